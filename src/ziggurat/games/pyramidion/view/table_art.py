"""The table of Pyramidion itself: slabs, rows, strips, counts and marks on cards."""

from ziggurat.art.banner import ground
from ziggurat.art.faces import SIZE
from ziggurat.art.stone import figure, lozenge, polygon, token
from ziggurat.art.theme import SEATS, var
from ziggurat.art.woodcut import glyph
from ziggurat.games.pyramidion.components import CATEGORY_IDS, GODDESS_VALUE, KIND_IDS
from ziggurat.games.pyramidion.totals import RAISE
from ziggurat.games.pyramidion.view import boat_art, players, seats, site_art, sites, tableau
from ziggurat.games.pyramidion.view.card_art import SMALL_HEIGHT, SMALL_WIDTH
from ziggurat.markup.element import Element, circle, el, g, move, path, rect, use

MOST_LYING = 35  # of a kind in the box
STOCK = 0.6  # size of a resource in a player's stock
MOST_POINTS = 61  # all boats together, and the most torturers
LINE_FRAME = (1.5, 2, seats.WIDTH - 3, seats.LINE - 3)


def table_defs() -> list[Element]:
    """All of it, each part under its name."""
    return [
        head_slab(),
        *(person_art(seat) for seat in range(len(SEATS))),
        *(line_art(seat) for seat in range(len(SEATS))),
        acting_art(),
        own_ground(),
        stock_line(),
        *(in_stock(n) for n in range(len(KIND_IDS))),
        card_bed(),
        site_bed(),
        *(strip_art(number) for number in range(2, len(SEATS) + 1)),
        *(count_art(n) for n in range(1, MOST_LYING + 1)),
        *(points_art(n) for n in range(MOST_POINTS + 1)),
        boat_mark(),
        boat_pile(),
        boat_loading(),
        copy_mark(),
        raise_mark(),
        gone_mark(),
        revolt_mark(),
        leader_short(),
        have_mark(),
        *(chosen_mark(category) for category in CATEGORY_IDS),
    ]


def head_slab() -> Element:
    """The stone over the players."""
    width, height = seats.WIDTH, tableau.HEAD - 3
    return g(
        rect(0, 0, width, height, rx=9, fill=var("platform-edge")),
        rect(0, 0, width, height - 4, rx=9, fill=var("platform")),
        rect(3, 3, width - 6, height - 10, rx=7, fill="url(#bricks)", opacity=0.5),
        path(
            f"M3 {height - 12}V11Q3 3 11 3H{width - 11}",
            fill="none",
            stroke=var("platform-lit"),
            stroke_width=2.4,
        ),
        id="head-slab",
    )


def line_art(seat: int) -> Element:
    """The ground of a player's banner: who it is, and a sign before each count."""
    y, side = seats.RESERVES_Y, seats.PERSON
    troops = [
        use(
            f"troop-{troop}-{seat}",
            transform=move(seats.TROOPS_X + seats.TROOPS_PITCH * n, y, seats.TROOPS_SCALE),
        )
        for n, troop in enumerate(("torturers", "negotiators"))
    ]
    return g(
        ground(*LINE_FRAME),
        use(f"person-{seat}", seats.PERSON_AT, seats.PERSON_AT, width=side, height=side),
        use("small-back", transform=move(seats.HAND_X - 8, y - 10, 0.4)),
        *troops,
        use("boat-mark", seats.BOATS_X - 6, y),
        id=f"line-{seat}",
    )


def site_bed() -> Element:
    """Where the active site will be shown."""
    inset = 4
    return rect(
        inset,
        inset,
        site_art.WIDTH - 2 * inset,
        site_art.HEIGHT - 2 * inset,
        rx=9,
        fill="none",
        stroke=var("muted"),
        stroke_width=2,
        stroke_dasharray="6 5",
        opacity=0.5,
        id="site-bed",
    )


def person_art(seat: int) -> Element:
    """A player at a table without faces: the token, large."""
    middle = SIZE / 2
    return el(
        "symbol",
        token(seat, middle, middle, 3),
        id=f"person-{seat}",
        viewBox=f"0 0 {SIZE} {SIZE}",
    )


def acting_art() -> Element:
    """The frame of the player to move."""
    return rect(*LINE_FRAME, rx=8, fill="none", stroke=var("accent"), stroke_width=3, id="acting")


def own_ground() -> Element:
    """The ground under one's own stock and cards."""
    return ground(1.5, 2, seats.WIDTH - 3, tableau.OWN - 5, id="own-ground")


def card_bed() -> Element:
    """Where the first card will lie."""
    return rect(
        1,
        1,
        SMALL_WIDTH - 2,
        SMALL_HEIGHT - 2,
        rx=5,
        fill="none",
        stroke=var("line"),
        stroke_width=1.6,
        stroke_dasharray="5 4",
        id="card-bed",
    )


def in_stock(kind: int) -> Element:
    """A resource where it lies in a stock."""
    x = players.STOCK_X + players.STOCK_PITCH * kind
    name = KIND_IDS[kind]
    return use(f"goods-{name}", transform=move(x, players.STOCK_Y, STOCK), id=f"stock-{name}")


