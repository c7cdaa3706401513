"""Orchard counted again, by other means than its rules."""

from collections import Counter
from typing import Any

from toy.components import CELLS, FRUIT_IDS, GOAL_IDS
from toy.facts import facts
from toy.state import Orchard
from toy.steps import PLANTING
from ziggurat.core.rules import NOBODY
from ziggurat.core.steps import a_of, rule_of


def conserved(state: Orchard) -> Counter[str]:
    """Every fruit and every goal of the box, wherever it lies."""
    found = Counter(dict(zip(FRUIT_IDS, state.fruits.flat(), strict=True)))
    found.update(dict(zip(GOAL_IDS, state.cards.flat(), strict=True)))
    agenda = list(state.agenda)[: state.depth]
    in_hand = [a_of(step) for step in agenda if rule_of(step) == PLANTING]
    for fruit in [*state.row, *state.gardens, *in_hand]:
        if fruit >= 0:
            found[FRUIT_IDS[fruit]] += 1
    for goal in state.goals:
        if goal >= 0:
            found[GOAL_IDS[goal]] += 1
    return found


def running(state: Orchard) -> list[int]:
    """The points scored so far, as the table shows them."""
    return [int(points) for points in state.planted]


def final(state: Orchard) -> list[int]:
    """The final scores: pairs of equal neighbours, and two for each fruit of the goal."""
    table: Any = facts(state, NOBODY)
    return [
        pairs(garden) + 2 * garden.count(FRUIT_IDS[state.goals[seat]])
        for seat, garden in enumerate(table["gardens"])
    ]


def pairs(garden: list[str]) -> int:
    """Equal fruits side by side: each pair was scored once, by the later of the two."""
    across = [(n, n + 1) for n in range(CELLS) if n % 3 < 2]
    down = [(n, n + 3) for n in range(3)]
    return sum(garden[a] == garden[b] for a, b in across + down)
