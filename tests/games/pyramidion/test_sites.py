"""The powers of the sites, and the end of a site. (pp. 6, 8)"""

from games.pyramidion.positions import (
    BLUE,
    RED,
    YELLOW,
    activate,
    asked,
    cards,
    go,
    hand,
    have,
    hold,
    lay,
    of_kind,
    open_now,
    play,
    resolve,
    station,
    stock,
    table,
    troops,
)
from ziggurat.core.rules import CHANCE
from ziggurat.games.pyramidion import steps
from ziggurat.games.pyramidion.components import STATUE, WORKER
from ziggurat.games.pyramidion.goods import unpacked


def test_giza_offers_the_tokens_that_are_left() -> None:
    """As many as players; one each. (R-29)"""
    state = table()
    hold(state, RED, "torturer-1 torturer-2 merchant-1")
    hold(state, BLUE, "torturer-3 merchant-2")
    activate(state, RED, "giza")
    play(state, "play:torturer-1")
    assert asked(state) == ("order-token", RED)
    assert open_now(state) == ["token:order-1", "token:order-2", "token:order-3", "decline"]
    heard = play(state, "token:order-2")
    assert of_kind(heard, "claimed") == [{"seat": RED, "token": 1}]
    play(state, "play:torturer-3")
    assert open_now(state) == ["token:order-1", "token:order-3", "decline"]
    play(state, "decline play:torturer-2")
    assert asked(state) == ("playing", BLUE), "Red has a token already"
    play(state, "play:merchant-2 play:merchant-1")
    assert list(state.tokens)[:3] == [1, -1, -1]


def test_giza_needs_a_torturer() -> None:
    state = table()
    hold(state, RED, "negotiator-1 merchant-1")
    activate(state, RED, "giza")
    play(state, "play:negotiator-1")
    assert asked(state) == ("playing", RED)


def test_a_declined_token_may_be_taken_with_the_next_torturer() -> None:
    state = table()
    hold(state, RED, "torturer-1 torturer-2")
    activate(state, RED, "giza")
    play(state, "play:torturer-1 decline play:torturer-2")
    assert asked(state) == ("order-token", RED)


def test_luxor() -> None:
    """The first ankh draws a card, after the card's own effect. (p. 8; R-20)"""
    state = table()
    hold(state, RED, "vizier merchant-1")
    activate(state, RED, "luxor")
    play(state, "play:merchant-1")
    assert asked(state) == ("playing", RED), "no ankh"
    play(state, "play:vizier")
    assert asked(state) == ("dealing", CHANCE)
    play(state, "deal:guard")
    assert hand(state, RED) == ["guard"]


def test_luxor_with_the_last_card() -> None:
    """Who played his last card has one again."""
    state = table()
    hold(state, RED, "merchant-9")
    activate(state, RED, "luxor")
    play(state, "play:merchant-9 deal:merchant-1")
    assert asked(state) == ("playing", RED) and open_now(state) == ["play:merchant-1", "pass"]


def test_alexandria() -> None:
    """Any kind in the supply, statues too. (R-26)"""
    state = table()
    hold(state, RED, "merchant-9 merchant-1")
    activate(state, RED, "alexandria")
    play(state, "play:merchant-9")
    assert asked(state) == ("gift", RED) and len(open_now(state)) == 6
    heard = play(state, "take:supply-statue")
    assert have(state, RED) == "statue"
    assert of_kind(heard, "gained") == [{"seat": RED, "kind": 5, "count": 1}]


def test_alexandria_without_supply() -> None:
    state = table()
    hold(state, RED, "merchant-9 merchant-1")
    state.stocks[BLUE] = state.supply
    state.supply = 0
    activate(state, RED, "alexandria")
    play(state, "play:merchant-9")
    assert asked(state) == ("playing", RED)


def test_cairo() -> None:
    """The first ankh may send any troop home. (R-28)"""
    state = table()
    hold(state, RED, "merchant-9 merchant-10 merchant-1")
    station(state, BLUE, "giza-torturers")
    station(state, YELLOW, "karnak-negotiators")
    activate(state, RED, "cairo")
    play(state, "play:merchant-9")
    assert asked(state) == ("sending-home", RED)
    assert open_now(state) == ["troop:giza-torturers", "troop:karnak-negotiators", "decline"]
    heard = play(state, "troop:giza-torturers")
    assert of_kind(heard, "sent-home") == [{"seat": BLUE, "site": 0, "troop": 1}]
    assert troops(state, BLUE) == []
    play(state, "play:merchant-10")
    assert asked(state) == ("playing", RED), "the second ankh does nothing"


