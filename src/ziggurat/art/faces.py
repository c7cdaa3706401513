"""Faces: eight woodcuts of the project's own, one character each, cut once and used in any size."""

from collections.abc import Collection
from functools import cache
from typing import Final, NamedTuple

from ziggurat.art.stone import token
from ziggurat.art.theme import var
from ziggurat.markup.element import Element, circle, el, g, path, rect, use

SIZE: Final = 96
INK: Final = "#2f2115"
CREAM: Final = "#fff6df"
HAIR: Final = "#33251a"
WHITE: Final = "#f4ead2"

HEAD: Final = "M29 44c0-16 8-25 19-25s19 9 19 25c0 15-8 27-19 27s-19-12-19-27z"
SHOULDERS: Final = "M9 97c1-14 12-22 29-24l10 8 10-8c17 2 28 10 29 24z"
NECK: Final = "M40 62v12l8 7 8-7v-12z"


class Face(NamedTuple):
    """One character: ground, skin and garment, what lies behind the head, and the one thing."""

    ground: str
    skin: str
    garment: str
    behind: tuple[Element, ...]
    thing: tuple[Element, ...]
    mouth: str = "M41 60q7 4 14 0"


def _plane(d: str, fill: str) -> Element:
    return path(d, fill=fill)


def _line(d: str, width: float = 2.5) -> Element:
    return path(d, fill="none", stroke_width=width)


CUTS: Final = {
    "mason": Face(
        "gold",
        "#b97b48",
        "terracotta",
        (),
        (
            _plane("M28 44c-3-19 6-30 20-30s23 11 20 30l-4-9h-32z", HAIR),
            _plane("M28 33c13-5 27-5 40 0l1 9c-14-5-28-5-42 0z", var("terracotta")),
            _line("M68 37l9 6m-9-4l6 10", 3),
        ),
    ),
    "queen": Face(
        "green",
        "#8a5632",
        "turquoise",
        (_plane("M27 72c-6-18-5-56 21-56s27 38 21 56l-8-6v-34h-26v34z", HAIR),),
        (
            _plane("M30 32l-3-16 10 7 11-13 11 13 10-7-3 16c-12-4-24-4-36 0z", var("gold")),
            circle(48, 25, 2.5, fill=var("terracotta")),
        ),
        "M42 60q6 5 12 0",
    ),
    "scribe": Face(
        "blue",
        "#dcae80",
        "card",
        (),
        (
            _plane(
                "M30 51c3 5 8 7 12 6q6-4 12 0c4 1 9-1 12-6 2 17-6 34-18 39-12-5-20-22-18-39z", WHITE
            ),
            _line("M44 70v9m8-9v9m-4-5v12", 1.8),
            _plane(
                "M29 42c-1-16 8-25 19-25s20 9 19 25c-3-9-7-14-12-15-5 3-9 3-14 0-5 1-9 6-12 15z",
                WHITE,
            ),
        ),
        "M44 61q4 2 8 0",
    ),
    "priest": Face(
        "terracotta",
        "#9b6237",
        "violet",
        (
            _plane("M46 34c-20-4-28-14-27-27 11 2 19 9 25 20z", var("green")),
            _plane("M50 34c20-4 28-14 27-27-11 2-19 9-25 20z", var("turquoise")),
            _plane("M41 32c-5-12-3-22 7-30 10 8 12 18 7 30z", var("gold")),
        ),
        (
            _plane("M28 39c2-8 9-13 20-13s18 5 20 13c-13-5-27-5-40 0z", var("orange")),
            _line("M48 6v18", 2),
        ),
        "M42 61q6-2 12 0",
    ),
    "merchant": Face(
        "violet",
        "#6f4426",
        "gold",
        (),
        (
            _plane("M25 38c-4-18 8-30 24-30s26 12 22 30c-14-8-32-8-46 0z", CREAM),
            _line("M29 33c10-12 26-17 38-15m-40 8c6-8 16-14 28-16m-6 26c8-6 14-10 20-11", 2),
            _plane("M38 57q10-6 20 0l-4 4q-6-3-12 0z", HAIR),
        ),
        "M43 64q5 3 10 0",
    ),
    "hunter": Face(
        "pink",
        "#c08552",
        "green",
        (),
        (
            _plane(
                "M24 40c-1-12 2-22 8-28l9 6c4-2 10-2 14 0l9-6c6 6 9 16 8 28"
                "-3-6-8-9-13-9h-22c-5 0-10 3-13 9z",
                var("orange"),
            ),
            circle(39, 24, 2.4, fill=INK),
            circle(57, 24, 2.4, fill=INK),
            _plane("M44 26h8l-4 5z", INK),
            _line("M30 32l2 3m34-3l-2 3m-37-12l3 1m36-1l-3 1", 2.2),
        ),
        "M42 60q6 3 12 0",
    ),
    "oracle": Face(
        "stone",
        "#e0b48a",
        "blue",
        (_plane("M19 97c-5-50 6-84 29-84s34 34 29 84z", "#2c5b86"),),
        (
            _plane(
                "M48 17c-13 0-21 10-21 27 5-10 12-16 21-17 9 1 16 7 21 17 0-17-8-27-21-27z",
                "#2c5b86",
            ),
            _plane("M48 19l4 6-4 6-4-6z", var("gold")),
        ),
        "M43 61q5 3 10 0",
    ),
    "apprentice": Face(
        "orange",
        "#a5693b",
        "terracotta",
        (),
        (
            _plane(
                "M28 46c-7-1-9-9-4-13-4-6 0-13 6-13 0-7 8-10 13-6 4-5 13-4 15 1 7-2 12 5 9 11"
                " 6 3 5 11 0 13 1 4-1 7-3 8-1-7-4-11-8-14-6 3-18 3-22-1-3 4-5 8-6 14z",
                HAIR,
            ),
            _line("M34 24q4-4 7 0m5-4q5-3 8 1m-20 11q3-3 6 0", 1.8),
        ),
        "M41 59q7 6 14 0",
    ),
}

