"""The rulebook's worked examples (E1 to E21), by name."""

import pytest

from games.origins.positions import (
    advisors,
    asked,
    at_space,
    begin,
    cards,
    die,
    draw,
    freeman,
    goods,
    has,
    kinds,
    main_action,
    new,
    on_step,
    play,
    player,
    posted,
    put,
    scored,
    seated,
    sells,
    settle,
    ships,
    targets,
    texts,
    told,
    turn,
)
from ziggurat.core.steps import step
from ziggurat.games.origins import steps
from ziggurat.games.origins.components import A_BUILD, COLOUR_IDS, COLOURS, KIND_IDS
from ziggurat.games.origins.game import GAME
from ziggurat.games.origins.geometry import CELL_IDS, SEAT_IDS
from ziggurat.games.origins.rules.districts import matching
from ziggurat.games.origins.rules.solo import goal
from ziggurat.games.origins.state import Origins

BLACK, BLUE, BROWN, GREEN = range(4)


# Set-up.


def test_e1_tied_dice_are_ordered_by_the_market() -> None:
    """Set-up 8: red, orange and yellow are equal; red lies lowest on the market."""
    state = GAME.setup({}, 2)
    while asked(state) != "first-tile":
        play(state, texts(state)[0])
    play(state, *(f"draw:{kind}" for kind in ("mint", "castle", "healer", "arena", "statue")))
    while asked(state) != "first-citizen":
        play(state, texts(state)[0])
    for value in (3, 5, 1, 3, 3):  # red, purple, blue, orange, yellow
        play(state, f"roll:{value}")
    assert [citizen["colour"] for citizen in told(state)["recruits"]] == [
        *("blue", "red", "orange", "yellow", "purple")
    ]


@pytest.mark.parametrize(
    ("seats", "speakers", "cards_shown", "dice"), [(2, 2, 4, 7), (3, 3, 5, 8), (4, 4, 6, 9)]
)
def test_e2_numbers_by_players(seats: int, speakers: int, cards_shown: int, dice: int) -> None:
    """Set-up 2, 9, 10."""
    state = GAME.setup({}, seats)
    assert set(told(state)["supply"].values()) == {dice}
    draw(state)
    table = told(state)
    assert len(table["speakers"]) == speakers
    assert all(speaker["value"] in (2, 3, 4, 5) for speaker in table["speakers"])
    assert [card["gold"] for card in table["cards"]] == [2] * cards_shown


def test_e3_floors_follow_the_towers_on_the_cards() -> None:
    """Set-up 11-13: one of each colour, one more for each tower shown, one for each player."""
    state = GAME.setup({}, 3)
    while asked(state) != "first-card":
        play(state, texts(state)[0])
    play(state, *(f"district:d{n}" for n in ("01", "02", "03", "31", "45")))
    assert told(state)["floors"] == {"red": 5, "purple": 6, "blue": 4, "orange": 4, "yellow": 3}
    assert set(player(state, 2)["towers"].values()) == {1}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_e4_dice_are_drafted_forth_and_back(seats: int) -> None:
    """Set-up 21-23: in turn order, then in reverse; the dice left go to the supply."""
    state = GAME.setup({}, seats)
    draw(state)
    order = []
    while asked(state) == "drafting":
        order.append(int(GAME.to_move(state)))
        play(state, texts(state)[-1])
    assert order == [*range(seats), *reversed(range(seats))]
    for seat in range(seats):
        assert list(player(state, seat)["freemen"]) == ["base-1", "base-2"]
        assert all(1 <= one["value"] <= 5 for one in player(state, seat)["freemen"].values())
        assert player(state, seat)["bases"] == 2
    assert sum(told(state)["supply"].values()) == 5 * (5 + seats) - 5 - 2 * seats
    assert told(state)["draft"] == [None] * 10


def test_e5_heights_of_towers() -> None:
    """A Palace with three orange floors, two purple ones, one of each other colour."""
    state = new()
    state.towers[COLOUR_IDS.index("orange")] = 3
    state.towers[COLOUR_IDS.index("purple")] = 2
    assert player(state)["towers"] == {"red": 1, "purple": 2, "blue": 1, "orange": 3, "yellow": 1}


