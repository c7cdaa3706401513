"""The rules of Orchard: one class a paragraph."""

from typing import final

from mypy_extensions import i64

from toy.components import CELLS, EMPTY, GOAL_POINTS, NEIGHBOURS, ROW
from toy.events import COUNTED, DEALT, GREW, PLANTED, SCORED, TOOK
from toy.reasons import CELL_FULL, GAP
from toy.state import Orchard
from toy.steps import COUNTING, GROWING, PLANTING, TAKING, TURN
from toy.verbs import DEAL, GROW, PLANT, TAKE
from ziggurat.core.bits import BIT
from ziggurat.core.choices import Choices
from ziggurat.core.events import EVERYBODY
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import NOBODY, Chance, Decision, Effect
from ziggurat.core.steps import a_of, seat_of, step


@final
class Dealing(Chance[Orchard]):
    """Each seat is dealt a goal and keeps it secret. (p. 1)"""

    def outcomes(self, state: Orchard, now: i64, out: Choices) -> None:
        """Any goal left."""
        state.cards.offer(DEAL, out)

    def play(self, state: Orchard, now: i64, choice: i64) -> None:
        """Only its owner hears of it."""
        seat = seat_of(now)
        goal = DEAL.target(choice)
        state.cards.take(goal)
        state.goals[seat] = goal
        state.tell(DEALT, seat, goal, audience=BIT[seat] if state.secret else EVERYBODY)


@final
class Turn(Effect[Orchard]):
    """Fruits grow in the gaps of the row, then a seat takes one, until gardens are full. (p. 2)"""

    def run(self, state: Orchard, now: i64) -> None:
        """All gardens fill at the same pace; a lone gardener empties the row first."""
        seat = seat_of(now)
        if state.is_full(seat):
            state.then(step(COUNTING))
            return
        state.then(step(TAKING, seat), step(TURN, state.after(seat)))
        if state.seats == 1 and state.has_fruit():
            return
        for gap in range(ROW - 1, -1, -1):
            if state.row[gap] == EMPTY:
                state.then(step(GROWING, NOBODY, gap))


@final
class Growing(Chance[Orchard]):
    """A fruit drawn from the bag fills a gap of the row. (p. 2)"""

    def outcomes(self, state: Orchard, now: i64, out: Choices) -> None:
        """Any fruit in the bag."""
        state.fruits.offer(GROW, out)

    def play(self, state: Orchard, now: i64, choice: i64) -> None:
        """It is this one."""
        fruit = GROW.target(choice)
        state.fruits.take(fruit)
        state.row[a_of(now)] = fruit
        state.tell(GREW, NOBODY, a_of(now), fruit)


@final
class Taking(Decision[Orchard]):
    """Take any fruit of the row. (p. 2)"""

    def __init__(self) -> None:
        super().__init__(TAKE, opens=True)

    def why_not(self, state: Orchard, now: i64, choice: i64) -> Refusal | None:
        """Nothing grows there; the row has gaps only if one gardens alone."""
        return Refusal(GAP) if state.row[TAKE.target(choice)] == EMPTY else None

    def play(self, state: Orchard, now: i64, choice: i64) -> None:
        """It must be planted at once."""
        seat = seat_of(now)
        place = TAKE.target(choice)
        fruit = state.row[place]
        state.row[place] = EMPTY
        state.tell(TOOK, seat, place, fruit)
        state.then(step(PLANTING, seat, fruit))


@final
class Planting(Decision[Orchard]):
    """Plant it in any empty cell; it scores one for each equal neighbour. (p. 3)"""

    def __init__(self) -> None:
        super().__init__(PLANT)

    def why_not(self, state: Orchard, now: i64, choice: i64) -> Refusal | None:
        """Something grows there."""
        fruit = state.fruit_in(seat_of(now), PLANT.target(choice))
        return Refusal(CELL_FULL, fruit) if fruit != EMPTY else None

    def play(self, state: Orchard, now: i64, choice: i64) -> None:
        """Side by side counts, corner to corner does not."""
        seat = seat_of(now)
        fruit = a_of(now)
        cell = PLANT.target(choice)
        state.gardens[seat * CELLS + cell] = fruit
        points = sum(1 for near in NEIGHBOURS[cell] if state.fruit_in(seat, near) == fruit)
        state.planted[seat] += points
        state.tell(PLANTED, seat, cell, fruit)
        state.tell(SCORED, seat, points)


@final
class Counting(Effect[Orchard]):
    """All goals are shown; each pays two for every fruit of its kind. (p. 3)"""

    def run(self, state: Orchard, now: i64) -> None:
        """A goal is numbered like its fruit."""
        for seat in range(state.seats):
            for cell in range(CELLS):
                if state.fruit_in(seat, cell) == state.goals[seat]:
                    state.counted[seat] += GOAL_POINTS
            state.tell(COUNTED, seat, state.goals[seat], state.counted[seat])
