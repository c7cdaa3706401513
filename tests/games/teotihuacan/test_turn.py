"""Turns: discs, passing, the two halves, the bonus."""

import pytest

from games.teotihuacan.positions import (
    act,
    asked,
    bare,
    city,
    cubes,
    draw,
    fill,
    give,
    new,
    pair_of,
    play,
    put,
    scored,
    shows,
    stack,
    targets,
    texts,
    told,
    turn,
)
from ziggurat.games.teotihuacan.components import STACK_LIMIT
from ziggurat.games.teotihuacan.game import GAME

ANNA, OTHER = 0, 1


def test_one_to_three_discs_as_far_as_there_are_any() -> None:
    """Player's turn."""
    state = new()
    assert targets(turn(state), "discs")[:3] == ["a1-1", "a1-2", "a1-3"]
    state.ready[ANNA] = 2
    assert targets(turn(state), "discs")[:3] == ["a1-1", "a1-2", "a2-1"]


def test_closed_spaces_are_not_used_with_two() -> None:
    """Set-up 6: a space needs at least one disc."""
    assert {target[:2] for target in targets(turn(new()), "discs")} == {"a1", "a2", "c1", "c2"}


def test_own_discs_count_in_the_stack() -> None:
    """Key concept Power: one's own, those of others, the bonus disc."""
    state = new()
    stack(state, "a1", ANNA, OTHER)
    play(turn(state), "discs:a1-1")
    assert state.power == STACK_LIMIT


def test_passing_is_always_allowed_and_final_for_the_round() -> None:
    """Player's turn."""
    state = new()
    play(turn(state), "pass")
    assert GAME.to_move(state) == OTHER and city(state)["discs"] == 6
    play(state, "discs:a1-1", "half:influence", "produce", "done")
    assert GAME.to_move(state) == OTHER


def test_who_has_no_disc_passes_unasked() -> None:
    """Player's turn. (R-46)"""
    state = new()
    state.ready[OTHER] = 0
    play(turn(state), "discs:a1-1", "half:influence", "produce", "done")
    assert GAME.to_move(state) == ANNA and city(state, OTHER)["passed"]


def test_the_opening_decision_of_a_turn_says_so() -> None:
    state = turn(new())
    assert GAME.opens(state)
    play(state, "discs:a1-1")
    assert not GAME.opens(state)


def test_either_half_of_the_space() -> None:
    """Actions: zone A builds or produces, C builds the pyramid or gains a favour."""
    state = turn(new())
    play(state, "discs:a1-1")
    assert texts(state) == ["half:construction", "half:influence", "bonus"]
    play(state, "half:construction")
    assert asked(state) == "building"
    state = new()
    fill(state, ANNA, gold=4, wood=1)
    play(turn(state), "discs:c1-1", "half:construction")
    assert asked(state) == "pyramid"
    state = turn(new())
    play(state, "discs:c1-1", "half:influence")
    assert city(state)["favour"] == 1 and city(state)["earned"]["favour"] == 2


def test_zone_b_is_open_only_if_an_action_follows() -> None:
    """Actions: one must do it. (R-22, R-50)"""
    state = new()
    assert not [target for target in targets(turn(state), "discs") if target[0] == "b"]
    give(state, ANNA, "green-influence")
    assert "b1-1" in targets(turn(state), "discs")


@pytest.mark.parametrize(("discs", "open_"), [("b1-1", False), ("b1-2", True), ("b1-3", True)])
def test_zone_b_looks_at_the_power_of_the_stack(discs: str, open_: bool) -> None:
    """A green temple for one wood and one stone from Power 3 on. (R-50)"""
    state = new()
    cubes(state, ANNA, "wood", "0,0")
    cubes(state, ANNA, "stone", "0,1")
    assert (discs in targets(turn(state), "discs")) == open_


def test_a_visible_power_bonus_counts_when_discs_are_placed() -> None:
    """Then the bonus alone is offered. (R-50)"""
    state = new()
    bare(state, "b1", "bonus-power")
    cubes(state, ANNA, "wood", "0,0")
    cubes(state, ANNA, "stone", "0,1")
    play(turn(state), "discs:b1-1")
    assert texts(state) == ["bonus"]
    play(state, "bonus")
    assert texts(state) == ["half:construction"]


def test_a_visible_resource_bonus_counts_when_discs_are_placed() -> None:
    """One more cube of any kind; a wrong one loses the action. (R-22, R-50, R-52)"""
    state = new()
    bare(state, "b1", "bonus-resource")
    cubes(state, ANNA, "wood", "0,0 0,1")
    play(turn(state), "discs:b1-1")
    assert texts(state) == ["bonus"]
    lost = state.copy()
    play(lost, "bonus", "kind:wood", "cube:sq-0-2")
    assert asked(lost) == "stacking" and GAME.to_move(lost) == OTHER
    assert city(lost)["side"] == "right" and city(lost)["discs"] == 5
    play(state, "bonus", "kind:stone", "cube:sq-0-2")
    assert texts(state) == ["half:construction"]


def test_a_covered_bonus_cannot_be_used() -> None:
    """Actions: another disc lies on it already."""
    state = new()
    bare(state, "a1", "bonus-points")
    visible = state.copy()
    play(turn(visible), "discs:a1-1")
    assert texts(visible) == ["half:construction", "half:influence", "bonus"]
    stack(state, "a1", OTHER)
    play(turn(state), "discs:a1-1")
    assert texts(state) == ["half:construction", "half:influence"]


