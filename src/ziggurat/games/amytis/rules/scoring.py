"""The final count. (pp. 7-8)"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.core.bits import BIT, count, first
from ziggurat.core.rules import Effect
from ziggurat.games.amytis.components import (
    BOTTOM_ROW,
    COLUMNS,
    CORNER_STACKS,
    CORNERS,
    FAVOUR_POINTS,
    PLACES,
    PROJECT_POINTS,
    ROWS,
    STAIRS,
    VALIDATED_PROJECTS,
)
from ziggurat.games.amytis.events import COUNTED
from ziggurat.games.amytis.state import Amytis

PER: Final = vec[i64]([FAVOUR_POINTS[column][0] for column in range(COLUMNS)])
BY_PAWNS: Final = vec[i64](FAVOUR_POINTS[BOTTOM_ROW])
HIGH_CORNER: Final = 3


@final
class Counting(Effect[Amytis]):
    """Add validated projects and favours to the points of the track. (p. 7)"""

    def run(self, state: Amytis, now: i64) -> None:
        """Projects not validated cost nothing."""
        for seat in range(2):
            state.counted[2 * seat] = project_points(state, seat)
            state.counted[2 * seat + 1] = favour_points(state, seat)
            state.tell(COUNTED, seat, state.counted[2 * seat], state.counted[2 * seat + 1])


def project_points(state: Amytis, seat: i64) -> i64:
    """The points printed on a player's validated projects."""
    points: i64 = 0
    cards = state.validated[seat]
    while cards != 0:
        points += PROJECT_POINTS[first(cards)]
        cards &= cards - 1
    return points


def favour_points(state: Amytis, seat: i64) -> i64:
    """What the favours with this player's pawns are worth."""
    points = bottom_row_points(state, seat)
    for column in range(COLUMNS):
        if state.favours[seat] & BIT[column] != 0:
            points += column_points(state, seat, column)
    return points


def column_points(state: Amytis, seat: i64, column: i64) -> i64:
    """What one column of the favour board would pay this player."""
    if column < STAIRS:
        return PER[column] * state.stacks(seat, column + 1)
    if column == STAIRS:
        return PER[STAIRS] * stairs(state, seat)
    if column == CORNER_STACKS:
        return PER[CORNER_STACKS] * high_corners(state, seat)
    return PER[VALIDATED_PROJECTS] * count(state.validated[seat])


def bottom_row_points(state: Amytis, seat: i64) -> i64:
    """What the pawns in the bottom row are worth together; the table ends at its last number."""
    pawns = state.bottom[seat]
    last: i64 = len(BY_PAWNS) - 1
    return BY_PAWNS[pawns if pawns < last else last]


def stairs(state: Amytis, seat: i64) -> i64:
    """Rows and columns whose stacks are 1, 2 and 3 high, one way or the other."""
    found: i64 = 0
    line: i64 = 0
    while line < len(ROWS):
        middle = state.height(seat, ROWS[line + 1])
        first = state.height(seat, ROWS[line])
        last = state.height(seat, ROWS[line + 2])
        if middle == 2 and ((first == 1 and last == 3) or (first == 3 and last == 1)):
            found += 1
        line += 3
    return found


def high_corners(state: Amytis, seat: i64) -> i64:
    """Corner stacks of three tiles or more."""
    found: i64 = 0
    for site in range(PLACES):
        if CORNERS & BIT[site] != 0 and state.height(seat, site) >= HIGH_CORNER:
            found += 1
    return found
