"""Foresight: what an open choice earns and leads to, tried once on a table as it might be.

The true table would tell what is hidden, the true seed what is going to be drawn: so a choice is
tried on a guess that looks the same to its seat, and chance comes from another seed.
"""

from enum import Enum
from typing import Any, Final, NamedTuple

from ziggurat.core.choices import Choices
from ziggurat.core.game import Game
from ziggurat.core.pick import Pick
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.core.state import State
from ziggurat.views.gains import tried

ANOTHER_SEED: Final = 1


class Outlook(Enum):
    """Who is next after a choice."""

    GOES_ON = "the same seat chooses again"
    DRAWS = "chance moves, then the same seat chooses again: it commits by itself"
    ENDS = "chance, another seat, a new turn or nobody is next: it waits for End turn"


class Prospect(NamedTuple):
    """What a choice brings: points at once, who is next, and whether the game is over."""

    gain: int
    outlook: Outlook
    over: bool


def imagined(game: Game[Any], state: State, seat: int) -> State:
    """A table that looks the same to a seat, to try its choices on."""
    guess: State = game.guess(game.hide(state, seat), seat, Pick(ANOTHER_SEED))
    return guess


def foresee(game: Game[Any], table: State, seat: int, choice: int) -> Prospect:
    """Try a choice of the seat to move on an imagined table."""
    gain, after = tried(game, table, seat, choice)
    mover = game.to_move(after)
    if game.goes_on(after, seat):
        return Prospect(gain, Outlook.GOES_ON, over=False)
    if mover == CHANCE:
        draw(game, after)
        if game.goes_on(after, seat):
            return Prospect(gain, Outlook.DRAWS, over=False)
    return Prospect(gain, Outlook.ENDS, mover == NOBODY)


def draw(game: Game[Any], state: State) -> None:
    """Let chance choose as it might, until a seat has to or the game is over."""
    pick, out = Pick(ANOTHER_SEED), Choices()
    while game.fill(state, out) == CHANCE:
        game.play(state, pick.weighted(out))
