"""The final count against a slow scorer of its own, over random final tables."""

from ziggurat.core.rng import Rng
from ziggurat.core.steps import step
from ziggurat.games.origins import steps
from ziggurat.games.origins.game import GAME
from ziggurat.games.origins.state import Origins, new_table

TABLES = 4_000  # of one to four seats: 10,000 positions
STEPS = [0, 1, 3, 6, 10, 16, 23, 31, 40, 50, 60, 70]
LAST_ADVISOR = {0: 0, 1: 1, 2: 3, 3: 6, 4: 10, 5: 15}


def scattered(pick: Rng, seats: int) -> tuple[Origins, list[int]]:
    """A random table at the end, and what each seat should gain, as the rulebook counts."""
    state = new_table(seats, 0, 20)
    due, dice = [], []
    for seat in range(seats):
        gold, advisors = int(pick.below(30)), int(pick.below(6))
        state.goods[4 * seat + 3] = gold
        for space in range(advisors):
            state.advisors[5 * seat + space] = (space + seat) % 5
        reached = [int(pick.below(12)) for _ in range(3)]
        for temple, at in enumerate(reached):
            state.climbed[3 * seat + temple] = at
        heights = [1 + int(pick.below(7)) for _ in range(5)]
        for colour, height in enumerate(heights):
            state.towers[5 * seat + colour] = height
        points = gold + LAST_ADVISOR[advisors] + sum(sorted(STEPS[at] for at in reached)[:2])
        for corner in range(int(pick.below(9))):
            colour, value = int(pick.below(5)), 1 + int(pick.below(6))
            dice.append(colour + 8 * value + 64 * seat + 512 * (20 * seat + corner))
            points += value * heights[colour]
        due.append(points)
    state.seated = type(state.seated)(dice)
    return state, due


def test_the_final_count_agrees_with_a_slow_scorer() -> None:
    """Final count: gold, the last Advisor, the two lower temples, seats of power times towers."""
    pick = Rng(9)
    for table in range(TABLES):
        state, due = scattered(pick, 1 + table % 4)
        state.then(step(steps.COUNT))
        GAME.settle(state)
        assert [int(state.score(seat)) for seat in range(state.seats)] == due
