"""Set-up. (p. 3)"""

from typing import final

from librt.vecs import append
from mypy_extensions import i64

from ziggurat.core.bits import BIT
from ziggurat.core.choices import Choices
from ziggurat.core.rules import NOBODY, Chance, Effect
from ziggurat.core.steps import a_of, step
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.steps import FIRST_ORDER, NEXT_DISTRIBUTION, ROUND
from ziggurat.games.pyramidion.verbs import FOLLOW


@final
class Opening(Effect[Pyramidion]):
    """A play order is drawn, and the first distribution card turned face up."""

    def run(self, state: Pyramidion, now: i64) -> None:
        """The first five boats come with the first phase of the first round."""
        state.then(step(FIRST_ORDER), step(NEXT_DISTRIBUTION), step(ROUND))


@final
class FirstOrder(Chance[Pyramidion]):
    """Each player draws one of as many order tokens as there are players."""

    def outcomes(self, state: Pyramidion, now: i64, out: Choices) -> None:
        """Any player who has no token yet comes next."""
        for seat in range(state.seats):
            if a_of(now) & BIT[seat] == 0:
                out.add(FOLLOW.on(seat))

    def play(self, state: Pyramidion, now: i64, choice: i64) -> None:
        """It is this one."""
        seat = FOLLOW.target(choice)
        state.order = append(state.order, seat)
        state.tell("ordered", seat, len(state.order))
        if len(state.order) < state.seats:
            state.then(step(FIRST_ORDER, NOBODY, a_of(now) | BIT[seat]))
