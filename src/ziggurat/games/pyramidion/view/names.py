"""How Pyramidion's things are called: sites, resources, cards, boats, troops."""

from collections.abc import Sequence
from functools import lru_cache

from ziggurat.games.pyramidion.components import (
    BASICS,
    BOATS_DATA,
    CARDS_DATA,
    CATEGORY_IDS,
    KIND_IDS,
    SITE_IDS,
)
from ziggurat.games.pyramidion.goods import unpacked
from ziggurat.i18n.messages import Words

# A view names the same things over and over; putting a name together costs some 10 µs.
remembered = lru_cache(maxsize=4096)

TROOPS = ("negotiators", "torturers")
"""The kinds of troop, in the order of the game's numbers."""


def site_name(site: int, words: Words) -> str:
    """Giza."""
    return words.say("site", site=SITE_IDS[site])


def at_site(site: int, words: Words) -> str:
    """At Giza, inside a sentence."""
    return words.say("at-site", site=SITE_IDS[site])


def from_site(site: int, words: Words) -> str:
    """From Giza, inside a sentence."""
    return words.say("from-site", site=SITE_IDS[site])


def some(kind: int, amount: int, words: Words) -> str:
    """A number of one kind: 2 camels."""
    return words.say("goods", kind=KIND_IDS[kind], count=amount)


def a_kind(kind: int, words: Words) -> str:
    """One of a kind: 1 camel."""
    return words.say("a-kind", kind=KIND_IDS[kind])


def kind_name(kind: int, words: Words) -> str:
    """A kind of resource by itself: camels."""
    return words.say("rules-kind", kind=KIND_IDS[kind]).lower()


def listed(parts: Sequence[str], words: Words) -> str:
    """Several things: a, b and c."""
    if len(parts) < 2:
        return "".join(parts)
    return words.say("list", first=", ".join(parts[:-1]), last=parts[-1])


@remembered
def goods(packed: int, words: Words) -> str:
    """Everything in a packed number: 2 camels and 1 food; a dash for nothing."""
    parts = [some(kind, n, words) for kind, n in enumerate(unpacked(packed)) if n]
    return listed(parts, words) or words.say("nothing")


def character(card: int) -> str:
    """Which character a card is: its type, or its name if it has a power."""
    row = CARDS_DATA[card]
    return str(row["power"] or row["type"])


def is_basic(card: int) -> bool:
    """Whether a card is one of the five every player begins a round with."""
    return bool(BASICS >> card & 1)


def title(card: int, words: Words) -> str:
    """What stands on a card's band: Merchant."""
    return words.say("character", character=character(card))


def printed(card: int, words: Words) -> str:
    """The numbers and marks on a card: influence 1, bargaining 3, ankh."""
    row = CARDS_DATA[card]
    parts = [
        words.say("number", category=category, value=row[category])
        for category in CATEGORY_IDS
        if row[category]
    ]
    parts += [words.say("ankh")] * row["ankh"]
    parts += [words.say("basic")] * is_basic(card)
    return ", ".join(parts)


@remembered
def card_name(card: int, words: Words) -> str:
    """A card by itself: Merchant (influence 1, bargaining 3)."""
    return _with_numbers(title(card, words), card, words)


@remembered
def a_card(card: int, words: Words) -> str:
    """A card inside a sentence: a merchant (influence 1, bargaining 3)."""
    return _with_numbers(words.say("a-character", character=character(card)), card, words)


def _with_numbers(name: str, card: int, words: Words) -> str:
    numbers = printed(card, words)
    return words.say("with-numbers", name=name, numbers=numbers) if numbers else name


def cost_of(boat: int, words: Words) -> str:
    """What a boat asks for."""
    cost = BOATS_DATA[boat]["cost"]
    return listed([some(KIND_IDS.index(k), n, words) for k, n in cost.items()], words)


def points_of(boat: int) -> int:
    """What a boat is worth."""
    return int(BOATS_DATA[boat]["points"])


@remembered
def boat_name(boat: int, words: Words) -> str:
    """A boat: 3 points for 2 camels and 1 food."""
    return words.say("boat", points=points_of(boat), cost=cost_of(boat, words))
