"""The ten main actions, the five bonus actions, tokens, and turns."""

import pytest

from games.origins.positions import (
    asked,
    at_space,
    begin,
    bonus_action,
    die,
    freeman,
    goods,
    has,
    main_action,
    new,
    on_step,
    play,
    player,
    posted,
    row,
    scored,
    ships,
    targets,
    texts,
    told,
    turn,
)
from ziggurat.core.steps import step
from ziggurat.games.origins import steps
from ziggurat.games.origins.components import (
    A_BUILD,
    A_CLIMB,
    A_FEED,
    A_RECRUIT,
    A_RESOURCE,
    A_SPEAKER,
    A_WAR,
    COLOUR_IDS,
)
from ziggurat.games.origins.game import GAME

NONE = {"stone": 0, "food": 0, "wisdom": 0, "gold": 0}


# The upper actions.


@pytest.mark.parametrize(
    ("site", "gained"),
    [
        (1, {"stone": 3}),
        (2, {"food": 3}),
        (3, {"wisdom": 3}),
        (5, {"stone": 1, "food": 1, "wisdom": 1}),
    ],
)
def test_the_upper_action_brings_the_resources_shown(site: int, gained: dict[str, int]) -> None:
    """Obtain resources, p. 13."""
    state = new()
    play(state, "worker:archon", f"visit:site-{site}", f"do:site-{site}-top")
    assert has(state) == NONE | gained


def test_the_fourth_place_brings_a_gold_and_a_resource_of_choice() -> None:
    """Annex: a basic resource and a gold; the choice is never gold."""
    state = new()
    play(state, "worker:archon", "visit:site-4", "do:site-4-top")
    assert texts(state) == ["gain:stone", "gain:food", "gain:wisdom"]
    play(state, "gain:food")
    assert has(state) == NONE | {"food": 1, "gold": 1}


# The lower actions.


def test_advance_and_attack_in_any_order_or_one_of_them() -> None:
    """Page 14: place 1."""
    state = new()
    at_space(state, 2, 1)
    goods(state, stone=1)
    main_action(state, A_WAR)
    assert texts(state) == ["advance", "attack"]
    first = state.copy()
    play(first, "advance")
    assert texts(first) == ["attack", "done"] and told(first)["military"]["spaces"] == [3, 1]
    assert scored(play(first, "attack")) == [2] and has(first)["stone"] == 2
    then = state.copy()
    play(then, "attack", "spend:stone")
    assert texts(then) == ["advance", "done"] and has(then) == NONE | {"gold": 1}
    play(then, "advance")
    assert told(then)["military"]["spaces"] == [3, 1]
    alone = state.copy()
    play(alone, "advance", "done")
    assert player(alone)["earned"]["military"] == 0


def test_on_the_final_space_one_only_attacks() -> None:
    """Military track: the marker never moves again; five thresholds, and the weaker ones."""
    state = new(3)
    at_space(state, 13, 13, 2)
    main_action(state, A_WAR)
    assert texts(state) == ["attack"]
    assert scored(play(state, "attack")) == [6] and has(state) == NONE


def test_the_final_space_brings_nine_points_and_a_token_once() -> None:
    """Military track: spaces beyond it are lost."""
    state = new()
    at_space(state, 12, 0)
    events = begin(state, step(steps.ADVANCING, 0, 2))
    assert scored(events) == [9] and player(state)["tokens"] == 1
    assert told(state)["military"]["spaces"][0] == 13
    assert begin(state, step(steps.ADVANCING, 0, 2)) == []


