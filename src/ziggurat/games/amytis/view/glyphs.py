"""Woodcuts of the six buildings and marks of the four colours.

A woodcut lies around the origin, 60 units wide.
"""

from collections.abc import Callable
from math import pi

from ziggurat.art.stone import polygon
from ziggurat.art.woodcut import bare, bold, disc, dot, line, mirrored, plane
from ziggurat.markup.element import Element, g

LINE = 2.6


def garden() -> Element:
    """A date palm on a terrace."""
    leaf_low = "M0 -8C-9 -14 -21 -11 -28 2C-17 -2 -8 -3 0 -8Z"
    leaf_high = "M0 -8C-5 -20 -17 -27 -29 -19C-20 -16 -10 -11 0 -8Z"
    return g(
        plane("M-30 29V19H-18V12H18V19H30V29Z"),
        line("M-18 19H18M-24 19V29M-12 19V29M0 12V19M0 19V29M12 19V29M24 19V29", 1.8),
        bold("M-4 13C-1 4 -1 -3 -2 -9H3C3 -2 3 5 5 13Z"),
        *(mirrored(plane(leaf)) for leaf in (leaf_low, leaf_high)),
        plane("M0 -8C-7 -16 -6 -24 0 -31C6 -24 7 -16 0 -8Z"),
        line(
            "M0 -26V-10M-22 -1C-14 -7 -8 -8 0 -8C8 -8 14 -7 22 -1M-22 -19C-14 -18 -6 -13 0 -8", 1.6
        ),
        line("M22 -19C14 -18 6 -13 0 -8", 1.6),
        *(dot(x, -3, 3.2) for x in (-5, 0, 5)),
    )


def market() -> Element:
    """A stall with a striped awning and fruit on the counter."""
    tops = (-22, -13.2, -4.4, 4.4, 13.2, 22)
    feet = (-30, -18, -6, 6, 18, 30)
    stripes = []
    for n in range(5):
        stripe = f"M{tops[n]} -28H{tops[n + 1]}L{feet[n + 1]} -8A6 6 0 0 1 {feet[n]} -8Z"
        stripes.append(bold(stripe) if n % 2 else plane(stripe))
    return g(
        bold("M-25 -8H-21V27H-25ZM21 -8H25V27H21Z"),
        *(disc(x, 9, 5.6, 2) for x in (-11.5, 0, 11.5)),
        *(disc(x, 2, 5.6, 2) for x in (-5.8, 5.8)),
        *stripes,
        plane("M-29 14H29V20H-29Z"),
        plane("M-26 20H26V30H-26Z"),
        line("M-15 20V30M-5 20V30M5 20V30M15 20V30", 1.8),
    )


def wall() -> Element:
    """A battlemented gate between two towers."""
    tower = "M-30 30V-28H-25V-23H-23V-28H-18V-23H-16V-28H-11V30Z"
    seams = "M-30 -13H-11M-30 -4H-11M-30 5H-11M-30 14H-11M-30 22H-11"
    joints = "M-20 -13V-4M-25 -4V5M-16 -4V5M-20 5V14M-25 14V22M-16 14V22M-20 22V30"
    return g(
        plane("M-11 30V-14H-6V-9H-3V-14H3V-9H6V-14H11V30Z"),
        line("M-11 -2H11M-6 -9V-2M6 -9V-2M-11 5H-6M6 5H11", 1.6),
        mirrored(plane(tower)),
        *(mirrored(line(seam, 1.6)) for seam in (seams, joints)),
        bold("M-8 30V10A8 8 0 0 1 8 10V30Z"),
        *(bold(f"M{x - 2} -15V-20A2 2 0 0 1 {x + 2} -20V-15Z") for x in (-20.5, 20.5)),
    )


def palace() -> Element:
    """A ziggurat with a great stair, crowned."""
    return g(
        plane("M-31 30V16H31V30Z"),
        plane("M-24 16V3H24V16Z"),
        plane("M-17 3V-9H17V3Z"),
        plane("M-9 -9V-17H9V-9Z"),
        line("M-25 20V30M-18 20V30M18 20V30M25 20V30M-18 7V16M-13 7V16M13 7V16M18 7V16", 1.8),
        plane("M-5 -9H5L10 30H-10Z"),
        line("M-5.5 -4H5.5M-6 1H6M-6.7 6H6.7M-7.4 11H7.4M-8 16H8M-8.7 21H8.7M-9.4 26H9.4", 1.8),
        bold("M-10 -16L-12 -31L-5.5 -24L0 -33L5.5 -24L12 -31L10 -16Z"),
    )


def residence() -> Element:
    """A house with a broad roof, a door and two windows."""
    return g(
        plane("M-23 30V-3H23V30Z"),
        bold("M13 -29H21V-10H13Z"),
        plane("M-20 0L0 -20L20 0Z"),
        bold("M-32 3L0 -31L32 3H21.5L0 -20L-21.5 3Z"),
        line("M-21.5 3H21.5"),
        dot(0, -6, 4.6),
        bold("M-6.5 30V16A6.5 6.5 0 0 1 6.5 16V30Z"),
        bold("M-18 9H-10V18H-18ZM10 9H18V18H10Z"),
        line("M-23 24H-6.5M6.5 24H23M-20 30V24M-12 30V24M12 30V24M20 30V24", 1.6),
    )


def theatre() -> Element:
    """A laughing mask with ribbons."""
    return g(
        mirrored(bold("M-22 -20L-33 -16L-28 -9L-34 -2L-22 -4Z")),
        plane("M-25 -27C-10 -20 10 -20 25 -27C29 0 23 23 0 32C-23 23 -29 0 -25 -27Z"),
        mirrored(bold("M-19 -5C-18 -14 -7 -14 -5 -5C-9 -9 -15 -9 -19 -5Z")),
        mirrored(line("M-20 -15C-16 -19 -9 -19 -5 -16", 2.4)),
        line("M0 -8C-1 -2 -5 2 -4 4C-2 6 2 6 4 4", 2.2),
        bold("M-17 7C-9 13 9 13 17 7C16 21 8 27 0 27C-8 27 -16 21 -17 7Z"),
        bare("M-9 20C-5 16 5 16 9 20C6 25 -6 25 -9 20Z"),
        mirrored(line("M-23 4C-21 10 -21 12 -19 15", 1.8)),
    )


BUILDINGS: dict[str, Callable[[], Element]] = {
    "garden": garden,
    "market": market,
    "wall": wall,
    "palace": palace,
    "residence": residence,
    "theatre": theatre,
}

COLOURS = {
    "green": polygon(32, 6.6),
    "blue": polygon(5, 8.8, inner=3.7),
    "orange": polygon(3, 8.6),
    "pink": polygon(4, 8.3, pi / 4),
}
"""The printed shape of each colour: circle, star, triangle, square."""
