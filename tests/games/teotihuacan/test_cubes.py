"""Cubes: paying, producing, replacing; masks; where tiles may lie."""

from collections import Counter
from itertools import product

import pytest

from games.teotihuacan.positions import (
    act,
    architect,
    asked,
    build,
    city,
    cubes,
    fill,
    lying,
    new,
    play,
    put,
    raised,
    scored,
    targets,
    texts,
    told,
)
from ziggurat.core.steps import step
from ziggurat.games.teotihuacan import steps
from ziggurat.games.teotihuacan.accounts import ONE, due, is_payable, is_settled, less, price
from ziggurat.games.teotihuacan.components import GOLD, MASK_IDS, NOTHING, STONE, TILE_IDS, WOOD
from ziggurat.games.teotihuacan.state import Teotihuacan

ANNA = 0


# Paying.


@pytest.mark.parametrize(
    ("tile", "costs"),
    [
        ("temple-green", ["110", "110", "110", "210"]),
        ("temple-blue", ["020", "020", "120", "220"]),
        ("temple-red", ["011", "021", "031", "041"]),
        ("pyramid-red", ["102", "102", "103", "104"]),
    ],
)
def test_costs_by_power(tile: str, costs: list[str]) -> None:
    """Temple; Pyramid 1: wood, stone, gold at Power 5, 4, 3, 2; more Power is no discount."""
    for power, cost in zip((5, 4, 3, 2), costs, strict=True):
        account = price(TILE_IDS.index(tile), power)
        assert "".join(str(due(account, kind)) for kind in range(3)) == cost
    assert price(TILE_IDS.index("temple-green"), 4) == price(TILE_IDS.index("temple-green"), 3)


def ends(account: int, have: tuple[int, int, int]) -> set[tuple[int, int, int]]:
    """What can be left when all is paid cube by cube; asserts that there is no dead end."""
    if is_settled(account):
        return {have}
    found = set()
    for kind in range(3):
        after = int(less(account, kind))
        left = tuple(n - (k == kind) for k, n in enumerate(have))
        if after != NOTHING and have[kind] > 0 and is_payable(after, *left):
            found |= ends(after, (left[0], left[1], left[2]))
    assert found, "no cube can be spent, but not all is paid"
    return found


@pytest.mark.parametrize(
    ("wood", "stone", "gold"), [(2, 1, 0), (2, 2, 0), (0, 4, 1), (1, 0, 2), (1, 1, 1), (2, 0, 0)]
)
def test_every_payment_can_be_made_cube_by_cube(wood: int, stone: int, gold: int) -> None:
    """Key concept: two gold always stand in for another cube. Against all ways to pay."""
    account = int(wood * ONE[WOOD] + stone * ONE[STONE] + gold * ONE[GOLD])
    for have in product(range(4), range(5), range(8)):
        ways = {
            (have[0] - w, have[1] - s, have[2] - gold - 2 * (wood - w + stone - s))
            for w, s in product(range(wood + 1), range(stone + 1))
        }
        ways = {way for way in ways if min(way) >= 0}
        assert is_payable(account, *have) == bool(ways)
        if ways:
            assert ends(account, have) == ways


def paying(account: int, **have: str) -> Teotihuacan:
    """A table on which so much is to be paid."""
    state = new()
    for kind, text in have.items():
        cubes(state, ANNA, kind, text)
    state.depth = 0
    state.then(step(steps.PAYING, ANNA, account))
    return state


def test_the_rest_is_paid_wood_stone_gold_in_reading_order() -> None:
    """Own kind before two gold. (R-58)"""
    account = int(2 * ONE[WOOD] + ONE[STONE])
    state = paying(account, wood="5,0 0,5 11,0", stone="9,9", gold="0,0 0,1")
    play(state, "rest")
    assert city(state)["cubes"] == {"sq-0-0": "gold", "sq-0-1": "gold", "sq-11-0": "wood"}


def test_the_player_chooses_which_cubes_go() -> None:
    """Key concept: they are taken from one's city."""
    state = paying(int(ONE[WOOD]), wood="5,0 0,5", gold="0,0 0,1")
    assert texts(state) == ["spend:sq-0-0", "spend:sq-0-1", "spend:sq-0-5", "spend:sq-5-0", "rest"]
    play(state, "spend:sq-0-0")
    assert told(state)["due"] == {"wood": 1, "stone": 0, "gold": 0, "any": 0, "gold_for_others": 1}
    assert texts(state) == ["spend:sq-0-1", "rest"]
    play(state, "spend:sq-0-1")
    assert lying(state, "wood") == "0,5 5,0" and lying(state, "gold") == ""


