"""Ziggurat: board games of ancient builders, played by people and by bots."""

from ziggurat.arena.match import play_match
from ziggurat.bots import Bot, BotView, bot_view, make_bot
from ziggurat.core.errors import ZigguratError
from ziggurat.core.events import Event
from ziggurat.core.game import Outcome
from ziggurat.core.reasons import Refusal
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.listing import GameInfo, games
from ziggurat.registry import keys as game_keys
from ziggurat.table import Choice, Table, replay

__all__ = [
    "CHANCE",
    "NOBODY",
    "Bot",
    "BotView",
    "Choice",
    "Event",
    "GameInfo",
    "Outcome",
    "Refusal",
    "Rng",
    "Table",
    "ZigguratError",
    "bot_view",
    "game_keys",
    "games",
    "make_bot",
    "play_match",
    "replay",
]
__version__ = "0.1.0"
