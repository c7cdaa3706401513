"""Golden ends of phases under each option, beside the playthroughs of every seat count.

PYTHONPATH=src:tests python -m games.uxmal.variants    writes them anew; the diff is the review.
"""

from collections.abc import Iterator
from pathlib import Path

from laws.story import play
from laws.worlds import World

FOLDER = Path(__file__).parents[2] / "playthroughs"
WORLDS = {
    "uxmal-2-no-break.txt": World("uxmal", 2, "none", (("break", "none"), ("base", "printed"))),
    "uxmal-3-forced-break.txt": World(
        "uxmal", 3, "forced", (("break", "forced"), ("base", "printed"))
    ),
    "uxmal-4-random-base.txt": World(
        "uxmal", 4, "random", (("break", "normal"), ("base", "random"))
    ),
}


def told(world: World) -> str:
    """The opening, every step that completes a level with the step after it, and the ending."""
    return "\n".join(excerpt(list(play(world)))) + "\n"


def excerpt(steps: list[str]) -> Iterator[str]:
    """The paragraphs in which a variant shows."""
    yield steps[0]
    for number, paragraph in enumerate(steps):
        if "print:" in paragraph and "print:" not in steps[number - 1]:
            yield paragraph
        if "  completed " in paragraph:
            yield from steps[number : number + 2]


def main() -> None:
    """Write them all."""
    for name, world in WORLDS.items():
        (FOLDER / name).write_text(told(world), encoding="utf-8")


if __name__ == "__main__":
    main()
