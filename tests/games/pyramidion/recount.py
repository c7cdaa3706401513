"""Pyramidion counted again from the facts, by other means than its rules."""

from collections import Counter
from typing import Any

from ziggurat.core.bits import members
from ziggurat.core.rules import NOBODY
from ziggurat.games.pyramidion.components import (
    BOAT_IDS,
    BOATS_DATA,
    CARD_IDS,
    DISTRIBUTION_IDS,
    card_ids,
)
from ziggurat.games.pyramidion.facts import facts
from ziggurat.games.pyramidion.options import NO_POINT_IN_FINAL_COUNT
from ziggurat.games.pyramidion.state import Pyramidion

POINTS = {row["id"]: row["points"] for row in BOATS_DATA}


def told(state: Pyramidion) -> Any:
    """The facts, as loose data."""
    return facts(state, NOBODY)


def conserved(state: Pyramidion) -> Counter[str]:
    """Resources, cards and boats of the box, wherever they are."""
    table = told(state)
    active = table["active"] or {"played": [], "lifted": {}}
    pieces: Counter[str] = Counter()
    for goods in (
        table["supply"],
        active["lifted"],
        *table["stocks"],
        *(site["resources"] for site in table["sites"]),
    ):
        pieces.update(goods)
    for zone in (state.deck, *state.hand):
        pieces.update(card_ids(int(zone)))
    pieces.update(table["discards"])
    for cards in active["played"]:
        pieces.update(lying["card"] for lying in cards)
    boats = table["boats"]
    for loaded in (boats["row"], boats["discards"], *boats["loaded"]):
        pieces.update(loaded)
    pieces.update([boats["private"]] if boats["private"] else [])
    pieces.update(BOAT_IDS[boat] for boat in members(int(state.boats)))
    pieces.update(table["distribution"]["discards"])
    pieces.update(DISTRIBUTION_IDS[card] for card in members(int(state.distributions)))
    pieces.update([table["distribution"]["next"]] if table["distribution"]["next"] else [])
    assert all(pieces[card] <= 1 for card in (*CARD_IDS, *BOAT_IDS)), "nothing is in two places"
    return pieces


def running(state: Pyramidion) -> list[int]:
    """The points of the boats loaded so far."""
    return [sum(POINTS[boat] for boat in boats) for boats in told(state)["boats"]["loaded"]]


def final(state: Pyramidion) -> list[int]:
    """Boats, and a point for strictly the most troops of torturers."""
    troops = Counter(site["torturers"] for site in told(state)["sites"])
    mine = [troops[seat] for seat in range(int(state.seats))]
    scores = running(state)
    if mine.count(max(mine)) == 1 and not state.has(NO_POINT_IN_FINAL_COUNT):
        scores[mine.index(max(mine))] += 1
    return scores


def goods(state: Pyramidion, seat: int) -> list[int]:
    """Resources in stock."""
    return list(told(state)["stocks"][seat].values())
