"""Carved stone on sand: what the drawings of all games share.

Light falls from the top left. A tile is 96 units wide; its wall shows below its face.
"""

from math import cos, pi, sin

from ziggurat.art.theme import KINDS, SEATS, shape, var
from ziggurat.markup.element import (
    Child,
    Element,
    Value,
    at,
    circle,
    el,
    g,
    move,
    path,
    rect,
    short_number,
    text,
    use,
)

TILE = 96
WALL = 11
CORNER = 7
LAYER = 5  # how much of each lower tile of a stack is seen
MOST_LAYERS = 6  # a higher stack is drawn no higher: its badge tells
BASELINE = 0.35  # of the text size: from the middle of a figure to its foot

TOKEN = 12
"""Radius of a seat's token."""

_SHADOWS = ((7, 9, 0.10), (4, 6, 0.14), (2, 3, 0.16))
_INSET = 8
_STACK_TOP = 48  # where the body of a stack begins, well under the face that hides it


def common_defs() -> list[Element]:
    """Definitions every game uses: textures, bodies of tiles, stacks, tokens and pawns."""
    faces = [tile_body(kind) for kind in (*KINDS, "gold", "stone")]
    stacks = [stack_body(height) for height in range(1, MOST_LAYERS + 1)]
    seats = range(len(SEATS))
    return [
        *_textures(),
        *faces,
        *stacks,
        *(token_art(seat) for seat in seats),
        *(pawn_art(seat) for seat in seats),
    ]


def _textures() -> list[Element]:
    sheen = el(
        "linearGradient",
        el("stop", offset="0", stop_color="#fff", stop_opacity=0.42),
        el("stop", offset="0.45", stop_color="#fff", stop_opacity=0.04),
        el("stop", offset="1", stop_color="#000", stop_opacity=0.16),
        id="sheen",
        x1=0,
        y1=0,
        x2=1,
        y2=1,
    )
    hatch = el(
        "pattern",
        path("M0 7L7 0M-1 1L1 -1M6 8L8 6", stroke="#000", stroke_width=0.8, opacity=0.13),
        id="hatch",
        width=7,
        height=7,
        patternUnits="userSpaceOnUse",
    )
    bricks = el(
        "pattern",
        path(
            "M0 0H44M0 11H44M0 22H44M11 0V11M33 11V22",
            fill="none",
            stroke=var("platform-edge"),
            stroke_width=1,
            opacity=0.5,
        ),
        id="bricks",
        width=44,
        height=22,
        patternUnits="userSpaceOnUse",
    )
    grain = el(
        "pattern",
        path(
            "M0 4C12 1 22 7 34 4S52 2 60 4M0 15C16 18 28 12 42 15S54 17 60 15"
            "M4 25C16 22 30 28 44 25M0 34C12 37 34 31 60 34",
            fill="none",
            stroke=var("engraving"),
            stroke_width=0.9,
            opacity=0.22,
        ),
        id="grain",
        width=60,
        height=40,
        patternUnits="userSpaceOnUse",
    )
    return [sheen, hatch, bricks, grain]


def tile_body(kind: str) -> Element:
    """A thick tile without glyph: wall, face, sheen, hatch, lit edge and dashed border."""
    edge = var(f"{kind}-edge")
    lit = f"M3 {TILE - CORNER}V{CORNER + 3}Q3 3 {CORNER + 3} 3H{TILE - CORNER}"
    face: dict[str, Value] = {"width": TILE, "height": TILE, "rx": CORNER}
    border = TILE - 2 * _INSET
    return g(
        rect(0, 0, TILE, TILE + WALL, rx=CORNER, fill=edge),
        rect(0, TILE, TILE, WALL, rx=CORNER, fill="#000", opacity=0.22),
        el("rect", fill=var(kind), **face),
        el("rect", fill="url(#sheen)", **face),
        el("rect", fill="url(#hatch)", **face),
        path(lit, fill="none", stroke="#fff", stroke_width=2.4, opacity=0.55),
        rect(
            _INSET,
            _INSET,
            border,
            border,
            rx=4,
            fill="none",
            stroke=edge,
            stroke_width=1.4,
            stroke_dasharray="7 3",
            opacity=0.75,
        ),
        rect(0, 0, TILE, TILE + WALL, rx=CORNER, fill="none", stroke=edge, stroke_width=1.4),
        id=f"body-{kind}",
    )


def stack_body(height: int) -> Element:
    """The shadow of a stack and the walls of the tiles under its top one."""
    foot = TILE + WALL + (height - 1) * LAYER
    shadows = [
        rect(dx, _STACK_TOP + dy, TILE, foot - _STACK_TOP, rx=CORNER, fill=var("shadow"), opacity=o)
        for dx, dy, o in _SHADOWS
    ]
    layers: list[Child] = []
    for layer in range(height - 1):
        y = foot - layer * LAYER
        tone = "stone-edge" if layer % 2 else "stone"
        layers.append(
            rect(
                0,
                y - LAYER - WALL,
                TILE,
                LAYER + WALL,
                rx=CORNER,
                fill=var(tone),
                stroke=var("stone-ink"),
                stroke_width=1,
                stroke_opacity=0.55,
            )
        )
    return g(*shadows, *layers, id=f"stack-{height}")


def under(height: int, x: float = 0, y: float = 0) -> Element:
    """What is seen of a stack under its top tile: shadow and walls."""
    return use(f"stack-{min(height, MOST_LAYERS)}", x, y)


def rise(height: int) -> float:
    """How far the top of a stack stands above that of a single tile."""
    return (min(height, MOST_LAYERS) - 1) * LAYER if height else 0


