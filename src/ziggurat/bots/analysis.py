"""Analysis: what a search thinks of a position, as candidate turns with values for every seat.

It uses the search of the bots and nothing but an observation. With a budget of iterations the
result is deterministic: the same seed and total give the same numbers, in however many slices.
"""

from typing import Any, Final, NamedTuple, final

from mypy_extensions import i64

from ziggurat.bots.beam import turns
from ziggurat.bots.evaluation import Evaluation
from ziggurat.bots.search import NO_NODE, Search
from ziggurat.core.choices import Choices
from ziggurat.core.game import Game
from ziggurat.core.record import CHANCE_MARK
from ziggurat.core.rng import Rng
from ziggurat.core.state import State
from ziggurat.core.steps import CHANCE, NOBODY

LINE_TURNS: Final = 3  # turns that a principal line shows, the reply first
MIN_LINE_VISITS: Final = 2  # a line stops where the search has hardly looked


class Candidate(NamedTuple):
    """A whole turn, up to chance or the turn of another seat.

    Attributes:
        choices: The texts of its choices, in order.
        visits: How often the search went there.
        value: The mean reward of each seat after it; a reward, not a probability.
        prior: The evaluation's lead in points at the end of the turn.
        line: What the search expects next, as lines of a record: `1 take:pile-3`, and draws as
            `? reveal:wall-blue`, sampled.
    """

    choices: tuple[str, ...]
    visits: int
    value: tuple[float, ...]
    prior: float
    line: tuple[str, ...]


class Analysis(NamedTuple):
    """What a search thinks of a position.

    Attributes:
        candidates: The turns it went to, best first; none where nothing is to be decided.
        value: The mean reward of each seat over all iterations.
        iterations: How many there were.
    """

    candidates: tuple[Candidate, ...]
    value: tuple[float, ...]
    iterations: int


class DistinctTurn(NamedTuple):
    """A turn that leads to an end of its own, as far as its seat can tell."""

    choices: tuple[int, ...]
    value: float  # the evaluation's lead in points at its end
    key: tuple[int, ...]  # what the seat observes at its end
    end: State


def analyse(
    game: Game[Any],
    seen: State,
    seat: int,
    iterations: int,
    seed: int = 0,
    evaluation: Evaluation | None = None,
) -> Analysis:
    """Search a position for a number of iterations, from the observation of a seat."""
    thinking = Thinking(game, seen, seat, seed, evaluation)
    thinking.think(iterations)
    return thinking.analysis()


