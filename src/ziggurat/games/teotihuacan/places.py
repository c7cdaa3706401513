"""Where a tile may lie. (Building, step 2; Pyramid, step 2; annex 2)"""

from typing import Final

from mypy_extensions import i64

from ziggurat.core.bits import BIT
from ziggurat.core.choices import Choices
from ziggurat.games.teotihuacan.boards import SYMBOLS, SYMBOLS_LOW
from ziggurat.games.teotihuacan.components import SHAPE
from ziggurat.games.teotihuacan.geometry import (
    ANYWHERE,
    COVERS,
    COVERS_LOW,
    FIRST,
    PAIR,
    REACHES,
    SPOTS,
    SPOTS_BELOW,
    SPOTS_IN_REACH,
)
from ziggurat.games.teotihuacan.state import IN_MARKET, IN_RESERVE, Teotihuacan
from ziggurat.games.teotihuacan.verbs import SET

# Conditions of a placement, as a set.
FREELY: Final = 1  # the Reach of the architect is ignored
UNMASKED: Final = 2  # no mask symbol may be covered
FROM_RESERVE: Final = 4  # the tile comes from the reserve, not from the market
AT_SET_UP: Final = 7


def source(conditions: i64) -> i64:
    """Where the tile comes from."""
    return IN_RESERVE if conditions & FROM_RESERVE != 0 else IN_MARKET


def reach(state: Teotihuacan, seat: i64, conditions: i64) -> i64:
    """The side whose Reach counts, or ANYWHERE."""
    return ANYWHERE if conditions & FREELY != 0 else state.sides[seat]


def fits(state: Teotihuacan, seat: i64, tile: i64, conditions: i64) -> bool:
    """Whether a building or temple has any place in the city."""
    at = REACHES * SHAPE[tile] + reach(state, seat, conditions)
    high, low = taken(state, seat, conditions)
    row = FIRST[at]
    end = FIRST[at + 1]
    while row < end:
        if COVERS[row] & high == 0 and COVERS_LOW[row] & low == 0:
            return True
        row += 1
    return False


def offer_places(state: Teotihuacan, seat: i64, tile: i64, conditions: i64, out: Choices) -> None:
    """Add every way the tile can lie, turned and flipped, whole on free squares in Reach."""
    at = REACHES * SHAPE[tile] + reach(state, seat, conditions)
    high, low = taken(state, seat, conditions)
    row = FIRST[at]
    end = FIRST[at + 1]
    first = SET.first
    while row < end:
        if COVERS[row] & high == 0 and COVERS_LOW[row] & low == 0:
            out.add(first + PAIR[row])
        row += 1


def taken(state: Teotihuacan, seat: i64, conditions: i64) -> tuple[i64, i64]:
    """The squares no tile may cover: those under tiles, and mask symbols during the set-up."""
    high = state.covered[2 * seat]
    low = state.covered[2 * seat + 1]
    if conditions & UNMASKED != 0:
        high |= SYMBOLS[state.boards[seat]]
        low |= SYMBOLS_LOW[state.boards[seat]]
    return high, low


def is_available(state: Teotihuacan, seat: i64, tile: i64, conditions: i64) -> bool:
    """Whether a building or temple is there to be taken, and has a place."""
    return state.available(source(conditions), tile) > 0 and fits(state, seat, tile, conditions)


def open_spots(state: Teotihuacan, seat: i64, conditions: i64) -> i64:
    """Spots for a pyramid tile: empty, in Reach or the summit, resting on four if on a level."""
    filled = state.filled(seat)
    candidates = SPOTS_IN_REACH[reach(state, seat, conditions)] & ~filled
    found: i64 = 0
    for spot in range(SPOTS):
        if candidates & BIT[spot] != 0 and SPOTS_BELOW[spot] & ~filled == 0:
            found |= BIT[spot]
    return found
