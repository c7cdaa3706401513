"""Luck: the chances after a draw minus what was to be expected of it.

What came is judged exactly as everything else that could have come, and is in the expectation by
its weight only: so luck is 0 on average, whatever the judge thinks.
"""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from ziggurat.analysis.calibration import Chances
from ziggurat.analysis.judge import SEEDS, Judge
from ziggurat.core.choices import Choices
from ziggurat.core.rng import Rng
from ziggurat.core.state import State
from ziggurat.core.steps import CHANCE


class Expected(NamedTuple):
    """The chances before a draw.

    Attributes:
        chances: The mean over what could come.
        outcomes: How many were judged.
        is_exact: Whether these were all.
        errors: The standard error of the mean for each seat; 0 where it is exact.
    """

    chances: Chances
    outcomes: int
    is_exact: bool
    errors: tuple[float, ...]


def expected(judge: Judge, before: State, seed: int, most: int, times: int = 1) -> Expected:
    """What is to be expected of a draw.

    Args:
        judge: The judge.
        before: The full state in which chance is to move.
        seed: The seed by which the state after the draw is judged.
        most: How many outcomes are judged; if there are more, they are sampled.
        times: How many times the usual games are played on.
    """
    states, weights, is_exact = _outcomes(judge, before, seed, most)
    known: dict[tuple[int, ...], Chances] = {}
    values = []
    for state in states:
        key = tuple(state.flat())
        if key not in known:
            known[key] = judge.known(state, seed, times)
        values.append(known[key])
    total = float(sum(weights))
    columns = list(zip(*values, strict=True))
    means = tuple(
        sum(value * weight for value, weight in zip(column, weights, strict=True)) / total
        for column in columns
    )
    errors = tuple(0.0 if is_exact else _error(column) for column in columns)
    return Expected(means, len(states), is_exact, errors)


def _outcomes(
    judge: Judge, before: State, seed: int, most: int
) -> tuple[list[State], list[int], bool]:
    """States after the draw with their weights: all there are, or a sample."""
    game = judge.game
    outcomes = game.outcomes(before)
    afters = []
    for choice, _ in outcomes:
        after = before.copy()
        game.play(after, choice)
        afters.append(after)
    if len(afters) <= most and not any(game.to_move(after) == CHANCE for after in afters):
        return afters, [weight for _, weight in outcomes], True
    found, out = [], Choices()
    for number in range(most):
        pick, state = Rng(seed * SEEDS + number, number + 1), before.copy()
        while game.fill(state, out) == CHANCE:
            game.play(state, pick.weighted(out))
        found.append(state)
    return found, [1] * most, False


def _error(numbers: Sequence[float]) -> float:
    size = len(numbers)
    mean = sum(numbers) / size
    return sqrt(sum((one - mean) ** 2 for one in numbers) / max(size - 1, 1) / size)
