"""Orchard: options, set-up, what is hidden, outcome."""

from typing import Final, final

from toy import events, reasons, rules, steps
from toy.components import CELLS, HARVESTS, UNKNOWN
from toy.state import Orchard, new_table
from toy.verbs import CATALOGUE
from ziggurat.core.definitions import events_of, reasons_of, rules_of
from ziggurat.core.game import Game, Option, Outcome, places
from ziggurat.core.rng import Rng
from ziggurat.core.steps import step

VERSION: Final = 1
CHOICES_A_TURN: Final = 2  # take, plant
OPTIONS: Final = [Option("goals", ("secret", "open"))]

EVENTS: Final = events_of(events)
REASONS: Final = reasons_of(reasons)
RULES: Final = rules_of(rules, steps)


@final
class OrchardGame(Game[Orchard]):
    """One to four gardeners fill their gardens."""

    def setup(self, options: dict[str, str], seats: int) -> Orchard:
        """A goal for each seat, then the first turn."""
        self.check_seats(seats)
        state = new_table(seats, self.complete(options, seats)["goals"] == "secret")
        state.then(step(steps.TURN, 0))
        for seat in range(seats - 1, -1, -1):
            state.then(step(steps.DEALING, seat))
        self.settle(state)
        return state

    def hide(self, state: Orchard, seat: int) -> Orchard:
        """The goals of others go back among the cards, until the game is over."""
        seen = state.copy()
        if not state.secret or state.depth == 0:
            return seen
        for other in range(state.seats):
            if other != seat and seen.goals[other] >= 0:
                seen.cards.put(seen.goals[other])
                seen.goals[other] = UNKNOWN
        return seen

    def guess(self, state: Orchard, seat: int, pick: Rng) -> Orchard:
        """Unknown goals are dealt again."""
        full = state.copy()
        for other in range(state.seats):
            if full.goals[other] == UNKNOWN:
                full.goals[other] = full.cards.draw(pick)
        return full

    def outcome(self, state: Orchard) -> Outcome | None:
        """The most points win, a tie is shared; a lone gardener needs a harvest. (p. 3)"""
        if state.depth > 0:
            return None
        scores = tuple(int(state.planted[s] + state.counted[s]) for s in range(state.seats))
        if state.seats > 1:
            return Outcome(scores, places([(score,) for score in scores]), "gardens-full")
        if scores[0] >= HARVESTS[1]:
            return Outcome(scores, (1,), "harvest-brought-in")
        return Outcome(scores, (2,), "harvest-too-small")

    def bound(self, seats: int) -> int:
        """Every seat fills its garden."""
        return seats * int(CELLS) * CHOICES_A_TURN


GAME: Final = OrchardGame("orchard", VERSION, (1, 4), CATALOGUE, EVENTS, OPTIONS, RULES, REASONS)
