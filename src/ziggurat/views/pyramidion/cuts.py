"""How a woodcut is cut: lines take `currentColor`, planes inherit `fill`.

The piece that uses a woodcut brings the ink and the light tone of its colour.
"""

from ziggurat.views.svg import Element, circle, g, path

LINE = 2


def woodcut(name: str, *cuts: Element) -> Element:
    """Cuts under one name, in ink."""
    return g(
        *cuts,
        stroke="currentColor",
        stroke_width=LINE,
        stroke_linecap="round",
        stroke_linejoin="round",
        id=name,
    )


def plane(d: str, width: float = LINE) -> Element:
    """A light plane with an ink outline."""
    return path(d, stroke_width=_unusual(width))


def disc(x: float, y: float, radius: float, width: float = LINE) -> Element:
    """A light disc with an ink outline."""
    return circle(x, y, radius, stroke_width=_unusual(width))


def ink(d: str) -> Element:
    """A plane of ink."""
    return path(d, fill="currentColor", stroke="none")


def dot(x: float, y: float, radius: float) -> Element:
    """A disc of ink."""
    return circle(x, y, radius, fill="currentColor", stroke="none")


def line(d: str, width: float = LINE) -> Element:
    """A cut without a plane."""
    return path(d, fill="none", stroke_width=_unusual(width))


def mirrored(*elements: Element) -> Element:
    """The same on both sides of the middle."""
    return g(*elements, g(*elements, transform="scale(-1 1)"))


def _unusual(width: float) -> float | None:
    """A width that is not the woodcut's own."""
    return None if width == LINE else width
