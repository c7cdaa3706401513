"""The picture on the box: a city of towers by night, and a ship of the builders over it."""

from math import cos, pi, sin

from ziggurat.art.stone import pawn, polygon
from ziggurat.art.theme import var
from ziggurat.games.origins.view.dice import TONES
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, at, circle, drawing, el, g, path, rect, use

WIDTH, HEIGHT = 640, 440
MIDDLE = WIDTH / 2
HORIZON = 292
SHIP = (MIDDLE, 96)
TOWERS = (
    ("red", 92, 4),
    ("purple", 176, 6),
    ("blue", 320, 7),
    ("orange", 464, 6),
    ("yellow", 548, 4),
)
"""The towers of the Palace: colour, place, floors."""

TILES = (
    ("t-harbor", 66, 376),
    ("t-fortress", 160, 376),
    ("t-palace", 254, 376),
    ("t-agora", 386, 376),
    ("t-temple-sea", 480, 376),
    ("t-castle", 574, 376),
)
SCALE = 1.32  # of the tiles in front
STARS = ((60, 50), (130, 110), (210, 40), (470, 46), (540, 116), (598, 58), (40, 180), (606, 196))


def box(words: Words) -> Element:
    """The picture; the art it uses is in the definitions of the game."""
    return drawing(
        WIDTH,
        HEIGHT,
        *sky(),
        beam(),
        *ground(),
        *(tower(*one) for one in TOWERS),
        ship(),
        *(at(x, y, use(name), scale=SCALE) for name, x, y in TILES),
        *(
            at(x, 414, use(name), scale=1.3)
            for name, x in (("die-red-6", 207), ("die-blue-5", 433))
        ),
        *(pawn(seat, 298 + 15 * seat, 334 + 4 * (seat % 2), 0.6) for seat in range(4)),
        label=words.say("game-title"),
    )


def sky() -> list[Element]:
    """Dusk over sand, stars as four-pointed sparks."""
    spark = polygon(4, 9, 0, 2.4)
    stars = [
        path(spark, fill=var("gold"), transform=f"translate({x} {y})", opacity=0.9)
        for x, y in STARS
    ]
    rings = [
        circle(*SHIP, radius, fill="none", stroke=var("gold-edge"), stroke_width=1.6, opacity=0.28)
        for radius in (150, 200, 252, 306)
    ]
    return [
        rect(0, 0, WIDTH, HEIGHT, fill=var("sand")),
        rect(0, 0, WIDTH, HEIGHT, fill="url(#grain)"),
        circle(*SHIP, 132, fill=var("turquoise"), opacity=0.16),
        *rings,
        *stars,
    ]


def beam() -> Element:
    """The light that falls from the ship on the highest tower."""
    x, y = SHIP
    return path(
        f"M{x - 46} {y + 18}L{x - 120} {HORIZON}H{x + 120}L{x + 46} {y + 18}Z",
        fill=var("gold-light"),
        opacity=0.5,
    )


def ship() -> Element:
    """A Mothership from the side: dome, hull, lights."""
    lights = "".join(
        f"M{110 * cos(turn):.1f} {8 + 15 * sin(turn):.1f}h0"
        for turn in (pi * (n + 0.5) / 9 for n in range(9))
    )
    tone, edge = var("turquoise"), var("turquoise-edge")
    return at(
        *SHIP,
        path(
            "M-56 -6C-52 -62 52 -62 56 -6Z",
            fill=var("turquoise-light"),
            stroke=edge,
            stroke_width=4,
        ),
        path(
            "M-30 -14C-28 -34 -14 -42 0 -43",
            fill="none",
            stroke="#fff",
            stroke_width=5,
            opacity=0.7,
        ),
        el("ellipse", cy=10, rx=140, ry=27, fill=edge),
        el("ellipse", cy=2, rx=140, ry=25, fill=tone, stroke=edge, stroke_width=4),
        el("ellipse", cy=2, rx=140, ry=25, fill="url(#sheen)"),
        el("ellipse", cy=-4, rx=62, ry=11, fill=edge, opacity=0.55),
        path(lights, stroke=var("gold-light"), stroke_width=11, stroke_linecap="round"),
        path(lights, stroke=var("gold"), stroke_width=6, stroke_linecap="round"),
    )


def ground() -> list[Element]:
    """Hills, and the terrace the city stands on."""
    ridge = (
        f"M0 {HORIZON}V246C60 214 110 240 170 226S290 196 350 222S480 190 540 220"
        f"S610 214 640 232V{HORIZON}Z"
    )
    return [
        path(ridge, fill=var("platform"), opacity=0.7),
        rect(0, HORIZON - 4, WIDTH, HEIGHT, fill=var("platform")),
        rect(0, HORIZON - 4, WIDTH, HEIGHT, fill="url(#bricks)"),
        rect(0, HORIZON - 4, WIDTH, 5, fill=var("platform-lit")),
    ]


def tower(colour: str, x: float, floors: int) -> Element:
    """A tower of floors, larger than on any table."""
    tone = TONES[colour]
    return g(
        el("ellipse", cx=x, cy=HORIZON + 26, rx=48, ry=12, fill=var("shadow"), opacity=0.3),
        at(x, HORIZON + 24, use(f"tower-{colour}-{floors}"), scale=2.3),
        color=var(f"{tone}-ink"),
    )