def polygon(corners: int, radius: float, turn: float = 0, inner: float | None = None) -> str:
    """A regular polygon around the origin, or a star if an inner radius is given."""
    radii = [radius] if inner is None else [radius, inner]
    steps = corners * len(radii)
    points = []
    for step in range(steps):
        angle = 2 * pi * step / steps - pi / 2 + turn
        r = radii[step % len(radii)]
        points.append(" ".join(short_number(round(r * part(angle), 1)) for part in (cos, sin)))
    return f"M{'L'.join(points)}Z"


def seat_path(seat: int, radius: float) -> str:
    """The outline of a seat's shape, of about the same area for all."""
    match shape(seat):
        case "lozenge":
            return polygon(4, radius * 1.22)
        case "square":
            return polygon(4, radius * 1.25, pi / 4)
        case "triangle":
            return polygon(3, radius * 1.42)
        case _:
            r = f"{radius:g}"
            return f"M-{r} 0A{r} {r} 0 1 1 {r} 0A{r} {r} 0 1 1 -{r} 0Z"


def token_art(seat: int) -> Element:
    """A seat's disc, lozenge, square or triangle with a cream rim and heart."""
    return g(
        path(
            seat_path(seat, TOKEN), fill=var("shadow"), opacity=0.3, transform="translate(1.5 2.5)"
        ),
        path(
            seat_path(seat, TOKEN),
            fill=var("cream"),
            stroke=var("cream-ink"),
            stroke_width=1.2,
            stroke_linejoin="round",
        ),
        path(seat_path(seat, TOKEN - 3), fill=var(f"seat-{seat}")),
        path(seat_path(seat, TOKEN / 3), fill=var("cream")),
        id=f"token-{seat}",
    )


def pawn_art(seat: int) -> Element:
    """A carved figure standing on the origin; its head has the seat's shape."""
    colour = var(f"seat-{seat}")
    body = "M-17 1C-17 -7 -9 -10 -8 -19L-9 -27H9L8 -19C9 -10 17 -7 17 1C17 8 -17 8 -17 1Z"
    rim: dict[str, Value] = {"stroke": var("cream"), "stroke_width": 3, "stroke_linejoin": "round"}
    return g(
        el("ellipse", cx=4, cy=4, rx=20, ry=7, fill=var("shadow"), opacity=0.3),
        path(body, fill=colour, **rim),
        path(
            "M-8 -3C-10 -8 -4 -10 -4 -20", fill="none", stroke="#fff", opacity=0.5, stroke_width=3
        ),
        path("M-15 2C-8 6 8 6 15 2", fill="none", stroke="#000", opacity=0.35, stroke_width=2),
        at(0, -36, path(seat_path(seat, 12), fill=colour, **rim)),
        at(0, -36, path(seat_path(seat, 4.5), fill=var("cream"))),
        id=f"pawn-{seat}",
    )


def token(seat: int, x: float, y: float, scale: float = 1) -> Element:
    """A seat's token with its middle at a point."""
    return use(f"token-{seat}", transform=move(x, y, scale))


def pawn(seat: int, x: float, y: float, scale: float = 1) -> Element:
    """A seat's figure with its foot at a point."""
    return use(f"pawn-{seat}", transform=move(x, y, scale))


def figure(x: float, y: float, value: str, size: float, **attributes: Value) -> Element:
    """A number or short word, its middle at a point."""
    look: dict[str, Value] = {"fill": var("cream-ink"), "font_family": var("serif")}
    return text(x, y + size * BASELINE, value, size, **(look | attributes), font_weight=700)


def lozenge(x: float, y: float, value: str, kind: str = "gold", radius: float = 19) -> Element:
    """Points in a lozenge, as large as it can hold them."""
    size = radius * (1.2 if len(value) == 1 else 1.1)
    return g(
        path(
            polygon(4, radius),
            transform=f"translate({x:g} {y:g})",
            fill=var(kind),
            stroke=var(f"{kind}-edge"),
            stroke_width=2,
            stroke_linejoin="round",
        ),
        figure(x, y, value, size, fill=var(f"{kind}-ink"), font_family=var("sans")),
    )


def plaque(x: float, y: float, value: str, size: float = 17) -> Element:
    """A number cut into a small dark stone: the height of a stack."""
    width, height = size * (0.95 + 0.6 * len(value)), size * 1.3
    return g(
        rect(
            x - width / 2,
            y - height / 2,
            width,
            height,
            rx=size * 0.4,
            fill=var("cream-ink"),
            stroke=var("cream"),
            stroke_width=size * 0.1,
        ),
        figure(x, y, value, size, fill=var("cream"), font_family=var("sans")),
    )


def sun(x: float, y: float, radius: float, rays: int, reach: float) -> list[Element]:
    """A great sun; `reach` is the length of its long rays as a multiple of its radius."""

    def ray(number: int) -> str:
        turn = 2 * pi * number / rays
        start, end = 1.13 * radius, (1 + (reach - 1) * (0.6 if number % 2 else 1)) * radius
        return (
            f"M{x + start * cos(turn):.1f} {y + start * sin(turn):.1f}"
            f"L{x + end * cos(turn):.1f} {y + end * sin(turn):.1f}"
        )

    edge = var("gold-edge")
    lines = "".join(ray(n) for n in range(rays))
    return [
        circle(x, y, radius * 1.95, fill=var("gold"), opacity=0.16),
        path(lines, stroke=edge, stroke_width=7, stroke_linecap="round", opacity=0.55),
        circle(x, y, radius, fill=var("gold"), stroke=edge, stroke_width=5),
    ]


def bead(x: float, y: float, radius: float, fill: str = "cream") -> Element:
    """A small round mark."""
    return circle(x, y, radius, fill=var(fill), stroke=var("cream-ink"), stroke_width=1.2)
