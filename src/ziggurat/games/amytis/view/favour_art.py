"""The favour board of Amytis: what each favour counts, as small pictures on stone plates."""

from collections.abc import Sequence

from ziggurat.art.stone import bead, figure, lozenge
from ziggurat.art.theme import var
from ziggurat.games.amytis.components import (
    BOTTOM_ROW,
    BOTTOM_SPACES,
    COLUMNS,
    FAVOUR_IDS,
    FAVOUR_POINTS,
)
from ziggurat.markup.element import Child, Element, at, circle, g, path, rect

FAVOUR_WIDTH, FAVOUR_HEIGHT = 48, 100
FAVOUR_GAP = 10
BOTTOM_WIDTH = 7 * (FAVOUR_WIDTH + FAVOUR_GAP) - FAVOUR_GAP
BOTTOM_HEIGHT = 40
PAWN_Y = FAVOUR_HEIGHT - 17  # where a pawn stands on a column
ROW_PAWN_Y = BOTTOM_HEIGHT / 2  # and in the bottom row
NICHE = 13
BOTTOM_PITCH = 31
STEPS_X = BOTTOM_SPACES * BOTTOM_PITCH + 10  # where the pay of the bottom row begins


def favour_defs() -> list[Element]:
    """The seven columns and the bottom row."""
    columns = enumerate(FAVOUR_IDS[:COLUMNS])
    return [
        *(favour_art(space, FAVOUR_POINTS[n][0]) for n, space in columns),
        bottom_row_art(FAVOUR_POINTS[BOTTOM_ROW]),
    ]


def favour_art(space: str, points: int) -> Element:
    """One column of the favour board: what it counts, what it pays, a niche for a pawn."""
    middle = FAVOUR_WIDTH / 2
    return g(
        plate(FAVOUR_WIDTH, FAVOUR_HEIGHT),
        at(middle, 28, favour_icon(space)),
        lozenge(middle, 60, str(points), radius=15),
        niche(middle, PAWN_Y, NICHE),
        id=f"favour-{space}",
    )


def favour_icon(space: str) -> Element:
    """What a favour counts, as a small picture 40 units wide around the origin."""
    if space.startswith("stacks-"):
        return _stack_icon(0, int(space[-1]), 26)
    if space == "stairs":
        return g(*(_stack_icon(x, n, 13) for x, n in ((-14, 1), (0, 2), (14, 3))))
    if space == "corners":
        return _corners_icon()
    return _project_icon()


def _stack_icon(x: float, height: int, width: float) -> Element:
    """Some tiles on each other, seen from the side."""
    slabs = [
        rect(
            x - width / 2,
            9 - 9 * number,
            width,
            8,
            rx=2,
            fill=var("stone-light"),
            stroke=var("stone-ink"),
            stroke_width=1.6,
        )
        for number in range(height)
    ]
    return g(*slabs)


def _corners_icon() -> Element:
    """A city seen from above, its corners raised."""
    cells: list[Child] = []
    for number in range(9):
        x, y = -18 + 12.5 * (number % 3), -18 + 12.5 * (number // 3)
        corner = number in (0, 2, 6, 8)
        cells.append(
            rect(
                x,
                y,
                11,
                11,
                rx=2,
                fill=var("stone-light") if corner else "none",
                stroke=var("stone-ink" if corner else "platform-ink"),
                stroke_width=1.6,
                stroke_opacity=1 if corner else 0.3,
            )
        )
    return g(*cells, figure(0, 0, "3+", 15, font_family=var("sans"), fill=var("platform-ink")))


def _project_icon() -> Element:
    """A small sealed card."""
    return g(
        rect(
            -13,
            -19,
            26,
            34,
            rx=3,
            fill=var("card"),
            stroke=var("card-ink"),
            stroke_width=1.6,
        ),
        path(
            "M-7 -3L-2 3L8 -9",
            fill="none",
            stroke=var("ring"),
            stroke_width=4,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
    )


def bottom_row_art(points: Sequence[int]) -> Element:
    """The long plate of the favour board: six places and what one to four pawns pay."""
    children: list[Child] = [plate(BOTTOM_WIDTH, BOTTOM_HEIGHT)]
    children += [niche(bottom_place(n), ROW_PAWN_Y, NICHE) for n in range(BOTTOM_SPACES)]
    steps = points[1:]
    pitch = (BOTTOM_WIDTH - STEPS_X) / len(steps)
    for number, value in enumerate(steps):
        x = STEPS_X + pitch * (number + 1) - 18
        children += [bead(x - 21, pip_y(dot, number + 1), 3) for dot in range(number + 1)]
        children.append(lozenge(x, ROW_PAWN_Y, str(value), radius=15))
    return g(*children, id="favour-bottom-row")


def bottom_place(number: int) -> float:
    """How far to the right a place of the bottom row is."""
    return BOTTOM_PITCH * (number + 0.5) + 4


def pip_y(number: int, count: int) -> float:
    """The height of one of several beads above each other."""
    return ROW_PAWN_Y + 7.5 * (number - (count - 1) / 2)


def niche(x: float, y: float, radius: float) -> Element:
    """A round hollow where a pawn can stand."""
    inner = radius - 2
    return g(
        circle(x, y, radius, fill=var("pit"), stroke=var("engraving"), stroke_width=1.6),
        path(
            f"M{x - inner:g} {y:g}A{inner:g} {inner:g} 0 0 1 {x + inner:g} {y:g}",
            fill="none",
            stroke=var("shadow"),
            stroke_width=2,
            opacity=0.35,
        ),
    )


def plate(width: float, height: float) -> Element:
    """A flat stone slab."""
    return g(
        rect(0, 3, width, height, rx=6, fill=var("platform-edge")),
        rect(0, 0, width, height, rx=6, fill=var("platform")),
        rect(0, 0, width, height, rx=6, fill="url(#hatch)"),
        path(
            f"M2 {height - 6:g}V8Q2 2 8 2H{width - 6:g}",
            fill="none",
            stroke=var("platform-lit"),
            stroke_width=2,
        ),
    )
