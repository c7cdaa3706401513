"""Raise a tower of the Palace, and increase the population. (p. 19)"""

from typing import final

from mypy_extensions import i64

from ziggurat.core.bits import BIT
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import Decision, Effect
from ziggurat.core.steps import a_of, seat_of, step
from ziggurat.games.origins.components import (
    BASES,
    COLOURS,
    GOLD,
    MOST_CITIZEN,
    NO_DIE,
    POPULATION_POINTS,
    SIGN_VALUE,
)
from ziggurat.games.origins.components import CAPRICORN as CAPRICORN_CARD
from ziggurat.games.origins.events import BUILT_UP, GREW
from ziggurat.games.origins.reasons import NO_FREEMAN, SIX_ALREADY
from ziggurat.games.origins.rules.citizens import lift
from ziggurat.games.origins.rules.resources import pay
from ziggurat.games.origins.state import FROM_POPULATION, Origins, value_of
from ziggurat.games.origins.steps import CAPRICORN
from ziggurat.games.origins.verbs import DIE, DONE


@final
class Tower(Effect[Origins]):
    """A floor of the reserve goes on the tower, for as much gold as it has floors. (p. 19)"""

    def run(self, state: Origins, now: i64) -> None:
        """Step: the colour. Nothing replaces gold."""
        seat = seat_of(now)
        colour = a_of(now)
        at = COLOURS * seat + colour
        pay(state, seat, GOLD, state.towers[at], 0)
        state.floors[colour] -= 1
        state.towers[at] += 1
        state.tell(BUILT_UP, seat, colour, state.towers[at])
        if state.holds(seat, CAPRICORN_CARD) and lower_dice(state, seat) != 0:
            state.then(step(CAPRICORN, seat))


@final
class Capricorn(Decision[Origins]):
    """Capricorn: with a tower one may add two to a Citizen, up to 6. (Annex)"""

    def __init__(self) -> None:
        super().__init__(DIE, DONE)

    def why_not(self, state: Origins, now: i64, choice: i64) -> Refusal | None:
        """Nobody is there, or he shows a six; used or not does not matter."""
        if DONE.names(choice):
            return None
        die = state.freeman(seat_of(now), DIE.target(choice))
        if die == NO_DIE:
            return Refusal(NO_FREEMAN)
        return Refusal(SIX_ALREADY) if value_of(die) == MOST_CITIZEN else None

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """A five becomes a six."""
        if DIE.names(choice):
            lift(state, seat_of(now), DIE.target(choice), SIGN_VALUE[CAPRICORN_CARD])


@final
class Population(Effect[Origins]):
    """Another base comes into play, and the last one brings points. (Population, p. 19)"""

    def run(self, state: Origins, now: i64) -> None:
        """The food is paid."""
        seat = seat_of(now)
        state.tell(GREW, seat, state.population[seat])
        state.population[seat] += 1
        if state.population[seat] == BASES:
            state.earn(seat, POPULATION_POINTS, FROM_POPULATION)


def lower_dice(state: Origins, seat: i64) -> i64:
    """The set of bases with a Freeman below 6."""
    found: i64 = 0
    for base in range(BASES):
        die = state.freeman(seat, base)
        if die != NO_DIE and value_of(die) < MOST_CITIZEN:
            found |= BIT[base]
    return found
