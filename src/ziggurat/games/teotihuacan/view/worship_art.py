"""Worship tiles: above what a tile asks for, below what it gives."""

from typing import Final

from ziggurat.art.stone import figure
from ziggurat.art.theme import var
from ziggurat.art.woodcut import glyph
from ziggurat.games.teotihuacan.components import (
    ASKS,
    BUILD_PYRAMID,
    BUILD_TEMPLE,
    COLOUR_IDS,
    DETAIL,
    EFFECT,
    EXCHANGE,
    KINDS,
    LARGEST,
    MATERIAL_IDS,
    OFFER_MOST,
    OFFER_POINTS,
    OWN_MATERIALS,
    OWN_SIZES,
    PRICE,
    PRODUCT,
    THEN_BUILDING,
    THEN_CONSTRUCTION,
    THEN_INFLUENCE,
    WORSHIP_IDS,
    WORSHIPS,
    WORSHIPS_OF_A_COLOUR,
)
from ziggurat.games.teotihuacan.view.art import points, price
from ziggurat.games.teotihuacan.view.shapes import FAITHS
from ziggurat.markup.element import Element, at, g, path, rect, use

WIDTH, HEIGHT = 62, 58
MIDDLE = WIDTH / 2
UPPER, LOWER = 18, 42
MANY: Final = 3  # cubes that are drawn one by one
CUBE = 17
LETTERS, ROUND = 16.5, 13.8  # of a number, and of the lozenge around it: read in the market too


def worship_defs() -> list[Element]:
    """All tiles, and the back of each colour."""
    return [
        square_art(),
        *(body_art(colour) for colour in COLOUR_IDS),
        *(back_art(colour) for colour in COLOUR_IDS),
        *(tile_art(tile) for tile in range(WORSHIPS)),
        no_tile_art(),
    ]


