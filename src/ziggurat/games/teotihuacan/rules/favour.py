"""Influence action: gaining a favour. (p. 14)"""

from typing import final

from mypy_extensions import i64

from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import Decision, Effect
from ziggurat.core.steps import seat_of, step
from ziggurat.games.teotihuacan.components import FAVOUR, NOTHING, WORSHIPS
from ziggurat.games.teotihuacan.events import FAVOURED
from ziggurat.games.teotihuacan.reasons import NONE_FACE_UP, NOT_YOUR_WORSHIP
from ziggurat.games.teotihuacan.rules.worship import give_back, take_worship
from ziggurat.games.teotihuacan.state import FROM_FAVOUR, Teotihuacan
from ziggurat.games.teotihuacan.steps import RETURNING, SWAPPING
from ziggurat.games.teotihuacan.verbs import DONE, RETURN, WORSHIP


@final
class Favour(Effect[Teotihuacan]):
    """Advance one space on the favour track and score it. (Favour, p. 14)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """At the end of the track the token stays; then a tile may be exchanged. (R-45)"""
        seat = seat_of(now)
        if state.favour[seat] + 1 < len(FAVOUR):
            state.favour[seat] += 1
            state.tell(FAVOURED, seat, state.favour[seat])
            state.earn(seat, FROM_FAVOUR, FAVOUR[state.favour[seat]])
        if state.holds_worship(seat):
            state.then(step(RETURNING, seat))


@final
class Returning(Decision[Teotihuacan]):
    """You may discard one of your worship tiles face down under its pile. (Favour, p. 14)"""

    def choices(self, state: Teotihuacan, now: i64, out: Choices) -> None:
        """Any tile of yours, or none."""
        for worship in range(WORSHIPS):
            if state.worship[WORSHIPS * seat_of(now) + worship] > 0:
                out.add(RETURN.on(worship))
        out.add(DONE.on())

    def why_not(self, state: Teotihuacan, now: i64, choice: i64) -> Refusal | None:
        """It is nobody's, or another player's."""
        if not RETURN.names(choice):
            return None
        held = state.worship[WORSHIPS * seat_of(now) + RETURN.target(choice)]
        return Refusal(NOT_YOUR_WORSHIP) if held == 0 else None

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """First yours goes, then another is taken. (R-26)"""
        if RETURN.names(choice):
            seat = seat_of(now)
            worship = RETURN.target(choice)
            state.worship[WORSHIPS * seat + worship] -= 1
            state.then(step(SWAPPING, seat))
            give_back(state, seat, worship)


@final
class Swapping(Decision[Teotihuacan]):
    """And take any face-up worship tile, of any colour, for it. (Favour, p. 14)"""

    def __init__(self) -> None:
        super().__init__(WORSHIP)

    def why_not(self, state: Teotihuacan, now: i64, choice: i64) -> Refusal | None:
        """None lies there; the tile returned may, if it was turned up at once. (R-54)"""
        return Refusal(NONE_FACE_UP) if state.shown[WORSHIP.target(choice)] == NOTHING else None

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """It is replaced at once."""
        take_worship(state, seat_of(now), WORSHIP.target(choice))
