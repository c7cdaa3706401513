"""The art of Amytis that is drawn once and used many times: tiles, cards, favours, signs."""

from collections.abc import Sequence

from ziggurat.games.amytis.components import (
    BOTTOM_ROW,
    BOTTOM_SPACES,
    COLUMNS,
    FAVOUR_IDS,
    FAVOUR_POINTS,
    PROJECTS,
    SIDES,
)
from ziggurat.views.amytis.glyphs import BUILDINGS, COLOURS
from ziggurat.views.stone import CORNER, TILE, WALL, bead, figure, lozenge, plaque, polygon
from ziggurat.views.svg import Child, Element, at, circle, g, path, rect, use
from ziggurat.views.theme import var

COLOUR_OF_LETTER = {colour[0].upper(): colour for colour in COLOURS}

GLYPH_X, GLYPH_Y = 52, 53  # a little off the middle, to leave a corner to the mark
MARK_AT, MARK_RADIUS = 18, 13
HIGHEST = 19  # every turn of a player on one site
HEIGHT_SIZE = 19

CARD_WIDTH, CARD_HEIGHT = 92, 118
CELL = 25
CELL_GAP = 2
PATTERN_Y = 46  # the middle of a card's pattern
POINTS_Y = 100

FAVOUR_WIDTH, FAVOUR_HEIGHT = 48, 104
FAVOUR_GAP = 10
BOTTOM_WIDTH = 7 * (FAVOUR_WIDTH + FAVOUR_GAP) - FAVOUR_GAP
BOTTOM_HEIGHT = 62
PAWN_Y = FAVOUR_HEIGHT - 18  # where a pawn stands on a column
ROW_PAWN_Y = 20  # and in the bottom row
NICHE = 13


def piece_defs() -> list[Element]:
    """All of it, each part under its name."""
    return [
        *(g(draw(), id=f"glyph-{name}") for name, draw in BUILDINGS.items()),
        *(path(outline, id=f"mark-{colour}") for colour, outline in COLOURS.items()),
        *(tile_art(building, colour) for building in BUILDINGS for colour in COLOURS),
        hidden_tile_art(),
        *(height_art(height) for height in range(1, HIGHEST + 1)),
        *(cell_art(colour) for colour in COLOURS),
        card_blank_art(),
        *(card_art(row["id"], row["pattern"], row["points"]) for row in PROJECTS),
        seal_art(),
        card_back_art(),
        *(favour_art(space, FAVOUR_POINTS[n][0]) for n, space in enumerate(FAVOUR_IDS[:COLUMNS])),
        bottom_row_art(FAVOUR_POINTS[BOTTOM_ROW]),
        *(sign_art(building, side) for building in BUILDINGS for side in SIDES),
        score_plate_art(),
    ]


def tile_art(building: str, colour: str) -> Element:
    """A building tile: face of its colour, woodcut, and the printed mark of the colour."""
    return g(
        use(f"body-{colour}"),
        at(
            GLYPH_X,
            GLYPH_Y,
            use(f"glyph-{building}"),
            fill=var(f"{colour}-light"),
            color=var(f"{colour}-ink"),
        ),
        medallion(colour),
        id=f"tile-{building}-{colour}",
    )


def medallion(colour: str) -> Element:
    """The mark of a colour on a cream disc, in the corner of a tile."""
    edge = var(f"{colour}-edge")
    return g(
        circle(MARK_AT, MARK_AT, MARK_RADIUS, fill=var("cream"), stroke=edge, stroke_width=2),
        use(f"mark-{colour}", MARK_AT, MARK_AT, fill=edge),
    )


def hidden_tile_art() -> Element:
    """A tile nobody has seen yet: plain stone with a small ziggurat."""
    return g(
        use("body-stone"),
        path(
            "M26 66V56H36V46H44V36H52V46H60V56H70V66Z",
            fill=var("stone-edge"),
            stroke=var("stone-ink"),
            stroke_width=2,
            opacity=0.65,
        ),
        id="tile-hidden",
    )


def height_art(height: int) -> Element:
    """How many tiles lie here, at the foot of the stack."""
    x, y = HEIGHT_SIZE * 0.75, TILE + WALL - HEIGHT_SIZE * 0.75
    return g(plaque(x, y, str(height), HEIGHT_SIZE), id=f"height-{height}")


def cell_art(colour: str) -> Element:
    """One cell of a project's pattern: colour and mark."""
    middle = CELL / 2
    return g(
        rect(
            0, 0, CELL, CELL, rx=4, fill=var(colour), stroke=var(f"{colour}-edge"), stroke_width=1.6
        ),
        use(f"mark-{colour}", middle, middle + 0.5, fill=var(f"{colour}-ink")),
        id=f"cell-{colour}",
    )


