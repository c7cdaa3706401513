"""Bots by name."""

import re
from importlib import import_module
from typing import Any, Final

from ziggurat.bots.bot import Bot, BotView, bot_view
from ziggurat.bots.chance import RandomBot
from ziggurat.bots.evaluation import Evaluation
from ziggurat.bots.greedy import GreedyBot
from ziggurat.bots.mcts import UNLIMITED, MctsBot
from ziggurat.core.errors import ZigguratError
from ziggurat.core.game import Game
from ziggurat.games.registry import GAMES

__all__ = ["LEVELS", "NAMES", "Bot", "BotView", "bot_view", "evaluation_of", "make_bot"]

NAMES: Final = ("random", "greedy", "mcts", "mcts-400", "mcts-1s")
LEVELS: Final = {"easy": "random", "medium": "greedy", "hard": "mcts-1s"}
BUDGET: Final = re.compile(r"mcts(?:-(\d+(?:\.\d+)?)(s?))?")


class UnknownBot(ZigguratError):
    """No bot has this name."""

    def __init__(self, name: str) -> None:
        super().__init__(
            f"there is no bot {name!r}; use random, greedy, mcts, "
            "mcts-400 (iterations a turn) or mcts-1s (seconds a turn)"
        )


def make_bot(name: str, game: Game[Any], seed: int = 0) -> Bot:
    """The bot of that name for that game."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(evaluation_of(game, seed))
    budget = BUDGET.fullmatch(name)
    if budget is None:
        raise UnknownBot(name)
    number, unit = budget.groups()
    if number is None or unit:
        return MctsBot(evaluation_of(game, seed), UNLIMITED, float(number or 1))
    return MctsBot(evaluation_of(game, seed), int(float(number)), float("inf"))


def evaluation_of(game: Game[Any], seed: int = 0) -> Evaluation:
    """The game's own evaluation, or random games to the end where it brings none."""
    parts = GAMES.get(game.key)
    if parts is None or not parts.evaluation:
        return Evaluation(game, seed)
    evaluation = import_module(parts.evaluation).evaluation(game, seed)
    assert isinstance(evaluation, Evaluation)
    return evaluation
