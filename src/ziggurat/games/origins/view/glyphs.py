"""Woodcuts of Origins: what is gained and paid, what is done, the signs of colours and Temples."""

from math import cos, pi, sin

from ziggurat.art.stone import polygon
from ziggurat.art.woodcut import bare, bold, disc, dot, ink, line, mirrored, plane, woodcut
from ziggurat.markup.element import Element, path

OCTAGON = "M-4.6 -11H4.6L11 -4.6V4.6L4.6 11H-4.6L-11 4.6V-4.6Z"
SIGNS = {
    "red": polygon(3, 12.5),
    "purple": polygon(4, 13, pi / 4),
    "blue": "M-10 0A10 10 0 1 1 10 0A10 10 0 1 1 -10 0Z",
    "orange": polygon(5, 13, 0, 5.6),
    "yellow": polygon(4, 13),
}
"""The sign of each colour, so that no colour is alone: on tiles, and as the pips of dice."""


def glyph_defs() -> list[Element]:
    """All of them, each under its name."""
    return [
        *goods(),
        *deeds(),
        *temples(),
        *people(),
        *buildings(),
        *(woodcut(f"sign-{colour}", bold(outline)) for colour, outline in SIGNS.items()),
    ]


def goods() -> list[Element]:
    """A block, an ear, an eye, a coin; three beads for whichever of the first three."""
    grains = "".join(
        f"M1 {y}C3 {y - 6} 8 {y - 7} 9 {y - 7}C9 {y - 3} 6 {y + 1} 1 {y + 1}Z" for y in (8, 2, -4)
    )
    return [
        woodcut(
            "cut-stone",
            plane("M-10 -5L0 -10L10 -5V6L0 11L-10 6Z"),
            line("M-10 -5L0 0L10 -5M0 0V11"),
            ink("M0 0L10 -5V6L0 11Z"),
        ),
        woodcut(
            "cut-food",
            line("M0 12V-6", 2.2),
            mirrored(plane(grains, 1.6)),
            plane("M0 -5C-3 -8 -2 -11 0 -13C2 -11 3 -8 0 -5Z", 1.6),
        ),
        woodcut(
            "cut-wisdom",
            plane("M-12 1Q0 -11 12 1Q0 11 -12 1Z"),
            dot(0, 0.6, 4.6),
            bare("M-1.6 -1.4A2 2 0 1 0 1.6 -1.4A2 2 0 1 0 -1.6 -1.4Z"),
            line("M-9 -7L-7 -5M0 -11V-8M9 -7L7 -5", 1.8),
        ),
        woodcut("cut-gold", disc(0, 0, 10), line(_ring(7.4), 1.2), ink(polygon(4, 4.6)), width=2),
        woodcut(
            "cut-any",
            disc(0, -5, 5),
            mirrored(disc(5.4, 4.6, 5)),
            dot(0, -5, 1.7),
            mirrored(dot(5.4, 4.6, 1.7)),
        ),
    ]


def deeds() -> list[Element]:
    """Advance, attack, arrows, a swap, a copy."""
    return [
        woodcut(
            "cut-advance",
            line("M-7 12V-12", 2.6),
            bold("M-6 -11L11 -6L-6 0Z"),
            bare("M-4 -8L4 -6L-4 -4Z"),
        ),
        woodcut(
            "cut-attack",
            mirrored(line("M-10 -10L6 6", 3.6), line("M2 9L9 2", 2.4), line("M6 6L10 10", 3)),
        ),
        woodcut("cut-to", bold("M-8 -2.4H1V-7L9 0L1 7V2.4H-8Z")),
        woodcut("cut-up", bold("M-2.4 9V0H-7L0 -9L7 0H2.4V9Z")),
        woodcut("cut-swap", line("M-9 -4H8L3 -9M9 4H-8L-3 9", 2.6)),
        woodcut("cut-copy", *_copy()),
        woodcut("cut-step", plane("M-11 10V4H-4V-3H3V-10H11V10Z"), line("M-4 4V10M3 -3V10", 1.3)),
        woodcut("cut-empty", line(OCTAGON), width=1.8),
        woodcut("cut-point", plane(polygon(4, 12)), width=1.8),
    ]


def _copy() -> list[Element]:
    small = "M-2.6 -6H2.6L6 -2.6V2.6L2.6 6H-2.6L-6 2.6V-2.6Z"
    return [
        path(small, transform="translate(-5 4)"),
        path(small, transform="translate(6 -4)", fill="currentColor"),
        line("M-6 -5C-5 -10 -2 -11 1 -11", 1.8),
    ]


def temples() -> list[Element]:
    """A cedar, a mountain with snow, a wave: the three Temples; any of them."""
    return [
        woodcut(
            "cut-forest",
            line("M0 12V4", 3),
            plane("M0 -12L7 -4H4L10 5H-10L-4 -4H-7Z"),
            ink("M0 -12L7 -4H4L10 5H0Z"),
        ),
        woodcut(
            "cut-mountain",
            plane("M-12 10L-2 -10L3 -3L6 -6L12 10Z"),
            ink("M-2 -10L-6 -2L-3 -4L-1 0L1 -4L3 -3Z"),
            line("M-2 10L2 3M5 10L7 5", 1.4),
        ),
        woodcut(
            "cut-sea",
            bold(
                "M-12 3C-9 -9 3 -13 10 -4C5 -6 1 -4 3 1C6 4 10 3 12 1C10 6 5 8 -2 7"
                "C-7 6 -10 4 -12 3Z"
            ),
            line("M-12 10C-8 7 -4 12 0 10S8 8 12 10", 2),
        ),
        woodcut(
            "cut-temple",
            plane("M-12 -4L0 -12L12 -4V-2H-12Z"),
            mirrored(line("M4 0V8", 3), line("M10 0V8", 2.4)),
            bold("M-12 9H12V12H-12Z"),
        ),
    ]


