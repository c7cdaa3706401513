"""The bot that does anything."""

from typing import final

from ziggurat.bots.bot import Bot, BotView


@final
class RandomBot(Bot):
    """Every legal choice is as good as any other."""

    def choose(self, view: BotView) -> int:
        """Any of them."""
        return view.choices[view.pick.below(len(view.choices))]
