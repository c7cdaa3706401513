"""Uxmal: options, set-up, outcome."""

from typing import Final, final

from ziggurat.core.game import Game, Option, Outcome, places
from ziggurat.core.rules import NOBODY, Rule
from ziggurat.core.steps import step
from ziggurat.games.uxmal import steps
from ziggurat.games.uxmal.components import BASE_SPACES, PHASES, PRIESTS, SUPERPOSED, TILES
from ziggurat.games.uxmal.events import EVENTS
from ziggurat.games.uxmal.reasons import REASONS
from ziggurat.games.uxmal.rules.idols import Ranking
from ziggurat.games.uxmal.rules.priests import Fare, Paying, Walking
from ziggurat.games.uxmal.rules.scoring import (
    Break,
    CardCount,
    PhaseEnd,
    PriestCount,
    Rejection,
    Retiring,
)
from ziggurat.games.uxmal.rules.setup import Opening, Ordering, Printing
from ziggurat.games.uxmal.rules.tiles import Claiming, Drawing, Laying, Matching
from ziggurat.games.uxmal.rules.turn import Acting, Turn, TurnEnd
from ziggurat.games.uxmal.state import Uxmal, new_table
from ziggurat.games.uxmal.verbs import CATALOGUE

VERSION: Final = 1
BREAKS: Final = ("normal", "none", "forced")  # in the order of NORMAL_BREAK, NO_BREAK, FORCED_BREAK
BASES: Final = ("printed", "random")
OPTIONS: Final = [Option("break", BREAKS), Option("base", BASES, ruling=True)]
CHOICES_A_TILE: Final = 3  # build, lay, claim
CHOICES_A_CARD: Final = 3  # walk, to, pay: a longer walk has fewer choices a card

RULES: Final[dict[int, Rule[Uxmal]]] = {
    steps.OPENING: Opening(),
    steps.ORDERING: Ordering(),
    steps.PRINTING: Printing(),
    steps.TURN: Turn(),
    steps.ACTING: Acting(opens=True),
    steps.TURN_END: TurnEnd(),
    steps.DRAWING: Drawing(),
    steps.LAYING: Laying(),
    steps.MATCHING: Matching(),
    steps.CLAIMING: Claiming(),
    steps.WALKING: Walking(),
    steps.FARE: Fare(),
    steps.PAYING: Paying(),
    steps.RANKING: Ranking(),
    steps.PRIEST_COUNT: PriestCount(),
    steps.CARD_COUNT: CardCount(),
    steps.PHASE_END: PhaseEnd(),
    steps.REJECTION: Rejection(),
    steps.BREAK: Break(),
    steps.RETIRING: Retiring(),
}


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
