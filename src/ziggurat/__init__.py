"""Ziggurat: board games of ancient builders, played by people and by bots."""

from ziggurat.core.errors import ZigguratError
from ziggurat.core.game import Outcome
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.games import keys as game_keys
from ziggurat.table import Choice, Table, replay

__all__ = [
    "CHANCE",
    "NOBODY",
    "Choice",
    "Outcome",
    "Table",
    "ZigguratError",
    "game_keys",
    "replay",
]
__version__ = "0.1.0"
