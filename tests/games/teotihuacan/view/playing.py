"""Random games of Teotihuacan for its view: positions worth drawing, and what led to them."""

from collections.abc import Iterator

from views.playing import random_steps
from ziggurat.core.events import Event
from ziggurat.games.teotihuacan.game import GAME
from ziggurat.games.teotihuacan.state import Teotihuacan
from ziggurat.views import view_of

VIEW = view_of("teotihuacan")
GAMES = [(1, 1, {"solo_handicap": "20"}), (2, 6, {}), (3, 2, {"side": "B"}), (4, 3, {})]
"""Seats, seed, options."""


def steps(
    seats: int, seed: int, options: dict[str, str] | None = None
) -> Iterator[tuple[Teotihuacan, list[Event]]]:
    """A table in all its positions, chance waiting included, and what led to each."""
    return random_steps(GAME, seats, seed, options)


def decisions(
    seats: int, seed: int, options: dict[str, str] | None = None
) -> Iterator[Teotihuacan]:
    """The positions in which a player has to choose."""
    for state, _ in steps(seats, seed, options):
        if GAME.to_move(state) < seats:
            yield state


def asked(name: str, seats: int = 2, seed: int = 1) -> Iterator[Teotihuacan]:
    """The positions of a game in which this is asked."""
    return (state for state in decisions(seats, seed) if GAME.asking(state) == name)
