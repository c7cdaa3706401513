"""The examples of the rulebook (E), its rules and notes (N), one test each; see the spec card."""

import pytest

from games.pyramidion.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    activate,
    announce,
    asked,
    draw,
    go,
    hand,
    harbour,
    have,
    hold,
    lay,
    loaded,
    lying,
    of_kind,
    on,
    open_now,
    play,
    put,
    resolve,
    row,
    station,
    stock,
    table,
    troops,
    words_for,
)
from ziggurat.core.bits import count
from ziggurat.core.rules import NOBODY
from ziggurat.games.pyramidion import steps
from ziggurat.games.pyramidion.components import (
    BOATS_DATA,
    CARDS_DATA,
    DECK,
    DISTRIBUTIONS_DATA,
    INFLUENCE,
    NUMBERS,
    SITE_IDS,
    SITES_DATA,
    TOKENS_DATA,
    provenance,
)
from ziggurat.games.pyramidion.game import GAME
from ziggurat.games.pyramidion.goods import unpacked
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.totals import total


def test_e1_two_boats_join_three() -> None:
    """The row is completed to five; those that were there stay. (p. 4)"""
    state = table()
    harbour(state, "3 7 12")
    go(state, steps.RENEWAL)
    play(state, "boat:boat-1 boat:boat-20")
    assert row(state) == [1, 3, 7, 12, 20] and open_now(state) == []


def test_e2_the_first_distribution_card() -> None:
    """Six sites are fed, two are not; the next card is turned up. (p. 4)"""
    state = table()
    announce(state, 1)
    go(state, steps.DISTRIBUTION)
    assert on(state, "giza") == "camel food food"
    assert on(state, "thebes") == "worker statue"
    assert on(state, "luxor") == "stone stone stone stone"
    assert on(state, "alexandria") == "worker"
    assert on(state, "cairo") == "wood wood"
    assert on(state, "philae") == "camel"
    assert on(state, "abu-simbel") == on(state, "karnak") == ""
    assert unpacked(int(state.supply)) == [33, 33, 33, 31, 33, 9]
    assert "distribution:distribution-1" not in open_now(state)
    play(state, "distribution:distribution-4")
    assert state.spent == 1 and state.distribution == 3


def test_e2b_resources_join_those_that_are_there() -> None:
    """A stone at Luxor and four more make five. (p. 4)"""
    state = table()
    put(state, "luxor", "stone")
    announce(state, 1)
    go(state, steps.DISTRIBUTION)
    assert on(state, "luxor") == "stone stone stone stone stone"


def test_e3_red_negotiates_at_alexandria() -> None:
    """A worker or a wood; he takes the wood. (p. 4)"""
    state = table()
    station(state, RED, "alexandria-negotiators")
    put(state, "alexandria", "worker worker wood")
    go(state, steps.NEGOTIATION)
    assert asked(state) == ("negotiating", RED)
    assert open_now(state) == ["take:alexandria-wood", "take:alexandria-worker"]
    play(state, "take:alexandria-wood")
    assert have(state, RED) == "wood" and on(state, "alexandria") == "worker worker"
    assert open_now(state) == []


def luxor_in_revolt() -> Pyramidion:
    """Three players at Luxor, two revolt cards among theirs."""
    state = table()
    lay(state, RED, "red-torturer torturer-2")
    lay(state, YELLOW, "revolt-1 yellow-torturer yellow-goddess@influence torturer-3 negotiator-2")
    lay(state, BLUE, "revolt-2 blue-torturer blue-goddess@influence torturer-1 merchant-3")
    put(state, "luxor", "stone stone")
    resolve(state, "luxor")
    assert [total(state, seat, INFLUENCE) for seat in (RED, BLUE, YELLOW)] == [9, 15, 14]
    return state


def test_e4_blue_masters_a_revolt_of_13() -> None:
    """Red loses his cards, Yellow does not, Blue is paid. (p. 5)"""
    state = luxor_in_revolt()
    supply = int(state.supply)
    events = play(state, "revolt:revolt-token-3 revolt:revolt-token-5")
    assert supply - state.supply == state.stocks[BLUE], "from the general supply"
    assert of_kind(events, "crushed") == [{"seat": RED, "cards": 2}]
    assert lying(state, RED) == [] and len(lying(state, YELLOW)) == len(lying(state, BLUE)) == 5
    assert have(state, BLUE) == "food worker" and have(state, RED) == have(state, YELLOW) == ""
    assert state.drawn == state.uprising == 0, "both tokens are shuffled back"


