"""Play positions on to the end: all seats greedy, or all seats searching.

Every player is honest: it chooses from its observation alone. The same seed gives the same
draws as long as the positions are alike, so that two positions are compared with common random
numbers.
"""

from collections.abc import Sequence
from math import erf, sqrt
from typing import Any, Final, NamedTuple

from ziggurat.arena.series_report import win
from ziggurat.bots import make_bot
from ziggurat.bots.beam import turns
from ziggurat.bots.evaluation import Evaluation
from ziggurat.core.choices import Choices
from ziggurat.core.game import Game, Outcome
from ziggurat.core.rng import Rng
from ziggurat.core.state import State
from ziggurat.core.steps import CHANCE, NOBODY
from ziggurat.runner import bots_choose, play_game

PSEUDO_GAMES: Final = 2.0  # of a lone seat: one of them reached the goal
LEAST_VARIANCE: Final = 1.0  # of leads: where all games end alike, they are not quite certain
STREAMS: Final = 16  # generators of one game: chance, the hidden things, the seats


class Ended(NamedTuple):
    """A game played to its end.

    Attributes:
        state: The last state.
        shares: The share of the victory of each seat.
        leads: The final points of each seat above its strongest rival; alone, its points.
    """

    state: State
    shares: tuple[float, ...]
    leads: tuple[float, ...]


def ended(game: Game[Any], state: State) -> Ended:
    """What a state shows in which the game is over."""
    outcome = game.outcome(state)
    assert outcome is not None
    seats = range(len(outcome.scores))
    return Ended(state, shares_of(outcome), tuple(_lead(outcome.scores, seat) for seat in seats))


def shares_of(outcome: Outcome) -> tuple[float, ...]:
    """The share of the victory of each seat; alone, whether the goal was reached."""
    return tuple(win(outcome.places, seat) for seat in range(len(outcome.places)))


def play_greedily(game: Game[Any], evaluation: Evaluation, state: State, seed: int) -> Ended:
    """Play on from a state, which is not changed; each turn is the best of a narrow beam.

    Args:
        game: The rules.
        evaluation: What orders the turns.
        state: A full state; what is hidden from a player is hidden from its turns.
        seed: The seed of the draws and of what players guess.
    """
    state, out = state.copy(), Choices()
    chance, hidden = Rng(seed * STREAMS), Rng(seed * STREAMS + 1)
    while (mover := int(game.fill(state, out))) != NOBODY:
        if mover == CHANCE:
            game.play(state, chance.weighted(out))
        elif len(out) == 1:
            game.play(state, out.ids[0])
        else:
            guess = game.guess(game.hide(state, mover), mover, hidden)
            plan = turns(game, evaluation, guess, mover, True)[0]
            for choice in plan.choices():
                if int(game.fill(state, out)) != mover or choice not in out.numbers():
                    break  # the guess was wrong: the rest is planned again
                game.play(state, choice)
    return ended(game, state)


def play_searching(game: Game[Any], state: State, iterations: int, seed: int) -> Ended:
    """Play on from a state, which is not changed; every seat searches with `iterations`."""
    state = state.copy()
    seats = range(int(state.seats))
    bots = [make_bot(f"mcts-{iterations}", game, seed) for _ in seats]
    picks = [Rng(seed * STREAMS + 2 + seat) for seat in seats]
    play_game(game, state, bots_choose(game, bots, picks), Rng(seed * STREAMS))
    return ended(game, state)


def standing(ends: Sequence[Ended]) -> tuple[float, ...]:
    """How each seat stands by some games: the part of its leads above 0, if they are normal.

    It is as good a predictor as the share of victories and has a third of its noise. Alone, there
    is no lead: it is the share of games in which the goal was reached, drawn towards a half.
    """
    columns = list(zip(*(end.leads for end in ends), strict=True))
    if len(columns) == 1:
        reached = sum(end.shares[0] for end in ends)
        return ((reached + PSEUDO_GAMES / 2.0) / (len(ends) + PSEUDO_GAMES),)
    return tuple(_above_zero(column) for column in columns)


def _above_zero(leads: Sequence[float]) -> float:
    size = len(leads)
    mean = sum(leads) / size
    variance = sum((lead - mean) ** 2 for lead in leads) / max(size - 1, 1)
    return 0.5 + 0.5 * erf(mean / sqrt(2.0 * (variance + LEAST_VARIANCE)))


def _lead(scores: Sequence[int], seat: int) -> float:
    others = [score for other, score in enumerate(scores) if other != seat]
    return float(scores[seat] - max(others, default=0))
