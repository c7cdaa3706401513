"""Woodcuts of the characters, 60 units wide around the origin."""

from collections.abc import Callable

from ziggurat.art.woodcut import disc, dot, ink, line, mirrored, plane
from ziggurat.markup.element import Element, g


def merchant() -> Element:
    """Great scales: a sack against weights."""
    return g(
        line("M0 -28V27", 4),
        plane("M-14 27C-12 22 12 22 14 27V30H-14Z"),
        plane("M-26 -20C-10 -26 10 -26 26 -20L25 -16C10 -21 -10 -21 -25 -16Z", 1.8),
        line("M-24 -17L-31 8M-24 -17L-15 8M24 -17L31 8M24 -17L15 8", 1.6),
        plane("M-30 8C-31 0 -27 -4 -25 -6H-21C-19 -4 -15 0 -16 8Z", 1.8),
        line("M-27 -6H-19", 2.2),
        plane("M16 8V-1H23V8ZM24 8V3H30V8Z", 1.8),
        mirrored(plane("M13 8H33C32 17 14 17 13 8Z")),
        disc(0, -28, 4),
    )


def negotiator() -> Element:
    """A written roll with a seal, and a reed pen."""
    return g(
        plane("M-20 -20H16V20H-20Z"),
        line("M-13 -10H9M-13 -3H9M-13 4H4M-13 11H0", 2.2),
        plane("M-25 -29H20C26 -29 26 -18 20 -18H-25C-31 -18 -31 -29 -25 -29Z"),
        plane("M-25 18H20C26 18 26 29 20 29H-25C-31 29 -31 18 -25 18Z"),
        line("M-25 -24H18M-25 23H18", 1.4),
        plane("M4 22L9 10L27 -16L32 -12L15 14Z"),
        ink("M4 22L7 15L11 18Z"),
        disc(-13, 25, 7.5),
        line("M-13 21V29M-17 25H-9", 1.8),
    )


def torturer() -> Element:
    """A coiled whip."""
    return g(
        plane("M-30 22L-10 0L-5 5L-24 28Z"),
        line("M-27 18L-20 25M-22 13L-15 20M-17 8L-10 14", 1.8),
        line("M-7 2C2 -16 30 -18 29 2C28 20 2 20 3 3C4 -9 22 -10 20 1C19 9 10 8 11 2", 4.6),
        line("M-7 2C4 -22 24 -30 30 -27", 3),
        line("M30 -27L33 -31M30 -27L35 -26", 2),
    )


def revolt() -> Element:
    """A raised fist before flames."""
    return g(
        plane(
            "M-28 12C-34 -4 -22 -8 -24 -20C-14 -12 -14 -22 -10 -30C-4 -22 2 -26 4 -31C8 -20 18 "
            "-24 20 -28C22 -14 34 -8 28 12Z",
            1.8,
        ),
        plane("M-12 30V13C-18 8 -19 0 -17 -6H17C20 2 18 8 12 13V30Z"),
        *(
            plane(f"M{x} 0V-15C{x} -21 {x + 8.8} -21 {x + 8.8} -15V0Z")
            for x in (-17.5, -8.7, 0.1, 8.9)
        ),
        plane("M-19 2C-19 -6 -6 -6 4 -4C10 -3 8 5 2 5H-8C-14 7 -19 7 -19 2Z"),
        line("M-12 22H12", 2.4),
    )


def goddess() -> Element:
    """The sun between horns, over spread wings."""
    feathers = "M3 14C14 6 24 8 33 2C32 12 27 17 21 19C16 25 8 26 3 24Z"
    return g(
        mirrored(plane(feathers), line("M6 18C14 14 20 14 27 10M6 22C11 20 15 20 19 18", 1.6)),
        line("M-6 8C-24 0 -24 -20 -16 -28M6 8C24 0 24 -20 16 -28", 5),
        disc(0, -11, 13),
        disc(0, -11, 8, 1.4),
        plane("M-5 30C-7 20 -6 10 0 6C6 10 7 20 5 30Z"),
        dot(0, 15, 2),
    )


def high_priest() -> Element:
    """A jackal's mask."""
    return g(
        plane(
            "M-20 30C-20 16 -18 6 -14 -2L-17 -30L-7 -12L0 -12L6 -30L11 -8C20 -4 27 4 33 11"
            "L31 16C24 18 16 16 11 18C10 24 13 27 14 30Z"
        ),
        line("M-14 -21L-11 -9M5 -21L6 -10", 1.8),
        ink("M6 0C10 -3 14 -2 17 2C13 4 9 3 6 0Z"),
        ink("M29 9L34 11L31 16Z"),
        line("M13 16C18 14 24 14 30 15", 1.6),
        line("M-18 18L8 20M-19 24L9 25", 2.4),
    )


def bandit() -> Element:
    """A curved sword."""
    return g(
        plane("M-24 30L-30 24L-15 8L-9 14Z"),
        line("M-26 21L-21 26M-21 16L-16 21", 1.8),
        plane("M-19 6L-13 0L4 16L-2 21Z"),
        plane("M-9 4C-2 -6 -10 -18 2 -26C12 -32 24 -30 31 -31C30 -16 20 -14 14 -8C8 0 10 8 1 13Z"),
        line("M-2 4C6 -4 0 -14 8 -20C13 -24 19 -25 24 -26", 1.6),
    )


