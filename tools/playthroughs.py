"""Regenerate the golden files: playthroughs, checksums and perft numbers.

    python tools/playthroughs.py [GAME …]

The diff is the review: commit it only if every change in it is meant.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
sys.path.insert(0, str(TESTS))

from laws import perft  # noqa: E402  # the helpers of the laws are found under tests/
from laws.checksums import checksums  # noqa: E402  # likewise
from laws.story import stories  # noqa: E402  # likewise
from laws.worlds import keys  # noqa: E402  # likewise

SECTION = re.compile(r"^# ([a-z0-9]+)\n", re.MULTILINE)
HEADS = {
    "checksums": "# Many seeded games folded into one number for each seat count: the same\n"
    "# interpreted and compiled. Written by tools/playthroughs.py.\n",
    "perft": "# Leaves at depth 1, 2, … after so many steps of the seeded game, chance\n"
    "# outcomes counted as branches. Written by tools/playthroughs.py.\n",
}


def tables(name: str, written: dict[str, str]) -> None:
    """Put the new tables of some games into a file, and keep those of the others."""
    path = TESTS / f"{name}.toml"
    _, *parts = SECTION.split(path.read_text(encoding="utf-8"))
    found = {key: text.strip() for key, text in zip(parts[::2], parts[1::2], strict=True)}
    body = "".join(f"\n# {key}\n{text}\n" for key, text in sorted((found | written).items()))
    path.write_text(HEADS[name] + body, encoding="utf-8")


def main(games: list[str]) -> None:
    """All games, or those named."""
    games = games or keys()
    sums, counts = {}, {}
    for key in games:
        for name, text in stories(key).items():
            (TESTS / "playthroughs" / name).write_text(text, encoding="utf-8")
        numbers = [f"{seats} = {number}" for seats, number in checksums(key).items()]
        sums[key] = "\n".join([f"[{key}]", *numbers])
        counts[key] = "\n".join(
            f"[[{key}]]\nseats = {count.seats}\nafter = {count.after}\nleaves = {count.leaves}"
            for count in perft.counts(key)
        )
    tables("checksums", sums)
    tables("perft", counts)


if __name__ == "__main__":
    main(sys.argv[1:])