def test_a_bonus_action_may_make_the_action_impossible() -> None:
    """The only worship tile is offered by the bonus: the action is lost. (R-22, R-52)"""
    state = new()
    bare(state, "b1", "bonus-influence")
    give(state, ANNA, "green-product")
    play(turn(state), "discs:b1-1", "bonus", "action:offering", "offer:green-product")
    draw(state)
    assert GAME.to_move(state) == OTHER and city(state)["side"] == "right"


def test_only_passing_may_be_left() -> None:
    """All stacks of A and C full, nothing to do in B. (R-64)"""
    state = new()
    for space in ("a1", "a2", "c1", "c2"):
        stack(state, space, OTHER, OTHER, ANNA)
    assert texts(turn(state)) == ["pass"]


# Bonus discs.


def test_the_bonus_before_or_after_but_once() -> None:
    """Actions; annex 1."""
    state = turn(new())
    play(state, "discs:a1-1", "bonus")
    assert texts(state) == ["half:construction", "half:influence"]
    play(state, "half:influence", "produce")
    assert GAME.to_move(state) == OTHER and state.score(ANNA) == 2
    state = turn(new())
    play(state, "discs:a1-1", "half:influence", "produce")
    assert texts(state) == ["bonus", "done"]
    play(state, "bonus")
    assert GAME.to_move(state) == OTHER and state.score(ANNA) == 2


def test_a_bonus_may_be_ignored_and_is_not_kept() -> None:
    """Annex 1."""
    state = turn(new())
    play(state, "discs:a1-1", "half:influence", "produce", "done")
    assert state.score(ANNA) == 0 and told(state)["bonus"] is None


def test_two_or_three_discs_may_be_put_on_a_bonus() -> None:
    """It is visible when the space is chosen. (R-23)"""
    state = turn(new())
    play(state, "discs:a1-3")
    assert "bonus" in texts(state)


def test_any_influence_action() -> None:
    """Annex 1: another one than below the space, or the same again. (R-21)"""
    state = new()
    bare(state, "c1", "bonus-influence")
    play(turn(state), "discs:c1-1", "bonus")
    assert texts(state) == ["action:production", "action:favour"]
    events = play(state, "action:favour", "half:influence")
    assert scored(events) == [2, 2] and city(state)["favour"] == 2
    assert city(state)["side"] == "right"


def test_any_construction_action_with_the_power_of_the_stack() -> None:
    """Annex 1: in Reach, another one than above the space."""
    state = new()
    bare(state, "c1", "bonus-construction")
    play(turn(state), "discs:c1-2", "bonus")
    assert texts(state) == ["action:building"]
    play(state, "action:building")
    assert targets(state, "take") == ["wood-2", "wood-3", "stone-2", "stone-3", "gold-3"]
    play(state, "take:gold-3")
    rows = {int(target.split("-")[1]) for target in targets(state, "set")}
    assert max(rows) < 6


def test_a_construction_bonus_with_nothing_to_build_is_not_offered() -> None:
    """(R-61)"""
    state = new()
    bare(state, "c1", "bonus-construction")
    for tile in range(9):
        state.stock[tile] = 0
    play(turn(state), "discs:c1-1")
    assert texts(state) == ["half:influence"]
    play(state, "half:influence")
    assert GAME.to_move(state) == OTHER


def test_power_after_the_action_is_a_point_only() -> None:
    """Annex 1. (R-44)"""
    state = new()
    bare(state, "c1", "bonus-power")
    events = play(turn(state), "discs:c1-1", "half:influence", "bonus")
    assert scored(events) == [2, 1] and GAME.to_move(state) == OTHER


def test_power_counts_for_the_extra_construction_of_a_worship_tile() -> None:
    """Annex 3: current Power. (R-20)"""
    state = new()
    bare(state, "b1", "bonus-power")
    give(state, ANNA, "red-construction")
    play(turn(state), "discs:b1-1", "bonus", "half:influence", "offer:red-construction")
    play(state, "action:building")
    assert "take:stone-3" in texts(state) and "take:stone-4" not in texts(state)
    assert state.height(3) == 2


def test_the_gift_does_not_replace_its_like() -> None:
    """(R-55)"""
    state = new()
    bare(state, "c1", "bonus-resource")
    cubes(state, ANNA, "gold", "0,0 0,1")
    play(turn(state), "discs:c1-1", "bonus", "kind:gold")
    assert len(targets(state, "cube")) == 108 - 2


def test_the_main_action_and_the_bonus_share_one_reach() -> None:
    """The architect moves once, at the end. (R-21)"""
    state = new()
    bare(state, "a1", "bonus-construction")
    play(turn(state), "discs:a1-1", "bonus", "action:building", "take:wood-2", "set:sq-0-0@r0")
    assert city(state)["side"] == "top"
    play(state, "half:construction", "take:stone-2", "set:sq-0-10@r0")
    assert city(state)["side"] == "right"


def test_worship_tiles_of_a_temple_come_before_its_masks() -> None:
    """Temple 3 and 4."""
    state = new()
    shows(state, "slot-green", "green-wood")
    shows(state, "pile-green", "green-any")
    put(state, ANNA, "wood-1", "2,0")
    cubes(state, ANNA, "wood", "11,0")
    cubes(state, ANNA, "stone", "11,1")
    act(state, "temple", power=3)
    play(state, "take:temple-green", "rest")
    put(state, ANNA, "wood-1", "2,1")
    events = play(state, f"set:{pair_of('temple-green', '1,1 1,2 1,3')}")
    assert asked(state) == "adoring" and scored(events) == []
    play(state, "worship:pile-green")
    draw(state)
    assert city(state)["masks"] == ["yellow-5"]
