"""The rulebook's examples (T1 to T8) and further sentences (T9 to T14)."""

import pytest

from games.teotihuacan.positions import (
    act,
    architect,
    asked,
    bare,
    build,
    city,
    cubes,
    draw,
    fill,
    give,
    lying,
    new,
    offer,
    pair_of,
    play,
    put,
    raised,
    scored,
    shows,
    stack,
    targets,
    texts,
    told,
    turn,
)
from ziggurat.core.bits import BIT
from ziggurat.core.steps import step
from ziggurat.games.teotihuacan import steps
from ziggurat.games.teotihuacan.components import MASK_IDS, SIDE_IDS
from ziggurat.games.teotihuacan.game import GAME
from ziggurat.games.teotihuacan.geometry import CITY, SQUARE_IDS, district_of
from ziggurat.games.teotihuacan.state import Teotihuacan

ANNA, OTHER, THIRD = 0, 1, 2
YELLOW = [n for n, name in enumerate(MASK_IDS) if name.startswith("yellow")]


def discs(state: Teotihuacan, zone: str) -> list[str]:
    """The discs that can be placed in a zone."""
    return [target for target in targets(state, "discs") if target.startswith(zone)]


# T1 and T2: key concepts.


def test_t1_power_is_the_height_of_the_stack() -> None:
    """Key concept Power: Anna adds one disc to three, one or two to two, none to four."""
    state = new(3)
    stack(state, "a1", OTHER, THIRD)
    stack(state, "a2", OTHER)
    stack(state, "a3", OTHER, OTHER, ANNA)
    turn(state, ANNA)
    assert discs(state, "a") == ["a1-1", "a2-1", "a2-2"]
    for choice, power in (("a1-1", 4), ("a2-1", 3), ("a2-2", 4)):
        after = state.copy()
        play(after, f"discs:{choice}")
        assert after.power == power


@pytest.mark.parametrize("side", SIDE_IDS)
def test_t2_reach_is_two_districts_six_spaces_and_what_rests_on_them(side: str) -> None:
    """Key concept Reach."""
    near = {
        "top": ({0, 1}, "nw n ne w centre e", "nw ne"),
        "right": ({1, 2}, "n ne centre e s se", "ne se"),
        "bottom": ({2, 3}, "w centre e sw s se", "se sw"),
        "left": ({3, 0}, "nw n w centre sw s", "nw sw"),
    }
    districts, base, levels = near[side]
    state = new()
    architect(state, ANNA, side)
    act(state, "building")
    play(state, "take:wood-2")
    squares = {target.partition("@")[0] for target in targets(state, "set")}
    assert {district_of(CITY[SQUARE_IDS.index(square)]) for square in squares} == districts
    fill(state, ANNA, gold=2, wood=1)
    act(state, "pyramid")
    play(state, "take:pyramid-red", "rest")
    assert targets(state, "spot") == [f"base-{n}" for n in base.split() if n != "centre"]
    for spot in ("nw", "n", "ne", "w", "e", "sw", "s", "se"):
        raised(state, ANNA, "green", f"base-{spot}")
    assert targets(state, "spot") == [f"level-{n}" for n in levels.split()]


def test_t2_cubes_are_spent_from_anywhere() -> None:
    """Key concept Reach: it matters only where things are built."""
    state = new()
    architect(state, ANNA, "top")
    cubes(state, ANNA, "gold", "11,0 11,1")
    cubes(state, ANNA, "wood", "11,11")
    act(state, "pyramid")
    play(state, "take:pyramid-red", "spend:sq-11-0", "spend:sq-11-11", "spend:sq-11-1")
    assert asked(state) == "spot" and city(state)["cubes"] == {}


# T3 and T4: building.


def test_t3_anna_needs_the_stack_that_gives_power_4() -> None:
    """Example of building: stacks of 4, 2 and 3, one disc left, the gold building of size 4."""
    state = new(3)
    stack(state, "a1", OTHER, THIRD, OTHER)
    stack(state, "a2", OTHER)
    stack(state, "a3", OTHER, THIRD)
    state.ready[ANNA] = 1
    turn(state, ANNA)
    assert discs(state, "a") == ["a2-1", "a3-1"]
    weak = state.copy()
    play(weak, "discs:a2-1", "half:construction")
    assert "take:gold-4" not in texts(weak) and "take:gold-3" in texts(weak)
    play(state, "discs:a3-1", "half:construction")
    assert targets(state, "take") == [
        *("wood-2", "wood-3", "stone-2", "stone-3", "stone-4", "gold-3", "gold-4")
    ]
    before = told(state)["market"]["gold-4"]
    play(state, "take:gold-4", "set:sq-0-0@f0")
    assert told(state)["market"]["gold-4"] == before - 1


