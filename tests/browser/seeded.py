"""The app with the toy, seeds and names of games counted up: a test plays the same game again."""

import sys
from itertools import count
from random import Random
from unittest.mock import patch

from toy.registry import TOY
from ziggurat.registry import GAMES
from ziggurat.server import run
from ziggurat.server.config import NO_LIMITS
from ziggurat.server.new_game import form

GAMES["orchard"] = TOY  # here and not below: the processes of bots import this module too


class NoLots(Random):
    """Draws the first of everything: who is listed first begins."""

    def random(self) -> float:
        """The least there is."""
        return 0.0

    def getrandbits(self, k: int, /) -> int:
        """The least there is."""
        return 0


if __name__ == "__main__":
    seeds, names = count(1), count(1)
    with (
        patch.object(form, "new_seed", lambda: next(seeds)),
        patch.object(form, "SystemRandom", NoLots),
        patch.object(form, "new_id", lambda: f"game-{next(names)}"),
        patch.object(run, "warm"),  # a test looks at one game
    ):
        run.run("127.0.0.1", int(sys.argv[1]), sys.argv[2], limits=NO_LIMITS)
