"""Small pieces of Pyramidion that are drawn once and used many times, each around the origin."""

from ziggurat.art.stone import figure, polygon, seat_path
from ziggurat.art.theme import SEATS, var
from ziggurat.art.woodcut import glyph, woodcut
from ziggurat.games.pyramidion.components import CATEGORY_IDS, KIND_IDS, TYPE_IDS
from ziggurat.games.pyramidion.view.figures import FIGURES
from ziggurat.games.pyramidion.view.glyphs import CATEGORIES, GOODS, MARKS, SITES
from ziggurat.markup.element import Element, Value, circle, el, g, move, path, use

KIND_COLOURS = dict(
    zip(KIND_IDS, ("orange", "terracotta", "green", "stone", "violet", "gold"), strict=True)
)
TYPE_COLOURS = dict(zip(TYPE_IDS, ("terracotta", "blue", "green", "violet", "gold"), strict=True))
CATEGORY_COLOURS = dict(zip(CATEGORY_IDS, ("terracotta", "blue", "green"), strict=True))
"""A category has the colour of the type that is best at it."""

SHAPES = {
    "influence": "M-12 -12H12V1C12 9 5 12 0 15C-5 12 -12 9 -12 1Z",
    "negotiation": "M-13 -11H13V8H4L-1 14L-2 8H-13Z",
    "bargaining": "M-13 0A13 13 0 1 1 13 0A13 13 0 1 1 -13 0Z",
}
"""A shield, a speech bubble and a coin: what numbers of a category stand in."""

TROOP_GLYPHS = {"negotiators": "negotiation", "torturers": "influence"}

GOODS_SIZE = 36
GOODS_WALL = 4
TROOP_RADIUS = 15
BADGE_TEXT = 19
MOST_PRINTED = 7  # the highest number on a card or plate


def small_defs() -> list[Element]:
    """All of it, each part under its name."""
    glyphs = GOODS | CATEGORIES | MARKS | SITES
    return [
        *(woodcut(f"glyph-{name}", draw()) for name, draw in glyphs.items()),
        *(woodcut(f"figure-{name}", draw()) for name, draw in FIGURES.items()),
        *(goods_art(kind) for kind in GOODS),
        *(badge_art(category) for category in CATEGORY_IDS),
        *(head_art(category) for category in CATEGORY_IDS),
        *(number_art(category, n + 1) for category in CATEGORY_IDS for n in range(MOST_PRINTED)),
        *(troop_art(troop, seat) for troop in TROOP_GLYPHS for seat in range(len(SEATS))),
        sundial_art(),
        tick_art(),
        *(means_art(name) for name in ("statue", "influence")),
        leader_art(),
    ]


def goods_art(kind: str) -> Element:
    """A resource: a small thick tile with its woodcut."""
    colour = KIND_COLOURS[kind]
    half = GOODS_SIZE / 2
    tile: dict[str, Value] = {"width": GOODS_SIZE, "rx": 7}
    top = -half - GOODS_WALL / 2
    face = GOODS_SIZE - GOODS_WALL
    return g(
        el(
            "rect",
            x=-half + 2,
            y=top + 4,
            height=GOODS_SIZE,
            fill=var("shadow"),
            opacity=0.25,
            **tile,
        ),
        el("rect", x=-half, y=top, height=GOODS_SIZE + 1, fill=var(f"{colour}-edge"), **tile),
        el("rect", x=-half, y=top, height=face, fill=var(colour), **tile),
        el("rect", x=-half, y=top, height=face, fill="url(#sheen)", **tile),
        glyph(f"glyph-{kind}", colour, 0, -3.5, 0.98),
        id=f"goods-{kind}",
    )


def badge_art(category: str) -> Element:
    """The shape a number of a category stands in."""
    colour = CATEGORY_COLOURS[category]
    return path(
        SHAPES[category],
        fill=var(colour),
        stroke=var(f"{colour}-edge"),
        stroke_width=2,
        stroke_linejoin="round",
        id=f"badge-{category}",
    )


def head_art(category: str) -> Element:
    """A category without a number: its shape with the woodcut in it."""
    colour = CATEGORY_COLOURS[category]
    return g(
        use(f"badge-{category}", transform="scale(1.28)"),
        glyph(f"glyph-{category}", colour, 0, -1, 0.86),
        id=f"head-{category}",
    )


def number_art(category: str, value: int) -> Element:
    """A number in the shape of its category."""
    ink = var(f"{CATEGORY_COLOURS[category]}-ink")
    return g(
        use(f"badge-{category}"),
        figure(0, -0.5, str(value), BADGE_TEXT, fill=ink, font_family=var("sans")),
        id=f"number-{category}-{value}",
    )


def number(category: str, value: int, x: float, y: float, scale: float = 1) -> Element:
    """A printed number of a category."""
    return use(f"number-{category}-{value}", transform=move(x, y, scale))


def troop_art(troop: str, seat: int) -> Element:
    """A troop: its owner's shape and colour, the woodcut of its kind."""
    shape = seat_path(seat, TROOP_RADIUS)
    return g(
        path(shape, fill=var("shadow"), opacity=0.3, transform="translate(1.5 3)"),
        path(
            shape,
            fill=var(f"seat-{seat}"),
            stroke=var("cream"),
            stroke_width=3,
            stroke_linejoin="round",
        ),
        use(
            f"glyph-{TROOP_GLYPHS[troop]}",
            transform=move(0, 0, 0.7),
            fill=var(f"seat-{seat}"),
            color=var("cream"),
        ),
        id=f"troop-{troop}-{seat}",
    )


def sundial_art() -> Element:
    """What lies on a site that has been activated."""
    return g(
        circle(1.5, 2.5, 15, fill=var("shadow"), opacity=0.3),
        circle(0, 0, 15, fill=var("gold-edge")),
        glyph("glyph-sundial", "gold"),
        id="sundial",
    )


def tick_art() -> Element:
    """Enough: a tick in a green seal."""
    return g(
        circle(0, 0, 10, fill=var("ring"), stroke=var("cream"), stroke_width=2),
        path(
            "M-4.5 0.5L-1.5 3.8L4.5 -3.8",
            fill="none",
            stroke=var("cream"),
            stroke_width=2.8,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
        id="tick",
    )


def means_art(name: str) -> Element:
    """By what means a boat can be loaded: statues or torturers."""
    return g(
        circle(0, 0, 11, fill=var("ring"), stroke=var("cream"), stroke_width=2),
        use(
            f"glyph-{name}",
            transform="scale(0.62)",
            fill=var("ring"),
            color=var("cream"),
        ),
        id=f"means-{name}",
    )


def leader_art() -> Element:
    """What lies under the total of the player who would win now."""
    return path(
        polygon(4, 23),
        fill=var("gold"),
        stroke=var("gold-edge"),
        stroke_width=2,
        stroke_linejoin="round",
        id="leader",
    )