def test_t4_gold_around_the_building_and_the_last_yellow_mask() -> None:
    """Example of building, continued: cubes beside it, not on tiles; 3 points for the mask."""
    state = new()
    architect(state, ANNA, "top")
    put(state, ANNA, "stone-3", "1,1 2,0 2,1")
    put(state, ANNA, "temple-green", "0,3 0,4 0,5")
    state.masks &= ~BIT[YELLOW[0]]
    assert told(state)["masks"]["yellow"][0] == "yellow-3"
    act(state, "building")
    events = build(state, "gold-4", "1,2 1,3 2,3 2,4")
    assert lying(state, "gold") == "0,2 1,4 2,2 2,5"
    assert scored(events) == [3]
    assert city(state)["masks"] == ["yellow-3"] and city(state)["earned"]["masks"] == 3


# T5: temple.


def anna_with(gold: int) -> Teotihuacan:
    """Power 2, two stones, one wood, so much gold, and two worship tiles to take from."""
    state = new()
    shows(state, "slot-blue", "blue-stone")
    shows(state, "pile-blue", "blue-set")
    cubes(state, ANNA, "stone", "0,0 0,1")
    cubes(state, ANNA, "wood", "0,2")
    cubes(state, ANNA, "gold", " ".join(f"11,{n}" for n in range(gold)))
    return act(state, "temple", power=2) if gold >= 2 else state


def test_t5_a_blue_temple_with_power_2_costs_two_stones_and_two_wood() -> None:
    """Example of temples: she lacks a wood and pays two gold for it; then a worship tile."""
    state = anna_with(gold=2)
    play(state, "take:temple-blue", "rest")
    assert city(state)["resources"] == {"wood": 0, "stone": 0, "gold": 0}
    play(state, f"set:{pair_of('temple-blue', '0,8 0,9 0,10 1,9')}")
    assert targets(state, "worship") == ["slot-blue", "pile-blue"]
    play(state, "worship:slot-blue")
    assert city(state)["worship"] == {"blue-stone": 1}
    draw(state)
    blue = told(state)["worship"]["blue"]
    assert blue["slot"] == "blue-set" and blue["pile"] is not None


def test_t5_one_gold_is_not_enough() -> None:
    state = anna_with(gold=1)
    state.power = 2
    state.depth = 0
    state.then(step(steps.TEMPLE, ANNA))
    assert "take:temple-blue" not in texts(state)


# T6: pyramid.


def test_t6_three_valid_spots_and_two_points_on_the_first_level() -> None:
    """Example of the pyramid: blue on level 1 brings no reward, two points."""
    state = new()
    architect(state, ANNA, "top")
    raised(state, ANNA, "green", "base-nw", "base-n", "base-w")
    fill(state, ANNA, gold=2, wood=1)
    act(state, "pyramid", power=4)
    play(state, "take:pyramid-blue", "rest")
    assert targets(state, "spot") == ["base-ne", "base-e", "level-nw"]
    events = play(state, "spot:level-nw")
    assert scored(events) == [2] and not [e for e in events if e.kind == "rewarded"]


@pytest.mark.parametrize(("power", "gold"), [(2, 4), (3, 3), (4, 2), (5, 2)])
def test_t6_power_short_of_four_costs_gold(power: int, gold: int) -> None:
    state = new()
    fill(state, ANNA, gold=gold, wood=1)
    act(state, "pyramid", power)
    play(state, "take:pyramid-blue", "rest")
    assert city(state)["resources"] == {"wood": 0, "stone": 0, "gold": 0}
    short = new()
    fill(short, ANNA, gold=gold - 1, wood=1)
    short.power = power
    short.depth = 0
    short.then(step(steps.PYRAMID, ANNA))
    assert texts(short) == []


# T7: production.


def producers() -> Teotihuacan:
    """Stone 2, wood 2, wood 1 and gold 3, with a wood cube beside the gold building."""
    state = new()
    put(state, ANNA, "stone-2", "0,0 0,1")
    put(state, ANNA, "wood-2", "0,10 0,11")
    put(state, ANNA, "wood-1", "11,0")
    put(state, ANNA, "gold-3", "10,10 11,10 11,11")
    cubes(state, ANNA, "wood", "10,11")
    return act(state, "production")


