"""Random games of Uxmal for its view: positions worth drawing, and what happened on the way."""

from collections.abc import Iterator

from views.playing import random_steps
from ziggurat.core.events import Event
from ziggurat.games.uxmal.game import GAME
from ziggurat.games.uxmal.state import Uxmal
from ziggurat.views import view_of

VIEW = view_of("uxmal")
GAMES = [
    (2, 1, {}),
    (3, 2, {"break": "none", "base": "random"}),
    (4, 3, {"break": "forced"}),
]
"""Seats, seed, options."""


def steps(
    seats: int, seed: int, options: dict[str, str] | None = None
) -> Iterator[tuple[Uxmal, list[Event]]]:
    """A table in all its positions, chance waiting included, and what led to each."""
    return random_steps(GAME, seats, seed, options)


def decisions(seats: int, seed: int, options: dict[str, str] | None = None) -> Iterator[Uxmal]:
    """The positions in which a player has to choose."""
    for state, _ in steps(seats, seed, options):
        if GAME.to_move(state) < seats:
            yield state
