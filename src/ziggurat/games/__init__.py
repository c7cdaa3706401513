"""The games, by key; a game is loaded when it is asked for."""

from importlib import import_module
from typing import Any, Final

from ziggurat.core.errors import UnknownGame
from ziggurat.core.game import Game
from ziggurat.core.state import State

KEYS: Final = ("amytis", "pyramidion", "teotihuacan", "uxmal")


def keys() -> list[str]:
    """The keys of all games, in alphabetical order."""
    return sorted(KEYS)


def load(key: str) -> Game[Any]:
    """The rules of a game."""
    if key not in KEYS:
        raise UnknownGame(key, keys())
    game = import_module(f"ziggurat.games.{key}.game").GAME
    assert isinstance(game, Game)
    return game


def facts(key: str, seen: State, seat: int) -> dict[str, object]:
    """What a seat may know of a table it sees, as plain data: the game's own part."""
    told: dict[str, object] = import_module(f"ziggurat.games.{key}.facts").facts(seen, seat)
    return told
