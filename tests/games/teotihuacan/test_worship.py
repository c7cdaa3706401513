"""Worship tiles: every tile of annex 3, the piles, favour. (p. 14, p. 20)"""

import pytest

from games.teotihuacan.positions import (
    act,
    architect,
    asked,
    city,
    cubes,
    draw,
    fill,
    give,
    new,
    offer,
    play,
    put,
    raised,
    scored,
    shows,
    targets,
    texts,
    told,
    turn,
)
from ziggurat.core.bags import empty_bag
from ziggurat.games.teotihuacan.components import NOTHING, TILE_IDS, WORSHIP_IDS, WORSHIPS
from ziggurat.games.teotihuacan.game import GAME
from ziggurat.games.teotihuacan.state import Teotihuacan

ANNA, OTHER = 0, 1


def can_offer(state: Teotihuacan, worship: str) -> bool:
    """Whether Anna, who has the tile, can offer it."""
    give(state, ANNA, worship)
    give(state, ANNA, "green-influence")  # can always be offered
    act(state, "offering")
    return f"offer:{worship}" in texts(state)


def under(state: Teotihuacan, colour: str) -> list[str]:
    """The tiles known to lie at the bottom of a pile."""
    found: list[str] = told(state)["worship"][colour]["under"]
    return found


# Exchanges.


@pytest.mark.parametrize(
    ("worship", "once", "points", "times"),
    [
        ("green-wood", {"wood": 2}, 3, 4),
        ("green-any", {"stone": 2}, 2, 5),
        ("blue-stone", {"stone": 2}, 3, 4),
        ("blue-set", {"wood": 1, "stone": 1, "gold": 1}, 4, 3),
        ("red-gold", {"gold": 1}, 1, 10),
        ("blue-eight", {"wood": 8}, 9, 1),
        ("red-ten", {"wood": 10}, 12, 1),
    ],
)
def test_cubes_for_points_again_and_again(
    worship: str, once: dict[str, int], points: int, times: int
) -> None:
    """Annex 3, entries 3 to 9: as often as one likes, up to the maximum. (R-43)"""
    state = new()
    fill(state, ANNA, **{kind: n * (times + 1) for kind, n in once.items()})
    offer(state, worship)
    for n in range(times):
        assert asked(state) == "paying"
        play(state, "rest")
        assert state.score(ANNA) == points * (n + 1)
        if n + 1 < times:
            stopped = state.copy()
            play(stopped, "done")
            assert asked(stopped) == "stacking"
            play(state, "again")
    assert asked(state) == "stacking"
    assert city(state)["resources"] == {"wood": 0, "stone": 0, "gold": 0} | once
    assert worship not in city(state)["worship"]


@pytest.mark.parametrize(
    ("worship", "short"),
    [
        ("green-wood", {"wood": 1, "stone": 9, "gold": 1}),
        ("green-any", {"gold": 1}),
        ("blue-stone", {"stone": 1, "wood": 9, "gold": 1}),
        ("blue-set", {"wood": 3, "gold": 2}),
        ("red-gold", {"wood": 9, "stone": 9}),
        ("blue-eight", {"wood": 3, "stone": 3, "gold": 1}),
        ("red-ten", {"gold": 9}),
    ],
)
def test_an_exchange_needs_its_price_once(worship: str, short: dict[str, int]) -> None:
    """Offering, p. 14; two gold stand in for named cubes, not for any. (R-19, R-43)"""
    state = new()
    fill(state, ANNA, **short)
    assert not can_offer(state, worship)


def test_two_gold_stand_in_for_a_named_cube() -> None:
    """Key concept: always. (R-19)"""
    state = new()
    fill(state, ANNA, wood=1, gold=2)
    offer(state, "green-wood")
    play(state, "rest")
    assert state.score(ANNA) == 3 and city(state)["cubes"] == {}


# Buildings and temples that are there.


