"""Idols, and the end of a phase. (Turn 4; Scoring)"""

from itertools import product

import pytest

from games.uxmal.boards import (
    at_phase,
    finish_level,
    give,
    hand,
    idol,
    new,
    play,
    showing,
    stand,
    track,
    turn_of,
)
from ziggurat.games.uxmal.game import GAME
from ziggurat.games.uxmal.rules.scoring import priest_points
from ziggurat.games.uxmal.state import FROM_CARDS, FROM_PRIESTS, IN_HAND

POINTS = {1: (5, 3, 1, 0, 0), 2: (7, 5, 3, 0, 0), 3: (9, 7, 5, 0, 0)}


def test_venerating_and_cursing_are_told_apart() -> None:
    state = new()
    give(state, 0, "A")
    up, down = state.copy(), state.copy()
    assert (
        str(play(up, "idol:macaw", "rank:space-2")[-1]) == "venerated seat=0 idol=2 start=2 end=1"
    )
    assert str(play(down, "idol:macaw", "rank:space-4")[-1]) == "cursed seat=0 idol=2 start=2 end=3"
    assert track(up) == "JASMT" and track(down) == "JSMAT"


@pytest.mark.parametrize(("level", "rank"), list(product((1, 2, 3), range(5))))
def test_a_priest_scores_by_level_and_popularity(level: int, rank: int) -> None:
    state = at_phase(3, leave=0)
    place = showing(state, "T", level, 1)[0]
    order = [n for n in range(5) if n != idol("T")]
    for space, number in enumerate([*order[:rank], idol("T"), *order[rank:]]):
        state.track[space] = number
    assert priest_points(state, place) == POINTS[level][rank]


def test_nothing_is_to_be_had_on_the_base() -> None:
    state = new()
    assert {int(priest_points(state, place)) for place in range(64)} == {0}


def test_the_count_is_told_priest_by_priest_and_card_by_card() -> None:
    """Who, how many points, which idol, which quarter."""
    state = at_phase(1)
    jaguars = showing(state, "J", 1, 2)
    turtle = showing(state, "T", 1, 1)
    stand(state, 1, *jaguars, *turtle)
    give(state, 1, "JJSA")
    told = [str(event) for event in finish_level(state) if event.seat == 1]
    assert told == [
        f"scored seat=1 points=5 idol=0 quarter={jaguars[0]}",
        f"scored seat=1 points=5 idol=0 quarter={jaguars[1]}",
        f"scored seat=1 points=4 idol=0 quarter={IN_HAND}",
        "discarded seat=1 idol=0 cards=2",
        f"scored seat=1 points=1 idol=1 quarter={IN_HAND}",
        "discarded seat=1 idol=1 cards=1",
        "recalled seat=1 priests=3",
    ]
    assert hand(state, 1) == "A"
    assert state.points(1, 1, FROM_PRIESTS) == 10 and state.points(1, 1, FROM_CARDS) == 5


def test_cards_of_the_last_tile_count_at_once() -> None:
    """R-18."""
    state = at_phase(1)
    before = state.copy()
    events = finish_level(state)
    gained = next(event for event in events if event.kind == "gained")
    rank = list(before.track).index(gained["idol"])
    assert state.points(0, 1, FROM_CARDS) == (2, 1, 0, 0, 0)[rank] * gained["taken"]


def test_play_goes_on_clockwise_after_a_phase() -> None:
    """R-19."""
    state = at_phase(1, seats=3)
    finish_level(turn_of(state, 1))
    assert GAME.to_move(state) == 2 and GAME.asking(state) == "acting"


def test_points_go_on_beyond_any_track() -> None:
    """R-20."""
    state = at_phase(3)
    state.earned[0] = 250
    give(state, 0, "JJJ")
    finish_level(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores[0] == state.score(0) >= 250 + 2 * 3


def test_cards_part_the_other_places_too() -> None:
    """R-29: the book breaks ties for the victory only."""
    state = at_phase(3, leave=0, seats=4)
    for seat, (points, cards) in enumerate([(30, "A"), (40, ""), (30, "AM"), (30, "T")]):
        state.earned[6 * seat] = points
        give(state, seat, cards)
    state.depth = 0
    outcome = GAME.outcome(state)
    assert outcome == ((30, 40, 30, 30), (3, 1, 2, 3), "most-points")


def test_the_rejection_is_told() -> None:
    told = [str(event) for event in finish_level(at_phase(2)) if event.kind == "rejected"]
    assert told == ["rejected first=0 second=1"]


def test_the_forced_break_says_who_retires() -> None:
    """R-26."""
    told = [str(event) for event in finish_level(at_phase(1, break_="forced"))]
    assert told[-2:] == ["retired seat=0 priests=1", "retired seat=1 priests=1"]


def test_priests_that_stay_score_again() -> None:
    """R-25: without the break, at the level they have reached."""
    state = at_phase(1, break_="none")
    place = showing(state, "A", 1, 1)[0]
    stand(state, 1, place)
    finish_level(state)
    assert state.points(1, 1, FROM_PRIESTS) == 1
    assert priest_points(state, place) == 5