@pytest.mark.parametrize(
    ("space", "gained", "of_choice"),
    [
        (0, {}, 0),
        (1, {}, 0),
        (3, {"stone": 1}, 0),
        (4, {"food": 1}, 0),
        (5, {"wisdom": 1}, 0),
        (6, {"gold": 1}, 0),
        (7, {"stone": 1}, 1),
        (8, {"food": 1}, 1),
        (9, {"wisdom": 1}, 1),
        (10, {"gold": 1}, 1),
        (11, {"gold": 1}, 1),
        (12, {"gold": 2}, 0),
        (13, {}, 0),
    ],
)
def test_the_bonus_of_an_attack(space: int, gained: dict[str, int], of_choice: int) -> None:
    """Attack 1, p. 14."""
    state = new()
    at_space(state, space, 13)
    begin(state, step(steps.ATTACKING, 0))
    assert has(state) == NONE | gained
    assert (asked(state) == "gaining") == (of_choice == 1)


def test_the_exchange_of_the_second_space_may_be_declined() -> None:
    """Attack 1, p. 14: a basic resource for a gold, asked if there is one."""
    state = new()
    at_space(state, 2, 0)
    begin(state, step(steps.ATTACKING, 0))
    assert asked(state) != "exchanging", "nothing to spend"
    goods(state, food=1, wisdom=1)
    begin(state, step(steps.ATTACKING, 0))
    assert texts(state) == ["spend:food", "spend:wisdom", "done"]
    assert scored(play(state, "done")) == [2] and has(state)["gold"] == 0


def test_build_is_the_lower_action_of_the_second_place() -> None:
    """Page 14."""
    state = new()
    main_action(state, A_BUILD)
    assert targets(state, "pick") == [f"market-{n}" for n in range(1, 6)]


def test_climb_two_steps_for_a_stone_and_take_the_card() -> None:
    """Page 16: from any position, even out of another's hands."""
    state = new()
    state.keepers[1] = 1
    on_step(state, 1, mountain=6)
    goods(state, stone=1)
    main_action(state, A_CLIMB)
    assert has(state)["stone"] == 0
    play(state, "climb:mountain")
    assert told(state)["temples"]["mountain"]["steps"] == [2, 6]
    assert told(state)["temples"]["mountain"]["keeper"] == 0


def test_steps_beyond_the_top_are_lost() -> None:
    """Page 16: never on another track."""
    state = new()
    on_step(state, 0, forest=10, mountain=11)
    goods(state, stone=1)
    main_action(state, A_CLIMB)
    assert texts(state) == ["climb:forest", "climb:sea"], "the Mountain has no step left"
    play(state, "climb:forest")
    assert [track["steps"][0] for track in told(state)["temples"].values()] == [11, 11, 0]


def test_climb_needs_a_stone_and_a_step() -> None:
    """Visit 4: an action must be possible."""
    state = new()
    play(state, "worker:archon", "visit:site-3")
    assert texts(state) == ["do:site-3-top"]
    goods(state, stone=1)
    assert texts(state) == ["do:site-3-top", "do:site-3-bottom"]
    on_step(state, 0, forest=11, mountain=11, sea=11)
    assert texts(state) == ["do:site-3-top"]


def test_recruit_pay_slide_and_roll() -> None:
    """Page 16: the third Citizen costs two wisdom; the row slides, its colour is rolled again."""
    state = new()
    row(state, "red-1", "blue-2", "purple-3", "yellow-4", "orange-5")
    goods(state, wisdom=2)
    main_action(state, A_RECRUIT)
    assert targets(state, "recruit") == ["recruit-1", "recruit-2", "recruit-3"]
    play(state, "recruit:recruit-3")
    assert has(state)["wisdom"] == 0 and die(state, 1)["value"] == 3
    assert asked(state) == "rolling" and texts(state) == [f"roll:{n}" for n in range(1, 6)]
    play(state, "roll:2")
    assert [(one["colour"], one["value"]) for one in told(state)["recruits"]] == [
        *(("red", 1), ("blue", 2), ("yellow", 4), ("orange", 5), ("purple", 2))
    ]


def test_no_citizen_without_a_free_base() -> None:
    """Page 16; your workers."""
    state = new()
    freeman(state, 1, "red", 1)
    freeman(state, 2, "red", 1)
    goods(state, wisdom=9)
    play(state, "worker:archon", "visit:site-4")
    assert texts(state) == ["do:site-4-top"]
    state.population[0] = 3
    assert "do:site-4-bottom" in texts(state)