@pytest.mark.parametrize(
    ("worship", "temple", "building"),
    [
        ("green-product", "temple-green", "wood-1"),
        ("blue-product", "temple-blue", "stone-1"),
        ("red-product", "temple-red", "stone-1"),
    ],
)
def test_temples_times_buildings(worship: str, temple: str, building: str) -> None:
    """Annex 3, entries 12 to 14: as printed, red counts stone too. (R-01)"""
    where = {
        "temple-green": ("0,0 0,1 0,2", "1,0 1,1 1,2"),
        "temple-blue": ("0,0 0,1 0,2 1,1", "3,0 3,1 3,2 4,1"),
        "temple-red": ("0,0 0,1 1,0 1,1 2,0", "0,4 0,5 1,4 1,5 2,4"),
    }
    state = new()
    for text in where[temple]:
        put(state, ANNA, temple, text)
    for n in range(3):
        put(state, ANNA, building, f"11,{n}")
    put(state, ANNA, "gold-3", "9,9 10,9 10,10")
    put(state, OTHER, building, "11,0")
    offer(state, worship)
    assert state.score(ANNA) == 2 * 3


def test_red_times_gold_by_option() -> None:
    """Option `red_product_material`. (R-01)"""
    state = new(red_product_material="gold")
    put(state, ANNA, "temple-red", "0,0 0,1 1,0 1,1 2,0")
    put(state, ANNA, "stone-1", "11,0")
    put(state, ANNA, "stone-1", "11,2")
    put(state, ANNA, "gold-3", "9,9 10,9 10,10")
    offer(state, "red-product")
    assert state.score(ANNA) == 1


def test_a_product_of_nothing_may_be_offered() -> None:
    """(R-43)"""
    state = new()
    offer(state, "blue-product")
    assert state.score(ANNA) == 0 and asked(state) == "stacking"


def five_small(state: Teotihuacan, number: int) -> None:
    """So many buildings of size 1 of both materials."""
    for n in range(number):
        put(state, ANNA, ("wood-1", "stone-1")[n % 2], f"11,{n}")


def four_wood(state: Teotihuacan, number: int) -> None:
    """So many wooden buildings of any size."""
    for n in range(number - 1):
        put(state, ANNA, "wood-1", f"11,{n}")
    put(state, ANNA, "wood-3", "0,0 0,1 0,2")


def two_and_two(state: Teotihuacan, number: int) -> None:
    """Two of wood, and all but two of so many of stone."""
    put(state, ANNA, "wood-1", "11,0")
    put(state, ANNA, "wood-2", "10,0 10,1")
    for n in range(number - 2):
        put(state, ANNA, "stone-1", f"11,{n + 4}")


def each_size(state: Teotihuacan, number: int) -> None:
    """The first so many of sizes 1 to 4."""
    for tile, text in (
        ("wood-1", "11,0"),
        ("stone-2", "10,0 10,1"),
        ("gold-3", "0,0 1,0 1,1"),
        ("gold-4", "0,4 0,5 1,3 1,4"),
    )[:number]:
        put(state, ANNA, tile, text)


def two_fours(state: Teotihuacan, number: int) -> None:
    """A golden and a stone building of size 4."""
    put(state, ANNA, "gold-4", "0,4 0,5 1,3 1,4")
    if number == 2:
        put(state, ANNA, "stone-4", "0,0 1,0 2,0 2,1")


@pytest.mark.parametrize(
    ("worship", "city_of", "needed", "points"),
    [
        ("green-small", five_small, 5, 12),
        ("green-four-wood", four_wood, 4, 8),
        ("green-two-and-two", two_and_two, 4, 7),
        ("red-each-size", each_size, 4, 10),
        ("red-two-fours", two_fours, 2, 10),
    ],
)
def test_points_for_buildings_that_are_there(
    worship: str, city_of: object, needed: int, points: int
) -> None:
    """Annex 3, entries 10, 11, 15: a condition, nothing is spent."""
    assert callable(city_of)
    state = new()
    city_of(state, needed - 1)
    assert not can_offer(state, worship)
    state = new()
    city_of(state, needed)
    events = offer(state, worship)
    assert scored(events) == [points] and asked(state) == "stacking"
    assert len(city(state)["tiles"]) == needed


# Tiles that build.


def test_five_cubes_for_a_pyramid_tile() -> None:
    """Annex 3, entry 1: from the reserve, in Reach, whatever the Power; 2 points. (R-28, R-51)"""
    state = new()
    architect(state, ANNA, "top")
    fill(state, ANNA, wood=3, stone=2)
    for colour in range(12, 15):
        state.stock[colour] = 0
    offer(state, "red-pyramid", power=2)
    assert texts(state) == ["take:pyramid-green", "take:pyramid-blue", "take:pyramid-red"]
    play(state, "take:pyramid-red", "rest")
    assert city(state)["cubes"] == {}
    assert targets(state, "spot") == ["base-nw", "base-n", "base-ne", "base-w", "base-e"]
    assert scored(play(state, "spot:base-w")) == [2, 4]
    assert told(state)["reserve"]["pyramid-red"] == 14 - 2 - 2 - 1


