"""The picture on the box of Uxmal: the pyramid in the forest, its idols, priests on its steps."""

from ziggurat.art.stone import pawn, polygon, sun
from ziggurat.art.theme import var
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Child, Element, at, circle, drawing, g, path, rect, use

WIDTH, HEIGHT = 640, 440
MIDDLE = WIDTH / 2
GROUND = 396
TIERS = ((268, 74), (208, 66), (148, 58))  # half width and height, from the ground up
SLOPE = 16  # how much narrower a tier is at its top
TEMPLE = (74, 62)
STAIR = 46
SUN = (MIDDLE, 132, 92)

IDOLS = (
    ("serpent", -176, 0, 1.15),
    ("turtle", 122, 0, 1.15),
    ("monkey", -128, 1, 1.05),
    ("macaw", 79, 1, 1.05),
)
"""Idols in the walls: which, how far from the middle, on which tier, how large."""

PRIESTS = ((0, -250, 0), (1, -198, 1), (2, 200, 1), (3, 248, 0))
"""Priests on the steps: seat, how far from the middle, on which tier."""


def box(words: Words) -> Element:
    """The picture; the art it uses is in the definitions of the game."""
    steps = [tier(n) for n in range(len(TIERS))]
    return drawing(
        WIDTH,
        HEIGHT,
        *sky(),
        *forest(),
        *steps,
        temple(),
        stair(),
        *(idol(*one) for one in IDOLS),
        *(pawn(seat, MIDDLE + x, top_of(n), 1.15) for seat, x, n in PRIESTS),
        label=words.say("game-title"),
    )


def top_of(number: int) -> float:
    """Where the top of a tier lies."""
    return GROUND - sum(height for _, height in TIERS[: number + 1])


def sky() -> list[Element]:
    """Morning sand and a great rayed sun."""
    x, y, radius = SUN
    return [
        rect(0, 0, WIDTH, HEIGHT, fill=var("sand")),
        rect(0, 0, WIDTH, HEIGHT, fill="url(#grain)"),
        *sun(*SUN, rays=24, reach=1.85),
        circle(x, y, radius * 0.82, fill="none", stroke=var("gold-edge"), stroke_width=3),
    ]


def forest() -> list[Element]:
    """Two rows of trees, and the ground."""
    far = [circle(x, 300 + 12 * (x % 3), 46, fill=var("green-edge")) for x in range(-10, 660, 56)]
    near = [circle(x, 348 + 10 * (x % 2), 40, fill=var("green")) for x in range(-20, 680, 47)]
    trees: list[Child] = [*far, *near]
    return [
        g(*trees, opacity=0.8),
        rect(0, 352, WIDTH, HEIGHT - 352, fill=var("green-edge")),
        rect(0, GROUND, WIDTH, HEIGHT - GROUND, fill=var("ground")),
        rect(0, GROUND, WIDTH, 5, fill=var("engraving"), opacity=0.6),
    ]


def tier(number: int) -> Element:
    """One tier of the pyramid: a sloping wall under a cornice."""
    half, height = TIERS[number]
    top, foot = top_of(number), top_of(number) + height
    wall = (
        f"M{MIDDLE - half} {foot}L{MIDDLE - half + SLOPE} {top}"
        f"H{MIDDLE + half - SLOPE}L{MIDDLE + half} {foot}Z"
    )
    cornice = 2 * (half - SLOPE) + 16
    return g(
        path(wall, fill=var("stone"), stroke=var("stone-edge"), stroke_width=2),
        path(wall, fill="url(#bricks)", opacity=0.7),
        path(wall, fill="url(#sheen)"),
        rect(MIDDLE - cornice / 2, top - 4, cornice, 13, rx=3, fill=var("stone-light")),
        rect(MIDDLE - cornice / 2, top + 6, cornice, 4, rx=2, fill=var("stone-edge")),
    )


def temple() -> Element:
    """The house on the top, the jaguar over its door."""
    width, height = TEMPLE
    foot = top_of(len(TIERS) - 1)
    left, top = MIDDLE - width, foot - height
    roof = (
        f"M{left - 8} {top}H{left + 2 * width + 8}L{left + 2 * width - 14} {top - 26}H{left + 14}Z"
    )
    edge = var("stone-edge")
    return g(
        rect(left, top, 2 * width, height, fill=var("stone"), stroke=edge, stroke_width=2),
        rect(left, top, 2 * width, height, fill="url(#sheen)"),
        path(roof, fill=var("terracotta"), stroke=var("terracotta-edge"), stroke_width=3),
        *(rect(MIDDLE + x - 10, foot - 44, 20, 44, fill=var("stone-ink")) for x in (-50, 50)),
        at(MIDDLE - 33, top - 10, use("idol-art-jaguar"), scale=1.4),
    )


def stair() -> Element:
    """The great stair up the middle."""
    top = top_of(len(TIERS) - 1)
    steps = "".join(
        f"M{MIDDLE - STAIR} {y}H{MIDDLE + STAIR}" for y in range(int(top) + 8, GROUND, 9)
    )
    edge = var("stone-edge")
    return g(
        rect(MIDDLE - STAIR - 9, top - 2, 2 * STAIR + 18, GROUND - top + 2, fill=edge),
        rect(MIDDLE - STAIR, top - 2, 2 * STAIR, GROUND - top + 2, fill=var("stone-light")),
        path(steps, stroke=edge, stroke_width=2.4),
        path(
            polygon(4, 15),
            transform=f"translate({MIDDLE} {GROUND - 26})",
            fill=var("gold"),
            stroke=var("gold-edge"),
            stroke_width=3,
        ),
    )


def idol(name: str, x: float, number: int, scale: float) -> Element:
    """An idol in the wall of a tier."""
    return at(MIDDLE + x, top_of(number) + 13, use(f"idol-art-{name}"), scale=scale)
