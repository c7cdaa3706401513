"""The game loop: who is to move; chance draws, a seat is asked; the choice is played.

Only the random games of `core.playout` and of the search have loops of their own, for speed
(docs/decisions/0014-one-game-loop.md).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from ziggurat.bots.bot import Bot, bot_view
from ziggurat.core.choices import Choices
from ziggurat.core.game import Game, Outcome
from ziggurat.core.rng import Rng
from ziggurat.core.state import State
from ziggurat.core.steps import CHANCE, NOBODY

Ask = Callable[[State, int], int]  # the choice of a seat, which is to move in that state
Play = Callable[[int], object]  # play a choice; what it returns is ignored


class Move(NamedTuple):
    """A choice that was played, and the seat that made it, or CHANCE."""

    seat: int
    choice: int


def moves(
    game: Game[Any], state: State, ask: Ask, chance: Rng | None = None, play: Play | None = None
) -> Iterator[Move]:
    """Play on in place, one move each time: to the end, or without `chance` up to its next draw."""
    out = Choices()
    while (mover := int(game.to_move(state))) != NOBODY:
        if mover != CHANCE:
            choice = ask(state, mover)
        elif chance is None:
            return
        else:
            game.fill(state, out)
            choice = int(chance.weighted(out))
        if play is None:
            game.play(state, choice)
        else:
            play(choice)
        yield Move(mover, choice)


def play_game(game: Game[Any], state: State, ask: Ask, chance: Rng) -> Outcome:
    """Play a game to its end in place; its outcome."""
    for _ in moves(game, state, ask, chance):
        pass
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome


def play_turn(game: Game[Any], state: State, ask: Ask) -> list[int]:
    """Play the turn of the seat to move in place, up to its end or to chance; its choices."""
    choices = []
    for seat, choice in moves(game, state, ask):
        choices.append(choice)
        if not game.goes_on(state, seat):
            break
    return choices


def bots_choose(
    game: Game[Any],
    bots: Sequence[Bot] | Mapping[int, Bot],
    picks: Sequence[Rng] | Mapping[int, Rng],
    options: Mapping[str, str] | None = None,
) -> Ask:
    """Ask the bot of each seat, which gets the observation of its seat and its own generator."""
    return lambda state, seat: bots[seat].choose(bot_view(game, state, seat, picks[seat], options))
