"""The small pieces of Teotihuacan: cubes, pyramid tiles, discs, mask tiles, marks on places."""

from typing import Final

from ziggurat.art.stone import figure, lozenge, plaque, polygon, seat_path
from ziggurat.art.theme import var
from ziggurat.art.woodcut import glyph
from ziggurat.games.teotihuacan.components import (
    BONUS_IDS,
    BONUS_POINTS,
    MASK_COLOUR_IDS,
    MASK_IDS,
    MASK_POINTS,
    MASKS_OF_A_COLOUR,
    MOST_DISCS,
    MOST_SEATS,
    POWER,
    RESOURCE,
    STACK_LIMIT,
)
from ziggurat.games.teotihuacan.view.plan import PITCH, SIZES, SPACE
from ziggurat.games.teotihuacan.view.shapes import FAITHS, TONES
from ziggurat.markup.element import Element, circle, el, g, move, path, rect, use

MASK_TONES: Final = {"yellow": "gold", "turquoise": "turquoise", "purple": "violet"}
MASK_WIDTH, MASK_HEIGHT = 40, 46

DISC_X, DISC_Y, DISC_WALL = 19, 10.5, 8
STEP = 26  # from disc to disc of a stack
RIVAL = "rival"
OWNERS: Final = [*(str(seat) for seat in range(MOST_SEATS)), RIVAL]

HALF = 0.5  # marks on small places are drawn twice as large in half the scale
_CUBES: Final = {
    "wood": ("M-9 -6H9V6H-9Z", "M-9 -6H9L7 -3H-7V3L-9 6Z", "M-6 -2H6M-6 2H4"),
    "stone": ("M-8 -8H8V8H-8Z", "M-8 -8H8L5 -5H-5V5L-8 8Z", "M-2 1L1 -2L3 3"),
    "gold": (
        "M-4 -9L5 -8L10 0L6 8L-4 9L-10 1Z",
        "M-4 -9L5 -8L1 -2L-6 0L-10 1Z",
        "M1 -2L6 8M1 -2L10 0",
    ),
    "any": ("M0 -9L8 -4V5L0 9L-8 5V-4Z", "M0 -9L8 -4L0 0L-8 -4Z", "M0 0V9"),
}
"""A cube of each kind, told apart by outline: a beam, a block, a nugget; and a cube of any kind."""


def piece_defs() -> list[Element]:
    """All of it, each part under its name."""
    masks = range(len(MASK_IDS))
    return [
        *(cube_art(kind) for kind in _CUBES),
        *(pyramid_art(colour) for colour in FAITHS),
        *(level_art(colour, level) for colour in FAITHS for level in (1, 2)),
        *(disc_art(owner) for owner in OWNERS),
        *(discs_art(seat, n) for seat in range(MOST_SEATS) for n in range(1, MOST_DISCS + 1)),
        *(bonus_art(bonus) for bonus in range(len(BONUS_IDS))),
        *(rung_art(level) for level in range(2, STACK_LIMIT + 1)),
        *(mask_art(mask) for mask in masks),
        no_mask_art(),
        *(symbol_art(colour) for colour in MASK_COLOUR_IDS),
        socket_art(),
        cell_art(),
        more_art(),
    ]


def cube_art(kind: str) -> Element:
    """A cube around the origin: edge, lit side, grain."""
    tone = TONES.get(kind, "stone")
    body, lit, grain = _CUBES[kind]
    edge = var(f"{tone}-edge")
    return g(
        path(body, fill=var("shadow"), opacity=0.3, transform="translate(1.5 2.5)"),
        path(body, fill=var(tone), stroke=edge, stroke_width=1.8, stroke_linejoin="round"),
        path(lit, fill=var(f"{tone}-light"), opacity=0.85),
        path(grain, fill="none", stroke=edge, stroke_width=1.2, opacity=0.8),
        id=f"cube-{kind}",
    )