def guard() -> Element:
    """A shield of hide and a spear."""
    return g(
        line("M24 30V-20", 4),
        plane("M24 -32L30 -19L24 -14L18 -19Z"),
        plane("M-27 30V-8C-27 -24 -17 -30 -7 -30C3 -30 13 -24 13 -8V30Z"),
        plane("M-20 23V-7C-20 -17 -13 -23 -7 -23C-1 -23 6 -17 6 -7V23Z", 1.6),
        disc(-7, 2, 6),
        dot(-7, 2, 2),
        dot(-15, -9, 1.6),
        dot(1, -9, 1.6),
        dot(-15, 15, 1.6),
        dot(1, 15, 1.6),
    )


def vizier() -> Element:
    """The feather of justice."""
    return g(
        plane(
            "M-4 26C-14 12 -16 -6 -8 -20C-3 -29 10 -33 16 -25C21 -18 13 -15 12 -9C20 -12 18 -2 12 0"
            "C17 2 14 10 8 11C11 15 6 21 0 26Z"
        ),
        line("M-6 31C-3 10 -2 -8 6 -22", 2.4),
        line(
            "M-2 14L7 11M-1 6L11 0M0 -3L11 -9M2 -12L11 -20M-5 12L-10 6M-4 2L-11 -5M-1 -8L-9 -14",
            1.5,
        ),
    )


def thief() -> Element:
    """A purse, and a hand that is not its owner's."""
    return g(
        plane("M-6 -16C-24 -6 -30 10 -27 20C-24 30 10 30 13 20C16 10 10 -6 -4 -16Z"),
        plane("M-12 -16L-17 -28C-10 -25 -6 -30 -1 -27C4 -30 6 -25 8 -28L2 -16Z"),
        line("M-13 -15H3", 4),
        disc(-7, 8, 9),
        line("M-7 2V14M-11 5C-7 2 -4 4 -3 5M-11 11C-7 14 -4 12 -3 11", 1.8),
        plane("M33 18L18 17C10 17 8 10 14 8L4 1C1 -4 6 -7 10 -4L24 2L33 2Z"),
        line("M14 8L21 11M10 3L17 7", 1.6),
    )


def philosopher() -> Element:
    """An ibis under the moon."""
    return g(
        disc(4, -21, 8),
        line("M-9 -24C-7 -8 15 -8 17 -24", 3),
        plane(
            "M-22 30C-24 18 -18 12 -12 6C-16 -4 -6 -12 4 -10C10 -9 13 -5 14 0C22 3 29 12 31 27"
            "C25 16 18 9 10 8C4 12 4 22 6 30Z"
        ),
        dot(5, -2, 2.4),
        line("M14 0C12 4 11 6 10 8M-16 22C-10 20 -4 20 2 22M-14 15C-9 13 -5 13 0 15", 1.6),
    )


def slave_trader() -> Element:
    """Shackles on a chain."""
    return g(
        mirrored(
            line("M20 -4C34 -2 36 22 20 24C6 22 6 -2 20 -4Z", 6),
            plane("M15 -10H25V-1H15Z"),
        ),
        line("M-15 -10C-16 -18 -12 -21 -8 -19C-4 -17 -5 -12 -9 -12", 3),
        line("M15 -10C16 -18 12 -21 8 -19C4 -17 5 -12 9 -12", 3),
        line("M-8 -22C-6 -30 6 -30 8 -22C9 -16 -9 -16 -8 -22Z", 3.4),
    )


def engraver() -> Element:
    """Mallet and chisel."""
    return g(
        g(
            plane("M-4 -8H4V30H-4Z"),
            plane("M-14 -28H14L12 -8H-12Z"),
            line("M-13 -18H13", 1.6),
            transform="rotate(-38)",
        ),
        g(
            plane("M-3 -4H3V14H-3Z"),
            plane("M-4 14H4L5 28L0 33L-5 28Z"),
            plane("M-5 -16H5V-4H-5Z"),
            transform="translate(6 0) rotate(38)",
        ),
    )


def politician() -> Element:
    """Crook and flail."""
    return g(
        line("M-24 30L10 -18C16 -27 28 -24 26 -14C25 -9 20 -8 18 -11", 5.4),
        line("M-18 21L-14 24M-11 12L-7 15M-4 2L0 5", 2),
        line("M24 30L-12 -20", 5.4),
        plane("M-14 -26L-6 -20L-11 -14L-18 -20Z"),
        plane(
            "M-18 -20L-28 2L-32 0L-21 -23ZM-14 -17L-20 8L-25 7L-18 -19Z"
            "M-11 -14L-12 11L-17 11L-14 -16Z",
            1.6,
        ),
    )


FIGURES: dict[str, Callable[[], Element]] = {
    "merchant": merchant,
    "negotiator": negotiator,
    "torturer": torturer,
    "revolt": revolt,
    "goddess": goddess,
    "high-priest": high_priest,
    "bandit": bandit,
    "guard": guard,
    "vizier": vizier,
    "thief": thief,
    "philosopher": philosopher,
    "slave-trader": slave_trader,
    "engraver": engraver,
    "politician": politician,
}