def test_gold_does_not_stand_in_for_itself_or_count_double_for_any() -> None:
    """Key concept: in place of any *other* resource; "any" is so many cubes. (R-19)"""
    assert not is_payable(int(3 * ONE[GOLD]), 0, 0, 2)
    state = paying(int(2 * ONE[3]), gold="0,0 0,1 0,2")
    play(state, "rest")
    assert lying(state, "gold") == "0,2"


def test_cubes_about_to_be_covered_may_be_spent() -> None:
    """Temple: pay first, then place. (R-18, R-57)"""
    state = new()
    cubes(state, ANNA, "wood", "0,0")
    cubes(state, ANNA, "stone", "0,1")
    act(state, "temple", power=3)
    play(state, "take:temple-green")
    assert asked(state) == "paying"
    play(state, "rest", "set:sq-0-0@r0")
    assert city(state)["cubes"] == {}


# Cubes around a building.


def test_cubes_under_a_new_tile_are_lost() -> None:
    """Building 2."""
    state = new()
    cubes(state, ANNA, "gold", "0,0 0,1 5,2")
    act(state, "building")
    events = build(state, "wood-2", "0,0 0,1")
    assert lying(state, "gold") == "5,2"
    assert [(e["kind"], e["cubes"]) for e in events if e.kind == "lost"] == [(GOLD, 2)]


def test_a_cube_of_another_kind_is_replaced_or_left() -> None:
    """Building 3: "you may"; one after the other in any order, its like never. (R-40, R-48)"""
    state = new()
    cubes(state, ANNA, "gold", "1,0 0,2")
    cubes(state, ANNA, "wood", "1,1")
    act(state, "building")
    build(state, "wood-2", "0,0 0,1")
    assert texts(state) == ["cube:sq-0-2", "cube:sq-1-0", "done"]
    kept = state.copy()
    play(kept, "done")
    assert lying(kept, "gold") == "0,2 1,0" and lying(kept, "wood") == "1,1"
    play(state, "cube:sq-1-0")
    assert lying(state, "gold") == "0,2" and lying(state, "wood") == "1,0 1,1"
    assert texts(state) == ["cube:sq-0-2", "done"]
    play(state, "cube:sq-0-2")
    assert lying(state, "gold") == "" and lying(state, "wood") == "0,2 1,0 1,1"
    assert asked(state) == "stacking"


def test_free_squares_get_their_cube_without_asking() -> None:
    """Building 3: masks too, not the pyramid, not other tiles. (R-40)"""
    state = new()
    put(state, ANNA, "temple-green", "3,0 3,1 3,2")
    act(state, "building")
    build(state, "wood-2", "2,3 2,4")
    assert lying(state, "wood") == "1,3 1,4 2,2 2,5"
    architect(state, ANNA, "top")
    act(state, "building")
    build(state, "stone-2", "1,0 0,0")
    assert lying(state, "stone") == "0,1 1,1 2,0"


def test_a_temple_brings_no_cubes() -> None:
    """Temple 3."""
    state = new()
    fill(state, ANNA, wood=1, stone=1)
    act(state, "temple", power=3)
    play(state, "take:temple-green", "rest", "set:sq-4-0@r0")
    assert city(state)["cubes"] == {}


def test_cubes_are_unlimited() -> None:
    """Component list: use a substitute; more than thirty of a kind."""
    state = new()
    fill(state, ANNA, wood=50)
    act(state, "building")
    build(state, "wood-2", "5,10 5,11")
    assert city(state)["resources"]["wood"] > 50


# Masks.


def test_one_placement_may_complete_two_groups() -> None:
    """A mask tile for each. (R-16)"""
    state = new()
    put(state, ANNA, "stone-3", "1,1 2,0 2,1")
    put(state, ANNA, "wood-2", "0,5 0,6")
    put(state, ANNA, "wood-3", "1,5 1,6 1,7")
    act(state, "building")
    events = build(state, "stone-4", "0,4 1,2 1,3 1,4")
    assert scored(events) == [8, 5] and city(state)["masks"] == ["yellow-5", "purple-8"]


def test_cubes_do_not_cover_masks() -> None:
    """(R-15)"""
    state = new()
    cubes(state, ANNA, "wood", "1,1 1,2 2,0")
    act(state, "building")
    build(state, "wood-2", "2,1 2,2")
    assert city(state)["masks"] == []


