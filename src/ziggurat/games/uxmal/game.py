"""Uxmal: set-up, outcome."""

from typing import Final, final

from ziggurat.core.definitions import events_of, reasons_of, rules_of
from ziggurat.core.game import Game, Outcome, places
from ziggurat.core.rules import NOBODY
from ziggurat.core.steps import step
from ziggurat.games.uxmal import events, reasons, rules, steps
from ziggurat.games.uxmal.components import BASE_SPACES, PHASES, PRIESTS, SUPERPOSED, TILES
from ziggurat.games.uxmal.options import BREAKS, OPTIONS
from ziggurat.games.uxmal.state import Uxmal, new_table
from ziggurat.games.uxmal.verbs import CATALOGUE

VERSION: Final = 1
CHOICES_A_TILE: Final = 3  # build, lay, claim
CHOICES_A_CARD: Final = 3  # walk, to, pay: a longer walk has fewer choices a card

EVENTS: Final = events_of(events)
REASONS: Final = reasons_of(reasons)
RULES: Final = rules_of(rules, steps)


@final
class UxmalGame(Game[Uxmal]):
    """Two to four priests build a pyramid to the idols in favour."""

    def setup(self, options: dict[str, str], seats: int) -> Uxmal:
        """The variants of the break exclude each other. (R-27)"""
        self.check_seats(seats)
        chosen = self.complete(options, seats)
        printed = chosen["base"] == "printed"
        state = new_table(seats, BREAKS.index(chosen["break"]), printed)
        state.then(step(steps.OPENING, NOBODY, 0, 0 if printed else BASE_SPACES))
        self.settle(state)
        return state

    def outcome(self, state: Uxmal) -> Outcome | None:
        """The most points win, then the most cards kept in hand, else shared. (End; R-22)"""
        if state.depth > 0:
            return None
        scores = [state.score(seat) for seat in range(state.seats)]
        kept = [state.hand(seat) for seat in range(state.seats)]
        standing = places(list(zip(scores, kept, strict=True)))
        if standing.count(1) > 1:
            reason = "shared"
        elif scores.count(max(scores)) > 1:
            reason = "most-cards"
        else:
            reason = "most-points"
        return Outcome(tuple(scores), standing, reason)

    def bound(self, seats: int) -> int:
        """Every tile, every priest of every phase, and what every card ever drawn can pay."""
        cards = SUPERPOSED * TILES
        return CHOICES_A_TILE * TILES + PRIESTS * PHASES * seats + CHOICES_A_CARD * cards


GAME: Final = UxmalGame("uxmal", VERSION, (2, 4), CATALOGUE, EVENTS, OPTIONS, RULES, REASONS)
