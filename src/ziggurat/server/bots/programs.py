"""External bots of a worker process, kept between choices.

Each program starts once per game, and one that failed is not retried forever.
"""

from typing import Any

from ziggurat.bots import Bot, make_bot
from ziggurat.core.game import Game
from ziggurat.server.config import CONFIG

Place = tuple[str, int, str]  # game, seat, program


class Seated:
    """Running external bots by seat; no process serves two seats."""

    def __init__(self, most: int = CONFIG.bots.max_programs) -> None:
        self.most = most
        self.bots: dict[Place, Bot] = {}  # least recently used first

    def bot(self, place: Place, game: Game[Any], seed: int) -> Bot:
        """The bot of a seat, started if needed; evicts the least recently used one."""
        found = self.bots.pop(place, None) or make_bot(place[2], game, seed)
        self.bots[place] = found
        for other in list(self.bots)[: -self.most]:
            self.bots.pop(other).close()
        return found

    def close(self) -> None:
        """Stop all programs."""
        for bot in self.bots.values():
            bot.close()
        self.bots.clear()
