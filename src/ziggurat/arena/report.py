"""What a series of games shows, with intervals."""

from math import sqrt
from typing import Final, NamedTuple

CONFIDENCE: Final = 1.959964  # of a normal distribution, 95 % lie within so many deviations


class Share(NamedTuple):
    """A share of wins with the interval that holds the true one 19 times out of 20."""

    share: float
    low: float
    high: float


def share(wins: float, games: int) -> Share:
    """Wilson's interval; a shared first place counts as its part of a win."""
    if games == 0:
        return Share(0.0, 0.0, 1.0)
    rate = wins / games
    square = CONFIDENCE * CONFIDENCE
    centre = (rate + square / (2 * games)) / (1 + square / games)
    half = sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    half *= CONFIDENCE / (1 + square / games)
    return Share(rate, max(0.0, centre - half), min(1.0, centre + half))


def win(places: tuple[int, ...], seat: int) -> float:
    """A seat's part of the victory: 1 alone, a half shared by two, 0 else."""
    return 1.0 / places.count(1) if places[seat] == 1 else 0.0
