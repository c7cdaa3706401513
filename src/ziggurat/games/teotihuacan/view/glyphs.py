"""Woodcuts of Teotihuacan: signs of the three faiths, masks, the two halves of an action."""

from math import cos, pi, sin

from ziggurat.art.stone import polygon
from ziggurat.art.woodcut import bold, disc, dot, ink, line, mirrored, plane, woodcut
from ziggurat.markup.element import Element


def glyph_defs() -> list[Element]:
    """All of them, each under its name."""
    return [
        maize(),
        water(),
        fire(),
        blank(),
        sun_mask(),
        rain_mask(),
        bat_mask(),
        stairs(),
        scroll(),
        sun(),
        eclipse(),
    ]


def maize() -> Element:
    """Green: a cob of maize between its leaves."""
    return woodcut(
        "sign-green",
        plane("M0 -16C6 -12 7 2 4 10H-4C-7 2 -6 -12 0 -16Z"),
        line("M-4.5 -7H4.5M-5.5 -1H5.5M-5 5H5M0 -15V10", 1.3),
        mirrored(bold("M2 15C10 13 16 4 15 -7C9 -3 5 4 4 11Z")),
    )


def water() -> Element:
    """Blue: a drop over two waves."""
    return woodcut(
        "sign-blue",
        plane("M0 -17C6 -9 9 -5 9 0A9 8 0 0 1 -9 0C-9 -5 -6 -9 0 -17Z"),
        line("M-4 0A4 4 0 0 0 1 4", 1.6),
        line("M-16 11C-12 7 -8 7 -5 11S2 15 6 11S13 7 16 11", 2.8),
    )


def fire() -> Element:
    """Red: a flame with its heart."""
    return woodcut(
        "sign-red",
        bold(
            "M1 -18C3 -9 14 -4 13 6C12 13 6 16 0 16C-7 16 -13 12 -13 5C-13 -1 -9 -4 -8 -10C-5 -8"
            "-3 -6 -3 -3C0 -7 2 -11 1 -18Z"
        ),
        plane("M1 -3C3 2 7 4 6 9C5 12 2 13 0 13C-4 13 -6 10 -6 7C-6 3 -1 2 1 -3Z", 0),
    )


def blank() -> Element:
    """White: a lozenge, no faith at all."""
    return woodcut("sign-white", plane(polygon(4, 13)), plane(polygon(4, 6)))


def sun_mask() -> Element:
    """Yellow: a round face among rays."""
    rays = "".join(
        f"M{9.5 * cos(turn):.1f} {9.5 * sin(turn):.1f}L{14 * cos(turn):.1f} {14 * sin(turn):.1f}"
        for turn in (2 * pi * n / 12 for n in range(12))
    )
    return woodcut(
        "mask-cut-yellow",
        line(rays, 2.2),
        disc(0, 0, 9.5),
        mirrored(dot(3.6, -1.8, 1.7)),
        line("M-4 4Q0 7 4 4", 1.8),
    )


def rain_mask() -> Element:
    """Turquoise: the rain god with goggles and fangs."""
    return woodcut(
        "mask-cut-turquoise",
        plane("M-12 -12H12V4L7 12H-7L-12 4Z"),
        mirrored(disc(5.2, -4.4, 4.4), dot(5.2, -4.4, 1.7)),
        line("M-8 4H8", 2),
        mirrored(ink("M2 4H6L4.4 10Z")),
    )


def bat_mask() -> Element:
    """Purple: a bat with upright ears."""
    return woodcut(
        "mask-cut-purple",
        plane("M0 13C-8 13 -12 6 -11 -1L-13 -14L-5 -8Q0 -10 5 -8L13 -14L11 -1C12 6 8 13 0 13Z"),
        mirrored(ink("M2.4 -3L8.4 -4.4L6.4 1Z")),
        plane("M0 0L3.6 6H-3.6Z"),
        line("M-5 9.4Q0 7.6 5 9.4", 1.6),
    )


def stairs() -> Element:
    """Construction: a stepped pyramid."""
    return woodcut(
        "cut-construction",
        plane("M-15 13V6H-10V-1H-5V-8H5V-1H10V6H15V13Z"),
        line("M-3 13V-8M3 13V-8M-3 9H3M-3 5H3M-3 1H3M-3 -3H3", 1.3),
    )


def scroll() -> Element:
    """Influence: a scroll of speech, as painters of Mexico draw words."""
    return woodcut(
        "cut-influence",
        plane(
            "M-13 12C-15 4 -13 -2 -7 -4C-8 -12 0 -17 8 -13C15 -9 15 1 8 4C2 6 -3 1 0 -3C2 -6 7 -5"
            " 7 -2C5 -3 3 -2 4 0C6 2 10 -1 9 -5C8 -10 0 -11 -2 -5C-4 2 -6 1 -7 12Z"
        ),
    )


def sun() -> Element:
    """The sun of the round track."""
    rays = polygon(12, 15, 0, 10.5)
    return woodcut(
        "cut-sun",
        plane(rays),
        disc(0, 0, 7.5),
        mirrored(dot(2.8, -1.2, 1.2)),
        line("M-3 3Q0 5.4 3 3", 1.4),
        width=1.6,
    )


def eclipse() -> Element:
    """The eclipse: a dark disc in a ring of light."""
    return woodcut("cut-eclipse", disc(0, 0, 13), dot(1.2, 1.2, 10.4), width=1.6)
