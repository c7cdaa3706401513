"""Wald's sequential probability ratio test (SPRT)."""

from enum import StrEnum
from math import log
from typing import Final

ERROR: Final = 0.05  # rate of false positives and of false negatives
BOUND: Final = log((1 - ERROR) / ERROR)
GAIN: Final = 0.3  # of the share above chance: the effect size of the alternative hypothesis


class SprtDecision(StrEnum):
    """The decision after the games so far."""

    BETTER = "better"
    NOT = "not better"
    OPEN = "not decided"


def better_share(seats: int) -> float:
    """The share of victories under the alternative hypothesis: 65 % at two seats."""
    chance = 1 / seats
    return chance + GAIN * (1 - chance)


def evidence(wins: float, games: int, seats: int) -> float:
    """Log likelihood ratio of the alternative hypothesis to equality."""
    chance, better = 1 / seats, better_share(seats)
    return wins * log(better / chance) + (games - wins) * log((1 - better) / (1 - chance))


def verdict(wins: float, games: int, seats: int) -> SprtDecision:
    """The SPRT decision on whether a bot beats its rivals, with 5 % errors either way."""
    found = evidence(wins, games, seats)
    if found >= BOUND:
        return SprtDecision.BETTER
    return SprtDecision.NOT if found <= -BOUND else SprtDecision.OPEN
