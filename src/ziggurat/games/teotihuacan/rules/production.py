"""Influence action: resources near buildings, or two small buildings. (p. 13-14)"""

from typing import final

from mypy_extensions import i64

from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import Decision, Effect
from ziggurat.core.steps import a_of, seat_of, step
from ziggurat.games.teotihuacan.components import BUILDINGS, MATERIAL, SIZE, SMALL_BUILDINGS
from ziggurat.games.teotihuacan.events import GAINED
from ziggurat.games.teotihuacan.geometry import NEAR, NEAR_LOW
from ziggurat.games.teotihuacan.places import FROM_RESERVE, is_available
from ziggurat.games.teotihuacan.reasons import NOT_SMALL
from ziggurat.games.teotihuacan.refusals import why_no_cube, why_no_tile, why_not_beside
from ziggurat.games.teotihuacan.rules.cubes import free_squares, offer_squares
from ziggurat.games.teotihuacan.state import (
    Teotihuacan,
    row_of_laid,
    seat_of_laid,
    tile_of_laid,
)
from ziggurat.games.teotihuacan.steps import PRODUCERS, PRODUCING, SECOND, SETTING, SMALL
from ziggurat.games.teotihuacan.verbs import CUBE, DONE, PRODUCE, TAKE


@final
class Production(Decision[Teotihuacan]):
    """Add a cube near each building, or one or two buildings of size 1. (Produce; R-13, R-60)"""

    def choices(self, state: Teotihuacan, now: i64, out: Choices) -> None:
        """Producing is always possible, even if it brings nothing. (R-22)"""
        offer_small(state, seat_of(now), out)
        out.add(PRODUCE.on())

    def why_not(self, state: Teotihuacan, now: i64, choice: i64) -> Refusal | None:
        """It is larger, not in the reserve, or fits nowhere in Reach."""
        return why_not_small(state, seat_of(now), choice)

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """Cubes come building by building."""
        seat = seat_of(now)
        if PRODUCE.names(choice):
            state.then(step(PRODUCERS, seat, 0))
        else:
            state.then(
                step(SETTING, seat, TAKE.target(choice), FROM_RESERVE),
                step(SECOND, seat, SMALL_BUILDINGS - 1),
            )


@final
class Producers(Effect[Teotihuacan]):
    """Each building produces in its turn, wherever the architect stands. (Produce; R-24, R-56)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """Step: where to go on in the row of laid tiles. The oldest is first."""
        at = a_of(now)
        while at < len(state.laid):
            if seat_of_laid(state.laid[at]) == seat_of(now) and produces(state, at):
                state.then(step(PRODUCING, seat_of(now), at), step(PRODUCERS, seat_of(now), at + 1))
                return
            at += 1


@final
class Producing(Decision[Teotihuacan]):
    """No cube or one of its material, on a square beside the building. (Produce)"""

    def choices(self, state: Teotihuacan, now: i64, out: Choices) -> None:
        """Step: the building. It may replace a cube, but not its like. (R-24, R-55)"""
        high, low = beside(state, a_of(now))
        offer_squares(CUBE, high, low, out)
        out.add(DONE.on())

    def why_not(self, state: Teotihuacan, now: i64, choice: i64) -> Refusal | None:
        """It is not beside the building, or takes no cube of its kind."""
        if not CUBE.names(choice):
            return None
        laid = state.laid[a_of(now)]
        refusal = why_not_beside(laid, CUBE.target(choice))
        if refusal is not None:
            return refusal
        kind = MATERIAL[tile_of_laid(laid)]
        return why_no_cube(state, seat_of(now), kind, CUBE.target(choice))

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """A cube that lies there is discarded."""
        if CUBE.names(choice):
            kind = MATERIAL[tile_of_laid(state.laid[a_of(now)])]
            state.put_cube(seat_of(now), kind, CUBE.target(choice))
            state.tell(GAINED, seat_of(now), kind, CUBE.target(choice))


@final
class Second(Effect[Teotihuacan]):
    """A second building of size 1 may follow, alike or different. (Produce)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """Step: how many are left. Asked if the reserve has one that fits."""
        seat = seat_of(now)
        for building in range(BUILDINGS):
            if a_of(now) > 0 and is_small(state, seat, building):
                state.then(step(SMALL, seat, a_of(now)))
                return


@final
class Small(Decision[Teotihuacan]):
    """Buildings of size 1 come from the reserve and need no Power, but Reach. (Produce)"""

    def choices(self, state: Teotihuacan, now: i64, out: Choices) -> None:
        """One is enough. (R-13)"""
        offer_small(state, seat_of(now), out)
        out.add(DONE.on())

    def why_not(self, state: Teotihuacan, now: i64, choice: i64) -> Refusal | None:
        """It is larger, not in the reserve, or fits nowhere in Reach."""
        return why_not_small(state, seat_of(now), choice)

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """Its cubes come before another one."""
        if TAKE.names(choice):
            state.then(
                step(SETTING, seat_of(now), TAKE.target(choice), FROM_RESERVE),
                step(SECOND, seat_of(now), a_of(now) - 1),
            )


def offer_small(state: Teotihuacan, seat: i64, out: Choices) -> None:
    """Add the buildings of size 1 that can be built."""
    for building in range(BUILDINGS):
        if is_small(state, seat, building):
            out.add(TAKE.on(building))


def why_not_small(state: Teotihuacan, seat: i64, choice: i64) -> Refusal | None:
    """Why a tile cannot be built as a small building; None if it can, or is none."""
    if not TAKE.names(choice):
        return None
    tile = TAKE.target(choice)
    if SIZE[tile] != 1 or tile >= BUILDINGS:
        return Refusal(NOT_SMALL)
    return why_no_tile(state, seat, tile, FROM_RESERVE)


def is_small(state: Teotihuacan, seat: i64, building: i64) -> bool:
    """Whether this is a building of size 1 in the reserve that fits in Reach."""
    return SIZE[building] == 1 and is_available(state, seat, building, FROM_RESERVE)


def beside(state: Teotihuacan, at: i64) -> tuple[i64, i64]:
    """The squares beside a laid building that can take a cube of its material."""
    laid = state.laid[at]
    row = row_of_laid(laid)
    high, low = free_squares(state, seat_of_laid(laid), MATERIAL[tile_of_laid(laid)])
    return high & NEAR[row], low & NEAR_LOW[row]


def produces(state: Teotihuacan, at: i64) -> bool:
    """Whether a laid tile is a building with a square for its cube."""
    if tile_of_laid(state.laid[at]) >= BUILDINGS:
        return False
    high, low = beside(state, at)
    return high != 0 or low != 0
