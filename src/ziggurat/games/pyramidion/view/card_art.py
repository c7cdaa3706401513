"""Character cards: large ones for a hand, small ones for the table, and their backs."""

from typing import Any

from ziggurat.art.cards import back, papyrus
from ziggurat.art.stone import CORNER, bead, figure, token
from ziggurat.art.theme import SEATS, var
from ziggurat.art.woodcut import glyph
from ziggurat.games.pyramidion.components import BASICS, CARDS_DATA, CATEGORY_IDS, GODDESS_VALUE
from ziggurat.games.pyramidion.view.art import SHAPES, TYPE_COLOURS, number
from ziggurat.markup.element import Element, Value, at, g, path, rect, use

WIDTH, HEIGHT = 118, 176
BAND = 30
TITLE_X, TITLE_Y = 9, 21
TITLE_LETTERS, TITLE_WIDTH = 12, 92  # the next card of a full hand covers the rest
NUMBER_X, NUMBER_Y, NUMBER_PITCH, NUMBER_SCALE = 22, 53, 36, 1.3
ANKH_Y = 157
OWNER_X, OWNER_Y = 47, 157
FIGURE_X, FIGURE_Y, FIGURE_SCALE = 76, 92, 1.08
ALONE_X, ALONE_SCALE = 60, 1.4  # the woodcut of a card without numbers

SMALL_WIDTH, SMALL_HEIGHT = 40, 52
SMALL_BAND = 17
SPREADS = {1: ((20, 35, 0.95),), 2: ((11, 35, 0.68), (29, 35, 0.68))}
THREE = ((11, 27, 0.56), (29, 27, 0.56), (20, 43, 0.56))


def title_place(title: str) -> dict[str, Value]:
    """Where a title goes on the band of a card; a long one is squeezed."""
    place: dict[str, Value] = {"x": TITLE_X, "y": TITLE_Y}
    if len(title) > TITLE_LETTERS:
        place |= {"textLength": TITLE_WIDTH, "lengthAdjust": "spacingAndGlyphs"}
    return place


def card_defs() -> list[Element]:
    """Blanks of every type, all faces and the backs."""
    faces = [row for n, row in enumerate(CARDS_DATA) if is_drawn(n)]
    return [
        *(blank_art(kind) for kind in TYPE_COLOURS),
        *(small_blank_art(kind) for kind in TYPE_COLOURS),
        *(face_art(row) for row in faces),
        *(small_face_art(row) for row in faces),
        *(owner_art(seat) for seat in range(len(SEATS))),
        back_art(),
        small_back_art(),
    ]


def is_drawn(card: int) -> bool:
    """Whether a card has art of its own: the basic cards of all colours share the first's."""
    return not BASICS >> card & 1 or card < len(BASIC_FACES)


def face_of(card: int) -> str:
    """The name of a card's art."""
    return str(CARDS_DATA[card % len(BASIC_FACES) if BASICS >> card & 1 else card]["id"])


BASIC_FACES = [row["id"] for row in CARDS_DATA if row["colour"] == CARDS_DATA[0]["colour"]]


def woodcut_of(row: dict[str, Any]) -> str:
    """Which character a card shows."""
    return str(row["power"] or row["type"])


def numbers_of(row: dict[str, Any]) -> list[tuple[str, int]]:
    """The numbers printed on a card."""
    return [(category, row[category]) for category in CATEGORY_IDS if row[category]]


def blank_art(kind: str) -> Element:
    """Papyrus under a title band in the colour of a type, with its shadow."""
    colour = TYPE_COLOURS[kind]
    return g(
        *papyrus(WIDTH, HEIGHT, edge=f"{colour}-edge", line=2.5),
        rect(4, BAND, WIDTH - 8, HEIGHT - BAND - 4, rx=4, fill="url(#grain)"),
        path(
            f"M1 {BAND}V{CORNER + 1}Q1 1 {CORNER + 1} 1H{WIDTH - CORNER - 1}"
            f"Q{WIDTH - 1} 1 {WIDTH - 1} {CORNER + 1}V{BAND}Z",
            fill=var(colour),
        ),
        path(f"M1 {BAND}H{WIDTH - 1}", stroke=var(f"{colour}-edge"), stroke_width=2),
        id=f"blank-{kind}",
    )


