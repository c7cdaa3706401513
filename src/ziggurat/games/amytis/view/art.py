"""The art of Amytis that is drawn once and used many times: tiles, cards, signs."""

from collections.abc import Sequence

from ziggurat.art.cards import back, papyrus
from ziggurat.art.stone import TILE, WALL, figure, lozenge, plaque, polygon
from ziggurat.art.theme import var
from ziggurat.art.woodcut import glyph, woodcut
from ziggurat.games.amytis.components import PROJECTS, SIDES
from ziggurat.games.amytis.view.glyphs import BUILDINGS, COLOURS, LINE
from ziggurat.markup.element import Child, Element, at, circle, g, path, rect, use

COLOUR_OF_LETTER = {colour[0].upper(): colour for colour in COLOURS}

GLYPH_X, GLYPH_Y = 52, 53  # a little off the middle, to leave a corner to the mark
MARK_AT, MARK_RADIUS = 18, 13
HIGHEST = 19  # every turn of a player on one site
HEIGHT_SIZE = 19

CARD_WIDTH, CARD_HEIGHT = 92, 118
CELL = 25
CELL_GAP = 2
CELL_PITCH = CELL + CELL_GAP
PATTERN_Y = 44  # the middle of a card's pattern
POINTS_Y = 102


def piece_defs() -> list[Element]:
    """All of it, each part under its name."""
    return [
        *(woodcut(f"glyph-{name}", draw(), width=LINE) for name, draw in BUILDINGS.items()),
        *(path(outline, id=f"mark-{colour}") for colour, outline in COLOURS.items()),
        *(tile_art(building, colour) for building in BUILDINGS for colour in COLOURS),
        hidden_tile_art(),
        *(height_art(height) for height in range(1, HIGHEST + 1)),
        *(cell_art(colour) for colour in COLOURS),
        card_blank_art(),
        *(points_art(points) for points in sorted({row["points"] for row in PROJECTS})),
        *(card_art(row["id"], row["pattern"], row["points"]) for row in PROJECTS),
        seal_art(),
        card_back_art(),
        *(sign_art(building, side) for building in BUILDINGS for side in SIDES),
    ]


def tile_art(building: str, colour: str) -> Element:
    """A building tile: face of its colour, woodcut, and the printed mark of the colour."""
    return g(
        use(f"body-{colour}"),
        glyph(f"glyph-{building}", colour, GLYPH_X, GLYPH_Y),
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
    """A tile that is still face down: plain stone with a small ziggurat."""
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
        *papyrus(CARD_WIDTH, CARD_HEIGHT),
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
        use(f"points-{points}"),
        id=f"face-{name}",
    )


def points_art(points: int) -> Element:
    """What a project is worth, where it stands on the card."""
    return g(lozenge(CARD_WIDTH / 2, POINTS_Y, str(points)), id=f"points-{points}")


def pattern_cells(pattern: Sequence[str]) -> Element:
    """The cells of a pattern, centred on a card; a dot where any colour will do."""
    left = CARD_WIDTH / 2 - len(pattern[0]) * CELL_PITCH / 2 + CELL_GAP / 2
    top = PATTERN_Y - len(pattern) * CELL_PITCH / 2 + CELL_GAP / 2
    cells: list[Child] = []
    for row, letters in enumerate(pattern):
        for column, letter in enumerate(letters):
            x, y = left + column * CELL_PITCH, top + row * CELL_PITCH
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
        *back(CARD_WIDTH, CARD_HEIGHT, line=1.6),
        path(
            "M18 82V70H29V58H38V46H54V58H63V70H74V82Z",
            fill=var("card"),
            stroke=var("card-ink"),
            stroke_width=2,
        ),
        id="card-back",
    )


def sign_art(building: str, side: str) -> Element:
    """The head of a building's card: its woodcut on stone and the side in play."""
    return g(
        at(
            0,
            0,
            use("body-stone"),
            glyph(f"glyph-{building}", "stone", 48, 50),
            scale=0.38,
        ),
        circle(40, 8, 9, fill=var("cream-ink"), stroke=var("cream"), stroke_width=1.5),
        figure(40, 8, side.upper(), 12, fill=var("cream"), font_family=var("sans")),
        id=f"sign-{building}-{side}",
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
        step.append(figure(0, 0, str(number), 10.8, fill=var("gold-ink"), font_family=var("sans")))
    return g(*step)