def colour_of(tile: int) -> str:
    """The colour of a worship tile."""
    return COLOUR_IDS[tile // WORSHIPS_OF_A_COLOUR]


def body_art(colour: str) -> Element:
    """A tile of its colour with a pale field."""
    tone = FAITHS[colour]
    edge = var(f"{tone}-edge")
    return g(
        rect(2, 4, WIDTH, HEIGHT, rx=6, fill=var("shadow"), opacity=0.25),
        rect(0, 0, WIDTH, HEIGHT, rx=6, fill=var(tone), stroke=edge, stroke_width=1.6),
        rect(0, 0, WIDTH, HEIGHT, rx=6, fill="url(#sheen)"),
        rect(4, 4, WIDTH - 8, HEIGHT - 8, rx=4, fill=var("card"), stroke=edge, stroke_width=1),
        path(f"M8 {HEIGHT / 2}H{WIDTH - 8}", stroke=edge, stroke_dasharray="2 2.5", opacity=0.8),
        id=f"worship-{colour}",
    )


def back_art(colour: str) -> Element:
    """A tile face down: its sign."""
    tone = FAITHS[colour]
    return g(
        rect(2, 4, WIDTH, HEIGHT, rx=6, fill=var("shadow"), opacity=0.25),
        rect(
            0, 0, WIDTH, HEIGHT, rx=6, fill=var(tone), stroke=var(f"{tone}-edge"), stroke_width=1.6
        ),
        rect(0, 0, WIDTH, HEIGHT, rx=6, fill="url(#hatch)"),
        glyph(f"sign-{colour}", tone, MIDDLE, HEIGHT / 2, 1.25),
        id=f"worship-back-{colour}",
    )


def no_tile_art() -> Element:
    """Where no worship tile lies."""
    return rect(
        0,
        0,
        WIDTH,
        HEIGHT,
        rx=6,
        fill="none",
        stroke=var("engraving"),
        stroke_width=1.6,
        stroke_dasharray="5 4",
        id="no-worship",
    )


def square_art() -> Element:
    """A square of a building of any material."""
    return rect(
        -5,
        -5,
        10,
        10,
        rx=1,
        fill=var("stone"),
        stroke=var("stone-ink"),
        stroke_width=1.2,
        id="any-square",
    )


def tile_art(tile: int) -> Element:
    """One worship tile."""
    return g(
        use(f"worship-{colour_of(tile)}"),
        at(MIDDLE, UPPER, *asks(tile)),
        at(MIDDLE, LOWER, *gives(tile)),
        id=f"art-{WORSHIP_IDS[tile]}",
    )


def asks(tile: int) -> list[Element]:
    """Cubes to spend, or what the city must have."""
    effect = EFFECT[tile]
    if effect in (EXCHANGE, BUILD_TEMPLE, BUILD_PYRAMID):
        return pay(tile)
    if effect == PRODUCT:
        return product(tile)
    if effect == OWN_MATERIALS:
        roofs = [
            MATERIAL_IDS[kind] for kind in range(KINDS) for _ in range(DETAIL[ASKS * tile + kind])
        ]
        return spread([f"roof-{roof}" for roof in roofs], 12.4, 0.54)
    if effect == OWN_SIZES:
        return sizes(tile)
    return [points(0, 0, OFFER_POINTS[tile], ROUND)]


def pay(tile: int) -> list[Element]:
    """The cubes asked for, a number where they are many."""
    kinds = [*MATERIAL_IDS, "any"]
    cost = [(kind, PRICE[ASKS * tile + n]) for n, kind in enumerate(kinds)]
    total = sum(count for _, count in cost)
    if total > MANY:
        count = figure(-9, 0, str(total), 18, fill=var("card-ink"))
        return [count, use("cube-any", transform="translate(11 0) scale(.85)")]
    return [at(-(total - 1) * CUBE / 2, 0, *price(cost, CUBE))]


def product(tile: int) -> list[Element]:
    """Temples of the colour, times buildings of a material."""
    material = MATERIAL_IDS[DETAIL[ASKS * tile]]
    return [
        use(f"shrine-{colour_of(tile)}", transform="translate(-14 0) scale(.78)"),
        figure(0, 0, "×", 15, fill=var("card-ink")),
        use(f"roof-{material}", transform="translate(13 0) scale(.8)"),
    ]


def sizes(tile: int) -> list[Element]:
    """Buildings of these sizes, as rows of squares."""
    needed = [size for size in range(1, LARGEST + 1) for _ in range(DETAIL[ASKS * tile + size - 1])]
    if max(needed) == 1:
        return spread(["any-square"] * len(needed), 10.5, 0.85)
    if len(set(needed)) == 1:
        return [
            use("any-square", transform=f"translate({-15 + 10 * n} {-5.5 + 11 * row})")
            for row in range(len(needed))
            for n in range(needed[0])
        ]
    return [
        figure(-18 + 12 * n, 0, str(size), LETTERS, fill=var("card-ink"), font_family=var("sans"))
        for n, size in enumerate(needed)
    ]


def spread(names: list[str], pitch: float, scale: float) -> list[Element]:
    """Some pieces side by side around the middle."""
    left = -(len(names) - 1) * pitch / 2
    return [
        use(name, transform=f"translate({left + n * pitch:g} 0) scale({scale:g})")
        for n, name in enumerate(names)
    ]


def gives(tile: int) -> list[Element]:
    """Points with their maximum, or what may be done or built."""
    effect, worth, most = EFFECT[tile], OFFER_POINTS[tile], OFFER_MOST[tile]
    match effect:
        case _ if effect == BUILD_TEMPLE:
            return [_house()]
        case _ if effect == BUILD_PYRAMID:
            return [use("tile-white", transform="translate(-11 -11) scale(.34)")]
        case _ if effect == THEN_INFLUENCE:
            return [glyph("cut-influence", "gold", 0, 0, 0.66)]
        case _ if effect == THEN_CONSTRUCTION:
            return [glyph("cut-construction", "gold", 0, 0, 0.66)]
        case _ if effect == THEN_BUILDING:
            return spread(["any-square"] * DETAIL[ASKS * tile], 11, 1)
        case _ if effect == PRODUCT:
            return [_most(0, most)]
        case _ if worth < most:
            return [points(-14.5, 0, worth, ROUND), _most(13.5, most)]
        case _:
            return [points(0, 0, worth, 15 if worth > 9 else ROUND)]


def _house() -> Element:
    """A temple of any colour."""
    return g(
        *(use("any-square", transform=f"translate({x} 3)") for x in (-11, 0, 11)),
        use("any-square", transform="translate(0 -8)"),
    )


def _most(x: float, most: int) -> Element:
    """No more points than this."""
    return figure(x, 0, f"≤{most}", LETTERS, fill=var("card-ink"), font_family=var("sans"))
