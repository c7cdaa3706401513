"""Fit how the judges' values become chances: play games of bots, fit, test on others.

    python tools/calibrate.py GAME SEATS [FITTED [TESTED [SEED]]]

FITTED games give the coefficients, TESTED others the figures. Wants the compiled engine: run it
with a Python that has Ziggurat installed. The table of that number of seats in
src/ziggurat/games/GAME/bot/calibration.toml is replaced; the same seeds give the same numbers.
"""

import hashlib
import subprocess
import sys
import time
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ziggurat.analysis.calibration import Calibration
from ziggurat.analysis.fitting import Sample, Tested, fitted, samples_of, tested

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "ziggurat" / "games"
ITERATIONS = {"teotihuacan": 60}  # of a search at a position
USUAL_ITERATIONS = 100
# How many games are played on. Teotihuacan's cost too much, and those of Origins were misleading:
# greedy's final leads there vary five times as much as those of the players.
PLAYS = {"amytis": 24, "pyramidion": 16, "uxmal": 16}
# The part of the usual iterations a review gets, by what an iteration costs.
PACES = {"amytis": 1.0, "pyramidion": 0.7, "uxmal": 0.25, "origins": 0.25, "teotihuacan": 0.25}
HEAD = """\
# How values become chances of winning in {game}; docs/explanation/analysis.md.
# Made by tools/calibrate.py; the tables of other numbers of seats stay.

pace = {pace}
"""
TABLE = """
[seats.{seats}]
made = "{made}"
commit = "{commit}"
version = "{version}"
fitted = "{fitted} positions of the games with seeds {seed} to {last}"
tested = "{tested} positions of the games with seeds {first} to {end}"
iterations = {iterations}
games = {games}
alone = {alone}
search = {search}
plays = {plays}
mover = {mover}
brier = {brier}
brier-even = {even}
brier-raw = {raw}
brier-thirds = {thirds}
reliability = {bins}
"""


def collected(key: str, seats: int, seeds: range) -> list[Sample]:
    """The samples of the games of some seeds."""
    found: list[Sample] = []
    for seed in seeds:
        iterations = ITERATIONS.get(key, USUAL_ITERATIONS)
        found += samples_of(key, seats, seed, iterations, PLAYS.get(key, 0))
        print(f"\r{key}, {seats} seats: game {seed}", end="", file=sys.stderr)
    print(file=sys.stderr)
    return found


def row(
    key: str,
    seats: int,
    words: Sequence[int],
    numbers: tuple[int, int],
    alone: Calibration,
    one: Calibration,
    on: Tested,
) -> dict[str, Any]:
    """What the file says of a number of seats."""
    train, test, seed = words
    first = [round(number, 4) for number in alone.search]
    plain = [round(number, 4) for number in (*one.search, *one.plays, *one.mover)]
    version = hashlib.sha256(repr((key, seats, first, plain)).encode()).hexdigest()[:8]
    git = ["git", "-C", str(ROOT), "rev-parse", "--short=7", "HEAD"]
    commit = subprocess.run(git, capture_output=True, text=True).stdout.strip()
    return {
        "seats": seats,
        "made": f"tools/calibrate.py {key} {seats} {train} {test} {seed}",
        "commit": commit,
        "version": version,
        "fitted": numbers[0],
        "tested": numbers[1],
        "seed": seed,
        "last": seed + train - 1,
        "first": seed + train,
        "end": seed + train + test - 1,
        "iterations": ITERATIONS.get(key, USUAL_ITERATIONS),
        "games": PLAYS.get(key, 0) if any(plain[2:4]) else 0,
        "alone": first,
        "search": plain[:2],
        "plays": plain[2:4],
        "mover": plain[4:],
        "brier": round(on.brier, 4),
        "even": round(on.even, 4),
        "raw": round(on.raw, 4),
        "thirds": [round(third, 4) for third in on.thirds],
        "bins": [[round(said, 3), round(real, 3), number] for said, real, number in on.bins],
    }


def main(key: str, seats: int, train: int = 300, test: int = 150, seed: int = 0) -> None:
    """Fit, test, and put the table into the file."""
    start = time.process_time()
    learned = collected(key, seats, range(seed, seed + train))
    unseen = collected(key, seats, range(seed + train, seed + train + test))
    calibration = fitted(learned, key in PLAYS)
    found = row(
        key,
        seats,
        (train, test, seed),
        (len(learned), len(unseen)),
        fitted(learned, uses_plays=False, has_mover=False),
        calibration,
        tested(calibration, unseen),
    )
    path = GAMES / key / "bot" / "calibration.toml"
    old = path.read_text(encoding="utf-8") if path.is_file() else ""
    others = {int(number) for number in tomllib.loads(old).get("seats", {})} - {seats}
    tables = {number: table for table in old.split("\n[seats.")[1:] for number in [int(table[0])]}
    kept = {number: f"\n[seats.{tables[number]}" for number in others}
    kept[seats] = TABLE.format(**found)
    text = HEAD.format(game=key, pace=PACES.get(key, 1.0))
    text += "\n".join(kept[number].rstrip("\n") for number in sorted(kept)) + "\n"
    path.write_text(text, encoding="utf-8")
    print(f"{found} {time.process_time() - start:.0f} s", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