def test_an_empty_supply_leaves_a_gap_at_the_end_of_the_row() -> None:
    """Recruit 4-5: the row closes up."""
    state = new()
    row(state, "red-1", "blue-2", "purple-3", "yellow-4", "orange-5")
    state.supply[COLOUR_IDS.index("red")] = 0
    main_action(state, A_RECRUIT)
    play(state, "recruit:recruit-1")
    assert [one and one["colour"] for one in told(state)["recruits"]] == [
        *("blue", "purple", "yellow", "orange", None)
    ]
    assert told(state)["announced"] == ["no-citizens"]


def test_food_raises_unused_freemen_or_advances() -> None:
    """Page 17: one to three food, one at a time, `done` from the second on."""
    state = new()
    freeman(state, 1, "red", 2)
    freeman(state, 2, "blue", 3)
    posted(state, 2, "site-1")
    goods(state, food=2, gold=1)
    main_action(state, A_FEED)
    assert texts(state) == ["advance", "die:base-1"], "used Freemen are not raised"
    play(state, "die:base-1", "gold:0")
    assert die(state, 1)["value"] == 3 and has(state) == NONE | {"food": 1, "gold": 1}
    assert texts(state) == ["advance", "die:base-1", "done"]
    play(state, "advance", "gold:1")
    assert told(state)["military"]["spaces"][0] == 1 and has(state) == NONE | {"food": 1}
    play(state, "die:base-1")
    assert die(state, 1)["value"] == 4 and asked(state) != "feeding"


def test_food_makes_a_six_an_advisor() -> None:
    """Raise the values: a six that is raised."""
    state = new()
    freeman(state, 1, "red", 6)
    at_space(state, 13, 0)
    goods(state, food=3)
    main_action(state, A_FEED)
    assert texts(state) == ["die:base-1"]
    play(state, "die:base-1")
    assert player(state)["advisors"] == ["red"] and has(state)["food"] == 2
    assert asked(state) != "feeding", "nobody is left to be raised"


# The bonus tiles.


def test_the_red_bonus_advances_or_attacks_for_a_wisdom() -> None:
    """Page 17: not both."""
    state = new()
    at_space(state, 3, 0)
    goods(state, wisdom=1)
    bonus_action(state, A_WAR)
    assert texts(state) == ["advance", "attack"] and has(state)["wisdom"] == 0
    play(state, "attack")
    assert asked(state) != "warring" and player(state)["earned"]["military"] == 2


def test_the_purple_bonus_builds_for_a_food() -> None:
    """Page 17: the usual costs come on top."""
    state = new()
    goods(state, food=1, stone=2)
    bonus_action(state, A_BUILD)
    assert has(state)["food"] == 0
    play(state, "pick:market-1", "as:building", "build:cell-9-11")
    assert has(state)["stone"] == 0


def test_the_blue_bonus_climbs_a_step_without_the_card() -> None:
    """Page 17."""
    state = new()
    goods(state, stone=1)
    bonus_action(state, A_CLIMB)
    play(state, "climb:sea")
    assert told(state)["temples"]["sea"] == {
        "sign": "cancer",
        "keeper": None,
        "steps": [1, 0],
        "stack": [1, 0],
    }


def test_the_orange_bonus_takes_a_speaker() -> None:
    """Page 17: it needs no base, and acts like a die without colour."""
    state = new()
    state.speakers[0], state.speakers[1] = 3, 5
    freeman(state, 1, "red", 1)
    freeman(state, 2, "red", 1)
    bonus_action(state, A_SPEAKER)
    assert texts(state) == ["speaker:speaker-1", "speaker:speaker-2"]
    play(state, "speaker:speaker-2")
    assert player(state)["speakers"] == ["speaker-2"]
    ships(state, 6, 6, 6, 6, 5)
    turn(state)
    assert targets(state, "worker") == ["archon", "speaker-2"]
    play(state, "worker:speaker-2")
    assert targets(state, "visit") == ["site-5"]
    play(state, "visit:site-5")
    assert texts(state) == ["do:site-5-top"], "no bonus for a Speaker, and no food to spend"
    play(state, "do:site-5-top")
    assert told(state)["speakers"][1] == {"value": 5, "seat": 0, "site": "site-5"}


