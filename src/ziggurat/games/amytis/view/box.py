"""The picture on the box of Amytis: a city of stacks against the evening sun.

Stacks are seen isometrically, which is pretty but hides what lies behind: never used in play.
"""

from ziggurat.art.stone import CORNER, TILE, pawn
from ziggurat.art.theme import var
from ziggurat.games.amytis.view.art import GLYPH_X, GLYPH_Y, medallion
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import (
    Child,
    Element,
    Value,
    at,
    circle,
    drawing,
    el,
    g,
    path,
    rect,
    use,
)

WIDTH, HEIGHT = 640, 440
HALF = 74  # from the middle of a face to its left and right corner
PITCH = 78  # the same from place to place, with a lane between stacks
FLOOR = 26  # how high one tile is
MIDDLE, BACK = WIDTH / 2, 218  # where the rearmost place lies on the ground
SUN = (452, 128, 84)

# From the back to the front: the building on top, then the colours of the tiles downwards.
STACKS = {
    (0, 0): ("palace", ("orange", "pink", "blue", "green", "orange")),
    (1, 0): ("garden", ("green", "blue", "orange", "pink")),
    (0, 1): ("theatre", ("pink", "green", "blue", "orange")),
    (2, 0): ("market", ("blue", "orange", "green")),
    (1, 1): ("wall", ("orange", "green", "pink")),
    (0, 2): ("residence", ("blue", "pink", "orange")),
    (2, 1): ("theatre", ("green", "pink")),
    (1, 2): ("garden", ("pink", "blue")),
    (2, 2): ("market", ("orange",)),
}
ARCHITECTS = {(2, 1): 0, (1, 2): 1}


def box(words: Words) -> Element:
    """The picture; the art it uses is in the definitions of the game."""
    stacks: list[Child] = []
    for (column, row), (building, colours) in STACKS.items():
        x, y = ground_point(column, row)
        stacks.append(stack(x, y, building, colours))
        if (column, row) in ARCHITECTS:
            top = y - FLOOR * len(colours)
            stacks.append(pawn(ARCHITECTS[column, row], x + HALF * 0.42, top + 4, 0.9))
    return drawing(WIDTH, HEIGHT, *sky(), *plinth(), *stacks, label=words.say("game-title"))


def ground_point(column: float, row: float) -> tuple[float, float]:
    """The middle of a place on the ground."""
    return MIDDLE + (column - row) * PITCH, BACK + (column + row) * PITCH / 2


def sky() -> list[Element]:
    """Evening sand, a great sun, and the city's old towers far away."""
    x, y, radius = SUN
    rings = [
        circle(x, y, radius * factor, fill=var("gold"), opacity=opacity)
        for factor, opacity in ((1.9, 0.12), (1.45, 0.18), (1, 1))
    ]
    far = "M0 300V232H60V214H92V196H124V214H156V232H196V262H250V300Z"
    farther = "M420 300V250H470V236H500V222H530V236H560V250H640V300Z"
    return [
        rect(0, 0, WIDTH, HEIGHT, fill=var("sand")),
        *rings,
        rect(0, 0, WIDTH, HEIGHT, fill="url(#grain)"),
        path(farther, fill=var("ground")),
        path(far, fill=var("ground")),
        rect(0, 296, WIDTH, HEIGHT - 296, fill=var("platform")),
        rect(0, 296, WIDTH, HEIGHT - 296, fill="url(#grain)"),
    ]


def plinth() -> list[Element]:
    """The paved square the city stands on."""
    corners = [ground_point(c, r) for c, r in ((-0.8, -0.8), (2.8, -0.8), (2.8, 2.8), (-0.8, 2.8))]
    top = polygon(corners)
    (right, front, left) = corners[1:]
    depth = 16
    side = polygon([left, front, right, *((x, y + depth) for x, y in (right, front, left))])
    return [
        path(side, fill=var("platform-edge")),
        path(top, fill=var("ground"), stroke=var("engraving"), stroke_width=2),
    ]


def stack(x: float, y: float, building: str, colours: tuple[str, ...]) -> Element:
    """A stack on a point of the ground: walls of every tile, then the face of the top one."""
    floors = [walls(x, y - FLOOR * n, colour) for n, colour in enumerate(reversed(colours))]
    return g(*floors, face(x, y - FLOOR * len(colours), building, colours[0]))


def walls(x: float, y: float, colour: str) -> Element:
    """The two walls of one tile that are seen: the left one in light, the right one in shade."""
    half = HALF / 2
    left = [(x - HALF, y), (x, y + half), (x, y + half - FLOOR), (x - HALF, y - FLOOR)]
    right = [(x + HALF, y), (x, y + half), (x, y + half - FLOOR), (x + HALF, y - FLOOR)]
    line: dict[str, Value] = {
        "stroke": var(f"{colour}-ink"),
        "stroke_width": 1.4,
        "stroke_linejoin": "round",
    }
    return g(
        path(polygon(left), fill=var(colour), **line),
        path(polygon(left), fill="#000", opacity=0.18),
        path(polygon(right), fill=var(f"{colour}-edge"), **line),
    )


def face(x: float, y: float, building: str, colour: str) -> Element:
    """The top of a stack: the tile's face laid into perspective."""
    k = HALF / TILE
    whole: dict[str, Value] = {"width": TILE, "height": TILE, "rx": CORNER}
    return g(
        el("rect", fill=var(colour), stroke=var(f"{colour}-ink"), stroke_width=1.6, **whole),
        el("rect", fill="url(#sheen)", **whole),
        el("rect", fill="url(#hatch)", **whole),
        at(
            GLYPH_X,
            GLYPH_Y,
            use(f"glyph-{building}"),
            fill=var(f"{colour}-light"),
            color=var(f"{colour}-ink"),
        ),
        medallion(colour),
        transform=f"matrix({k:.4f} {k / 2:.4f} {-k:.4f} {k / 2:.4f} {x:g} {y - HALF / 2:g})",
    )


def polygon(points: list[tuple[float, float]]) -> str:
    """A closed outline through some points."""
    return f"M{'L'.join(f'{x:g} {y:g}' for x, y in points)}Z"
