"""A player of Origins for the oracle: workers, goods, Towers, and a City that grows."""

from collections import Counter
from itertools import product
from typing import NamedTuple

from games.origins.oracle_box import (
    ADVISOR_POINTS,
    AGORA,
    CARDS,
    COLOURS,
    KINDS,
    LETTERS,
    PALACE,
    RESOURCES,
    START_BASES,
    START_RESOURCES,
    TABLE_EDGE,
    TEMPLE_POINTS,
    TEMPLES,
)

Cell = tuple[int, int]  # row, column; a seat of power is named after the cell above left of it


class Die:
    """A Citizen on a base: a Stratège, unused unless it stands at a Meeting Place."""

    def __init__(self, colour: str, value: int) -> None:
        self.colour = colour
        self.value = value
        self.place: int | None = None


class Tile(NamedTuple):
    """A tile of a City: which, and whether its Farm side is up."""

    kind: str
    is_farm: bool


class Player:
    """All that one player has."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.goods = dict.fromkeys(RESOURCES, START_RESOURCES)
        self.bases: list[Die | None] = [None] * START_BASES
        self.archon: int | None = None
        self.tokens = 0
        self.towers = dict.fromkeys(COLOURS, 1)
        self.advisors: list[str] = []
        self.reserved: list[str] = []
        self.city = {PALACE: Tile("palace", False), AGORA: Tile("agora", False)}
        self.seats: dict[Cell, tuple[str, int]] = {}
        self.scored: set[str] = set()
        self.has_passed = False
        self.earned: Counter[str] = Counter()

    # Workers.

    def dice(self) -> list[Die]:
        """The Stratèges, used or not."""
        return [die for die in self.bases if die]

    def unused(self) -> list[int]:
        """The bases with a Stratège beside the board."""
        return [n for n, die in enumerate(self.bases) if die and die.place is None]

    def free_base(self) -> int | None:
        """The lowest base without a die."""
        return self.bases.index(None) if None in self.bases else None

    def die(self, base: int) -> Die:
        """The Stratège on a base."""
        die = self.bases[base]
        assert die is not None
        return die

    # The City.

    def colour_at(self, cell: Cell) -> str | None:
        """The colour of a tile; Farms, Agora and Palace have none."""
        tile = self.city[cell]
        return KINDS[tile.kind].colour if tile.kind in KINDS and not tile.is_farm else None

    def colours(self) -> Counter[str]:
        """How many Buildings of each colour."""
        return Counter(colour for cell in self.city if (colour := self.colour_at(cell)))

    def farms(self) -> list[Cell]:
        """Where Farms lie."""
        return [cell for cell, tile in self.city.items() if tile.is_farm]

    def count(self, kind: str) -> int:
        """How many Buildings of a kind."""
        return sum(tile == Tile(kind, False) for tile in self.city.values())

    def room(self) -> set[Cell]:
        """The free cells that touch the City with an edge."""
        near = {cell for tile in self.city for cell in around(tile)}
        return {cell for cell in near - self.city.keys() if is_on_table(cell)}

    def empty_around(self, cell: Cell) -> int:
        """The empty spaces beside a tile; beyond the edge of the table there are none."""
        return sum(near not in self.city and is_on_table(near) for near in around(cell))

    def blocks(self) -> list[Cell]:
        """The blocks of two by two whose seat of power is free."""
        return [
            cell
            for cell in sorted(self.city)
            if cell not in self.seats and all(part in self.city for part in block(cell))
        ]

    def fitting(self, seat: Cell) -> set[str]:
        """The District cards that a block matches, turned and mirrored."""
        here = [self.colour_at(cell) for cell in block(seat)]
        return {card for card in CARDS if any(fits(look, here) for look in looks(card))}

    # Points.

    def final_points(self, steps: dict[str, int]) -> dict[str, int]:
        """The four sources of the final count."""
        heights = sorted(TEMPLE_POINTS[steps[temple]] for temple in TEMPLES)
        return {
            "gold": self.goods["gold"],
            "advisors": self.row_points(),
            "temples": heights[0] + heights[1],
            "seats": sum(value * self.towers[colour] for colour, value in self.seats.values()),
        }

    def row_points(self) -> int:
        """The points beside the rightmost Advisor."""
        return ADVISOR_POINTS[len(self.advisors) - 1] if self.advisors else 0


def is_on_table(cell: Cell) -> bool:
    """The table ends somewhere."""
    return all(0 <= number < TABLE_EDGE for number in cell)


def around(cell: Cell) -> list[Cell]:
    """The four spaces beside a cell."""
    row, column = cell
    return [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]


def block(seat: Cell) -> list[Cell]:
    """The four cells around a seat of power, in reading order."""
    row, column = seat
    return [(row + down, column + right) for down, right in product((0, 1), (0, 1))]


def looks(card: str) -> set[str]:
    """A card in all eight positions."""
    found = set()
    look = CARDS[card].cells
    for _ in range(4):
        look = look[2] + look[0] + look[3] + look[1]  # turned
        found |= {look, look[1] + look[0] + look[3] + look[2]}  # and mirrored
    return found


def fits(look: str, colours: list[str | None]) -> bool:
    """Whether four tiles show a pattern; anything serves for grey."""
    return all(
        letter == "*" or LETTERS[letter] == colour
        for letter, colour in zip(look, colours, strict=True)
    )
