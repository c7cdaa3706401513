"""The final count."""

from typing import final

from mypy_extensions import i64

from ziggurat.core.bits import count
from ziggurat.core.rules import Effect
from ziggurat.games.teotihuacan.components import (
    BASE_POINTS,
    COLOURS,
    LEVEL_POINTS,
    TEMPLE,
)
from ziggurat.games.teotihuacan.events import COUNTED
from ziggurat.games.teotihuacan.geometry import (
    AT_THE_BASE,
    COVERS,
    COVERS_LOW,
    DISTRICT,
    DISTRICTS,
    SPOTS_IN_DISTRICT,
)
from ziggurat.games.teotihuacan.state import (
    FROM_DISTRICTS,
    PAIR_OF_LAID,
    PYRAMID_COLOURS,
    SEAT_OF_LAID,
    Teotihuacan,
    row_of_laid,
)


@final
class Districts(Effect[Teotihuacan]):
    """Each District scores its pyramid tiles against its temples of their colour. (Final count)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """Tiles and temples partly in a District count in each. Cubes are worth nothing."""
        for seat in range(state.seats):
            total: i64 = 0
            for district in range(DISTRICTS):
                points = district_points(state, seat, district)
                state.tell(COUNTED, seat, district, points)
                total += points
            state.earn(seat, FROM_DISTRICTS, total)


def district_points(state: Teotihuacan, seat: i64, district: i64) -> i64:
    """Two points at the base and three on a level, for each temple of the tile's colour. (R-32)"""
    points: i64 = 0
    for colour in range(COLOURS):
        worth = temple_points(state, seat, colour, district)
        if worth != 0:
            points += worth * temples_in(state, seat, colour, district)
    return points


def temple_points(state: Teotihuacan, seat: i64, colour: i64, district: i64) -> i64:
    """What one temple scores in a District: for all pyramid tiles of its colour there."""
    spots = state.pyramids[PYRAMID_COLOURS * seat + colour] & SPOTS_IN_DISTRICT[district]
    return BASE_POINTS * count(spots & AT_THE_BASE) + LEVEL_POINTS * count(spots & ~AT_THE_BASE)


def temples_in(state: Teotihuacan, seat: i64, colour: i64, district: i64) -> i64:
    """The temples of a colour that lie in a District, wholly or partly."""
    found: i64 = 0
    for at in range(len(state.laid)):
        if state.laid[at] % PAIR_OF_LAID == TEMPLE + colour + SEAT_OF_LAID * seat:
            row = row_of_laid(state.laid[at])
            if (
                COVERS[row] & DISTRICT[2 * district] != 0
                or COVERS_LOW[row] & DISTRICT[2 * district + 1] != 0
            ):
                found += 1
    return found