def card_blank_art() -> Element:
    """Papyrus for a project, with its shadow."""
    return g(
        rect(4, 6, CARD_WIDTH, CARD_HEIGHT, rx=CORNER, fill=var("shadow"), opacity=0.2),
        rect(
            0,
            0,
            CARD_WIDTH,
            CARD_HEIGHT,
            rx=CORNER,
            fill=var("card"),
            stroke=var("card-edge"),
            stroke_width=2,
        ),
        rect(4, 4, CARD_WIDTH - 8, CARD_HEIGHT - 8, rx=4, fill="url(#grain)"),
        path(
            f"M10 {POINTS_Y}H{CARD_WIDTH - 10}",
            stroke=var("card-edge"),
            stroke_width=2,
            stroke_dasharray="7 3",
        ),
        id="card-blank",
    )


def card_art(name: str, pattern: Sequence[str], points: int) -> Element:
    """A project: the pattern of colours and what it is worth."""
    return g(
        use("card-blank"),
        pattern_cells(pattern),
        lozenge(CARD_WIDTH / 2, POINTS_Y, str(points)),
        id=f"face-{name}",
    )


def pattern_cells(pattern: Sequence[str]) -> Element:
    """The cells of a pattern, centred on a card; a dot where any colour will do."""
    pitch = CELL + CELL_GAP
    left = CARD_WIDTH / 2 - len(pattern[0]) * pitch / 2 + CELL_GAP / 2
    top = PATTERN_Y - len(pattern) * pitch / 2 + CELL_GAP / 2
    cells: list[Child] = []
    for row, letters in enumerate(pattern):
        for column, letter in enumerate(letters):
            x, y = left + column * pitch, top + row * pitch
            if letter in COLOUR_OF_LETTER:
                cells.append(use(f"cell-{COLOUR_OF_LETTER[letter]}", x, y))
            else:
                cells.append(
                    circle(x + CELL / 2, y + CELL / 2, 2.2, fill=var("card-edge"), opacity=0.7)
                )
    return g(*cells)


