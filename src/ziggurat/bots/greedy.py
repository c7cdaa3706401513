"""A bot that plans to the end of its own turn."""

from typing import final

from ziggurat.bots.beam import turns
from ziggurat.bots.bot import Bot, BotView
from ziggurat.bots.evaluation import Evaluation


@final
class GreedyBot(Bot):
    """Plays the turn with the highest value at its end; ignores chance and other seats."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation

    def choose(self, view: BotView) -> int:
        """The first choice of the best turn; ties are broken at random."""
        if len(view.choices) == 1:
            return view.choices[0]
        guess = view.game.guess(view.seen, view.seat, view.pick)
        plans = turns(view.game, self.evaluation, guess, view.seat, foreseen=False)
        equals = sorted({int(plan.first) for plan in plans if plan.value == plans[0].value})
        return equals[view.pick.below(len(equals))]
