"""Rewards of the base of the pyramid. (Annex 2, p. 18)"""

from typing import final

from mypy_extensions import i64

from ziggurat.core.bits import BIT, count
from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import Decision, Effect
from ziggurat.core.steps import a_of, b_of, seat_of, step
from ziggurat.games.teotihuacan.boards import (
    GIFT,
    GIFT_NUMBER,
    GIVES_BUILDINGS,
    GIVES_SIZE,
    GIVES_TEMPLE,
    GIVES_WORSHIP,
    REWARD_AT,
)
from ziggurat.games.teotihuacan.components import BUILDINGS, REWARD_POINTS, SIZE
from ziggurat.games.teotihuacan.events import REWARDED
from ziggurat.games.teotihuacan.geometry import BASE_SPOTS
from ziggurat.games.teotihuacan.options import REWARDS_IN_REACH
from ziggurat.games.teotihuacan.places import AT_SET_UP, FREELY, FROM_RESERVE, is_available
from ziggurat.games.teotihuacan.reasons import MUST_BUILD, NOT_SHOWN, WRONG_SIZE
from ziggurat.games.teotihuacan.refusals import why_no_tile
from ziggurat.games.teotihuacan.rules.worship import has_first
from ziggurat.games.teotihuacan.state import FROM_REWARDS, Teotihuacan
from ziggurat.games.teotihuacan.steps import ANY_PILE, INDICATED, INDICATING, SETTING, SIZED
from ziggurat.games.teotihuacan.verbs import DONE, TAKE


@final
class Reward(Effect[Teotihuacan]):
    """A tile at the base brings the reward it covers. (Pyramid 3; annex 2, p. 18)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """Step: the spot. Nothing fits or is left: nothing, the tile stays. (R-41)"""
        seat = seat_of(now)
        reward = REWARD_AT[BASE_SPOTS * state.boards[seat] + a_of(now)]
        number = GIFT_NUMBER[reward]
        conditions = conditions_of(state, GIFT[reward])
        state.tell(REWARDED, seat, reward)
        state.earn(seat, FROM_REWARDS, REWARD_POINTS[reward])
        if GIFT[reward] == GIVES_WORSHIP:
            if has_first(state, 0) or has_first(state, 1) or has_first(state, 2):
                state.then(step(ANY_PILE, seat))
        elif GIFT[reward] == GIVES_TEMPLE:
            if is_available(state, seat, number, conditions):
                state.then(step(SETTING, seat, number, conditions))
        elif GIFT[reward] == GIVES_BUILDINGS:
            state.then(step(INDICATED, seat, number, 0))
        elif GIFT[reward] == GIVES_SIZE and has_size(state, seat, number, conditions):
            state.then(step(SIZED, seat, number, conditions))


@final
class Indicated(Effect[Teotihuacan]):
    """Build the buildings shown, from the reserve; of two you may build one. (Annex 2, p. 18)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """Step: the buildings left, and 1 once one is built. A single one is not asked. (R-62)"""
        seat = seat_of(now)
        conditions = conditions_of(state, GIVES_BUILDINGS)
        ready = ready_of(state, seat, a_of(now), conditions)
        if ready == 0:
            return
        if b_of(now) == 0 and count(ready) == 1:
            building: i64 = 0
            while ready & BIT[building] == 0:
                building += 1
            state.then(
                step(SETTING, seat, building, conditions),
                step(INDICATED, seat, a_of(now) & ~ready, 1),
            )
        else:
            state.then(step(INDICATING, seat, a_of(now), b_of(now)))


@final
class Indicating(Decision[Teotihuacan]):
    """Which of the two comes first, and whether the second comes at all. (Annex 2, p. 18)"""

    def __init__(self) -> None:
        super().__init__(TAKE, DONE)

    def choices(self, state: Teotihuacan, now: i64, out: Choices) -> None:
        """At least one is built. (R-41)"""
        self.offer(state, now, TAKE, 0, BUILDINGS, out)
        self.offer(state, now, DONE, 0, 1, out)

    def why_not(self, state: Teotihuacan, now: i64, choice: i64) -> Refusal | None:
        """The reward does not show it, it is not to be had, or one must be built."""
        if DONE.names(choice):
            return Refusal(MUST_BUILD) if b_of(now) == 0 else None
        if a_of(now) & BIT[TAKE.target(choice)] == 0:
            return Refusal(NOT_SHOWN)
        conditions = conditions_of(state, GIVES_BUILDINGS)
        return why_no_tile(state, seat_of(now), TAKE.target(choice), conditions)

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """Supply and room are looked at again for the other one."""
        if TAKE.names(choice):
            building = TAKE.target(choice)
            state.then(
                step(SETTING, seat_of(now), building, conditions_of(state, GIVES_BUILDINGS)),
                step(INDICATED, seat_of(now), a_of(now) & ~BIT[building], 1),
            )


@final
class Sized(Decision[Teotihuacan]):
    """After the points any building of the size shown, from the reserve, or none. (Annexes 2, 3)"""

    def __init__(self) -> None:
        super().__init__(TAKE, DONE)

    def choices(self, state: Teotihuacan, now: i64, out: Choices) -> None:
        """Step: the size, and the conditions; Power is ignored."""
        self.offer(state, now, TAKE, 0, BUILDINGS, out)
        out.add(DONE.on())

    def why_not(self, state: Teotihuacan, now: i64, choice: i64) -> Refusal | None:
        """It has another size, is not in the reserve, or fits nowhere."""
        if DONE.names(choice):
            return None
        tile = TAKE.target(choice)
        if tile >= BUILDINGS or SIZE[tile] != a_of(now):
            return Refusal(WRONG_SIZE, a_of(now))
        return why_no_tile(state, seat_of(now), tile, b_of(now))

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """It produces as usual."""
        if TAKE.names(choice):
            state.then(step(SETTING, seat_of(now), TAKE.target(choice), b_of(now)))


def conditions_of(state: Teotihuacan, gift: i64) -> i64:
    """At set-up Reach is ignored and no mask covered; in play the book frees one reward. (R-02)"""
    if state.round == 0:
        return AT_SET_UP
    if gift == GIVES_BUILDINGS and not state.has(REWARDS_IN_REACH):
        return FROM_RESERVE | FREELY
    return FROM_RESERVE


def ready_of(state: Teotihuacan, seat: i64, buildings: i64, conditions: i64) -> i64:
    """Those of a set of buildings that are in the reserve and fit."""
    found: i64 = 0
    for building in range(BUILDINGS):
        if buildings & BIT[building] != 0 and is_available(state, seat, building, conditions):
            found |= BIT[building]
    return found


def has_size(state: Teotihuacan, seat: i64, size: i64, conditions: i64) -> bool:
    """Whether any building of a size is in the reserve and fits."""
    for building in range(BUILDINGS):
        if SIZE[building] == size and is_available(state, seat, building, conditions):
            return True
    return False
