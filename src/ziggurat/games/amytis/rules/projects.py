"""Projects. (p. 6)"""

from typing import final

from mypy_extensions import i64

from ziggurat.core.bits import BIT, first
from ziggurat.core.rules import Effect
from ziggurat.core.steps import seat_of
from ziggurat.games.amytis.components import FIRST_PATTERN, PATTERNS
from ziggurat.games.amytis.events import VALIDATED
from ziggurat.games.amytis.state import Amytis


@final
class Validating(Effect[Amytis]):
    """Validate every project you hold whose colours are visible in your city. (p. 6; R-03, R-04)"""

    def run(self, state: Amytis, now: i64) -> None:
        """Several in one turn, and a card on the turn it came; points come at the end."""
        seat = seat_of(now)
        held = state.held[seat]
        while held != 0:
            card = first(held)
            held &= held - 1
            if is_built(state.colours[seat], card):
                state.held[seat] &= ~BIT[card]
                state.validated[seat] |= BIT[card]
                state.tell(VALIDATED, seat, card)


def is_built(colours: i64, card: i64) -> bool:
    """Whether a city's visible colours show the card's pattern, turned but never mirrored."""
    way = FIRST_PATTERN[card]
    end = FIRST_PATTERN[card + 1]
    while way < end:
        pattern = PATTERNS[way]
        if colours & pattern == pattern:
            return True
        way += 1
    return False
