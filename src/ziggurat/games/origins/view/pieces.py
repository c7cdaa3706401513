"""The other pieces of Origins: goods, Motherships, bonus tiles, floors, tokens, District cards."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from ziggurat.art.cards import papyrus
from ziggurat.art.stone import figure, polygon
from ziggurat.art.theme import var
from ziggurat.art.woodcut import glyph
from ziggurat.games.origins.view.dice import TONES
from ziggurat.games.origins.view.effects import points, row
from ziggurat.games.origins.view.tiles import GREY, octagon
from ziggurat.markup.element import Element, circle, el, g, move, path, rect, use

GOODS: Final = {
    "stone": "granite",
    "food": "green",
    "wisdom": "turquoise",
    "gold": "gold",
    "any": "stone",
}
"""The colour of each good, and of any base resource."""

SHIP: Final = 26  # radius of a Mothership
FLOOR_X, FLOOR_Y, FLOOR = 13, 5, 9  # of a floor: half its width and depth, its height
HIGHEST: Final = 9  # tower that is drawn floor by floor
BONUS: Final = 44  # side of a bonus tile
BONUSES: Final = {
    "red": ("wisdom to", "advance | attack"),
    "purple": ("food to", "tile"),
    "blue": ("stone to", "step"),
    "orange": ("speaker",),
    "yellow": ("any",),
}
"""What each bonus tile shows."""

CARD_WIDTH, CARD_HEIGHT = 50, 66


def piece_defs() -> list[Element]:
    """All of it but the District cards, each part under its name."""
    return [
        *(good_art(name) for name in GOODS),
        *(ship_art(colour) for colour in TONES),
        *(dial_art(value) for value in range(1, 7)),
        *(bonus_art(colour) for colour in TONES),
        *(floor_art(colour) for colour in TONES),
        *(tower_art(colour, high) for colour in TONES for high in range(1, HIGHEST + 1)),
        token_art(),
        bastion_art(),
        seat_art(),
        here_art(),
        *(quarter_art(colour) for colour in (*TONES, "grey")),
    ]


def good_art(name: str) -> Element:
    """A chip with the sign of a good."""
    tone = GOODS[name]
    return g(
        circle(1, 2, 12, fill=var("shadow"), opacity=0.3),
        circle(0, 0, 12, fill=var(tone), stroke=var(f"{tone}-edge"), stroke_width=1.8),
        circle(0, 0, 12, fill="url(#sheen)"),
        glyph(f"cut-{name}", tone, 0, 0, 0.72),
        id=f"good-{name}",
    )


def ship_art(colour: str) -> Element:
    """A Mothership from above: hull, lights for six values, the dome its dial lies on."""
    tone = TONES[colour]
    edge = var(f"{tone}-edge")
    lights = "".join(
        f"M{SHIP * 0.8 * cos(turn):.1f} {SHIP * 0.8 * sin(turn):.1f}h0"
        for turn in (2 * pi * n / 6 - pi / 2 for n in range(6))
    )
    return g(
        circle(2, 5, SHIP, fill=var("shadow"), opacity=0.35),
        circle(0, 2, SHIP, fill=edge),
        circle(0, 0, SHIP, fill=var(tone), stroke=edge, stroke_width=1.6),
        circle(0, 0, SHIP, fill="url(#sheen)"),
        path(lights, stroke=var(f"{tone}-light"), stroke_width=5, stroke_linecap="round"),
        circle(0, 0, SHIP * 0.6, fill=var(f"{tone}-light"), stroke=edge, stroke_width=1.8),
        id=f"ship-{colour}",
    )


def dial_art(value: int) -> Element:
    """What a Mothership shows: the value, and a pointer among the lights."""
    turn = 360 * (value - 1) / 6
    return g(
        path(
            f"M-5 {-SHIP * 0.55:g}L0 {-SHIP * 0.98:g}L5 {-SHIP * 0.55:g}Z",
            fill=var("cream"),
            stroke=var("cream-ink"),
            stroke_width=1.4,
            stroke_linejoin="round",
            transform=f"rotate({turn:g})",
        ),
        figure(0, 0, str(value), 24, fill=var("cream-ink")),
        id=f"dial-{value}",
    )


def bonus_art(colour: str) -> Element:
    """A bonus tile: the sign of its colour, what it gives."""
    tone = TONES[colour]
    edge, lines = var(f"{tone}-edge"), BONUSES[colour]
    top, high = (13, 20) if len(lines) > 1 else (24, 32)
    signs = [
        row(line, tone, BONUS / 2, top + 20 * n, BONUS - 12, high) for n, line in enumerate(lines)
    ]
    return g(
        rect(2, 4, BONUS, BONUS, rx=6, fill=var("shadow"), opacity=0.25),
        rect(0, 0, BONUS, BONUS, rx=6, fill=var(tone), stroke=edge, stroke_width=1.8),
        rect(0, 0, BONUS, BONUS, rx=6, fill="url(#sheen)"),
        glyph(f"sign-{colour}", tone, BONUS - 8, 7, 0.34),
        *signs,
        id=f"bonus-{colour}",
    )


def floor_art(colour: str) -> Element:
    """A floor of a tower, the middle of its top at the origin."""
    tone = TONES[colour]
    edge = var(f"{tone}-edge")
    return g(
        path(
            f"M-{FLOOR_X} 0V{FLOOR - 2}A{FLOOR_X} {FLOOR_Y} 0 0 0 {FLOOR_X} {FLOOR - 2}V0Z",
            fill=var(tone),
            stroke=edge,
            stroke_width=1.3,
        ),
        path(
            f"M4 {FLOOR_Y}V{FLOOR + 2}A{FLOOR_X} {FLOOR_Y} 0 0 0 {FLOOR_X} {FLOOR - 2}V0Z",
            fill="#000",
            opacity=0.2,
        ),
        el(
            "ellipse",
            rx=FLOOR_X,
            ry=FLOOR_Y,
            fill=var(tone),
            stroke=edge,
            stroke_width=1.3,
        ),
        el("ellipse", rx=FLOOR_X - 4, ry=FLOOR_Y - 1.6, fill=var(f"{tone}-light"), opacity=0.75),
        id=f"floor-{colour}",
    )


def tower_art(colour: str, high: int) -> Element:
    """A tower whose lowest floor stands at the origin, its height written on the foot."""
    tone = TONES[colour]
    floors = [use(f"floor-{colour}", 0, -FLOOR * (n + 1) + 2) for n in range(high)]
    return g(
        el("ellipse", cx=2, cy=2, rx=FLOOR_X + 2, ry=FLOOR_Y + 1, fill=var("shadow"), opacity=0.3),
        *floors,
        glyph(f"sign-{colour}", tone, 0, -FLOOR * high + 2, 0.24),
        id=f"tower-{colour}-{high}",
    )


def token_art() -> Element:
    """A token of Superiority."""
    return g(
        circle(1, 2, 13, fill=var("shadow"), opacity=0.3),
        circle(0, 0, 13, fill=var("terracotta"), stroke=var("terracotta-edge"), stroke_width=1.8),
        circle(0, 0, 13, fill="url(#sheen)"),
        glyph("cut-token", "terracotta", 0, 0, 0.84),
        id="superiority",
    )


def bastion_art() -> Element:
    """The tile of who begins."""
    return g(
        rect(-14, -13, 30, 30, rx=6, fill=var("shadow"), opacity=0.25),
        rect(-15, -15, 30, 30, rx=6, fill=var(GREY), stroke=var(f"{GREY}-edge"), stroke_width=1.6),
        rect(-15, -15, 30, 30, rx=6, fill="url(#sheen)"),
        glyph("cut-bastion", GREY, 0, 0, 0.9),
        id="bastion-art",
    )


def seat_art() -> Element:
    """A free seat of power: the square where four tiles meet."""
    return g(
        path(polygon(4, 18), fill=var("pit"), stroke=var("gold"), stroke_width=2.4),
        path(polygon(4, 11), fill="none", stroke=var("gold"), stroke_width=1.2, opacity=0.8),
        id="power",
    )


def here_art() -> Element:
    """The seat of power that is being taken."""
    return g(
        path(polygon(4, 22), fill="none", stroke=var("cream"), stroke_width=8),
        path(polygon(4, 22), fill="none", stroke=var("ring-selected"), stroke_width=4),
        id="here",
    )


def quarter_art(colour: str) -> Element:
    """A tile of a pattern: grey stands for any."""
    tone = GREY if colour == "grey" else TONES[colour]
    mark = (
        figure(0, 0, "?", 11, fill=var(f"{tone}-ink"), font_family=var("sans"), stroke="none")
        if colour == "grey"
        else glyph(f"sign-{colour}", tone, 0, 0, 0.44)
    )
    return g(
        path(octagon(20, 5.6), fill=var(tone), stroke=var(f"{tone}-edge"), stroke_width=1.4),
        mark,
        id=f"quarter-{colour}",
    )


def district_art(name: str, cells: Sequence[str], high: int, low: int) -> Element:
    """A District card: four tiles around a seat, points of the first time and of later ones."""
    left, top = CARD_WIDTH / 2 - 10.4, 16
    quarters = [
        use(f"quarter-{colour}", left + 20.8 * (n % 2), top + 20.8 * (n // 2))
        for n, colour in enumerate(cells)
    ]
    seat = path(
        polygon(4, 5.4),
        fill=var("card"),
        stroke=var("gold-edge"),
        transform=f"translate({CARD_WIDTH / 2} {top + 10.4})",
    )
    return g(
        *papyrus(CARD_WIDTH, CARD_HEIGHT, drop=2, line=1.6),
        *quarters,
        seat,
        points(high, 15, 56, 0.78),
        points(low, 36, 57, 0.6),
        id=f"card-{name}",
    )


def chip(name: str, x: float, y: float, scale: float = 1) -> Element:
    """A good with its middle at a point."""
    return use(f"good-{name}", transform=move(x, y, scale))
