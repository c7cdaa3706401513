"""The rules of The Architects of Amytis to be read: what stands where, with which drawing."""

from ziggurat.art.ground import bed
from ziggurat.art.stone import TILE, WALL, pawn, rise, token, under
from ziggurat.games.amytis.components import (
    ARCHITECTS,
    BOTTOM_ROW,
    BOTTOM_SPACES,
    BUILDING_IDS,
    COLOUR_IDS,
    COLUMNS,
    DISPLAY,
    ENDING_PILES,
    FAVOUR_IDS,
    FIRST_PROJECTS,
    OTHER_PROJECTS,
    PAWNS,
    PILE_HEIGHT,
    PILE_IDS,
    PROJECT_IDS,
    PROJECTS,
    SIDES,
    TILE_IDS,
)
from ziggurat.games.amytis.components import COPIES as COPIES_OF_A_TILE
from ziggurat.games.amytis.view.art import CARD_HEIGHT, CARD_WIDTH, CELL
from ziggurat.games.amytis.view.favour_art import (
    BOTTOM_HEIGHT,
    BOTTOM_WIDTH,
    FAVOUR_HEIGHT,
    FAVOUR_WIDTH,
    PAWN_Y,
)
from ziggurat.games.amytis.view.ground import BOARD_HEIGHT, BOARD_WIDTH
from ziggurat.games.amytis.view.pieces import PAWN_SCALE, deck
from ziggurat.games.amytis.view.words import building_name, card_name
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, at, g, use
from ziggurat.views.rulebook import Chapter, Pen, Picture, Section, as_sentence, sketch

# The clause of each side of each building's card, and of each favour.
EFFECTS = {
    "garden": "C-45 C-53",
    "market": "C-46 C-54",
    "wall": "C-47 C-55",
    "palace": "C-36 C-48 C-49 C-50 C-56 R-03",
    "residence": "C-51 C-57",
    "theatre": "C-52 C-58",
}
FAVOURS = {"stairs": "C-60", "corners": "C-61", "projects": "C-62"}
STACKS = "C-59"
GAP = 12


def chapters(words: Words) -> list[Chapter]:
    """Aim, set-up, a turn, buildings, projects, favours, the end."""
    pen = Pen(words)
    return [
        pen.chapter("aim", pen.section("aim", "C-43", city())),
        pen.chapter("setup", *setup(pen)),
        pen.chapter("turn", *turn(pen)),
        pen.chapter("buildings", *buildings(pen)),
        pen.chapter("projects", *projects(pen)),
        pen.chapter("favours", *favours(pen)),
        pen.chapter(
            "end",
            pen.section("end", "C-39 C-40 C-41 R-10", stack("", 0), piles=ENDING_PILES),
            pen.section("count", "C-42 C-43 C-44 R-11", points()),
        ),
    ]


def setup(pen: Pen) -> list[Section]:
    """Piles, projects, what each player has, the sides of the cards."""
    tiles, piles = COPIES_OF_A_TILE * len(TILE_IDS), len(PILE_IDS)
    return [
        pen.section(
            "piles",
            "C-01 C-02 C-03 R-09",
            sketch(BOARD_WIDTH, BOARD_HEIGHT, use("main-board")),
            tiles=tiles,
            piles=piles,
            height=PILE_HEIGHT,
            left=tiles - piles * PILE_HEIGHT,
        ),
        pen.section("colours", "C-01", colours(), shows=COLOUR_IDS),
        pen.section(
            "players",
            "C-04 C-05 C-06 C-07",
            sketch(120, 84, pawn(0, 24, 56), pawn(0, 62, 56), token(0, 98, 30), token(0, 98, 62)),
            architects=ARCHITECTS,
            pawns=PAWNS,
            first=FIRST_PROJECTS,
            second=OTHER_PROJECTS,
            display=DISPLAY,
        ),
        pen.section("sides", "C-08 C-09 R-13", signs(BUILDING_IDS[0])),
    ]


def turn(pen: Pen) -> list[Section]:
    """The four steps, in order."""
    return [
        pen.section("turn", "C-10 C-11"),
        pen.section("recall", "C-12 C-13 C-14 C-15 C-16 R-06 R-07", line(), all=ARCHITECTS),
        pen.section("take", "C-17 C-18 C-19 R-08", stack("market-blue", 3, owner=0), asks="taking"),
        pen.section("lay", "C-20 C-21 C-22 C-23 C-24", stack("garden-green", 3), asks="laying"),
        pen.section("win-favour", "C-25 C-26 C-28 C-29 C-64 R-05 R-14", won(), asks="favour"),
    ]


def buildings(pen: Pen) -> list[Section]:
    """Every building in its four colours, with both sides of its card."""
    words = pen.words
    sections = [
        pen.component(
            name,
            building_name(number, words),
            [as_sentence(words.say(f"option-{name}-{side}")) for side in SIDES],
            EFFECTS[name],
            four_tiles(name),
            asks="palace" if name == "palace" else "",
            shows=[name, *(f"{name}-{side}" for side in SIDES)],
        )
        for number, name in enumerate(BUILDING_IDS)
    ]
    return [pen.section("buildings", "C-21 C-22", signs("theatre")), *sections]


