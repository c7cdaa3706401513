"""What an open choice earns at once: played on a copy, points added up."""

from typing import Any, NamedTuple

from ziggurat.core.events import Event
from ziggurat.core.game import Game
from ziggurat.core.state import State


class Trial(NamedTuple):
    """A choice tried out: what it earns before any chance or further decision, and the table."""

    gain: int
    after: State


def tried(game: Game[Any], state: State, seat: int, choice: int) -> Trial:
    """Play an open choice on a copy."""
    after = state.copy()
    told = after.listen()
    game.play(after, choice)
    return Trial(sum(event["points"] for event in told if is_gain(event, seat)), after)


def gains(game: Game[Any], state: State, seat: int) -> dict[int, int]:
    """Points of each open choice; those that bring nothing, or nothing yet, are left out."""
    earned = {choice: tried(game, state, seat, choice).gain for choice in game.choices(state)}
    return {choice: points for choice, points in earned.items() if points}


def is_gain(event: Event, seat: int) -> bool:
    """Whether an event gives points to that seat."""
    return event.kind == "scored" and event.seat == seat
