"""The city: squares, Districts, Reach, and every way a tile can lie. (Key concept: Reach)

The 108 squares are numbered in reading order, so the upper half of the city is the first 54 bits
of a set and the lower half the other 54: a set of squares is two numbers.
"""

from itertools import product
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.games.teotihuacan.components import BOARD_ROWS, SHAPE_ROWS, SIDE_A, SIDE_IDS

Square = tuple[int, int]  # row, column
Words = tuple[int, int]  # a set of squares: upper half, lower half

_MAP: Final = BOARD_ROWS[SIDE_A]
SIDE: Final = len(_MAP)
MIDDLE: Final = SIDE // 2
CITY: Final = [(y, x) for y, x in product(range(SIDE), repeat=2) if _MAP[y][x] != "#"]
NUMBER: Final = {square: n for n, square in enumerate(CITY)}
SQUARES: Final[i64] = 108
HALF: Final[i64] = 54
SQUARE_IDS: Final = [f"sq-{row}-{column}" for row, column in CITY]


def is_city(square: Square) -> bool:
    """Whether there is a square of the city: on the board, and not in the pyramid."""
    return square in NUMBER


def words(squares: list[Square]) -> Words:
    """A set of squares as two numbers."""
    numbers = [NUMBER[square] for square in squares]
    return (
        sum(2**n for n in numbers if n < HALF),
        sum(2 ** (n - int(HALF)) for n in numbers if n >= HALF),
    )


# Districts, clockwise from the north-west, and the two in Reach of each side.
DISTRICTS: Final[i64] = 4
DISTRICT_IDS: Final = ["north-west", "north-east", "south-east", "south-west"]


def district_of(square: Square) -> int:
    """The District of a square."""
    row, column = square
    if row < MIDDLE:
        return 0 if column < MIDDLE else 1
    return 2 if column >= MIDDLE else 3


IN_REACH: Final = [{0, 1}, {1, 2}, {2, 3}, {3, 0}]  # by side: top, right, bottom, left
ANYWHERE: Final = 4  # after the four sides: Reach is ignored
REACHES: Final[i64] = 5
DISTRICT: Final = vec[i64](
    [
        word
        for district in range(DISTRICTS)
        for word in words([square for square in CITY if district_of(square) == district])
    ]
)

# The pyramid: nine spaces at the base, four on level 1, the summit; a set of them is one number.
SPOTS: Final[i64] = 14
SPOT_IDS: Final = [
    *(f"base-{name}" for name in ("nw", "n", "ne", "w", "centre", "e", "sw", "s", "se")),
    *(f"level-{name}" for name in ("nw", "ne", "se", "sw")),
    "summit",
]
CENTRE: Final = 4
BASE_SPOTS: Final[i64] = 9
SUMMIT: Final = 13
_SPOT_DISTRICTS: Final = [
    *([0], [0, 1], [1], [0, 3], [0, 1, 2, 3], [1, 2], [3], [2, 3], [2]),
    *([0], [1], [2], [3]),
    [0, 1, 2, 3],
]
_SPOT_BELOW: Final = [
    *([] for _ in range(9)),
    *([0, 1, 3, 4], [1, 2, 4, 5], [4, 5, 7, 8], [3, 4, 6, 7]),
    [9, 10, 11, 12],
]


def reached(spot: int, side: int) -> bool:
    """Whether a space of the pyramid is in Reach: of the base, or resting on four that are."""
    if spot == SUMMIT:
        return True
    below = _SPOT_BELOW[spot]
    if below:
        return all(reached(under, side) for under in below)
    return bool(set(_SPOT_DISTRICTS[spot]) & IN_REACH[side])


SPOTS_IN_DISTRICT: Final = vec[i64](
    [sum(2**n for n in range(14) if d in _SPOT_DISTRICTS[n]) for d in range(DISTRICTS)]
)
SPOTS_IN_REACH: Final = vec[i64](
    [sum(2**n for n in range(14) if reached(n, side)) for side in range(len(SIDE_IDS))]
    + [2**14 - 1]
)
SPOTS_BELOW: Final = vec[i64]([sum(2**under for under in below) for below in _SPOT_BELOW])
AT_THE_BASE: Final = 511

