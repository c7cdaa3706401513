"""The Architects of Amytis: set-up, outcome."""

from typing import Final, final

from ziggurat.core.definitions import events_of, reasons_of, rules_of
from ziggurat.core.game import Game, Outcome, places
from ziggurat.core.steps import step
from ziggurat.games.amytis import events, reasons, rules, steps
from ziggurat.games.amytis.components import BOTTOM_SPACES, BUILDING_IDS
from ziggurat.games.amytis.options import BOTTOM_ROW_LIMIT, OPTIONS
from ziggurat.games.amytis.state import Amytis, new_table
from ziggurat.games.amytis.verbs import CATALOGUE

VERSION: Final = 1
MOST_TURNS: Final = 38
CHOICES_A_TURN: Final = 4  # take, lay, palace, favour

EVENTS: Final = events_of(events)
REASONS: Final = reasons_of(reasons)
RULES: Final = rules_of(rules, steps)


@final
class AmytisGame(Game[Amytis]):
    """Two architects build the city the king wants to give to his queen."""

    def setup(self, options: dict[str, str], seats: int) -> Amytis:
        """The same sides of the building cards for both players."""
        self.check_seats(seats)
        chosen = self.complete(options, seats)
        sides = sum(2**n for n, key in enumerate(BUILDING_IDS) if chosen[key] == "b")
        limit = chosen[BOTTOM_ROW_LIMIT]
        state = new_table(sides, BOTTOM_SPACES if limit == "none" else int(limit))
        state.then(step(steps.OPENING))
        self.settle(state)
        return state

    def outcome(self, state: Amytis) -> Outcome | None:
        """The most points win; the rulebook breaks no tie. (p. 7; R-11)"""
        if state.depth > 0:
            return None
        scores = [state.total(seat) for seat in range(2)]
        return Outcome(tuple(scores), places([(score,) for score in scores]), "two-piles-empty")

    def bound(self, seats: int) -> int:
        """At most 38 turns of four choices."""
        return MOST_TURNS * CHOICES_A_TURN


GAME: Final = AmytisGame("amytis", VERSION, (2, 2), CATALOGUE, EVENTS, OPTIONS, RULES, REASONS)
