"""Programs at tables, kept from one choice to the next by the process that asks them.

So they start once a game, and one that is given up is not waited for again and again.
"""

from typing import Any, Final

from ziggurat.bots import Bot, make_bot
from ziggurat.core.game import Game

MOST: Final = 4  # that one process keeps: of several tables, those asked for last

Place = tuple[str, int, str]  # which table, which seat, which program


class Seated:
    """Who sits where; nobody at two tables, and no two seats share one."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.bots: dict[Place, Bot] = {}  # the one asked last at the end

    def bot(self, place: Place, game: Game[Any], seed: int) -> Bot:
        """Who sits there, or sits down now; whoever was not asked for longest may have to go."""
        found = self.bots.pop(place, None) or make_bot(place[2], game, seed)
        self.bots[place] = found
        for other in list(self.bots)[: -self.most]:
            self.bots.pop(other).close()
        return found

    def close(self) -> None:
        """Everybody goes."""
        for bot in self.bots.values():
            bot.close()
        self.bots.clear()
