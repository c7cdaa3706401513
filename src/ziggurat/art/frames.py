"""What surrounds a thing: the mark of the current one, the air around a component on its sheet."""

from ziggurat.art.theme import var
from ziggurat.markup.element import Child, Element, at, drawing, rect

MARGIN = 12


def current(x: float, y: float, width: float, height: float) -> Element:
    """What marks the row that counts now."""
    return rect(
        x,
        y,
        width,
        height,
        rx=7,
        fill=var("accent"),
        fill_opacity=0.16,
        stroke=var("accent"),
        stroke_width=2,
    )


def component(
    name: str,
    width: float,
    height: float,
    *children: Child,
    above: float = MARGIN,
    below: float = MARGIN,
) -> tuple[str, Element]:
    """A component with its name and some air around it, for the sheet of all drawings."""
    air = at(MARGIN, above, *children)
    return name, drawing(width + 2 * MARGIN, above + height + below, air, label=name)
