"""A bot that plays at random."""

from typing import final

from ziggurat.bots.bot import Bot, BotView


@final
class RandomBot(Bot):
    """Plays legal choices uniformly at random."""

    def choose(self, view: BotView) -> int:
        """A random legal choice."""
        return view.choices[view.pick.below(len(view.choices))]