def stock_line() -> Element:
    """The signs of all resources, faint, where a stock lies."""
    signs = [
        use(
            f"glyph-{kind}",
            transform=move(players.STOCK_X + players.STOCK_PITCH * n, players.STOCK_Y, 0.58),
        )
        for n, kind in enumerate(KIND_IDS)
    ]
    return g(*signs, fill=var("panel"), color=var("muted"), opacity=0.4, id="stock-line")


def strip_art(number: int) -> Element:
    """The stone under the supply and the play order of a number of players."""
    width, height = sites.BOARD_WIDTH - 2 * sites.MARGIN, sites.STRIP_HEIGHT
    supply = [
        use(f"goods-{kind}", sites.SUPPLY_X - sites.MARGIN + sites.SUPPLY_PITCH * n, sites.SUPPLY_Y)
        for n, kind in enumerate(KIND_IDS)
    ]
    return g(
        rect(0, 0, width, height, rx=9, fill=var("platform-edge")),
        rect(0, 0, width, height - 4, rx=9, fill=var("platform")),
        path(f"M254 8V{height - 12}", stroke=var("platform-edge"), stroke_width=2),
        *supply,
        *(order_place(turn) for turn in range(number)),
        id=f"strip-{number}",
    )


def order_place(turn: int) -> Element:
    """A position of the play order."""
    x, y = sites.ORDER_X - sites.MARGIN + turn * sites.ORDER_PITCH, sites.ORDER_Y
    ink = var("platform-ink")
    return g(
        circle(x, y - 7, 17, fill=var("pit"), stroke=var("engraving"), stroke_width=1.6),
        figure(x, y + 18, str(turn + 1), 15, fill=ink, font_family=var("sans")),
    )


def count_art(amount: int) -> Element:
    """How many resources lie together, written over them."""
    return g(
        figure(
            0,
            0,
            str(amount),
            21,
            font_family=var("sans"),
            stroke=var("cream"),
            stroke_width=5,
            stroke_linejoin="round",
            paint_order="stroke",
        ),
        id=f"count-{amount}",
    )


def points_art(points: int) -> Element:
    """Points of loaded boats."""
    return g(lozenge(0, 0, str(points), radius=15), id=f"points-{points}")


def boat_mark() -> Element:
    """Boats, before their number."""
    return g(glyph("glyph-boat", "blue", 0, 0, 0.82), id="boat-mark")


def boat_pile() -> Element:
    """The deck of boats."""
    scale = boat_art.WIDTH / 40
    return g(
        *(
            use("boat-back", transform=f"translate({step} {step}) scale({scale})")
            for step in (4, 2, 0)
        ),
        id="boat-pile",
    )


def boat_loading() -> Element:
    """The frame of the boat that is being loaded."""
    return rect(
        0,
        0,
        boat_art.WIDTH,
        boat_art.HEIGHT,
        rx=6,
        fill="none",
        stroke=var("accent"),
        stroke_width=4,
        id="boat-loading",
    )


def copy_mark() -> Element:
    """A card that stands for another one: the ibis over its band."""
    return g(
        circle(8, 9, 9, fill=var("gold"), stroke=var("gold-edge"), stroke_width=1.5),
        glyph("figure-philosopher", "gold", 8, 9, 0.24),
        id="copy-mark",
    )


def raise_mark() -> Element:
    """An Engraver who raised the minima."""
    return g(
        circle(SMALL_WIDTH - 9, SMALL_HEIGHT - 9, 9, fill=var("accent")),
        figure(
            SMALL_WIDTH - 9,
            SMALL_HEIGHT - 9,
            f"+{RAISE}",
            12,
            fill=var("accent-ink"),
            font_family=var("sans"),
        ),
        id="raise-mark",
    )


def gone_mark() -> Element:
    """A card that lies on the site no more."""
    return g(
        rect(0, 0, SMALL_WIDTH, SMALL_HEIGHT, rx=5, fill=var("platform"), opacity=0.55),
        path(
            f"M6 6L{SMALL_WIDTH - 6} {SMALL_HEIGHT - 6}", stroke=var("platform-ink"), stroke_width=3
        ),
        id="gone-mark",
    )


def revolt_mark() -> Element:
    """A revolt token face down: one for each revolt card."""
    return g(
        path(polygon(8, 20), fill=var("violet"), stroke=var("violet-edge"), stroke_width=2),
        glyph("glyph-revolt", "violet"),
        id="revolt-mark",
    )


def leader_short() -> Element:
    """Under the total of a leader who does not reach the minimum."""
    return path(
        polygon(4, 23),
        fill="none",
        stroke=var("gold-edge"),
        stroke_width=2,
        stroke_dasharray="5 4",
        id="leader-short",
    )


def have_mark() -> Element:
    """Enough of one resource, at the foot of its sign."""
    return use("tick", transform="translate(-7 6) scale(0.58)", id="have")


def chosen_mark(category: str) -> Element:
    """The token that says what a Goddess counts as."""
    return use(
        f"number-{category}-{GODDESS_VALUE}",
        transform=f"translate({SMALL_WIDTH / 2} {SMALL_HEIGHT - 16}) scale(0.95)",
        id=f"chosen-{category}",
    )