def projects(pen: Pen) -> list[Section]:
    """How a project is validated, and all of them."""
    every = [
        Picture(card_name("card", n, pen.words), project(name))
        for n, name in enumerate(PROJECT_IDS)
    ]
    low, high = (bound(row["points"] for row in PROJECTS) for bound in (min, max))
    return [
        pen.section("projects", "C-30 C-31 C-35 C-38 R-04", validated()),
        pen.section("turned", "C-32 C-33 C-34", project(PROJECT_IDS[7])),
        pen.section("more-projects", "C-36 C-37", stock()),
        pen.section(
            "all-projects",
            "C-35",
            tray=every,
            shows=PROJECT_IDS,
            cards=len(PROJECT_IDS),
            low=low,
            high=high,
        ),
    ]


def favours(pen: Pen) -> list[Section]:
    """What each favour pays."""
    words = pen.words
    columns = [
        pen.component(
            f"favour-{name}",
            words.say(f"favour-{name}"),
            [words.say(f"rules-favour-{name}")] if words.has(f"rules-favour-{name}") else [],
            FAVOURS.get(name, STACKS),
            sketch(FAVOUR_WIDTH, FAVOUR_HEIGHT, use(f"favour-{name}")),
            shows=[name],
        )
        for name in FAVOUR_IDS[:COLUMNS]
    ]
    bottom = FAVOUR_IDS[BOTTOM_ROW]
    return [
        pen.section("favours", "C-27 C-28"),
        *columns,
        pen.component(
            f"favour-{bottom}",
            words.say(f"favour-{bottom}"),
            [words.say("rules-favour-bottom-row", spaces=BOTTOM_SPACES)],
            "C-63 R-01 R-02",
            sketch(BOTTOM_WIDTH, BOTTOM_HEIGHT, use(f"favour-{bottom}")),
            shows=[bottom],
        ),
    ]


# Drawings of the game's own art.


def stack(name: str, height: int, owner: int | None = None) -> Element:
    """A stack with its top tile and, on a pile, the architect; an empty place without tiles."""
    up = rise(height)
    lies = [under(height, 0, -up), use(f"tile-{name}", 0, -up), use(f"height-{height}")]
    stands = [] if owner is None else [pawn(owner, TILE - 16, TILE - 6 - up)]
    ground = lies if height else [bed(0, WALL, TILE, 7, 1.6)]
    return sketch(TILE + 16, TILE + WALL + 34, *ground, *stands, x=-8, y=-28)


def city() -> Element:
    """A city of some stacks."""
    names = ("palace-pink", "garden-green", "wall-blue", "market-orange")
    places = ((0, 0), (TILE + GAP, 0), (0, TILE + 30), (TILE + GAP, TILE + 30))
    stacks = [
        at(x, y, under(n + 1, 0, -rise(n + 1)), use(f"tile-{name}", 0, -rise(n + 1)))
        for n, (name, (x, y)) in enumerate(zip(names, places, strict=True))
    ]
    return sketch(2 * TILE + GAP + 12, 2 * TILE + 66, *stacks, x=-6, y=-22)


def colours() -> Element:
    """The four colours with their shapes."""
    cells = [
        use(f"cell-{colour}", n % 2 * (CELL + 3), n // 2 * (CELL + 3))
        for n, colour in enumerate(COLOUR_IDS)
    ]
    return sketch(2 * CELL + 9, 2 * CELL + 9, *cells, x=-3, y=-3)


def four_tiles(building: str) -> Element:
    """A building in its four colours."""
    pitch = TILE + GAP
    tiles = [
        use(f"tile-{building}-{colour}", n % 2 * pitch, n // 2 * (pitch + WALL))
        for n, colour in enumerate(COLOUR_IDS)
    ]
    return sketch(2 * pitch, 2 * (pitch + WALL), *tiles, x=-4, y=-4)


def signs(building: str) -> Element:
    """Both sides of a building's card."""
    both = [use(f"sign-{building}-{side}", 0, n * 44) for n, side in enumerate(SIDES)]
    return sketch(56, 92, *both, x=-4, y=-4)


def line() -> Element:
    """Three architects in line."""
    three = [pawn(0, 22 + 38 * n, 96 - 20 * n) for n in range(3)]
    return sketch(120, 108, *three)


def won() -> Element:
    """A pawn on a favour."""
    plate = use("favour-stacks-4")
    pawn_there = token(0, FAVOUR_WIDTH / 2, PAWN_Y, PAWN_SCALE)
    return sketch(FAVOUR_WIDTH + 8, FAVOUR_HEIGHT + 8, plate, pawn_there, x=-4, y=-4)


def project(name: str) -> Element:
    """A project card."""
    return sketch(CARD_WIDTH + 8, CARD_HEIGHT + 10, use(f"face-{name}"), x=-2, y=-2)


def validated() -> Element:
    """A project that is done."""
    return sketch(
        CARD_WIDTH + 10, CARD_HEIGHT + 12, use(f"face-{PROJECT_IDS[0]}"), use("seal"), x=-3, y=-3
    )


def stock() -> Element:
    """The deck."""
    return sketch(CARD_WIDTH + 16, CARD_HEIGHT + 18, deck(len(PROJECT_IDS)), x=-2, y=-2)


def points() -> Element:
    """Markers on the score track."""
    return sketch(96, 60, g(token(0, 28, 30, 1.4), token(1, 68, 30, 1.4)))
