"""Which games the laws are tried on: every registered one and the toy, all seats, some options."""

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

from toy.registry import registered
from ziggurat import registry
from ziggurat.core.errors import BadOption
from ziggurat.core.game import Game
from ziggurat.core.rng import Rng
from ziggurat.core.state import State


class World(NamedTuple):
    """A game for a number of seats with these options."""

    key: str
    seats: int
    name: str
    options: tuple[tuple[str, str], ...]

    @property
    def game(self) -> Game[Any]:
        """The rules."""
        return load(self.key)

    def setup(self) -> Any:
        """A new table."""
        return self.game.setup(dict(self.options), self.seats)

    def __str__(self) -> str:
        return f"{self.key}-{self.seats}-{self.name}"


def keys() -> list[str]:
    """All registered games, and the toy."""
    with registered():
        return registry.keys()


def load(key: str) -> Game[Any]:
    """The rules of a game."""
    with registered():
        return registry.load(key)


def facts(key: str, seen: Any, seat: int) -> dict[str, object]:
    """What a seat may know, as plain data."""
    with registered():
        return registry.facts(key, seen, seat)


def recount(key: str) -> ModuleType:
    """The game's own helper that counts pieces and points by other means than the rules."""
    return import_module(f"games.{key}.recount")


@cache
def worlds(key: str) -> list[World]:
    """Each seat count with the defaults, with every last value, and with a mixture."""
    game = load(key)
    pick = Rng(len(game.catalogue))
    choices = {
        "default": [option.values[0] for option in game.options],
        "last": [option.values[-1] for option in game.options],
        "mixed": [option.values[pick.below(len(option.values))] for option in game.options],
    }
    found: dict[tuple[int, tuple[str, ...]], World] = {}
    for seats in range(game.min_seats, game.max_seats + 1):
        for name, values in choices.items():
            names = [option.key for option in game.options]
            world = World(key, seats, name, tuple(zip(names, values, strict=True)))
            if name == "default" or fits(world):
                found.setdefault((seats, tuple(values)), world)
    return list(found.values())


def fits(world: World) -> bool:
    """Whether these options go with a number of seats."""
    try:
        state: State = world.setup()
    except BadOption:
        return False
    return state.seats == world.seats


def all_worlds() -> list[World]:
    """Everything the laws are tried on."""
    return [world for key in keys() for world in worlds(key)]
