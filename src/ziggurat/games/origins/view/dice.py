"""Dice, the bases they stand on, and who is not a die: the Archon.

The pips of a Citizen have the sign of its colour; a Speaker is white and has round ones.
"""

from typing import Final

from ziggurat.art.stone import seat_path
from ziggurat.art.theme import SEATS, var
from ziggurat.games.origins.view.glyphs import SIGNS
from ziggurat.markup.element import Element, el, g, path, rect, use

TONES: Final = {
    "red": "terracotta",
    "purple": "violet",
    "blue": "blue",
    "orange": "orange",
    "yellow": "gold",
}
"""The colour each colour of the box is drawn in."""

SIDE: Final = 30  # of a die
SPEAKER_FACES: Final = (2, 3, 4, 5)
BASE: Final = 8  # how much of a base is seen below its die
_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_APART: Final = 8  # from pip to pip
_PIP: Final = 0.34  # of a sign


def dice_defs() -> list[Element]:
    """Every face of every die, bases of all seats, a free base."""
    return [
        *(body_art(colour, tone) for colour, tone in TONES.items()),
        body_art("white", "stone", "cream"),
        *(die_art(colour, face) for colour in TONES for face in _PIPS),
        *(die_art("white", face) for face in SPEAKER_FACES),
        *(base_art(seat) for seat in range(len(SEATS))),
    ]


def die_name(colour: str, value: int) -> str:
    """The art of a die."""
    return f"die-{colour}-{value}"


def body_art(colour: str, tone: str, face: str = "") -> Element:
    """A die without pips, its middle at the origin."""
    half, edge = SIDE / 2, var(f"{tone}-edge")
    return g(
        rect(-half + 2, -half + 4, SIDE, SIDE, rx=6, fill=var("shadow"), opacity=0.3),
        rect(-half, -half, SIDE, SIDE + 3, rx=6, fill=edge),
        rect(-half, -half, SIDE, SIDE, rx=6, fill=var(face or tone), stroke=edge, stroke_width=1.6),
        rect(-half, -half, SIDE, SIDE, rx=6, fill="url(#sheen)"),
        path(
            f"M{-half + 3} {half - 7}V{-half + 7}Q{-half + 3} {-half + 3} {-half + 7} {-half + 3}"
            f"H{half - 7}",
            fill="none",
            stroke="#fff",
            stroke_width=1.8,
            opacity=0.6,
        ),
        id=f"cube-{colour}",
    )


def die_art(colour: str, face: int) -> Element:
    """A die with a face up."""
    if colour == "white":
        ink = var("cream-ink")
        spots = "".join(f"M{_APART * x} {_APART * y}h0" for x, y in _PIPS[face])
        marks = [path(spots, stroke=ink, stroke_width=6.4, stroke_linecap="round")]
    else:
        ink, pip = var(f"{TONES[colour]}-ink"), SIGNS[colour]
        marks = [
            path(pip, transform=f"translate({_APART * x} {_APART * y}) scale({_PIP})", fill=ink)
            for x, y in _PIPS[face]
        ]
    return g(use(f"cube-{colour}"), *marks, id=die_name(colour, face))


def base_art(seat: int) -> Element:
    """The base of a player under a die; its shape tells whose it is."""
    wide, colour = SIDE / 2 + 3, var(f"seat-{seat}")
    foot = SIDE / 2
    low = foot + 11
    return g(
        el("ellipse", cx=1, cy=foot + 5, rx=wide + 1, ry=7, fill=var("shadow"), opacity=0.3),
        path(
            f"M{-wide} {foot - 2}V{foot + 2}C{-wide} {low} {wide} {low} {wide} {foot + 2}"
            f"V{foot - 2}Z",
            fill=colour,
            stroke=var("cream"),
            stroke_width=1.4,
        ),
        el(
            "ellipse",
            cy=foot - 2,
            rx=wide,
            ry=6,
            fill=colour,
            stroke=var("cream"),
            stroke_width=1.4,
        ),
        path(seat_path(seat, 3), fill=var("cream"), transform=f"translate(0 {foot + 5.4})"),
        id=f"base-{seat}",
    )
