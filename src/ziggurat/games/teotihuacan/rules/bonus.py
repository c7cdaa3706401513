"""Bonus discs, and the choice of any action. (Annex 1)"""

from typing import final

from mypy_extensions import i64

from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import Decision
from ziggurat.core.steps import a_of, seat_of, step
from ziggurat.games.teotihuacan.components import (
    ANY_CONSTRUCTION,
    ANY_INFLUENCE,
    BONUS_POINTS,
    KINDS,
    NOTHING,
    POWER,
    RESOURCE,
    ZONES,
)
from ziggurat.games.teotihuacan.events import GAINED, USED
from ziggurat.games.teotihuacan.possible import can_construct
from ziggurat.games.teotihuacan.reasons import (
    MUST_ACT,
    NO_SQUARE_FOR_IT,
    NOT_CONSTRUCTION,
    NOT_INFLUENCE,
)
from ziggurat.games.teotihuacan.refusals import why_no_action, why_no_cube
from ziggurat.games.teotihuacan.rules.cubes import free_squares, offer_squares
from ziggurat.games.teotihuacan.state import FROM_BONUS, Teotihuacan
from ziggurat.games.teotihuacan.steps import (
    CONSTRUCTING,
    GIFT_KIND,
    GIFT_SQUARE,
    INFLUENCING,
    RULE_OF_ACTION,
)
from ziggurat.games.teotihuacan.verbs import ACTION, CUBE, DONE, KIND


@final
class Constructing(Decision[Teotihuacan]):
    """Any Construction action, in Reach, with the Power of this stack. (Annex 1; annex 3)"""

    def __init__(self) -> None:
        super().__init__(ACTION, DONE)

    def why_not(self, state: Teotihuacan, now: i64, choice: i64) -> Refusal | None:
        """Step: 1 if it may be declined, as after a worship tile. (R-42, R-61)

        It is of the other kind, cannot be done, or may not be declined.
        """
        if DONE.names(choice):
            return Refusal(MUST_ACT) if a_of(now) == 0 else None
        if ACTION.target(choice) >= ZONES:
            return Refusal(NOT_CONSTRUCTION)
        return why_no_action(state, seat_of(now), ACTION.target(choice))

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """The same one twice is allowed. (R-21)"""
        act(state, seat_of(now), choice)


@final
class Influencing(Decision[Teotihuacan]):
    """Any Influence action. (Annex 1; annex 3)"""

    def __init__(self) -> None:
        super().__init__(ACTION, DONE)

    def why_not(self, state: Teotihuacan, now: i64, choice: i64) -> Refusal | None:
        """Step: 1 if it may be declined, as after a worship tile. (R-42)

        It is of the other kind, cannot be done, or may not be declined.
        """
        if DONE.names(choice):
            return Refusal(MUST_ACT) if a_of(now) == 0 else None
        if ACTION.target(choice) < ZONES:
            return Refusal(NOT_INFLUENCE)
        return why_no_action(state, seat_of(now), ACTION.target(choice))

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """The same one twice is allowed. (R-21)"""
        act(state, seat_of(now), choice)


@final
class GiftKind(Decision[Teotihuacan]):
    """One point and a cube of any kind. (Annex 1)"""

    def __init__(self) -> None:
        super().__init__(KIND)

    def why_not(self, state: Teotihuacan, now: i64, choice: i64) -> Refusal | None:
        """It has no square to go to. (R-55)"""
        kind = KIND.target(choice)
        return None if has_square(state, seat_of(now), kind) else Refusal(NO_SQUARE_FOR_IT, kind)

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """Its square comes next."""
        state.then(step(GIFT_SQUARE, seat_of(now), KIND.target(choice)))


@final
class GiftSquare(Decision[Teotihuacan]):
    """On any square without a tile, out of Reach and beside no building too. (Annex 1)"""

    def choices(self, state: Teotihuacan, now: i64, out: Choices) -> None:
        """It may replace a cube, but not its like. (R-55)"""
        high, low = free_squares(state, seat_of(now), a_of(now))
        offer_squares(CUBE, high, low, out)

    def why_not(self, state: Teotihuacan, now: i64, choice: i64) -> Refusal | None:
        """A tile or its like lies there."""
        if not CUBE.names(choice):
            return None
        return why_no_cube(state, seat_of(now), a_of(now), CUBE.target(choice))

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """A cube that lies there is discarded."""
        state.put_cube(seat_of(now), a_of(now), CUBE.target(choice))
        state.tell(GAINED, seat_of(now), a_of(now), CUBE.target(choice))


def act(state: Teotihuacan, seat: i64, choice: i64) -> None:
    """Do the action chosen, if one is."""
    if ACTION.names(choice):
        state.then(step(RULE_OF_ACTION[ACTION.target(choice)], seat))


def is_usable(state: Teotihuacan, seat: i64) -> bool:
    """Whether the bonus of this turn is still there and can do something. (R-61)"""
    if state.bonus == NOTHING:
        return False
    return state.bonus != ANY_CONSTRUCTION or can_construct(state, seat)


def use(state: Teotihuacan, seat: i64) -> None:
    """Use the bonus of this turn."""
    bonus = state.bonus
    state.bonus = NOTHING
    state.tell(USED, seat, bonus)
    state.earn(seat, FROM_BONUS, BONUS_POINTS[bonus])
    if bonus == ANY_INFLUENCE:
        state.then(step(INFLUENCING, seat))
    elif bonus == ANY_CONSTRUCTION:
        state.then(step(CONSTRUCTING, seat))
    elif bonus == RESOURCE:
        for kind in range(KINDS):
            if has_square(state, seat, kind):
                state.then(step(GIFT_KIND, seat))
                return
    elif bonus == POWER:
        state.power += 1


def has_square(state: Teotihuacan, seat: i64, kind: i64) -> bool:
    """Whether a cube of this kind can go anywhere in the city."""
    high, low = free_squares(state, seat, kind)
    return high != 0 or low != 0
