"""The bot that searches."""

from typing import Final, final

from mypy_extensions import i64

from ziggurat.bots.bot import Bot, BotView
from ziggurat.bots.evaluation import Evaluation
from ziggurat.bots.search import Search

EXPLORATION: Final = 0.3
UNLIMITED: Final = 1_000_000_000


@final
class MctsBot(Bot):
    """Monte Carlo tree search, with a budget of iterations, of seconds, or of both."""

    def __init__(
        self,
        evaluation: Evaluation,
        iterations: int = UNLIMITED,
        seconds: float = 1.0,
        exploration: float = EXPLORATION,
    ) -> None:
        self.evaluation = evaluation
        self.iterations = iterations
        self.seconds = seconds
        self.exploration = exploration
        self.searched: i64 = 0

    def choose(self, view: BotView) -> int:
        """The choice the search came back to most often."""
        if len(view.choices) == 1:
            return view.choices[0]
        search = Search(view.game, self.evaluation, view.pick, self.exploration)
        best = search.best(view.seen, view.seat, self.iterations, self.seconds)
        self.searched = search.iterations
        return int(best)
