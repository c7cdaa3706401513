"""Phase 6: the play order changes. (p. 7)"""

from typing import final

from mypy_extensions import i64

from ziggurat.core.bits import BIT
from ziggurat.core.rules import Effect
from ziggurat.games.pyramidion.components import MOST_SEATS, NOTHING
from ziggurat.games.pyramidion.events import ORDERED
from ziggurat.games.pyramidion.state import Pyramidion


@final
class PlayOrder(Effect[Pyramidion]):
    """Players with an order token take its position; the others keep theirs. (p. 7; R-29)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """Those without fill the free positions in their former order; tokens go back."""
        taken: i64 = 0
        for seat in range(MOST_SEATS):
            if state.tokens[seat] != NOTHING:
                taken |= BIT[state.tokens[seat]]
        if taken == 0:
            return
        former = state.order[:]
        free: i64 = 0
        for turn in range(state.seats):
            seat = former[turn]
            if state.tokens[seat] == NOTHING:
                while taken & BIT[free] != 0:
                    free += 1
                state.order[free] = seat
                free += 1
        for seat in range(state.seats):
            if state.tokens[seat] != NOTHING:
                state.order[state.tokens[seat]] = seat
                state.tokens[seat] = NOTHING
        for turn in range(state.seats):
            state.tell(ORDERED, state.order[turn], turn + 1)
