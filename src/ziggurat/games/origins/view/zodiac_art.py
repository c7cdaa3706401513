"""The twelve Zodiac cards: a sign in the night sky, cut from one line each."""

from typing import Final

from ziggurat.art.cards import papyrus
from ziggurat.art.theme import var
from ziggurat.art.woodcut import glyph, line, woodcut
from ziggurat.markup.element import Element, circle, g, path, rect

WIDTH: Final = 46
HEIGHT: Final = 58
SIGNS: Final = {
    "aries": "M0 13V-4C0 -14 -13 -14 -12 -5C-12 -1 -8 0 -7 -3"
    "M0 -4C0 -14 13 -14 12 -5C12 -1 8 0 7 -3",
    "taurus": "M-9 5A9 8 0 1 0 9 5A9 8 0 1 0 -9 5ZM-12 -13C-9 -4 -4 -3 0 -3S9 -4 12 -13",
    "gemini": "M-11 -12C-5 -8 5 -8 11 -12M-11 12C-5 8 5 8 11 12M-5 -9V9M5 -9V9",
    "cancer": "M-12 -4C-8 -12 6 -12 12 -6M-12 -4A3.6 3.6 0 1 0 -5 -4A3.6 3.6 0 1 0 -12 -4"
    "M12 4C8 12 -6 12 -12 6M12 4A3.6 3.6 0 1 0 5 4A3.6 3.6 0 1 0 12 4",
    "leo": "M-8 3A3.6 3.6 0 1 0 -1 3A3.6 3.6 0 1 0 -8 3M-2 1C-8 -5 -6 -13 1 -13C8 -13 9 -6 6 0"
    "C3 6 2 13 7 13C10 13 11 11 11 9",
    "virgo": "M-12 -11C-9 -12 -8 -9 -8 -6V8M-8 -6C-7 -13 -2 -13 -2 -6V8M-2 -6C-1 -13 4 -13 4 -6V6"
    "C4 11 7 13 11 12M4 -2C12 -6 13 3 2 12",
    "libra": "M-12 11H12M-12 5H-4C-11 -1 -8 -11 0 -11S11 -1 4 5H12",
    "scorpio": "M-13 -10C-10 -11 -9 -9 -9 -6V8M-9 -6C-8 -12 -3 -12 -3 -6V8"
    "M-3 -6C-2 -12 3 -12 3 -6V5C3 11 7 12 12 9M8 5L13 8L10 13",
    "sagittarius": "M-11 11L11 -11M2 -11H11V-2M-8 -1L2 9",
    "capricorn": "M-12 -10C-8 -11 -7 -7 -7 4M-7 -4C-5 -12 1 -12 1 -5V5C1 11 -3 13 -6 12M1 3"
    "A5 5 0 1 1 6 9C3 9 1 6 1 3",
    "aquarius": "M-12 -2L-6 -8L-1 -2L4 -8L9 -2L13 -7M-12 9L-6 3L-1 9L4 3L9 9L13 4",
    "pisces": "M-10 -13C-4 -6 -4 6 -10 13M10 -13C4 -6 4 6 10 13M-11 0H11",
}


def zodiac_defs() -> list[Element]:
    """The signs, and the cards."""
    signs = [woodcut(f"cut-{name}", line(sign, 2.8)) for name, sign in SIGNS.items()]
    return [*signs, bed_art(), *(card_art(name) for name in SIGNS)]


def card_art(name: str) -> Element:
    """A card: the sign on a disc of night among stars."""
    middle, ink = WIDTH / 2, var("blue-ink")
    stars = "M8 9h0M38 8h0M9 47h0M37 48h0M23 53h0M40 28h0M6 29h0"
    return g(
        *papyrus(WIDTH, HEIGHT, drop=2, edge="gold-edge", line=1.6),
        rect(3, 3, WIDTH - 6, HEIGHT - 6, rx=5, fill=ink),
        path(stars, stroke=var("gold-light"), stroke_width=1.8, stroke_linecap="round"),
        circle(middle, HEIGHT / 2, 17, fill=var("gold-light"), stroke=var("gold"), stroke_width=2),
        glyph(f"cut-{name}", "gold", middle, HEIGHT / 2, 0.86),
        id=f"zodiac-{name}",
    )


def bed_art() -> Element:
    """Where a card lies while no player holds it."""
    return rect(
        0,
        0,
        WIDTH,
        HEIGHT,
        rx=7,
        fill=var("pit"),
        stroke=var("engraving"),
        stroke_width=1.6,
        stroke_dasharray="5 4",
        id="no-zodiac",
    )
