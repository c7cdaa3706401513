"""Uxmal counted again from the facts, by other means than its rules."""

from collections import Counter
from typing import Any

from ziggurat.core.rules import NOBODY
from ziggurat.games.uxmal.components import TILE_IDS
from ziggurat.games.uxmal.facts import facts
from ziggurat.games.uxmal.state import FORCED_BREAK, Uxmal


def told(state: Uxmal) -> Any:
    """The facts, as loose data."""
    return facts(state, NOBODY)


def conserved(state: Uxmal) -> Counter[str]:
    """Tiles, cards and priests of the box, wherever they are."""
    table = told(state)
    pieces = Counter(dict(zip(TILE_IDS, state.reserve.flat(), strict=True)))
    pieces.update(slot["tile"] for slot in table["slots"].values())
    pieces.update([table["drawn"]] if table["drawn"] else [])
    for cards in (table["piles"], *table["hands"]):
        pieces.update(cards)
    standing = Counter(quarter["priest"] for quarter in table["quarters"].values())
    retired = table["phase"] - 1 if state.pause == FORCED_BREAK else 0
    for seat, ready in enumerate(table["ready"]):
        pieces[f"priests-{seat}"] = ready + standing[seat] + retired
    return pieces


def running(state: Uxmal) -> list[int]:
    """The points on the score track."""
    scores: list[int] = told(state)["scores"]
    return scores


def final(state: Uxmal) -> list[int]:
    """The three counts; the priests of the last one still stand and are counted again."""
    table = told(state)
    totals = []
    for seat, phases in enumerate(table["earned"]):
        assert phases[2]["priests"] == last_priests(table, seat)
        totals.append(sum(count["priests"] + count["cards"] for count in phases))
    return totals


def last_priests(table: Any, seat: int) -> int:
    """What a player's priests are worth: five on level 1 of the favourite, two less or more."""
    points = 0
    for quarter in table["quarters"].values():
        if quarter["priest"] == seat and quarter["idol"] in table["track"][:3]:
            points += 5 + 2 * (quarter["level"] - 1) - 2 * table["track"].index(quarter["idol"])
    return points


def goods(state: Uxmal, seat: int) -> list[int]:
    """Cards in hand, and priests beside the pyramid."""
    table = told(state)
    return [*table["hands"][seat].values(), table["ready"][seat]]