# Districts.


def lay(state: Origins, *names: str) -> None:
    """Four tiles around seat-5-5, in reading order."""
    for name, cell in zip(names, ("5-5", "5-6", "6-5", "6-6"), strict=True):
        put(state, name, f"cell-{cell}")


@pytest.mark.parametrize(
    ("block", "matches"),
    [
        (("fortress", "castle", "obelisk", "farm"), True),  # as printed
        (("obelisk", "fortress", "farm", "castle"), True),  # turned
        (("castle", "fortress", "farm", "obelisk"), True),  # mirrored
        (("obelisk", "farm", "fortress", "castle"), True),
        (("fortress", "castle", "obelisk", "mint"), True),  # any colour serves for grey
        (("castle", "fortress", "obelisk", "farm"), False),  # corner and arm exchanged
        (("fortress", "castle", "farm", "obelisk"), False),
        (("fortress", "castle", "farm", "farm"), False),
    ],
)
def test_e6_a_pattern_may_be_turned_and_mirrored(block: tuple[str, ...], matches: bool) -> None:
    """Page 18: a red corner with purple and blue arms; grey is any tile."""
    state = new()
    cards(state, "d01", "d41", "d41", "d41")
    lay(state, *block)
    assert (matching(state, 0, SEAT_IDS.index("seat-5-5")) & 1 == 1) == matches


def test_e6_agora_and_palace_serve_for_grey() -> None:
    """Page 18: the grey starting tiles too."""
    state = new()
    cards(state, "d01")
    put(state, "fortress", "cell-8-9")
    put(state, "castle", "cell-8-10")
    put(state, "obelisk", "cell-9-9")
    assert matching(state, 0, SEAT_IDS.index("seat-8-9")) & 1 == 1


def test_e12_a_district_without_a_card_activates_the_red_building_alone() -> None:
    """Page 18: two seats of power are free; no card matches the one chosen."""
    state = new()
    cards(state, "d45", "d44", "d43", "d42")
    lay(state, "fortress", "mint", "farm", "mint")
    put(state, "farm", "cell-7-5", "cell-7-6")
    freeman(state, 1, "red", 4)
    turn(state)
    assert targets(state, "close") == ["seat-5-5", "seat-6-5"]
    events = play(state, "close:seat-5-5", "die:base-1")
    assert asked(state) == "activation" and texts(state) == ["use:cell-5-5", "done"]
    assert scored(events) == [] and has(state)["gold"] == 0
    assert player(state)["freemen"] == {} and player(state)["bases"] == 2
    assert player(state)["seats"] == {"seat-5-5": {"colour": "red", "value": 4}}


# The military track.


def test_e7_green_passes_blue_and_lies_on_brown() -> None:
    """Page 14: two spaces, one threshold, one token."""
    state = new(4)
    at_space(state, 0, 4, 5, 3)
    begin(state, step(steps.ADVANCING, GREEN, 2), seat=GREEN)
    assert told(state)["military"]["spaces"] == [0, 4, 5, 5]
    stack = told(state)["military"]["stack"]
    assert stack.index(BROWN) < stack.index(GREEN)
    assert player(state, GREEN)["tokens"] == 1


def test_e8_green_attacks_for_a_wisdom_and_three_points() -> None:
    """Page 14: two thresholds, blue is weaker, brown is not."""
    state = new(3)
    blue, brown, green = range(3)
    at_space(state, 4, 5, 5)
    events = begin(state, step(steps.ATTACKING, green), seat=green)
    assert scored(events) == [3] and has(state, green)["wisdom"] == 1
    assert [has(state, seat) for seat in (blue, brown)] == [
        {"stone": 0, "food": 0, "wisdom": 0, "gold": 0}
    ] * 2


