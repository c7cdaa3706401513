"""Random rollouts, compiled."""

from typing import Any

from mypy_extensions import i64

from ziggurat.core.choices import Choices
from ziggurat.core.game import Game
from ziggurat.core.rng import Rng
from ziggurat.core.state import State
from ziggurat.core.steps import CHANCE, NOBODY


def playout(game: Game[Any], state: State, pick: Rng, out: Choices, most: i64) -> i64:
    """Play at random to the end or a maximum number of decisions; the number of decisions."""
    decisions: i64 = 0
    while decisions < most:
        mover = game.fill(state, out)
        if mover == NOBODY:
            break
        if mover == CHANCE:
            game.play(state, pick.weighted(out))
        else:
            decisions += 1
            game.play(state, pick.choice(out))
    return decisions
