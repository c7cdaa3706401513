"""A hand of character cards, fanned."""

from functools import cache
from math import cos, degrees, sin

from ziggurat.art.theme import var
from ziggurat.core.bits import members
from ziggurat.core.rules import NOBODY
from ziggurat.games.pyramidion.components import CARD_IDS, SPECIALS, TYPE_IDS, TYPE_OF
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.view.art import TYPE_COLOURS
from ziggurat.games.pyramidion.view.card_art import HEIGHT, WIDTH, face_of, title_place
from ziggurat.games.pyramidion.view.names import card_name, is_basic, title
from ziggurat.games.pyramidion.view.words import power
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import (
    Element,
    Spot,
    Value,
    drawing,
    el,
    g,
    labelled_group,
    memoized,
    piece,
    spotted,
    use,
)
from ziggurat.markup.memo import memoized_by_fields

HAND_WIDTH, HAND_HEIGHT = 960, 208  # nine cards show their names; the outer ones hang lowest
RADIUS = 6500  # of the circle the cards are fanned on
TOP = 6
MOST_APART = 126
EDGE = 12
CARD_SPOT = Spot(0, 0, WIDTH, HEIGHT, 7, WIDTH - 20, 46)


@memoized_by_fields("hand unknown agreed")
def hand(seen: Pyramidion, viewer: int, title: str, words: Words) -> Element:
    """The viewer's cards; a spectator sees the backs of the first player's."""
    owner = 0 if viewer == NOBODY else viewer
    size = seen.hand_size(owner)
    if viewer == NOBODY:
        cards = [use("back", transform=place(n, size)) for n in range(size)]
        content = labelled_group(words.say("hand-hidden", count=size), *cards)
    else:
        known = in_order(members(seen.hand[owner]))
        content = g(*(card(seen, one, n, size, owner, words) for n, one in enumerate(known)))
    if not size:
        content = empty(words)
    content.attributes |= {
        "id": f"hand-{owner}",
        "font-family": var("serif"),
        "font-weight": 700,
        "font-size": 16,
    }
    return drawing(HAND_WIDTH, HAND_HEIGHT, content, label=title)


def empty(words: Words) -> Element:
    """Words where no card is: the row stays where it is on a screen that stands upright."""
    middle: dict[str, Value] = {"x": HAND_WIDTH / 2, "y": HAND_HEIGHT / 2, "text_anchor": "middle"}
    return g(el("text", words.say("hand-empty"), font_size=36, fill=var("muted"), **middle))


def in_order(cards: list[int]) -> list[int]:
    """Cards by type, as people sort them."""
    return sorted(cards, key=lambda one: (TYPE_OF[one], one))


@cache
def place(n: int, size: int) -> str:
    """Where a card of a fan lies: on a great circle, leaning outwards."""
    apart = min(MOST_APART, (HAND_WIDTH - WIDTH - 2 * EDGE) / max(size - 1, 1))
    angle = (n - (size - 1) / 2) * apart / RADIUS
    x = HAND_WIDTH / 2 + RADIUS * sin(angle) - WIDTH / 2 * cos(angle)
    y = TOP + RADIUS * (1 - cos(angle)) - WIDTH / 2 * sin(angle)
    return f"translate({x:.0f} {y:.1f}) rotate({degrees(angle):.1f})"


def card(seen: Pyramidion, one: int, n: int, size: int, owner: int, words: Words) -> Element:
    """A card in one's own hand."""
    hint = power(one, seen, words) if SPECIALS >> one & 1 else None
    return piece(CARD_IDS[one], face(one, place(n, size), owner, hint, words))


@memoized
def face(one: int, where: str, owner: int, hint: str | None, words: Words) -> Element:
    """A card with its title, and its owner if all players have one like it."""
    kind, name = TYPE_COLOURS[TYPE_IDS[TYPE_OF[one]]], title(one, words)
    element = labelled_group(
        card_name(one, words),
        use(f"face-{face_of(one)}"),
        el("text", name, **title_place(name), fill=var(f"{kind}-ink"), class_="fine-print"),
        *([use(f"owner-{owner}")] if is_basic(one) else []),
        id=CARD_IDS[one],
        transform=where,
        data_hint=hint,
    )
    return spotted(CARD_SPOT, element)
