"""Regenerate the exam of a game: play, solve, keep decisive positions.

    python tools/exam.py GAME [QUESTIONS [TABLES [SEED]]]

Wants the compiled engine: run it with a Python that has Ziggurat installed. The file goes to
src/ziggurat/games/GAME/exam.txt; the same bots and the same seed give the same file.
"""

import sys
from collections import Counter
from itertools import islice
from pathlib import Path

from ziggurat.arena.endings import TABLES
from ziggurat.arena.questions import questions

GAMES = Path(__file__).resolve().parent.parent / "src" / "ziggurat" / "games"


def main(key: str, wanted: int = 128, tables: int = TABLES, seed: int = 0) -> None:
    """Mine a number of questions from games from a seed on; saved as they are found."""
    tally: Counter[str] = Counter()
    found: list[str] = []
    for question in islice(questions(key, seed, tally, tables), wanted):
        found.append(question)
        told = ", ".join(f"{number} {what}" for what, number in tally.items())
        print(f"{len(found)} questions of {told}", file=sys.stderr)
        head = f"# Made by tools/exam.py {key} {len(found)} {tables} {seed}: {told}.\n"
        (GAMES / key / "exam.txt").write_text(head + "\n".join(["", *found]), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