def test_e16_markers_fall_back_and_keep_their_order() -> None:
    """Page 21: brown gets the Bastion; blue, green and brown come under black."""
    state = new(4)
    at_space(state, 4, 5, 6, 6)
    for at, marker in enumerate((BLACK, BROWN, BLUE, GREEN)):
        state.force_order[at] = marker
    begin(state, step(steps.BASTION), step(steps.FALL_BACK))
    assert told(state)["bastion"] == BROWN
    assert told(state)["military"] == {
        "spaces": [4, 4, 4, 4],
        "stack": [BROWN, GREEN, BLUE, BLACK],
    }


# Buildings.


def test_e9_the_market_slides_and_is_refilled() -> None:
    """Page 14-15: two wisdom and two stone for the orange building in the third space."""
    state = new()
    sells(state, "mint", "obelisk", "healer", "fortress", "castle")
    goods(state, wisdom=2, stone=2)
    preview = told(state)["piles"]["orange"]["preview"]
    main_action(state, A_BUILD)
    play(state, "pick:market-3", "as:building")
    assert has(state) == {"stone": 0, "food": 0, "wisdom": 0, "gold": 0}
    events = play(state, "build:cell-9-11")
    assert player(state)["city"]["cell-9-11"] == "healer"
    assert told(state)["market"] == ["mint", "obelisk", "fortress", "castle", preview]
    assert kinds(events) == ["built", "refilled"] and asked(state) == "revealing"
    play(state, "draw:portal")
    assert told(state)["piles"]["orange"]["preview"] == "portal"


def test_e10_tiles_touch_by_their_edges() -> None:
    """Page 15: two grey tiles, red beside the upper one, purple beside red, yellow beside it."""
    state = new()
    put(state, "fortress", "cell-9-11")
    put(state, "castle", "cell-8-11")
    put(state, "mint", "cell-8-12")
    main_action(state, A_BUILD)
    play(state, "pick:market-1", "as:farm")
    near = {
        *("7-11", "7-12", "8-10", "8-13", "9-9", "9-12"),
        *("8-10", "10-9", "10-11", "11-10"),
    }
    assert set(targets(state, "build")) == {f"cell-{cell}" for cell in near}
    assert "cell-7-10" not in targets(state, "build"), "a corner is no edge"


def test_e11_a_farm_costs_nothing() -> None:
    """Page 15: the same tile as a Farm; the market is refilled as before."""
    state = new()
    sells(state, "mint", "obelisk", "healer", "fortress", "castle")
    preview = told(state)["piles"]["orange"]["preview"]
    main_action(state, A_BUILD)
    play(state, "pick:market-3")
    assert texts(state) == ["as:farm"], "nothing to pay with"
    events = play(state, "as:farm", "build:cell-9-11")
    assert player(state)["city"]["cell-9-11"] == "farm-healer"
    assert kinds(events) == ["farmed", "refilled"]
    assert told(state)["market"] == ["mint", "obelisk", "fortress", "castle", preview]


# Towers, population, Advisors.


def test_e13_the_fourth_floor_costs_three_gold() -> None:
    """Page 19."""
    state = new()
    state.towers[COLOUR_IDS.index("orange")] = 3
    state.floors[COLOUR_IDS.index("orange")] = 2
    goods(state, gold=3)
    turn(state)
    play(state, "raise:tower-orange")
    assert player(state)["towers"]["orange"] == 4 and has(state)["gold"] == 0
    assert told(state)["floors"]["orange"] == 1


def test_e13_gold_must_be_gold_and_floors_must_be_there() -> None:
    """Page 19: nothing replaces gold, and a floor must be in the reserve."""
    state = new()
    state.floors[0] = 0
    goods(state, gold=1, stone=9, food=0, wisdom=9)
    state.towers[COLOURS - 1] = 2
    turn(state)
    assert targets(state, "raise") == ["tower-purple", "tower-blue", "tower-orange"]


def test_e14a_the_third_base_costs_two_food() -> None:
    """Page 19."""
    state = new()
    goods(state, food=2)
    turn(state)
    play(state, "population")
    assert player(state)["bases"] == 3 and has(state)["food"] == 0


