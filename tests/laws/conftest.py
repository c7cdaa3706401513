"""Every law is tried on some random games of every world."""

from collections.abc import Iterator

import pytest

from laws.playing import Journey, journey, recorded_world
from laws.worlds import World, all_worlds, keys
from toy.registry import registered
from ziggurat import registry

SEEDS = {"default": (1, 2)}
OTHER_SEEDS = (3,)

JOURNEYS = [(world, seed) for world in all_worlds() for seed in SEEDS.get(world.name, OTHER_SEEDS)]

with registered():
    DRAWN = [key for key in registry.keys() if registry.parts(key).view]  # noqa: SIM118 - a function
QUESTIONS = {"origins": ("portal-and-courthouse", "mage-tower-and-veterans")}
"""Recorded games that ask what random players never come to."""

SHOWN: list[tuple[World, int | str]] = [
    *((world, seed) for world, seed in JOURNEYS if world.key in DRAWN),
    *((recorded_world(key, name), name) for key, names in QUESTIONS.items() for name in names),
]


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    """Under the laws the toy is a game like the others."""
    with registered():
        yield


@pytest.fixture(params=JOURNEYS, ids=lambda pair: f"{pair[0]}-seed{pair[1]}")
def played(request: pytest.FixtureRequest) -> Journey:
    """A random game of one world."""
    world, seed = request.param
    return journey(world, seed)


@pytest.fixture(params=SHOWN, ids=lambda pair: f"{pair[0]}-{pair[1]}")
def shown(request: pytest.FixtureRequest) -> Journey:
    """A random game of one world that can be drawn."""
    world, seed = request.param
    return journey(world, seed)


@pytest.fixture(params=all_worlds(), ids=str)
def world(request: pytest.FixtureRequest) -> World:
    """A game for a number of seats with some options."""
    found: World = request.param
    return found


@pytest.fixture(params=keys())
def key(request: pytest.FixtureRequest) -> str:
    """The key of a game."""
    found: str = request.param
    return found


@pytest.fixture(params=DRAWN)
def drawn(request: pytest.FixtureRequest) -> str:
    """The key of a game that can be drawn."""
    found: str = request.param
    return found
