"""Random games of Pyramidion for its view: positions worth drawing, and what led to them."""

from collections.abc import Iterator

from laws import pages
from views.playing import random_steps
from ziggurat.core.events import Event
from ziggurat.games.pyramidion.game import GAME
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.i18n.messages import Words
from ziggurat.views import view_of

VIEW = view_of("pyramidion")
OTHERWISE = {
    option.key: option.values[1]
    for option in GAME.options
    if option.key not in ("goal", "last_round")
}
"""Every rule as it is not by default."""

GAMES = [
    (2, 1, {}),
    (3, 1, {}),
    (4, 1, {}),
    (4, 2, OTHERWISE | {"goal": "15"}),
    (4, 7, {"philosopher_copies": "lying", "abu_simbel_exchanges": "any"}),
]
"""Seats, seed, options."""


def steps(
    seats: int, seed: int, options: dict[str, str] | None = None
) -> Iterator[tuple[Pyramidion, list[Event]]]:
    """A table in all its positions, chance waiting included, and what led to each."""
    return random_steps(GAME, seats, seed, options)


def decisions(
    seats: int, seed: int, options: dict[str, str] | None = None, every: int = 1
) -> Iterator[Pyramidion]:
    """Positions in which a player has to choose: each, or one of so many."""
    waiting = (state for state, _ in steps(seats, seed, options) if GAME.to_move(state) < seats)
    for number, state in enumerate(waiting):
        if number % every == 0:
            yield state


def markup(state: Pyramidion, seat: int, words: Words) -> str:
    """All regions as a seat sees them, written out."""
    return pages.markup(pages.drawings("pyramidion", GAME.hide(state, seat), seat, words))
