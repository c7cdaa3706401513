"""Set-up and the first four phases of a round. (pp. 3-4)"""

import pytest

from games.pyramidion.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    announce,
    asked,
    boats,
    draw,
    go,
    hand,
    harbour,
    have,
    hold,
    of_kind,
    on,
    open_now,
    play,
    put,
    row,
    station,
    stock,
    table,
)
from ziggurat.core.bits import count
from ziggurat.core.errors import BadSeats
from ziggurat.core.rules import CHANCE
from ziggurat.core.steps import step
from ziggurat.games.pyramidion import steps
from ziggurat.games.pyramidion.components import DECK
from ziggurat.games.pyramidion.game import GAME


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_table(seats: int) -> None:
    """A play order is drawn, a distribution card turned up, five boats come. (p. 3)"""
    state = GAME.setup({}, seats)
    assert [text.partition(":")[0] for text in open_now(state)] == ["follow"] * seats
    heard = draw(state)
    assert sorted(state.order) == list(range(seats))
    assert [event["position"] for event in heard if event.kind == "ordered"] == list(
        range(1, seats + 1)
    )
    assert len(row(state)) == 5 and state.round == 1 and asked(state)[0] == "activating"
    assert count(state.spent) == 1 and state.distribution >= 0
    assert [state.hand_size(seat) for seat in range(4)] == [9] * seats + [0] * (4 - seats)


def test_each_draws_one_order_token() -> None:
    state = GAME.setup({}, 3)
    play(state, "follow:yellow")
    assert open_now(state) == ["follow:red", "follow:blue"]
    play(state, "follow:red")
    assert open_now(state) == ["follow:blue"]
    play(state, "follow:blue")
    assert list(state.order) == [YELLOW, RED, BLUE]


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadSeats):
        GAME.setup({}, seats)


def test_basics_are_in_hand_from_the_start() -> None:
    """The colours of empty seats stay in the box. (p. 3)"""
    state = GAME.setup({}, 2)
    assert hand(state, BLUE)[0] == "blue-merchant-1" and len(hand(state, BLUE)) == 5
    assert hand(state, YELLOW) == hand(state, GREEN) == [] and state.discards == 0


def test_the_phases_follow_one_another() -> None:
    """Boats, distribution, negotiation, hands, sites. (p. 4)"""
    state = table()
    state.then(step(steps.ROUND))
    heard = state.listen()
    GAME.settle(state)
    order = []
    while GAME.to_move(state) == CHANCE:
        order.append(GAME.asking(state))
        GAME.play(state, GAME.outcomes(state)[0][0])
    assert order == ["boat"] * 5 + ["next-distribution"] + ["dealing"] * 12
    assert heard[0].kind == "round" and heard[0]["number"] == 2
    assert GAME.asking(state) == "activating"


def test_sites_come_before_the_new_order_and_boats_after_it() -> None:
    """Phases 5, 6, 7: Red's token changes who loads first, not who activates. (pp. 5, 7)"""
    state = table()
    everything = "camel camel camel wood wood wood food food food stone stone stone"
    for seat in (RED, BLUE):
        stock(state, seat, f"{everything} worker worker worker")
    go(state, steps.ROUND)
    asks = []
    wishes = ("activate:giza", "play:red-torturer", "token:order-3", "pass", "decline")
    while int(state.round) == 2:
        question, seat = asked(state)
        if question in ("activating", "order-token", "boarding"):
            asks.append((question, seat))
        play(state, next((wish for wish in wishes if wish in open_now(state)), open_now(state)[0]))
    assert asks == [
        ("activating", RED),
        ("order-token", RED),
        *[("activating", seat) for seat in (BLUE, YELLOW, RED, BLUE, YELLOW)],
        *[("boarding", seat) for seat in (BLUE, RED)],
    ]


def test_a_full_row_needs_no_boat() -> None:
    state = table()
    harbour(state, "1 2 3 4 5")
    go(state, steps.RENEWAL)
    assert open_now(state) == []


def test_an_empty_boat_deck_is_made_anew() -> None:
    """From the discards; when they are used up too, the row stays short. (p. 3)"""
    state = table()
    harbour(state, "1 2 3")
    state.boats = 0
    state.adrift = boats("7")
    go(state, steps.RENEWAL)
    assert open_now(state) == ["boat:boat-7"]
    play(state, "boat:boat-7")
    assert row(state) == [1, 2, 3, 7] and open_now(state) == [] and state.adrift == 0


def test_a_shortage_is_felt_by_the_last_sites() -> None:
    """Two camels left for Giza 2 and Karnak 2; nothing is owed later. (p. 3; R-33)"""
    state = table()
    stock(state, RED, "camel " * 33)
    announce(state, 3)
    go(state, steps.DISTRIBUTION)
    assert on(state, "giza") == "camel camel food" and on(state, "karnak") == ""
    assert have(state, RED).count("camel") == 33


def test_the_distribution_deck_is_made_anew() -> None:
    """From all ten, the one just used too. (p. 3; R-06)"""
    state = table()
    announce(state, 2)
    state.distributions = 0
    state.spent = 2**10 - 1 - 2
    go(state, steps.DISTRIBUTION)
    assert len(open_now(state)) == 10
    play(state, "distribution:distribution-2")
    assert state.distribution == 1 and state.distributions == 2**10 - 3 and state.spent == 0


def test_negotiators_choose_in_play_order() -> None:
    """Each from its own site, none from an empty one. (p. 4; R-34)"""
    state = table(order=(BLUE, RED, YELLOW))
    station(state, RED, "giza-negotiators thebes-negotiators karnak-negotiators")
    station(state, BLUE, "luxor-negotiators")
    station(state, YELLOW, "cairo-torturers")
    for site in ("giza", "thebes", "luxor", "cairo"):
        put(state, site, "stone wood")
    go(state, steps.NEGOTIATION)
    asks = []
    while open_now(state):
        asks.append((*asked(state), open_now(state)[0]))
        play(state, open_now(state)[0])
    assert asks == [
        ("negotiating", BLUE, "take:luxor-wood"),
        ("negotiating", RED, "take:giza-wood"),
        ("negotiating", RED, "take:thebes-wood"),
    ]
    assert GAME.asking(state) == "", "nobody is asked about the empty site"
    assert have(state, RED) == "wood wood" and on(state, "giza") == "stone"


def test_hands_are_dealt_from_all_forty() -> None:
    """Whatever was discarded or held before. (p. 4)"""
    state = table()
    hold(state, RED, "merchant-1 guard")
    state.born = state.born[:0]
    go(state, steps.HANDS)
    assert state.deck == DECK and state.discards == 0 and list(state.born) == [DECK]
    assert asked(state) == ("dealing", CHANCE) and len(open_now(state)) == 40
    heard = play(state, "deal:guard deal:vizier deal:thief deal:bandit")
    assert hand(state, RED)[5:] == ["bandit", "guard", "vizier", "thief"]
    assert state.open[RED] == 31, "all know the basic cards, nobody the dealt ones"
    assert of_kind(heard, "dealt")[0]["seat"] == RED
    draw(state)
    assert count(state.deck) == 40 - 12


def test_a_dealt_card_is_told_to_its_owner_only() -> None:
    """The others hear that he drew one."""
    state = table()
    go(state, steps.HANDS)
    heard = play(state, "deal:guard")
    told = {seat: [e.kind for e in heard if e.seen_by(seat)] for seat in (RED, BLUE, 7)}
    assert told == {RED: ["dealt"], BLUE: ["drew"], 7: ["drew"]}