def test_e4b_the_other_three_steps_follow() -> None:
    """Blue places torturers, Yellow may place negotiators, Blue wins the stones. (p. 6)"""
    state = luxor_in_revolt()
    play(state, "revolt:revolt-token-3 revolt:revolt-token-5")
    assert troops(state, BLUE) == ["luxor-torturers"]
    assert asked(state) == ("deploying", YELLOW)
    play(state, "deploy")
    assert troops(state, YELLOW) == ["luxor-negotiators"]
    assert have(state, BLUE) == "food stone stone worker" and on(state, "luxor") == ""


def test_e5_blue_replaces_yellow_at_thebes() -> None:
    """Seven influence is just enough. (p. 6)"""
    state = table()
    station(state, YELLOW, "thebes-torturers")
    lay(state, BLUE, "blue-torturer blue-goddess@influence")
    lay(state, RED, "torturer-1")
    events = resolve(state, "thebes")
    assert troops(state, BLUE) == ["thebes-torturers"] and troops(state, YELLOW) == []
    assert of_kind(events, "sent-home") == [{"seat": YELLOW, "site": 2, "troop": 1}]


def test_e6_red_has_the_most_negotiation_but_too_little() -> None:
    """The blue troop stays at Abu Simbel. (p. 6)"""
    state = table()
    station(state, BLUE, "abu-simbel-negotiators")
    lay(state, RED, "red-negotiator merchant-8")
    lay(state, YELLOW, "yellow-negotiator")
    resolve(state, "abu-simbel")
    assert asked(state)[0] != "deploying" and troops(state, BLUE) == ["abu-simbel-negotiators"]


def test_e7_equal_bargaining_wins_nothing() -> None:
    """Six each at Karnak: the resources stay. (p. 6)"""
    state = table()
    put(state, "karnak", "camel stone")
    lay(state, BLUE, "blue-merchant-1 blue-goddess@bargaining")
    lay(state, YELLOW, "merchant-4 yellow-merchant-2")
    resolve(state, "karnak")
    assert on(state, "karnak") == "camel stone" and have(state, BLUE) == have(state, YELLOW) == ""


def test_e8_red_goes_first() -> None:
    """Red took the first order token at Giza; the others follow as before. (p. 7)"""
    state = table(order=(BLUE, YELLOW, RED))
    hold(state, RED, "", opened="red-torturer")
    activate(state, RED, "giza")
    play(state, "play:red-torturer token:order-1")
    go(state, steps.PLAY_ORDER)
    assert list(state.order) == [RED, BLUE, YELLOW]
    assert list(state.tokens) == [-1] * 4, "tokens go back"


def blue_at_the_harbour() -> Pyramidion:
    """Blue's turn to load, as in the example of the book. (p. 7)"""
    state = table(order=(BLUE, RED, YELLOW))
    station(state, BLUE, "giza-torturers cairo-torturers")
    stock(state, BLUE, "camel statue stone stone worker")
    harbour(state, "9")
    go(state, steps.LOADING)
    play(state, "load:boat-9")
    return state


def test_e9_blue_loads_a_boat() -> None:
    """A camel by the torturers of Giza, a statue for the food. (p. 7)"""
    state = blue_at_the_harbour()
    supply = unpacked(int(state.supply))
    play(state, "torturer:giza-camel statue:food ship")
    assert have(state, BLUE) == "" and row(state) == []
    gained = [now - then for now, then in zip(unpacked(int(state.supply)), supply, strict=True)]
    assert gained == [1, 0, 0, 2, 1, 1], "six were paid, one of them just taken"
    assert state.used == 1 << SITE_IDS.index("giza") and state.loaded[BLUE] == 1 << 8


def test_e9b_cairo_has_neither_camel_nor_food() -> None:
    """It prints wood and stone. (p. 7)"""
    state = blue_at_the_harbour()
    torturers = [text for text in open_now(state) if text.startswith("torturer")]
    assert torturers == ["torturer:giza-camel", "torturer:giza-food", "torturer:cairo-stone"]


def test_e9c_a_troop_supplies_once_a_round() -> None:
    """Giza's has been used, for this boat and for the next. (p. 7)"""
    state = blue_at_the_harbour()
    play(state, "torturer:giza-camel")
    assert open_now(state) == ["torturer:cairo-stone", "statue:food"]
    play(state, "statue:food ship")
    stock(state, BLUE, "camel stone worker")
    harbour(state, "3 4")
    go(state, steps.LOADING)
    assert open_now(state) == ["load:boat-4", "decline"]
    play(state, "load:boat-4")
    assert open_now(state) == ["torturer:cairo-stone", "ship"]


