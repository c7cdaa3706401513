"""Small woodcuts, 28 units wide around the origin: goods, categories, sites and marks."""

from collections.abc import Callable

from ziggurat.art.woodcut import disc, dot, ink, line, mirrored, plane
from ziggurat.markup.element import Element, g


def camel() -> Element:
    """A dromedary."""
    return g(
        plane(
            "M-13 1C-11 -3 -8 -3 -7 -4C-5 -11 2 -11 3 -4C5 -3 6 -3 6.5 -5L7.5 -10C8 -13.5 12 -13 "
            "14 -10L13.5 -7.5L10.5 -7L10 0C9.5 3.5 8 4.5 6.5 5V13H3.5V6H-6L-7 13H-10L-9.5 5"
            "C-11.5 4.5 -13 3 -13 1Z",
            1.6,
        ),
        line("M-7 -1C-3 0 1 0 4 -1", 1.6),
        dot(10.5, -10, 0.9),
    )


def wood() -> Element:
    """Three trunks, their rings towards us."""
    ends = ((-6.8, 6), (6.8, 6), (0, -5.6))
    return g(*(g(disc(x, y, 6.8), disc(x, y, 3.4, 1.4), dot(x, y, 1)) for x, y in ends))


def food() -> Element:
    """An ear of wheat."""
    grains = (
        "M0 -2C-6 -2 -9 -6 -9 -11C-3 -11 0 -8 0 -2Z",
        "M0 5C-6 5 -9 1 -9 -4C-3 -4 0 -1 0 5Z",
        "M0 12C-6 12 -9 8 -9 3C-3 3 0 6 0 12Z",
    )
    return g(
        line("M0 14V-4"),
        mirrored(*(plane(grain, 1.5) for grain in grains)),
        plane("M0 -4C-4 -7 -4 -11 0 -15C4 -11 4 -7 0 -4Z", 1.5),
    )


def stone() -> Element:
    """A hewn block."""
    return g(
        plane("M-13 -4L0 -11L13 -4V7L0 14L-13 7Z"),
        line("M-13 -4L0 3L13 -4M0 3V14", 1.8),
        line("M-9 3V6M-5 5V9M5 5L9 3", 1.4),
    )


def worker() -> Element:
    """A man with a head cloth, a hoe over his shoulder."""
    return g(
        line("M12 13V-9M6 -12C9 -9 12 -9 13 -13", 2.4),
        plane("M-12 14C-12 5 -8 1 -2 1C4 1 8 5 8 14Z"),
        plane("M-8 1C-9 -3 -8 -8 -7 -9H3C4 -8 5 -3 4 1L1 -3H-5Z", 1.6),
        disc(-2, -5, 4.6, 1.6),
        ink("M-8 -8C-8 -13 4 -13 4 -8Z"),
    )


def statue() -> Element:
    """The head of a pharaoh."""
    return g(
        plane("M-12 14L-11 -2C-11 -10 -6 -14 0 -14C6 -14 11 -10 11 -2L12 14H5V5H-5V14Z"),
        line("M-11 2L-6 1M-11.5 7L-6 6M11 2L6 1M11.5 7L6 6M-9 -8L-5 -5M9 -8L5 -5", 1.5),
        plane("M-6 -4C-6 -8 6 -8 6 -4C6 3 3 6 0 6C-3 6 -6 3 -6 -4Z", 1.6),
        dot(-2.6, -1.5, 1.1),
        dot(2.6, -1.5, 1.1),
        ink("M-1.8 6H1.8L1.2 13H-1.2Z"),
    )


GOODS: dict[str, Callable[[], Element]] = {
    "camel": camel,
    "wood": wood,
    "food": food,
    "stone": stone,
    "worker": worker,
    "statue": statue,
}


def influence() -> Element:
    """A whip."""
    return g(
        line("M-10 12L-3 3", 4.2),
        line("M-3 3C2 -5 11 -6 11 0C11 6 2 7 1 1C0 -6 7 -12 12 -11", 2.2),
    )


def negotiation() -> Element:
    """A written roll."""
    return g(
        plane("M-9 -9H8V9H-9Z", 1.8),
        line("M-5 -4H4M-5 0H4M-5 4H1", 1.8),
        plane("M-12 -12H11C13 -12 13 -7 11 -7H-12C-14 -7 -14 -12 -12 -12Z", 1.6),
        plane("M-12 8H11C13 8 13 13 11 13H-12C-14 13 -14 8 -12 8Z", 1.6),
    )


def bargaining() -> Element:
    """A pair of scales."""
    return g(
        line("M0 -13V12M-6 13H6M-10 -8H10", 2.2),
        mirrored(line("M10 -8L5 3M10 -8L14 3", 1.4), plane("M4 3H15C15 9 4 9 4 3Z", 1.6)),
        dot(0, -12, 2.2),
    )


def revolt() -> Element:
    """A raised fist."""
    return g(
        plane("M-6 14V5C-10 2 -10 -3 -9 -6H9C11 -1 9 3 6 5V14Z"),
        *(plane(f"M{x} -2V-11C{x} -14 {x + 4.6} -14 {x + 4.6} -11V-2Z", 1.5) for x in _FINGERS),
        plane("M-10 -1C-10 -5 -3 -5 2 -4C5 -3 4 1 1 1H-4C-7 2 -10 2 -10 -1Z", 1.6),
        line("M-6 10H6", 1.8),
    )


_FINGERS = (-9.3, -4.6, 0.1, 4.8)

CATEGORIES: dict[str, Callable[[], Element]] = {
    "influence": influence,
    "negotiation": negotiation,
    "bargaining": bargaining,
}