def test_t7_each_building_produces_one_cube_that_may_replace_another() -> None:
    """Example of production: one stone, two wood, and gold in the place of wood."""
    state = producers()
    play(state, "produce", "cube:sq-0-2", "cube:sq-1-10", "cube:sq-10-0", "cube:sq-10-11")
    assert city(state)["resources"] == {"wood": 2, "stone": 1, "gold": 1}
    assert lying(state, "gold") == "10,11"


def test_t7_the_gold_cube_may_be_left_out() -> None:
    """Remark in the example of production."""
    state = producers()
    play(state, "produce", "cube:sq-0-2", "cube:sq-1-10", "cube:sq-10-0", "done")
    assert city(state)["resources"] == {"wood": 3, "stone": 1, "gold": 0}
    assert asked(state) == "stacking"


# T8: the final count.


def annas_city() -> Teotihuacan:
    """The city of the example."""
    state = new()
    raised(state, ANNA, "green", "base-nw", "level-nw")
    raised(state, ANNA, "red", "base-n", "base-sw", "base-s")
    raised(state, ANNA, "blue", "base-w", "base-se")
    put(state, ANNA, "temple-green", "0,1 0,2 0,3")
    put(state, ANNA, "temple-green", "0,5 0,6 0,7")
    put(state, ANNA, "temple-blue", "4,0 4,1 4,2 5,1")
    put(state, ANNA, "temple-blue", "0,9 0,10 0,11 1,10")
    put(state, ANNA, "temple-red", "1,4 1,5 1,6 2,5 2,6")
    put(state, ANNA, "temple-red", "3,9 3,10 4,9 4,10 5,9")
    put(state, ANNA, "temple-red", "9,0 9,1 10,0 10,1 11,0")
    return state


def count_now(state: Teotihuacan) -> list[int]:
    """Count the Districts; what each brought to Anna."""
    state.depth = 0
    state.then(step(steps.DISTRICTS))
    heard = state.listen()
    GAME.settle(state)
    state.events = None
    return [e["points"] for e in heard if e.kind == "counted" and e.seat == ANNA]


def test_t8_annas_districts_are_worth_14_4_0_and_4() -> None:
    """Example of the final count: 22 points."""
    state = annas_city()
    assert count_now(state) == [14, 4, 0, 4]
    assert state.score(ANNA) == 22


# T9: bonus discs.


def test_t9_a_power_bonus_builds_size_3_with_one_disc() -> None:
    """Annex 1: one point, and Power 3 instead of 2."""
    state = new()
    bare(state, "a1", "bonus-power")
    turn(state)
    play(state, "discs:a1-1")
    before = state.copy()
    play(before, "half:construction")
    assert "take:stone-3" not in texts(before)
    events = play(state, "bonus", "half:construction")
    assert scored(events) == [1] and "take:stone-3" in texts(state)
    play(state, "take:stone-3", texts_of_set(state))
    assert asked(state) == "stacking" and state.height(0) == 2


def texts_of_set(state: Teotihuacan) -> str:
    """The first place the tile just taken could have."""
    trial = state.copy()
    play(trial, "take:stone-3")
    return texts(trial)[0]


def test_t9_power_5_makes_the_red_temple_cheapest() -> None:
    """Annex 1: three discs on the bonus disc."""
    state = new()
    bare(state, "b1", "bonus-power")
    fill(state, ANNA, stone=1, gold=1)
    turn(state)
    play(state, "discs:b1-3", "bonus", "half:construction", "take:temple-red", "rest")
    assert asked(state) == "setting"
    assert city(state)["resources"] == {"wood": 0, "stone": 0, "gold": 0}


def test_t9_the_next_player_has_no_bonus_there() -> None:
    """Annex 1: only while it is visible."""
    state = new()
    bare(state, "a1", "bonus-power")
    stack(state, "a1", OTHER)
    turn(state)
    play(state, "discs:a1-1")
    assert state.power == 3 and "bonus" not in texts(state)
    play(state, "half:construction")
    assert "take:stone-4" not in texts(state)


