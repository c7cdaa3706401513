"""The games, by key: where the parts of each are; a game is loaded when it is asked for."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, NamedTuple

from ziggurat.core.errors import UnknownGame
from ziggurat.core.game import Game
from ziggurat.core.state import State
from ziggurat.core.steps import CHANCE, NOBODY


class Parts(NamedTuple):
    """Where the parts of a game are, as names: rules know neither drawings nor bots."""

    rules: str  # a package with `game.GAME` and `facts.facts`
    view: str = ""  # a package with `view.VIEW` and words; without one only programs can play
    evaluation: str = ""  # a module with `evaluation`; without one random games judge


def complete(key: str) -> Parts:
    """A game of this box, with drawings and an evaluation of its own."""
    return Parts(f"ziggurat.games.{key}", f"ziggurat.views.{key}", f"ziggurat.bots.{key}")


GAMES: Final[dict[str, Parts]] = {
    "amytis": complete("amytis"),
    "origins": complete("origins"),
    "pyramidion": complete("pyramidion"),
    "teotihuacan": complete("teotihuacan"),
    "uxmal": complete("uxmal"),
}


def keys() -> list[str]:
    """The keys of all games, in alphabetical order."""
    return sorted(GAMES)


def parts(key: str) -> Parts:
    """Where the parts of a game are."""
    if key not in GAMES:
        raise UnknownGame(key, keys())
    return GAMES[key]


def load(key: str) -> Game[Any]:
    """The rules of a game."""
    game = import_module(f"{parts(key).rules}.game").GAME
    assert isinstance(game, Game)
    return game


def told(game: Game[Any], seen: State, seat: int, options: Mapping[str, str]) -> dict[str, object]:
    """What a seat (or NOBODY) may know of a table it sees, as plain data: all of it."""
    mover = int(game.to_move(seen))
    open_now = game.choices(seen) if seat == mover else []
    return {
        "game": game.key,
        "version": game.version,
        "seats": int(seen.seats),
        "seat": None if seat == NOBODY else seat,
        "options": dict(options),
        "to_move": None if mover in (CHANCE, NOBODY) else mover,
        "asking": game.asking(seen),
        "choices": [game.catalogue.text(choice) for choice in open_now],
        **facts(game.key, seen, seat),
    }


def facts(key: str, seen: State, seat: int) -> dict[str, object]:
    """What a seat may know of a table it sees, as plain data: the game's own part."""
    told: dict[str, object] = import_module(f"{parts(key).rules}.facts").facts(seen, seat)
    return told
