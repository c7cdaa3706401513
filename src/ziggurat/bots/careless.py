"""A bot that plays good turns with a probability, for weaker levels."""

import math
from typing import Final, final

from ziggurat.bots.beam import turns
from ziggurat.bots.bot import Bot, BotView
from ziggurat.bots.evaluation import Evaluation

MIN_TEMPERATURE: Final = 1e-6  # points: practically greedy


@final
class CarelessBot(Bot):
    """Samples turns by softmax of their values.

    The temperature is a part of the evaluation's win scale, so that equal parts err alike in every
    game.
    """

    def __init__(self, evaluation: Evaluation, part: float) -> None:
        self.evaluation = evaluation
        self.temperature = max(part * evaluation.win_scale, MIN_TEMPERATURE)

    def choose(self, view: BotView) -> int:
        """The first choice of a sampled turn; each first choice is valued by its best turn."""
        if len(view.choices) == 1:
            return view.choices[0]
        guess = view.game.guess(view.seen, view.seat, view.pick)
        plans = turns(view.game, self.evaluation, guess, view.seat, foreseen=False)
        best = plans[0].value
        firsts: list[int] = []
        weights: list[float] = []
        for plan in plans:  # best first
            first = int(plan.first)
            if first not in firsts:
                firsts.append(first)
                weights.append(math.exp((plan.value - best) / self.temperature))
        left = view.pick.fraction() * sum(weights)
        for first, weight in zip(firsts, weights, strict=True):
            left -= weight
            if left < 0.0:
                return first
        return firsts[0]
