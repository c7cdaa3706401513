"""Golden games with the other options, beside the playthroughs of every seat count.

PYTHONPATH=src:tests python -m games.origins.variants    writes them anew: read the diff.
"""

from pathlib import Path

from laws.story import told
from laws.worlds import World

FOLDER = Path(__file__).parents[2] / "playthroughs"
OPTIONS = (
    ("zodiac_needs_a_step", "true"),
    ("climb_at_top_takes_card", "true"),
    ("citizen_end", "supply_empty"),
    ("mothership_turns", "before"),
    ("last_round", "12"),
)
WORLDS = {
    f"origins-{seats}-options.txt": World("origins", seats, "options", OPTIONS) for seats in (1, 3)
}


def main() -> None:
    """Write them all."""
    for name, world in WORLDS.items():
        (FOLDER / name).write_text(told(world), encoding="utf-8")


if __name__ == "__main__":
    main()
