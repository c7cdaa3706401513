"""Speed of the rules and of the search; run as a module it measures itself interpreted."""

import json
import shutil
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path
from typing import Any

import ziggurat
from ziggurat import registry
from ziggurat.bench.timing import Speed, best
from ziggurat.bots import evaluation_of
from ziggurat.bots.search import Search
from ziggurat.core import is_compiled
from ziggurat.core.choices import Choices
from ziggurat.core.game import Game
from ziggurat.core.playout import playout
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.core.state import State

COPIES = 20_000
CHECKED = 40
SEARCHED = 20
MOMENTS = {"opening": 0.0, "middle": 0.5, "end": 0.9}


def random_games(game: Game[Any], seats: int, count: int) -> Speed:
    """Random games in the compiled loop from a new table: decisions a second, without chance."""
    start = game.setup({}, seats)
    out = Choices()

    def work() -> int:
        pick = Rng(7)
        return sum(int(playout(game, start.copy(), pick, out, 10**6)) for _ in range(count))

    return best(work)


def stepped_games(game: Game[Any], seats: int, count: int) -> Speed:
    """The same stepped from Python, new tables included: list, pick, play."""

    def work() -> int:
        pick, out, decisions = Rng(7), Choices(), 0
        for _ in range(count):
            state = game.setup({}, seats)
            while (mover := game.to_move(state)) != NOBODY:
                if mover == CHANCE:
                    game.fill(state, out)
                    game.play(state, pick.weighted(out))
                else:
                    choices = game.choices(state)
                    game.play(state, choices[pick.below(len(choices))])
                    decisions += 1
        return decisions

    return best(work, rounds=3)


def setups(game: Game[Any], seats: int, count: int) -> Speed:
    """New tables."""

    def work() -> int:
        for _ in range(count):
            game.setup({}, seats)
        return count

    return best(work)


def copies(state: State, count: int) -> Speed:
    """Copies of a table in the middle of a game."""

    def work() -> int:
        for _ in range(count):
            state.copy()
        return count

    return best(work)


def searched(game: Game[Any], state: State, iterations: int) -> Speed:
    """Iterations of the tree search for the seat to move, each round with a tree of its own."""
    seat = int(game.to_move(state))
    seen = game.hide(state, seat)

    def work() -> int:
        search = Search(game, evaluation_of(game), Rng(1))
        search.best(seen, seat, iterations, float("inf"))
        return int(search.iterations)

    return best(work, rounds=3)


def reached(game: Game[Any], seats: int, share: float) -> State:
    """A table so far through a random game, before the decision of a seat."""
    state: State = game.setup({}, seats)
    pick, out = Rng(3), Choices()
    length = int(playout(game, state.copy(), Rng(3), out, 10**6))
    playout(game, state, pick, out, int(share * length))
    while game.fill(state, out) == CHANCE:
        game.play(state, pick.weighted(out))
    return state


def checksum(game: Game[Any], seats: int, count: int = CHECKED) -> int:
    """One number for many seeded games: equal only if every one of them was the same."""
    total = 0
    out = Choices()
    for seed in range(count):
        state = game.setup({}, seats)
        playout(game, state, Rng(seed), out, 10**6)
        total = zlib.crc32(repr(state.flat()).encode(), total)
    return total


def measure(key: str, *, quick: bool) -> dict[str, Any]:
    """All of the above for one game, as numbers."""
    game = registry.load(key)
    seats = game.usual_seats()
    scale = (1 if quick else 5) * (40 if is_compiled() else 1)
    return {
        "seats": seats,
        "setup_microseconds": setups(game, seats, 100 * scale).microseconds,
        "choices_per_second": random_games(game, seats, 20 * scale).per_second,
        "stepped_per_second": stepped_games(game, seats, 10 * scale).per_second,
        "copy_microseconds": copies(
            reached(game, seats, 0.5), COPIES if is_compiled() else 500
        ).microseconds,
        **{
            f"search_{moment}_per_second": searched(
                game, reached(game, seats, share), SEARCHED * scale
            ).per_second
            for moment, share in MOMENTS.items()
        },
        "checksum": checksum(game, seats),
        "compiled": is_compiled(),
    }


def interpreted(keys: list[str], *, quick: bool) -> dict[str, Any]:
    """The same measurements by the plain Python sources, in a process of its own."""
    package = Path(ziggurat.__file__).parent
    with tempfile.TemporaryDirectory() as folder:
        plain = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(package, Path(folder) / "ziggurat", ignore=plain)
        code = (
            "import json, sys; sys.path.insert(0, sys.argv[1]);"
            "from ziggurat.bench.engine import measure;"
            "print(json.dumps({k: measure(k, quick=sys.argv[2] == '1') for k in sys.argv[3:]}))"
        )
        command = [sys.executable, "-c", code, folder, str(int(quick)), *keys]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
    numbers: dict[str, Any] = json.loads(done.stdout)
    return numbers
