"""What a rule answers when it is asked why not."""

from typing import Any

from ziggurat.core.game import Game
from ziggurat.core.state import State


def why(game: Game[Any], state: State, text: str) -> tuple[object, ...]:
    """The name of the reason and its numbers, as the seat to move is told; () if it is open."""
    choice = game.catalogue.parse(text)
    assert choice is not None, text
    refusal = game.why_not(game.hide(state, int(game.to_move(state))), choice)
    return () if refusal is None else (refusal.name, *refusal.numbers.values())
