"""Evaluation: the expected score of a seat before the end of a game."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from ziggurat.core.choices import Choices
from ziggurat.core.game import Game
from ziggurat.core.playout import playout
from ziggurat.core.rng import Rng
from ziggurat.core.state import State

PLAYOUTS: Final = 4
MAX_PLAYOUT_STEPS: Final = 1_000_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Expected points of a seat; by default the mean of a few random rollouts."""

    def __init__(self, game: Game[Any], seed: int = 0) -> None:
        self.game: Game[Any] = game
        self.pick: Rng = Rng(seed)
        self.out: Choices = Choices()
        self.win_scale = 12.0  # points: a lead of this size is nearly won
        self.width: i64 = 48  # initial beam width; halves after each choice,
        self.narrow: i64 = 48  # down to this
        self.reply_width: i64 = 16  # the same for turns inside the search tree
        self.reply_narrow: i64 = 6
        self.temperature = 1.0  # softmax temperature of the prior, in points
        self.tempo = 0.0  # points by which the seat that has just moved is overrated
        self.exploration = 0.3  # the PUCT constant

    def points(self, state: State, seat: i64) -> float:
        """The expected final score of the seat."""
        total = 0.0
        for _ in range(PLAYOUTS):
            end = state.copy()
            playout(self.game, end, self.pick, self.out, MAX_PLAYOUT_STEPS)
            outcome = self.game.outcome(end)
            assert outcome is not None
            total += float(outcome.scores[seat])
        return total / PLAYOUTS

    def rival(self, state: State) -> float:
        """The target of a solo game, on the scale of `points`."""
        return 0.0

    def win_scale_at(self, state: State) -> float:
        """The win scale in this state: smaller near the end, where little can change."""
        return self.win_scale

    def temperature_at(self, state: State) -> float:
        """The softmax temperature in this state: lower where values are closer together."""
        return self.temperature

    def progress(self, state: State) -> float:
        """How far the game has come: 0 at the start, 1 at the end, and never less than before.

        By default all of it lies between the first choice and the end.
        """
        return 1.0 if state.depth == 0 else 0.0

    def against(self, state: State, seat: i64) -> float:
        """Expected points of the strongest rival, or the target of a solo game."""
        if state.seats == 1:
            return self.rival(state)
        strongest = -1.0e9
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                strongest = max(strongest, self.points(state, other))
            other += 1
        return strongest

    def lead(self, state: State, seat: i64) -> float:
        """Expected points of the seat minus those of its strongest rival."""
        return self.points(state, seat) - self.against(state, seat)