def test_n1_the_box() -> None:
    """60 characters, 10 distribution cards, 20 boats, 8 sites, 6 revolt tokens, 185 resources."""
    types = [card["type"] for card in CARDS_DATA]
    basics = [card["type"] for card in CARDS_DATA if card["colour"]]
    kinds = ("merchant", "negotiator", "torturer", "revolt", "special")
    assert [types.count(kind) for kind in kinds] == [20, 12, 12, 3, 13]
    assert [basics.count(kind) for kind in kinds] == [8, 4, 4, 0, 4]
    assert DECK.bit_count() == 40
    sizes = [len(DISTRIBUTIONS_DATA), len(BOATS_DATA), len(SITES_DATA), len(TOKENS_DATA)]
    assert sizes == [10, 20, 8, 6]
    assert sum(row["copies"] for row in provenance()["resource"]) == 185
    assert NUMBERS["sundials"] == 8 and NUMBERS["troops-of-a-kind"] == 5
    assert NUMBERS["category-tokens"] == 12 and NUMBERS["philosopher-tokens"] == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_n2_nine_cards_in_hand(seats: int) -> None:
    """Five basic ones and four of the deck; one more for the torturers of Thebes. (p. 4)"""
    state = table(seats)
    go(state, steps.HANDS)
    draw(state)
    assert [state.hand_size(seat) for seat in range(seats)] == [9] * seats
    station(state, BLUE, "thebes-torturers")
    station(state, RED, "thebes-negotiators")
    go(state, steps.HANDS)
    draw(state)
    assert [state.hand_size(seat) for seat in range(seats)] == [9, 10, 9, 9][:seats]


@pytest.mark.parametrize(
    ("order", "activators"),
    [
        ((BLUE, RED), [BLUE, RED, BLUE]),
        ((YELLOW, RED, BLUE), [YELLOW, RED, BLUE] * 2),
        ((GREEN, RED, YELLOW, BLUE), [GREEN, RED, YELLOW, BLUE] * 2),
    ],
)
def test_n3_who_activates(order: tuple[int, ...], activators: list[int]) -> None:
    """Twice round in play order; two players activate three sites. (pp. 5, 7)"""
    state = table(len(order), order=order)
    go(state, steps.SITES)
    found = []
    while GAME.asking(state) == "activating":
        found.append(int(GAME.to_move(state)))
        play(state, open_now(state)[0])
        draw(state)
    assert found == activators and count(state.sundials) == len(activators)


def test_n4_a_discarded_revolt_brings_no_token() -> None:
    """The Bandit takes it away before the site is resolved. (p. 8)"""
    state = table()
    hold(state, RED, "bandit")
    lay(state, BLUE, "revolt-1")
    activate(state, RED, "luxor")
    play(state, "play:bandit discard:revolt-1")
    assert open_now(state) == [], "no token is drawn and the site is over"
    assert lying(state, BLUE) == []


@pytest.mark.parametrize(("more", "stands"), [("", False), ("red-merchant-1", True)])
def test_n5_philae_adds_two_for_each_token(more: str, stands: bool) -> None:
    """Tokens of 6 and 7 make 17: an influence of 16 falls, 17 stands. (p. 8)"""
    state = table()
    lay(state, BLUE, "revolt-1 revolt-2")
    lay(state, RED, f"torturer-1 torturer-2 torturer-3 {more}")
    resolve(state, "philae")
    events = play(state, "revolt:revolt-token-3 revolt:revolt-token-5")
    assert ({"seat": RED, "cards": 3} not in of_kind(events, "crushed")) == stands
    assert have(state, RED) == ("food worker" if stands else "")


def test_n5_no_revolt_card_no_revolt() -> None:
    """Not even at Philae. (p. 8)"""
    state = table()
    lay(state, RED, "red-torturer")
    resolve(state, "philae")
    assert troops(state, RED) == ["philae-torturers"]


def test_n6_luxor_once_and_alexandria_each_time() -> None:
    """The first ankh draws at Luxor; every ankh is paid at Alexandria. (p. 8)"""
    state = table()
    hold(state, RED, "merchant-9 merchant-10")
    hold(state, BLUE, "merchant-11 merchant-1")
    activate(state, RED, "luxor")
    play(state, "play:merchant-9")
    play(state, "deal:guard play:merchant-11")
    assert asked(state) == ("playing", RED), "the second ankh draws nothing"
    play(state, "play:merchant-10 pass")
    assert asked(state) == ("playing", RED)
    state = table()
    hold(state, RED, "merchant-9 merchant-10")
    hold(state, BLUE, "merchant-11 merchant-1")
    activate(state, RED, "alexandria")
    play(state, "play:merchant-9 take:supply-camel play:merchant-11 take:supply-statue")
    play(state, "play:merchant-10 take:supply-wood")
    assert have(state, RED) == "camel wood" and have(state, BLUE) == "statue"


