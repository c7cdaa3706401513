"""Woodcuts: pictures around the origin in two tones, cut once and used in any colour.

Lines take `currentColor`, planes inherit `fill`: the piece that uses a woodcut brings the ink
and the light tone of its colour.
"""

from ziggurat.art.theme import var
from ziggurat.markup.element import Element, circle, g, move, path, use

LINE = 2
"""Width of a cut, unless the woodcut has its own."""


def woodcut(name: str, *cuts: Element, width: float = LINE) -> Element:
    """Cuts under one name, in ink."""
    return g(
        *cuts,
        stroke="currentColor",
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
        id=name,
    )


def glyph(name: str, colour: str, x: float = 0, y: float = 0, scale: float = 1) -> Element:
    """A woodcut in the ink and the light tone of a colour."""
    ink, light = var(f"{colour}-ink"), var(f"{colour}-light")
    return use(name, transform=move(x, y, scale), fill=light, color=ink)


def plane(d: str, width: float | None = None) -> Element:
    """A light plane with an ink outline."""
    return path(d, stroke_width=width)


def bare(d: str) -> Element:
    """A light plane without an outline."""
    return path(d, stroke="none")


def disc(x: float, y: float, radius: float, width: float | None = None) -> Element:
    """A light disc with an ink outline."""
    return circle(x, y, radius, stroke_width=width)


def ink(d: str) -> Element:
    """A plane of ink."""
    return path(d, fill="currentColor", stroke="none")


def bold(d: str) -> Element:
    """A plane of ink, half a unit fatter all around."""
    return path(d, fill="currentColor", stroke_width=1)


def dot(x: float, y: float, radius: float) -> Element:
    """A disc of ink."""
    return circle(x, y, radius, fill="currentColor", stroke="none")


def line(d: str, width: float | None = None) -> Element:
    """A cut without a plane."""
    return path(d, fill="none", stroke_width=width)


def mirrored(*cuts: Element) -> Element:
    """The same on both sides of the middle."""
    return g(*cuts, g(*cuts, transform="scale(-1 1)"))
