"""Woodcuts of the five idols: jaguar, serpent, macaw, monkey, turtle.

A woodcut lies around the origin, 38 units wide.
"""

from collections.abc import Callable

from ziggurat.art.stone import polygon
from ziggurat.art.woodcut import bare, bold, disc, dot, line, mirrored, plane
from ziggurat.markup.element import Element, el, g, path

LINE = 2.2


def jaguar() -> Element:
    """A spotted face with fangs."""
    head = (
        "M0 -15C9 -15 16 -9 16 -1C16 5 13 9 9 11C8 16 4 18 0 18C-4 18 -8 16 -9 11"
        "C-13 9 -16 5 -16 -1C-16 -9 -9 -15 0 -15Z"
    )
    return g(
        mirrored(disc(12, -12, 5.6), dot(12.4, -12.2, 2.4)),
        plane(head),
        mirrored(
            bold("M3.4 -3.4C5 -7.4 10 -7.4 11.6 -4.6C9.8 -1 6 -0.6 3.4 -3.4Z"),
            dot(5, -11, 1.7),
            dot(10, -9.6, 1.5),
            dot(12.4, 2.6, 1.6),
            dot(10, 6.4, 1.4),
            line("M0 10C2 13 5.4 12.6 6.4 9.4", 1.9),
            plane("M2.4 12.6L3.8 16L5.2 12Z", 0.8),
        ),
        dot(0, -8.4, 1.9),
        bold("M-4.4 2.4H4.4C4 5.6 2 7.4 0 8C-2 7.4 -4 5.6 -4.4 2.4Z"),
        line("M0 7V10.4", 1.9),
    )


def serpent() -> Element:
    """A coiled body of scales, its head at the outer end."""
    body = (
        "M2 3H-2.5Q-5 3 -5 0.6Q-5 -5.4 1 -5.4H4.5Q10 -5.4 10 0V5.5Q10 11.6 4 11.6H-8"
        "Q-14 11.6 -14 5.5V-8Q-14 -14.4 -7.5 -14.4H4"
    )
    return g(
        line(body, 7.6),
        bare("".join(_bead(x, y) for x, y in _SCALES)),
        plane("M3 -19C10 -20 17 -18 18 -13.6C17 -9.4 10 -8.6 3 -9.8Q1 -14.4 3 -19Z"),
        dot(10.5, -15.2, 1.8),
        line("M6 -11.8C10 -11.2 14 -11.4 17 -13", 1.4),
        line("M16.6 -10.6L19 -6.6M16.6 -10.6L15.4 -6", 1.6),
    )


def macaw() -> Element:
    """A head in profile: crest, bare cheek and a great hooked beak."""
    return g(
        line("M-8 -10L-14 -17M-10.5 -5L-18 -9M-11.5 1L-18.5 -0.5M-2 -14.4L-5 -19", 3),
        plane("M-10 18C-13.4 6 -12 -6 -6 -11.6C0 -17.4 9 -15 11 -8L5 3C3 8 4 13 6.4 18Z"),
        bold("M5 -9.4C12.6 -14 19 -7 18 1C17.6 6 15.6 9.6 12.6 12C13.4 6.4 11 3.4 4 3.4Z"),
        bold("M4 5.4C8 5.2 10.4 7.4 9.8 12C6.4 11.6 4 9 4 5.4Z"),
        bare("M8 -8C11.6 -9 14.4 -6 14.8 -2.6C12.4 -5.4 10.4 -6.4 8 -8Z"),
        disc(0, -5.6, 4.2),
        dot(0.6, -5.8, 2.2),
        line("M-8.4 4.4C-6.4 7 -3.4 7 -1.4 4.4M-8.6 11C-6.2 13.6 -2.4 13.6 0 11", 1.7),
    )


def monkey() -> Element:
    """A round face in dark fur between two ears."""
    face = (
        "M0 -6.6C-3 -11 -11 -9.8 -10.4 -3C-10.2 -0.6 -8.4 1 -8.6 3C-12 7.4 -8 15.6 0 15.6"
        "C8 15.6 12 7.4 8.6 3C8.4 1 10.2 -0.6 10.4 -3C11 -9.8 3 -11 0 -6.6Z"
    )
    fur = (
        "M0 -17.6C3 -19.6 6 -18.6 6.4 -16.4C13.6 -13 15.4 -6 13.6 2C13 12 8 18.4 0 18.4"
        "C-8 18.4 -13 12 -13.6 2C-15.4 -6 -13.6 -13 -6.4 -16.4C-4.4 -15.4 -2 -16 0 -17.6Z"
    )
    return g(
        mirrored(disc(14.6, -1.6, 4.6), dot(15, -1.4, 1.8)),
        bold(fur),
        bare(face),
        mirrored(
            dot(4.8, -3, 2.3),
            dot(1.7, 4.6, 1.1),
            line("M0 11.4C2.6 11.4 4.8 10.4 6 8.4", 1.8),
        ),
    )


def turtle() -> Element:
    """A shell of plates from above, head and four feet around it."""
    rim = "".join(f"M{x} {y}L{u} {v}" for x, y, u, v in _SPOKES)
    return g(
        bold("M0 -20C3.6 -20 4.8 -16.4 3.6 -12.4H-3.6C-4.8 -16.4 -3.6 -20 0 -20Z"),
        mirrored(
            bold("M7 -9.6C9 -15.6 14.6 -16.6 16.4 -14C17.4 -10.6 15 -6.6 10.6 -5Z"),
            bold("M8 9C10.4 14.4 14.4 16.4 16 14.4C17.4 11.4 15.4 6.8 11.4 5.4Z"),
        ),
        bold("M-2 13L0 19L2 13Z"),
        el("ellipse", rx=12.6, ry=13.6, stroke_width=2.6),
        path(
            polygon(6, 5.8),
            fill="currentColor",
            fill_opacity=0.3,
            stroke_width=1.9,
        ),
        line(rim, 1.9),
    )


_SPOKES = (
    (0, -5.8, 0, -13),
    (5, -2.9, 11.4, -6.4),
    (5, 2.9, 11.4, 6.4),
    (0, 5.8, 0, 13),
    (-5, 2.9, -11.4, 6.4),
    (-5, -2.9, -11.4, -6.4),
)

_SCALES = (
    *((1, 3), (-4.4, 0.8), (-2.4, -4.2), (3.2, -5.4), (8.6, -3.4), (10, 1.8), (9.4, 7.2)),
    *((5.4, 11.4), (0, 11.6), (-5.4, 11.6), (-10.8, 10.6), (-14, 6), (-14, 0.6), (-14, -4.8)),
    *((-13, -10.4), (-8.6, -14.2), (-3.2, -14.4)),
)

IDOLS: dict[str, Callable[[], Element]] = {
    "jaguar": jaguar,
    "serpent": serpent,
    "macaw": macaw,
    "monkey": monkey,
    "turtle": turtle,
}


def _bead(x: float, y: float, radius: float = 1.7) -> str:
    """The outline of a small disc."""
    around = f"a{radius} {radius} 0 1 0"
    return f"M{x - radius:g} {y}{around} {2 * radius} 0{around} {-2 * radius} 0"
