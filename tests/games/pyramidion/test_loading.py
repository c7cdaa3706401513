"""Loading boats. (p. 7)"""

from itertools import product

import pytest

from games.pyramidion.positions import (
    BLUE,
    RED,
    YELLOW,
    asked,
    boats,
    go,
    goods,
    harbour,
    have,
    of_kind,
    open_now,
    play,
    station,
    stock,
    table,
)
from ziggurat.core.choices import Choices
from ziggurat.core.rng import Rng
from ziggurat.games.pyramidion import steps
from ziggurat.games.pyramidion.components import (
    BOAT_COSTS,
    FULL_SUPPLY,
    KIND_IDS,
    PRINTED,
    STATUE,
)
from ziggurat.games.pyramidion.freight import account_of, can_pay, due_of, is_due, less
from ziggurat.games.pyramidion.game import GAME
from ziggurat.games.pyramidion.goods import packed, unpacked


def test_one_boat_a_turn_in_play_order() -> None:
    """Round and round until nobody wants to. (p. 7; R-31)"""
    state = table(order=(YELLOW, RED, BLUE))
    harbour(state, "1 2 3 4")
    stock(state, YELLOW, "stone worker worker wood wood food")
    stock(state, RED, "camel camel food")
    go(state, steps.LOADING)
    asks = []
    for text in ("load:boat-1 ship", "load:boat-3 ship", "load:boat-2 ship"):
        asks.append(asked(state)[1])
        play(state, text)
    assert asks == [YELLOW, RED, YELLOW] and open_now(state) == []
    assert [int(boat) for boat in state.loaded] == [boats("3"), 0, boats("1 2"), 0]


def test_a_pass_is_not_final_while_others_load() -> None:
    """The phase ends when all decline in a row. (R-31)"""
    state = table(2)
    harbour(state, "1 2")
    stock(state, RED, "stone worker worker")
    stock(state, BLUE, "wood wood food")
    go(state, steps.LOADING)
    play(state, "decline load:boat-2 ship")
    assert asked(state) == ("boarding", RED), "asked again after Blue loaded"
    play(state, "decline")
    assert open_now(state) == []


def test_who_loaded_is_asked_again() -> None:
    """A loaded boat gives everybody another turn, the loader too. (R-31)"""
    state = table(2)
    harbour(state, "1 2 3")
    stock(state, RED, "stone worker worker")
    stock(state, BLUE, "wood wood food camel camel food")
    go(state, steps.LOADING)
    play(state, "decline load:boat-2 ship decline")
    assert asked(state) == ("boarding", BLUE) and "load:boat-3" in open_now(state)


def test_who_cannot_load_is_not_asked() -> None:
    state = table()
    harbour(state, "17")
    stock(state, RED, "camel")
    go(state, steps.LOADING)
    assert open_now(state) == []


def test_a_loaded_boat_scores() -> None:
    state = table()
    harbour(state, "1")
    stock(state, RED, "stone worker worker camel")
    supply = int(state.supply)
    go(state, steps.LOADING)
    heard = play(state, "load:boat-1 ship")
    assert of_kind(heard, "scored") == [{"seat": RED, "points": 1, "boat": 0}]
    (loaded,) = of_kind(heard, "loaded")
    assert (loaded["seat"], loaded["boat"]) == (RED, 0)
    assert have(state, RED) == "camel" and state.row == 0
    assert state.supply == supply + goods("stone worker worker")


def test_the_boat_of_karnak_counts_as_one() -> None:
    """Its owner loads it in his turn, like any other. (R-30)"""
    state = table()
    state.private_boat = 0
    state.private_seat = BLUE
    state.boats &= ~1
    stock(state, RED, "stone worker worker")
    stock(state, BLUE, "stone worker worker")
    go(state, steps.LOADING)
    assert asked(state) == ("boarding", BLUE)
    play(state, "load:boat-1 ship")
    assert state.loaded[BLUE] == 1 and state.private_boat == state.private_seat == -1


def test_a_statue_may_stand_in_even_if_the_kind_is_there() -> None:
    state = table()
    harbour(state, "1")
    stock(state, RED, "stone worker worker statue")
    go(state, steps.LOADING)
    play(state, "load:boat-1")
    assert open_now(state) == ["statue:stone", "statue:worker", "ship"]
    play(state, "statue:stone ship")
    assert have(state, RED) == "stone"


def test_thebes_lends_a_statue_that_is_spent_at_once() -> None:
    """It stands for any kind of this boat. (R-32)"""
    state = table()
    harbour(state, "2")
    station(state, RED, "thebes-torturers")
    stock(state, RED, "wood food")
    supply = int(state.supply)
    go(state, steps.LOADING)
    play(state, "load:boat-2")
    assert open_now(state) == ["torturer:thebes-statue"]
    play(state, "torturer:thebes-statue")
    assert open_now(state) == ["statue:wood"], "food would leave a wood short"
    play(state, "statue:wood ship")
    assert have(state, RED) == "" and state.supply == supply + goods("wood food")


