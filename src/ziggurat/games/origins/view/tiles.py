"""Building tiles: octagons of stone in the colour of their group, the sign of what they do."""

from typing import Final

from ziggurat.art.theme import var
from ziggurat.art.woodcut import glyph
from ziggurat.games.origins.view.dice import TONES
from ziggurat.games.origins.view.effects import effect
from ziggurat.markup.element import Element, g, path, use

PITCH: Final = 72  # from tile to tile
FACE: Final = 70
CUT: Final = 20  # of each corner
WALL: Final = 4
GREY: Final = "granite"


def octagon(side: float, cut: float, inset: float = 0) -> str:
    """An octagon in a square of that side around the origin."""
    far, near = side / 2 - inset, side / 2 - cut - inset * 0.42
    return (
        f"M{-near:g} {-far:g}H{near:g}L{far:g} {-near:g}V{near:g}L{near:g} {far:g}H{-near:g}"
        f"L{-far:g} {near:g}V{-near:g}Z"
    )


FLAT: Final = octagon(FACE, CUT)


def tile_defs(kinds: dict[str, tuple[str, int]]) -> list[Element]:
    """A blank of each colour, every building with its colour and cost, the grey tiles, a Farm."""
    return [
        *(blank_art(colour, tone) for colour, tone in TONES.items()),
        blank_art("grey", GREY),
        blank_art("green", "green"),
        *(building_art(name, colour, cost) for name, (colour, cost) in kinds.items()),
        agora_art(),
        palace_art(),
        farm_art(),
        *(back_art(colour) for colour in TONES),
        plot_art(),
    ]


def blank_art(colour: str, tone: str) -> Element:
    """A thick octagon: shadow, wall, face, sheen, lit edge, a border cut into it."""
    edge = var(f"{tone}-edge")
    far, near = FACE / 2 - 3, FACE / 2 - CUT - 1
    lit = f"M{-far:g} {near:g}V{-near:g}L{-near:g} {-far:g}H{near:g}"
    return g(
        path(FLAT, fill=var("shadow"), opacity=0.3, transform=f"translate(2 {WALL + 2})"),
        path(FLAT, fill=edge, transform=f"translate(0 {WALL})"),
        path(FLAT, fill=var(tone)),
        path(FLAT, fill="url(#sheen)"),
        path(FLAT, fill="url(#hatch)"),
        path(lit, fill="none", stroke="#fff", stroke_width=2, opacity=0.5),
        path(
            octagon(FACE, CUT, 5),
            fill="none",
            stroke=edge,
            stroke_width=1.2,
            stroke_dasharray="6 3",
            opacity=0.7,
        ),
        path(FLAT, fill="none", stroke=edge, stroke_width=1.4),
        id=f"blank-{colour}",
    )


def building_art(name: str, colour: str, cost: int) -> Element:
    """A building: sign of its colour above, what it does in the middle, its stone below."""
    tone = TONES[colour]
    stones = [glyph("cut-stone", tone, 13 * (n - (cost - 1) / 2), 26, 0.52) for n in range(cost)]
    return g(
        use(f"blank-{colour}"),
        glyph(f"sign-{colour}", tone, 0, -26.5, 0.42),
        *effect(name, tone, -1, 58, 38),
        *stones,
        id=f"t-{name}",
    )


def agora_art() -> Element:
    """The Agora."""
    return g(
        use("blank-grey"),
        glyph("cut-agora", GREY, 0, -13, 1.2),
        *effect("agora", GREY, 17, 52, 20),
        id="t-agora",
    )


def palace_art() -> Element:
    """The Palace, whose towers stand beside it."""
    return g(use("blank-grey"), glyph("cut-palace", GREY, 0, 0, 1.9), id="t-palace")


def farm_art() -> Element:
    """The back of every building: a Farm."""
    return g(
        use("blank-green"),
        path(
            "M-26 20C-14 14 14 26 27 18M-28 12C-14 6 14 18 29 10",
            fill="none",
            stroke=var("green-edge"),
            stroke_width=2,
            opacity=0.6,
        ),
        glyph("cut-farm", "green", 0, -4, 1.7),
        id="t-farm",
    )


def back_art(colour: str) -> Element:
    """A face-down pile of a colour."""
    return g(
        use(f"blank-{colour}"),
        glyph("cut-farm", TONES[colour], 0, 4, 1.4),
        glyph(f"sign-{colour}", TONES[colour], 0, -26.5, 0.42),
        id=f"t-back-{colour}",
    )


def plot_art() -> Element:
    """Where a tile may be built: a dashed octagon; its stroke comes from its place."""
    return g(
        path(octagon(FACE, CUT, 5), fill="none", stroke=var("cream"), stroke_width=8, opacity=0.85),
        path(
            octagon(FACE, CUT, 5),
            fill=var("cream"),
            fill_opacity=0.25,
            pointer_events="all",
            stroke_dasharray="11 7",
        ),
        id="plot",
    )
