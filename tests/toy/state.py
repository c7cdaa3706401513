"""The table of Orchard."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from toy.components import CELLS, EMPTY, FRUIT_COPIES, GOAL_COPIES, ROW
from ziggurat.core.bags import Bag, bag_of
from ziggurat.core.state import State, numbers


@final
class Orchard(State):
    """A row of fruits, a garden and a goal for each seat."""

    secret: bool = False  # whether goals are hidden until the end
    fruits: Bag  # those not drawn yet
    cards: Bag  # goals not dealt, or not ours to see
    row: vec[i64]  # fruits to take, or EMPTY
    gardens: vec[i64]  # per seat and cell, a fruit or EMPTY
    goals: vec[i64]  # per seat, a goal, EMPTY or UNKNOWN
    planted: vec[i64]  # per seat, points for planting
    counted: vec[i64]  # per seat, points of the goal, at the end

    def copy(self) -> "Orchard":
        """An equal table that shares nothing mutable."""
        twin = Orchard(self.seats, self.agenda[:], self.depth)
        twin.secret = self.secret
        twin.fruits = self.fruits.copy()
        twin.cards = self.cards.copy()
        twin.row = self.row[:]
        twin.gardens = self.gardens[:]
        twin.goals = self.goals[:]
        twin.planted = self.planted[:]
        twin.counted = self.counted[:]
        return twin

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
    table = Orchard(seats)
    table.secret = secret
    table.fruits = bag_of(FRUIT_COPIES)
    table.cards = bag_of(GOAL_COPIES)
    table.row = numbers(int(ROW), EMPTY)
    table.gardens = numbers(seats * int(CELLS), EMPTY)
    table.goals = numbers(seats, EMPTY)
    table.planted = numbers(seats)
    table.counted = numbers(seats)
    return table
