"""The court: a searching bot plays on from the ends of two turns, to confirm a mistake.

It is slower and stronger than the judges that suspect one, and the games of a pair have the same
seeds. A mistake that it does not confirm is not shown.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from ziggurat.analysis.judge import SEEDS, Judge
from ziggurat.analysis.onward import Ended, play_searching
from ziggurat.core.game import Game
from ziggurat.core.rng import Rng
from ziggurat.core.state import State

CONFIRMED: Final = 0.05  # of the victory: the least that the better turn must win more often


class Mean(NamedTuple):
    """A mean with its standard error."""

    value: float
    error: float


class Court(NamedTuple):
    """Games played on from the better turn's end and from the played one's, pair by pair.

    Attributes:
        games: The number of pairs.
        share: The share of the victory that the better turn wins more.
        lead: The points by which it leads more at the end.
    """

    games: int
    share: Mean
    lead: Mean

    @property
    def confirms(self) -> bool:
        """Whether the better turn is better by victories, and not worse by points."""
        return self.share.value >= CONFIRMED and self.lead.value >= 0.0


def pairs(
    judge: Judge, better: State, played: State, seat: int, seed: int
) -> list[tuple[Ended, Ended]]:
    """Play on from what a seat holds possible after each of two turns of its own."""
    game, found = judge.game, []
    for number in range(judge.budget.court):
        own = seed * SEEDS + number
        ends = (
            play_searching(game, guessed(game, end, seat, own), judge.budget.searching, own)
            for end in (better, played)
        )
        found.append((next(ends), next(ends)))
    return found


def guessed(game: Game[Any], state: State, seat: int, seed: int) -> State:
    """A state that a seat holds possible."""
    found: State = game.guess(game.hide(state, seat), seat, Rng(seed))
    return found


def court_of(ends: Sequence[tuple[Ended, Ended]], seat: int) -> Court:
    """What such games say."""
    return Court(
        len(ends),
        mean_of([one.shares[seat] - two.shares[seat] for one, two in ends]),
        mean_of([one.leads[seat] - two.leads[seat] for one, two in ends]),
    )


def mean_of(numbers: list[float]) -> Mean:
    """The mean of some numbers; the error of fewer than two is that of one part in one."""
    size = len(numbers)
    if size < 2:
        return Mean(sum(numbers), 1.0)
    mean = sum(numbers) / size
    return Mean(mean, sqrt(sum((one - mean) ** 2 for one in numbers) / (size - 1) / size))
