"""What the cards on a site add up to, and who has the most. (pp. 5-6)"""

from typing import Final

from mypy_extensions import i64

from ziggurat.core.bits import BIT, count, first
from ziggurat.games.pyramidion.components import (
    CARDS,
    CARDS_DATA,
    CATEGORIES,
    GODDESS,
    GODDESS_VALUE,
    MASKED,
    MINIMA,
    NOTHING,
    NUMBERS,
    POWER_OF,
    PRINTED_NUMBERS,
    REVOLT,
    TYPE_OF,
)
from ziggurat.games.pyramidion.options import GODDESS_HAS_A_TYPE
from ziggurat.games.pyramidion.state import Pyramidion

RAISE: Final[int] = NUMBERS["engraver-raise"]
MAY_REVOLT: Final[int] = sum(
    2**n for n, row in enumerate(CARDS_DATA) if row["type"] == "revolt" or n in MASKED
)


def type_of(state: Pyramidion, card: i64) -> i64:
    """What a card counts as: its own type, or that of the card it copies. (R-18, R-19)"""
    meaning = state.meaning(card)
    if state.has(GODDESS_HAS_A_TYPE) and POWER_OF[meaning] == GODDESS:
        for category in range(CATEGORIES):
            if state.wild[category] & BIT[card] != 0:
                return category  # the first three types are named like their categories
    return TYPE_OF[meaning]


def number(state: Pyramidion, card: i64, category: i64) -> i64:
    """The number a card shows in a category."""
    if state.wild[category] & BIT[card] != 0:
        return GODDESS_VALUE
    return PRINTED_NUMBERS[CARDS * category + state.meaning(card)]


def total(state: Pyramidion, seat: i64, category: i64) -> i64:
    """A player's points in a category; Slave Traders of others take 1 from each number. (R-16)"""
    lowered = count(state.trading & ~state.played[seat])
    points: i64 = 0
    cards = state.played[seat]
    while cards != 0:
        value = number(state, first(cards), category) - lowered
        if value > 0:
            points += value
        cards &= cards - 1
    return points


def leader(state: Pyramidion, category: i64, among: i64) -> i64:
    """Who of some seats has strictly the most points, at least 1; or NOTHING. (R-09)"""
    best: i64 = NOTHING
    most: i64 = 0
    for seat in range(state.seats):
        if among & BIT[seat] != 0 and state.played[seat] != 0:
            points = total(state, seat, category)
            if points > most:
                most = points
                best = seat
            elif points == most:
                best = NOTHING
    return best


def minimum(state: Pyramidion, category: i64) -> i64:
    """The influence or negotiation a troop needs on the active site."""
    return MINIMA[2 * state.site + category] + RAISE * count(state.raising)


def revolts(state: Pyramidion) -> i64:
    """How many revolt cards lie on the site, copies included. (R-14)"""
    found: i64 = 0
    cards = state.lying() & MAY_REVOLT
    while cards != 0:
        if type_of(state, first(cards)) == REVOLT:
            found += 1
        cards &= cards - 1
    return found
