"""Buildings and temples: figures of squares as solid stone, in every way they can lie.

The origin of a figure is the corner of its first square in reading order: the square a choice
names. Roofs tell materials apart, a round shrine with its sign marks a temple.
"""

from functools import cache
from typing import Final

from ziggurat.art.theme import var
from ziggurat.art.woodcut import glyph
from ziggurat.games.teotihuacan.components import (
    BUILDINGS,
    COLOUR_IDS,
    MATERIAL,
    MATERIAL_IDS,
    SHAPE,
    SHAPE_IDS,
    SHAPE_ROWS,
    TEMPLE,
    TILE_IDS,
)
from ziggurat.games.teotihuacan.geometry import Square, looks
from ziggurat.games.teotihuacan.view.plan import PITCH
from ziggurat.markup.element import Element, Spot, Value, circle, g, path, rect, use

INSET: Final = 1.5
FACE: Final = PITCH - 2 * INSET
WALL: Final = 3.5
TONES: Final = {"wood": "wood", "stone": "granite", "gold": "gold"}
FAITHS: Final = {"green": "green", "blue": "blue", "red": "terracotta", "white": "stone"}
"""The colour of each material, and of temples, worship and pyramid tiles."""


def tile_defs() -> list[Element]:
    """Every figure, every roof, every building and temple in all its looks."""
    figures = [(n, look) for n in range(len(SHAPE_IDS)) for look in cells(n)]
    tiles = [(tile, look) for tile in range(len(SHAPE)) for look in cells(SHAPE[tile])]
    return [
        *(outline_art(shape, look) for shape, look in figures),
        *(mass_art(shape, look) for shape, look in figures),
        *(roof_art(material) for material in MATERIAL_IDS),
        terrace_art(),
        *(shrine_art(colour) for colour in COLOUR_IDS),
        *(tile_art(tile, look) for tile, look in tiles),
    ]


@cache
def cells(shape: int) -> dict[str, list[Square]]:
    """The squares of a shape in each of its looks, from its first square."""
    return {
        look: [(row - squares[0][0], column - squares[0][1]) for row, column in squares]
        for look, squares in looks(SHAPE_ROWS[shape]).items()
    }


def tone_of(tile: int) -> str:
    """The colour a building or temple is drawn in."""
    if tile < BUILDINGS:
        return TONES[MATERIAL_IDS[MATERIAL[tile]]]
    return FAITHS[COLOUR_IDS[tile - TEMPLE]]


def extent(tile: int, look: str) -> tuple[int, int, int, int]:
    """First column and row, width and height of a tile, in squares from its first one."""
    rows, columns = zip(*cells(SHAPE[tile])[look], strict=True)
    left, top = min(columns), min(rows)
    return left, top, max(columns) - left + 1, max(rows) - top + 1


def around(tile: int, look: str, x: float, y: float) -> Spot:
    """What outlines a tile whose first square is at a point."""
    left, top, width, height = (n * PITCH for n in extent(tile, look))
    return Spot(x + left, y + top, width, height, 6)


def flat_look(tile: int) -> str:
    """The first look in which a tile is not higher than wide: so it lies in the market."""
    found = cells(SHAPE[tile])
    return next(look for look in found if extent(tile, look)[3] <= extent(tile, look)[2])


def outline_art(shape: int, look: str) -> Element:
    """The figure without seams."""
    squares = set(cells(shape)[look])
    parts = []
    for row, column in sorted(squares):
        x, y = column * PITCH + INSET, row * PITCH + INSET
        right, down = (row, column + 1) in squares, (row + 1, column) in squares
        block = right and down and (row + 1, column + 1) in squares
        width = FACE + (2 * INSET if right else 0)
        parts.append(f"M{x:g} {y:g}h{width:g}v{FACE:g}h-{width:g}z")
        if down:
            parts.append(f"M{x:g} {y + FACE:g}h{FACE:g}v{2 * INSET:g}h-{FACE:g}z")
        if block:
            parts.append(f"M{x + FACE:g} {y + FACE:g}h3v3h-3z")
    return path("".join(parts), id=_outline(shape, look))


def mass_art(shape: int, look: str) -> Element:
    """A solid figure: its shadow, its wall in `currentColor`, its face in the inherited colour."""
    name = _outline(shape, look)
    wall = "currentColor"
    joined: dict[str, Value] = {"stroke": wall, "stroke_width": 2.4, "stroke_linejoin": "round"}
    return g(
        use(name, transform="translate(2.5 5)", fill=var("shadow"), opacity=0.25),
        use(name, 0, WALL, fill=wall, **joined),
        use(name, 0, 0, fill=wall, **joined),
        use(name, transform="translate(0 -.6)"),
        use(name, transform="translate(0 -.6)", fill="url(#sheen)"),
        id=f"mass-{SHAPE_IDS[shape]}-{look}",
    )