def test_t9_a_cube_of_any_kind_on_any_square() -> None:
    """Annex 1: out of Reach, beside no building, over another cube."""
    state = new()
    architect(state, ANNA, "top")
    bare(state, "c1", "bonus-resource")
    cubes(state, ANNA, "wood", "11,11")
    put(state, ANNA, "temple-green", "11,0 11,1 11,2")
    turn(state)
    play(state, "discs:c1-1", "bonus", "kind:gold")
    assert len(targets(state, "cube")) == 108 - 3
    play(state, "cube:sq-11-11")
    assert city(state)["cubes"] == {"sq-11-11": "gold"} and state.score(ANNA) == 1


# T10: set-up.


@pytest.mark.parametrize(
    ("seats", "buildings", "spaces", "discs", "rounds"),
    [(2, 7, 6, 6, 4), (3, 9, 9, 5, 3), (4, 12, 9, 5, 4)],
)
def test_t10_set_up_by_players(
    seats: int, buildings: int, spaces: int, discs: int, rounds: int
) -> None:
    """Set-up 2, 6, 7, 11."""
    table = told(new(seats))
    market = table["market"]
    assert sum(n for tile, n in market.items() if not tile.startswith(("temple", "pyr"))) == (
        buildings
    )
    assert {n for tile, n in market.items() if tile.startswith(("temple", "pyr"))} == {2}
    assert len(table["spaces"]) == spaces and table["rounds"] == rounds
    assert [one["discs"] for one in table["cities"]] == [discs] * seats


# T11: maxima of the worship tiles.


@pytest.mark.parametrize(
    ("worship", "have", "points", "left"),
    [
        ("green-wood", {"wood": 9}, 12, {"wood": 1}),
        ("red-gold", {"gold": 12}, 10, {"gold": 2}),
        ("blue-set", {"wood": 4, "stone": 4, "gold": 4}, 12, {"wood": 1, "stone": 1, "gold": 1}),
    ],
)
def test_t11_exchanges_stop_at_their_maximum(
    worship: str, have: dict[str, int], points: int, left: dict[str, int]
) -> None:
    """Annex 3."""
    state = new()
    fill(state, ANNA, **have)
    offer(state, worship)
    while asked(state) in ("paying", "repeating"):
        play(state, "again" if asked(state) == "repeating" else "rest")
    assert state.score(ANNA) == points
    assert city(state)["resources"] == {"wood": 0, "stone": 0, "gold": 0} | left


def test_t11_nine_cubes_are_not_exactly_ten() -> None:
    """Annex 3."""
    state = new()
    give(state, ANNA, "red-ten")
    fill(state, ANNA, wood=9)
    turn(state)
    assert discs(state, "b") == []
    fill(state, ANNA, wood=1)
    offer(state, "red-ten")
    play(state, "rest")
    assert state.score(ANNA) == 12 and city(state)["cubes"] == {}


def test_t11_a_product_stops_at_nine() -> None:
    """Annex 3: three green temples and four wooden buildings."""
    state = new()
    for n in range(3):
        put(state, ANNA, "temple-green", f"{n},0 {n},1 {n},2")
    for n in range(4):
        put(state, ANNA, "wood-1", f"11,{n}")
    offer(state, "green-product")
    assert state.score(ANNA) == 9


# T12: refusals.


def places(state: Teotihuacan, tile: str, power: int = 4) -> list[str]:
    """Where a tile of the market can lie."""
    act(state, "building", power)
    play(state, f"take:{tile}")
    return targets(state, "set")


def test_t12_no_building_beyond_reach_over_tiles_or_the_pyramid() -> None:
    """Building 2."""
    state = new()
    architect(state, ANNA, "top")
    put(state, ANNA, "wood-1", "0,0")
    found = places(state, "wood-2")
    assert "sq-0-0@r0" not in found and "sq-0-0@r1" not in found
    assert "sq-5-0@r0" in found and "sq-5-0@r1" not in found
    assert "sq-2-3@r1" not in found and "sq-0-11@r0" not in found


def test_t12_across_two_districts_in_reach() -> None:
    """Building 2: only if both are."""
    state = new()
    architect(state, ANNA, "top")
    assert "sq-0-5@r0" in places(state, "wood-2")
    architect(state, ANNA, "right")
    assert "sq-0-5@r0" not in places(state, "wood-2")


def test_t12_cubes_fall_into_a_district_out_of_reach() -> None:
    """Building 3."""
    state = new()
    architect(state, ANNA, "top")
    act(state, "building")
    build(state, "stone-2", "5,0 5,1")
    assert lying(state, "stone") == "4,0 4,1 5,2 6,0 6,1"