def test_a_pyramid_tile_needs_price_supply_and_spot() -> None:
    """(R-43)"""
    state = new()
    fill(state, ANNA, wood=4)
    assert not can_offer(state, "red-pyramid")
    fill(state, ANNA, wood=1)
    assert can_offer(state, "red-pyramid")
    for tile in range(27, 30):
        state.stock[tile] = 0
    assert not can_offer(state, "red-pyramid")


def test_three_cubes_for_a_temple() -> None:
    """Annex 3, entry 2: from the reserve, in Reach, Power ignored; a worship tile. (R-57)"""
    state = new()
    architect(state, ANNA, "bottom")
    fill(state, ANNA, gold=3)
    offer(state, "blue-temple", power=2)
    assert told(state)["aside"] == ["blue-temple"]
    play(state, "take:temple-red", "rest")
    assert city(state)["cubes"] == {}
    play(state, texts(state)[-1], "worship:slot-red")
    draw(state)
    assert told(state)["aside"] == [] and under(state, "blue") == ["blue-temple"]
    assert told(state)["reserve"]["temple-red"] == 12 - 2 - 1


def test_a_temple_by_worship_needs_price_supply_and_place() -> None:
    """(R-43)"""
    state = new()
    fill(state, ANNA, gold=2)
    assert not can_offer(state, "blue-temple")
    fill(state, ANNA, gold=1)
    assert can_offer(state, "blue-temple")
    for tile in range(24, 27):
        state.stock[tile] = 0
    assert not can_offer(state, "blue-temple")


@pytest.mark.parametrize(
    ("worship", "points", "buildings"),
    [
        ("blue-size-2", 4, ["wood-2", "stone-2"]),
        ("blue-size-3", 3, ["wood-3", "stone-3", "gold-3"]),
    ],
)
def test_points_and_a_building_of_a_size(worship: str, points: int, buildings: list[str]) -> None:
    """Annex 3, entry 16: in Reach, from the reserve, or the points alone. (R-06, R-42)"""
    state = new()
    assert scored(offer(state, worship)) == [points]
    assert texts(state) == [f"take:{tile}" for tile in buildings] + ["done"]
    market = told(state)["market"]
    alone = state.copy()
    play(alone, "done")
    assert city(alone)["tiles"] == []
    play(state, f"take:{buildings[0]}", "set:sq-0-0@r0")
    assert told(state)["market"] == market and city(state)["resources"]["wood"] > 0
    for tile in buildings:
        state.stock[15 + TILE_IDS.index(tile)] = 0
    offer(state, worship)
    assert asked(state) == "stacking"


# Tiles that act.


def test_three_points_and_any_influence_action() -> None:
    """Annex 3, entry 17: another offering too, or the points alone. (R-42)"""
    state = new()
    give(state, ANNA, "green-product")
    assert scored(offer(state, "green-influence")) == [3]
    assert texts(state) == ["action:production", "action:offering", "action:favour", "done"]
    alone = state.copy()
    play(alone, "done")
    assert asked(alone) == "stacking"
    play(state, "action:offering")
    assert texts(state) == ["offer:green-product"]
    play(state, "offer:green-product")
    assert under(state, "green") == ["green-product", "green-influence"]


def test_the_tile_in_use_cannot_be_exchanged_by_its_own_favour() -> None:
    """It lies aside until its effect is done. (R-42, R-53)"""
    state = new()
    offer(state, "green-influence")
    play(state, "action:favour")
    assert asked(state) == "stacking" and state.score(ANNA) == 3 + 2


def test_three_points_and_any_construction_action() -> None:
    """Annex 3, entry 18: in Reach, with the current Power, or the points alone. (R-42)"""
    state = new()
    assert scored(offer(state, "red-construction", power=3)) == [3]
    assert texts(state) == ["action:building", "done"]
    play(state, "action:building")
    assert "take:stone-3" in texts(state) and "take:stone-4" not in texts(state)


