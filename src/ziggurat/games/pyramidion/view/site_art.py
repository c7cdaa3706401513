"""The eight site plates: stone, emblem, minima, printed resources and the power as a rebus."""

from typing import Any

from ziggurat.art.stone import figure
from ziggurat.art.theme import var
from ziggurat.games.pyramidion.components import SITES_DATA
from ziggurat.games.pyramidion.view.art import GOODS_SIZE, number
from ziggurat.markup.element import Child, Element, Value, at, circle, el, g, move, path, rect, use

WIDTH, HEIGHT = 212, 109
WALL = 5
NAME_X, NAME_Y = 40, 21
MINIMA_X, MINIMA_Y, MINIMA_PITCH = 162, 16, 31
MINIMA_SCALE = 0.88
SLOT_X, SLOT_Y, SLOT_ACROSS, SLOT_DOWN = 106, 50, 41, 39
SLOT_COLUMNS = 3
TROOP_X, TROOP_Y, TROOP_PITCH = 24, 86, 39
REBUS_X, REBUS_Y = 6, 49


def site_defs() -> list[Element]:
    """All plates, what veils a used one and what frames the active one."""
    return [
        plate_stone(),
        *(plate_art(row) for row in SITES_DATA),
        veil_art(),
        active_art(),
    ]


def slot_place(slot: int) -> tuple[float, float]:
    """The middle of a resource slot on a plate; printed resources come first."""
    return (
        SLOT_X + slot % SLOT_COLUMNS * SLOT_ACROSS,
        SLOT_Y + slot // SLOT_COLUMNS * SLOT_DOWN,
    )


def troop_place(troop: int) -> tuple[float, float]:
    """The middle of the place for a troop of a kind."""
    return TROOP_X + troop * TROOP_PITCH, TROOP_Y


def plate_stone() -> Element:
    """The stone of every plate, with places for two troops."""
    whole: dict[str, Value] = {"width": WIDTH, "rx": 9}
    beds = [
        circle(
            *troop_place(troop),
            15.5,
            fill=var("pit"),
            stroke=var("engraving"),
            stroke_width=1.4,
            stroke_dasharray="4 3",
        )
        for troop in range(2)
    ]
    return g(
        el("rect", x=2, y=4, height=HEIGHT, fill=var("shadow"), opacity=0.2, **whole),
        el("rect", height=HEIGHT, fill=var("platform-edge"), **whole),
        el("rect", height=HEIGHT - WALL, fill=var("ground"), **whole),
        el("rect", height=HEIGHT - WALL, fill="url(#grain)", **whole),
        path(f"M1 29V9Q1 1 9 1H{WIDTH - 9}Q{WIDTH - 1} 1 {WIDTH - 1} 9V29Z", fill=var("platform")),
        path(
            f"M2.5 {HEIGHT - 16}V10Q2.5 2.5 10 2.5H{WIDTH - 10}",
            fill="none",
            stroke=var("platform-lit"),
            stroke_width=2.4,
        ),
        *beds,
        id="plate",
    )


def plate_art(row: dict[str, Any]) -> Element:
    """One site's plate, bare."""
    minima = [
        number(category, row[category], MINIMA_X + n * MINIMA_PITCH, MINIMA_Y, MINIMA_SCALE)
        for n, category in enumerate(("influence", "negotiation"))
    ]
    return g(
        use("plate"),
        emblem(row["id"], 21, 15, 0.88),
        *(bed(kind, slot) for slot, kind in enumerate(row["resources"])),
        *minima,
        at(REBUS_X, REBUS_Y, *REBUSES[row["id"]]),
        id=f"plate-{row['id']}",
    )


def emblem(name: str, x: float, y: float, scale: float = 1, ground: str = "platform") -> Element:
    """The sign of a site, cut into stone or drawn on a card."""
    return use(
        f"glyph-{name}",
        transform=move(x, y, scale),
        fill=var("platform-lit" if ground == "platform" else ground),
        color=var(f"{ground}-ink"),
    )


def bed(kind: str, slot: int) -> Element:
    """A printed resource: a hollow with its woodcut, for the tokens that come."""
    x, y = slot_place(slot)
    half = GOODS_SIZE / 2 + 1
    return g(
        rect(
            x - half,
            y - half - 1,
            2 * half,
            2 * half,
            rx=7,
            fill=var("pit"),
            stroke=var("engraving"),
            stroke_width=1.6,
        ),
        use(
            f"glyph-{kind}",
            transform=f"translate({x:g} {y - 1:g})",
            fill=var("pit"),
            color=var("platform-ink"),
            opacity=0.7,
        ),
    )


def engraved(name: str, x: float, scale: float = 0.72) -> Element:
    """A woodcut in a rebus."""
    return emblem(name, x, 0, scale)


def arrow(x: float) -> Element:
    """Therefore."""
    return path(
        f"M{x - 5} 0H{x + 4}M{x + 1} -3.5L{x + 4.5} 0L{x + 1} 3.5",
        fill="none",
        stroke=var("platform-ink"),
        stroke_width=1.8,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def sign(x: float, value: str, size: float = 17) -> Element:
    """A figure in a rebus."""
    return figure(x, 0, value, size, fill=var("platform-ink"), font_family=var("sans"))


def order_sign(x: float) -> Element:
    """An order token in a rebus."""
    return g(
        circle(x, 0, 10, fill=var("platform-lit"), stroke=var("platform-ink"), stroke_width=1.6),
        sign(x, "1", 14),
    )


def anything(x: float) -> Element:
    """Some resource in a rebus."""
    edge = var("platform-ink")
    return g(
        rect(x - 10, -10, 20, 20, rx=4, fill=var("platform-lit"), stroke=edge, stroke_width=1.6),
        sign(x, "?", 15),
    )


REBUSES: dict[str, list[Child]] = {
    "giza": [engraved("influence", 14), arrow(36), order_sign(58)],
    "abu-simbel": [sign(7, "3"), engraved("worker", 22), arrow(42), engraved("statue", 61)],
    "thebes": [engraved("influence", 14), arrow(36), sign(48, "+"), engraved("cards", 63)],
    "luxor": [sign(5, "1"), engraved("ankh", 21), arrow(40), engraved("cards", 60)],
    "alexandria": [engraved("ankh", 14), arrow(36), anything(58)],
    "cairo": [sign(5, "1"), engraved("ankh", 21), arrow(40), engraved("home", 60)],
    "philae": [engraved("revolt", 22), sign(52, "+2", 20)],
    "karnak": [arrow(18), engraved("boat", 48, 0.95)],
}
"""What a site does, in pictures: the words are in its help."""


def veil_art() -> Element:
    """A site that cannot be activated again in this round."""
    return g(
        rect(0, 0, WIDTH, HEIGHT, rx=9, fill=var("bg"), opacity=0.1),
        use("sundial", transform=f"translate({MINIMA_X:g} {MINIMA_Y:g})"),
        id="veil",
    )


def active_art() -> Element:
    """The frame of the site that is being played for."""
    return g(
        rect(
            -1,
            -1,
            WIDTH + 2,
            HEIGHT + 2,
            rx=10,
            fill="none",
            stroke=var("cream"),
            stroke_width=7,
        ),
        rect(
            -1,
            -1,
            WIDTH + 2,
            HEIGHT + 2,
            rx=10,
            fill="none",
            stroke=var("accent"),
            stroke_width=3.5,
        ),
        id="active",
    )