def test_thebes_lends_a_worker_or_a_statue() -> None:
    state = table()
    harbour(state, "1")
    station(state, RED, "thebes-torturers philae-torturers karnak-torturers")
    stock(state, RED, "stone worker worker")
    go(state, steps.LOADING)
    play(state, "load:boat-1")
    offers = ["torturer:thebes-worker", "torturer:thebes-statue", "torturer:karnak-stone", "ship"]
    assert open_now(state) == offers
    play(state, "torturer:thebes-statue")
    assert open_now(state) == ["statue:stone", "statue:worker"], "it must be spent first"


def test_a_joker_must_leave_the_boat_payable() -> None:
    """The camel is needed from Giza; Philae can bring the food. (R-32)"""
    state = table()
    harbour(state, "3")
    station(state, RED, "giza-torturers")
    stock(state, RED, "camel food")
    go(state, steps.LOADING)
    play(state, "load:boat-3")
    assert open_now(state) == ["torturer:giza-camel"], "food would leave a camel short"


def test_torturers_need_the_supply() -> None:
    """A resource that is not there cannot be taken. (R-32)"""
    state = table()
    harbour(state, "3")
    station(state, RED, "giza-torturers")
    stock(state, RED, "camel food")
    stock(state, BLUE, "camel " * 34)
    go(state, steps.LOADING)
    assert open_now(state) == []


def test_torturers_offer_only_what_the_supply_has() -> None:
    """Also for a boat that the stock can pay. (R-32)"""
    state = table()
    harbour(state, "3")
    station(state, RED, "giza-torturers")
    stock(state, RED, "camel camel food")
    stock(state, BLUE, "camel " * 33)
    go(state, steps.LOADING)
    play(state, "load:boat-3")
    assert open_now(state) == ["torturer:giza-food", "ship"]


def test_negotiators_do_not_supply() -> None:
    state = table()
    harbour(state, "3")
    station(state, RED, "giza-negotiators")
    station(state, BLUE, "giza-torturers")
    stock(state, RED, "camel food")
    go(state, steps.LOADING)
    assert open_now(state) == []


def test_accounts() -> None:
    account = account_of(packed([2, 0, 1, 3, 0, 0]))
    assert [int(due_of(account, kind)) for kind in range(5)] == [2, 0, 1, 3, 0]
    assert [int(due_of(less(account, 3), kind)) for kind in range(5)] == [2, 0, 1, 2, 0]
    assert is_due(account) and not is_due(0)


def brute_force(supply: int, stock: int, cost: int, helpers: list[int]) -> bool:
    """Try every way to use or not to use each troop, and count what statues must pay."""
    have, need, there = unpacked(stock), unpacked(cost), unpacked(supply)
    offers = [
        [None, *(kind for kind in PRINTED[2 * site : 2 * site + 2] if there[kind])]
        for site in helpers
    ]
    for brought in product(*offers):
        left = need[:]
        jokers = have[STATUE]
        for kind in brought:
            if kind == STATUE:
                jokers += 1
            elif kind is not None and left[kind] > 0:
                left[kind] -= 1
        if sum(max(0, n - h) for n, h in zip(left[:5], have[:5], strict=True)) <= jokers:
            return True
    return False


@pytest.mark.parametrize("seed", range(4))
def test_can_pay_agrees_with_brute_force(seed: int) -> None:
    pick = Rng(seed)
    found = set()
    for _ in range(500):
        stock = packed([int(pick.below(3)) for _ in KIND_IDS[:5]] + [int(pick.below(3))])
        cost = int(BOAT_COSTS[pick.below(20)])
        sites = sorted({int(pick.below(8)) for _ in range(pick.below(6))})
        supply = FULL_SUPPLY if pick.below(2) else packed([int(pick.below(2)) for _ in KIND_IDS])
        mask = sum(2**site for site in sites)
        answer = can_pay(supply, stock, account_of(cost), unpacked(stock)[STATUE], mask)
        assert answer == brute_force(supply, stock, cost, sites)
        found.add(answer)
    assert found == {True, False}


@pytest.mark.parametrize("seed", range(20))
def test_freight_never_gets_stuck(seed: int) -> None:
    """Whatever jokers are used, the boat sails in the end. (R-32)"""
    pick = Rng(seed)
    state = table()
    station(state, RED, "giza-torturers thebes-torturers cairo-torturers luxor-torturers")
    for kind in KIND_IDS:
        stock(state, RED, f"{kind} " * int(pick.below(4)))
    harbour(state, "1 5 9 13 17")
    go(state, steps.LOADING)
    out = Choices()
    while open_now(state):
        GAME.fill(state, out)
        GAME.play(state, pick.choice(out))
    assert GAME.asking(state) == ""
