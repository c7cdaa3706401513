"""The bot that looks to the end of its own turn."""

from typing import Any, NamedTuple, final

from ziggurat.bots.bot import Bot, BotView
from ziggurat.bots.evaluation import Evaluation
from ziggurat.core.game import Game
from ziggurat.core.state import State


class Line(NamedTuple):
    """A way to go on: where it leads, how that looks, and the choice it began with."""

    value: float
    first: int
    state: State


@final
class GreedyBot(Bot):
    """Plays the turn that looks best when it ends; chance and other seats are not foreseen."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation

    def choose(self, view: BotView) -> int:
        """The first choice of the best turn found by a beam search."""
        if len(view.choices) == 1:
            return view.choices[0]
        beam = self._lines(view, view.seen, -1)
        finished: list[Line] = []
        width = self.evaluation.width
        while beam:
            beam.sort(key=value_of, reverse=True)
            following: list[Line] = []
            for line in beam[:width]:
                if view.game.goes_on(line.state, view.seat):
                    following += self._lines(view, line.state, line.first)
                else:
                    finished.append(line)
            beam = following
            width = max(width // 2, self.evaluation.narrow)
        best = max(line.value for line in finished)
        equals = sorted({line.first for line in finished if line.value == best})
        return equals[view.pick.below(len(equals))]

    def _lines(self, view: BotView, state: State, first: int) -> list[Line]:
        """All ways to go on by one choice."""
        game: Game[Any] = view.game
        lines = []
        guess = game.guess(state, view.seat, view.pick) if first < 0 else state
        for choice in game.choices(guess):
            after = guess.copy()
            game.play(after, choice)
            value = self.evaluation.lead(after, view.seat)
            lines.append(Line(value, choice if first < 0 else first, after))
        return lines


def value_of(line: Line) -> float:
    """The key a beam is sorted by."""
    return line.value
