"""The search chooses as it did when the ladder was played: recorded choices of an older engine.

choices.txt was written before the search could report; a change of it means that the ladder has to
be played again.
"""

from pathlib import Path
from typing import Final

import pytest

from laws.worlds import keys, load
from ziggurat.bots import make_bot
from ziggurat.core.choices import Choices
from ziggurat.core.playout import playout
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.runner import bots_choose, moves

FILE: Final = Path(__file__).parent / "choices.txt"
CHOICES: Final = 6  # of the bots, after a few at random
BOT: Final = "mcts-10"


def lines(key: str) -> list[str]:
    """A line for each number of seats: what the search chooses from a random beginning."""
    game = load(key)
    found = []
    for seats in sorted({max(game.min_seats, 2), game.max_seats}):
        state, picks = game.setup({}, seats), [Rng(40 + seat) for seat in range(seats)]
        playout(game, state, Rng(seats), Choices(), 7)
        bots = [make_bot(BOT, game, seat) for seat in range(seats)]
        ask = bots_choose(game, bots, picks)
        chosen: list[str] = []
        for move in moves(game, state, ask, Rng(9)):
            if move.seat != CHANCE:
                chosen.append(f"{move.seat}.{game.catalogue.text(move.choice)}")
            if len(chosen) == CHOICES or game.to_move(state) == NOBODY:
                break
        found.append(" ".join([key, str(seats), *chosen]))
    return found


@pytest.mark.parametrize("key", keys())
def test_the_search_chooses_as_recorded(key: str) -> None:
    known = FILE.read_text(encoding="utf-8").splitlines()
    assert lines(key) == [line for line in known if line.split()[0] == key]
