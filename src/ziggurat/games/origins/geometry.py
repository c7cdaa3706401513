"""The city: cells, seats of power, and which District cards four buildings fit. (Extend your city)

A city is rows of 21 bits; the cell in row r and column c is number 21 r + c, the seat of power
at its lower right corner number 20 r + c.
"""

from itertools import product
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.games.origins.components import (
    COLOUR_LETTERS,
    KIND_COLOUR,
    KINDS,
    NOTHING,
    PALACE_COLUMN,
    PALACE_ROW,
    PATTERNS,
    SIDE,
)

WIDTH: Final[i64] = 21
CELLS: Final[i64] = 441
CORNERS_OF_A_ROW: Final[i64] = 20
CELL_IDS: Final = [f"cell-{r}-{c}" for r in range(SIDE) for c in range(SIDE)]
SEAT_IDS: Final = [f"seat-{r}-{c}" for r in range(SIDE - 1) for c in range(SIDE - 1)]
PALACE_CELL: Final = SIDE * PALACE_ROW + PALACE_COLUMN
AGORA_CELL: Final = PALACE_CELL - SIDE

# A tile in a city is a number of six bits, and seven of them are kept in one number.
TILE_BITS: Final[i64] = 6
TILE_MASK: Final[i64] = 63
TILES_OF_A_WORD: Final[i64] = 7
WORDS_OF_A_ROW: Final[i64] = 3
WORDS: Final[i64] = 63
NO_TILE: Final = 0
FIRST_BUILDING: Final[i64] = 1  # FIRST_BUILDING + kind
AGORA: Final[i64] = 31
PALACE: Final[i64] = 32
FIRST_FARM: Final[i64] = 33  # FIRST_FARM + kind: its tile is remembered
TILES: Final[i64] = 64


def _colours() -> list[int]:
    """The colour of each tile a city can have: NOTHING for grey ones and Farms."""
    buildings = [KIND_COLOUR[kind] for kind in range(KINDS)]
    return [NOTHING, *buildings] + [NOTHING] * (int(TILES) - int(KINDS) - 1)


TILE_COLOUR: Final = vec[i64](_colours())

# Four colours of a block, each one more than its number and 0 for none, as one number in base 6.
DIGITS: Final[i64] = 6
BLOCKS: Final[i64] = 1296
BLOCK: Final[i64] = 4
# The eight ways to turn and mirror: top left, top right, bottom left, bottom right.
TURNS: Final = [
    *((0, 1, 2, 3), (2, 0, 3, 1), (3, 2, 1, 0), (1, 3, 0, 2)),
    *((1, 0, 3, 2), (0, 2, 1, 3), (2, 3, 0, 1), (3, 1, 2, 0)),
]


def blocks(pattern: str) -> set[int]:
    """All blocks that show a pattern, turned or mirrored; * is any tile."""
    digits = [
        range(DIGITS) if letter == "*" else (COLOUR_LETTERS.index(letter) + 1,)
        for letter in pattern
    ]
    return {
        ((block[a] * 6 + block[b]) * 6 + block[c]) * 6 + block[d]
        for block in product(*digits)
        for a, b, c, d in TURNS
    }


def _fitting() -> list[int]:
    """For each block the set of District cards it fits."""
    found = [0] * int(BLOCKS)
    for card, pattern in enumerate(PATTERNS):
        for block in blocks(pattern):
            found[block] |= 2**card
    return found


FITS: Final = vec[i64](_fitting())


def cell_of(corner: i64, place: i64) -> i64:
    """One of the four cells around a seat of power, in reading order."""
    row = corner // CORNERS_OF_A_ROW + place // 2
    return WIDTH * row + corner % CORNERS_OF_A_ROW + place % 2
