"""What things lie on: slabs of brick, hollows of sand, beds cut into them."""

from ziggurat.art.theme import var
from ziggurat.markup.element import Element, path, rect

EDGE = 5
"""How thick a slab is, unless it has its own thickness."""


def slab(width: float, height: float, edge: float = EDGE) -> list[Element]:
    """A thick slab of brick on sand, lit from the top left."""
    return [
        rect(0, 0, width, height, rx=14, fill=var("platform-edge")),
        rect(0, 0, width, height - edge, rx=14, fill=var("platform")),
        rect(4, 4, width - 8, height - edge - 8, rx=10, fill="url(#bricks)"),
        path(
            f"M4 {height - 24:g}V16Q4 4 16 4H{width - 16:g}",
            fill="none",
            stroke=var("platform-lit"),
            stroke_width=3,
        ),
    ]


def hollow(x: float, y: float, width: float, height: float) -> list[Element]:
    """A sunk field of sand: dark above and left, where the rim throws its shadow."""
    rim = (
        f"M{x + 3:g} {y + height - 8:g}V{y + 9:g}Q{x + 3:g} {y + 3:g} {x + 9:g} {y + 3:g}"
        f"H{x + width - 8:g}"
    )
    return [
        rect(
            x, y, width, height, rx=8, fill=var("ground"), stroke=var("engraving"), stroke_width=2
        ),
        rect(x, y, width, height, rx=8, fill="url(#grain)"),
        path(rim, fill="none", stroke=var("shadow"), stroke_width=4, opacity=0.28),
    ]


def bed(x: float, y: float, side: float, corner: float, line: float) -> Element:
    """A square place cut into the ground, where a tile will lie."""
    return rect(
        x,
        y,
        side,
        side,
        rx=corner,
        fill=var("pit"),
        stroke=var("engraving"),
        stroke_width=line,
        stroke_opacity=0.7,
    )