def _outline(shape: int, look: str) -> str:
    return f"outline-{SHAPE_IDS[shape]}-{look}"


def roof_art(material: str) -> Element:
    """What stands on each square of a building: thatch, a stone court, a gilded dome."""
    tone = TONES[material]
    ink, light = var(f"{tone}-edge"), var(f"{tone}-light")
    match material:
        case "wood":
            parts = [
                path("M-10 -10H10L0 0Z", fill=light, opacity=0.75),
                path("M-10 -10V10L0 0Z", fill=light, opacity=0.35),
                path("M10 -10V10L0 0Z", fill=ink, opacity=0.3),
                path("M-10 10H10L0 0Z", fill=ink, opacity=0.55),
                path(
                    "M-10 -10L10 10M10 -10L-10 10M-10 -10H10V10H-10Z",
                    fill="none",
                    stroke=ink,
                    stroke_width=1.2,
                ),
            ]
        case "stone":
            parts = [
                rect(-10, -10, 20, 20, rx=2, fill=light, opacity=0.55, stroke=ink),
                path("M-10 -10H10L5 -5H-5V5L-10 10Z", fill=light, opacity=0.8),
                rect(-5, -5, 10, 10, fill=ink, opacity=0.7),
                path("M-5 5V-5H5", fill="none", stroke=var("granite-ink"), stroke_width=1.2),
            ]
        case _:
            parts = [
                circle(0, 0, 10.5, fill=light, stroke=ink, stroke_width=1.4),
                circle(0, 0, 6.4, fill=var("gold"), stroke=ink, stroke_width=1),
                path(
                    "M0 -10V-6.4M0 10V6.4M-10 0H-6.4M10 0H6.4M-7 -7L-4.6 -4.6M7 7L4.6 4.6"
                    "M-7 7L-4.6 4.6M7 -7L4.6 -4.6",
                    stroke=ink,
                    stroke_width=1.3,
                ),
                path("M-4 -1A4 4 0 0 1 0 -4", fill="none", stroke="#fff", stroke_width=1.6),
            ]
    return g(*parts, id=f"roof-{material}")


def terrace_art() -> Element:
    """The steps on each square of a temple."""
    return g(
        rect(-11, -11, 22, 22, rx=2, fill="#fff", opacity=0.22),
        path("M-11 11V-11H11", fill="none", stroke="#fff", opacity=0.6, stroke_width=1.3),
        path("M-11 11H11V-11", fill="none", stroke="#000", opacity=0.3, stroke_width=1.3),
        rect(-6.5, -6.5, 13, 13, rx=1, fill="#000", opacity=0.16),
        id="terrace",
    )


def shrine_art(colour: str) -> Element:
    """The sign of a temple in its round shrine."""
    tone = FAITHS[colour]
    return g(
        circle(0, 0, 12.5, fill=var("cream"), stroke=var(f"{tone}-edge"), stroke_width=2),
        glyph(f"sign-{colour}", tone, 0, 0, 0.62),
        id=f"shrine-{colour}",
    )


def tile_art(tile: int, look: str) -> Element:
    """A building or a temple as it lies."""
    shape, tone = SHAPE[tile], tone_of(tile)
    squares = [
        (column * PITCH + PITCH / 2, row * PITCH + PITCH / 2) for row, column in cells(shape)[look]
    ]
    mass = use(f"mass-{SHAPE_IDS[shape]}-{look}", fill=var(tone), color=var(f"{tone}-edge"))
    if tile < BUILDINGS:
        tops = [use(f"roof-{MATERIAL_IDS[MATERIAL[tile]]}", x, y) for x, y in squares]
    else:
        middle = _middle(squares)
        tops = [use("terrace", x, y) for x, y in squares if (x, y) != middle]
        tops.append(use(f"shrine-{COLOUR_IDS[tile - TEMPLE]}", *middle))
    # A ghost lies in a group with a brush of its own, which must not paint the tile.
    name = f"{TILE_IDS[tile]}-{look}"
    return g(mass, *tops, stroke="none", stroke_width=1, stroke_linecap="butt", id=name)


def _middle(squares: list[tuple[float, float]]) -> tuple[float, float]:
    """The square nearest to the middle of a figure."""
    x = sum(one for one, _ in squares) / len(squares)
    y = sum(one for _, one in squares) / len(squares)
    return min(squares, key=lambda at: (abs(at[0] - x) + abs(at[1] - y), at))