def test_the_yellow_bonus_brings_a_resource() -> None:
    """Page 17."""
    state = new()
    bonus_action(state, A_RESOURCE)
    play(state, "gain:wisdom")
    assert has(state) == NONE | {"wisdom": 1}


@pytest.mark.parametrize(
    ("site", "colour", "needs"),
    [(5, "red", {"wisdom": 1}), (4, "purple", {"food": 1}), (3, "blue", {"stone": 1})],
)
def test_a_bonus_that_cannot_be_paid_is_not_offered(
    site: int, colour: str, needs: dict[str, int]
) -> None:
    """Page 13, 17: the visit is allowed all the same."""
    state = new()
    freeman(state, 1, colour, 3)
    turn(state)
    play(state, "worker:base-1", f"visit:site-{site}")
    assert f"do:site-{site}-bonus" not in texts(state)
    goods(state, **needs)
    assert f"do:site-{site}-bonus" in texts(state)


def test_the_bonus_comes_before_or_after_and_may_be_left() -> None:
    """Page 13: optional, but one main action must be done."""
    state = new()
    freeman(state, 1, "yellow", 3)
    turn(state)
    play(state, "worker:base-1", "visit:site-1")
    assert "done" not in texts(state)
    before = state.copy()
    play(before, "do:site-1-bonus", "gain:food", "do:site-1-top")
    assert GAME.to_move(before) == 1 and has(before) == NONE | {"stone": 3, "food": 1}
    play(state, "do:site-1-top")
    assert texts(state) == ["do:site-1-bonus", "done"], "one main action only"
    play(state, "done")
    assert GAME.to_move(state) == 1


def test_another_colour_has_no_bonus() -> None:
    """Page 13."""
    state = new()
    freeman(state, 1, "red", 3)
    turn(state)
    play(state, "worker:base-1", "visit:site-1", "do:site-1-top")
    assert GAME.to_move(state) == 1


def test_several_workers_may_stand_at_one_place() -> None:
    """Visit: no limit."""
    state = new()
    freeman(state, 1, "red", 6)
    turn(state)
    play(state, "worker:base-1", "visit:site-1", "do:site-1-top", "done")
    turn(state)
    play(state, "worker:archon", "visit:site-1", "do:site-1-top")
    assert told(state)["sites"][0] == {
        "bonus": "bonus-yellow",
        "ship": 3,
        "workers": [{"seat": 0, "worker": "base-1"}, {"seat": 0, "worker": "archon"}],
    }


# Turns and tokens.


def test_a_token_buys_a_second_action_once_a_turn() -> None:
    """Superiority, p. 20: also one just won; never two in a turn."""
    state = new()
    goods(state, gold=3)
    state.tokens[0] = 2
    turn(state)
    play(state, "raise:tower-red")
    assert texts(state) == ["token", "done"]
    play(state, "token")
    assert player(state)["tokens"] == 1 and "raise:tower-blue" in texts(state)
    play(state, "raise:tower-blue")
    assert GAME.to_move(state) == 1, "the other token must wait"


def test_a_token_just_won_may_be_spent_also_to_pass() -> None:
    """Superiority, p. 20."""
    state = new()
    play(state, "worker:archon", "visit:site-1", "do:site-1-bottom", "advance", "done")
    assert texts(state) == ["token", "done"]
    play(state, "token", "pass")
    assert player(state)["passed"] and player(state)["tokens"] == 0
    assert GAME.to_move(state) == 1


