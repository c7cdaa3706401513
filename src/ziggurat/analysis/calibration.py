"""Calibration: from the values of the judges to chances of winning, per game and number of seats.

A search reports rewards, games played on report leads; neither are probabilities. The chance of
a seat is the softmax over the seats of `(s·logit(search) + r·logit(played on)) / 2`. The slopes s
and r are linear in the progress of the game, so that no step of the calibration looks like luck.
With two seats and rewards that sum to 1 this is `logit p = s·logit(search) + r·logit(played on)`.
The coefficients are in `data/calibration-<game>.toml`, made by `tools/calibrate.py`.
"""

import math
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from ziggurat.core.errors import DataError

LIMIT: Final = 0.002  # rewards and shares are kept so far from 0 and 1

Chances = tuple[float, ...]  # of every seat to win; they sum to 1


class Calibration(NamedTuple):
    """How values become chances in a game with a number of seats.

    Attributes:
        search: The slope of the logit of a search's reward, at the start and at the end.
        plays: The same for how games played on stand.
        games: How many games are played on; 0 for none.
        pace: The part of the usual iterations that a review of this game gets, by its cost.
        version: A name for these numbers; "" where there are none.
    """

    search: tuple[float, float] = (1.0, 1.0)
    plays: tuple[float, float] = (0.0, 0.0)
    games: int = 0
    pace: float = 1.0
    version: str = ""

    def features(
        self, rewards: Sequence[float], shares: Sequence[float], progress: float
    ) -> list[tuple[float, ...]]:
        """What is weighed for each seat: four numbers, linear in the coefficients."""
        found: list[tuple[float, ...]] = []
        for reward, share in zip(rewards, shares, strict=True):
            one, two = logit(reward) / 2.0, logit(share) / 2.0
            late = (one * progress, two * progress)
            found.append((one - late[0], late[0], two - late[1], late[1]))
        return found

    def chances(
        self, rewards: Sequence[float], shares: Sequence[float], progress: float
    ) -> Chances:
        """The chance of each seat.

        Args:
            rewards: The mean reward of each seat in a search.
            shares: How each seat stands by games played on; even, if none were played.
            progress: How far the game has come, from 0 to 1.
        """
        weights = (*self.search, *self.plays)
        if len(rewards) == 1:  # alone against the goal
            rewards, shares = (rewards[0], 1.0 - rewards[0]), (shares[0], 1.0 - shares[0])
            return softmax(_scores(weights, self.features(rewards, shares, progress)))[:1]
        return softmax(_scores(weights, self.features(rewards, shares, progress)))


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
            int(row["games"]),
            float(content["pace"]),
            str(row["version"]),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise DataError(f"calibration-{game}.toml: not a calibration: {error}") from error


@cache
def contents(game: str) -> dict[str, Any]:
    """All that the file of a game says; empty if it has none."""
    file = files(__package__).joinpath("data", f"calibration-{game}.toml")
    if not file.is_file():
        return {}
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _pair(numbers: Sequence[float]) -> tuple[float, float]:
    start, end = numbers
    return float(start), float(end)


def _scores(weights: Sequence[float], features: Sequence[Sequence[float]]) -> list[float]:
    return [sum(w * x for w, x in zip(weights, row, strict=True)) for row in features]