def test_e14b_the_last_base_costs_eight_food_and_brings_ten_points() -> None:
    """Page 19."""
    state = new()
    state.population[0] = 5
    goods(state, food=8)
    turn(state)
    events = play(state, "population")
    assert player(state)["bases"] == 6 and has(state)["food"] == 0
    assert scored(events) == [10]
    assert "population" not in texts(turn(state))


def test_e15a_the_first_six_becomes_an_advisor() -> None:
    """Page 20: on the first space, without points; the base is free."""
    state = new()
    freeman(state, 1, "red", 6)
    events = begin(state, step(steps.RAISING, 0, 0))
    assert player(state)["advisors"] == ["red"] and player(state)["freemen"] == {}
    assert scored(events) == [] and state.free_base(0) == 0


def test_e15b_a_second_of_its_colour_scores_the_last_space() -> None:
    """Page 20: the points of the rightmost occupied space; the die goes to the supply."""
    state = new()
    advisors(state, "red", "blue", "yellow")
    freeman(state, 1, "blue", 6)
    before = told(state)["supply"]["blue"]
    events = begin(state, step(steps.RAISING, 0, 0))
    assert scored(events) == [6] and player(state)["advisors"] == ["red", "blue", "yellow"]
    assert told(state)["supply"]["blue"] == before + 1 and player(state)["freemen"] == {}


def test_e15c_advisors_lend_their_colours_to_the_archon() -> None:
    """Page 20: purple, orange and blue."""
    state = new()
    advisors(state, "purple", "orange", "blue")
    goods(state, stone=9, food=9, wisdom=9)
    found = set()
    for site in range(1, 6):
        after = turn(state.copy())
        play(after, "worker:archon", f"visit:site-{site}")
        if f"do:site-{site}-bonus" in texts(after):
            found.add(told(after)["sites"][site - 1]["bonus"])
    assert found == {"bonus-purple", "bonus-orange", "bonus-blue"}


# The end of the round and of the game.


def test_e17_of_equal_zodiac_markers_the_lowest_gets_the_card() -> None:
    """Page 21: black lies below brown on the Mountain."""
    state = new(4)
    on_step(state, BLACK, mountain=5)
    on_step(state, BROWN, mountain=5)
    on_step(state, BLUE, mountain=4)
    for at, marker in enumerate((GREEN, BLACK, BROWN, BLUE)):
        state.climb_order[4 + at] = marker
    begin(state, step(steps.ZODIAC))
    assert told(state)["temples"]["mountain"]["keeper"] == BLACK


def test_e18_the_final_count_is_72() -> None:
    """Page 22-23: 4 for gold, 6 for Advisors, 47 for temples, 12 and 3 for seats of power."""
    state = new()
    goods(state, gold=4)
    advisors(state, "red", "yellow", "blue")
    on_step(state, 0, forest=11, mountain=7, sea=5)
    lay(state, "farm", "farm", "farm", "farm")
    put(state, "farm", "cell-5-7", "cell-6-7")
    seated(state, "seat-5-5", "orange", 6)
    seated(state, "seat-5-6", "red", 3)
    state.towers[COLOUR_IDS.index("orange")] = 2
    state.depth = 0
    state.then(step(steps.COUNT))
    events = settle(state)
    assert [(event["points"], event["source"]) for event in events if event.seat == 0] == [
        *((4, 5), (6, 6), (47, 7), (15, 8))
    ]
    assert told(state)["scores"] == [72, 0]


def test_e19_the_goal_rises_with_each_tile_at_its_like() -> None:
    """Solo: 220 points if two conditions hold; yellow on the fifth place changes nothing."""
    state = GAME.setup({}, 1)
    for tiles, points in (
        ("yellow red purple blue orange", 180),
        ("red purple orange blue yellow", 220),
        ("red purple blue yellow orange", 240),
        ("red purple blue orange yellow", 260),
    ):
        for site, colour in enumerate(tiles.split()):
            state.bonuses[site] = COLOUR_IDS.index(colour)
        assert goal(state) == points