# Looks: four quarter turns clockwise, then those of the tile turned over. A figure has its first.
LOOKS: Final = ["r0", "r1", "r2", "r3", "f0", "f1", "f2", "f3"]


def figure(rows: list[str]) -> list[Square]:
    """The squares of a drawn shape."""
    return [(y, x) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"]


def clockwise(rows: list[str]) -> list[str]:
    """A drawn shape after a quarter turn."""
    return ["".join(row[x] for row in reversed(rows)) for x in range(len(rows[0]))]


def looks(rows: list[str]) -> dict[str, list[Square]]:
    """The different figures of a shape, each by the first of its looks."""
    found: dict[str, list[Square]] = {}
    for first in (rows, [row[::-1] for row in rows]):
        turned = first
        for _ in range(4):
            found[LOOKS[len(found)]] = figure(turned)
            turned = clockwise(turned)
    return {
        look: squares
        for n, (look, squares) in enumerate(found.items())
        if squares not in list(found.values())[:n]
    }


def lying(first: Square, squares: list[Square]) -> list[Square]:
    """A figure moved so that its first square, in reading order, is this one."""
    down, right = first[0] - squares[0][0], first[1] - squares[0][1]
    return [(row + down, column + right) for row, column in squares]


def around(squares: list[Square]) -> list[Square]:
    """The squares of the city that share a side with a figure."""
    steps = ((-1, 0), (0, -1), (0, 1), (1, 0))
    near = {(row + dy, column + dx) for row, column in squares for dy, dx in steps}
    return sorted(square for square in near - set(squares) if is_city(square))


# A pair is a first square with a look: what a choice names, whatever the shape.
_FIGURES: Final = [looks(rows) for rows in SHAPE_ROWS]
_LYING: Final = [
    (shape, (first, look), lying(first, squares))
    for shape, figures in enumerate(_FIGURES)
    for look, squares in figures.items()
    for first in CITY
    if all(is_city(square) for square in lying(first, squares))
]
_PAIRS: Final = sorted({pair for _, pair, _ in _LYING}, key=lambda p: (p[0], LOOKS.index(p[1])))
_PAIR_NUMBER: Final = {pair: n for n, pair in enumerate(_PAIRS)}
PAIRS: Final[i64] = 671
PAIR_IDS: Final = [f"sq-{row}-{column}@{look}" for (row, column), look in _PAIRS]

# The placements of each shape within each Reach, ascending by pair; FIRST says where they begin.
SHAPES: Final[i64] = 8
_ROWS: Final = [
    [
        (_PAIR_NUMBER[pair], squares)
        for s, pair, squares in _LYING
        if s == shape
        and (reach == ANYWHERE or {district_of(square) for square in squares} <= IN_REACH[reach])
    ]
    for shape in range(SHAPES)
    for reach in range(REACHES)
]
_ALL: Final = [row for rows in _ROWS for row in sorted(rows)]
FIRST: Final = vec[i64]([sum(len(rows) for rows in _ROWS[:n]) for n in range(len(_ROWS) + 1)])
PAIR: Final = vec[i64]([pair for pair, _ in _ALL])
COVERS: Final = vec[i64]([words(squares)[0] for _, squares in _ALL])
COVERS_LOW: Final = vec[i64]([words(squares)[1] for _, squares in _ALL])
NEAR: Final = vec[i64]([words(around(squares))[0] for _, squares in _ALL])
NEAR_LOW: Final = vec[i64]([words(around(squares))[1] for _, squares in _ALL])


def rows_by_pair() -> list[int]:
    """For each shape and pair the row of its placement anywhere, NOTHING where it has none."""
    found = [-1] * (int(SHAPES) * int(PAIRS))
    for shape in range(SHAPES):
        at = REACHES * shape + ANYWHERE
        for row in range(FIRST[at], FIRST[at + 1]):
            found[PAIRS * shape + PAIR[row]] = row
    return found


ROW: Final = vec[i64](rows_by_pair())
