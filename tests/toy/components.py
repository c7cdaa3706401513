"""What is in the box, made from data/orchard.toml."""

from typing import Final

from mypy_extensions import i64

from ziggurat.core.data import read_components

_BOX: Final = read_components(
    "toy",
    "orchard.toml",
    {"fruit": {"id": str}, "goal": {"id": str}, "harvest": {"seats": int, "points": int}},
)

FRUIT_IDS: Final[list[str]] = [row["id"] for row in _BOX["fruit"]]
FRUIT_COPIES: Final[list[int]] = [row["copies"] for row in _BOX["fruit"]]
GOAL_IDS: Final[list[str]] = [row["id"] for row in _BOX["goal"]]
GOAL_COPIES: Final[list[int]] = [row["copies"] for row in _BOX["goal"]]
GOAL_POINTS: Final = 2
HARVESTS: Final[dict[int, int]] = {row["seats"]: row["points"] for row in _BOX["harvest"]}

ROW: Final[i64] = 3
CELLS: Final[i64] = 6  # a garden: two rows of three
ROW_IDS: Final = [f"row-{n}" for n in range(ROW)]
CELL_IDS: Final = [f"cell-{n}" for n in range(CELLS)]
NEIGHBOURS: Final = [[1, 3], [0, 2, 4], [1, 5], [0, 4], [1, 3, 5], [2, 4]]

EMPTY: Final = -1  # no fruit, no goal
UNKNOWN: Final = -2  # a goal that is not ours to see
