"""Resolving a site. (pp. 5-6)"""

import pytest

from games.pyramidion.positions import (
    BLUE,
    RED,
    YELLOW,
    asked,
    cards,
    go,
    have,
    lay,
    lying,
    of_kind,
    on,
    open_now,
    play,
    put,
    resolve,
    station,
    stock,
    table,
    troops,
)
from ziggurat.games.pyramidion import steps
from ziggurat.games.pyramidion.components import BARGAINING, INFLUENCE
from ziggurat.games.pyramidion.game import GAME
from ziggurat.games.pyramidion.totals import leader, total


@pytest.mark.parametrize(("text", "drawn"), [("revolt-1", 1), ("revolt-1 revolt-2 revolt-3", 3)])
def test_a_token_for_each_revolt_card(text: str, drawn: int) -> None:
    """Several of one player too. (R-14)"""
    state = table()
    lay(state, RED, text)
    resolve(state, "luxor")
    for left in range(drawn):
        assert asked(state)[0] == "revolt-token" and len(open_now(state)) == 6 - left
        play(state, open_now(state)[0])
    assert asked(state)[0] != "revolt-token"


def test_equal_influence_masters_no_revolt() -> None:
    """Both stand and keep their cards; nobody is paid. (p. 5)"""
    state = table()
    lay(state, RED, "torturer-2 revolt-1")
    lay(state, BLUE, "torturer-3")
    resolve(state, "giza")
    heard = play(state, "revolt:revolt-token-1")
    assert of_kind(heard, "crushed") == of_kind(heard, "gained") == []
    assert have(state, RED) == have(state, BLUE) == ""


def test_the_reward_goes_by_totals_after_the_discards() -> None:
    """Nine each with the Slave Trader, who falls: then Blue has more. (R-12)"""
    state = table()
    lay(state, RED, "torturer-1 torturer-3")
    lay(state, BLUE, "torturer-2 torturer-4 torturer-7")
    lay(state, YELLOW, "revolt-1 slave-trader")
    state.trading = cards("slave-trader")
    assert [total(state, seat, INFLUENCE) for seat in (RED, BLUE)] == [9, 9]
    resolve(state, "thebes")
    heard = play(state, "revolt:revolt-token-1")
    assert of_kind(heard, "crushed") == [{"seat": YELLOW, "cards": 2}]
    assert have(state, BLUE) == "camel" and have(state, RED) == ""


def test_all_are_compared_with_the_revolt_at_once() -> None:
    """The Slave Trader falls too late for Blue, who has four against five with him. (R-12)"""
    state = table()
    lay(state, RED, "revolt-1 slave-trader")
    lay(state, BLUE, "torturer-2")
    state.trading = cards("slave-trader")
    resolve(state, "giza")
    heard = play(state, "revolt:revolt-token-1")
    assert of_kind(heard, "crushed") == [{"seat": RED, "cards": 2}, {"seat": BLUE, "cards": 1}]
    assert have(state, BLUE) == ""


def test_a_missing_reward_is_not_owed() -> None:
    """Shortage. (R-33)"""
    state = table()
    stock(state, BLUE, "camel " * 35)
    lay(state, RED, "torturer-2 revolt-1")
    resolve(state, "giza")
    play(state, "revolt:revolt-token-1")
    assert have(state, RED) == ""


def test_torturers_need_the_minimum() -> None:
    """Five at Giza is one too little. (p. 6)"""
    state = table()
    lay(state, RED, "torturer-2")
    resolve(state, "giza")
    assert troops(state, RED) == []


def test_torturers_are_placed_without_asking() -> None:
    state = table()
    lay(state, RED, "torturer-1")
    heard = resolve(state, "giza")
    assert troops(state, RED) == ["giza-torturers"]
    assert of_kind(heard, "deployed") == [{"seat": RED, "site": 0, "troop": 1}]


