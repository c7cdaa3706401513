"""What lies still on the table of Uxmal: the board with its frieze, and where things lie on it.

Quarters are named as on a chess board, columns a to h and rows 1 to 8 from the top left; the
frame bears these names.
"""

from collections.abc import Sequence

from ziggurat.art.ground import bed, hollow, slab
from ziggurat.art.stone import figure
from ziggurat.art.theme import var
from ziggurat.games.uxmal.components import SIDE, SLOT_CORNERS, SLOT_IDS
from ziggurat.markup.element import Element, at, el, g, path, rect

QUARTER = 48
PITCH = 49  # from quarter to quarter: half a tile and half a gap
RISE = 9  # how far each level is drawn above the one below
WALL = 12  # of a tile, seen below its face

BOARD_WIDTH, BOARD_HEIGHT = 440, 520
MARGIN = 24
FIELD = SIDE * PITCH
PYRAMID_X, PYRAMID_Y = MARGIN, 100
TRACK_Y = 9
SPACE_PITCH = 80
SPACE_WIDTH, SPACE_HEIGHT = 76, 62
TRACK_X = (BOARD_WIDTH - 5 * SPACE_PITCH + SPACE_PITCH - SPACE_WIDTH) / 2

COLUMNS = "abcdefgh"
FRET = 28  # width of one figure of the frieze
FRET_HEIGHT = 10
LABEL_SIZE = 13
EDGE = 6  # thickness of the slab


def ground_defs() -> list[Element]:
    """The board, drawn once and used, and the veils over its lower levels."""
    return [frieze(), board(), *(veil(level) for level in range(1, 3))]


def quarter_name(place: int) -> str:
    """The name of a quarter: c4."""
    return f"{COLUMNS[place % SIDE]}{place // SIDE + 1}"


def quarter_place(place: int, level: int) -> tuple[int, int]:
    """Where the top left corner of a quarter lies at that height, from the pyramid's corner."""
    return place % SIDE * PITCH + 1, place // SIDE * PITCH + 1 - level * RISE


def level_of(slot: int) -> int:
    """The level of a slot, 1 to 3."""
    return int(SLOT_IDS[slot][1])


def slot_place(slot: int) -> tuple[int, int]:
    """Where the face of a tile on that slot has its top left corner, from the pyramid's corner."""
    return quarter_place(SLOT_CORNERS[4 * slot], level_of(slot))


def slots_at(x: float, y: float, level: int) -> list[int]:
    """The slot of a level under a point of the board, if there is one."""
    return [
        slot
        for slot in range(len(SLOT_IDS))
        for left, top in (slot_place(slot),)
        if level_of(slot) == level
        and 0 <= x - PYRAMID_X - left < 2 * PITCH
        and 0 <= y - PYRAMID_Y - top < 2 * PITCH
    ]


def quarter_at(x: float, y: float, levels: Sequence[int]) -> int | None:
    """The uppermost quarter under a point of the board, None where there is none."""
    for place in range(len(levels) - 1, -1, -1):
        left, top = quarter_place(place, levels[place])
        if 0 <= x - PYRAMID_X - left < PITCH and 0 <= y - PYRAMID_Y - top < PITCH:
            return place
    return None


def space_place(space: int) -> tuple[float, float]:
    """Where a space of the popularity track lies on the board."""
    return TRACK_X + space * SPACE_PITCH, TRACK_Y


def board() -> Element:
    """A brick platform with a stepped frieze; the base of the pyramid lies sunk in it."""
    band = PYRAMID_Y - 14 - FRET_HEIGHT
    letters = [
        _label(MARGIN + (n + 0.5) * PITCH, PYRAMID_Y + FIELD + 14, letter)
        for n, letter in enumerate(COLUMNS)
    ]
    numbers = [
        _label(x, PYRAMID_Y + (n + 0.5) * PITCH, str(n + 1))
        for n in range(SIDE)
        for x in (MARGIN / 2 - 1, BOARD_WIDTH - MARGIN / 2 + 1)
    ]
    return g(
        *slab(BOARD_WIDTH, BOARD_HEIGHT, EDGE),
        rect(MARGIN - 4, band, FIELD + 8, FRET_HEIGHT, fill="url(#frieze)"),
        *hollow(PYRAMID_X - 4, PYRAMID_Y - 11, FIELD + 8, FIELD + 16),
        at(PYRAMID_X, PYRAMID_Y, *beds()),
        *letters,
        *numbers,
        id="board",
    )


def frieze() -> Element:
    """The stepped fret of the palaces of Uxmal, as a pattern along a band."""
    fret = "M0 10V8H4V6H8V4H12V2H14V8H24V4H18V6H21V7H17V3H25V10Z"
    return el(
        "pattern",
        path(fret, fill=var("engraving"), opacity=0.75),
        id="frieze",
        width=FRET,
        height=FRET_HEIGHT,
        x=MARGIN - 4,
        y=PYRAMID_Y - 14 - FRET_HEIGHT,
        patternUnits="userSpaceOnUse",
    )


def veil(level: int) -> Element:
    """The shadow that lies over a level once there is a higher one: drawn over all of it."""
    inset, top = (level - 1) * PITCH, (level - 1) * PITCH - level * RISE
    side = FIELD - 2 * inset
    return rect(
        inset,
        top,
        side,
        side + WALL,
        rx=7,
        fill=var("shadow"),
        opacity=0.2,
        pointer_events="none",
        id=f"veil-{level}",
    )


def _label(x: float, y: float, name: str) -> Element:
    return figure(
        x, y, name, LABEL_SIZE, fill=var("platform-ink"), font_family=var("sans"), opacity=0.85
    )


def beds() -> list[Element]:
    """The sixteen spaces of the base."""
    spaces = range(SIDE // 2)
    return [
        bed(2 * PITCH * column + 1, 2 * PITCH * row + 1, 2 * QUARTER, 5, 1.4)
        for row in spaces
        for column in spaces
    ]
