"""Ziggurat: board games of ancient builders, played by people and by bots.

What this module exports is the public Python API; everything else may change.

CHANCE and NOBODY stand in place of a seat: CHANCE is to move where something is drawn, NOBODY is to
move when the game is over, and as an observer NOBODY is a spectator.

Example:
    >>> table = Table("amytis", seed=7)
    >>> while table.to_move != NOBODY:
    ...     events = table.play(table.choices()[0].text)
    >>> table.over
    True
"""

from ziggurat.arena.match import play_match
from ziggurat.bots import Bot, BotView, Lost, UnknownBot, bot_view, make_bot
from ziggurat.core.errors import (
    BadOption,
    BadSeats,
    ChoiceError,
    GameOver,
    IllegalChoice,
    MissingExtra,
    NoSuchSeat,
    RecordError,
    UnknownChoice,
    UnknownGame,
    ZigguratError,
)
from ziggurat.core.events import Event
from ziggurat.core.game import Game, Outcome
from ziggurat.core.reasons import Refusal
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.core.state import State
from ziggurat.listing import GameInfo, games
from ziggurat.registry import keys as game_keys
from ziggurat.table import Choice, Table, replay

__all__ = [
    "CHANCE",
    "NOBODY",
    "BadOption",
    "BadSeats",
    "Bot",
    "BotView",
    "Choice",
    "ChoiceError",
    "Event",
    "Game",
    "GameInfo",
    "GameOver",
    "IllegalChoice",
    "Lost",
    "MissingExtra",
    "NoSuchSeat",
    "Outcome",
    "RecordError",
    "Refusal",
    "Rng",
    "State",
    "Table",
    "UnknownBot",
    "UnknownChoice",
    "UnknownGame",
    "ZigguratError",
    "bot_view",
    "game_keys",
    "games",
    "make_bot",
    "play_match",
    "replay",
]
__version__ = "0.1.0"
