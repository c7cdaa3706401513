"""The table of Orchard."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from toy.components import CELLS, EMPTY, FRUIT_COPIES, GOAL_COPIES, ROW
from ziggurat.core.bags import Bag, bag_of
from ziggurat.core.state import State, fresh_agenda, numbers


@final
class Orchard(State):
    """A row of fruits, a garden and a goal for each seat."""

    def __init__(
        self,
        seats: i64,
        agenda: vec[i64],
        depth: i64,
        secret: bool,
        fruits: Bag,
        row: vec[i64],
        gardens: vec[i64],
        cards: Bag,
        goals: vec[i64],
        planted: vec[i64],
        counted: vec[i64],
    ) -> None:
        super().__init__(seats, agenda, depth)
        self.secret = secret  # whether goals are hidden until the end
        self.fruits = fruits  # those nobody has seen
        self.row: vec[i64] = row  # fruits to take, or EMPTY
        self.gardens: vec[i64] = gardens  # per seat and cell, a fruit or EMPTY
        self.cards = cards  # goals not dealt, or not ours to see
        self.goals: vec[i64] = goals  # per seat, a goal, EMPTY or UNKNOWN
        self.planted: vec[i64] = planted  # per seat, points for planting
        self.counted: vec[i64] = counted  # per seat, points of the goal, at the end

    def copy(self) -> "Orchard":
        """An equal table that shares nothing mutable."""
        return Orchard(
            self.seats,
            self.agenda[:],
            self.depth,
            self.secret,
            self.fruits.copy(),
            self.row[:],
            self.gardens[:],
            self.cards.copy(),
            self.goals[:],
            self.planted[:],
            self.counted[:],
        )

    def flat(self) -> list[int]:
        """The whole table as flat numbers."""
        found = [*super().flat(), int(self.secret), *self.fruits.flat(), *self.cards.flat()]
        for row in (self.row, self.gardens, self.goals, self.planted, self.counted):
            found += [int(number) for number in row]
        return found

    def fruit_in(self, seat: i64, cell: i64) -> i64:
        """What grows in a cell, or EMPTY."""
        return self.gardens[seat * CELLS + cell]

    def has_fruit(self) -> bool:
        """Whether the row has a fruit to take."""
        return any(fruit != EMPTY for fruit in self.row)

    def is_full(self, seat: i64) -> bool:
        """Whether a garden has no empty cell left."""
        return all(self.fruit_in(seat, cell) != EMPTY for cell in range(CELLS))


def new_table(seats: int, secret: bool) -> Orchard:
    """Everything still in its bag, all gardens empty."""
    return Orchard(
        seats,
        fresh_agenda(),
        0,
        secret,
        bag_of(FRUIT_COPIES),
        numbers(int(ROW), EMPTY),
        numbers(seats * int(CELLS), EMPTY),
        bag_of(GOAL_COPIES),
        numbers(seats, EMPTY),
        numbers(seats),
        numbers(seats),
    )
