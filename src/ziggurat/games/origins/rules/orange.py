"""Orange buildings. (Annex: building tiles)"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import Decision, Effect
from ziggurat.core.steps import a_of, b_of, seat_of, step
from ziggurat.games.origins.components import (
    ASTRONOMY,
    BASES,
    FOUNTAIN,
    HEALER,
    KIND_BASE,
    KIND_EACH,
    MAGE_TOWER,
    NO_DIE,
    PORTAL,
    SALON,
    SHIP_FIRST,
    WISDOM,
)
from ziggurat.games.origins.geometry import FIRST_BUILDING, WIDTH
from ziggurat.games.origins.possible import copies, freeman_colours
from ziggurat.games.origins.reasons import NOT_BESIDE_THE_TOWER
from ziggurat.games.origins.refusals import why_no_die, why_no_use
from ziggurat.games.origins.rules.abilities import use
from ziggurat.games.origins.rules.citizens import raise_by_one
from ziggurat.games.origins.ships import set_ship
from ziggurat.games.origins.state import FROM_BUILDINGS, Origins
from ziggurat.games.origins.steps import COPYING, PORTAL_AGAIN, PORTAL_DIE, RESETTING
from ziggurat.games.origins.verbs import ADD, DIE, DONE, RESET, USE


@final
class ArtistsSalon(Effect[Origins]):
    """Three points for each colour among one's Freemen. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """Used or not."""
        seat = seat_of(now)
        state.earn(seat, KIND_EACH[SALON] * freeman_colours(state, seat), FROM_BUILDINGS)


@final
class AstronomyTower(Effect[Origins]):
    """A wisdom, and another one for each Advisor. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """Those in the own row."""
        seat = seat_of(now)
        advisors = state.advisors_of(seat)
        state.gain(seat, WISDOM, KIND_BASE[ASTRONOMY] + KIND_EACH[ASTRONOMY] * advisors)


@final
class Fountain(Effect[Origins]):
    """A wisdom, and any Mothership back to 1. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """Which ship is asked."""
        seat = seat_of(now)
        state.gain(seat, WISDOM, KIND_BASE[FOUNTAIN])
        state.then(step(RESETTING, seat))


@final
class Resetting(Decision[Origins]):
    """Choose the Mothership of the Fountain. (Annex)"""

    def __init__(self) -> None:
        super().__init__(RESET)

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """It shows 1."""
        set_ship(state, seat_of(now), RESET.target(choice), SHIP_FIRST)


@final
class Portal(Effect[Origins]):
    """Add up to two to an unused Freeman. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """Which one is asked."""
        state.then(step(PORTAL_DIE, seat_of(now)))


@final
class PortalDie(Decision[Origins]):
    """Choose the Freeman of the Portal; it is raised by one. (Annex)"""

    def __init__(self) -> None:
        super().__init__(DIE)

    def why_not(self, state: Origins, now: i64, choice: i64) -> Refusal | None:
        """Nobody is there, or he is on the main board."""
        return why_no_die(state, seat_of(now), DIE.target(choice))

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """One who has become an Advisor is not raised again."""
        seat = seat_of(now)
        base = DIE.target(choice)
        raise_by_one(state, seat, base)
        if state.freeman(seat, base) != NO_DIE and KIND_BASE[PORTAL] > 1:
            state.then(step(PORTAL_AGAIN, seat, base, KIND_BASE[PORTAL] - 1))


@final
class PortalAgain(Decision[Origins]):
    """The same Freeman may be raised once more. (Annex)"""

    def __init__(self) -> None:
        super().__init__(ADD, DONE)

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """Step: the base, and how much may still be added."""
        if ADD.names(choice):
            seat = seat_of(now)
            raise_by_one(state, seat, a_of(now))
            if state.freeman(seat, a_of(now)) != NO_DIE and b_of(now) > 1:
                state.then(step(PORTAL_AGAIN, seat, a_of(now), b_of(now) - 1))


@final
class Healer(Effect[Origins]):
    """A point, and another one for each Freeman. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """Used or not."""
        seat = seat_of(now)
        freemen: i64 = 0
        for base in range(BASES):
            freemen += 1 if state.freeman(seat, base) != NO_DIE else 0
        state.earn(seat, KIND_BASE[HEALER] + KIND_EACH[HEALER] * freemen, FROM_BUILDINGS)


@final
class MageTower(Effect[Origins]):
    """Use the ability of a building beside it. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """Step: the cell. A Tower beside it may be used, but none twice."""
        state.chain = append(state.chain, a_of(now))
        state.then(step(COPYING, seat_of(now), a_of(now)))


@final
class Copying(Decision[Origins]):
    """Choose the building whose ability the Mage Tower uses. (Annex)"""

    def choices(self, state: Origins, now: i64, out: Choices) -> None:
        """Step: the cell of the Tower. Any beside it that would change something."""
        cell = a_of(now)
        beside = copies(state, seat_of(now), cell, state.chain)
        if beside & 1 != 0:
            out.add(USE.on(cell - WIDTH))
        if beside & 2 != 0:
            out.add(USE.on(cell - 1))
        if beside & 4 != 0:
            out.add(USE.on(cell + 1))
        if beside & 8 != 0:
            out.add(USE.on(cell + WIDTH))

    def why_not(self, state: Origins, now: i64, choice: i64) -> Refusal | None:
        """It is not beside the Tower, or would change nothing."""
        if not USE.names(choice):
            return None
        cell = USE.target(choice)
        tower = a_of(now)
        in_row = cell // WIDTH == tower // WIDTH and cell in (tower - 1, tower + 1)
        if not in_row and cell not in (tower - WIDTH, tower + WIDTH):
            return Refusal(NOT_BESIDE_THE_TOWER)
        return why_no_use(state, seat_of(now), cell, state.chain)

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """Where it stands, and as if activated there; the chain of Towers ends here."""
        seat = seat_of(now)
        cell = USE.target(choice)
        if state.tile_at(seat, cell) != FIRST_BUILDING + MAGE_TOWER:
            state.chain = vec[i64]()
        use(state, seat, cell, False)
