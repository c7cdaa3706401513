"""Boats, distribution cards and revolt tokens."""

from typing import Any

from ziggurat.art.cards import papyrus
from ziggurat.art.stone import figure, lozenge, polygon
from ziggurat.art.theme import var
from ziggurat.art.woodcut import glyph
from ziggurat.games.pyramidion.components import (
    BOATS_DATA,
    DISTRIBUTIONS_DATA,
    KIND_IDS,
    SITE_IDS,
    TOKENS_DATA,
)
from ziggurat.games.pyramidion.view.site_art import emblem
from ziggurat.markup.element import Element, g, move, path, rect, use

WIDTH, HEIGHT = 68, 102
COST_X, COST_Y = 14, 52
COST_ACROSS, COST_DOWN = 31, 20
COST_SCALE = 0.5
AMOUNT_X = 32
MOST_PRINTED = 4  # of one resource on a card

CELL_WIDTH, CELL_HEIGHT = 142, 36
SHEET_WIDTH, SHEET_HEIGHT = 2 * CELL_WIDTH + 12, 4 * CELL_HEIGHT + 12

SHARE_X, SHARE_PITCH, SHARE_SCALE = 52, 50, 0.72

TOKEN_RADIUS = 20


def boat_defs() -> list[Element]:
    """All of it, each part under its name."""
    return [
        *(amount_art(kind, n + 1) for kind in KIND_IDS for n in range(MOST_PRINTED)),
        hull_art(),
        *(boat_art(row) for row in BOATS_DATA),
        boat_back_art(),
        *(laden_art(points) for points in sorted({row["points"] for row in BOATS_DATA})),
        sheet_art(),
        *(distribution_art(row) for row in DISTRIBUTIONS_DATA),
        *(token_art(row) for row in TOKENS_DATA),
    ]


def amount_art(kind: str, amount: int) -> Element:
    """A number of a resource, printed on papyrus."""
    return g(
        use(f"goods-{kind}"),
        figure(AMOUNT_X, 0, str(amount), 32, fill=var("card-ink"), font_family=var("sans")),
        id=f"amount-{kind}-{amount}",
    )


def cost_place(kind: int, cost: dict[str, int]) -> tuple[float, float]:
    """Where a kind of resource stands among the cost of a boat."""
    nth = [k for k in KIND_IDS if k in cost].index(KIND_IDS[kind])
    return COST_X + nth % 2 * COST_ACROSS, COST_Y + nth // 2 * COST_DOWN


def hull_art() -> Element:
    """A boat card without points and cost: a sail over the Nile."""
    return g(
        *papyrus(WIDTH, HEIGHT, corner=6, drop=3),
        rect(3, 41, WIDTH - 6, HEIGHT - 44, rx=4, fill="url(#grain)"),
        path(
            f"M2 39V8Q2 2 8 2H{WIDTH - 8}Q{WIDTH - 2} 2 {WIDTH - 2} 8V39Z", fill=var("blue-light")
        ),
        path(
            "M2 33C8 30 12 36 18 33S28 30 34 33S44 36 50 33S60 30 66 33V41H2Z",
            fill=var("blue"),
        ),
        path(
            "M10 26C14 30 17 31 20 31H48C52 31 56 29 59 24C61 32 56 37 50 37H19C12 37 8 32 10 26Z",
            fill=var("orange"),
            stroke=var("orange-ink"),
            stroke_width=1.4,
        ),
        path("M34 31V4", stroke=var("orange-ink"), stroke_width=2),
        id="hull",
    )


def boat_art(row: dict[str, Any]) -> Element:
    """A boat in the harbour: its points on the sail, its cost below."""
    cost = [
        use(
            f"amount-{kind}-{amount}",
            transform=move(*cost_place(KIND_IDS.index(kind), row["cost"]), COST_SCALE),
        )
        for kind, amount in row["cost"].items()
    ]
    return g(
        use("hull"),
        lozenge(34, 18, str(row["points"]), radius=16),
        *cost,
        id=f"face-{row['id']}",
    )


def boat_back_art() -> Element:
    """A loaded boat, face down."""
    return g(
        rect(2, 3, 40, 52, rx=5, fill=var("shadow"), opacity=0.25),
        rect(0, 0, 40, 52, rx=5, fill=var("blue-edge"), stroke=var("blue-ink"), stroke_width=1.6),
        rect(4, 4, 32, 44, rx=3, fill="none", stroke=var("blue-light"), stroke_width=1.2),
        glyph("glyph-boat", "blue", 20, 24, 1),
        id="boat-back",
    )


def laden_art(points: int) -> Element:
    """A loaded boat of one's own."""
    return g(
        use("boat-back"),
        lozenge(20, 39, str(points), radius=12),
        id=f"laden-{points}",
    )


def sheet_art() -> Element:
    """The papyrus of a distribution card: a cell for each site, as on the table."""
    cells = [
        rect(
            *cell_place(site),
            CELL_WIDTH - 4,
            CELL_HEIGHT - 4,
            rx=5,
            fill=var("card-edge"),
            opacity=0.22,
        )
        for site in range(len(SITE_IDS))
    ]
    signs = [
        emblem(SITE_IDS[site], x + 18, y + CELL_HEIGHT / 2 - 2, 0.86, "card")
        for site in range(len(SITE_IDS))
        for x, y in (cell_place(site),)
    ]
    return g(
        *papyrus(SHEET_WIDTH, SHEET_HEIGHT, drop=3),
        rect(4, 4, SHEET_WIDTH - 8, SHEET_HEIGHT - 8, rx=4, fill="url(#grain)"),
        *cells,
        *signs,
        id="sheet",
    )


def cell_place(site: int) -> tuple[float, float]:
    """The corner of a site's cell on a distribution card."""
    return 8 + site % 2 * CELL_WIDTH, 8 + site // 2 * CELL_HEIGHT


def distribution_art(row: dict[str, Any]) -> Element:
    """A distribution card: what comes to which site."""
    shares = [
        use(
            f"amount-{kind}-{amount}",
            transform=move(x + SHARE_X + nth * SHARE_PITCH, y + CELL_HEIGHT / 2 - 1, SHARE_SCALE),
        )
        for site, goods in row["place"].items()
        for x, y in (cell_place(SITE_IDS.index(site)),)
        for nth, (kind, amount) in enumerate(goods.items())
    ]
    return g(use("sheet"), *shares, id=f"face-{row['id']}")


def token_art(row: dict[str, Any]) -> Element:
    """A revolt token: its strength, and what it pays the master of the revolt."""
    (kind,) = row["reward"]
    return g(
        path(
            polygon(8, TOKEN_RADIUS + 1),
            fill=var("shadow"),
            opacity=0.3,
            transform="translate(2 3)",
        ),
        path(
            polygon(8, TOKEN_RADIUS),
            fill=var("violet"),
            stroke=var("violet-edge"),
            stroke_width=2,
        ),
        figure(-5, -4, str(row["value"]), 20, fill=var("violet-ink"), font_family=var("sans")),
        use(f"goods-{kind}", transform="translate(8 10) scale(0.5)"),
        id=f"face-{row['id']}",
    )
