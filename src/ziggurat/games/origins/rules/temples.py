"""The temples: climb, and take Zodiac cards. (Climb the steps of a temple, p. 16)"""

from typing import Final, final

from mypy_extensions import i64

from ziggurat.core.bits import BIT
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import Decision, Effect
from ziggurat.core.steps import a_of, b_of, seat_of, step
from ziggurat.games.origins.components import (
    ALL_TEMPLES,
    AQUARIUS,
    GOLD,
    TEMPLE_GOLD,
    TEMPLE_TOP,
    TEMPLES,
)
from ziggurat.games.origins.events import CLIMBED, TOOK
from ziggurat.games.origins.options import CLIMB_AT_TOP
from ziggurat.games.origins.possible import below_top
from ziggurat.games.origins.reasons import AT_TOP, SAME_TEMPLE
from ziggurat.games.origins.rules.military import put_on_top
from ziggurat.games.origins.rules.resources import pay
from ziggurat.games.origins.state import Origins
from ziggurat.games.origins.steps import ELSEWHERE, GOLD_STEP
from ziggurat.games.origins.verbs import CLIMB, DONE

STEPS_ONLY: Final = 0
MAIN: Final = 1  # the main action takes the card too


@final
class Climbing(Decision[Origins]):
    """Two steps on one track and its card, or one step without. (Temple, p. 16; bonus, p. 17)"""

    def __init__(self) -> None:
        super().__init__(CLIMB)

    def why_not(self, state: Origins, now: i64, choice: i64) -> Refusal | None:
        """Step: how many, and whether as main action. Its top is reached, without the option."""
        if b_of(now) == MAIN and state.has(CLIMB_AT_TOP):
            return None
        left = below_top(state, seat_of(now)) & BIT[CLIMB.target(choice)]
        return Refusal(AT_TOP) if left == 0 else None

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """Steps left over are lost; Aquarius must have been held before. (Annex)"""
        seat = seat_of(now)
        temple = CLIMB.target(choice)
        aquarius = state.holds(seat, AQUARIUS)
        moved = climb(state, seat, temple, a_of(now))
        if b_of(now) == MAIN:
            take_card(state, seat, temple)
            if moved and aquarius:
                state.then(step(ELSEWHERE, seat, ALL_TEMPLES & ~BIT[temple]))


@final
class Elsewhere(Effect[Origins]):
    """A gold may buy a step on another track: Aquarius, and Temple buildings. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """Step: the set of other tracks. Asked if there is gold and a step left."""
        seat = seat_of(now)
        if state.good(seat, GOLD) >= TEMPLE_GOLD and below_top(state, seat) & a_of(now) != 0:
            state.then(step(GOLD_STEP, seat, a_of(now)))


@final
class GoldStep(Decision[Origins]):
    """Where that step is taken, if at all. (Annex)"""

    def __init__(self) -> None:
        super().__init__(CLIMB, DONE)

    def why_not(self, state: Origins, now: i64, choice: i64) -> Refusal | None:
        """It is the same Temple, or its top is reached."""
        if DONE.names(choice):
            return None
        if a_of(now) & BIT[CLIMB.target(choice)] == 0:
            return Refusal(SAME_TEMPLE)
        left = below_top(state, seat_of(now)) & BIT[CLIMB.target(choice)]
        return Refusal(AT_TOP) if left == 0 else None

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """It costs gold, and brings no card."""
        if CLIMB.names(choice):
            seat = seat_of(now)
            pay(state, seat, GOLD, TEMPLE_GOLD, 0)
            climb(state, seat, CLIMB.target(choice), 1)


def climb(state: Origins, seat: i64, temple: i64, steps: i64) -> bool:
    """Move a marker up, on top of those it meets; whether it moved."""
    at = TEMPLES * seat + temple
    after = min(state.climbed[at] + steps, TEMPLE_TOP)
    if after == state.climbed[at]:
        return False
    state.climbed[at] = after
    put_on_top(state.climb_order, state.seats * temple, state.seats, seat)
    state.tell(CLIMBED, seat, temple, after)
    return True


def take_card(state: Origins, seat: i64, temple: i64) -> None:
    """The Zodiac card of a temple, from the board or from whoever has it."""
    if state.keepers[temple] != seat:
        state.keepers[temple] = seat
        state.tell(TOOK, seat, temple, state.signs[temple])
