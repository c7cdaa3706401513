"""A turn: one action of four."""

from typing import final

from mypy_extensions import i64

from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import Decision, Effect
from ziggurat.core.steps import seat_of, step
from ziggurat.games.uxmal.components import BLANK, IDOLS, NO_PRIEST, QUARTERS
from ziggurat.games.uxmal.events import COMPLETED, PLACED
from ziggurat.games.uxmal.paths import can_walk
from ziggurat.games.uxmal.reasons import (
    NO_CARD_OF_IT,
    NO_CARDS,
    NO_PRIEST_READY,
    NO_PRIEST_TO_MOVE,
    NO_TILE_THERE,
    ONLY_A_BLANK,
    OWN_PRIEST,
    SHUT_IN,
    THEIR_PRIEST,
)
from ziggurat.games.uxmal.state import Uxmal
from ziggurat.games.uxmal.steps import (
    ACTING,
    CARD_COUNT,
    DRAWING,
    LAYING,
    PHASE_END,
    PRIEST_COUNT,
    RANKING,
    TURN,
    TURN_END,
    WALKING,
)
from ziggurat.games.uxmal.verbs import BUILD, IDOL, PLACE, WALK


@final
class Turn(Effect[Uxmal]):
    """On your turn you must do one of four actions. (Turn)"""

    def run(self, state: Uxmal, now: i64) -> None:
        """Write the turn on the agenda."""
        seat = seat_of(now)
        state.then(step(ACTING, seat), step(TURN_END, seat))


@final
class Acting(Decision[Uxmal]):
    """Place a tile, place a priest, move a priest, or venerate or curse an idol. (Turn 1-4)"""

    def __init__(self) -> None:
        super().__init__(opens=True)

    def choices(self, state: Uxmal, now: i64, out: Choices) -> None:
        """A tile is always there to be placed; a priest needs a free idol of a tile. (R-09)"""
        seat = seat_of(now)
        out.add(BUILD.on())
        if state.ready[seat] > 0:
            for place in range(QUARTERS):
                if state.takes_a_priest(place):
                    out.add(PLACE.on(place))
        if state.hand(seat) == 0:
            return
        for place in range(QUARTERS):
            if state.priests[place] == seat and can_walk(state, place):
                out.add(WALK.on(place))
        for idol in range(IDOLS):
            if state.cards(seat, idol) > 0:
                out.add(IDOL.on(idol))

    def why_not(self, state: Uxmal, now: i64, choice: i64) -> Refusal | None:
        """What a priest or an idol lacks."""
        seat = seat_of(now)
        if PLACE.names(choice):
            return why_no_priest(state, seat, PLACE.target(choice))
        if WALK.names(choice):
            place = WALK.target(choice)
            if state.priests[place] != seat:
                return Refusal(NO_PRIEST_TO_MOVE)
            if state.hand(seat) == 0:
                return Refusal(NO_CARDS)
            return None if can_walk(state, place) else Refusal(SHUT_IN)
        if IDOL.names(choice) and state.cards(seat, IDOL.target(choice)) == 0:
            return Refusal(NO_CARD_OF_IT, IDOL.target(choice))
        return None

    def play(self, state: Uxmal, now: i64, choice: i64) -> None:
        """A priest is placed at once; the other actions ask for more."""
        seat = seat_of(now)
        if BUILD.names(choice):
            state.then(step(DRAWING, seat), step(LAYING, seat))
        elif PLACE.names(choice):
            place = PLACE.target(choice)
            state.ready[seat] -= 1
            state.priests[place] = seat
            state.tell(PLACED, seat, place)
        elif WALK.names(choice):
            state.then(step(WALKING, seat, WALK.target(choice)))
        else:
            state.then(step(RANKING, seat, IDOL.target(choice)))


@final
class TurnEnd(Effect[Uxmal]):
    """A phase ends when its level is complete; else the next player clockwise goes on. (Phases)"""

    def run(self, state: Uxmal, now: i64) -> None:
        """The count comes at once, after the cards of the last tile. (R-18)"""
        seat = seat_of(now)
        if state.level_is_complete():
            state.tell(COMPLETED, seat, state.phase)
            state.then(step(PRIEST_COUNT), step(CARD_COUNT), step(PHASE_END, seat))
        else:
            state.then(step(TURN, state.after(seat)))


def why_no_priest(state: Uxmal, seat: i64, place: i64) -> Refusal | None:
    """Why a seat cannot place a priest here; None if it can. (R-09)"""
    if state.levels[place] == 0:
        return Refusal(NO_TILE_THERE)
    if state.priests[place] == seat:
        return Refusal(OWN_PRIEST)
    if state.priests[place] != NO_PRIEST:
        return Refusal(THEIR_PRIEST, state.priests[place])
    if state.visible[place] == BLANK:
        return Refusal(ONLY_A_BLANK)
    return Refusal(NO_PRIEST_READY) if state.ready[seat] == 0 else None
