"""How good a table looks to a seat, before the end."""

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
    """Expected points of a seat: by default the mean of a few random games to the end."""

    def __init__(self, game: Game[Any], seed: int = 0) -> None:
        self.game: Game[Any] = game
        self.pick: Rng = Rng(seed)
        self.out: Choices = Choices()
        self.win_scale = 12.0  # a lead of so many points is nearly won
        self.width: i64 = 48  # half-finished turns followed at first,
        self.narrow: i64 = 48  # and at last: half as many after each choice, but not fewer;
        self.reply_width: i64 = 16  # the same for the turns that a search foresees
        self.reply_narrow: i64 = 6
        self.temperature = 1.0  # points: a search tries turns that look so much worse e times later
        self.tempo = 0.0  # points by which who has just moved looks better than they are
        self.exploration = 0.3  # how much it minds that a turn was seldom tried

    def points(self, state: State, seat: i64) -> float:
        """What the seat may expect to score in the end."""
        total = 0.0
        for _ in range(PLAYOUTS):
            end = state.copy()
            playout(self.game, end, self.pick, self.out, MAX_PLAYOUT_STEPS)
            outcome = self.game.outcome(end)
            assert outcome is not None
            total += float(outcome.scores[seat])
        return total / PLAYOUTS

    def rival(self, state: State) -> float:
        """What a lone seat has to beat, as it stands now, on the scale of `points`."""
        return 0.0

    def win_scale_at(self, state: State) -> float:
        """The spread at this table: less where the end is near and little can change."""
        return self.win_scale

    def temperature_at(self, state: State) -> float:
        """The heat at this table: less where points are closer together."""
        return self.temperature

    def against(self, state: State, seat: i64) -> float:
        """Expected points of the seat's strongest rival, or what it has to beat."""
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
        """Expected points of the seat, less those it has to beat."""
        return self.points(state, seat) - self.against(state, seat)