def test_no_token_after_a_pass() -> None:
    """Pass: the turn is over."""
    state = new()
    state.tokens[0] = 1
    turn(state)
    play(state, "pass")
    assert GAME.to_move(state) == 1 and player(state)["tokens"] == 1


def test_the_last_who_has_not_passed_plays_on() -> None:
    """Round: turns go on until all have passed, and each opens anew."""
    state = new()
    play(state, "pass", "worker:archon", "visit:site-1", "do:site-1-top")
    assert GAME.to_move(state) == 1 and GAME.opens(state)
    play(state, "pass")
    assert told(state)["round"] == 2


def test_gold_is_asked_for_only_if_there_is_a_choice() -> None:
    """Basic resources and gold: what is missing must be gold, the rest may."""
    state = new()
    state.population[0] = 3  # the next base costs 4 food
    goods(state, food=3, gold=2)
    turn(state)
    play(state, "population")
    assert texts(state) == ["gold:1", "gold:2"]
    play(state, "gold:2")
    assert has(state) == NONE | {"food": 1}
    assert "population" not in texts(turn(state))


def test_a_speaker_is_no_freeman() -> None:
    """Your workers: Speakers cannot complete a District, and are not raised."""
    state = new()
    state.holders[0] = 0
    goods(state, food=1)
    at_space(state, 13, 0)
    play(turn(state), "worker:speaker-1", "visit:site-5")
    assert texts(state) == ["do:site-5-top"]


def test_a_speaker_has_no_bonus() -> None:
    """Page 13: only a like colour has one, and Speakers have none; here it would cost nothing."""
    state = new()
    state.holders[0] = 0
    freeman(state, 1, "yellow", 3)
    turn(state)
    like = state.copy()
    play(like, "worker:base-1", "visit:site-1")
    assert "do:site-1-bonus" in texts(like)
    play(state, "worker:speaker-1", "visit:site-1")
    assert "do:site-1-top" in texts(state) and "do:site-1-bonus" not in texts(state)


def test_no_speaker_is_taken_where_none_is_left() -> None:
    """Page 17: if one is there."""
    state = new()
    freeman(state, 1, "orange", 3)
    turn(state)
    play(state, "worker:base-1", "visit:site-2")
    assert "do:site-2-bonus" in texts(state)
    for speaker in range(len(state.speakers)):
        state.holders[speaker] = 1
    assert "do:site-2-bonus" not in texts(state)


def test_three_food_are_the_most() -> None:
    """Page 17: though more could be paid."""
    state = new()
    freeman(state, 1, "red", 1)
    goods(state, food=5)
    main_action(state, A_FEED)
    play(state, "die:base-1", "die:base-1", "advance")
    assert asked(state) != "feeding" and has(state) == NONE | {"food": 2}


def test_a_token_for_each_threshold_of_one_move() -> None:
    """Page 14: five spaces from the start pass two thresholds, one space none."""
    state = new()
    begin(state, step(steps.ADVANCING, 0, 5))
    assert told(state)["military"]["spaces"][0] == 5 and player(state)["tokens"] == 2
    begin(state, step(steps.ADVANCING, 0, 1))
    assert player(state)["tokens"] == 2


def test_at_the_top_one_may_pay_for_the_card_by_option() -> None:
    """`climb_at_top_takes_card`: whatever the position on the track; the main action only."""
    state = new(climb_at_top_takes_card="true")
    on_step(state, 0, forest=11, mountain=11, sea=11)
    state.keepers[1] = 1
    goods(state, stone=2)
    main_action(state, A_CLIMB)
    assert texts(state) == ["climb:forest", "climb:mountain", "climb:sea"]
    play(state, "climb:mountain")
    assert told(state)["temples"]["mountain"]["keeper"] == 0
    freeman(state, 1, "blue", 3)
    play(turn(state), "worker:base-1", "visit:site-3")
    assert "do:site-3-bottom" in texts(state) and "do:site-3-bonus" not in texts(state)
