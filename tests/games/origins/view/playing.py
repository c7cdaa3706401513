"""Games of Origins for its view: random ones, and those in which more is built."""

from collections.abc import Iterator
from pathlib import Path

from views.playing import random_steps
from ziggurat.core.events import Event
from ziggurat.core.record import parse_record
from ziggurat.games.origins.game import GAME
from ziggurat.games.origins.state import Origins
from ziggurat.views import view_of

VIEW = view_of("origins")
RECORDS = Path(__file__).resolve().parents[3] / "records" / "origins"
RECORDED = ("portal-and-courthouse", "mage-tower-and-veterans")
GAMES = [(1, 1), (2, 1), (3, 2), (4, 3)]
"""Seats, seed."""


def steps(seats: int, seed: int) -> Iterator[tuple[Origins, list[Event]]]:
    """A random table in all its positions, chance waiting included, and what led to each."""
    return random_steps(GAME, seats, seed)


def replayed(name: str) -> Iterator[tuple[Origins, list[Event]]]:
    """The same for a recorded game."""
    record = parse_record((RECORDS / f"{name}.game").read_text(encoding="utf-8"))
    state = GAME.setup(record.options, len(record.players))
    yield state, []
    for entry in record.entries:
        told = state.listen()
        GAME.play(state, GAME.catalogue.ids[entry.text])
        state.events = None
        yield state, told


def recorded() -> Iterator[tuple[Origins, list[Event]]]:
    """All positions of the recorded games."""
    for name in RECORDED:
        yield from replayed(name)


def asked(name: str) -> Iterator[Origins]:
    """The positions of the recorded games in which this is asked."""
    return (state for state, _ in recorded() if GAME.asking(state) == name)
