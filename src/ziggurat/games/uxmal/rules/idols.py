"""Venerating or cursing an idol. (Turn 4)"""

from typing import final

from mypy_extensions import i64

from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import Decision
from ziggurat.core.steps import a_of, seat_of
from ziggurat.games.uxmal.events import CURSED, VENERATED
from ziggurat.games.uxmal.reasons import RANK_TOO_FAR, SAME_RANK
from ziggurat.games.uxmal.state import Uxmal
from ziggurat.games.uxmal.verbs import RANK


@final
class Ranking(Decision[Uxmal]):
    """Move the idol towards 1 (venerate) or 5 (curse), a card of it for each space. (Turn 4)"""

    def __init__(self) -> None:
        super().__init__(RANK)

    def why_not(self, state: Uxmal, now: i64, choice: i64) -> Refusal | None:
        """It is there already, or that takes more of its cards; it never leaves 1 to 5."""
        idol = a_of(now)
        cards = state.cards(seat_of(now), idol)
        steps = RANK.target(choice) - state.space_of(idol)
        if steps == 0:
            return Refusal(SAME_RANK)
        return None if -cards <= steps <= cards else Refusal(RANK_TOO_FAR, idol, cards)

    def play(self, state: Uxmal, now: i64, choice: i64) -> None:
        """The idols it passes make room by one space. (R-15)"""
        seat = seat_of(now)
        idol = a_of(now)
        here = state.space_of(idol)
        there = RANK.target(choice)
        if there < here:
            state.discard(seat, idol, here - there)
            state.tell(VENERATED, seat, idol, here, there)
        else:
            state.discard(seat, idol, there - here)
            state.tell(CURSED, seat, idol, here, there)
        while here > there:
            state.track[here] = state.track[here - 1]
            here -= 1
        while here < there:
            state.track[here] = state.track[here + 1]
            here += 1
        state.track[there] = idol
