"""The lower actions of the meeting places, and those of the bonus tiles. (p. 13-17)"""

from mypy_extensions import i64

from ziggurat.core.steps import step
from ziggurat.games.origins.components import (
    A_BUILD,
    A_CLIMB,
    A_FEED,
    A_RECRUIT,
    A_SPEAKER,
    A_WAR,
    ANY_BASIC,
    BONUS_ADVANCE,
    BONUS_FOOD,
    BONUS_RESOURCE,
    BONUS_STEPS,
    BONUS_STONE,
    BONUS_WISDOM,
    FOOD,
    MAIN_ADVANCE,
    MAIN_STEPS,
    MAIN_STONE,
    MOST_FOOD,
    STONE,
    WISDOM,
)
from ziggurat.games.origins.payments import payment
from ziggurat.games.origins.rules.citizens import PAID_FOR
from ziggurat.games.origins.rules.military import AND_OR, EITHER
from ziggurat.games.origins.rules.temples import MAIN, STEPS_ONLY
from ziggurat.games.origins.state import Origins
from ziggurat.games.origins.steps import (
    BUILDING,
    CLIMBING,
    FEED,
    GAINING,
    INVITING,
    RECRUITING,
    WAR,
)


def act(state: Origins, seat: i64, action: i64) -> None:
    """Begin the lower action of a place."""
    if action == A_WAR:
        state.then(step(WAR, seat, MAIN_ADVANCE, AND_OR))
    elif action == A_BUILD:
        state.then(step(BUILDING, seat))
    elif action == A_CLIMB:
        state.then(payment(seat, STONE, MAIN_STONE), step(CLIMBING, seat, MAIN_STEPS, MAIN))
    elif action == A_RECRUIT:
        state.then(step(RECRUITING, seat, PAID_FOR))
    elif action == A_FEED:
        state.then(step(FEED, seat, MOST_FOOD))


def act_bonus(state: Origins, seat: i64, action: i64) -> None:
    """Begin the action of a bonus tile; what it costs comes first. (Bonus tiles, p. 17)"""
    if action == A_WAR:
        state.then(payment(seat, WISDOM, BONUS_WISDOM), step(WAR, seat, BONUS_ADVANCE, EITHER))
    elif action == A_BUILD:
        state.then(payment(seat, FOOD, BONUS_FOOD), step(BUILDING, seat))
    elif action == A_CLIMB:
        state.then(payment(seat, STONE, BONUS_STONE), step(CLIMBING, seat, BONUS_STEPS, STEPS_ONLY))
    elif action == A_SPEAKER:
        state.then(step(INVITING, seat))
    else:
        state.then(step(GAINING, seat, ANY_BASIC, BONUS_RESOURCE))
