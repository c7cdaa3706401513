"""Random and recorded games played step by step, every past state kept."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from laws.worlds import World
from ziggurat.core.choices import Choices
from ziggurat.core.events import Event
from ziggurat.core.game import Game
from ziggurat.core.record import Entry, Record, parse_record
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE, NOBODY

RECORDS = Path(__file__).resolve().parents[1] / "records"


class Moment(NamedTuple):
    """One choice of a game: the table before it, as it is and as its numbers were then."""

    state: Any
    flat: list[int]
    mover: int
    listed: list[int]
    weights: list[int]
    choice: int
    events: list[Event]


class Journey(NamedTuple):
    """A whole game: each state was copied, and the copy played on."""

    world: World
    moments: list[Moment]
    end: Any
    record: Record

    @property
    def game(self) -> Game[Any]:
        """The rules."""
        return self.world.game

    @property
    def decisions(self) -> list[Moment]:
        """The moments in which a seat chose."""
        return [moment for moment in self.moments if moment.mover != CHANCE]


@cache
def journey(world: World, seed: int | str) -> Journey:
    """A random game, or the recorded one of that name: the same for every law that asks for it."""
    return _travelled(world, _random(seed) if isinstance(seed, int) else _again(world, seed))


def _random(seed: int) -> Callable[[int, Choices], int]:
    """Who takes anything."""
    pick = Rng(seed)
    return lambda mover, out: int(pick.weighted(out) if mover == CHANCE else pick.choice(out))


def _again(world: World, name: str) -> Callable[[int, Choices], int]:
    """Who takes what is written."""
    entries = iter(parse_record(_recorded(world.key, name)).entries)
    return lambda mover, out: int(world.game.catalogue.ids[next(entries).text])


def _recorded(key: str, name: str) -> str:
    return (RECORDS / key / f"{name}.game").read_text(encoding="utf-8")


def recorded_world(key: str, name: str) -> World:
    """The world of a recorded game."""
    record = parse_record(_recorded(key, name))
    return World(key, len(record.players), "recorded", tuple(record.options.items()))


def _travelled(world: World, choose: Callable[[int, Choices], int]) -> Journey:
    """A whole game with choices by a function."""
    game = world.game
    out = Choices()
    state = world.setup()
    record = Record(game.key, game.version, dict(world.options), names(world))
    moments: list[Moment] = []
    most = 20 * game.bound(world.seats) + 1000  # chance is not bounded: a guard against loops
    while (mover := int(game.fill(state, out))) != NOBODY:
        assert len(out) > 0, f"nothing to choose in {game.asking(state)}"
        assert len(moments) < most, "the game does not end"
        choice = choose(mover, out)
        listed, weights = zip(*out.weighted(), strict=True)
        after = state.copy()
        events = after.listen()
        game.play(after, choice)
        after.events = None
        moments.append(
            Moment(state, state.flat(), mover, list(listed), list(weights), choice, events)
        )
        record.entries.append(Entry(mover, game.catalogue.text(choice)))
        state = after
    outcome = game.outcome(state)
    assert outcome is not None
    record.result = (outcome.scores, outcome.reason)
    return Journey(world, moments, state, record)


def names(world: World) -> list[str]:
    """A named player in every seat."""
    return [f"seat-{seat}" for seat in range(world.seats)]
