"""Playing cards on the site, or passing. (p. 5)"""

from typing import Final, final

from mypy_extensions import i64

from ziggurat.core.bits import BIT, up_to
from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import Decision, Effect
from ziggurat.core.steps import seat_of, step
from ziggurat.games.pyramidion.components import NOTHING, NUMBERS, POWER_OF
from ziggurat.games.pyramidion.events import PASSED, PLAYED, RECRUITED
from ziggurat.games.pyramidion.reasons import MUST_PLAY, NOT_IN_HAND
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.steps import (
    DRAWING,
    PLAYING,
    POWER,
    POWER_OF_SITE,
    RECRUITING,
    TURN,
)
from ziggurat.games.pyramidion.verbs import DECLINE, PASS, PLAY, RECRUIT

MOST_OF_TWO: Final[int] = NUMBERS["most-cards-of-two-players"]
LEAST_OF_TWO: Final[int] = NUMBERS["cards-to-play-of-two-players"]


@final
class Turn(Effect[Pyramidion]):
    """Clockwise from the activator, each plays a card or passes, until all have passed. (p. 5)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """Who has nothing to play passes by himself; two players stop at five cards. (R-04)"""
        seat = seat_of(now)
        everybody = up_to(state.seats)
        while state.passed != everybody:
            if state.passed & BIT[seat] == 0:
                if has_card_to_play(state, seat):
                    state.then(step(PLAYING, seat), step(TURN, state.after(seat)))
                    return
                state.passed |= BIT[seat]
                state.tell(PASSED, seat)
            seat = state.after(seat)


@final
class Playing(Decision[Pyramidion]):
    """Play a character card face up, or pass for the rest of this site. (p. 5)"""

    def __init__(self) -> None:
        super().__init__(reveals=True)

    def choices(self, state: Pyramidion, now: i64, out: Choices) -> None:
        """Two players must play a card before they may pass. (p. 7; R-39)"""
        seat = seat_of(now)
        out.add_each(PLAY, state.hand[seat])
        if state.seats > 2 or state.plays[seat] >= LEAST_OF_TWO:
            out.add(PASS.on())

    def why_not(self, state: Pyramidion, now: i64, choice: i64) -> Refusal | None:
        """It is not in hand, or one of two players has not played yet."""
        seat = seat_of(now)
        if PLAY.names(choice) and state.hand[seat] & BIT[PLAY.target(choice)] == 0:
            return Refusal(NOT_IN_HAND)
        if PASS.names(choice) and state.seats == 2 and state.plays[seat] < LEAST_OF_TWO:
            return Refusal(MUST_PLAY)
        return None

    def play(self, state: Pyramidion, now: i64, choice: i64) -> None:
        """First the card's own effect, then the power of the site. (R-20)"""
        seat = seat_of(now)
        if PASS.names(choice):
            state.passed |= BIT[seat]
            state.tell(PASSED, seat)
            if state.plays[seat] == 0:  # never so with two players, who must play first
                state.then(step(RECRUITING, seat))
            return
        card = PLAY.target(choice)
        state.leave_hand(seat, card)
        state.played[seat] |= BIT[card]
        state.history |= BIT[card]
        state.plays[seat] += 1
        state.tell(PLAYED, seat, card, state.site)
        if POWER_OF_SITE[state.site] != 0:
            state.then(step(POWER_OF_SITE[state.site], seat, card))
        if POWER_OF[card] != NOTHING:
            state.then(step(POWER + POWER_OF[card], seat, card))


@final
class Recruiting(Decision[Pyramidion]):
    """Who passed without a card on this site may discard one, face up, and draw. (p. 5; R-05)"""

    def __init__(self) -> None:
        super().__init__(reveals=True)

    def choices(self, state: Pyramidion, now: i64, out: Choices) -> None:
        """Any card in hand, basic ones too."""
        out.add_each(RECRUIT, state.hand[seat_of(now)])
        out.add(DECLINE.on())

    def why_not(self, state: Pyramidion, now: i64, choice: i64) -> Refusal | None:
        """It is not in hand."""
        seat = seat_of(now)
        if RECRUIT.names(choice) and state.hand[seat] & BIT[RECRUIT.target(choice)] == 0:
            return Refusal(NOT_IN_HAND)
        return None

    def play(self, state: Pyramidion, now: i64, choice: i64) -> None:
        """The discarded card may come back if the deck is made anew."""
        if DECLINE.names(choice):
            return
        seat = seat_of(now)
        card = RECRUIT.target(choice)
        state.leave_hand(seat, card)
        state.discards |= BIT[card]
        state.tell(RECRUITED, seat, card)
        state.then(step(DRAWING, seat))


def has_card_to_play(state: Pyramidion, seat: i64) -> bool:
    """Whether a player holds a card and may play it here."""
    if state.seats == 2 and state.plays[seat] >= MOST_OF_TWO:
        return False
    return state.hand[seat] != 0