def ankh() -> Element:
    """The sign of life."""
    return g(line("M0 13V0M-8 1H8M0 0C-9 -5 -6 -13 0 -13C6 -13 9 -5 0 0Z", 3.4))


def sundial() -> Element:
    """A dial with its shadow."""
    return g(
        disc(0, 0, 13),
        line("M0 -13V-9M0 13V9M-13 0H-9M13 0H9M-9 -9L-6.5 -6.5M9 -9L6.5 -6.5M9 9L6.5 6.5", 1.6),
        ink("M-2 1L9 -7L2 3Z"),
        dot(0, 1.5, 2.2),
    )


def cards() -> Element:
    """Two cards."""
    return g(plane("M-9 -10H5V9H-9Z", 1.8), plane("M-3 -7L10 -4L6 14L-7 11Z", 1.8))


def boat() -> Element:
    """A boat of reeds under sail."""
    return g(
        line("M0 8V-14", 2),
        plane("M1.5 -13C9 -11 12 -5 11 2H1.5Z", 1.6),
        plane("M-1.5 -10C-7 -8 -9 -3 -8.5 2H-1.5Z", 1.6),
        plane(
            "M-14 2C-12 6 -10 6 -9 6H9C11 6 13 5 14 1C15 8 11 13 6 13H-6C-12 13 -15 8 -14 2Z", 1.6
        ),
    )


def home() -> Element:
    """A tent, where a troop goes back to."""
    return g(plane("M-13 12L0 -12L13 12Z"), ink("M-5 12L0 2L5 12Z"), line("M0 -12L3 -15"))


MARKS: dict[str, Callable[[], Element]] = {
    "ankh": ankh,
    "sundial": sundial,
    "cards": cards,
    "boat": boat,
    "home": home,
    "revolt": revolt,
}


def giza() -> Element:
    """Three pyramids."""
    return g(
        plane("M-14 11L-6 -3L2 11Z", 1.6),
        plane("M3 11L9 1L14.5 11Z", 1.6),
        plane("M-8 11L2 -12L12 11Z", 1.8),
        line("M2 -12L5 11M-1.5 -4H5.5", 1.4),
    )


def abu_simbel() -> Element:
    """A seated colossus."""
    return g(
        plane("M-11 13V-13H11V13Z", 1.6),
        plane("M-5 13V5H-6V-1C-6 -4 -4 -5 -3 -5C-6 -12 6 -12 3 -5C4 -5 6 -4 6 -1V5H5V13Z", 1.6),
        line("M0 5V13M-6 4H6", 1.5),
    )


def thebes() -> Element:
    """A pylon with its two towers."""
    return g(
        plane("M-14 13L-11 -9H-3L-2.5 13Z", 1.6),
        plane("M14 13L11 -9H3L2.5 13Z", 1.6),
        plane("M-3 13V-2H3V13Z", 1.6),
        line("M-12 -12H-2M12 -12H2M-11 -4H-4M11 -4H4", 1.6),
    )


def luxor() -> Element:
    """An obelisk."""
    return g(
        plane("M-4 10L-3 -9L0 -15L3 -9L4 10Z", 1.6),
        plane("M-8 14V10H8V14Z", 1.6),
        line("M0 -6V-4M-1.5 -1H1.5M0 2V4M-1.5 7H1.5", 1.6),
    )


def alexandria() -> Element:
    """The lighthouse."""
    return g(
        plane("M-8 14L-6 1H6L8 14Z", 1.6),
        plane("M-5 1L-4 -7H4L5 1Z", 1.6),
        plane("M-3 -7V-10H3V-7Z", 1.6),
        ink("M0 -16C3 -13 2 -11 0 -11C-2 -11 -3 -13 0 -16Z"),
        line("M-2 14V8H2V14M-13 14H13", 1.6),
    )


def cairo() -> Element:
    """A palm tree."""
    leaf = "M0 -4C3 -11 9 -12 14 -8C9 -8 4 -7 0 -4ZM0 -4C6 -6 11 -3 12 3C8 -1 4 -3 0 -4Z"
    return g(
        line("M1 13C-1 6 -1 1 0 -4", 3),
        mirrored(plane(leaf, 1.4)),
        plane("M0 -4C-3 -9 -2 -12 0 -15C2 -12 3 -9 0 -4Z", 1.4),
        line("M-10 13H10", 2),
    )


def philae() -> Element:
    """A kiosk on its island."""
    return g(
        plane("M-11 -8V-12H11V-8Z", 1.6),
        plane("M-9 6V-8H-5V6ZM-2 6V-8H2V6ZM5 6V-8H9V6Z", 1.5),
        line("M-13 6H13", 2),
        line("M-14 11C-10 8 -8 14 -4 11C0 8 2 14 6 11C9 9 11 13 14 11", 1.8),
    )


def karnak() -> Element:
    """Papyrus columns of a great hall."""
    column = "M-4 13V-4C-6 -5 -7 -8 -6 -9H6C7 -8 6 -5 4 -4V13Z"
    return g(
        plane("M-14 -9V-13H14V-9Z", 1.6),
        *(
            g(
                plane(column, 1.6),
                line("M-4 1H4M-4 9H4", 1.3),
                transform=f"translate({x} 0) scale({s} 1)",
            )
            for x, s in ((-8.5, 0.72), (8.5, 0.72), (0, 0.9))
        ),
        line("M-14 13H14", 2),
    )


SITES: dict[str, Callable[[], Element]] = {
    "giza": giza,
    "abu-simbel": abu_simbel,
    "thebes": thebes,
    "luxor": luxor,
    "alexandria": alexandria,
    "cairo": cairo,
    "philae": philae,
    "karnak": karnak,
}
