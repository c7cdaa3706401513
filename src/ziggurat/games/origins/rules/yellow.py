"""Yellow buildings. (Annex: building tiles)"""

from typing import final

from mypy_extensions import i64

from ziggurat.core.rules import Effect
from ziggurat.core.steps import a_of, seat_of, step
from ziggurat.games.origins.components import (
    ANY_BASIC,
    FOOD,
    GOLD,
    GRANARY,
    HARBOR,
    KIND_BASE,
    KIND_EACH,
    MARKET,
    MINT,
    QUARRY,
    STONE,
    WORKSHOP,
    YELLOW,
)
from ziggurat.games.origins.geometry import WIDTH
from ziggurat.games.origins.state import FARMS, FROM_BUILDINGS, Origins
from ziggurat.games.origins.steps import GAINING


@final
class Granary(Effect[Origins]):
    """A food, and another one for each Farm. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """Farms of the own city."""
        seat = seat_of(now)
        farms = state.house_count(seat, FARMS)
        state.gain(seat, FOOD, KIND_BASE[GRANARY] + KIND_EACH[GRANARY] * farms)


@final
class Harbor(Effect[Origins]):
    """Two points for each own yellow building. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """The Harbor counts too."""
        seat = seat_of(now)
        state.earn(seat, KIND_EACH[HARBOR] * state.house_count(seat, YELLOW), FROM_BUILDINGS)


@final
class Market(Effect[Origins]):
    """Four points for each own yellow Freeman. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """Used or not."""
        seat = seat_of(now)
        state.earn(seat, KIND_EACH[MARKET] * state.freemen_of(seat, YELLOW), FROM_BUILDINGS)


@final
class Mint(Effect[Origins]):
    """A gold. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """No more."""
        state.gain(seat_of(now), GOLD, KIND_BASE[MINT])


@final
class Quarry(Effect[Origins]):
    """A stone, and another one for each empty space beside it. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """Step: the cell."""
        seat = seat_of(now)
        spaces = empty_beside(state, seat, a_of(now))
        state.gain(seat, STONE, KIND_BASE[QUARRY] + KIND_EACH[QUARRY] * spaces)


@final
class Workshop(Effect[Origins]):
    """A basic resource of choice. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """Never gold."""
        state.then(step(GAINING, seat_of(now), ANY_BASIC, KIND_BASE[WORKSHOP]))


def empty_beside(state: Origins, seat: i64, cell: i64) -> i64:
    """How many of the four spaces beside a cell are empty; the table ends at its edge."""
    row = cell // WIDTH
    column = cell % WIDTH
    found: i64 = 0
    if row > 0 and state.tile_at(seat, cell - WIDTH) == 0:
        found += 1
    if column > 0 and state.tile_at(seat, cell - 1) == 0:
        found += 1
    if column + 1 < WIDTH and state.tile_at(seat, cell + 1) == 0:
        found += 1
    if row + 1 < WIDTH and state.tile_at(seat, cell + WIDTH) == 0:
        found += 1
    return found
