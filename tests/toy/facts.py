"""What a seat may know of a table of Orchard, as plain data."""

from toy.components import CELLS, FRUIT_IDS, GOAL_IDS
from toy.state import Orchard


def facts(seen: Orchard, seat: int) -> dict[str, object]:
    """Goals are None where they are not ours to see."""
    seats = range(int(seen.seats))
    return {
        "row": [named(FRUIT_IDS, int(fruit)) for fruit in seen.row],
        "gardens": [
            [named(FRUIT_IDS, int(seen.fruit_in(owner, cell))) for cell in range(CELLS)]
            for owner in seats
        ],
        "goals": [named(GOAL_IDS, int(seen.goals[owner])) for owner in seats],
        "scores": [int(seen.planted[owner] + seen.counted[owner]) for owner in seats],
    }


def named(ids: list[str], number: int) -> str | None:
    """The id of a fruit or goal, None where there is none to name."""
    return ids[number] if number >= 0 else None