def test_equal_influence_places_nothing() -> None:
    """And sends nobody home, even if a third has enough. (p. 6; R-09)"""
    state = table()
    station(state, YELLOW, "philae-torturers")
    lay(state, RED, "torturer-2")
    lay(state, BLUE, "torturer-3")
    lay(state, YELLOW, "yellow-torturer")
    resolve(state, "philae")
    assert troops(state, YELLOW) == ["philae-torturers"]


def test_negotiators_are_a_choice() -> None:
    """May, not must. (p. 6; R-10)"""
    state = table()
    station(state, BLUE, "philae-negotiators")
    lay(state, RED, "negotiator-1")
    resolve(state, "philae")
    assert asked(state) == ("deploying", RED) and open_now(state) == ["deploy", "decline"]
    other = state.copy()
    play(state, "decline")
    assert troops(state, BLUE) == ["philae-negotiators"]
    play(other, "deploy")
    assert troops(other, RED) == ["philae-negotiators"] and troops(other, BLUE) == []


def test_negotiators_look_at_negotiation_not_influence() -> None:
    """Much influence does not help. (R-08)"""
    state = table()
    lay(state, RED, "torturer-1 torturer-2 merchant-8")
    resolve(state, "karnak")
    assert open_now(state) == []


def test_both_kinds_of_troops_share_a_site() -> None:
    """Of one player, or of two. (R-10)"""
    state = table()
    station(state, BLUE, "philae-torturers")
    lay(state, RED, "negotiator-1")
    resolve(state, "philae")
    play(state, "deploy")
    assert troops(state, BLUE) == ["philae-torturers"]
    assert troops(state, RED) == ["philae-negotiators"]


def test_who_is_there_already_is_not_asked() -> None:
    """Nothing changes. (R-11)"""
    state = table()
    station(state, RED, "philae-negotiators philae-torturers")
    lay(state, RED, "negotiator-1 torturer-1")
    heard = resolve(state, "philae")
    assert open_now(state) == [] and of_kind(heard, "deployed") == []


def test_merchants_win_all() -> None:
    """Without a minimum; one point is enough. (p. 6; R-09)"""
    state = table()
    put(state, "thebes", "worker worker statue")
    lay(state, RED, "negotiator-4")
    heard = resolve(state, "thebes")
    assert have(state, RED) == "worker worker statue" and on(state, "thebes") == ""
    (won,) = of_kind(heard, "won")
    assert (won["seat"], won["site"]) == (RED, 2)


def test_nothing_never_wins() -> None:
    """A total of 0 is not the most. (R-09)"""
    state = table()
    put(state, "thebes", "worker")
    lay(state, RED, "torturer-1")
    resolve(state, "thebes")
    assert on(state, "thebes") == "worker"
    assert leader(state, BARGAINING, 7) == -1


def test_each_step_counts_anew() -> None:
    """Cards lost in the revolt have no effect in the other steps. (R-13)"""
    state = table()
    put(state, "luxor", "stone")
    lay(state, RED, "merchant-1 merchant-2 revolt-1")
    lay(state, BLUE, "torturer-1 blue-merchant-2")
    resolve(state, "luxor")
    play(state, "revolt:revolt-token-1")
    assert have(state, BLUE) == "camel stone" and troops(state, BLUE) == ["luxor-torturers"]
    assert lying(state, RED) == []


def test_the_strict_leader() -> None:
    state = table()
    lay(state, RED, "torturer-2")
    lay(state, BLUE, "torturer-3")
    assert leader(state, INFLUENCE, 7) == -1
    assert leader(state, INFLUENCE, 1) == RED, "among those that count"
    lay(state, YELLOW, "torturer-1")
    assert leader(state, INFLUENCE, 7) == YELLOW


def test_a_site_without_cards() -> None:
    state = table()
    put(state, "luxor", "stone")
    go(state, steps.ACTIVATING, RED)
    play(state, "activate:luxor")
    assert on(state, "luxor") == "stone" and state.sundials == 8 and GAME.asking(state) == ""
