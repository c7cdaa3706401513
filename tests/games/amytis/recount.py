"""Amytis counted again from the facts, by other means than its rules."""

from collections import Counter
from typing import Any

from ziggurat.core.rules import NOBODY
from ziggurat.games.amytis.components import PROJECT_IDS, PROJECT_POINTS, TILE_IDS
from ziggurat.games.amytis.facts import facts
from ziggurat.games.amytis.state import Amytis

CORNERS = (0, 2, 6, 8)
ARCHITECTS, PAWNS = 4, 5
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8)]


def told(state: Amytis) -> Any:
    """The facts, as loose data."""
    return facts(state, NOBODY)


def conserved(state: Amytis) -> Counter[str]:
    """Tiles, project cards, architects and pawns of the box, wherever they are."""
    table = told(state)
    tops = [pile["tile"] for pile in table["piles"] if pile["tile"]]
    buried = sum(site["height"] for city in table["cities"] for site in city)
    cards = Counter(dict(zip(PROJECT_IDS, state.deck.flat(), strict=True)))
    for pile in (*table["held"], *table["validated"], table["display"]):
        cards.update(pile)
    tiles = sum(state.bag.flat()) + len(tops) + buried + (table["hand"] is not None)
    return Counter({"tiles": tiles, "kinds": len(TILE_IDS), **cards})


def running(state: Amytis) -> list[int]:
    """The points on the track."""
    scores: list[int] = told(state)["scores"]
    return scores


def final(state: Amytis) -> list[int]:
    """Track, validated projects and favours. (pp. 7-8)"""
    table = told(state)
    return [
        table["scores"][seat]
        + sum(PROJECT_POINTS[PROJECT_IDS.index(card)] for card in table["validated"][seat])
        + sum(
            favour(space, table, seat) for space, owner in table["favours"].items() if owner == seat
        )
        + (0, 4, 10, 18, 30, 30)[table["bottom-row"][seat]]
        for seat in range(2)
    ]


def favour(space: str, table: Any, seat: int) -> int:
    """What a column of the favour board pays a player."""
    heights: list[int] = [site["height"] for site in table["cities"][seat]]
    stairs = [[heights[site] for site in line] for line in LINES]
    points = {
        "stacks-1": 3 * heights.count(1),
        "stacks-2": 2 * heights.count(2),
        "stacks-3": 4 * heights.count(3),
        "stacks-4": 6 * heights.count(4),
        "stairs": 6 * sum(line in ([1, 2, 3], [3, 2, 1]) for line in stairs),
        "corners": 5 * sum(heights[corner] >= 3 for corner in CORNERS),
        "projects": 2 * len(table["validated"][seat]),
    }
    return points[space]


def goods(state: Amytis, seat: int) -> list[int]:
    """Architects and pawns that are not on a board."""
    table = told(state)
    pawns = list(table["favours"].values()).count(seat) + table["bottom-row"][seat]
    return [ARCHITECTS - len(table["architects"][seat]), PAWNS - pawns]
