"""Perft: how many ways a game can go on for n steps; one number catches a lost rule."""

from typing import Any, NamedTuple

from laws.playing import journey
from laws.worlds import World, worlds
from ziggurat.core.game import Game
from ziggurat.core.rules import CHANCE

MOST = 3_000  # positions to play from for one more depth
DEEPEST = 6
SEED = 1


class Count(NamedTuple):
    """From one position of a seeded game: leaves at depth 1, 2, …"""

    seats: int
    after: int  # steps played before, chance included
    leaves: list[int]


def leaves(game: Game[Any], state: Any, depth: int) -> int:
    """Positions after a number of steps, counted with all the ways to reach them."""
    listed = game.choices(state) or [choice for choice, _ in game.outcomes(state)]
    if depth == 1:
        return len(listed)
    found = 0
    for choice in listed:
        after = state.copy()
        game.play(after, choice)
        found += leaves(game, after, depth - 1)
    return found


def counts(key: str) -> list[Count]:
    """After set-up, from the middle, and near the end, for each seat count."""
    return [count for world in worlds(key) if world.name == "default" for count in of(world)]


def of(world: World) -> list[Count]:
    """Three positions of the same seeded game."""
    moments = journey(world, SEED).moments
    setup = next(n for n, moment in enumerate(moments) if moment.mover != CHANCE)
    places = (setup, len(moments) // 2, len(moments) - 8)
    return [Count(world.seats, n, deepened(world, moments[n].state)) for n in places]


def deepened(world: World, state: Any) -> list[int]:
    """Ever deeper, while the next depth has not too much to play."""
    found = [leaves(world.game, state, 1)]
    while 0 < found[-1] < MOST and len(found) < DEEPEST:
        found.append(leaves(world.game, state, len(found) + 1))
    return found
