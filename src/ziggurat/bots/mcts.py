"""A bot that plays by Monte Carlo tree search."""

from typing import Final, final

from mypy_extensions import i64

from ziggurat.bots.bot import Bot, BotView
from ziggurat.bots.evaluation import Evaluation
from ziggurat.bots.search import Search

UNLIMITED_ITERATIONS: Final = 1_000_000_000
BUDGET_SHARE_PER_CHOICE: Final = 0.5  # of the budget left for a turn


@final
class MctsBot(Bot):
    """Monte Carlo tree search, with a budget of iterations, of seconds, or of both for a turn.

    Each choice of a turn gets a tree of its own: to go on below the first one's was weaker, as the
    later choices of a turn are seen through the few ways that looked best from its beginning.
    """

    def __init__(
        self, evaluation: Evaluation, iterations: int = UNLIMITED_ITERATIONS, seconds: float = 1.0
    ) -> None:
        self.evaluation = evaluation
        self.iterations = iterations
        self.seconds = seconds
        self.searched: i64 = 0  # iterations for the last choice
        self.left_iterations = iterations
        self.left_seconds = seconds
        self.expected: list[int] = []  # the state after its last choice, if its turn goes on

    def choose(self, view: BotView) -> int:
        """The choice with the most visits."""
        if view.seen.flat() != self.expected:
            self.left_iterations = self.iterations
            self.left_seconds = self.seconds
        choice = view.choices[0] if len(view.choices) == 1 else self._search(view)
        after = view.game.guess(view.seen, view.seat, view.pick)
        view.game.play(after, choice)
        goes_on = view.game.goes_on(after, view.seat)
        self.expected = view.game.hide(after, view.seat).flat() if goes_on else []
        return choice

    def _search(self, view: BotView) -> int:
        """Search with a part of the turn's remaining budget."""
        search = Search(view.game, self.evaluation, view.pick)
        iterations = int(BUDGET_SHARE_PER_CHOICE * self.left_iterations)
        seconds = BUDGET_SHARE_PER_CHOICE * self.left_seconds
        best = search.best(view.seen, view.seat, iterations, seconds)
        self.left_iterations -= iterations
        self.left_seconds -= seconds
        self.searched = search.iterations
        return int(best)
