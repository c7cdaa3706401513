"""Bots by name."""

import re
from collections.abc import Callable
from importlib import import_module
from math import inf
from typing import Any, Final

from ziggurat.bots.bot import Bot, BotView, Lost, bot_view
from ziggurat.bots.careless import CarelessBot
from ziggurat.bots.chance import RandomBot
from ziggurat.bots.evaluation import Evaluation
from ziggurat.bots.greedy import GreedyBot
from ziggurat.bots.levels import LEVELS, bot_of
from ziggurat.bots.mcts import UNLIMITED_ITERATIONS, MctsBot
from ziggurat.bots.weights import Tables
from ziggurat.core.errors import ZigguratError
from ziggurat.core.game import Game
from ziggurat.registry import GAMES

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

NAMES: Final = ("random", "careless-0.1", "greedy", "mcts", "mcts-400", "mcts-1s")
PROGRAM: Final = "="  # between the name of a program and its command
CARELESS: Final = re.compile(r"careless-(\d+(?:\.\d+)?)")
BUDGET: Final = re.compile(r"mcts(?:-(\d+(?:\.\d+)?)(s?))?")


class UnknownBot(ZigguratError):
    """No bot has this name.

    Example:
        >>> from ziggurat.registry import load
        >>> try:
        ...     make_bot("grandmaster", load("amytis"))
        ... except UnknownBot as error:
        ...     print(str(error)[:30])
        there is no bot 'grandmaster';
    """

    def __init__(self, name: str) -> None:
        super().__init__(
            f"there is no bot {name!r}; use a level ({', '.join(LEVELS)}), random, "
            "careless-0.1 (of what is nearly a win, lost without care), greedy, mcts, "
            "mcts-400 (iterations a turn), mcts-1s (seconds a turn) or NAME=COMMAND (a program)"
        )


def called(name: str) -> str:
    """The display name of a bot: of a program without its command."""
    return name.partition(PROGRAM)[0]


def is_taken(name: str) -> bool:
    """Whether a built-in bot has this name, so that no program can."""
    return name in (*NAMES, *LEVELS) or bool(BUDGET.fullmatch(name) or CARELESS.fullmatch(name))


def make_bot(
    name: str,
    game: Game[Any],
    seed: int = 0,
    report: Callable[[Lost], None] | None = None,
    seconds: float = inf,
    tables: Tables | None = None,
) -> Bot:
    """A bot by name or level, for one seat in one game; close it after the game.

    Args:
        name: `random`, `greedy`, `careless-0.1`, `mcts`, `mcts-400` (iterations a turn), `mcts-1s`
            (seconds a turn), a level (`novice` to `expert`), or `NAME=COMMAND` for a program.
        game: The rules, as `table.game`.
        seed: The seed of the bot's own randomness.
        report: Called with each choice that an external program loses; without it they are logged.
        seconds: The maximum time of a turn for a search that is bounded by iterations.
        tables: Weights in place of the game's own.

    Returns:
        The bot.

    Raises:
        UnknownBot: No bot has this name.
        ZigguratError: The text names a program and cannot be read.

    Example:
        >>> from ziggurat.registry import load
        >>> make_bot("greedy", load("amytis"))  # doctest: +ELLIPSIS
        <ziggurat.bots.greedy.GreedyBot object at 0x...>
    """
    if name in LEVELS:
        name = bot_of(name, game.key)
    if PROGRAM in name:
        from ziggurat.programs.program_bot import ProgramBot  # not compiled, and seldom needed

        return ProgramBot(name, seed, report)
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(evaluation_of(game, seed, tables))
    if careless := CARELESS.fullmatch(name):
        return CarelessBot(evaluation_of(game, seed, tables), float(careless[1]))
    budget = BUDGET.fullmatch(name)
    if budget is None:
        raise UnknownBot(name)
    number, unit = budget.groups()
    if number is None or unit:
        return MctsBot(evaluation_of(game, seed, tables), UNLIMITED_ITERATIONS, float(number or 1))
    return MctsBot(evaluation_of(game, seed, tables), int(float(number)), seconds)


def evaluation_of(game: Game[Any], seed: int = 0, tables: Tables | None = None) -> Evaluation:
    """The game's evaluation, or random rollouts if it has none; `tables` replace its weights."""
    parts = GAMES.get(game.key)
    if parts is None or not parts.evaluation:
        return Evaluation(game, seed)
    make = import_module(parts.evaluation).evaluation
    evaluation = make(game, seed) if tables is None else make(game, seed, tables)
    assert isinstance(evaluation, Evaluation)
    return evaluation
