"""Fit a calibration to games of bots, and test it on others."""

import math
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from ziggurat import registry
from ziggurat.analysis.calibration import Calibration, even
from ziggurat.analysis.court import guessed
from ziggurat.analysis.game_parts import Turn, course_of
from ziggurat.analysis.judge import SEEDS, Budget, Judge
from ziggurat.analysis.onward import shares_of, standing
from ziggurat.arena.match import play_match
from ziggurat.arena.trial import variants
from ziggurat.bots import evaluation_of
from ziggurat.core.rng import Rng

THIRDS: Final = 3  # of a game: each gives one position
RIDGE: Final = 0.5  # a weak pull of every coefficient towards 0
STEPS: Final = 60  # of Newton's method, more than it ever needs
SMALL: Final = 1e-10
BINS: Final = 5
WEIGHTS: Final = 6  # pairs: of search, of games played on, of the seat to move
SLOPES: Final = 4  # of these, the first
# Equals of several strengths, and one pair that differs; every second deal has variants.
LINE_UPS: Final = (
    ("greedy", "greedy"),
    ("careless-0.05", "careless-0.05"),
    ("mcts-60", "mcts-60"),
    ("careless-0.1", "careless-0.02"),
)


class Sample(NamedTuple):
    """A position of a game: what the judges say, how far the game was, and how it ended."""

    third: int
    mover: int
    progress: float
    rewards: tuple[float, ...]
    shares: tuple[float, ...]
    result: tuple[float, ...]


class Tested(NamedTuple):
    """A calibration on games it was not fitted to.

    Attributes:
        brier: The sum of squared errors over the seats, halved: for two seats a Brier score.
        even: The same for equal chances.
        raw: The same for the rewards of the search, scaled to the sum 1.
        thirds: The Brier score in each third of the games.
        bins: Predicted mean, real mean and number, for a fifth of the chances each.
    """

    brier: float
    even: float
    raw: float
    thirds: tuple[float, ...]
    bins: tuple[tuple[float, float, int], ...]


def paired_bots(seats: int, seed: int) -> tuple[str, ...]:
    """The bots of a game, each pair in both orders."""
    pair = LINE_UPS[seed % len(LINE_UPS)]
    turn = seed // len(LINE_UPS)
    return tuple(pair[(seat + turn) % 2] for seat in range(seats))


def samples_of(key: str, seats: int, seed: int, iterations: int, games: int) -> Iterator[Sample]:
    """A position of each third of one game, as the seat to move sees it."""
    game, bots = registry.load(key), paired_bots(seats, seed)
    options = variants(game, seats, seed) if seed // 2 % 2 else {}
    played = play_match(key, bots, seed, options)
    assert played.outcome is not None
    result = shares_of(played.outcome)
    course, evaluation, pick = course_of(played.record), evaluation_of(game), Rng(seed)
    judge = Judge(game, evaluation, Calibration(), Budget("fit"))
    asked = [
        (part.seat, state)
        for part, state in zip(course.parts, course.states, strict=False)
        if isinstance(part, Turn) and not part.is_forced
    ]
    for third in range(THIRDS):
        low, high = third * len(asked) // THIRDS, (third + 1) * len(asked) // THIRDS
        if low == high:
            continue
        seat, state = asked[low + int(pick.below(high - low))]
        seen = game.hide(state, seat)
        search = judge.search(seen, seat, iterations, seed)
        rewards = shares = tuple(search.values(0))
        if games:
            starts = [
                judge.after_the_turn(search, guessed(game, seen, seat, seed * SEEDS + number))
                for number in range(games)
            ]
            ends = [judge.plays(one, None, 1, seed + at)[0] for at, one in enumerate(starts)]
            shares = standing(ends)
        yield Sample(third, seat, evaluation.progress(seen), rewards, shares, result)


