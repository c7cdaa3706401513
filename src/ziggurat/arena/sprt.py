"""A test that ends when it is decided: Wald's sequential probability ratio test."""

from enum import StrEnum
from math import log
from typing import Final

ERROR: Final = 0.05  # how often it may say "better" of an equal, or "not" of a better one
BOUND: Final = log((1 - ERROR) / ERROR)
GAIN: Final = 0.3  # of what chance leaves: a share so much above chance is worth a rung


class Verdict(StrEnum):
    """What the games so far allow to say."""

    BETTER = "better"
    NOT = "not better"
    OPEN = "not decided"


def better_share(seats: int) -> float:
    """The share of victories of somebody who is clearly better: 65 % at two seats."""
    chance = 1 / seats
    return chance + GAIN * (1 - chance)


def evidence(wins: float, games: int, seats: int) -> float:
    """How much likelier the results are for somebody better than for an equal, as a logarithm."""
    chance, better = 1 / seats, better_share(seats)
    return wins * log(better / chance) + (games - wins) * log((1 - better) / (1 - chance))


def verdict(wins: float, games: int, seats: int) -> Verdict:
    """Whether one against equals of another kind is better, with errors of 5 % either way."""
    found = evidence(wins, games, seats)
    if found >= BOUND:
        return Verdict.BETTER
    return Verdict.NOT if found <= -BOUND else Verdict.OPEN
