"""The final count. (pp. 7-8)"""

import pytest

from games.amytis.positions import counted, favour, scene
from ziggurat.core.game import Outcome
from ziggurat.games.amytis.game import GAME


@pytest.mark.parametrize(
    ("heights", "paid"),
    [
        ("1 2 3 / . . . / . . .", 6),
        ("3 2 1 / . . . / . . .", 6),
        ("1 . . / 2 . . / 3 . .", 6),
        ("3 . . / 2 . . / 1 . .", 6),
        ("1 . . / . 2 . / . . 3", 0),
        ("1 2 3 / 2 . . / 3 . .", 12),
        ("1 2 3 / 2 1 2 / 3 2 1", 24),
        ("2 3 4 / . . . / . . .", 0),
        ("1 2 . / . . . / . . .", 0),
    ],
)
def test_stairs(heights: str, paid: int) -> None:
    """Rows and columns, both ways; a stack may serve twice; no diagonals. (p. 8)"""
    assert favour("stairs", heights) == paid


@pytest.mark.parametrize(
    ("heights", "paid"),
    [("3 3 3 / 3 3 3 / 3 3 3", 20), ("2 . 4 / . 9 . / 5 . 1", 10), (". . . / . . . / . . .", 0)],
)
def test_corners(heights: str, paid: int) -> None:
    """Three tiles or more, in the corners only. (p. 8)"""
    assert favour("corners", heights) == paid


@pytest.mark.parametrize(("space", "paid"), [(1, 0), (2, 0), (3, 0), (4, 0)])
def test_stacks_are_counted_exactly(space: int, paid: int) -> None:
    """Empty sites and stacks of five serve nobody. (p. 8)"""
    assert favour(f"stacks-{space}", "5 5 . / . . . / . . .") == paid


def test_several_favours_add_up() -> None:
    """(p. 7)"""
    city = "1 2 3 / . . . / . . ."
    assert favour("stacks-1 stacks-2 stairs bottom-row bottom-row", city) == 3 + 2 + 6 + 10


def test_projects_count_validated_cards_only() -> None:
    """Not those held, not the opponent's. (p. 8)"""
    state = scene(favours="projects", held="1 2 3", done="4", their_done="5 6")
    assert counted(state) == (8, 2)


def test_each_player_is_counted() -> None:
    """Cards, favours and track of each. (p. 7)"""
    state = scene(done="1", their_done="7 15", favours="bottom-row", their_favours="projects")
    counted(state)
    assert [int(points) for points in state.counted] == [8, 4, 22, 4]


def test_the_count_is_told() -> None:
    """For each player the points of projects and of favours. (p. 7)"""
    state = scene(done="1", their_done="7 15", favours="bottom-row", their_favours="projects")
    heard = state.listen()
    counted(state)
    assert [event.facts() for event in heard] == [
        {"event": "counted", "seat": 0, "projects": 8, "favours": 4},
        {"event": "counted", "seat": 1, "projects": 22, "favours": 4},
    ]


def test_the_most_points_win() -> None:
    """(p. 7)"""
    state = scene(done="1")
    counted(state)
    assert GAME.outcome(state) == Outcome((8, 0), (1, 2), "two-piles-empty")
    state = scene(their_done="1")
    counted(state)
    assert GAME.outcome(state) == Outcome((0, 8), (2, 1), "two-piles-empty")


def test_a_tie_is_shared() -> None:
    """No tie-break is printed. (p. 7; R-11)"""
    state = scene(done="1", their_done="2")
    counted(state)
    assert GAME.outcome(state) == Outcome((8, 8), (1, 1), "two-piles-empty")


def test_there_is_no_outcome_while_the_game_runs() -> None:
    assert GAME.outcome(scene()) is None


def test_points_beyond_the_last_lap_are_kept() -> None:
    """The total is a number, however often the track was rounded. (R-12)"""
    state = scene()
    state.earned[0] = 260
    counted(state)
    assert GAME.outcome(state).scores == (260, 0)  # type: ignore[union-attr]  # over