FACES: Final = tuple(CUTS)


def _cut(name: str, face: Face) -> Element:
    """One woodcut: ground, shoulders, what is behind, the head, and the one thing."""
    strokes = path(
        "M-6 44l40-46M8 74l62-74M22 100l76-90M52 102l48-58M78 104l22-26",
        stroke=CREAM,
        stroke_width=3,
        stroke_opacity=0.4,
        fill="none",
    )
    eyes = [
        path(
            "M34 45q5.5-6 11 0q-5.5 4-11 0zM51 45q5.5-6 11 0q-5.5 4-11 0z",
            fill=CREAM,
            stroke_width=1.8,
        ),
        circle(39.5, 44.6, 2.1, fill=INK, stroke="none"),
        circle(56.5, 44.6, 2.1, fill=INK, stroke="none"),
        _line("M33 39q6-4 12-1m6 0q6-3 12 1", 2),
        _line("M48 44l-3 9q2 2 5 1", 2),
        _line(face.mouth, 2.2),
        _line("M59 52l5 4m-6 0l5 4m-7 0l4 4", 1.5),
    ]
    return el(
        "symbol",
        rect(0, 0, SIZE, SIZE, fill=var(face.ground)),
        strokes,
        g(
            *face.behind,
            path(NECK, fill=face.skin),
            path(SHOULDERS, fill=var(face.garment)),
            path(HEAD, fill=face.skin),
            *eyes,
            *face.thing,
            stroke=INK,
            stroke_width=2.5,
            stroke_linejoin="round",
            stroke_linecap="round",
        ),
        id=f"face-{name}",
        viewBox=f"0 0 {SIZE} {SIZE}",
    )


@cache
def _symbol(name: str) -> Element:
    return _cut(name, CUTS[name])


def face_defs(names: Collection[str]) -> list[Element]:
    """Some of the woodcuts, once in a page."""
    return [_symbol(name) for name in FACES if name in names]


def face(name: str) -> Element:
    """A face at a point; the label beside it names the person."""
    return el(
        "svg", use(f"face-{name}"), class_="face", viewBox=f"0 0 {SIZE} {SIZE}", aria_hidden="true"
    )


def person(seat: int, name: str) -> Element:
    """A bot as drawings show it: its face, and the seat's token on the corner."""
    mark = token(seat, SIZE - 18, SIZE - 18, 1.6)
    return el(
        "symbol", use(f"face-{name}"), mark, id=f"person-{seat}", viewBox=f"0 0 {SIZE} {SIZE}"
    )