def test_n7_the_slave_trader_while_he_lies() -> None:
    """A torturer of 4 counts 3, and 4 again when the revolt has swept him away. (pp. 5, 8)"""
    state = table()
    hold(state, BLUE, "slave-trader")
    lay(state, RED, "red-torturer red-goddess@influence")
    lay(state, YELLOW, "revolt-1")
    activate(state, BLUE, "thebes")
    play(state, "play:slave-trader")
    assert total(state, RED, INFLUENCE) == 3 + 2
    play(state, "revolt:revolt-token-1")
    assert have(state, RED) == "camel", "five stands against five"
    assert troops(state, RED) == ["thebes-torturers"], "and is seven again"


def test_n8_the_engraver_at_thebes() -> None:
    """Nine influence is too little for 7 + 3, ten is enough. (p. 8)"""
    for more, placed in (("merchant-7", []), ("merchant-7 red-merchant-1", ["thebes-torturers"])):
        state = table()
        hold(state, BLUE, "engraver")
        lay(state, RED, f"red-torturer red-goddess@influence {more}")
        activate(state, BLUE, "thebes")
        play(state, "play:engraver raise")
        assert troops(state, RED) == placed


@pytest.mark.parametrize(
    ("order", "after"), [((BLUE, RED), [RED, BLUE]), ((BLUE, RED, YELLOW), [BLUE, RED, YELLOW])]
)
def test_n9_without_giza(order: tuple[int, ...], after: list[int]) -> None:
    """The order stays, but two players change places for the next round. (p. 7)"""
    state = table(len(order), order=order)
    state.sundials = 2
    go(state, steps.PLAY_ORDER)
    assert list(state.order) == list(order), "loading follows the old order"
    go(state, steps.NEW_ROUND)
    assert list(state.order) == after


def test_n10_the_point_of_the_torturers() -> None:
    """Nine and one end the game; an equal number of troops gives nobody the point. (p. 7)"""
    state = table()
    loaded(state, RED, "17 13")
    station(state, RED, "giza-torturers luxor-torturers")
    station(state, BLUE, "cairo-torturers")
    tied = state.copy()
    go(state, steps.ROUND_END)
    assert GAME.outcome(state) == ((10, 0, 0), (1, 2, 3), "goal-reached")
    station(tied, BLUE, "karnak-torturers")
    go(tied, steps.ROUND_END)
    assert GAME.outcome(tied) is None and tied.round == 2


def test_n11_several_have_reached_the_goal() -> None:
    """More points; then cards in hand, boats, play order. (p. 7)"""
    state = table(order=(YELLOW, BLUE, RED))
    loaded(state, RED, "17 18 1")
    loaded(state, BLUE, "19 20")
    go(state, steps.ROUND_END)
    assert GAME.outcome(state) == ((11, 10, 0), (1, 2, 3), "goal-reached")


def test_n12_an_unloaded_boat_of_karnak() -> None:
    """Nobody else may load it, and it is discarded. (p. 8)"""
    state = table()
    activate(state, BLUE, "karnak")
    play(state, "boat:boat-4")
    assert state.private_boat == 3 and state.private_seat == BLUE
    stock(state, RED, "camel stone worker")
    stock(state, BLUE, "camel stone worker")
    go(state, steps.LOADING)
    assert asked(state) == ("boarding", BLUE) and open_now(state) == ["load:boat-4", "decline"]
    play(state, "decline")
    assert open_now(state) == []
    go(state, steps.NEW_ROUND)
    assert state.adrift == 1 << 3 and state.private_boat == -1


def test_n13_statues_are_limited() -> None:
    """They stand for any kind; there is no eleventh. (pp. 3, 7)"""
    state = table()
    stock(state, BLUE, "statue " * 10)
    stock(state, RED, "worker worker worker")
    hold(state, RED, "merchant-9")
    activate(state, RED, "alexandria")
    play(state, "play:merchant-9")
    assert "take:supply-statue" not in open_now(state)
    play(state, "take:supply-camel")
    go(state, steps.ABU_SIMBEL)
    assert open_now(state) == [], "no exchange without a statue"
    harbour(state, "1")
    go(state, steps.LOADING)
    play(state, "load:boat-1 statue:stone statue:worker statue:worker ship")
    assert state.loaded[BLUE] == 1 and have(state, BLUE) == " ".join(["statue"] * 7)


