"""A city for the oracle: squares as pairs, tiles as sets of squares, a purse of cubes."""

from collections import Counter
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from games.teotihuacan.oracle_box import BOARDS, BUILDINGS, MASKS, MATERIALS, REWARDED, SHAPES

Square = tuple[int, int]
Squares = frozenset[Square]
Purse = Counter[str]

SIZE: Final = 12
LOOKS: Final = ("r0", "r1", "r2", "r3", "f0", "f1", "f2", "f3")
SIDES: Final = {"top": {0, 1}, "right": {1, 2}, "bottom": {2, 3}, "left": {3, 0}}
TURN: Final = list(SIDES)
SOURCES: Final = ("bonus", "masks", "pyramid", "rewards", "worship", "favour", "districts")


def block(row: int, column: int, height: int = 2, width: int = 2) -> Squares:
    """A rectangle of squares from its upper left one."""
    return frozenset(product(range(row, row + height), range(column, column + width)))


PYRAMID: Final = block(3, 3, 6, 6)
CITY: Final = block(0, 0, SIZE, SIZE) - PYRAMID
SPOTS: Final = {
    "base-nw": block(3, 3),
    "base-n": block(3, 5),
    "base-ne": block(3, 7),
    "base-w": block(5, 3),
    "base-centre": block(5, 5),
    "base-e": block(5, 7),
    "base-sw": block(7, 3),
    "base-s": block(7, 5),
    "base-se": block(7, 7),
    "level-nw": block(4, 4),
    "level-ne": block(4, 6),
    "level-se": block(6, 6),
    "level-sw": block(6, 4),
    "summit": block(5, 5),
}


def name(square: Square) -> str:
    """A square as choices call it."""
    return f"sq-{square[0]}-{square[1]}"


def square_of(text: str) -> Square:
    """The square of that name."""
    _, row, column = text.split("-")
    return int(row), int(column)


def districts(squares: Squares) -> set[int]:
    """The Districts touched, clockwise from the north-west."""
    half = SIZE // 2
    return {(0, 1, 3, 2)[2 * (row >= half) + (column >= half)] for row, column in squares}


@cache
def half_of_city(side: str) -> Squares:
    """The two Districts next to an architect on that side."""
    return frozenset(s for s in CITY if districts(frozenset({s})) <= SIDES[side])


def beside(squares: Squares) -> Squares:
    """The city squares that share a side with these."""
    steps = ((0, 1), (1, 0), (0, -1), (-1, 0))
    near = {(row + down, column + right) for row, column in squares for down, right in steps}
    return frozenset(near) & CITY - squares


def supports(spot: str) -> set[str]:
    """The four spots a higher one rests on."""
    below = {"level": "base-", "summit": "level-"}.get(spot.split("-")[0], "none")
    return {low for low in SPOTS if low.startswith(below) and SPOTS[low] & SPOTS[spot]}


def from_corner(squares: set[Square]) -> Squares:
    """A figure pushed to the upper left."""
    top, left = min(row for row, _ in squares), min(column for _, column in squares)
    return frozenset((row - top, column - left) for row, column in squares)


