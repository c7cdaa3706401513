"""Red buildings. (Annex: building tiles)"""

from typing import final

from mypy_extensions import i64

from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import Decision, Effect
from ziggurat.core.steps import seat_of, step
from ziggurat.games.origins.components import (
    ARENA,
    ARMORY,
    BASES,
    EQUESTRIAN,
    FORTRESS,
    KIND_BASE,
    KIND_EACH,
    OUTPOST,
    RED,
    STONE_OR_FOOD,
    VETERANS,
)
from ziggurat.games.origins.events import LOWERED
from ziggurat.games.origins.refusals import why_no_die
from ziggurat.games.origins.rules.military import AND_OR, EITHER
from ziggurat.games.origins.state import FROM_BUILDINGS, Origins, colour_of, die_of, value_of
from ziggurat.games.origins.steps import (
    ADVANCING,
    GAINING,
    SPOILS,
    VETERAN,
    WAR,
)
from ziggurat.games.origins.verbs import DIE


@final
class Armory(Effect[Origins]):
    """Advance two spaces and attack, in any order, or one of them. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """The attack never comes between the two spaces."""
        state.then(step(WAR, seat_of(now), KIND_BASE[ARMORY], AND_OR))


@final
class Arena(Effect[Origins]):
    """Two points for each own red building and each red Freeman. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """The Arena counts too."""
        seat = seat_of(now)
        red = state.house_count(seat, RED) + state.freemen_of(seat, RED)
        state.earn(seat, KIND_EACH[ARENA] * red, FROM_BUILDINGS)


@final
class Outpost(Effect[Origins]):
    """Advance a space or attack. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """Not both."""
        state.then(step(WAR, seat_of(now), KIND_BASE[OUTPOST], EITHER))


@final
class Equestrian(Effect[Origins]):
    """Advance two spaces, then a stone or food for each weaker opponent. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """Weaker after the move; chosen one by one."""
        seat = seat_of(now)
        state.then(step(ADVANCING, seat, KIND_BASE[EQUESTRIAN]), step(SPOILS, seat))


@final
class Spoils(Effect[Origins]):
    """The Equestrian Grounds pay for each opponent who is weaker now. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """Stone or food for each."""
        seat = seat_of(now)
        weaker = KIND_EACH[EQUESTRIAN] * state.weaker(seat)
        if weaker > 0:
            state.then(step(GAINING, seat, STONE_OR_FOOD, weaker))


@final
class Fortress(Effect[Origins]):
    """Advance a space for each own red building. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """The Fortress counts too."""
        seat = seat_of(now)
        spaces = KIND_EACH[FORTRESS] * state.house_count(seat, RED)
        state.then(step(ADVANCING, seat, spaces))


@final
class Veterans(Effect[Origins]):
    """Points for the value of an unused Freeman, which then falls by one. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """Which one is asked."""
        state.then(step(VETERAN, seat_of(now)))


@final
class Veteran(Decision[Origins]):
    """Choose the Freeman of the Veterans' Quarter. (Annex)"""

    def __init__(self) -> None:
        super().__init__(DIE)

    def why_not(self, state: Origins, now: i64, choice: i64) -> Refusal | None:
        """Nobody is there, or he is on the main board."""
        return why_no_die(state, seat_of(now), DIE.target(choice))

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """A one stays a one."""
        seat = seat_of(now)
        base = DIE.target(choice)
        die = state.freeman(seat, base)
        value = value_of(die)
        state.earn(seat, KIND_EACH[VETERANS] * value, FROM_BUILDINGS)
        if value > 1:
            state.freemen[BASES * seat + base] = die_of(colour_of(die), value - 1)
            state.tell(LOWERED, seat, base, value - 1)