def pyramid_art(colour: str) -> Element:
    """A tile of the pyramid: two steps, and the sign of its faith on top."""
    tone, side = FAITHS[colour], SPACE - 4
    edge, light = var(f"{tone}-edge"), var(f"{tone}-light")
    face = "stone-light" if colour == "white" else tone
    middle = SPACE / 2
    return g(
        rect(4, 7, side, side, rx=5, fill=var("shadow"), opacity=0.28),
        rect(2, 5, side, side, rx=5, fill=edge),
        rect(2, 2, side, side - 1, rx=5, fill=var(face), stroke=edge, stroke_width=1.4),
        rect(2, 2, side, side - 1, rx=5, fill="url(#sheen)"),
        path(
            f"M4.5 {side - 4}V8Q4.5 4.5 8 4.5H{side - 2}",
            fill="none",
            stroke=light,
            stroke_width=2,
            opacity=0.8,
        ),
        rect(11, 12, SPACE - 22, SPACE - 23, rx=3, fill=edge, opacity=0.75),
        rect(11, 10, SPACE - 22, SPACE - 23, rx=3, fill=var(face), stroke=edge),
        rect(11, 10, SPACE - 22, SPACE - 23, rx=3, fill="url(#sheen)"),
        path(f"M13 {SPACE - 16}V12H{SPACE - 13}", fill="none", stroke=light, stroke_width=1.6),
        circle(middle, middle - 1, 14, fill=light, stroke=edge, stroke_width=1.4),
        glyph(f"sign-{colour}", tone, middle, middle - 1, 0.72),
        id=f"tile-{colour}",
    )


def level_art(colour: str, level: int) -> Element:
    """A tile on a level: smaller, so that the tiles below are seen."""
    size = SIZES[level]
    inset = SPACE * (1 - size) / 2
    return use(f"tile-{colour}", transform=move(inset, inset, size), id=f"tile-{colour}-{level}")


def disc_art(owner: str) -> Element:
    """An action disc seen from above its edge; the shape of its owner on it."""
    colour = var("cream-ink") if owner == RIVAL else var(f"seat-{owner}")
    sign = polygon(6, 12, inner=5) if owner == RIVAL else seat_path(int(owner), 11)
    return g(
        *_coin(colour, colour),
        el(
            "ellipse",
            rx=DISC_X - 3,
            ry=DISC_Y - 2,
            fill="none",
            stroke=var("cream"),
            stroke_width=1.4,
        ),
        path(sign, fill=var("cream"), transform="scale(.74 .42)"),
        id=f"disc-{owner}",
    )


def _coin(face: str, wall: str) -> list[Element]:
    """Wall and face of a disc around the middle of its face."""
    rim = f"M-{DISC_X} 0V{DISC_WALL}A{DISC_X} {DISC_Y} 0 0 0 {DISC_X} {DISC_WALL}V0Z"
    return [
        el(
            "ellipse",
            cx=2,
            cy=DISC_WALL + 3,
            rx=DISC_X,
            ry=DISC_Y,
            fill=var("shadow"),
            opacity=0.25,
        ),
        path(rim, fill=wall, stroke=var("cream-ink"), stroke_width=1.2),
        path(rim, fill="#000", opacity=0.2),
        el("ellipse", rx=DISC_X, ry=DISC_Y, fill=face, stroke=var("cream-ink"), stroke_width=1.2),
    ]


def discs_art(seat: int, count: int) -> Element:
    """One to three discs on each other, the origin in the topmost."""
    stack = [use(f"disc-{seat}", 0, STEP * n) for n in reversed(range(count))]
    return g(*stack, id=f"discs-{seat}-{count}")


def bonus_art(bonus: int) -> Element:
    """A bonus disc: points, and what else it gives."""
    points = BONUS_POINTS[bonus]
    name = BONUS_IDS[bonus]
    if points:
        gift: list[Element] = {
            RESOURCE: [use("cube-any", transform="translate(8 0) scale(.8)")],
            POWER: [use("disc-plus", transform="translate(8 0)")],
        }.get(bonus, [])
        marks = [figure(-6 if gift else 0, 0, str(points), 18, fill=var("gold-ink")), *gift]
    else:
        marks = [glyph(f"cut-{name.removeprefix('bonus-')}", "gold", 0, 0, 0.72)]
    return g(
        *_coin(var("gold-light"), var("gold")),
        el("ellipse", rx=DISC_X - 2.5, ry=DISC_Y - 1.6, fill="none", stroke=var("gold-edge")),
        g(*marks, transform="scale(1 .78)"),
        id=f"art-{name}",
    )