def test_an_empty_mask_pile_gives_nothing() -> None:
    """Building 4: if there are any left, and not one of another colour instead. (R-17)"""
    state = new(4)
    state.masks &= ~sum(2**n for n, mask in enumerate(MASK_IDS) if mask.startswith("yellow"))
    put(state, ANNA, "wood-3", "1,0 1,1 1,2")
    put(state, ANNA, "wood-1", "2,0")
    act(state, "building")
    assert scored(build(state, "wood-2", "2,1 2,2")) == []


def test_a_small_building_takes_a_mask_too() -> None:
    """Whatever tile covers the last symbol. (R-14)"""
    state = new()
    put(state, ANNA, "wood-3", "1,0 1,1 1,2")
    put(state, ANNA, "wood-1", "2,0")
    act(state, "production")
    play(state, "take:stone-1", "set:sq-2-1@r0")
    assert city(state)["masks"] == ["yellow-5"]


# Production.


def test_production_ignores_reach_and_asks_the_oldest_first() -> None:
    """Produce. (R-24, R-56)"""
    state = new()
    architect(state, ANNA, "top")
    put(state, ANNA, "wood-1", "11,11")
    put(state, ANNA, "temple-green", "0,0 0,1 0,2")
    put(state, ANNA, "gold-3", "6,0 7,0 7,1")
    act(state, "production")
    play(state, "produce")
    assert targets(state, "cube") == ["sq-10-11", "sq-11-10"]
    play(state, "done")
    assert "sq-5-0" in targets(state, "cube")


def test_a_building_without_a_square_is_skipped() -> None:
    """Its like all around. (R-55)"""
    state = new()
    put(state, ANNA, "wood-1", "0,0")
    cubes(state, ANNA, "wood", "0,1 1,0")
    act(state, "production")
    play(state, "produce")
    assert asked(state) == "stacking"


def test_one_or_two_small_buildings_in_reach() -> None:
    """Produce: alike or different, cubes after each. (R-13, R-60)"""
    state = new()
    architect(state, ANNA, "bottom")
    act(state, "production")
    assert texts(state) == ["take:wood-1", "take:stone-1", "produce"]
    play(state, "take:wood-1")
    assert len(targets(state, "set")) == 54
    play(state, "set:sq-11-11@r0")
    assert lying(state, "wood") == "10,11 11,10" and asked(state) == "small"
    one = state.copy()
    play(one, "done")
    assert asked(one) == "stacking"
    play(state, "take:wood-1", "set:sq-11-10@r0")
    assert lying(state, "wood") == "10,10 10,11 11,9" and asked(state) == "stacking"
    assert Counter(tile["tile"] for tile in city(state)["tiles"]) == {"wood-1": 2}


def test_no_small_building_without_a_free_square_in_reach() -> None:
    """Produce: squares beyond Reach do not help."""
    state = new()
    architect(state, ANNA, "bottom")
    state.covered[2 * ANNA + 1] = 2**54 - 1
    act(state, "production")
    assert texts(state) == ["produce"]
    architect(state, ANNA, "top")
    act(state, "production")
    assert texts(state) == ["take:wood-1", "take:stone-1", "produce"]


def test_a_level_out_of_reach_is_closed() -> None:
    """Pyramid 2: it rests on four tiles, but they are not all in Reach."""
    state = new()
    raised(state, ANNA, "red", "base-w", "base-sw", "base-s")
    fill(state, ANNA, gold=8, wood=2)
    architect(state, ANNA, "top")
    act(state, "pyramid")
    play(state, "take:pyramid-red", "rest")
    assert "level-sw" not in targets(state, "spot")
    architect(state, ANNA, "left")
    assert "level-sw" in targets(state, "spot")


def test_small_buildings_are_limited() -> None:
    """Component list: all but cubes is limited. (R-39)"""
    state = new()
    state.stock[15 + TILE_IDS.index("wood-1")] = 1
    state.stock[15 + TILE_IDS.index("stone-1")] = 0
    act(state, "production")
    assert texts(state) == ["take:wood-1", "produce"]
    play(state, "take:wood-1", "set:sq-0-0@r0")
    assert asked(state) == "stacking"


def test_the_market_is_not_refilled_in_a_round() -> None:
    """End of the round 4. (R-27)"""
    state = new()
    act(state, "building")
    play(state, "take:gold-4", "set:sq-0-0@f0")
    act(state, "building")
    assert "take:gold-4" not in texts(state)


def test_tiles_may_be_turned_and_flipped() -> None:
    """Building 2: eight ways for the stone building of size 4."""
    state = new()
    act(state, "building")
    play(state, "take:stone-4")
    looks = {target.partition("@")[2] for target in targets(state, "set")}
    assert looks == {"r0", "r1", "r2", "r3", "f0", "f1", "f2", "f3"}
    assert len(targets(state, "set")) == 204
