"""Golden games on side B with the other options, beside the playthroughs of every seat count.

PYTHONPATH=src:tests python -m games.teotihuacan.variants    writes them anew: read the diff.
"""

from pathlib import Path

from laws.story import told
from laws.worlds import World

FOLDER = Path(__file__).parents[2] / "playthroughs"
OPTIONS = (
    ("side", "B"),
    ("solo_handicap", "20"),
    ("red_product_material", "gold"),
    ("reward_building_uses_reach_in_play", "true"),
    ("setup_pyramid_scores_vp", "true"),
)
WORLDS = {
    f"teotihuacan-{seats}-side-b.txt": World("teotihuacan", seats, "side-b", OPTIONS)
    for seats in (1, 2, 3, 4)
}


def main() -> None:
    """Write them all."""
    for name, world in WORLDS.items():
        (FOLDER / name).write_text(told(world), encoding="utf-8")


if __name__ == "__main__":
    main()
