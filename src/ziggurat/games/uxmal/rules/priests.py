"""Moving a priest. (Turn 3)"""

from typing import final

from mypy_extensions import i64

from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import Decision, Effect
from ziggurat.core.steps import a_of, seat_of, step
from ziggurat.games.uxmal.components import IDOLS, NO_PRIEST, QUARTERS
from ziggurat.games.uxmal.events import WALKED
from ziggurat.games.uxmal.paths import FAR, costs_from
from ziggurat.games.uxmal.reasons import NO_GROUND, NOT_IN_HAND, OWN_PRIEST, THEIR_PRIEST, TOO_FAR
from ziggurat.games.uxmal.state import Uxmal
from ziggurat.games.uxmal.steps import FARE, PAYING
from ziggurat.games.uxmal.verbs import PAY, TO


@final
class Walking(Decision[Uxmal]):
    """Move one of your priests orthogonally, up or down, over others but not onto one. (Turn 3)"""

    def choices(self, state: Uxmal, now: i64, out: Choices) -> None:
        """Any free quarter of a tile, blanks too, that the cards in hand can pay. (R-10, R-14)"""
        costs = costs_from(state, a_of(now), state.hand(seat_of(now)))
        for place in range(QUARTERS):
            if costs[place] != FAR and state.priests[place] == NO_PRIEST:
                out.add(TO.on(place))

    def why_not(self, state: Uxmal, now: i64, choice: i64) -> Refusal | None:
        """Somebody stands there, there is nothing to stand on, or it is too far."""
        if not TO.names(choice):
            return None
        seat = seat_of(now)
        place = TO.target(choice)
        if state.priests[place] == seat:
            return Refusal(OWN_PRIEST)
        if state.priests[place] != NO_PRIEST:
            return Refusal(THEIR_PRIEST, state.priests[place])
        if state.levels[place] == 0:
            return Refusal(NO_GROUND)
        cards = state.hand(seat)
        costs = costs_from(state, a_of(now), cards)
        return Refusal(TOO_FAR, cards) if costs[place] == FAR else None

    def play(self, state: Uxmal, now: i64, choice: i64) -> None:
        """It takes the cheapest path."""
        seat = seat_of(now)
        start = a_of(now)
        place = TO.target(choice)
        cost = costs_from(state, start, state.hand(seat))[place]
        state.priests[start] = NO_PRIEST
        state.priests[place] = seat
        state.tell(WALKED, seat, start, place, cost)
        state.then(step(FARE, seat, cost))


@final
class Fare(Effect[Uxmal]):
    """Discard as many cards of any idols as the priest made movements. (Turn 3)"""

    def run(self, state: Uxmal, now: i64) -> None:
        """Where hand and cost leave no choice, they go by themselves."""
        seat = seat_of(now)
        due = a_of(now)
        kept = state.hand(seat) - due
        for idol in range(IDOLS):
            forced = state.cards(seat, idol) - kept
            if forced > 0:
                state.discard(seat, idol, forced)
                due -= forced
        if due > 0:
            state.then(step(PAYING, seat, due))


@final
class Paying(Decision[Uxmal]):
    """Choose the next card to discard, back to its pile. (Turn 3; R-14)"""

    def __init__(self) -> None:
        super().__init__(PAY)

    def why_not(self, state: Uxmal, now: i64, choice: i64) -> Refusal | None:
        """There is none in hand."""
        idol = PAY.target(choice)
        return Refusal(NOT_IN_HAND, idol) if state.cards(seat_of(now), idol) == 0 else None

    def play(self, state: Uxmal, now: i64, choice: i64) -> None:
        """Until all is paid."""
        seat = seat_of(now)
        state.discard(seat, PAY.target(choice), 1)
        if a_of(now) > 1:
            state.then(step(FARE, seat, a_of(now) - 1))