@final
class Thinking:
    """An analysis in slices: `think` as often as wanted, then `analysis`; to cancel, stop."""

    def __init__(
        self,
        game: Game[Any],
        seen: State,
        seat: int,
        seed: int = 0,
        evaluation: Evaluation | None = None,
    ) -> None:
        if evaluation is None:
            from ziggurat.bots import evaluation_of  # the package imports its modules

            evaluation = evaluation_of(game, seed)
        self.game: Game[Any] = game
        self.seen = seen
        self.seat = seat
        self.seed = seed
        self.evaluation = evaluation
        self.search = Search(game, evaluation, Rng(seed))

    def think(self, iterations: int) -> None:
        """Search for some more iterations."""
        self.search.think(self.seen, self.seat, self.search.iterations + iterations)

    def analysis(self) -> Analysis:
        """What the search thinks so far."""
        search = self.search
        found: list[tuple[bool, int, float, Candidate]] = []
        if self.game.to_move(self.seen) == self.seat and search.iterations > 0:
            world = self.game.guess(self.seen, self.seat, Rng(self.seed))
            best = search.most_visited()
            child = search.first_child[0]
            while child != NO_NODE:
                for one in self._candidates(world, child):
                    found.append((child == best, one.visits, one.prior, one))
                child = search.sibling[child]
        found.sort(key=_rank, reverse=True)
        candidates = tuple(one for _, _, _, one in found)
        return Analysis(candidates, tuple(search.values(0)), int(search.iterations))

    def _candidates(self, world: State, node: i64) -> list[Candidate]:
        """The turns the search went to below a first choice."""
        found: list[Candidate] = []
        after = world.copy()
        choice = int(self.search.choice[node])
        self.game.play(after, choice)
        self._follow(after, node, (choice,), found)
        return found

    def _follow(
        self, state: State, node: i64, choices: tuple[int, ...], found: list[Candidate]
    ) -> None:
        """Follow a turn to its end, as the search did: forced choices have no visits."""
        if self.search.visits[node] == 0:
            return
        if not self.game.goes_on(state, self.seat):
            found.append(self._candidate(state, node, choices))
            return
        out = Choices()
        self.game.fill(state, out)
        index: i64 = 0
        before = len(found)
        while index < out.count:
            choice = out.ids[index]
            child = node if out.count == 1 else self.search.child(node, self.seat, choice)
            if child != NO_NODE:
                after = state.copy()
                self.game.play(after, choice)
                self._follow(after, child, (*choices, int(choice)), found)
            index += 1
        if len(found) == before:  # not searched any deeper: the turn ends as it looks best
            plan = turns(self.game, self.evaluation, state, self.seat, False)[0]
            found.append(self._candidate(plan.end(self.game), node, (*choices, *plan.choices())))

    def _candidate(self, end: State, node: i64, choices: tuple[int, ...]) -> Candidate:
        search = self.search
        return Candidate(
            tuple(self.game.catalogue.text(choice) for choice in choices),
            int(search.visits[node]),
            tuple(search.values(node)),
            search.prior[node],
            tuple(self._line(end.copy(), node)),
        )

    def _line(self, state: State, node: i64) -> list[str]:
        """The most visited continuation, chance sampled, in a world the seat holds possible."""
        search, game, out, pick = self.search, self.game, Choices(), Rng(self.seed, 1)
        line: list[str] = []
        turn: i64 = 0
        while True:
            mover = game.fill(state, out)
            if mover == NOBODY:
                return line
            if mover == CHANCE:
                choice = pick.weighted(out)
                line.append(f"{CHANCE_MARK} {game.catalogue.text(choice)}")
                game.play(state, choice)
                continue
            choice = out.ids[0]
            if out.count > 1:
                node = self._likeliest(out, node, mover)
                if node == NO_NODE:
                    return line
                choice = search.choice[node]
            line.append(f"{mover} {game.catalogue.text(choice)}")
            game.play(state, choice)
            if not game.goes_on(state, mover):
                turn += 1
                if turn == LINE_TURNS:
                    return line

    def _likeliest(self, out: Choices, node: i64, mover: i64) -> i64:
        """The most visited of the choices that are open, or NO_NODE."""
        search, best, most = self.search, NO_NODE, MIN_LINE_VISITS - 1
        index: i64 = 0
        while index < out.count:
            child = search.child(node, mover, out.ids[index])
            if child != NO_NODE and search.visits[child] > most:
                best, most = int(child), int(search.visits[child])
            index += 1
        return best


def distinct_turns(
    game: Game[Any], evaluation: Evaluation, state: State, seat: i64
) -> list[DistinctTurn]:
    """The turns of the full beam, best-looking first: one for each end that the seat can tell.

    Args:
        game: The rules.
        evaluation: What orders the turns.
        state: A state in which the seat is to move; a determinization of what it sees.
        seat: The seat.
    """
    found: list[DistinctTurn] = []
    ends: set[tuple[int, ...]] = set()
    for plan in turns(game, evaluation, state, seat, False):
        end = plan.end(game)
        key = tuple(game.hide(end, seat).flat())
        if key not in ends:
            ends.add(key)
            found.append(DistinctTurn(tuple(plan.choices()), plan.value, key, end))
    return found


def _rank(one: tuple[bool, int, float, Candidate]) -> tuple[bool, int, float]:
    """Sort key: what the bot would play, then by visits and prior."""
    return one[0], one[1], one[2]
