"""How a city of Amytis looks before the end."""

from typing import Any, Final, cast, final

from mypy_extensions import i64

from ziggurat.bots.evaluation import Evaluation
from ziggurat.core.bits import count, first
from ziggurat.core.game import Game
from ziggurat.core.state import State
from ziggurat.games.amytis.components import FIRST_PATTERN, PATTERNS, PROJECT_POINTS
from ziggurat.games.amytis.rules.scoring import favour_points, project_points
from ziggurat.games.amytis.state import Amytis

HOPE: Final = 0.45  # what a held project one tile short is worth, as a share of its points


@final
class AmytisEvaluation(Evaluation):
    """Points on the track, projects done and nearly done, favours as they stand."""

    def __init__(self, game: Game[Any], seed: int = 0) -> None:
        super().__init__(game, seed)
        self.spread = 20.0

    def points(self, state: State, seat: i64) -> float:
        """What the seat has, and what its projects promise."""
        table = cast(Amytis, state)
        points = table.track(seat) + project_points(table, seat) + favour_points(table, seat)
        hope = 0.0
        if table.depth > 0:
            held = table.held[seat]
            while held != 0:
                hope += promise(table.colours[seat], first(held))
                held &= held - 1
        return float(points) + hope


def promise(colours: i64, card: i64) -> float:
    """A share of a project's points, the larger the fewer tiles are missing."""
    missing: i64 = 9
    way = FIRST_PATTERN[card]
    end = FIRST_PATTERN[card + 1]
    while way < end:
        lacking = count(PATTERNS[way] & ~colours)
        if lacking < missing:
            missing = lacking
        way += 1
    share = 1.0
    while missing > 0:
        share *= HOPE
        missing -= 1
    return share * float(PROJECT_POINTS[card])


def evaluation(game: Game[Any], seed: int) -> Evaluation:
    """The evaluation bots use for Amytis."""
    return AmytisEvaluation(game, seed)
