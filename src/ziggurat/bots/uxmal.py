"""How a pyramid of Uxmal looks before the end."""

from typing import Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.bots.evaluation import Evaluation
from ziggurat.core.game import Game
from ziggurat.core.state import State
from ziggurat.core.steps import rule_of, seat_of
from ziggurat.games.uxmal.components import IDOLS, PHASES
from ziggurat.games.uxmal.rules.scoring import standing_points
from ziggurat.games.uxmal.state import Uxmal
from ziggurat.games.uxmal.steps import DRAWING

# What a card is worth by the space of its idol: it scores, or pays, or scores a phase later.
CARD_WORTH: Final = vec[float]([1.9, 1.3, 1.0, 0.9, 0.7])
LAST_CARD_WORTH: Final = vec[float]([2.0, 1.0, 0.5, 0.3, 0.2])
STANDING: Final = 0.9  # the share of its present points a priest on the pyramid will keep
READY: Final = 3.0  # what a priest not yet placed will bring
TILE_TO_COME: Final = 1.8  # the cards a tile about to be drawn will bring


@final
class UxmalEvaluation(Evaluation):
    """Points so far, what priests and cards would score now, and priests still in reserve."""

    def __init__(self, game: Game[Any], seed: int = 0) -> None:
        super().__init__(game, seed)
        self.spread = 8.0

    def points(self, state: State, seat: i64) -> float:
        """What the seat has, and what it may hope for in this phase."""
        table = cast(Uxmal, state)
        points = float(table.score(seat))
        if table.depth == 0:
            return points + 0.1 * float(table.hand(seat))  # cards kept break a tie
        standing = float(standing_points(table, seat))
        points += STANDING * standing + READY * float(table.ready[seat])
        worth = LAST_CARD_WORTH if table.phase == PHASES else CARD_WORTH
        for space in range(IDOLS):
            points += worth[space] * float(table.cards(seat, table.track[space]))
        top = table.top()
        if rule_of(top) == DRAWING and seat_of(top) == seat:
            points += TILE_TO_COME
        return points


def evaluation(game: Game[Any], seed: int) -> Evaluation:
    """The evaluation bots use for Uxmal."""
    return UxmalEvaluation(game, seed)
