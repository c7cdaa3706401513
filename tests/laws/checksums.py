"""One number for many seeded games: the same in every process, interpreted or compiled."""

import sys
from typing import Any
from zlib import crc32

from laws.worlds import keys, load
from ziggurat.core.choices import Choices
from ziggurat.core.game import Game
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE, NOBODY

DECISIONS = 2000  # the least number for each seat count


def checksum(key: str, seats: int, decisions: int = DECISIONS) -> int:
    """Every list, every choice and every final table of some games, folded into one number."""
    game = load(key)
    pick = Rng(seats)
    found = made = 0
    while made < decisions:
        options = {o.key: o.values[pick.below(len(o.values))] for o in game.options}
        state = game.setup(game.complete(options), seats)
        for trace in steps(game, state, pick):
            made += 1
            found = crc32(repr(trace).encode(), found)
        found = crc32(repr(state.flat()).encode(), found)
    return found


def steps(game: Game[Any], state: Any, pick: Rng) -> list[tuple[list[tuple[int, int]], int]]:
    """Play at random to the end; what was open each time, and what was chosen."""
    out = Choices()
    traces = []
    while (mover := game.fill(state, out)) != NOBODY:
        choice = int(pick.weighted(out) if mover == CHANCE else pick.choice(out))
        traces.append((out.weighted(), choice))
        game.play(state, choice)
    return traces


def all_checksums(decisions: int = DECISIONS) -> dict[str, dict[str, int]]:
    """For each game, a number for each seat count."""
    return {key: checksums(key, decisions) for key in keys()}


def checksums(key: str, decisions: int = DECISIONS) -> dict[str, int]:
    """For one game, a number for each seat count."""
    game = load(key)
    return {
        str(seats): checksum(key, seats, decisions)
        for seats in range(game.min_seats, game.max_seats + 1)
    }


if __name__ == "__main__":
    print(all_checksums(int(sys.argv[1])))
