"""What a seat knows of the character cards, and a guess at the rest.

Everything face up is known for ever, and so is every card a player was seen to take back in
hand (`open`). What is hidden are the other cards of other hands and the order of the deck.

When the deck runs out the discards, which all have seen, make a new one. A card that was in
a hand then cannot be in the new deck. So decks are distinguished: `born` has the set each deck
of the round was shuffled from, and a hidden card came from the last deck that holds it.
"""

from typing import Final

from mypy_extensions import i64

from ziggurat.core.bits import BIT, count, first
from ziggurat.core.rng import Rng
from ziggurat.games.pyramidion.state import Pyramidion, unknown_of

BITS_A_SEAT: Final = 6


def hide(state: Pyramidion, seat: i64) -> Pyramidion:
    """Cards a seat cannot see go back to the deck; each hand keeps how many came from where.

    When the game is over nothing is hidden.
    """
    seen = state.copy()
    if state.depth == 0:
        return seen
    for other in range(state.seats):
        if other != seat:
            cards = seen.hand[other] & ~seen.open[other]
            seen.hand[other] &= seen.open[other]
            seen.deck |= cards
            while cards != 0:
                seen.unknown[deck_of(seen, first(cards))] += BIT[BITS_A_SEAT * other]
                cards &= cards - 1
    return seen


def guess(state: Pyramidion, seat: i64, pick: Rng) -> Pyramidion:
    """Deal each deck's unknown cards again to the hands that hold them."""
    whole = hide(state, seat)
    for deck in range(len(whole.born)):
        for other in range(whole.seats):
            left = unknown_of(whole.unknown[deck], other)
            while left > 0:
                card = drawn_from(cards_of(whole, deck), pick)
                whole.deck &= ~BIT[card]
                whole.hand[other] |= BIT[card]
                left -= 1
        whole.unknown[deck] = 0
    return whole


def deck_of(state: Pyramidion, card: i64) -> i64:
    """The deck a hidden card came from: the last one that holds it."""
    deck: i64 = len(state.born) - 1
    while state.born[deck] & BIT[card] == 0:
        deck -= 1
    return deck


def cards_of(state: Pyramidion, deck: i64) -> i64:
    """The cards a seat cannot place that came from this deck."""
    cards = state.deck & state.born[deck]
    for later in range(deck + 1, len(state.born)):
        cards &= ~state.born[later]
    return cards


def drawn_from(cards: i64, pick: Rng) -> i64:
    """One of a set, all alike."""
    skip = pick.below(count(cards))
    while skip > 0:
        cards &= cards - 1
        skip -= 1
    return first(cards)