def seal_art() -> Element:
    """The sign of a validated project: a sealed tick over the card."""
    return g(
        rect(2, 2, CARD_WIDTH - 4, CARD_HEIGHT - 4, rx=5, fill=var("card"), opacity=0.3),
        circle(CARD_WIDTH - 14, 14, 14, fill=var("ring"), stroke=var("cream"), stroke_width=2.5),
        path(
            f"M{CARD_WIDTH - 20} 14L{CARD_WIDTH - 15.5} 19L{CARD_WIDTH - 8} 9",
            fill="none",
            stroke=var("cream"),
            stroke_width=3.4,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
        id="seal",
    )


def card_back_art() -> Element:
    """A card seen from behind."""
    return g(
        rect(
            0,
            0,
            CARD_WIDTH,
            CARD_HEIGHT,
            rx=CORNER,
            fill=var("card-edge"),
            stroke=var("card-ink"),
            stroke_width=1.4,
        ),
        rect(6, 6, CARD_WIDTH - 12, CARD_HEIGHT - 12, rx=4, fill="url(#bricks)"),
        rect(
            6,
            6,
            CARD_WIDTH - 12,
            CARD_HEIGHT - 12,
            rx=4,
            fill="none",
            stroke=var("card"),
            stroke_width=1.6,
            opacity=0.8,
        ),
        path(
            "M18 82V70H29V58H38V46H54V58H63V70H74V82Z",
            fill=var("card"),
            stroke=var("card-ink"),
            stroke_width=2,
        ),
        id="card-back",
    )


def favour_icon(space: str) -> Element:
    """What a favour counts, as a small picture 40 units wide around the origin."""
    if space.startswith("stacks-"):
        return _stack_icon(0, int(space[-1]), 26)
    if space == "stairs":
        return g(*(_stack_icon(x, n, 13) for x, n in ((-14, 1), (0, 2), (14, 3))))
    if space == "corners":
        return _corners_icon()
    return _project_icon()


def _stack_icon(x: float, height: int, width: float) -> Element:
    """Some tiles on each other, seen from the side."""
    slabs = [
        rect(
            x - width / 2,
            9 - 9 * number,
            width,
            8,
            rx=2,
            fill=var("stone-light"),
            stroke=var("stone-ink"),
            stroke_width=1.6,
        )
        for number in range(height)
    ]
    return g(*slabs)


def _corners_icon() -> Element:
    """A city seen from above, its corners raised."""
    cells: list[Child] = []
    for number in range(9):
        x, y = -18 + 12.5 * (number % 3), -18 + 12.5 * (number // 3)
        corner = number in (0, 2, 6, 8)
        cells.append(
            rect(
                x,
                y,
                11,
                11,
                rx=2,
                fill=var("stone-light") if corner else "none",
                stroke=var("stone-ink" if corner else "platform-ink"),
                stroke_width=1.6,
                stroke_opacity=1 if corner else 0.3,
            )
        )
    return g(*cells, figure(0, 0, "3+", 15, font_family=var("sans"), fill=var("platform-ink")))


def _project_icon() -> Element:
    """A small sealed card."""
    return g(
        rect(
            -13,
            -19,
            26,
            34,
            rx=3,
            fill=var("card"),
            stroke=var("card-ink"),
            stroke_width=1.6,
        ),
        path(
            "M-7 -3L-2 3L8 -9",
            fill="none",
            stroke=var("ring"),
            stroke_width=4,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
    )


def favour_art(space: str, points: int) -> Element:
    """One column of the favour board: what it counts, what it pays, a niche for a pawn."""
    middle = FAVOUR_WIDTH / 2
    return g(
        plate(FAVOUR_WIDTH, FAVOUR_HEIGHT),
        at(middle, 29, favour_icon(space)),
        lozenge(middle, 62, str(points), radius=15),
        niche(middle, PAWN_Y, NICHE),
        id=f"favour-{space}",
    )


def bottom_row_art(points: Sequence[int]) -> Element:
    """The long plate of the favour board: six places and what one to four pawns pay."""
    children: list[Child] = [plate(BOTTOM_WIDTH, BOTTOM_HEIGHT)]
    children += [niche(bottom_place(n), ROW_PAWN_Y, NICHE) for n in range(BOTTOM_SPACES)]
    steps = points[1:]
    for number, value in enumerate(steps):
        x = BOTTOM_WIDTH * (number + 0.5) / len(steps)
        children += [bead(x - 6 - 7 * dot, 47, 3) for dot in range(number + 1)]
        children.append(lozenge(x + 16, 47, str(value), radius=15))
    return g(*children, id="favour-bottom-row")


def bottom_place(number: int) -> float:
    """How far to the right a place of the bottom row is."""
    return BOTTOM_WIDTH / BOTTOM_SPACES * (number + 0.5)


def niche(x: float, y: float, radius: float) -> Element:
    """A round hollow where a pawn can stand."""
    inner = radius - 2
    return g(
        circle(x, y, radius, fill=var("pit"), stroke=var("engraving"), stroke_width=1.6),
        path(
            f"M{x - inner:g} {y:g}A{inner:g} {inner:g} 0 0 1 {x + inner:g} {y:g}",
            fill="none",
            stroke=var("shadow"),
            stroke_width=2,
            opacity=0.35,
        ),
    )


def plate(width: float, height: float) -> Element:
    """A flat stone slab."""
    return g(
        rect(0, 3, width, height, rx=6, fill=var("platform-edge")),
        rect(0, 0, width, height, rx=6, fill=var("platform")),
        rect(0, 0, width, height, rx=6, fill="url(#hatch)"),
        path(
            f"M2 {height - 6:g}V8Q2 2 8 2H{width - 6:g}",
            fill="none",
            stroke=var("platform-lit"),
            stroke_width=2,
        ),
    )


def sign_art(building: str, side: str) -> Element:
    """The head of a building's card: its woodcut on stone and the side in play."""
    return g(
        at(
            0,
            0,
            use("body-stone"),
            at(48, 50, use(f"glyph-{building}"), fill=var("stone-light"), color=var("stone-ink")),
            scale=0.38,
        ),
        circle(40, 8, 9, fill=var("cream-ink"), stroke=var("cream"), stroke_width=1.5),
        figure(40, 8, side.upper(), 12, fill=var("cream"), font_family=var("sans")),
        id=f"sign-{building}-{side}",
    )


def score_plate_art() -> Element:
    """The plate behind a player's score."""
    return rect(
        0,
        -24,
        106,
        48,
        rx=10,
        fill=var("card"),
        stroke=var("card-edge"),
        stroke_width=2,
        id="score-plate",
    )


def track_step(number: int) -> Element:
    """One step of the score track: every fifth is gold, every tenth bears its number."""
    gold = number % 5 == 0
    radius = 11 if gold else 8
    step: list[Child] = [
        path(
            polygon(4, radius),
            fill=var("gold" if gold else "card"),
            stroke=var("gold-edge" if gold else "card-edge"),
            stroke_width=1.4,
        )
    ]
    if number % 10 == 0:
        step.append(figure(0, 0, str(number), 10.5, fill=var("gold-ink"), font_family=var("sans")))
    return g(*step)
