"""Blue buildings. (Annex: building tiles)"""

from typing import final

from mypy_extensions import i64

from ziggurat.core.bits import BIT
from ziggurat.core.rules import Effect
from ziggurat.core.steps import b_of, seat_of, step
from ziggurat.games.origins.components import (
    ALL_TEMPLES,
    AQUARIUS,
    KIND_BASE,
    MOST_OBELISKS,
    OBELISK,
    OBELISK_POINTS,
    SANCTUARY_POINTS,
    STATUE,
    TEMPLE_FOREST,
    TEMPLE_MOUNTAIN,
    TEMPLE_SEA,
)
from ziggurat.games.origins.geometry import CELLS, FIRST_BUILDING
from ziggurat.games.origins.possible import temple_of
from ziggurat.games.origins.rules.abilities import JUST_BUILT
from ziggurat.games.origins.rules.temples import STEPS_ONLY, climb
from ziggurat.games.origins.state import FROM_BUILDINGS, Origins
from ziggurat.games.origins.steps import CLIMBING, ELSEWHERE


@final
class ForestTemple(Effect[Origins]):
    """Two steps in the Forest; a gold may buy one elsewhere. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """The Temple of its name."""
        visit_temple(state, now, TEMPLE_FOREST)


@final
class MountainTemple(Effect[Origins]):
    """Two steps on the Mountain; a gold may buy one elsewhere. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """The Temple of its name."""
        visit_temple(state, now, TEMPLE_MOUNTAIN)


@final
class Obelisk(Effect[Origins]):
    """Points for the number of one's Obelisks. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """More than the table shows are worth no more."""
        seat = seat_of(now)
        found = min(obelisks(state, seat), MOST_OBELISKS)
        state.earn(seat, OBELISK_POINTS[found], FROM_BUILDINGS)


@final
class Sanctuary(Effect[Origins]):
    """Points for the number of one's Zodiac cards. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """There are three in play."""
        seat = seat_of(now)
        state.earn(seat, SANCTUARY_POINTS[state.signs_of(seat)], FROM_BUILDINGS)


@final
class SeaTemple(Effect[Origins]):
    """Two steps in the Sea; a gold may buy one elsewhere. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """The Temple of its name."""
        visit_temple(state, now, TEMPLE_SEA)


@final
class Statue(Effect[Origins]):
    """A step in a temple of choice. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """No card."""
        state.then(step(CLIMBING, seat_of(now), KIND_BASE[STATUE], STEPS_ONLY))


def visit_temple(state: Origins, now: i64, kind: i64) -> None:
    """Climb; then the gold step of the tile; then Aquarius if the tile was just built. (Annex)"""
    seat = seat_of(now)
    temple = temple_of(kind)
    elsewhere = step(ELSEWHERE, seat, ALL_TEMPLES & ~BIT[temple])
    if (
        climb(state, seat, temple, KIND_BASE[kind])
        and b_of(now) == JUST_BUILT
        and state.holds(seat, AQUARIUS)
    ):
        state.then(elsewhere)
    state.then(elsewhere)


def obelisks(state: Origins, seat: i64) -> i64:
    """How many Obelisks a city has."""
    found: i64 = 0
    for cell in range(CELLS):
        found += 1 if state.tile_at(seat, cell) == FIRST_BUILDING + OBELISK else 0
    return found
