"""Placing buildings and temples, and the masks they cover. (Construction action: Building)"""

from typing import final

from mypy_extensions import i64

from ziggurat.core.bits import BIT, count
from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import Decision, Effect
from ziggurat.core.steps import a_of, b_of, seat_of, step
from ziggurat.games.teotihuacan.boards import GROUP, GROUP_COLOUR, GROUP_LOW, GROUPS
from ziggurat.games.teotihuacan.components import (
    BUILDINGS,
    KINDS,
    MASK_POINTS,
    NOTHING,
    SIZE,
    TEMPLE,
)
from ziggurat.games.teotihuacan.events import BUILT, LOST, MASKED
from ziggurat.games.teotihuacan.geometry import COVERS, COVERS_LOW
from ziggurat.games.teotihuacan.places import offer_places, source
from ziggurat.games.teotihuacan.reasons import NOT_A_BUILDING, TOO_LARGE
from ziggurat.games.teotihuacan.refusals import why_no_place, why_no_tile
from ziggurat.games.teotihuacan.state import FROM_MASKS, Teotihuacan, row_of_laid
from ziggurat.games.teotihuacan.steps import ADORATION, CUBES, MASKS, SETTING
from ziggurat.games.teotihuacan.verbs import SET, TAKE


@final
class Building(Decision[Teotihuacan]):
    """Take any building of the market no larger than your Power. (Building 1)"""

    def __init__(self) -> None:
        super().__init__(TAKE)

    def choices(self, state: Teotihuacan, now: i64, out: Choices) -> None:
        """One that fits in Reach; Power that is left over is lost."""
        self.offer(state, now, TAKE, 0, BUILDINGS, out)

    def why_not(self, state: Teotihuacan, now: i64, choice: i64) -> Refusal | None:
        """It is too large, sold out, or fits nowhere in Reach."""
        tile = TAKE.target(choice)
        if tile >= BUILDINGS:
            return Refusal(NOT_A_BUILDING)
        if SIZE[tile] > state.power:
            return Refusal(TOO_LARGE, SIZE[tile], state.power)
        return why_no_tile(state, seat_of(now), tile, 0)

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """One building an action."""
        state.then(step(SETTING, seat_of(now), TAKE.target(choice), 0))


@final
class Setting(Decision[Teotihuacan]):
    """Place it whole within Reach, turned and flipped, over cubes but no tile. (Building 2)"""

    def choices(self, state: Teotihuacan, now: i64, out: Choices) -> None:
        """Step: the tile, and the conditions of its placement."""
        offer_places(state, seat_of(now), a_of(now), b_of(now), out)

    def why_not(self, state: Teotihuacan, now: i64, choice: i64) -> Refusal | None:
        """A tile, a mask, the edge or the Reach is in the way."""
        if not SET.names(choice):
            return None
        return why_no_place(state, seat_of(now), a_of(now), b_of(now), SET.target(choice))

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """Cubes under it are lost; a building brings cubes, a temple a worship tile; then masks."""
        seat = seat_of(now)
        tile = a_of(now)
        pair = SET.target(choice)
        state.tell(BUILT, seat, tile, pair)
        laid = state.lay(seat, tile, pair, source(b_of(now)))
        cover(state, seat, row_of_laid(laid))
        if tile < TEMPLE:
            state.then(step(CUBES, seat, laid), step(MASKS, seat, laid))
        else:
            state.then(step(ADORATION, seat, tile - TEMPLE), step(MASKS, seat, laid))


@final
class Masks(Effect[Teotihuacan]):
    """Who covers the last symbol of a group takes the top mask tile of its pile. (Building 4)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """One for each group completed, as far as there are any. (R-14 to R-17)"""
        seat = seat_of(now)
        row = row_of_laid(a_of(now))
        for group in range(GROUPS):
            at = GROUPS * state.boards[seat] + group
            touched = COVERS[row] & GROUP[at] != 0 or COVERS_LOW[row] & GROUP_LOW[at] != 0
            if touched and is_covered(state, seat, at):
                mask = state.top_mask(GROUP_COLOUR[at])
                if mask != NOTHING:
                    state.masks &= ~BIT[mask]
                    state.taken[seat] |= BIT[mask]
                    state.tell(MASKED, seat, mask)
                    state.earn(seat, FROM_MASKS, MASK_POINTS[mask])


def cover(state: Teotihuacan, seat: i64, row: i64) -> None:
    """Lay a tile over squares; the cubes there are discarded."""
    state.covered[2 * seat] |= COVERS[row]
    state.covered[2 * seat + 1] |= COVERS_LOW[row]
    for kind in range(KINDS):
        at = 2 * (KINDS * seat + kind)
        lost = count(state.cubes[at] & COVERS[row]) + count(state.cubes[at + 1] & COVERS_LOW[row])
        if lost > 0:
            state.cubes[at] &= ~COVERS[row]
            state.cubes[at + 1] &= ~COVERS_LOW[row]
            state.tell(LOST, seat, kind, lost)


def is_covered(state: Teotihuacan, seat: i64, group: i64) -> bool:
    """Whether tiles cover all symbols of a group."""
    return (
        GROUP[group] & ~state.covered[2 * seat] == 0
        and GROUP_LOW[group] & ~state.covered[2 * seat + 1] == 0
    )
