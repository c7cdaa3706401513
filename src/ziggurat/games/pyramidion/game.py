"""Pyramidion: options, set-up, what a seat sees, outcome."""

from typing import Final, final

from ziggurat.core.definitions import events_of, reasons_of, rules_of
from ziggurat.core.game import Game, Outcome, places
from ziggurat.core.rng import Rng
from ziggurat.core.steps import step
from ziggurat.games.pyramidion import events, knowledge, reasons, rules, steps
from ziggurat.games.pyramidion.options import (
    ALL_BOATS,
    BOATS_BREAK_TIES,
    GOAL,
    LAST_ROUND,
    NO_GOAL,
    OPTIONS,
    agreed,
)
from ziggurat.games.pyramidion.rules.ending import ENDINGS, ranking
from ziggurat.games.pyramidion.rules.setup import new_table
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.verbs import CATALOGUE

VERSION: Final = 1
CHOICES_A_ROUND: Final = 1000  # about 110 cards can be played, with at most six choices each

EVENTS: Final = events_of(events)
REASONS: Final = reasons_of(reasons)
RULES: Final = rules_of(rules, steps)


@final
class PyramidionGame(Game[Pyramidion]):
    """Two to four foremen supply the great pyramid of Giza."""

    def setup(self, options: dict[str, str], seats: int) -> Pyramidion:
        """The colours of empty seats stay in the box."""
        self.check_seats(seats)
        chosen = self.complete(options, seats)
        goal = NO_GOAL if chosen[GOAL] == ALL_BOATS else int(chosen[GOAL])
        state = new_table(seats, agreed(chosen), goal, int(chosen[LAST_ROUND]))
        state.then(step(steps.OPENING))
        self.settle(state)
        return state

    def hide(self, state: Pyramidion, seat: int) -> Pyramidion:
        """Hands are secret."""
        return knowledge.hide(state, seat)

    def guess(self, state: Pyramidion, seat: int, pick: Rng) -> Pyramidion:
        """Hands that could be."""
        return knowledge.guess(state, seat, pick)

    def outcome(self, state: Pyramidion) -> Outcome | None:
        """Points, then cards in hand, then boats, then play order. (p. 7; R-37)"""
        if state.depth > 0:
            return None
        by_hand = not state.has(BOATS_BREAK_TIES)
        ranks = [ranking(state, seat, by_hand) for seat in range(state.seats)]
        scores = tuple(rank[0] for rank in ranks)
        return Outcome(scores, places(ranks), ENDINGS[state.ended])

    def bound(self, seats: int) -> int:
        """As many rounds as the longest option allows."""
        longest = max(
            int(value) for option in OPTIONS for value in option.values if option.key == LAST_ROUND
        )
        return longest * CHOICES_A_ROUND


GAME: Final = PyramidionGame(
    "pyramidion", VERSION, (2, 4), CATALOGUE, EVENTS, OPTIONS, RULES, REASONS
)
