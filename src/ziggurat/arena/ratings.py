"""Ratings from games: Bradley-Terry / Plackett-Luce model of first places, on the Elo scale."""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from ziggurat.arena.series_report import CONFIDENCE

SCALE: Final = 400 / log(10)  # Elo points for a factor of e in the odds
ROUNDS: Final = 200  # iterations; a ladder converges within some dozen
SETTLED: Final = 1e-9


class MatchResult(NamedTuple):
    """The result of a game: a bot for each seat, and each seat's share of the victory."""

    bots: tuple[str, ...]
    parts: tuple[float, ...]


class Rating(NamedTuple):
    """A bot's rating with its 95 % confidence interval."""

    bot: str
    points: float
    low: float
    high: float
    games: int


def rate(games: Sequence[MatchResult], first: str) -> list[Rating]:
    """Ratings relative to the first bot, which is 0 without an interval.

    One virtual draw per pair of opponents is the prior that keeps them finite.
    """
    bots = [first, *sorted({bot for game in games for bot in game.bots} - {first})]
    met = {pair for game in games for pair in _pairs(game.bots)}
    fought = [*games, *(MatchResult(pair, (0.5, 0.5)) for pair in sorted(met))]
    strengths = _strengths(fought, bots)
    spread = _deviations(fought, bots, strengths)
    return [
        Rating(
            bot,
            SCALE * strengths[bot],
            SCALE * (strengths[bot] - CONFIDENCE * spread[bot]),
            SCALE * (strengths[bot] + CONFIDENCE * spread[bot]),
            sum(bot in game.bots for game in games),
        )
        for bot in bots
    ]


def _pairs(bots: tuple[str, ...]) -> list[tuple[str, str]]:
    names = sorted(set(bots))
    return [(one, other) for at, one in enumerate(names) for other in names[at + 1 :]]


def _chances(game: MatchResult, strengths: dict[str, float]) -> list[float]:
    """The probability of first place for each seat."""
    weights = [exp(strengths[bot]) for bot in game.bots]
    return [weight / sum(weights) for weight in weights]


def _strengths(games: Sequence[MatchResult], bots: Sequence[str]) -> dict[str, float]:
    """Maximum-likelihood log strengths, by Hunter's MM algorithm."""
    strengths = dict.fromkeys(bots, 0.0)
    won = {
        bot: sum(
            part
            for game in games
            for one, part in zip(game.bots, game.parts, strict=True)
            if one == bot
        )
        for bot in bots
    }
    for _ in range(ROUNDS):
        met = dict.fromkeys(bots, 0.0)
        for game in games:
            total = sum(exp(strengths[bot]) for bot in game.bots)
            for bot in game.bots:
                met[bot] += 1 / total
        after = {bot: log(won[bot] / met[bot]) for bot in bots}
        after = {bot: value - after[bots[0]] for bot, value in after.items()}
        moved = max(abs(after[bot] - strengths[bot]) for bot in bots)
        strengths = after
        if moved < SETTLED:
            break
    return strengths


def _deviations(
    games: Sequence[MatchResult], bots: Sequence[str], strengths: dict[str, float]
) -> dict[str, float]:
    """Standard deviations from the Fisher information; the first strength is fixed."""
    free = list(bots[1:])
    sharp = [[0.0] * len(free) for _ in free]
    for game in games:
        chance = dict.fromkeys(bots, 0.0)
        for bot, part in zip(game.bots, _chances(game, strengths), strict=True):
            chance[bot] += part
        for row, one in enumerate(free):
            for column, other in enumerate(free):
                sharp[row][column] += chance[one] * ((one == other) - chance[other])
    return {bots[0]: 0.0} | {
        bot: sqrt(variance) for bot, variance in zip(free, _diagonal(sharp), strict=True)
    }


def _diagonal(matrix: list[list[float]]) -> list[float]:
    """The diagonal of a small matrix's inverse, by elimination."""
    size = len(matrix)
    rows = [
        [*row, *(float(at == column) for column in range(size))] for at, row in enumerate(matrix)
    ]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for row in range(size):
            if row != at:
                factor = rows[row][at]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[at], strict=True)]
    return [rows[at][size + at] for at in range(size)]
