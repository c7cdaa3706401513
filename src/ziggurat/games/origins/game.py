"""Origins: First Builders: options, set-up, outcome."""

from typing import Final, final

from ziggurat.core.definitions import events_of, reasons_of, rules_of
from ziggurat.core.game import Game, Outcome, places
from ziggurat.core.steps import step
from ziggurat.games.origins import events, reasons, rules, steps
from ziggurat.games.origins.options import LAST_ROUND, LAST_ROUNDS, OPTIONS, agreed
from ziggurat.games.origins.rules.solo import goal
from ziggurat.games.origins.rules.turn import Acting
from ziggurat.games.origins.state import ENDING_IDS, Origins, new_table
from ziggurat.games.origins.verbs import CATALOGUE

VERSION: Final = 1
# See the spec card: turns of a seat in a round and in a game, and choices of a turn.
VISITS_A_ROUND: Final = 12
OTHER_TURNS: Final = 120
CHOICES_A_TURN: Final = 80

EVENTS: Final = events_of(events)
REASONS: Final = reasons_of(reasons)
# The action that a Superiority token brings follows the same rule, in the same turn.
RULES: Final = rules_of(rules, steps) | {steps.EXTRA: Acting(opens=False)}


@final
class OriginsGame(Game[Origins]):
    """One to four archons raise cities under the eyes of the Builders."""

    def setup(self, options: dict[str, str], seats: int) -> Origins:
        """The first player sits in seat 0."""
        self.check_seats(seats)
        chosen = self.complete(options, seats)
        state = new_table(seats, agreed(chosen), int(chosen[LAST_ROUND]))
        state.then(step(steps.OPENING))
        self.settle(state)
        return state

    def outcome(self, state: Origins) -> Outcome | None:
        """The most points win, then the most building tiles, else shared. (Final count)"""
        if state.depth > 0:
            return None
        scores = tuple(state.score(seat) for seat in range(state.seats))
        if state.is_solo():
            if scores[0] >= goal(state):
                return Outcome(scores, (1,), "goal-reached")
            return Outcome(scores, (2,), "goal-missed")
        tiles = [state.tiles_of(seat) for seat in range(state.seats)]
        standing = places(list(zip(scores, tiles, strict=True)))
        return Outcome(scores, standing, ENDING_IDS[state.ending])

    def bound(self, seats: int) -> int:
        """Every worker and every die, floor and base is a turn of its own, as long as can be."""
        rounds = max(int(value) for value in LAST_ROUNDS)
        turns = rounds * VISITS_A_ROUND + OTHER_TURNS
        return seats * (2 + CHOICES_A_TURN * turns)


GAME: Final = OriginsGame("origins", VERSION, (1, 4), CATALOGUE, EVENTS, OPTIONS, RULES, REASONS)
