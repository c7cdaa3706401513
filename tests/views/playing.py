"""Random games for the views: positions worth drawing, and what happened on the way."""

from collections.abc import Iterator
from random import Random
from typing import TypeVar

from ziggurat.core.events import Event
from ziggurat.core.game import Game
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.core.state import State
from ziggurat.table import Table

S = TypeVar("S", bound=State)

ALL_B = dict.fromkeys(("garden", "market", "wall", "palace", "residence", "theatre"), "b")


def positions(seed: int, options: dict[str, str] | None = None) -> Iterator[Table]:
    """One table in all its positions, chance waiting included, from set-up to the end."""
    table = Table("amytis", seed=seed, options=options)
    pick = Random(seed)
    yield table
    while not table.over:
        table.choose(pick.choice(table.choices()).text)
        yield table
        table.draw()
        yield table


def random_steps(
    game: Game[S], seats: int, seed: int, options: dict[str, str] | None = None
) -> Iterator[tuple[S, list[Event]]]:
    """A table in all its positions, chance waiting included, and what led to each."""
    state = game.setup(options or {}, seats)
    pick = Random(seed)
    yield state, []
    while game.to_move(state) != NOBODY:
        told = state.listen()
        if game.to_move(state) == CHANCE:
            choice = pick.choice(game.outcomes(state))[0]
        else:
            choice = pick.choice(game.choices(state))
        game.play(state, choice)
        state.events = None
        yield state, told