def test_e20_who_passes_gets_older_workers_back() -> None:
    """Pass: all Freemen of 1 to 5 rise by one, a six becomes an Advisor, the Archon comes back."""
    state = new()
    for base in range(1, 7):
        freeman(state, base, COLOUR_IDS[base % 5], base)
    posted(state, 6, "site-1")
    posted(state, 2, "site-3")
    state.archons[0] = 2
    turn(state)
    play(state, "pass")
    mine = player(state)
    assert [one["value"] for one in mine["freemen"].values()] == [2, 3, 4, 5, 6]
    assert all(one["site"] is None for one in mine["freemen"].values())
    assert mine["advisors"] == ["purple"] and mine["archon"] is None and mine["passed"]


def test_e21_a_six_does_both_actions_and_the_bonus_between() -> None:
    """Page 13: in any order, the bonus before, between or after."""
    state = new()
    freeman(state, 1, COLOUR_IDS[state.bonuses[1]], 6)  # an orange one at the second place
    turn(state)
    play(state, "worker:base-1", "visit:site-2")
    assert texts(state) == ["do:site-2-top", "do:site-2-bottom", "do:site-2-bonus"]
    play(state, "do:site-2-top")
    assert texts(state) == ["do:site-2-bottom", "do:site-2-bonus", "done"]
    play(state, "do:site-2-bonus", "speaker:speaker-1")
    assert texts(state) == ["do:site-2-bottom", "done"]
    play(state, "do:site-2-bottom", "pick:market-1", "as:farm", "build:cell-8-10")
    draw(state)
    assert has(state)["food"] == 3 and told(state)["sites"][1]["ship"] == 2
    assert GAME.to_move(state) == 1


# A visit, restated from public pages where the rulebook's text is lost.


@pytest.mark.parametrize(
    ("worker", "ship", "purse", "left", "after"),
    [
        (1, 3, {"wisdom": 2}, {"wisdom": 0}, 4),
        (3, 3, {"wisdom": 2}, {"wisdom": 2}, 4),
        (5, 3, {"wisdom": 0}, {"wisdom": 0}, 4),
        (2, 5, {"wisdom": 1, "gold": 2}, {"wisdom": 0, "gold": 0}, 6),
        (6, 6, {"wisdom": 0}, {"wisdom": 0}, 1),
    ],
)
def test_a_low_die_pays_the_difference_in_wisdom(
    worker: int, ship: int, purse: dict[str, int], left: dict[str, int], after: int
) -> None:
    """Visit 2, 5: gold may replace wisdom; the Mothership turns, from 6 to 1."""
    state = new()
    freeman(state, 1, "red", worker)
    goods(state, **purse)
    ships(state, ship, 6, 6, 6, 6)
    turn(state)
    play(state, "worker:base-1", "visit:site-1")
    play(state, "do:site-1-top", *(["done"] if "done" in texts(state) else []))
    if asked(state) == "choosing":
        play(state, "done")
    assert {good: has(state)[good] for good in left} == left
    assert told(state)["sites"][0]["ship"] == after
    assert die(state, 1)["value"] == worker, "paying does not change the die"


def test_the_archon_goes_anywhere_and_turns_the_ship() -> None:
    """Visit 2, 5."""
    state = new()
    ships(state, 6, 6, 6, 6, 6)
    turn(state)
    play(state, "worker:archon")
    assert targets(state, "visit") == [f"site-{n}" for n in range(1, 6)]
    play(state, "visit:site-3", "do:site-3-top")
    assert told(state)["sites"][2]["ship"] == 1 and player(state)["archon"] == "site-3"
    assert targets(turn(state), "worker") == [], "used until the seat passes"


def test_who_cannot_pay_stays_at_home() -> None:
    """Visit 2: one wisdom short."""
    state = new()
    freeman(state, 1, "red", 2)
    ships(state, 4, 4, 4, 4, 4)
    goods(state, wisdom=1)
    assert targets(turn(state), "worker") == ["archon"]
    goods(state, gold=1)
    assert targets(turn(state), "worker") == ["base-1", "archon"]


def test_kinds_are_in_the_order_of_the_annex() -> None:
    """Six kinds of each colour."""
    assert len(KIND_IDS) == 30 and len(CELL_IDS) == 441 and len(SEAT_IDS) == 400