def face_art(row: dict[str, Any]) -> Element:
    """A card of the hand: its numbers on the left, where a fan leaves them free."""
    colour = TYPE_COLOURS[row["type"]]
    numbers = [
        number(category, value, NUMBER_X, NUMBER_Y + n * NUMBER_PITCH, NUMBER_SCALE)
        for n, (category, value) in enumerate(numbers_of(row))
    ]
    wild = wild_column() if row["power"] == "goddess" else []
    x, scale = (FIGURE_X, FIGURE_SCALE) if numbers or wild else (ALONE_X, ALONE_SCALE)
    return g(
        use(f"blank-{row['type']}"),
        glyph(f"figure-{woodcut_of(row)}", colour, x, FIGURE_Y, scale),
        *numbers,
        *wild,
        *([glyph("glyph-ankh", "gold", NUMBER_X, ANKH_Y)] if row["ankh"] else []),
        id=f"face-{row['id']}",
    )


def owner_art(seat: int) -> Element:
    """Whose a basic card is, at its foot."""
    return g(token(seat, OWNER_X, OWNER_Y, 0.8), id=f"owner-{seat}")


def wild_column() -> list[Element]:
    """The Goddess's number, in the shape of whatever she will count as."""
    return [
        at(
            NUMBER_X,
            NUMBER_Y + n * NUMBER_PITCH,
            wild_shape(category),
            figure(0, -0.5, str(GODDESS_VALUE), 19, fill=var("card-ink"), font_family=var("sans")),
            scale=NUMBER_SCALE,
        )
        for n, category in enumerate(CATEGORY_IDS)
    ]


def wild_shape(category: str) -> Element:
    """A category that may be chosen."""
    return path(
        SHAPES[category],
        fill="none",
        stroke=var("gold-edge"),
        stroke_width=1.8,
        stroke_dasharray="4 3",
    )


def small_blank_art(kind: str) -> Element:
    """A small card without face."""
    colour = TYPE_COLOURS[kind]
    return g(
        *papyrus(SMALL_WIDTH, SMALL_HEIGHT, corner=5, drop=2, edge=f"{colour}-edge", line=1.8),
        path(
            f"M1 {SMALL_BAND}V6Q1 1 6 1H{SMALL_WIDTH - 6}Q{SMALL_WIDTH - 1} 1 "
            f"{SMALL_WIDTH - 1} 6V{SMALL_BAND}Z",
            fill=var(colour),
        ),
        id=f"small-blank-{kind}",
    )


def small_face_art(row: dict[str, Any]) -> Element:
    """A card on the table: band, woodcut and numbers that can be read across it."""
    colour, numbers = TYPE_COLOURS[row["type"]], numbers_of(row)
    spread = SPREADS.get(len(numbers), THREE)
    body = (
        [
            number(category, value, *place)
            for (category, value), place in zip(numbers, spread, strict=False)
        ]
        if numbers
        else [glyph(f"figure-{woodcut_of(row)}", colour, SMALL_WIDTH / 2, 34, 0.5)]
    )
    title = row["type"] if numbers else ""
    return g(
        use(f"small-blank-{row['type']}"),
        *([glyph(f"figure-{title}", colour, 15 if row["ankh"] else 20, 9, 0.25)] if title else []),
        *([glyph("glyph-ankh", "gold", 31, 9, 0.52)] if row["ankh"] else []),
        *body,
        *([bead(SMALL_WIDTH - 6, SMALL_HEIGHT - 6, 3)] if row["colour"] else []),
        id=f"small-{row['id']}",
    )


def back_art() -> Element:
    """A card seen from behind: a pyramid under the sun."""
    return g(
        rect(4, 6, WIDTH, HEIGHT, rx=CORNER, fill=var("shadow"), opacity=0.22),
        *back(WIDTH, HEIGHT, 8),
        glyph("glyph-giza", "gold", WIDTH / 2, HEIGHT / 2, 2.4),
        id="back",
    )


def small_back_art() -> Element:
    """The back of a small card."""
    return at(0, 0, use("back"), scale=SMALL_WIDTH / WIDTH, id="small-back")
