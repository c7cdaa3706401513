"""Founders of Teotihuacan: options, set-up, outcome."""

from typing import Final, final

from ziggurat.core.bits import count
from ziggurat.core.definitions import events_of, reasons_of, rules_of
from ziggurat.core.game import Game, Outcome, places
from ziggurat.core.rules import NOBODY
from ziggurat.core.steps import step
from ziggurat.games.teotihuacan import events, reasons, rules, steps
from ziggurat.games.teotihuacan.components import DISCS, HANDICAP, HANDICAP_IDS, ROUNDS
from ziggurat.games.teotihuacan.options import OPTIONS, SIDE, SOLO_HANDICAP, agreed
from ziggurat.games.teotihuacan.state import Teotihuacan, new_table
from ziggurat.games.teotihuacan.verbs import CATALOGUE

VERSION: Final = 3
DRAWS_SINCE: Final = 2  # version 3 opened choices and left chance as it was
CHOICES_A_TURN: Final = 200  # see the spec card
CHOICES_OF_SET_UP: Final = 75

EVENTS: Final = events_of(events)
REASONS: Final = reasons_of(reasons)
RULES: Final = rules_of(rules, steps)


@final
class TeotihuacanGame(Game[Teotihuacan]):
    """One to four architects lay out a city around its pyramid."""

    def setup(self, options: dict[str, str], seats: int) -> Teotihuacan:
        """All use the same side of their boards; the handicap matters to a lone player only."""
        self.check_seats(seats)
        chosen = self.complete(options, seats)
        handicap = HANDICAP[HANDICAP_IDS.index(chosen[SOLO_HANDICAP])]
        state = new_table(seats, agreed(chosen), handicap)
        state.then(step(steps.OPENING, NOBODY, 1 if chosen[SIDE] == "B" else 0))
        self.settle(state)
        return state

    def outcome(self, state: Teotihuacan) -> Outcome | None:
        """The most points win, then the most pyramid tiles, else shared. (Final count; R-63)"""
        if state.depth > 0:
            return None
        scores = tuple(state.score(seat) for seat in range(state.seats))
        if state.is_solo():
            if scores[0] > state.rival_points + state.handicap:
                return Outcome(scores, (1,), "rival-beaten")
            return Outcome(scores, (2,), "rival-ahead")
        tiles = [count(state.filled(seat)) for seat in range(state.seats)]
        standing = places(list(zip(scores, tiles, strict=True)))
        if standing.count(1) > 1:
            reason = "shared"
        elif scores.count(max(scores)) > 1:
            reason = "most-pyramid-tiles"
        else:
            reason = "most-points"
        return Outcome(scores, standing, reason)

    def bound(self, seats: int) -> int:
        """Every disc is a turn of its own, and every turn as long as can be."""
        first = DISCS[seats - 1]
        discs = sum(range(first - ROUNDS[seats - 1] + 1, first + 1))
        passes = ROUNDS[seats - 1]
        return seats * (CHOICES_OF_SET_UP + CHOICES_A_TURN * discs + passes)


GAME: Final = TeotihuacanGame(
    "teotihuacan", VERSION, (1, 4), CATALOGUE, EVENTS, OPTIONS, RULES, REASONS, DRAWS_SINCE
)