def test_n14_a_sixth_troop_is_not_placed() -> None:
    """All five are on sites: the present troop stays. (p. 3)"""
    state = table()
    station(state, RED, "giza-torturers luxor-torturers cairo-torturers philae-torturers")
    station(state, RED, "karnak-torturers")
    station(state, BLUE, "thebes-torturers")
    lay(state, RED, "torturer-1 red-torturer")
    resolve(state, "thebes")
    assert troops(state, BLUE) == ["thebes-torturers"] and len(troops(state, RED)) == 5


def test_n15_two_players() -> None:
    """A card first, at most five, no recruiting. (p. 7)"""
    state = table(2)
    hold(state, RED, "merchant-1 merchant-2 merchant-3 merchant-4 merchant-5 merchant-6")
    hold(state, BLUE, "torturer-1")
    activate(state, RED, "philae")
    assert "pass" not in open_now(state)
    play(state, "play:merchant-1")
    assert open_now(state) == ["play:torturer-1"]
    play(state, "play:torturer-1 play:merchant-2 play:merchant-3 play:merchant-4")
    assert "pass" in open_now(state)
    play(state, "play:merchant-5")
    assert state.site == -1, "nobody has anything left to play"
    assert hand(state, RED) == ["merchant-6"]


def test_n15_an_empty_hand_need_not_play() -> None:
    """Only who can must; and who passes without a card may not recruit. (p. 7)"""
    state = table(2)
    hold(state, BLUE, "torturer-1 torturer-2")
    activate(state, RED, "philae")
    assert asked(state) == ("playing", BLUE)
    play(state, "play:torturer-1 pass")
    assert hand(state, BLUE) == ["torturer-2"] and open_now(state) == []


def test_n16_what_stays_over_the_round_end() -> None:
    """Resources and troops stay; sundials and hands go. (p. 7)"""
    state = table()
    put(state, "giza", "camel food")
    station(state, RED, "luxor-torturers")
    station(state, BLUE, "luxor-negotiators")
    hold(state, RED, "guard vizier", opened="red-goddess")
    state.sundials = 255
    state.used = 8
    go(state, steps.ROUND_END)
    assert on(state, "giza") == "camel food"
    assert troops(state, RED) == ["luxor-torturers"]
    assert troops(state, BLUE) == ["luxor-negotiators"]
    assert state.sundials == state.used == state.hand[RED] == state.open[RED] == 0
    assert state.round == 2 and asked(state) == ("boat", 6)


def test_n17_who_has_played_may_not_recruit() -> None:
    """Recruiting is for those who passed without a card on the site. (p. 5)"""
    state = table()
    hold(state, RED, "merchant-1 merchant-2")
    hold(state, BLUE, "merchant-3")
    activate(state, RED, "philae")
    play(state, "play:merchant-1 pass")
    assert asked(state) == ("recruiting", BLUE)
    assert open_now(state) == ["recruit:merchant-3", "decline"]
    play(state, "decline pass")
    assert open_now(state) == [], "Red has played"


def test_n18_the_high_priest_takes_himself_back() -> None:
    """Or any of his player's cards; not when the revolt discards him. (pp. 5, 8)"""
    state = table()
    hold(state, RED, "high-priest torturer-1")
    activate(state, RED, "giza")
    play(state, "play:torturer-1 decline play:high-priest")
    assert open_now(state) == ["keep:torturer-1", "keep:high-priest"]
    play(state, "keep:high-priest")
    assert hand(state, RED) == ["high-priest"]
    state = table()
    hold(state, RED, "high-priest revolt-1")
    activate(state, RED, "giza")
    play(state, "play:high-priest play:revolt-1")
    play(state, "revolt:revolt-token-1")
    assert open_now(state) == [] and hand(state, RED) == []


def test_n19_nobody_stands_in_the_revolt() -> None:
    """Nine, twelve and twelve against thirteen: all is lost, nothing is won. (p. 5)"""
    state = table()
    lay(state, RED, "red-torturer torturer-2 revolt-1")
    lay(state, BLUE, "torturer-1 torturer-3 blue-merchant-1 revolt-2")
    lay(state, YELLOW, "yellow-torturer torturer-4 torturer-5")
    put(state, "luxor", "stone")
    resolve(state, "luxor")
    assert [total(state, seat, INFLUENCE) for seat in range(3)] == [9, 12, 12]
    play(state, "revolt:revolt-token-3 revolt:revolt-token-5")
    assert state.lying() == 0 and open_now(state) == []
    assert words_for(sum(int(goods) for goods in state.stocks)) == ""
    assert all(owner == -1 for owner in state.troops) and on(state, "luxor") == "stone"
    assert int(GAME.to_move(state)) == NOBODY