@cache
def figures(tile: str) -> dict[str, Squares]:
    """The different ways to hold a tile; each has the first of its names."""
    rows = SHAPES[tile]
    drawn = {(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "#"}
    found: dict[str, Squares] = {}
    for look in LOOKS:
        figure = {(r, -c) for r, c in drawn} if look[0] == "f" else set(drawn)
        for _ in range(int(look[1])):
            figure = {(c, -r) for r, c in figure}
        if from_corner(figure) not in found.values():
            found[look] = from_corner(figure)
    return found


@cache
def placements(tile: str) -> dict[str, Squares]:
    """All ways to lay a tile in an empty city, by their texts."""
    found = {}
    for look, figure in figures(tile).items():
        for down, right in product(range(SIZE), repeat=2):
            squares = frozenset((row + down, column + right) for row, column in figure)
            if squares <= CITY:
                found[f"set:{name(min(squares))}@{look}"] = squares
    return found


@cache
def mask_squares(board: str) -> dict[Square, str]:
    """The mask symbols of a board and their colours."""
    colour_of = {colour[0]: colour for colour in MASKS}
    return {
        (r, c): colour_of[mark]
        for r, row in enumerate(BOARDS[board].rows)
        for c, mark in enumerate(row)
        if mark in colour_of
    }


@cache
def mask_groups(board: str) -> list[tuple[str, Squares]]:
    """Mask symbols of one colour that hang together."""
    left, groups = dict(mask_squares(board)), []
    while left:
        colour = left[min(left)]
        group = frozenset({min(left)})
        while more := {square for square in beside(group) if left.get(square) == colour}:
            group |= more
        groups.append((colour, group))
        left = {square: colour for square, colour in left.items() if square not in group}
    return groups


class Laid(NamedTuple):
    """A building or temple in a city."""

    tile: str
    first: Square
    look: str
    squares: Squares


class City:
    """A player board, and all that its owner has."""

    def __init__(self, seat: int, discs: int) -> None:
        self.seat = seat
        self.board = "board-a"
        self.side = TURN[seat]
        self.discs = discs
        self.has_passed = False
        self.starting = ["green", "blue", "red"]
        self.laid: list[Laid] = []
        self.cubes: dict[Square, str] = {}
        self.pyramid = {"base-centre": "white"}
        self.worship: Counter[str] = Counter()
        self.favour = 0
        self.closed: set[Squares] = set()
        self.masks: list[str] = []
        self.earned = dict.fromkeys(SOURCES, 0)

    def score(self) -> int:
        """All points so far."""
        return sum(self.earned.values())

    def covered(self) -> Squares:
        """The squares under buildings and temples."""
        return frozenset().union(*(laid.squares for laid in self.laid))

    def reach(self) -> Squares:
        """The free squares of the two Districts next to the architect."""
        return self.free() & half_of_city(self.side)

    def free(self) -> Squares:
        """The squares without a tile."""
        return CITY - self.covered()

    def unmasked(self) -> Squares:
        """The free squares without a mask symbol."""
        return self.free() - frozenset(mask_squares(self.board))

    def spots_in_reach(self) -> set[str]:
        """Where a pyramid tile can go."""
        near = {
            spot
            for spot, squares in SPOTS.items()
            if spot.startswith("base") and districts(squares) & SIDES[self.side]
        }
        high = {
            spot
            for spot in SPOTS
            if supports(spot)
            and supports(spot) <= self.pyramid.keys()
            and (supports(spot) <= near or spot == "summit")
        }
        return (near | high) - self.pyramid.keys()

    def purse(self) -> Purse:
        """How many cubes there are of each kind."""
        return Counter(self.cubes.values())

    def buildings(self) -> list[Laid]:
        """The buildings, oldest first."""
        return [laid for laid in self.laid if laid.tile in BUILDINGS]

    def temples(self, colour: str) -> list[Laid]:
        """The temples of a colour."""
        return [laid for laid in self.laid if laid.tile == f"temple-{colour}"]

    def reward(self, spot: str) -> str:
        """What a base space brings."""
        return dict(zip(REWARDED, BOARDS[self.board].rewards, strict=True))[spot[len("base-") :]]

    def district_points(self, district: int) -> int:
        """The final count of a District: 2 for a base tile, 3 for a higher one, by temples."""
        points = 0
        for spot, colour in self.pyramid.items():
            if district in districts(SPOTS[spot]):
                matching = [t for t in self.temples(colour) if district in districts(t.squares)]
                points += (2 if spot.startswith("base") else 3) * len(matching)
        return points


@cache
def payments(price: tuple[tuple[str, int], ...]) -> list[Purse]:
    """Every purse that pays a price exactly: two gold stand for a wood or a stone."""
    due = Counter(dict(price))
    if due["any"]:
        counts = product(range(due["any"] + 1), repeat=3)
        return [purse_of(*three) for three in counts if sum(three) == due["any"]]
    return [
        purse_of(wood, stone, due["gold"] + 2 * (due["wood"] - wood + due["stone"] - stone))
        for wood, stone in product(range(due["wood"] + 1), range(due["stone"] + 1))
    ]


def purse_of(*counts: int) -> Purse:
    """So much wood, stone and gold."""
    return +Counter(dict(zip(MATERIALS, counts, strict=True)))


def ways(price: dict[str, int], spent: Purse, purse: Purse) -> list[Purse]:
    """The payments that begin with what is spent, and that the purse can finish."""
    every = payments(tuple(sorted(price.items())))
    return [way for way in every if spent <= way <= spent + purse]
