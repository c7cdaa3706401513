"""Phase 8: the end of a round, and of the game. (p. 7)"""

from typing import Final, final

from mypy_extensions import i64

from ziggurat.core.bits import BIT, count, first
from ziggurat.core.rules import Effect
from ziggurat.core.steps import step
from ziggurat.games.pyramidion.components import (
    BOAT_POINTS,
    GIZA,
    MOST_SEATS,
    NOTHING,
    NUMBERS,
    TORTURERS,
)
from ziggurat.games.pyramidion.events import ABANDONED, COUNTED, ORDERED
from ziggurat.games.pyramidion.options import NO_POINT_IN_FINAL_COUNT
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.steps import NEW_ROUND, ROUND

RUNNING: Final = 0
GOAL_REACHED: Final = 1
BOATS_LOADED: Final = 2
LAST_ROUND: Final = 3
ENDINGS: Final = ["", "goal-reached", "boats-loaded", "last-round"]

TORTURERS_POINT: Final[int] = NUMBERS["torturers-point"]


@final
class RoundEnd(Effect[Pyramidion]):
    """The game ends when somebody has reached the goal, torturers' point included. (p. 7)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """Or when no boat is left anywhere, or the last round is over. (R-07, R-36, R-38)"""
        for seat in range(state.seats):
            points = boat_points(state, seat) + torturers_point(state, seat)
            if points >= state.goal:
                state.ended = GOAL_REACHED
        if state.ended == RUNNING and not has_boats_left(state):
            state.ended = BOATS_LOADED
        if state.ended == RUNNING and state.round >= state.last_round:
            state.ended = LAST_ROUND
        if state.ended == RUNNING:
            state.then(step(NEW_ROUND), step(ROUND))
            return
        for seat in range(state.seats):
            state.tell(COUNTED, seat, boat_points(state, seat), final_extra(state, seat))


@final
class NewRound(Effect[Pyramidion]):
    """Hands and an unloaded boat of Karnak are discarded, sundials removed. (p. 7; R-07)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """Resources and troops stay; two players change places if Giza was left alone. (R-40)"""
        for seat in range(MOST_SEATS):
            state.discards |= state.open[seat]
            state.deck |= state.hand[seat] & ~state.open[seat]  # all are shuffled before they count
            state.hand[seat] = 0
            state.open[seat] = 0
        if state.private_boat != NOTHING:
            state.adrift |= BIT[state.private_boat]
            state.tell(ABANDONED, state.private_seat, state.private_boat)
            state.private_boat = NOTHING
            state.private_seat = NOTHING
        if state.seats == 2 and state.sundials & BIT[GIZA] == 0:
            first_seat = state.order[0]
            state.order[0] = state.order[1]
            state.order[1] = first_seat
            state.tell(ORDERED, state.order[0], 1)
            state.tell(ORDERED, state.order[1], 2)
        state.sundials = 0
        state.used = 0


def boat_points(state: Pyramidion, seat: i64) -> i64:
    """The points of a player's loaded boats."""
    points: i64 = 0
    boats = state.loaded[seat]
    while boats != 0:
        points += BOAT_POINTS[first(boats)]
        boats &= boats - 1
    return points


def torturers_point(state: Pyramidion, seat: i64) -> i64:
    """A point for strictly the most troops of torturers on the sites. (p. 7; R-36)"""
    mine = state.placed(seat, TORTURERS)
    for other in range(state.seats):
        if other != seat and state.placed(other, TORTURERS) >= mine:
            return 0
    return TORTURERS_POINT


def final_extra(state: Pyramidion, seat: i64) -> i64:
    """What the torturers add when the winner is sought. (R-36)"""
    return 0 if state.has(NO_POINT_IN_FINAL_COUNT) else torturers_point(state, seat)


def has_boats_left(state: Pyramidion) -> bool:
    """Whether any boat can still be loaded in this or a later round. (R-38)"""
    return state.row | state.boats | state.adrift != 0 or state.private_boat != NOTHING


def ranking(state: Pyramidion, seat: int, by_hand: bool) -> tuple[int, ...]:
    """What places a player: points, cards in hand, boats, play order. (p. 7; R-37)"""
    position = list(state.order).index(seat)
    hand = state.hand_size(seat) if by_hand else 0
    points = boat_points(state, seat) + final_extra(state, seat)
    return (points, hand, count(state.loaded[seat]), -position)