def test_with_nothing_to_construct_the_points_alone() -> None:
    """(R-42)"""
    state = new()
    for tile in range(9):
        state.stock[tile] = 0
    offer(state, "red-construction")
    assert asked(state) == "stacking" and state.score(ANNA) == 3


# Where tiles lie.


def test_taking_from_the_slot_moves_the_top_of_the_pile() -> None:
    """Temple 3. (R-25)"""
    state = new()
    shows(state, "slot-green", "green-wood")
    shows(state, "pile-green", "green-any")
    give(state, ANNA, "red-ten")
    act(state, "favour")
    play(state, "return:red-ten", "worship:slot-green", "reveal:green-small")
    green = told(state)["worship"]["green"]
    assert (green["slot"], green["pile"]) == ("green-any", "green-small")
    assert city(state)["worship"] == {"green-wood": 1} and under(state, "red") == ["red-ten"]


def test_a_used_tile_is_drawn_last() -> None:
    """Offering, p. 14: face down under its pile."""
    state = new()
    offer(state, "green-product")
    assert under(state, "green") == ["green-product"]
    middle = state.green.middle
    assert middle.total == 12 - 2 - 1
    state.green.middle = empty_bag(WORSHIPS)
    act(state, "favour")
    give(state, ANNA, "red-ten")
    act(state, "favour")
    play(state, "return:red-ten", "worship:pile-green")
    assert texts(state) == ["reveal:green-product"]


def test_a_tile_under_an_empty_pile_is_turned_up_at_once() -> None:
    """In the slot if that is empty, else on the pile; it may be taken back. (R-25, R-54)"""
    state = new()
    state.green.middle = empty_bag(WORSHIPS)
    state.shown[0] = state.shown[1] = NOTHING
    give(state, ANNA, "green-small", "green-any")
    act(state, "favour")
    play(state, "return:green-small", "reveal:green-small")
    assert told(state)["worship"]["green"]["slot"] == "green-small"
    assert "worship:slot-green" in texts(state)
    play(state, "worship:slot-green")
    assert city(state)["worship"]["green-small"] == 1


def test_a_temple_without_a_tile_left_brings_none() -> None:
    """(R-54)"""
    state = new()
    shows(state, "slot-green", "green-wood")
    state.shown[1] = NOTHING
    state.green.middle = empty_bag(WORSHIPS)
    for n in range(2):
        cubes(state, ANNA, "wood", "11,0")
        cubes(state, ANNA, "stone", "11,1")
        architect(state, ANNA, "top")
        act(state, "temple", power=3)
        play(state, "take:temple-green", "rest", f"set:sq-{n}-0@r0")
        assert asked(state) == "stacking"
        assert city(state)["worship"] == {"green-wood": 1}


# Favour.


def test_favour_scores_the_space_and_may_swap_any_tile() -> None:
    """Favour, p. 14: of any colour. (R-26)"""
    state = new()
    give(state, ANNA, "green-small")
    act(state, "favour")
    assert state.score(ANNA) == 2 and texts(state) == ["return:green-small", "done"]
    none = state.copy()
    play(none, "done")
    assert city(none)["worship"] == {"green-small": 1}
    play(state, "return:green-small")
    assert len(targets(state, "worship")) == 6
    play(state, "worship:slot-red")
    draw(state)
    (taken,) = city(state)["worship"]
    assert taken.startswith("red") and WORSHIP_IDS.index(taken) >= 14


def test_favour_without_a_tile_asks_nothing() -> None:
    state = new()
    act(state, "favour")
    assert asked(state) == "stacking"


def test_the_end_of_the_favour_track() -> None:
    """The token stays, no points; the exchange is still there. (R-45)"""
    state = new()
    for _ in range(9):
        act(state, "favour")
    assert state.score(ANNA) == 34 and city(state)["favour"] == 9
    give(state, ANNA, "green-small")
    act(state, "favour")
    assert state.score(ANNA) == 34 and "return:green-small" in texts(state)
    play(state, "done")
    play(turn(state, OTHER), "pass")
    assert GAME.to_move(state) == ANNA


def test_worship_tiles_and_cubes_left_are_worth_nothing() -> None:
    """Final count."""
    state = new()
    give(state, ANNA, "green-small", "red-ten")
    fill(state, ANNA, gold=20)
    raised(state, ANNA, "red", "base-n")
    state.round = 4
    play(turn(state), "pass", "pass")
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.scores == (0, 0)
