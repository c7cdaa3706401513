"""Why tiles, actions and squares are refused, for all rules that ask for them."""

from mypy_extensions import i64

from ziggurat.core.bits import BIT
from ziggurat.core.reasons import Refusal
from ziggurat.games.teotihuacan.accounts import can_pay, worship_price
from ziggurat.games.teotihuacan.boards import SYMBOLS, SYMBOLS_LOW
from ziggurat.games.teotihuacan.components import (
    A_BUILDING,
    A_PYRAMID,
    A_TEMPLE,
    EFFECT,
    OWN_MATERIALS,
    OWN_SIZES,
    SHAPE,
    WORSHIPS,
)
from ziggurat.games.teotihuacan.geometry import (
    COVERS,
    COVERS_LOW,
    FIRST,
    NEAR,
    NEAR_LOW,
    PAIR,
    PAIRS,
    REACHES,
    ROW,
    SPOTS_IN_REACH,
)
from ziggurat.games.teotihuacan.places import (
    FROM_RESERVE,
    UNMASKED,
    fits,
    open_spots,
    reach,
    source,
)
from ziggurat.games.teotihuacan.possible import can_act, can_use
from ziggurat.games.teotihuacan.reasons import (
    ASKS_FOR_A_PLACE,
    ASKS_FOR_BUILDINGS,
    ASKS_FOR_CUBES,
    FITS_NOWHERE,
    LIES_NOT_SO,
    NO_BUILDING,
    NO_FOUR_BELOW,
    NO_OFFERING,
    NO_PYRAMID_TILE,
    NO_TEMPLE,
    NOT_BESIDE,
    NOT_YOUR_WORSHIP,
    ON_A_MASK,
    ON_A_TILE,
    OUT_OF_REACH,
    RESERVE_OUT,
    SAME_CUBE,
    SOLD_OUT,
    SPOT_FILLED,
    SPOT_OUT_OF_REACH,
    UNDER_A_TILE,
)
from ziggurat.games.teotihuacan.state import Teotihuacan, is_in, row_of_laid


def why_no_action(state: Teotihuacan, seat: i64, action: i64) -> Refusal | None:
    """Why an action cannot be done with the Power of this turn; None if it can."""
    if can_act(state, seat, action):
        return None
    if action == A_BUILDING:
        return Refusal(NO_BUILDING, state.power)
    if action == A_TEMPLE:
        return Refusal(NO_TEMPLE)
    return Refusal(NO_PYRAMID_TILE if action == A_PYRAMID else NO_OFFERING)


def why_no_tile(state: Teotihuacan, seat: i64, tile: i64, conditions: i64) -> Refusal | None:
    """Why a building or temple cannot be taken: none is left, or it fits nowhere."""
    if state.available(source(conditions), tile) == 0:
        return Refusal(RESERVE_OUT if conditions & FROM_RESERVE != 0 else SOLD_OUT)
    return None if fits(state, seat, tile, conditions) else Refusal(FITS_NOWHERE)


def why_no_place(
    state: Teotihuacan, seat: i64, tile: i64, conditions: i64, pair: i64
) -> Refusal | None:
    """Why a tile cannot lie so; None if it can."""
    row = ROW[PAIRS * SHAPE[tile] + pair]
    if row < 0:
        return Refusal(LIES_NOT_SO)
    if COVERS[row] & state.covered[2 * seat] != 0 or COVERS_LOW[row] & state.covered[2 * seat + 1]:
        return Refusal(ON_A_TILE)
    board = state.boards[seat]
    masked = COVERS[row] & SYMBOLS[board] != 0 or COVERS_LOW[row] & SYMBOLS_LOW[board] != 0
    if conditions & UNMASKED != 0 and masked:
        return Refusal(ON_A_MASK)
    at = REACHES * SHAPE[tile] + reach(state, seat, conditions)
    reached = any(PAIR[near] == pair for near in range(FIRST[at], FIRST[at + 1]))
    return None if reached else Refusal(OUT_OF_REACH)


def why_no_spot(state: Teotihuacan, seat: i64, conditions: i64, spot: i64) -> Refusal | None:
    """Why a pyramid tile cannot lie on a spot; None if it can."""
    if open_spots(state, seat, conditions) & BIT[spot] != 0:
        return None
    if state.filled(seat) & BIT[spot] != 0:
        return Refusal(SPOT_FILLED)
    if SPOTS_IN_REACH[reach(state, seat, conditions)] & BIT[spot] == 0:
        return Refusal(SPOT_OUT_OF_REACH)
    return Refusal(NO_FOUR_BELOW)


def why_not_beside(laid: i64, square: i64) -> Refusal | None:
    """Why a square gets no cube of a laid building: it does not lie beside it."""
    row = row_of_laid(laid)
    return None if is_in(square, NEAR[row], NEAR_LOW[row]) else Refusal(NOT_BESIDE)


def why_no_cube(state: Teotihuacan, seat: i64, kind: i64, square: i64) -> Refusal | None:
    """Why a square cannot take a cube of this kind: a tile, or its like, lies there. (R-55)"""
    if is_in(square, state.covered[2 * seat], state.covered[2 * seat + 1]):
        return Refusal(UNDER_A_TILE)
    return Refusal(SAME_CUBE, kind) if state.cube_on(seat, square) == kind else None


def why_no_offer(state: Teotihuacan, seat: i64, worship: i64) -> Refusal | None:
    """Why a worship tile cannot be offered; None if it can. (R-43)"""
    if can_use(state, seat, worship):
        return None
    if state.worship[WORSHIPS * seat + worship] == 0:
        return Refusal(NOT_YOUR_WORSHIP)
    if EFFECT[worship] in (OWN_SIZES, OWN_MATERIALS):
        return Refusal(ASKS_FOR_BUILDINGS)
    if can_pay(state, seat, worship_price(worship)):
        return Refusal(ASKS_FOR_A_PLACE)
    return Refusal(ASKS_FOR_CUBES)
