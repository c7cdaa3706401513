"""Things to choose, told where they are marked: rings are finer around small things; counts."""

from ziggurat.art.stone import BASELINE
from ziggurat.art.theme import var
from ziggurat.markup.element import Child, Element, Spot, el, g, labelled_group, move, spotted

HALF = 0.5
DOUBLE = 2
BADGE = 10


def small(
    name: str,
    x: float,
    y: float,
    width: float,
    height: float,
    *children: Child,
    label: str = "",
    corner: float = 12,
) -> Element:
    """Something small with its middle at a point; its parts are drawn twice as large."""
    where = move(x, y, HALF)
    spot = Spot(
        -width, -height, 2 * width, 2 * height, corner, width - BADGE, BADGE - height, size=1.6
    )
    if label:
        return spotted(spot, labelled_group(label, *children, id=name, transform=where))
    return spotted(spot, g(*children, id=name, transform=where))


def lifted(element: Element, x: float | None = None) -> Element:
    """The same thing with its gain above the upper edge: its face is to be seen."""
    spot = element.spot
    assert spot is not None
    right = spot.badge_x if x is None else x
    element.spot = spot._replace(badge_x=right, badge_y=spot.y - BADGE)
    return element


def twice(x: float = 0, y: float = 0, scale: float = 1) -> str:
    """The transform of a part of something small."""
    if not x and not y:
        return f"scale({DOUBLE * scale:g})"
    return move(DOUBLE * x, DOUBLE * y, DOUBLE * scale)


def counted(*children: Child, ink: str) -> Element:
    """Things with counts beside them, which take their letters from here."""
    return g(
        *children,
        fill=var(ink),
        font_family=var("serif"),
        font_weight=700,
        text_anchor="middle",
    )


def count(x: float, y: float, value: int | str, size: float) -> Element:
    """A count with its middle at a point."""
    return el("text", str(value), x=x, y=y + size * BASELINE, font_size=size)
