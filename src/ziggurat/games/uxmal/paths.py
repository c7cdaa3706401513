"""How far a priest has to walk. (Turn 3)"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.core.state import numbers
from ziggurat.games.uxmal.components import EDGE, NEIGHBOURS, NO_PRIEST, QUARTERS, WAYS
from ziggurat.games.uxmal.state import Uxmal

FAR: Final = 99  # more than any path can cost
ALL_FAR: Final = numbers(QUARTERS, FAR)
QUEUE: Final = numbers(2 * QUARTERS)  # room to grow to both sides from the middle; only copied


def can_walk(state: Uxmal, start: i64) -> bool:
    """Whether a single card would bring the priest somewhere else."""
    for way in range(WAYS):
        near = NEIGHBOURS[WAYS * start + way]
        if near != EDGE and state.is_free(near):
            return True
    return 1 in costs_from(state, start, 1)


def costs_from(state: Uxmal, start: i64, most: i64) -> vec[i64]:
    """The cards to each quarter a priest could reach with this number; FAR for all others.

    A step leads to a quarter with a tile that shares a side, up and down alike, and costs one
    card; through a quarter with a priest it costs nothing. (R-10 to R-13)
    """
    costs = ALL_FAR[:]
    levels = state.levels
    priests = state.priests
    queue = QUEUE[:]  # quarters to go on from, the cheapest first
    first = QUARTERS
    last = QUARTERS
    queue[first] = start
    costs[start] = 0
    while first <= last:
        here = queue[first]
        cost = costs[here]
        first += 1
        for way in range(WAYS * here, WAYS * here + WAYS):
            near = NEIGHBOURS[way]
            if near == EDGE or levels[near] == 0 or costs[near] != FAR:
                continue
            if priests[near] != NO_PRIEST:
                costs[near] = cost
                first -= 1
                queue[first] = near
            elif cost < most:
                costs[near] = cost + 1
                last += 1
                queue[last] = near
    return costs
