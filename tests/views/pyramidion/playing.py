"""Random games of Pyramidion for its view: positions worth drawing, and what led to them."""

from collections.abc import Iterator
from random import Random

from ziggurat.core.choices import place
from ziggurat.core.events import Event
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.games.pyramidion.game import GAME
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.views import view_of
from ziggurat.views.anchors import Offer
from ziggurat.views.gains import gains
from ziggurat.views.svg import Element, serialise
from ziggurat.views.words import Words

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
    state = GAME.setup(options or {}, seats)
    pick = Random(seed)
    yield state, []
    while GAME.to_move(state) != NOBODY:
        told = state.listen()
        if GAME.to_move(state) == CHANCE:
            choice = pick.choice(GAME.outcomes(state))[0]
        else:
            choice = pick.choice(GAME.choices(state))
        GAME.play(state, choice)
        state.events = None
        yield state, told


def decisions(
    seats: int, seed: int, options: dict[str, str] | None = None, every: int = 1
) -> Iterator[Pyramidion]:
    """Positions in which a player has to choose: each, or one of so many."""
    waiting = (state for state, _ in steps(seats, seed, options) if GAME.to_move(state) < seats)
    for number, state in enumerate(waiting):
        if number % every == 0:
            yield state


def texts(state: Pyramidion) -> list[str]:
    """The open choices by their names."""
    return [GAME.catalogue.text(choice) for choice in GAME.choices(state)]


def offers(seen: Pyramidion, words: Words) -> list[Offer]:
    """The open choices as a page would show them."""
    earned = gains(GAME, seen, int(GAME.to_move(seen)))
    return [
        Offer(
            text,
            VIEW.label(text, seen, words),
            earned.get(choice),
            VIEW.help(place(text) or text, seen, words),
        )
        for choice, text in zip(GAME.choices(seen), texts(seen), strict=True)
    ]


def drawings(state: Pyramidion, seat: int, words: Words) -> list[Element]:
    """All regions as a seat sees them."""
    return [region.drawing for region in VIEW.regions(GAME.hide(state, seat), seat, words)]


def markup(state: Pyramidion, seat: int, words: Words) -> str:
    """All regions as a seat sees them, written out."""
    return "".join(map(serialise, drawings(state, seat, words)))
