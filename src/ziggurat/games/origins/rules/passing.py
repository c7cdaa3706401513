"""Pass: workers come back, a year older. (Pass, p. 19-20)"""

from typing import Final, final

from mypy_extensions import i64

from ziggurat.core.bits import BIT, count, first
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import NOBODY, Decision, Effect
from ziggurat.core.steps import a_of, seat_of, step
from ziggurat.games.origins.components import (
    ANY_BASIC,
    BASES,
    CANCER,
    FINAL_SPACE,
    MOST_CITIZEN,
    NO_DIE,
    NOTHING,
    SIGN_VALUE,
    THRESHOLDS,
)
from ziggurat.games.origins.components import GEMINI as GEMINI_CARD
from ziggurat.games.origins.events import PASSED
from ziggurat.games.origins.possible import can_recruit
from ziggurat.games.origins.reasons import NOT_A_SIX
from ziggurat.games.origins.rules.citizens import COMPULSORY, FREE, lift, promote
from ziggurat.games.origins.state import Origins, value_of
from ziggurat.games.origins.steps import (
    COMING_HOME,
    GAINING,
    GEMINI,
    PROMOTING,
    PROMOTION,
    RECRUITING,
    TURN,
)
from ziggurat.games.origins.verbs import DIE

ONE: Final = 1


@final
class Passing(Effect[Origins]):
    """Who passes has no more turns in this round. (Pass)"""

    def run(self, state: Origins, now: i64) -> None:
        """Cancer takes a Citizen first, if there is a free base by then. (Annex)"""
        seat = seat_of(now)
        state.passed |= BIT[seat]
        state.tell(PASSED, seat)
        state.then(
            step(GEMINI, seat), step(COMING_HOME, seat), step(TURN, NOBODY, state.after(seat))
        )
        if state.holds(seat, CANCER) and can_recruit(state, seat, True):
            state.then(step(RECRUITING, seat, FREE, COMPULSORY))


@final
class Gemini(Effect[Origins]):
    """Gemini: a basic resource for each military space one will fall back. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """None at all on the space beside a threshold."""
        seat = seat_of(now)
        spaces = state.force[seat] - fallen(state.force[seat])
        if state.holds(seat, GEMINI_CARD) and spaces > 0:
            state.then(step(GAINING, seat, ANY_BASIC, SIGN_VALUE[GEMINI_CARD] * spaces))


@final
class ComingHome(Effect[Origins]):
    """Archon and Freemen come back; those of 1 to 5 rise by one, sixes become Advisors. (Pass)"""

    def run(self, state: Origins, now: i64) -> None:
        """Unused ones too; Speakers stay until the round ends."""
        seat = seat_of(now)
        state.archons[seat] = NOTHING
        sixes: i64 = 0
        for base in range(BASES):
            state.posts[BASES * seat + base] = NOTHING
            die = state.freeman(seat, base)
            if die == NO_DIE:
                continue
            if value_of(die) == MOST_CITIZEN:
                sixes |= BIT[base]
            else:
                lift(state, seat, base, 1)
        state.then(step(PROMOTION, seat, sixes))


@final
class Promotion(Effect[Origins]):
    """Every six becomes an Advisor. (Pass; Advisors, p. 20)"""

    def run(self, state: Origins, now: i64) -> None:
        """Step: the set of bases. With several, their owner says which comes first."""
        seat = seat_of(now)
        sixes = a_of(now)
        if count(sixes) > ONE:
            state.then(step(PROMOTING, seat, sixes))
        elif sixes != 0:
            promote(state, seat, first(sixes))


@final
class Promoting(Decision[Origins]):
    """Which six goes first: the order decides what a second of its colour scores. (p. 20)"""

    def __init__(self) -> None:
        super().__init__(DIE)

    def why_not(self, state: Origins, now: i64, choice: i64) -> Refusal | None:
        """Step: the set of bases. It is no six."""
        return Refusal(NOT_A_SIX) if a_of(now) & BIT[DIE.target(choice)] == 0 else None

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """Then the others."""
        seat = seat_of(now)
        base = DIE.target(choice)
        promote(state, seat, base)
        state.then(step(PROMOTION, seat, a_of(now) & ~BIT[base]))


def fallen(space: i64) -> i64:
    """Where a marker falls back to: beside the last threshold passed; the ends never move."""
    if space == FINAL_SPACE:
        return space
    while space > 0 and THRESHOLDS[space - 1] == THRESHOLDS[space]:
        space -= 1
    return space
