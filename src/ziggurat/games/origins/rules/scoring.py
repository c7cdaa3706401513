"""The final count. (Final count, p. 22)"""

from typing import final

from mypy_extensions import i64

from ziggurat.core.rules import Effect
from ziggurat.games.origins.components import (
    ADVISOR_POINTS,
    COLOURS,
    GOLD,
    GOLD_POINTS,
    TEMPLE_POINTS,
    TEMPLES,
)
from ziggurat.games.origins.rules.military import OWNERS
from ziggurat.games.origins.state import (
    FROM_ADVISORS,
    FROM_GOLD,
    FROM_SEATS,
    FROM_TEMPLES,
    OWNER_OF_SEATED,
    Origins,
    colour_of,
    value_of,
)


@final
class Count(Effect[Origins]):
    """Gold, Advisors, the two lower temples, and seats of power times towers. (Final count)"""

    def run(self, state: Origins, now: i64) -> None:
        """Seat by seat."""
        for seat in range(state.seats):
            state.earn(seat, GOLD_POINTS * state.good(seat, GOLD), FROM_GOLD)
            state.earn(seat, advisor_points(state, seat), FROM_ADVISORS)
            state.earn(seat, temple_points(state, seat), FROM_TEMPLES)
            state.earn(seat, seat_points(state, seat), FROM_SEATS)


def advisor_points(state: Origins, seat: i64) -> i64:
    """The points beside the last Advisor of the row."""
    advisors = state.advisors_of(seat)
    return ADVISOR_POINTS[advisors - 1] if advisors > 0 else 0


def temple_points(state: Origins, seat: i64) -> i64:
    """The points of all temples but the highest."""
    total: i64 = 0
    highest: i64 = 0
    for temple in range(TEMPLES):
        points = TEMPLE_POINTS[state.climbed[TEMPLES * seat + temple]]
        total += points
        highest = max(highest, points)
    return total - highest


def seat_points(state: Origins, seat: i64) -> i64:
    """For each die on a seat of power, its value times the height of the tower of its colour."""
    points: i64 = 0
    for at in range(len(state.seated)):
        die = state.seated[at]
        if die // OWNER_OF_SEATED % OWNERS == seat:
            points += value_of(die) * state.towers[COLOURS * seat + colour_of(die)]
    return points