def fitted(samples: Sequence[Sample], uses_plays: bool, has_mover: bool = True) -> Calibration:
    """The coefficients under which the results are most likely; a slope never falls below 0."""
    open_ones = {0, 1, 2, 3} if uses_plays else {0, 1}
    if has_mover:
        open_ones |= {4, 5}
    rows = [_row(one) for one in samples]
    while True:
        weights = _newton(rows, sorted(open_ones))
        negative = {number for number in open_ones & {*range(SLOPES)} if weights[number] < 0.0}
        if not negative:
            search, plays, mover = ((weights[at], weights[at + 1]) for at in (0, 2, 4))
            return Calibration(search, plays, search, mover)
        open_ones -= negative


def tested(calibration: Calibration, samples: Sequence[Sample]) -> Tested:
    """How good the chances are on these samples."""
    pairs = [
        (one, calibration.chances(one.rewards, one.shares, one.progress, one.mover))
        for one in samples
    ]
    thirds = [
        _mean([_squares(found, one.result) for one, found in pairs if one.third == third])
        for third in range(THIRDS)
    ]
    told = sorted(
        (chance, share)
        for one, found in pairs
        for chance, share in zip(found, one.result, strict=True)
    )
    size = len(told)
    cuts = [told[n * size // BINS : (n + 1) * size // BINS] for n in range(BINS)]
    return Tested(
        _mean([_squares(found, one.result) for one, found in pairs]),
        _mean([_squares(even(len(one.result)), one.result) for one in samples]),
        _mean([_squares(_scaled(one.rewards), one.result) for one in samples]),
        tuple(thirds),
        tuple((_mean([c for c, _ in cut]), _mean([s for _, s in cut]), len(cut)) for cut in cuts),
    )


def _row(one: Sample) -> tuple[list[tuple[float, ...]], tuple[float, ...]]:
    """The features of every seat, and its share of the victory; alone, the goal is a rival."""
    rewards, shares, result = one.rewards, one.shares, one.result
    if len(rewards) == 1:
        rewards, shares = (rewards[0], 1.0 - rewards[0]), (shares[0], 1.0 - shares[0])
        result = (result[0], 1.0 - result[0])
    return Calibration.features(rewards, shares, one.progress, one.mover), result


def _newton(rows: Sequence[tuple[list[tuple[float, ...]], Any]], used: list[int]) -> list[float]:
    """The maximum of a conditional logit's likelihood, which is concave."""
    weights = [0.0] * WEIGHTS
    for _ in range(STEPS):
        slope = [-RIDGE * weights[at] for at in used]
        bend = [[RIDGE * (one == two) for two in used] for one in used]
        for features, result in rows:
            scores = [sum(w * x for w, x in zip(weights, row, strict=True)) for row in features]
            highest = max(scores)
            parts = [math.exp(score - highest) for score in scores]
            chances = [part / sum(parts) for part in parts]
            pairs = list(zip(chances, features, strict=True))
            middle = [sum(p * row[at] for p, row in pairs) for at in range(WEIGHTS)]
            for i, one in enumerate(used):
                slope[i] += sum(
                    (share - p) * row[one] for (p, row), share in zip(pairs, result, strict=True)
                )
                for j, two in enumerate(used):
                    bend[i][j] += sum(
                        p * (row[one] - middle[one]) * (row[two] - middle[two]) for p, row in pairs
                    )
        step = _solved(bend, slope)
        for at, change in zip(used, step, strict=True):
            weights[at] += change
        if max(map(abs, step), default=0.0) < SMALL:
            break
    return weights


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a small system of equations, by elimination; it is positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(len(rows)):
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(len(rows)):
            if other != at:
                factor = rows[other][at]
                rows[other] = [
                    value - factor * mine for value, mine in zip(rows[other], rows[at], strict=True)
                ]
    return [row[-1] for row in rows]


def _squares(found: Sequence[float], result: Sequence[float]) -> float:
    total = sum((one - two) ** 2 for one, two in zip(found, result, strict=True))
    return total if len(found) == 1 else total / 2.0


def _scaled(rewards: Sequence[float]) -> tuple[float, ...]:
    total = sum(rewards)
    return tuple(rewards) if len(rewards) == 1 else tuple(one / total for one in rewards)


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
