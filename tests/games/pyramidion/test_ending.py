"""The end of a round and of the game. (p. 7)"""

import pytest

from games.pyramidion.positions import (
    BLUE,
    RED,
    YELLOW,
    boats,
    go,
    hold,
    loaded,
    of_kind,
    station,
    table,
)
from ziggurat.games.pyramidion import steps
from ziggurat.games.pyramidion.game import GAME
from ziggurat.games.pyramidion.options import NO_GOAL
from ziggurat.games.pyramidion.state import Pyramidion


def end(state: Pyramidion) -> tuple[tuple[int, ...], str] | None:
    """Count; the places and the reason, None if the game goes on."""
    go(state, steps.ROUND_END)
    outcome = GAME.outcome(state)
    return None if outcome is None else (outcome.places, outcome.reason)


def tied(options: dict[str, str] | None = None) -> Pyramidion:
    """Red and Blue have ten points each, Red with two boats, Blue with three."""
    state = table(options=options, order=(YELLOW, RED, BLUE))
    loaded(state, RED, "17 18")
    loaded(state, BLUE, "19 13 1")
    return state


def test_nine_points_go_on() -> None:
    state = table()
    loaded(state, RED, "17 13")
    assert end(state) is None and state.round == 2


@pytest.mark.parametrize(("goal", "over"), [("10", True), ("12", False), ("15", False)])
def test_goals(goal: str, over: bool) -> None:
    """Ten, or twelve or fifteen by agreement. (p. 7)"""
    state = table(options={"goal": goal})
    loaded(state, RED, "17 18")
    assert (end(state) is not None) == over


@pytest.mark.parametrize(("goal", "more"), [("12", "5"), ("15", "19")])
def test_higher_goals_are_reached(goal: str, more: str) -> None:
    state = table(options={"goal": goal})
    loaded(state, RED, f"17 18 {more}")
    assert end(state) == ((1, 2, 3), "goal-reached")


def test_all_boats() -> None:
    """No number of points ends it; the last boat does. (R-38)"""
    state = table(options={"goal": "all_boats"})
    assert state.goal == NO_GOAL
    loaded(state, RED, "17 18 19 20 16 15 14 13")
    assert end(state) is None
    loaded(state, BLUE, "1 2 3 4 5 6 7 8 9 10 11 12")
    state.depth = 0
    state.row = 0
    outcome = end(state)
    assert outcome is not None and outcome[1] == "boats-loaded"


@pytest.mark.parametrize("where", ["row", "boats", "adrift", "private"])
def test_a_boat_is_left_somewhere(where: str) -> None:
    """In the row, the deck, the discards, or at Karnak. (R-38)"""
    state = table(options={"goal": "all_boats"})
    state.boats = 0
    if where == "private":
        state.private_boat = 4
        state.private_seat = RED
    else:
        setattr(state, where, boats("5"))
    assert end(state) is None


@pytest.mark.parametrize(("last", "over"), [("10", True), ("20", False)])
def test_the_last_round(last: str, over: bool) -> None:
    """A game that would not end is counted. (R-38)"""
    state = table(options={"last_round": last}, order=(BLUE, RED, YELLOW))
    state.round = 10
    loaded(state, YELLOW, "1")
    assert end(state) == (((3, 2, 1), "last-round") if over else None)


def test_more_points_win() -> None:
    state = tied()
    loaded(state, RED, "2")
    assert end(state) == ((1, 2, 3), "goal-reached")


def test_first_tie_break_cards_in_hand() -> None:
    """Hands are discarded only after the count. (R-37)"""
    state = tied()
    hold(state, RED, "guard")
    assert end(state) == ((1, 2, 3), "goal-reached")


def test_second_tie_break_boats() -> None:
    assert end(tied()) == ((2, 1, 3), "goal-reached")


def test_third_tie_break_play_order() -> None:
    state = tied()
    state.loaded[BLUE] = boats("19 20")
    assert end(state) == ((1, 2, 3), "goal-reached")


def test_first_tie_break_may_be_boats() -> None:
    """By agreement "most cards" means boats. (R-37)"""
    state = tied({"first_tie_break": "boats"})
    hold(state, RED, "guard")
    assert end(state) == ((2, 1, 3), "goal-reached")


def test_the_point_counts_in_the_final_count() -> None:
    """Or only to end the game, by agreement. (R-36)"""
    for value, scores in (("true", (10, 9, 0)), ("false", (9, 9, 0))):
        state = table(options={"torturer_point_in_final_count": value})
        loaded(state, RED, "17 13")
        loaded(state, BLUE, "18 14")
        station(state, RED, "giza-torturers")
        heard = go(state, steps.ROUND_END)
        outcome = GAME.outcome(state)
        assert outcome is not None and outcome.scores == scores
        assert of_kind(heard, "counted")[0] == {
            "seat": RED,
            "boats": 9,
            "torturers": scores[0] - 9,
        }


def test_nobody_has_torturers() -> None:
    """No point for nothing."""
    state = table()
    loaded(state, RED, "17 13")
    assert end(state) is None


def test_the_game_is_over_then() -> None:
    state = tied()
    end(state)
    assert state.depth == 0 and GAME.choices(state) == [] and state.hand[RED] == 0


def test_bound() -> None:
    assert GAME.bound(4) == 60000
