"""Calibration: from the values of the judges to chances of winning, per game and number of seats.

A search reports rewards, games played on report leads; neither are probabilities. The chance of
a seat is the softmax over the seats of `(s·logit(search) + r·logit(played on)) / 2`, with a
constant for the seat to move. The slopes s and r and the constant are linear in the progress of
the game, so that no step of the calibration looks like luck. With two seats and rewards that sum
to 1 this is a logistic regression: `logit p = s·logit(search) + r·logit(played on)`.
The coefficients are in `bot/calibration.toml` of the game, made by `tools/calibrate.py`.
"""

import math
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from ziggurat.core.errors import DataError
from ziggurat.core.steps import NOBODY
from ziggurat.registry import GAMES

LIMIT: Final = 0.002  # rewards and shares are kept so far from 0 and 1

Chances = tuple[float, ...]  # of every seat to win; they sum to 1


class Calibration(NamedTuple):
    """How values become chances in a game with a number of seats.

    Attributes:
        search: The slope of the logit of a search's reward, at the start and at the end.
        alone: The same where nothing else is known: beside games played on it counts less.
        plays: The same for how games played on stand.
        mover: What is added for the seat to move, at the start and at the end.
        games: How many games are played on; 0 for none.
        iterations: Of the searches it was fitted to: with fewer the seat to move looks better.
        pace: The part of the usual iterations that a review of this game gets, by its cost.
        version: A name for these numbers; "" where there are none.
    """

    search: tuple[float, float] = (1.0, 1.0)
    plays: tuple[float, float] = (0.0, 0.0)
    alone: tuple[float, float] = (1.0, 1.0)
    mover: tuple[float, float] = (0.0, 0.0)
    games: int = 0
    iterations: int = 0
    pace: float = 1.0
    version: str = ""

    @staticmethod
    def features(
        rewards: Sequence[float], shares: Sequence[float], progress: float, mover: int
    ) -> list[tuple[float, ...]]:
        """What is weighed for each seat: pairs of numbers at the start and at the end."""
        found: list[tuple[float, ...]] = []
        for seat, (reward, share) in enumerate(zip(rewards, shares, strict=True)):
            row: list[float] = []
            for number in (logit(reward) / 2.0, logit(share) / 2.0, float(seat == mover)):
                row += (number - number * progress, number * progress)
            found.append(tuple(row))
        return found

    def chances(
        self,
        rewards: Sequence[float],
        shares: Sequence[float],
        progress: float,
        mover: int = NOBODY,
    ) -> Chances:
        """The chance of each seat.

        Args:
            rewards: The mean reward of each seat in a search.
            shares: How each seat stands by games played on; even, if none were played.
            progress: How far the game has come, from 0 to 1.
            mover: The seat to move, which searches and games played on may flatter.
        """
        return self.shifted(rewards, rewards, shares, progress, mover)

    def shifted(
        self,
        rewards: Sequence[float],
        known: Sequence[float],
        shares: Sequence[float],
        progress: float,
        mover: int = NOBODY,
    ) -> Chances:
        """The chances where games were played on from a position near by only.

        Args:
            rewards: The rewards here; they move the chances by the slope of a search alone.
            known: The rewards there.
            shares: How each seat stands by the games played on there.
            progress: How far the game has come, from 0 to 1.
            mover: The seat to move there.
        """
        if len(rewards) == 1:  # alone against the goal
            both = (_both(rewards[0]), _both(known[0]), _both(shares[0]))
            return self.shifted(*both, progress, mover)[:1]
        weights = (*self.search, *self.plays, *self.mover)
        scores = _scores(weights, self.features(known, shares, progress, mover))
        slope = self.alone[0] + (self.alone[1] - self.alone[0]) * progress
        moved = [
            score + slope * (logit(here) - logit(there)) / 2.0
            for score, here, there in zip(scores, rewards, known, strict=True)
        ]
        return softmax(moved)


def logit(part: float) -> float:
    """The logarithm of the odds, bounded."""
    part = min(max(part, LIMIT), 1.0 - LIMIT)
    return math.log(part / (1.0 - part))


def softmax(scores: Sequence[float]) -> Chances:
    """Numbers that sum to 1, proportional to the exponentials of the scores."""
    highest = max(scores)
    parts = [math.exp(score - highest) for score in scores]
    total = sum(parts)
    return tuple(part / total for part in parts)


def even(seats: int) -> Chances:
    """The same chance for every seat; alone, one of two."""
    return tuple(1.0 / max(seats, 2) for _ in range(seats))


def read_calibration(game: str, seats: int) -> Calibration:
    """The calibration of a game; that of the nearest number of seats where its own is missing."""
    content = contents(game)
    if not content:
        return Calibration()
    tables = content["seats"]
    nearest = min(map(int, tables), key=lambda known: (abs(known - seats), known))
    row = tables[str(nearest)]
    try:
        return Calibration(
            _pair(row["search"]),
            _pair(row["plays"]),
            _pair(row["alone"]),
            _pair(row.get("mover", (0.0, 0.0))),
            int(row["games"]),
            int(row["iterations"]),
            float(content["pace"]),
            str(row["version"]),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise DataError(f"{game}, calibration.toml: not a calibration: {error}") from error


@cache
def contents(game: str) -> dict[str, Any]:
    """All that the file of a game says; empty if it has none."""
    if game not in GAMES:
        return {}
    file = files(GAMES[game].rules).joinpath("bot", "calibration.toml")
    if not file.is_file():
        return {}
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _both(part: float) -> tuple[float, float]:
    return part, 1.0 - part


def _pair(numbers: Sequence[float]) -> tuple[float, float]:
    start, end = numbers
    return float(start), float(end)


def _scores(weights: Sequence[float], features: Sequence[Sequence[float]]) -> list[float]:
    return [sum(w * x for w, x in zip(weights, row, strict=True)) for row in features]
