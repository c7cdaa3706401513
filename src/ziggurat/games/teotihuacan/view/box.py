"""The picture on the box: the pyramid at the end of the avenue, temples, the sun in eclipse."""

from ziggurat.art.stone import pawn, sun
from ziggurat.art.theme import var
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Child, Element, at, circle, drawing, g, path, rect, use

WIDTH, HEIGHT = 640, 440
MIDDLE = WIDTH / 2
HORIZON = 296
TIERS = ((236, 40), (184, 36), (136, 32), (92, 28))  # half width and height, from the ground up
SLOPE = 22
SUN = (MIDDLE, 92, 66)
HOUSES = (
    ("stone-4-r1", 22, 318, 0.9),
    ("temple-green-r0", 128, 312, 0.85),
    ("wood-3-r0", 44, 386, 1.0),
    ("gold-4-r0", 452, 312, 0.85),
    ("temple-red-r1", 528, 336, 0.95),
    ("wood-2-r0", 462, 388, 1.0),
)
"""Buildings along the avenue: which, where, how large."""


def box(words: Words) -> Element:
    """The picture; the art it uses is in the definitions of the game."""
    return drawing(
        WIDTH,
        HEIGHT,
        *sky(),
        *hills(),
        *(tier(n) for n in range(len(TIERS))),
        stair(),
        *avenue(),
        *(at(x, y, use(name), scale=scale) for name, x, y, scale in HOUSES),
        *(pawn(seat, 230 + 60 * seat, 428 - 10 * (seat % 2), 1) for seat in range(4)),
        label=words.say("game-title"),
    )


def sky() -> list[Element]:
    """Evening sand, and the sun behind the moon."""
    x, y, radius = SUN
    return [
        rect(0, 0, WIDTH, HEIGHT, fill=var("sand")),
        rect(0, 0, WIDTH, HEIGHT, fill="url(#grain)"),
        *sun(*SUN, rays=28, reach=1.5),
        circle(x, y, radius * 0.86, fill="none", stroke=var("gold-light"), stroke_width=4),
        circle(x + 16, y - 10, radius * 0.72, fill=var("cream-ink")),
        circle(x + 16, y - 10, radius * 0.72, fill="url(#hatch)"),
    ]


def hills() -> list[Element]:
    """Mountains as large as the pyramid, and the plain."""
    ridge = (
        f"M0 {HORIZON}C70 190 120 210 190 230S330 150 420 200S560 170 640 {HORIZON - 40}V{HORIZON}Z"
    )
    return [
        path(ridge, fill=var("platform"), opacity=0.75),
        rect(0, HORIZON, WIDTH, HEIGHT - HORIZON, fill=var("ground")),
        rect(0, HORIZON, WIDTH, HEIGHT - HORIZON, fill="url(#grain)"),
        rect(0, HORIZON, WIDTH, 4, fill=var("engraving"), opacity=0.6),
    ]


def top_of(number: int) -> float:
    """Where the top of a tier lies."""
    return HORIZON + 10 - sum(height for _, height in TIERS[: number + 1])


def tier(number: int) -> Element:
    """One tier: a sloping wall under a framed panel."""
    half, height = TIERS[number]
    top, foot = top_of(number), top_of(number) + height
    wall = (
        f"M{MIDDLE - half} {foot}L{MIDDLE - half + SLOPE} {top}"
        f"H{MIDDLE + half - SLOPE}L{MIDDLE + half} {foot}Z"
    )
    shade = f"M{MIDDLE} {foot}V{top}H{MIDDLE + half - SLOPE}L{MIDDLE + half} {foot}Z"
    panel = 2 * (half - SLOPE) + 10
    return g(
        path(wall, fill=var("stone"), stroke=var("stone-edge"), stroke_width=2),
        path(wall, fill="url(#bricks)", opacity=0.6),
        path(wall, fill="url(#sheen)"),
        path(shade, fill=var("shadow"), opacity=0.14),
        rect(
            MIDDLE - panel / 2,
            top - 5,
            panel,
            14,
            rx=2,
            fill=var("terracotta"),
            stroke=var("terracotta-edge"),
            stroke_width=1.6,
        ),
        rect(
            MIDDLE - panel / 2 + 4,
            top - 2,
            panel - 8,
            4,
            rx=2,
            fill=var("terracotta-light"),
            opacity=0.7,
        ),
    )


def stair() -> Element:
    """The great stair, and the tile that crowns the pyramid."""
    top, foot = top_of(len(TIERS) - 1), HORIZON + 10
    steps = "".join(f"M{MIDDLE - 30} {y}h60" for y in range(int(top) + 6, foot, 8))
    return g(
        rect(MIDDLE - 38, top - 4, 76, foot - top + 4, fill=var("stone-edge")),
        rect(MIDDLE - 30, top - 4, 60, foot - top + 4, fill=var("stone-light")),
        path(steps, stroke=var("stone-edge"), stroke_width=2.2),
        use("tile-red-1", MIDDLE - 33, top - 56),
    )


def avenue() -> list[Child]:
    """The avenue of the dead between low platforms."""
    return [
        path(
            f"M{MIDDLE - 38} {HORIZON + 10}L{MIDDLE - 128} {HEIGHT}H{MIDDLE + 128}"
            f"L{MIDDLE + 38} {HORIZON + 10}Z",
            fill=var("stone-light"),
            opacity=0.75,
        ),
        path(
            f"M{MIDDLE - 38} {HORIZON + 10}L{MIDDLE - 128} {HEIGHT}M{MIDDLE + 38} {HORIZON + 10}"
            f"L{MIDDLE + 128} {HEIGHT}",
            stroke=var("engraving"),
            stroke_width=4,
        ),
    ]
