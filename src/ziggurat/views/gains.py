"""What each open choice earns at once: played on a copy, points added up."""

from typing import Any

from ziggurat.core.events import Event
from ziggurat.core.game import Game
from ziggurat.core.state import State


def gains(game: Game[Any], state: State, seat: int) -> dict[int, int]:
    """Points of each open choice, as far as no chance and no further decision comes between.

    Choices that bring nothing, or nothing yet, are left out.
    """
    earned: dict[int, int] = {}
    for choice in game.choices(state):
        trial = state.copy()
        told = trial.listen()
        game.play(trial, choice)
        points = sum(event["points"] for event in told if is_gain(event, seat))
        if points:
            earned[choice] = points
    return earned


def is_gain(event: Event, seat: int) -> bool:
    """Whether an event gives points to that seat."""
    return event.kind == "scored" and event.seat == seat