def test_t12_no_mask_symbol_is_covered_in_the_set_up() -> None:
    """Annex 2: the special conditions, for buildings and temples; Reach is ignored."""
    state = GAME.setup({}, 2)
    draw(state)
    play(state, "take:pyramid-green", "spot:base-s")
    found = targets(state, "set")
    assert "sq-1-0@r0" not in found  # a yellow mask on (1, 1)
    assert "sq-0-0@r0" in found and "sq-11-0@r0" in found
    play(state, "set:sq-0-0@r0", "take:pyramid-blue", "spot:base-nw")
    found = targets(state, "set")
    assert "sq-0-2@r1" not in found and "sq-11-0@r0" in found


def test_t12_size_4_needs_power_4_whatever_is_paid() -> None:
    """Building 1."""
    state = new()
    fill(state, ANNA, wood=10, stone=10, gold=10)
    act(state, "building", power=3)
    assert targets(state, "take") == ["wood-2", "wood-3", "stone-2", "stone-3", "gold-3"]


def test_t12_a_level_needs_all_four_below() -> None:
    """Pyramid 2."""
    state = new()
    architect(state, ANNA, "top")
    raised(state, ANNA, "green", "base-nw", "base-n")
    fill(state, ANNA, gold=2, wood=1)
    act(state, "pyramid")
    play(state, "take:pyramid-red", "rest")
    assert targets(state, "spot") == ["base-ne", "base-w", "base-e"]


def test_t12_an_offering_needs_its_conditions() -> None:
    """Offering, p. 14."""
    state = new()
    give(state, ANNA, "green-small", "green-wood", "blue-temple", "green-product")
    turn(state)
    play(state, "discs:b1-1", "half:influence")
    assert texts(state) == ["offer:green-product"]


def test_t12_no_fifth_disc() -> None:
    """Player's turn."""
    state = new()
    stack(state, "a1", OTHER, OTHER, ANNA)
    assert discs(turn(state), "a") == ["a2-1", "a2-2", "a2-3"]


# T13: the summit.


@pytest.mark.parametrize("side", SIDE_IDS)
def test_t13_the_summit_is_in_reach_of_every_side(side: str) -> None:
    """Pyramid 2, and final count: it counts in all four Districts, three points each."""
    state = new()
    for spot in ("nw", "n", "ne", "w", "e", "sw", "s", "se"):
        raised(state, ANNA, "green", f"base-{spot}")
    for spot in ("nw", "ne", "se", "sw"):
        raised(state, ANNA, "blue", f"level-{spot}")
    for text in ("0,0 0,1 1,0 1,1 2,0", "0,9 0,10 1,9 1,10 2,9"):
        put(state, ANNA, "temple-red", text)
    for text in ("9,0 9,1 10,0 10,1 11,0", "9,9 9,10 10,9 10,10 11,9"):
        put(state, ANNA, "temple-red", text)
    architect(state, ANNA, side)
    cubes(state, ANNA, "gold", "6,0 6,1")
    cubes(state, ANNA, "wood", "6,2")
    act(state, "pyramid")
    play(state, "take:pyramid-red", "rest", "spot:summit")
    assert count_now(state) == [3, 3, 3, 3]
    assert state.score(ANNA) == 2 + 12


# T14: ends of turns and rounds.


def test_t14_the_architect_moves_after_an_action_not_after_passing() -> None:
    """End of the turn."""
    state = new()
    play(turn(state), "discs:a1-1", "half:influence", "produce", "done")
    assert city(state)["side"] == "right" and city(state, OTHER)["side"] == "right"
    play(state, "pass")
    assert city(state, OTHER)["side"] == "right" and city(state, OTHER)["passed"]


def test_t14_a_new_round() -> None:
    """End of the round 1 to 5."""
    state = new()
    play(turn(state), "discs:a1-3", "half:influence", "produce", "done", "pass")
    events = play(state, "pass")
    assert "ended" in [e.kind for e in events]
    assert GAME.outcomes(state) and sum(weight for _, weight in GAME.outcomes(state)) == 9
    draw(state)
    table = told(state)
    assert table["round"] == 2 and table["first"] == OTHER == GAME.to_move(state)
    assert [one["discs"] for one in table["cities"]] == [5, 5]
    assert all(space["discs"] == [] for space in table["spaces"].values())
    assert not any(one["passed"] for one in table["cities"])
