"""The art of Uxmal that is drawn once and used many times: idols on fields, tiles, priests."""

from ziggurat.art.stone import CORNER, TILE, TOKEN, seat_path, token
from ziggurat.art.theme import var
from ziggurat.art.woodcut import glyph, woodcut
from ziggurat.games.uxmal.components import CORNERS, FACES, IDOL_IDS, IDOLS, TILES, TURNS
from ziggurat.games.uxmal.view.glyphs import IDOLS as WOODCUTS
from ziggurat.games.uxmal.view.glyphs import LINE
from ziggurat.games.uxmal.view.ground import QUARTER, WALL
from ziggurat.markup.element import Child, Element, at, circle, el, g, path, rect, use

KINDS = dict(zip(IDOL_IDS, ("gold", "terracotta", "blue", "violet", "green"), strict=True))
"""The colour of each idol."""

FIELD_INSET = 2.5
FIELD_SIDE = QUARTER - 2 * FIELD_INSET
CORNER_PLACES = ((0, 0), (QUARTER, 0), (QUARTER, QUARTER), (0, QUARTER))

# Marks on quarters are drawn twice as large in half the scale: finer lines for smaller places.
MARK_SCALE = 0.5
MARK = 96
PRIEST_AT = 74  # from the corner of a quarter, right and down, so that its idol stays visible
PRIEST_SCALE = 1.75
PRIEST_RING = 29
SOCKET = 20
SEATS = 4
CAST = 16  # how far the shadow of a higher level reaches


_SHADOWS = ((6, 8, 0.10), (3.5, 5, 0.14), (1.5, 2.5, 0.16))


def tile_defs() -> list[Element]:
    """All of it, each part under its name."""
    return [
        *(woodcut(f"glyph-{name}", draw(), width=LINE) for name, draw in WOODCUTS.items()),
        *(field_art(idol) for idol in IDOL_IDS),
        *(print_art(idol) for idol in IDOL_IDS),
        cast_art(),
        body_art(),
        *(face_art(face) for face in range(TILES * TURNS)),
        back_art(),
        notch_art(),
        here_art(),
        socket_art(),
        selected_art(),
        *(priest_art(seat) for seat in range(SEATS)),
    ]


def idol_glyph(idol: str, x: float, y: float, scale: float = 1) -> Element:
    """An idol's woodcut in the tones of its colour."""
    return glyph(f"glyph-{idol}", KINDS[idol], x, y, scale)


def field_art(idol: str) -> Element:
    """A quarter of a tile: a coloured field with the idol."""
    kind, side = KINDS[idol], FIELD_SIDE
    low, high = FIELD_INSET + 1.5, FIELD_INSET + side - 4
    return g(
        rect(
            FIELD_INSET,
            FIELD_INSET,
            side,
            side,
            rx=5,
            fill=var(kind),
            stroke=var(f"{kind}-edge"),
            stroke_width=1.4,
        ),
        rect(FIELD_INSET, FIELD_INSET, side, side, rx=5, fill="url(#sheen)"),
        path(
            f"M{low} {high}V{low + 4}Q{low} {low} {low + 4} {low}H{high}",
            fill="none",
            stroke="#fff",
            stroke_width=1.3,
            opacity=0.5,
        ),
        idol_glyph(idol, QUARTER / 2, QUARTER / 2 + 0.5),
        id=f"field-{idol}",
    )


def print_art(idol: str) -> Element:
    """A quarter of the base: the same idol, flat and worn."""
    kind = KINDS[idol]
    inset = FIELD_INSET + 1.5
    side = QUARTER - 2 * inset
    return g(
        rect(inset, inset, side, side, rx=4, fill=var(kind), opacity=0.62),
        at(
            QUARTER / 2,
            QUARTER / 2,
            use(f"glyph-{idol}"),
            scale=0.86,
            fill=var(f"{kind}-light"),
            color=var(f"{kind}-ink"),
            opacity=0.8,
        ),
        id=f"print-{idol}",
    )


