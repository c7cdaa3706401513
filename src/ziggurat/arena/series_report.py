"""Statistics of a series of games, with confidence intervals."""

from math import sqrt
from typing import Final, NamedTuple

CONFIDENCE: Final = 1.959964  # standard deviations of a 95 % interval


class Share(NamedTuple):
    """A share of wins with its 95 % confidence interval."""

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
    """A seat's share of the victory: 1, a half if shared by two, or 0."""
    return 1.0 / places.count(1) if places[seat] == 1 else 0.0
