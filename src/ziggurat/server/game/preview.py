"""Preview: the effect of an open choice, tried on a determinization.

The true state would reveal hidden information and the true seed future draws, so a choice is tried
on a guess consistent with the seat's observation, with chance from another seed.
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
    """Which seat is next after a choice."""

    GOES_ON = "the same seat chooses again"
    DRAWS = "chance moves, then the same seat chooses again: it commits by itself"
    ENDS = "chance, another seat, a new turn or nobody is next: it waits for End turn"


class Preview(NamedTuple):
    """What a choice scores, which seat is next, and whether the game is over."""

    gain: Gain
    outlook: Outlook
    over: bool


class Imagined(NamedTuple):
    """A determinization to try choices on, and the mover's score before."""

    table: State
    before: Holding


def imagined(game: Game[Any], state: State, seat: int) -> Imagined:
    """A determinization consistent with a seat's observation."""
    guess: State = game.guess(game.hide(state, seat), seat, Rng(ANOTHER_SEED))
    return Imagined(guess, holding(game, guess, seat))


def preview(game: Game[Any], guess: Imagined, seat: int, choice: int) -> Preview:
    """Try a choice of the seat to move on a determinization."""
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
    """Sample chance until a seat has to choose or the game is over."""
    pick, out = Rng(ANOTHER_SEED), Choices()
    while game.fill(state, out) == CHANCE:
        game.play(state, pick.weighted(out))