def people() -> list[Element]:
    """A die, a Speaker, an Advisor, a base, the token of Superiority, the Bastion."""
    rays = "".join(
        f"M{9 * cos(turn):.1f} {9 * sin(turn):.1f}L{12 * cos(turn):.1f} {12 * sin(turn):.1f}"
        for turn in (2 * pi * n / 10 for n in range(10))
    )
    return [
        woodcut("cut-die", plane(_square(9, 3)), dot(-4, -4, 2), dot(0, 0, 2), dot(4, 4, 2)),
        woodcut(
            "cut-speaker",
            plane(_square(8, 3)),
            line("M-4 -3H4M-4 1H4M-4 5H1", 1.8),
            ink("M6 8L12 12V4Z"),
        ),
        woodcut(
            "cut-advisor",
            plane("M-10 12C-10 5 -6 3 0 3S10 5 10 12Z"),
            disc(0, -4, 6.4),
            mirrored(line("M6.6 -2C8 -7 5 -11 1.6 -11.6", 2.4)),
        ),
        woodcut(
            "cut-base",
            plane("M-10 2V6C-10 11 10 11 10 6V2"),
            plane("M-10 2A10 5 0 1 1 10 2A10 5 0 1 1 -10 2Z"),
        ),
        woodcut(
            "cut-hourglass",
            plane("M-7 -11H7C7 -4 2 -3 0 0C-2 -3 -7 -4 -7 -11ZM0 0C2 3 7 4 7 11H-7C-7 4 -2 3 0 0Z"),
            ink("M-4 10H4C3 7 1 6 0 4C-1 6 -3 7 -4 10Z"),
            line("M-9 -12H9M-9 12H9", 3),
        ),
        woodcut("cut-token", line(rays, 2.2), disc(0, 0, 8.4), ink(polygon(5, 5.6, 0, 2.6))),
        woodcut(
            "cut-bastion",
            plane("M-11 11V-3H-12V-10H-7V-6H-3V-10H3V-6H7V-10H12V-3H11V11Z"),
            ink("M-3.6 11V5A3.6 3.6 0 0 1 3.6 5V11Z"),
            line("M-11 -2H11", 1.6),
        ),
    ]


def buildings() -> list[Element]:
    """A tile, a farm, a District, an obelisk, a tower, a ship from beyond the sky, a sign card."""
    return [
        woodcut("cut-tile", plane(OCTAGON)),
        woodcut(
            "cut-farm",
            plane("M-11 -1L-2 -10L7 -1V5H-11Z"),
            ink("M-5 5V0H-1V5Z"),
            line("M-11 9H11M-8 12H12M9 -4V4M12 -2V4", 1.8),
        ),
        woodcut("cut-district", *_district()),
        woodcut(
            "cut-obelisk",
            plane("M-4 9L-3 -8L0 -12L3 -8L4 9Z"),
            bold("M-8 9H8V12H-8Z"),
            line("M0 -6V-4M0 0V2", 1.8),
        ),
        woodcut(
            "cut-tower",
            plane("M-9 12V5H9V12ZM-9 5V-2H9V5ZM-9 -2V-9H9V-2Z"),
            line("M0 -9V-12", 2),
        ),
        woodcut(
            "cut-ship",
            plane("M-5 -2C-5 -11 5 -11 5 -2"),
            bold("M-12 1C-12 -4 12 -4 12 1C12 5 -12 5 -12 1Z"),
            line("M-6 8L-8 12M0 8V12M6 8L8 12", 1.8),
        ),
        woodcut("cut-card", plane("M-8 -11H8V11H-8Z"), ink(polygon(6, 6.4, 0, 2.6))),
        woodcut(
            "cut-agora",
            plane("M-12 -5L0 -12L12 -5Z"),
            mirrored(line("M3.4 -2V7", 2.8), line("M9 -2V7", 2.8)),
            bold("M-12 9H12V12H-12Z"),
        ),
        woodcut(
            "cut-palace",
            plane("M-13 12V-2H-8V-7H-3V-12H3V-7H8V-2H13V12Z"),
            ink("M-3 12V6A3 3 0 0 1 3 6V12Z"),
            line("M-8 -2H8M-3 -7H3", 1.4),
        ),
    ]


def _district() -> list[Element]:
    """Four tiles around a seat of power."""
    quarter = "M2 -10H8L10 -8V-3L8 -1H4L1.4 -3.4V-9Z"
    turned = [path(quarter, transform=f"rotate({90 * n})", stroke_width=1.5) for n in range(4)]
    return [*turned, ink(polygon(4, 4))]


def _ring(radius: float) -> str:
    return f"M-{radius} 0A{radius} {radius} 0 1 1 {radius} 0A{radius} {radius} 0 1 1 -{radius} 0Z"


def _square(half: float, corner: float) -> str:
    side = 2 * (half - corner)
    return (
        f"M{-half + corner} {-half}h{side}q{corner} 0 {corner} {corner}v{side}"
        f"q0 {corner} {-corner} {corner}h{-side}q{-corner} 0 {-corner} {-corner}v{-side}"
        f"q0 {-corner} {corner} {-corner}Z"
    )
