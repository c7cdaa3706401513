"""Rewards of the base, each kind in the set-up and in play. (Annex 2, p. 18)"""

import pytest

from games.teotihuacan.positions import (
    architect,
    asked,
    city,
    draw,
    new,
    play,
    reward,
    scored,
    shows,
    targets,
    texts,
    told,
)
from ziggurat.games.teotihuacan.components import BOARD_IDS, TILE_IDS
from ziggurat.games.teotihuacan.state import Teotihuacan

ANNA = 0


def empty_reserve(state: Teotihuacan, *tiles: str) -> None:
    """The reserve has none of these."""
    for tile in tiles:
        state.stock[15 + TILE_IDS.index(tile)] = 0


def rows(state: Teotihuacan) -> set[int]:
    """The rows in which the tile could begin."""
    return {int(target.split("-")[1]) for target in targets(state, "set")}


def test_four_points() -> None:
    state = new()
    assert scored(reward(state, "base-w")) == [4]
    assert asked(state) == "stacking"


@pytest.mark.parametrize(("spot", "tile"), [("base-sw", "wood-2"), ("base-s", "stone-2")])
def test_the_building_shown_anywhere_from_the_reserve(spot: str, tile: str) -> None:
    """Reach is ignored, as printed; it produces as usual. (R-02)"""
    state = new()
    before = told(state)
    reward(state, spot)
    assert asked(state) == "setting" and rows(state) == set(range(12))
    play(state, "set:sq-11-0@r0")
    after = told(state)
    assert after["reserve"][tile] == before["reserve"][tile] - 1
    assert after["market"] == before["market"]
    assert city(state)["resources"][tile.partition("-")[0]] == 3


def test_the_building_shown_in_reach_by_option() -> None:
    """Option `reward_building_uses_reach_in_play`. (R-02)"""
    state = new(reward_building_uses_reach_in_play="true")
    reward(state, "base-sw")
    assert max(rows(state)) < 6


def test_a_building_may_cover_masks_in_play() -> None:
    """The special conditions are for the set-up."""
    state = new()
    reward(state, "base-sw")
    assert "sq-1-1@r0" in targets(state, "set")


def test_of_two_buildings_either_first_and_one_is_enough() -> None:
    """At least one. (R-41, R-62)"""
    state = new()
    reward(state, "base-n")
    assert texts(state) == ["take:wood-1", "take:stone-1"]
    play(state, "take:stone-1", "set:sq-11-11@r0")
    assert texts(state) == ["take:wood-1", "done"]
    one = state.copy()
    play(one, "done")
    assert [tile["tile"] for tile in city(one)["tiles"]] == ["stone-1"]
    play(state, "take:wood-1", "set:sq-0-0@r0")
    assert [tile["tile"] for tile in city(state)["tiles"]] == ["stone-1", "wood-1"]


def test_of_two_buildings_one_is_out() -> None:
    """The other is placed without asking which. (R-62)"""
    state = new()
    empty_reserve(state, "wood-1")
    reward(state, "base-n")
    assert asked(state) == "setting"
    play(state, "set:sq-0-0@r0")
    assert asked(state) == "stacking"


def test_a_building_that_is_out_gives_nothing() -> None:
    """If available. (R-41)"""
    state = new()
    empty_reserve(state, "wood-2", "wood-1", "stone-1")
    reward(state, "base-sw")
    assert asked(state) == "stacking"
    reward(state, "base-n")
    assert asked(state) == "stacking"


@pytest.mark.parametrize(
    ("board", "spot", "colour"),
    [
        ("board-a", "base-nw", "green"),
        ("board-a", "base-se", "blue"),
        ("board-b1", "base-sw", "red"),
    ],
)
def test_the_temple_shown_for_nothing_in_reach(board: str, spot: str, colour: str) -> None:
    """No cost, no Power, from the reserve; a worship tile follows. (R-03, R-29)"""
    state = new()
    state.boards[ANNA] = BOARD_IDS.index(board)
    architect(state, ANNA, "bottom")
    before = told(state)["reserve"][f"temple-{colour}"]
    reward(state, spot)
    assert min(rows(state)) == 6
    play(state, texts(state)[-1])
    assert asked(state) == "adoring"
    play(state, f"worship:slot-{colour}")
    assert told(state)["reserve"][f"temple-{colour}"] == before - 1
    assert sum(city(state)["worship"].values()) == 1


def test_a_temple_that_is_out_or_has_no_place() -> None:
    """Nothing; the tile stays. (R-29, R-41)"""
    state = new()
    empty_reserve(state, "temple-green")
    reward(state, "base-nw")
    assert asked(state) == "stacking"
    state = new()
    state.covered[0] = 2**54 - 1
    reward(state, "base-nw")
    assert asked(state) == "stacking"


def test_a_point_and_any_building_of_size_3_in_reach() -> None:
    """The building may be declined. (R-03, R-41)"""
    state = new()
    assert scored(reward(state, "base-ne")) == [1]
    assert texts(state) == ["take:wood-3", "take:stone-3", "take:gold-3", "done"]
    none = state.copy()
    play(none, "done")
    assert city(none)["tiles"] == []
    play(state, "take:gold-3")
    assert max(rows(state)) < 6
    play(state, "set:sq-0-0@r0")
    assert city(state)["resources"]["gold"] == 4


def test_size_3_without_a_tile_in_the_reserve_is_the_point_alone() -> None:
    state = new()
    empty_reserve(state, "wood-3", "stone-3", "gold-3")
    assert scored(reward(state, "base-ne")) == [1]
    assert asked(state) == "stacking"


def test_the_first_worship_tile_of_any_pile() -> None:
    """On the pile, not in the slot. (R-04)"""
    state = new()
    shows(state, "pile-red", "red-ten")
    reward(state, "base-e")
    assert texts(state) == ["worship:pile-green", "worship:pile-blue", "worship:pile-red"]
    slot = told(state)["worship"]["red"]["slot"]
    play(state, "worship:pile-red")
    draw(state)
    assert city(state)["worship"] == {"red-ten": 1}
    assert told(state)["worship"]["red"]["slot"] == slot


def test_a_colour_that_shows_only_its_slot_has_no_first_tile() -> None:
    """(R-54)"""
    state = new()
    state.shown[1] = -1
    state.shown[3] = -1
    reward(state, "base-e")
    assert texts(state) == ["worship:pile-red"]
    state.shown[5] = -1
    reward(state, "base-e")
    assert asked(state) == "stacking"
