"""What an open choice earns: played on a copy, points added up."""

from typing import Any, NamedTuple

from ziggurat.core.events import Event
from ziggurat.core.game import Game
from ziggurat.core.state import State
from ziggurat.views import view_of


class Trial(NamedTuple):
    """A choice tried out: what it earns, now or for certain later, and the table after it."""

    gain: int
    after: State


def tried(game: Game[Any], state: State, seat: int, choice: int) -> Trial:
    """Play an open choice on a copy, until chance or a seat has to choose."""
    view, after = view_of(game.key), state.copy()
    told = after.listen()
    game.play(after, choice)
    scored = sum(event["points"] for event in told if is_gain(event, seat))
    return Trial(scored + view.promised(after, seat) - view.promised(state, seat), after)


def gains(game: Game[Any], state: State, seat: int) -> dict[int, int]:
    """Points of each open choice; those that bring nothing, or nothing yet, are left out."""
    earned = {choice: tried(game, state, seat, choice).gain for choice in game.choices(state)}
    return {choice: points for choice, points in earned.items() if points}


def is_count(event: Event) -> bool:
    """Whether an event tells a part of the final count."""
    return event.kind == "counted"


def is_gain(event: Event, seat: int) -> bool:
    """Whether an event gives points to that seat."""
    return event.kind == "scored" and event.seat == seat
