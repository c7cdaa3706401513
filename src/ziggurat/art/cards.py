"""Cards before anything is printed on them: papyrus with its shadow, and the back of all."""

from ziggurat.art.stone import CORNER
from ziggurat.art.theme import var
from ziggurat.markup.element import Element, rect


def papyrus(
    width: float,
    height: float,
    *,
    corner: float = CORNER,
    drop: float = 4,
    edge: str = "card-edge",
    line: float = 2,
) -> list[Element]:
    """A card and the shadow it drops."""
    return [
        rect(drop, 1.5 * drop, width, height, rx=corner, fill=var("shadow"), opacity=0.22),
        rect(0, 0, width, height, rx=corner, fill=var("card"), stroke=var(edge), stroke_width=line),
    ]


def back(width: float, height: float, inset: float = 6, line: float = 2) -> list[Element]:
    """A card seen from behind: bricks in a frame, room for an emblem in the middle."""
    inner = (inset, inset, width - 2 * inset, height - 2 * inset)
    return [
        rect(
            0,
            0,
            width,
            height,
            rx=CORNER,
            fill=var("card-edge"),
            stroke=var("card-ink"),
            stroke_width=0.9 * line,
        ),
        rect(*inner, rx=4, fill="url(#bricks)"),
        rect(*inner, rx=4, fill="none", stroke=var("card"), stroke_width=line, opacity=0.8),
    ]