def test_cairo_declined_is_used_up() -> None:
    """So it is when there was no troop at all. (R-20)"""
    state = table()
    hold(state, RED, "merchant-9 merchant-10 merchant-1")
    station(state, BLUE, "giza-torturers")
    activate(state, RED, "cairo")
    play(state, "play:merchant-9 decline play:merchant-10")
    assert asked(state) == ("playing", RED)
    state = table()
    hold(state, RED, "merchant-9 merchant-10 merchant-1")
    activate(state, RED, "cairo")
    play(state, "play:merchant-9")
    station(state, BLUE, "giza-torturers")
    play(state, "play:merchant-10")
    assert asked(state) == ("playing", RED)


def test_abu_simbel() -> None:
    """All who have three workers, in play order, once. (R-27)"""
    state = table(order=(YELLOW, RED, BLUE))
    stock(state, RED, "worker worker worker worker worker worker")
    stock(state, BLUE, "worker worker")
    stock(state, YELLOW, "worker worker worker")
    resolve(state, "abu-simbel")
    assert asked(state) == ("exchanging", YELLOW) and open_now(state) == ["exchange", "decline"]
    play(state, "decline")
    assert asked(state) == ("exchanging", RED)
    before = unpacked(state.supply)
    heard = play(state, "exchange")
    after = unpacked(state.supply)
    assert after[WORKER] == before[WORKER] + 3 and after[STATUE] == before[STATUE] - 1
    assert have(state, RED) == "worker worker worker statue" and open_now(state) == []
    assert of_kind(heard, "exchanged") == [{"seat": RED, "workers": 3}]
    assert have(state, YELLOW).count("worker") == 3


def test_abu_simbel_when_statues_run_out() -> None:
    """The first in play order takes the last one. (R-27)"""
    state = table(order=(YELLOW, RED, BLUE))
    stock(state, BLUE, "statue " * 9)
    stock(state, RED, "worker worker worker")
    stock(state, YELLOW, "worker worker worker")
    resolve(state, "abu-simbel")
    play(state, "exchange")
    assert have(state, YELLOW) == "statue" and open_now(state) == []


def test_only_abu_simbel_exchanges() -> None:
    state = table()
    stock(state, RED, "worker worker worker")
    resolve(state, "thebes")
    assert open_now(state) == []


def test_the_end_of_a_site() -> None:
    """All cards are discarded, a sundial is placed, nothing is remembered. (p. 6)"""
    state = table()
    hold(state, RED, "slave-trader engraver merchant-9 red-goddess philosopher")
    lay(state, BLUE, "blue-torturer")
    activate(state, RED, "luxor")
    play(state, "play:slave-trader play:engraver raise play:red-goddess category:influence")
    play(state, "play:philosopher copy:blue-torturer play:merchant-9")
    play(state, "deal:merchant-1 pass")
    assert state.lying() == state.trading == state.raising == state.history == state.passed == 0
    assert list(state.plays) == [0] * 4 and list(state.wild) == [0] * 3
    assert list(state.copies) == [-1] * 5 and state.ankh == 0 and state.site == -1
    assert state.discards & cards("slave-trader blue-torturer")
    assert state.sundials == 1 << 3


def test_the_order_token_counts_in_phase_six() -> None:
    """Tokens first, the others keep their former order. (p. 7; R-29)"""
    state = table(4, order=(2, 0, 3, 1))
    state.tokens[RED] = 3
    state.tokens[BLUE] = 0
    heard = go(state, steps.PLAY_ORDER)
    assert list(state.order) == [1, 2, 3, 0]
    assert of_kind(heard, "ordered") == [
        {"seat": seat, "position": n} for n, seat in enumerate((1, 2, 3, 0), start=1)
    ]


def test_without_tokens_the_order_stays() -> None:
    state = table(order=(YELLOW, RED, BLUE))
    assert go(state, steps.PLAY_ORDER) == [] and list(state.order) == [YELLOW, RED, BLUE]


def test_two_players_at_giza() -> None:
    """With Giza activated they do not change places by themselves. (R-40)"""
    state = table(2, order=(BLUE, RED))
    state.sundials = 1
    go(state, steps.NEW_ROUND)
    assert list(state.order) == [BLUE, RED]