def body_art() -> Element:
    """A tile of pale stone without idols: shadow, wall, face, a cross of seams."""
    edge, middle = var("stone-edge"), TILE / 2
    shadows = [
        rect(dx, dy, TILE, TILE + WALL, rx=CORNER, fill=var("shadow"), opacity=o)
        for dx, dy, o in _SHADOWS
    ]
    lit = f"M2.5 {TILE - CORNER}V{CORNER + 2.5}Q2.5 2.5 {CORNER + 2.5} 2.5H{TILE - CORNER}"
    return g(
        *shadows,
        rect(0, 0, TILE, TILE + WALL, rx=CORNER, fill=edge),
        rect(0, TILE, TILE, WALL, rx=CORNER, fill="#000", opacity=0.2),
        rect(0, 0, TILE, TILE, rx=CORNER, fill=var("stone")),
        rect(0, 0, TILE, TILE, rx=CORNER, fill="url(#sheen)"),
        path(f"M{middle} 3V{TILE - 3}M3 {middle}H{TILE - 3}", stroke=edge, opacity=0.55),
        path(lit, fill="none", stroke="#fff", stroke_width=2, opacity=0.55),
        rect(0, 0, TILE, TILE + WALL, rx=CORNER, fill="none", stroke=edge, stroke_width=1.4),
        id="body",
    )


def cast_art() -> Element:
    """What a tile above the first level takes of the light: to the right and before it."""
    wide, high = TILE + CAST, TILE + WALL + CAST
    return path(
        f"M4 0H{wide - 8}L{wide} 8V{high}H12L0 {high - 12}V4Z", fill=var("shadow"), id="cast"
    )


def face_art(face: int) -> Element:
    """A tile in one of its four turns; its idols always stand upright."""
    fields: list[Child] = []
    for corner, (x, y) in enumerate(CORNER_PLACES):
        idol = FACES[CORNERS * face + corner]
        if idol < IDOLS:
            fields.append(use(f"field-{IDOL_IDS[idol]}", x, y))
    return g(use("body"), *fields, id=f"face-{face}")


def back_art() -> Element:
    """A tile face down: a stepped pyramid cut into the stone."""
    middle = TILE / 2
    return g(
        use("body"),
        rect(7, 7, TILE - 14, TILE - 14, rx=4, fill=var("stone-edge"), opacity=0.35),
        path(
            "M-34 28V18H-26V8H-18V-2H-10V-14H10V-2H18V8H26V18H34V28Z",
            transform=f"translate({middle} {middle})",
            fill=var("stone-light"),
            stroke=var("stone-ink"),
            stroke_width=2.2,
            stroke_linejoin="round",
        ),
        path(
            "M-5 28L-3.4 -2M5 28L3.4 -2M-26 18H26M-18 8H18M-10 -2H10M-3 -14V-8H3V-14",
            transform=f"translate({middle} {middle})",
            fill="none",
            stroke=var("stone-ink"),
            stroke_width=1.6,
        ),
        id="tile-back",
    )


def notch_art() -> Element:
    """The notch where four tiles meet: a tile of the next level will sit on it."""
    middle = TILE / 2
    return g(
        circle(middle, middle, 7, fill=var("stone-ink"), stroke=var("stone-light")),
        circle(middle, middle - 1, 3.4, fill="none", stroke=var("stone-light"), opacity=0.55),
        pointer_events="none",
        id="notch",
    )


def here_art() -> Element:
    """The ground of a quarter, invisible: what a pointer finds; the origin is the priest's."""
    return rect(
        -PRIEST_AT,
        -PRIEST_AT,
        MARK,
        MARK,
        fill="none",
        stroke="none",
        pointer_events="all",
        id="here",
    )


def socket_art() -> Element:
    """Where a priest can come to stand: a ring whose stroke the place that uses it decides."""
    return g(
        use("here"),
        circle(0, 0, SOCKET, fill="none", stroke=var("cream"), stroke_width=9),
        circle(0, 0, SOCKET, stroke_dasharray="11 7"),
        id="socket",
    )


def selected_art() -> Element:
    """What marks the priest that walks."""
    return g(
        circle(0, 0, PRIEST_RING, stroke=var("cream"), stroke_width=10),
        circle(0, 0, PRIEST_RING, stroke=var("ring-selected"), stroke_width=6),
        fill="none",
        id="selected",
    )


def priest_art(seat: int) -> Element:
    """A priest on a quarter, standing up: the token lies on a block of its shape."""
    block = seat_path(seat, PRIEST_SCALE * TOKEN)
    return g(
        el("ellipse", cx=9, cy=15, rx=25, ry=15, fill=var("shadow"), opacity=0.4),
        path(block, fill=var("cream-ink"), transform="translate(0 6)"),
        path(block, fill=var(f"seat-{seat}"), transform="translate(0 3)"),
        token(seat, 0, -4, PRIEST_SCALE),
        id=f"priest-{seat}",
    )
