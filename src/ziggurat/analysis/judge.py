"""The judge: chances of every seat to win, at a position or after a turn.

Two judges are combined by the calibration: a search, and games played on to the end by greedy
players. Both use one seed for all alternatives that are compared (common random numbers), and what
they say depends on nothing but the position, the budget and the seed.
"""

from math import ceil
from typing import Any, Final, NamedTuple, final

from ziggurat.analysis.calibration import Calibration, Chances, even
from ziggurat.analysis.onward import Ended, play_greedily, shares_of, standing
from ziggurat.bots.evaluation import Evaluation
from ziggurat.bots.search import NO_NODE, Search
from ziggurat.core.choices import Choices
from ziggurat.core.errors import ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.rng import Rng
from ziggurat.core.state import State
from ziggurat.core.steps import CHANCE, NOBODY

SEEDS: Final = 1_000_003  # apart from each other: the seeds of two positions never meet


class Budget(NamedTuple):
    """How much work a review is.

    Attributes:
        name: Its name in the version of a review.
        rounds: Of the search after a turn: how many turns are left, and the iterations of each.
        pair: The iterations for the last two, in each of `repeats` fresh searches.
        repeats: How often the last two are judged; their spread gives the error.
        curve: The iterations at a boundary between parts, where no calibration says how many.
        outcomes: How many outcomes of a draw are judged.
        plays: The part of the games that the calibration plays on.
        court: Games played on from both ends by a searching bot, to confirm a mistake.
        searching: The iterations of that bot for a turn.
        positions: How many an exact solution may take; 0 for none.
    """

    name: str
    rounds: tuple[tuple[int, int], ...] = ((7, 60), (4, 120))
    pair: int = 80
    repeats: int = 4
    curve: int = 120
    outcomes: int = 6
    plays: float = 0.5
    court: int = 16
    searching: int = 60
    positions: int = 5_000


BUDGETS: Final = {
    "quick": Budget("quick", ((5, 30), (3, 60)), 60, 3, 60, 4, 0.25, 8, 40, 1_000),
    "usual": Budget("usual"),
    "deep": Budget("deep", ((12, 120), (6, 240)), 480, 4, 480, 24, 2.0, 48, 100, 20_000),
}


class UnknownBudget(ZigguratError):
    """No budget has this name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no budget {name!r}; use {', '.join(BUDGETS)}")


def budget_of(name: str) -> Budget:
    """A budget by name."""
    if name not in BUDGETS:
        raise UnknownBudget(name)
    return BUDGETS[name]


@final
class Judge:
    """Chances in one game, with one calibration and one budget."""

    def __init__(
        self, game: Game[Any], evaluation: Evaluation, calibration: Calibration, budget: Budget
    ) -> None:
        self.game = game
        self.evaluation = evaluation
        self.calibration = calibration
        self.budget = budget
        self.games = ceil(calibration.games * budget.plays)

    def iterations(self, usual: int) -> int:
        """A number of iterations at the pace of the game."""
        return max(4, round(usual * self.calibration.pace))

    def known(self, state: State, seed: int, times: int = 1) -> Chances:
        """The chances at a full state, played on by honest players.

        The search sees what the seat to move sees; games are played on from the true state. It is
        for the curve and for luck, never for the loss of a turn.

        Args:
            state: The state.
            seed: The seed, equal for all that is compared.
            times: How many times the usual games are played on.
        """
        state = self.settled(state)
        over = final_chances(self.game, state)
        if over is not None:
            return over
        mover = int(self.game.to_move(state))
        # As many as the calibration was fitted to: with fewer the seat to move looks better.
        iterations = self.calibration.iterations or self.budget.curve
        search = self.search(state, 0 if mover == CHANCE else mover, iterations, seed)
        shares = even(int(state.seats))
        if self.games:
            start = self.after_the_turn(search, state)
            shares = standing(self.plays(start, None, times * self.games, seed))
        progress = self.evaluation.progress(state)
        return self.calibration.chances(search.values(0), shares, progress, mover)

    def settled(self, state: State) -> State:
        """A copy of the state after all forced choices."""
        state, out = state.copy(), Choices()
        while self.game.fill(state, out) not in (CHANCE, NOBODY) and len(out) == 1:
            self.game.play(state, out.ids[0])
        return state

    def search(self, state: State, eyes: int, iterations: int, seed: int) -> Search:
        """A search for a seat, by what it observes of a state."""
        self.evaluation.pick = Rng(seed)  # of random rollouts, where a game has nothing better
        search = Search(self.game, self.evaluation, Rng(seed * SEEDS))
        search.think(self.game.hide(state, eyes), eyes, iterations)
        return search

    def rewards(self, state: State, eyes: int, usual: int, seed: int) -> tuple[float, ...]:
        """The rewards of a search for a seat, by what it observes; at the end, the result."""
        over = final_chances(self.game, state)
        if over is not None:
            return over
        return tuple(self.search(state, eyes, self.iterations(usual), seed).values(0))

    def after_the_turn(self, search: Search, state: State) -> State:
        """The state after the turn that a search has found for the seat to move; a copy.

        Where the search has hardly looked, the rest of the turn is left to be played. Without it,
        games played on would begin with the mistakes of a greedy player.
        """
        game, out, node = self.game, Choices(), 0
        state = state.copy()
        seat = int(game.fill(state, out))
        while True:
            choice = int(out.ids[0])
            if len(out) > 1:
                node = self._followed(search, out, node, seat)
                if node == NO_NODE:
                    return state
                choice = int(search.choice[node])
            game.play(state, choice)
            if not game.goes_on(state, seat):
                return state
            game.fill(state, out)

    def _followed(self, search: Search, out: Choices, node: int, seat: int) -> int:
        """The most visited child that is open; of the root what the bot would play."""
        if node == 0:
            best = int(search.most_visited())
            return best if best != NO_NODE and search.choice[best] in out.numbers() else NO_NODE
        best, most = NO_NODE, 0
        for choice in out.numbers():
            child = int(search.child(node, seat, choice))
            if child != NO_NODE and search.visits[child] > most:
                best, most = child, int(search.visits[child])
        return best

    def plays(self, state: State, eyes: int | None, games: int, seed: int) -> list[Ended]:
        """Games played on greedily: from the state itself, or from what a seat holds possible."""
        self.evaluation.pick = Rng(seed)
        found = []
        for number in range(games):
            own = seed * SEEDS + number
            start = state if eyes is None else self.game.guess(state, eyes, Rng(own))
            found.append(play_greedily(self.game, self.evaluation, start, own))
        return found


def final_chances(game: Game[Any], state: State) -> Chances | None:
    """The shares of the victory when the game is over, or None."""
    if state.depth > 0:
        return None
    outcome = game.outcome(state)
    assert outcome is not None
    return shares_of(outcome)
