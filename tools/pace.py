"""How long do the levels think about a turn?

    python tools/pace.py GAME SEATS [GAMES [LEVEL …]]

Seconds of the processor, so that a busy machine counts alike. One seat is the level's, the others
are greedy's, the seats by turns; a turn is all choices up to chance or another seat. Wants the
compiled engine.
"""

import sys
import time
from typing import Any

from ziggurat import registry
from ziggurat.bots import LEVELS, make_bot
from ziggurat.bots.levels import bot_of
from ziggurat.core.game import Game
from ziggurat.core.rng import Rng
from ziggurat.core.state import State
from ziggurat.runner import bots_choose, moves


def turns(game: Game[Any], seats: int, level: str, seed: int) -> list[float]:
    """Seconds of each turn of one seat in one game."""
    state = game.setup({}, seats)
    mine = seed % seats
    minds = [make_bot(level if at == mine else "greedy", game, at) for at in range(seats)]
    picks = [Rng(1000 * seed + at) for at in range(seats)]
    ask, spent = bots_choose(game, minds, picks), [0.0]

    def timed(state: State, seat: int) -> int:
        start = time.process_time()
        choice = ask(state, seat)
        if seat == mine:
            spent[-1] += time.process_time() - start
        return choice

    for seat, _ in moves(game, state, timed, Rng(seed)):
        if seat == mine and not game.goes_on(state, seat):
            spent.append(0.0)
    return spent if spent[-1] else spent[:-1]


def main(key: str, seats: int, games: int, levels: list[str]) -> None:
    """Mean and largest of each level."""
    game = registry.load(key)
    for level in levels:
        all_of_them = [one for seed in range(games) for one in turns(game, seats, level, seed)]
        mean, largest = sum(all_of_them) / len(all_of_them), max(all_of_them)
        name = f"{key}, {seats} seats, {level} ({bot_of(level, key)})"
        print(
            f"{name}: {len(all_of_them)} turns, {mean:.3f} s, at most {largest:.3f} s", flush=True
        )


if __name__ == "__main__":
    words = sys.argv[1:]
    numbers = [int(word) for word in words[1:3]]
    main(words[0], numbers[0], numbers[1] if numbers[1:] else 2, words[3:] or list(LEVELS))
