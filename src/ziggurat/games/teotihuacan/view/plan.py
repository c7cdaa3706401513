"""The plan of a city: where its squares and the spaces of its pyramid are drawn, and their names.

Squares are named as on a chess board, columns a to l and rows 1 to 12 from the top left; the
frame bears these names.
"""

from typing import Final

from ziggurat.games.teotihuacan.components import MATERIAL_IDS
from ziggurat.games.teotihuacan.geometry import BASE_SPOTS, CITY, NUMBER, SIDE, SPOT_IDS, SUMMIT

PITCH: Final = 33  # from square to square
MARGIN: Final = 24
FIELD: Final = SIDE * PITCH
WIDTH: Final = FIELD + 2 * MARGIN
EDGE: Final = 8  # thickness of the slab, seen below
HEIGHT: Final = WIDTH + EDGE
COLUMNS: Final = "abcdefghijkl"

SPACE: Final = 2 * PITCH  # side of a space of the pyramid
ACROSS: Final = 3  # spaces of its base in a row
PYRAMID: Final = MARGIN + 3 * PITCH
RISE: Final = 5  # how far each level is drawn above the one below
SIZES: Final = (1.0, 0.86, 0.72)  # of a tile at the base, on level 1, at the summit
_CORNERS: Final = {"nw": (1, 1), "ne": (3, 1), "se": (3, 3), "sw": (1, 3)}


def square_name(number: int) -> str:
    """The name of a square: f1."""
    row, column = CITY[number]
    return f"{COLUMNS[column]}{row + 1}"


def cube_name(owner: int, kind: int, square: int) -> str:
    """The name of a cube in a city, by which it flies."""
    return f"s{owner}-{MATERIAL_IDS[kind]}-{square}"


def square_place(number: int) -> tuple[int, int]:
    """Where the top left corner of a square is."""
    row, column = CITY[number]
    return MARGIN + column * PITCH, MARGIN + row * PITCH


def square_at(x: float, y: float) -> int | None:
    """The square under a point of the city, None where there is none."""
    return NUMBER.get((int((y - MARGIN) // PITCH), int((x - MARGIN) // PITCH)))


def base_at(x: float, y: float) -> int | None:
    """The space of the pyramid's base under a point of the city, None where there is none."""
    column, row = (x - PYRAMID) // SPACE, (y - PYRAMID) // SPACE
    inside = 0 <= column < ACROSS and 0 <= row < ACROSS
    return int(ACROSS * row + column) if inside else None


def level_of(spot: int) -> int:
    """The level of a space of the pyramid: 0 for the base."""
    if spot < BASE_SPOTS:
        return 0
    return 2 if spot == SUMMIT else 1


def spot_place(spot: int) -> tuple[float, float]:
    """Where the top left corner of a space of the pyramid is, lifted to its level."""
    level = level_of(spot)
    if level == 0:
        x, y = spot % ACROSS * 2, spot // ACROSS * 2
    elif level == 1:
        x, y = _CORNERS[SPOT_IDS[spot].removeprefix("level-")]
    else:
        x, y = 2, 2
    return PYRAMID + x * PITCH, PYRAMID + y * PITCH - RISE * level
