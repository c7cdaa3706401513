"""Foresight: what an open choice brings and leads to, tried once on a table as it might be.

The true table would tell what is hidden, the true seed what is going to be drawn: so a choice is
tried on a guess that looks the same to its seat, and chance comes from another seed.
"""

from enum import Enum
from typing import Any, Final, NamedTuple

from ziggurat.core.choices import Choices
from ziggurat.core.game import Game
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.core.state import State
from ziggurat.views.gains import Gain, Holding, brought, holding

ANOTHER_SEED: Final = 1


class Outlook(Enum):
    """Who is next after a choice."""

    GOES_ON = "the same seat chooses again"
    DRAWS = "chance moves, then the same seat chooses again: it commits by itself"
    ENDS = "chance, another seat, a new turn or nobody is next: it waits for End turn"


class Preview(NamedTuple):
    """What a choice brings, who is next, and whether the game is over."""

    gain: Gain
    outlook: Outlook
    over: bool


class Imagined(NamedTuple):
    """A table to try choices on, and what the seat to move has before."""

    table: State
    before: Holding


def imagined(game: Game[Any], state: State, seat: int) -> Imagined:
    """A table that looks the same to a seat, to try its choices on."""
    guess: State = game.guess(game.hide(state, seat), seat, Rng(ANOTHER_SEED))
    return Imagined(guess, holding(game, guess, seat))


def preview(game: Game[Any], guess: Imagined, seat: int, choice: int) -> Preview:
    """Try a choice of the seat to move on an imagined table."""
    after: State = guess.table.copy()
    game.play(after, choice)
    mover, goes_on = game.to_move(after), game.goes_on(after, seat)
    gain = brought(game, after, seat, guess.before)
    if goes_on:
        return Preview(gain, Outlook.GOES_ON, over=False)
    if mover == CHANCE:
        draw(game, after)
        if game.goes_on(after, seat):
            return Preview(gain, Outlook.DRAWS, over=False)
    return Preview(gain, Outlook.ENDS, mover == NOBODY)


def draw(game: Game[Any], state: State) -> None:
    """Let chance choose as it might, until a seat has to or the game is over."""
    pick, out = Rng(ANOTHER_SEED), Choices()
    while game.fill(state, out) == CHANCE:
        game.play(state, pick.weighted(out))
