"""How a garden of Orchard looks before the end."""

from typing import Any, Final, cast, final

from mypy_extensions import i64

from toy.components import CELLS, EMPTY, GOAL_POINTS, HARVESTS, NEIGHBOURS
from toy.state import Orchard
from ziggurat.bots.evaluation import Evaluation
from ziggurat.core.game import Game
from ziggurat.core.state import State

HOPE: Final = 0.3  # an empty cell beside a fruit may get an equal one


@final
class OrchardEvaluation(Evaluation):
    """Points so far, what the goal would pay now, and cells that may still get an equal fruit."""

    def __init__(self, game: Game[Any], seed: int = 0) -> None:
        super().__init__(game, seed)
        self.win_scale = 6.0

    def points(self, state: State, seat: i64) -> float:
        """What the seat has, and what it may hope for."""
        table = cast(Orchard, state)
        points = float(table.planted[seat] + table.counted[seat])
        if table.depth == 0:
            return points
        for cell in range(CELLS):
            fruit = table.fruit_in(seat, cell)
            if fruit == EMPTY:
                continue
            if fruit == table.goals[seat]:
                points += GOAL_POINTS
            for near in NEIGHBOURS[cell]:
                if table.fruit_in(seat, near) == EMPTY:
                    points += HOPE
        return points

    def progress(self, state: State) -> float:
        """The cells that have been planted."""
        if state.depth == 0:
            return 1.0
        gardens = cast(Orchard, state).gardens
        return sum(fruit != EMPTY for fruit in gardens) / len(gardens)

    def rival(self, state: State) -> float:
        """Who gardens alone has to bring in a harvest."""
        return float(HARVESTS[1])


def evaluation(game: Game[Any], seed: int) -> Evaluation:
    """The evaluation bots use for Orchard."""
    return OrchardEvaluation(game, seed)
