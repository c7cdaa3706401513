"""The games, by key: the five of this package, and those that other distributions install.

A game is a package with `game.GAME` and `facts.facts`; with `view.view.VIEW` and its texts people
can play it; with `bot.evaluation.evaluation` bots judge its positions. Another distribution
registers its game in the entry point group `ziggurat.games`, as `medlar = "medlar_game"`.
"""

import warnings
from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any, Final, NamedTuple

from ziggurat.core.errors import UnknownGame, ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.state import State
from ziggurat.core.steps import CHANCE, NOBODY

GROUP: Final = "ziggurat.games"  # of entry points, and the package with ours


class NoView(ZigguratError):
    """The game has no drawings and no texts: only programs can play it."""

    def __init__(self, key: str) -> None:
        super().__init__(f"{key} cannot be shown: it has neither drawings nor words yet")


class Parts(NamedTuple):
    """Where the parts of a game are, as names: rules know neither drawings nor bots."""

    rules: str  # a package with `game.GAME` and `facts.facts`
    view: str = ""  # a package with `view.VIEW` and texts; without one only programs can play
    evaluation: str = ""  # a module with `evaluation`; without one random games judge


def complete(package: str) -> Parts:
    """A game with drawings and an evaluation, all in one package."""
    return Parts(package, f"{package}.view", f"{package}.bot.evaluation")


def installed() -> dict[str, Parts]:
    """The games of other distributions; one that cannot be found is left out with a warning."""
    found = {}
    for entry in entry_points(group=GROUP):
        try:
            view, evaluation = find_spec(f"{entry.value}.view"), find_spec(f"{entry.value}.bot")
        except ImportError as error:
            warnings.warn(f"game {entry.name} is left out: {error}", stacklevel=2)
            continue
        whole = complete(entry.value)
        found[entry.name] = Parts(
            whole.rules, whole.view if view else "", whole.evaluation if evaluation else ""
        )
    return found


def built_in() -> dict[str, Parts]:
    """The games of this package: each folder of `games` is one."""
    folders = iter_modules(import_module(GROUP).__path__)
    return {folder.name: complete(f"{GROUP}.{folder.name}") for folder in folders if folder.ispkg}


# A key of ours cannot be taken by another distribution.
GAMES: Final[dict[str, Parts]] = {**installed(), **built_in()}


def keys() -> list[str]:
    """The keys of all games, those of installed distributions included.

    Returns:
        The keys in alphabetical order.

    Example:
        >>> keys()[:2]
        ['amytis', 'origins']
    """
    return sorted(GAMES)


def parts(key: str) -> Parts:
    """Where the parts of a game are."""
    if key not in GAMES:
        raise UnknownGame(key, keys())
    return GAMES[key]


def view_package(key: str) -> str:
    """The package with a game's view and its texts."""
    package = parts(key).view
    if not package:
        raise NoView(key)
    return package


def load(key: str) -> Game[Any]:
    """The rules of a game."""
    game = import_module(f"{parts(key).rules}.game").GAME
    assert isinstance(game, Game)
    return game


def observation(
    game: Game[Any], seen: State, seat: int, options: Mapping[str, str]
) -> dict[str, object]:
    """The complete observation of a seat (or a spectator, NOBODY) as plain data."""
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
