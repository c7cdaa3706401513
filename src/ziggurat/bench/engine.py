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
from ziggurat import games
from ziggurat.bench.clock import Speed, best, once
from ziggurat.bots import evaluation_of
from ziggurat.bots.mcts import EXPLORATION
from ziggurat.bots.search import Search
from ziggurat.core import is_compiled
from ziggurat.core.choices import Choices
from ziggurat.core.game import Game
from ziggurat.core.pick import Pick
from ziggurat.core.playout import playout
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.core.state import State

COPIES = 20_000
CHECKED = 40
SEARCHED = 3_000


def random_games(game: Game[Any], seats: int, count: int) -> Speed:
    """Random games in the compiled loop: decisions a second, chance not counted."""
    start = game.setup({}, seats)
    out = Choices()

    def work() -> int:
        pick = Pick(7)
        return sum(int(playout(game, start.copy(), pick, out, 10**6)) for _ in range(count))

    return best(work)


def stepped_games(game: Game[Any], seats: int, count: int) -> Speed:
    """The same stepped from Python: list, pick, play."""

    def work() -> int:
        pick, decisions = Pick(7), 0
        for _ in range(count):
            state = game.setup({}, seats)
            while (mover := game.to_move(state)) != NOBODY:
                if mover == CHANCE:
                    game.fill(state, game.scratch)
                    game.play(state, pick.weighted(game.scratch))
                else:
                    choices = game.choices(state)
                    game.play(state, choices[pick.below(len(choices))])
                    decisions += 1
        return decisions

    return best(work, rounds=3)


def copies(state: State, count: int) -> Speed:
    """Copies of a table in the middle of a game."""

    def work() -> int:
        for _ in range(count):
            state.copy()
        return count

    return best(work)


def searched(game: Game[Any], seats: int, iterations: int) -> Speed:
    """Iterations of the tree search from the opening."""
    table = ziggurat.Table(game.key, seats, seed=1)
    search = Search(game, evaluation_of(game), Pick(1), EXPLORATION)
    seat = table.to_move
    return once(lambda: _search(search, table.seen(seat), seat, iterations))


def _search(search: Search, seen: State, seat: int, iterations: int) -> int:
    search.best(seen, seat, iterations, float("inf"))
    return int(search.iterations)


def middle(game: Game[Any], seats: int) -> State:
    """A table half-way through a random game."""
    state: State = game.setup({}, seats)
    pick, out = Pick(3), Choices()
    length = playout(game, state.copy(), Pick(3), out, 10**6)
    playout(game, state, pick, out, length // 2)
    return state


def checksum(game: Game[Any], seats: int, count: int = CHECKED) -> int:
    """One number for many seeded games: equal only if every one of them was the same."""
    total = 0
    out = Choices()
    for seed in range(count):
        state = game.setup({}, seats)
        playout(game, state, Pick(seed), out, 10**6)
        total = zlib.crc32(repr(state.flat()).encode(), total)
    return total


def measure(key: str, *, quick: bool) -> dict[str, Any]:
    """All of the above for one game, as numbers."""
    game = games.load(key)
    seats = game.usual_seats()
    scale = (1 if quick else 5) * (40 if is_compiled() else 1)
    return {
        "seats": seats,
        "choices_per_second": random_games(game, seats, 20 * scale).per_second,
        "stepped_per_second": stepped_games(game, seats, 10 * scale).per_second,
        "copy_microseconds": copies(
            middle(game, seats), COPIES if is_compiled() else 500
        ).microseconds,
        "search_per_second": searched(
            game, seats, SEARCHED * (5 if is_compiled() else 1) // (4 if quick else 1)
        ).per_second,
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
