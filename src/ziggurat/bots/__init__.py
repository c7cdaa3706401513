"""Bots by name."""

import re
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from ziggurat.bots.bot import Bot, BotView, Lost, bot_view
from ziggurat.bots.chance import RandomBot
from ziggurat.bots.evaluation import Evaluation
from ziggurat.bots.greedy import GreedyBot
from ziggurat.bots.mcts import UNLIMITED, MctsBot
from ziggurat.core.errors import ZigguratError
from ziggurat.core.game import Game
from ziggurat.games.registry import GAMES

__all__ = [
    "LEVELS",
    "NAMES",
    "PROGRAM",
    "Bot",
    "BotView",
    "Lost",
    "bot_view",
    "called",
    "evaluation_of",
    "is_taken",
    "make_bot",
]

NAMES: Final = ("random", "greedy", "mcts", "mcts-400", "mcts-1s")
PROGRAM: Final = "="  # between the name of a program and its command
LEVELS: Final = {"easy": "random", "medium": "greedy", "hard": "mcts-1s"}
BUDGET: Final = re.compile(r"mcts(?:-(\d+(?:\.\d+)?)(s?))?")


class UnknownBot(ZigguratError):
    """No bot has this name."""

    def __init__(self, name: str) -> None:
        super().__init__(
            f"there is no bot {name!r}; use random, greedy, mcts, "
            "mcts-400 (iterations a turn), mcts-1s (seconds a turn) or NAME=COMMAND (a program)"
        )


def called(name: str) -> str:
    """What a bot is called: a program by its name, without its command."""
    return name.partition(PROGRAM)[0]


def is_taken(name: str) -> bool:
    """Whether a bot of ours has this name, so that no program can."""
    return name in (*NAMES, *LEVELS) or BUDGET.fullmatch(name) is not None


def make_bot(
    name: str, game: Game[Any], seed: int = 0, report: Callable[[Lost], None] | None = None
) -> Bot:
    """The bot of that name for one seat in one game; close it in the end.

    `report` is told of the choices a program loses; else they are logged.
    """
    if PROGRAM in name:
        from ziggurat.programs.bot import ProgramBot  # not compiled, and seldom needed

        return ProgramBot(name, seed, report)
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
