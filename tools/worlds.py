"""Do bots choose alike in worlds that their seat cannot tell apart?

    python tools/worlds.py GAME [POSITIONS [LEVEL …]]

Positions come from games of a careless bot, with every number of seats in turn; only those count
where something is hidden from the seat that has to choose. Each level is asked at the real table
and at two others that look the same. Wants the compiled engine.
"""

import sys
from collections.abc import Iterator
from itertools import count, islice
from typing import Any

from ziggurat import registry
from ziggurat.bots import LEVELS, bot_view, make_bot
from ziggurat.core.game import Game
from ziggurat.core.rng import Rng
from ziggurat.core.state import State
from ziggurat.runner import bots_choose, moves

OTHERS = 2  # worlds besides the real one


def positions(game: Game[Any]) -> Iterator[tuple[State, int]]:
    """Tables at which a seat has several choices, and the seat, game after game."""
    for seed in count():
        seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
        state, pick = game.setup({}, seats), Rng(seed)
        bot = make_bot("careless-0.1", game, seed)
        before = state.copy()
        ask = bots_choose(game, [bot] * seats, [pick] * seats)
        for seat, _ in moves(game, state, ask, pick):
            if len(game.choices(before)) > 1:  # none for chance
                yield before, seat
            before = state.copy()


def worlds(game: Game[Any], state: State, seat: int) -> list[State]:
    """The real table and others that look the same to the seat; only one if nothing is hidden."""
    seen = game.hide(state, seat)
    guesses = [game.guess(seen, seat, Rng(number)) for number in range(OTHERS)]
    assert all(game.hide(guess, seat).flat() == seen.flat() for guess in guesses)
    return [state, *(guess for guess in guesses if guess.flat() != state.flat())]


def chosen(game: Game[Any], level: str, state: State, seat: int) -> int:
    """The choice of a level there, from a fresh bot with the same seed."""
    return make_bot(level, game, 5).choose(bot_view(game, state, seat, Rng(9)))


def main(key: str, wanted: int, levels: list[str]) -> None:
    """Count for each level the positions where it chose otherwise in another world."""
    game = registry.load(key)
    found = ((worlds(game, *at), at[1]) for at in positions(game))
    asked = list(islice((one for one in found if len(one[0]) > 1), wanted))
    for level in levels:
        unlike = sum(
            len({chosen(game, level, world, seat) for world in alike}) > 1 for alike, seat in asked
        )
        print(f"{key}, {level}: {len(asked)} positions, {unlike} with another choice", flush=True)


if __name__ == "__main__":
    words = sys.argv[1:]
    main(words[0], int(words[1]) if words[1:] else 500, words[2:] or list(LEVELS))
