"""Every component of Pyramidion once, for the sheet of all drawings."""

from ziggurat.art.frames import component
from ziggurat.art.stone import token
from ziggurat.art.theme import SEATS, var
from ziggurat.games.pyramidion.components import (
    BOAT_IDS,
    CARD_IDS,
    CATEGORY_IDS,
    COLOUR_IDS,
    DISTRIBUTION_IDS,
    KIND_IDS,
    NOTHING,
    REVOLT_TOKEN_IDS,
    SITE_IDS,
)
from ziggurat.games.pyramidion.game import GAME
from ziggurat.games.pyramidion.view import boat_art, card_art, names, site_art
from ziggurat.games.pyramidion.view.card_art import face_of
from ziggurat.games.pyramidion.view.sites import plate
from ziggurat.games.pyramidion.view.words import shares, token_name
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, el, g, use

SMALL = 44  # room for a token
MARKS = {
    "chosen-influence": "goddess",
    "chosen-negotiation": "goddess",
    "chosen-bargaining": "goddess",
    "raise-mark": "engraver",
    "copy-mark": "merchant-1",
    "gone-mark": "torturer-1",
}
"""What can lie on a card of the table, each with a card that bears it."""


def components(words: Words) -> list[tuple[str, Element]]:
    """Name and drawing of every component."""
    return [
        *cards(words),
        *small_cards(words),
        *boats(words),
        *distributions(words),
        *sites(words),
        *tokens(words),
    ]


def cards(words: Words) -> list[tuple[str, Element]]:
    """All sixty characters as in a hand, and the back."""
    drawn = [
        component(
            names.card_name(card, words),
            card_art.WIDTH,
            card_art.HEIGHT,
            use(f"face-{face_of(card)}"),
            *title(card, words),
        )
        for card in range(len(CARD_IDS))
    ]
    back = words.say("hand-hidden", count=1)
    return [*drawn, component(back, card_art.WIDTH, card_art.HEIGHT, use("back"))]


def title(card: int, words: Words) -> list[Element]:
    """What stands on a card in the viewer's language, and whose it is."""
    written = names.title(card, words)
    name = el(
        "text",
        written,
        **card_art.title_place(written),
        font_size=16,
        font_weight=700,
        font_family=var("serif"),
        fill=var("cream-ink"),
    )
    owner = card // (len(card_art.BASIC_FACES)) if names.is_basic(card) else NOTHING
    return [name] if owner == NOTHING else [name, use(f"owner-{owner}")]


def small_cards(words: Words) -> list[tuple[str, Element]]:
    """Characters as on the table, then in every state."""
    own = [card for card in range(len(CARD_IDS)) if card_art.is_drawn(card)]
    faces = [(names.card_name(card, words), [use(f"small-{face_of(card)}")]) for card in own]
    goddess = card_art.BASIC_FACES[-1]
    for mark, card in MARKS.items():
        face = goddess if card == "goddess" else card
        faces.append((mark, [use(f"small-{face}"), use(mark)]))
    size = (card_art.SMALL_WIDTH, card_art.SMALL_HEIGHT)
    return [component(name, *size, *art) for name, art in faces]


def boats(words: Words) -> list[tuple[str, Element]]:
    """All boats in the harbour, one being loaded, with every means; loaded ones; the deck."""
    size = (boat_art.WIDTH, boat_art.HEIGHT)
    drawn = [
        component(names.boat_name(n, words), *size, use(f"face-{name}"))
        for n, name in enumerate(BOAT_IDS)
    ]
    loading = [use(f"face-{BOAT_IDS[0]}"), use("boat-loading"), use("have", 14, 52)]
    seals = [
        use(name, 12 + 22 * n, 92)
        for n, name in enumerate(("tick", "means-statue", "means-influence"))
    ]
    laden = [use("boat-back"), *(use(f"laden-{points}", 48 * points) for points in range(1, 6))]
    return [
        *drawn,
        component(names.boat_name(0, words), *size, *loading, *seals),
        component(words.say("boats-known", count=5, points=15), 48 * 6, 52, *laden),
        component(words.say("boat-deck", count=len(BOAT_IDS)), *size, use("boat-pile")),
    ]


def distributions(words: Words) -> list[tuple[str, Element]]:
    """All distribution cards."""
    return [
        component(
            words.say("distribution", shares=shares(n, words)),
            boat_art.SHEET_WIDTH,
            boat_art.SHEET_HEIGHT,
            use(f"face-{name}"),
        )
        for n, name in enumerate(DISTRIBUTION_IDS)
    ]


def sites(words: Words) -> list[tuple[str, Element]]:
    """All sites, bare; then one with everything on it, active and used up."""
    bare = [
        component(
            words.say("site-power", site=name, power=words.say(f"power-{name}")),
            *PLATE,
            use(f"plate-{name}"),
        )
        for name in SITE_IDS
    ]
    busy = GAME.setup({}, len(COLOUR_IDS))
    busy.sites[0] = busy.supply
    busy.troops[0], busy.troops[1], busy.sundials, busy.site = 2, 1, 1, 0
    full = plate(busy, 0, words)
    full.attributes["transform"] = None
    return [*bare, component(words.say("site", site=SITE_IDS[0]), *PLATE, full)]


PLATE = (site_art.WIDTH, site_art.HEIGHT)


def tokens(words: Words) -> list[tuple[str, Element]]:
    """Resources, troops, revolt tokens, sundial, categories, seats."""
    middle = SMALL / 2
    seats = range(len(SEATS))
    art = [
        *((words.say("goods", kind=kind, count=1), f"goods-{kind}") for kind in KIND_IDS),
        *(
            (
                f"{words.say('troop', troop=troop)}, {words.player(seat)}",
                f"troop-{troop}-{seat}",
            )
            for troop in names.TROOPS
            for seat in seats
        ),
        *((token_name(n, words), f"face-{name}") for n, name in enumerate(REVOLT_TOKEN_IDS)),
        (words.say("character", character="revolt"), "revolt-mark"),
        *(
            (words.say("category", category=category), f"head-{category}")
            for category in CATEGORY_IDS
        ),
        (words.say("sundial"), "sundial"),
    ]
    drawn = [component(name, SMALL, SMALL, use(piece, middle, middle)) for name, piece in art]
    order = g(*(token(seat, 22 + 44 * seat, 22) for seat in seats))
    return [*drawn, component(words.say("text-order"), SMALL * len(seats), SMALL, order)]