def rung_art(level: int) -> Element:
    """Where discs can be put: the Power they would give; its stroke comes from its place."""
    x, y = 2 * (DISC_X - 2), 2 * (DISC_Y - 2)
    return g(
        rect(-44, -32, 88, 64, fill="none", stroke="none", pointer_events="all"),
        el(
            "ellipse",
            rx=x,
            ry=y,
            fill=var("cream"),
            fill_opacity=0.9,
            stroke=var("cream"),
            stroke_width=9,
        ),
        el("ellipse", rx=x, ry=y, stroke_dasharray="11 7"),
        figure(0, 0, str(level), 25, stroke="none", font_family=var("sans")),
        transform=f"scale({HALF})",
        id=f"rung-{level}",
    )


def mask_art(mask: int) -> Element:
    """A mask tile with its points."""
    colour = MASK_COLOUR_IDS[mask // MASKS_OF_A_COLOUR]
    tone = MASK_TONES[colour]
    return g(
        rect(2, 3, MASK_WIDTH, MASK_HEIGHT, rx=7, fill=var("shadow"), opacity=0.25),
        rect(
            0,
            0,
            MASK_WIDTH,
            MASK_HEIGHT,
            rx=7,
            fill=var(tone),
            stroke=var(f"{tone}-edge"),
            stroke_width=2,
        ),
        rect(0, 0, MASK_WIDTH, MASK_HEIGHT, rx=7, fill="url(#sheen)"),
        glyph(f"mask-cut-{colour}", tone, MASK_WIDTH / 2, 17, 0.98),
        plaque(MASK_WIDTH / 2, MASK_HEIGHT - 9, str(MASK_POINTS[mask]), 14),
        id=f"art-{MASK_IDS[mask]}",
    )


def no_mask_art() -> Element:
    """Where a pile of masks was."""
    return rect(
        0,
        0,
        MASK_WIDTH,
        MASK_HEIGHT,
        rx=7,
        fill="none",
        stroke=var("engraving"),
        stroke_width=1.6,
        stroke_dasharray="5 4",
        id="no-mask",
    )


def symbol_art(colour: str) -> Element:
    """A square of the city with a mask symbol."""
    tone = MASK_TONES[colour]
    side = PITCH - 2
    return g(
        rect(1, 1, side, side, rx=3, fill=var(tone), opacity=0.75),
        rect(
            1.8,
            1.8,
            side - 1.6,
            side - 1.6,
            rx=3,
            fill="none",
            stroke=var(f"{tone}-edge"),
            opacity=0.8,
        ),
        glyph(f"mask-cut-{colour}", tone, PITCH / 2, PITCH / 2, 0.86),
        id=f"symbol-{colour}",
    )


def socket_art() -> Element:
    """A square where something can be put: a ring whose stroke its place decides."""
    return g(
        _here(),
        circle(PITCH, PITCH, 15, fill="none", stroke=var("cream"), stroke_width=9),
        circle(PITCH, PITCH, 15, stroke_dasharray="11 7", stroke_linecap="butt"),
        transform=f"scale({HALF})",
        id="socket",
    )


def cell_art() -> Element:
    """A square whose cube can go: a ring all around."""
    side = 2 * PITCH - 10
    return g(
        _here(),
        rect(5, 5, side, side, rx=8, fill="none", stroke=var("cream"), stroke_width=9),
        rect(5, 5, side, side, rx=8),
        transform=f"scale({HALF})",
        id="cell",
    )


def _here() -> Element:
    """What a pointer finds of a square."""
    return rect(0, 0, 2 * PITCH, 2 * PITCH, fill="none", stroke="none", pointer_events="all")


def more_art() -> Element:
    """More Power: a disc and an arrow upwards."""
    ink = var("gold-ink")
    return g(
        el("ellipse", cy=5, rx=8, ry=3.6, fill=var("gold"), stroke=ink, stroke_width=1.4),
        path("M0 -10L6 -3H2V3H-2V-3H-6Z", fill=ink),
        id="disc-plus",
    )


def price(cost: list[tuple[str, int]], size: float, gap: float = 1.0) -> list[Element]:
    """Cubes in a row, from the origin to the right."""
    kinds = [kind for kind, count in cost for _ in range(count)]
    pitch = size * gap
    return [
        use(f"cube-{kind}", transform=f"translate({n * pitch:g} 0) scale({size / 20:g})")
        for n, kind in enumerate(kinds)
    ]


def points(x: float, y: float, value: int, radius: float = 13) -> Element:
    """Points in gold."""
    return lozenge(x, y, str(value), "gold", radius)
