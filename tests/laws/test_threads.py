"""Laws of threads: rules, views and bots hold nothing that two threads could write at once.

A server loads games in threads while others are played, so each thread has to come to the result it
comes to alone.
"""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Barrier
from types import ModuleType
from typing import Any, TypeAlias, TypeVar

import pytest

from laws.pages import markup, page
from laws.playing import Journey, Moment, journey
from laws.worlds import World, worlds
from ziggurat.bots import bot_view, make_bot
from ziggurat.core.game import Game
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE
from ziggurat.core.state import State
from ziggurat.i18n.messages import Words
from ziggurat.markup import element
from ziggurat.markup.element import Element, el, memoized
from ziggurat.markup.memo import memoized_by_fields
from ziggurat.table import Table, blank
from ziggurat.views.gains import Gain, gains

T = TypeVar("T")
Work: TypeAlias = Callable[[Game[Any], Journey], T]

THREADS = 4
MOMENTS = 60  # of a game, whose choices are listed
LISTINGS = 5  # of each of them
GAINS = 12  # decisions of a game whose choices are tried
PICTURES = 4
FORGOTTEN = 2_000  # drawings that each thread draws beyond those that are kept
REDRAWN = 20_000  # drawings of one kind, of which only the last few are kept
TURNS = 3  # that bots think about
LEAST = 1e-6  # seconds between two switches of threads: as often as the interpreter can


@pytest.fixture(autouse=True)
def restless() -> Iterator[None]:
    """The interpreter switches threads all the time."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(LEAST)
    yield
    sys.setswitchinterval(usual)


def games(key: str) -> list[Journey]:
    """One game for each thread: several numbers of seats where the box has them."""
    tables: list[World] = [world for world in worlds(key) if world.name == "default"]
    return [journey(tables[n % len(tables)], 1 + n // len(tables)) for n in range(THREADS)]


def alone(work: Work[T], games: list[Journey]) -> list[T]:
    """What is made of the games one after the other."""
    return [work(played.game, played) for played in games]


def concurrently(work: Work[T], games: list[Journey]) -> list[T]:
    """What each thread makes of its game, all started at the same moment."""
    start = Barrier(len(games))

    def run(rules: Game[Any], played: Journey) -> T:
        start.wait()
        return work(rules, played)

    with ThreadPoolExecutor(len(games)) as pool:
        return list(pool.map(run, [played.game for played in games], games))


def spread(moments: list[Moment], most: int) -> list[Moment]:
    """Some moments from the whole of a game."""
    return moments[:: max(1, len(moments) // most)][:most]


def listings(game: Game[Any], played: Journey) -> list[tuple[list[int], list[tuple[int, int]]]]:
    """What is open to seats and to chance at some moments, several times over."""
    return [
        (game.choices(moment.state), game.outcomes(moment.state))
        for moment in spread(played.moments, MOMENTS)
        for _ in range(LISTINGS)
    ]


def replayed(game: Game[Any], played: Journey) -> list[int]:
    """The end of a game whose record is played again: every choice is checked on the way."""
    table: Table = blank(played.record)
    for entry in played.record.entries:
        if entry.seat == CHANCE:
            table.follow(entry)
        else:
            table.choose(entry.text)
    return table.state.flat()


def all_gains(game: Game[Any], played: Journey) -> list[dict[int, Gain]]:
    """What each open choice of some decisions brings."""
    return [
        gains(game, game.hide(moment.state, moment.mover), moment.mover)
        for moment in spread(played.decisions, GAINS)
    ]


def pictures(game: Game[Any], played: Journey) -> list[str]:
    """Some moments as the seat to move sees them."""
    key, found = played.world.key, []
    words = Words("en", key)
    for moment in spread(played.decisions, PICTURES):
        seen = game.hide(moment.state, moment.mover)
        found.append(markup(page(key, seen, moment.mover, words)[0]))
    return found


def thoughts(game: Game[Any], played: Journey) -> list[int]:
    """What a greedy bot chooses at some decisions."""
    bot: Any = make_bot("greedy", game, 1)
    return [
        bot.choose(bot_view(game, moment.state, moment.mover, Rng(1)))
        for moment in spread(played.decisions, TURNS)
    ]


def test_threads_list_the_choices_that_are_open(key: str) -> None:
    """Against what was listed while nothing else ran."""
    expected = [
        [
            ([], list(zip(moment.listed, moment.weights, strict=True)))
            if moment.mover == CHANCE
            else (moment.listed, [])
            for moment in spread(played.moments, MOMENTS)
            for _ in range(LISTINGS)
        ]
        for played in games(key)
    ]
    assert concurrently(listings, games(key)) == expected


def test_threads_replay_records_to_their_ends(key: str) -> None:
    expected = [played.end.flat() for played in games(key)]
    assert concurrently(replayed, games(key)) == expected


def test_threads_agree_on_what_choices_bring(drawn: str) -> None:
    played = games(drawn)
    assert concurrently(all_gains, played) == alone(all_gains, played)


def test_threads_draw_the_same_pictures(drawn: str) -> None:
    played = games(drawn)
    assert concurrently(pictures, played) == alone(pictures, played)


@memoized
def named(thread: int, number: int) -> Element:
    return el("g", id=f"{thread}-{number}")


@memoized_by_fields("seats")
def seated(seen: State, thread: int, number: int) -> Element:
    return el("g", id=f"{thread}-{number}")


@pytest.mark.parametrize(
    ("draw", "many"),
    [(named, element.MAX_CACHED_DRAWINGS + FORGOTTEN), (partial(seated, State(2)), REDRAWN)],
    ids=["kept", "drawn_from"],
)
def test_threads_may_forget_what_was_drawn_first(draw: Callable[..., Element], many: int) -> None:
    """Each of them draws more than is kept; two may be about to forget the same drawing."""
    start = Barrier(THREADS)

    def run(thread: int) -> list[object]:
        start.wait()
        return [draw(thread, number).attributes["id"] for number in range(many)]

    with ThreadPoolExecutor(THREADS) as pool:
        for thread, ids in enumerate(pool.map(run, range(THREADS))):
            assert ids == [f"{thread}-{number}" for number in range(many)]


def test_bots_think_the_same_in_threads(key: str) -> None:
    played = games(key)
    assert concurrently(thoughts, played) == alone(thoughts, played)


def held(thing: Any, on_the_way: tuple[int, ...] = ()) -> object:
    """All that a thing holds, as a value that can be compared."""
    if id(thing) in on_the_way or isinstance(thing, str | bytes | int | float | type | None):
        return thing
    way = (*on_the_way, id(thing))
    if isinstance(thing, dict):
        return [(held(key, way), held(value, way)) for key, value in thing.items()]
    if isinstance(thing, list | tuple | set | frozenset) or type(thing).__name__.startswith("vec"):
        return [held(one, way) for one in thing]
    names = getattr(type(thing), "__mypyc_attrs__", None) or getattr(thing, "__dict__", {})
    return [(name, held(getattr(thing, name, None), way)) for name in names]


def test_playing_changes_nothing_that_modules_and_rules_hold(key: str) -> None:
    """Whatever two threads have in common is only read: boards, tables of numbers, rules, bots."""
    (played, *_) = games(key)
    shared = {
        f"{name}.{one}": value
        for name, module in sys.modules.items()
        if name.startswith(("ziggurat.core", "ziggurat.games", "ziggurat.bots", "toy"))
        and ".view" not in name  # views memoize drawings: shared, and tested above
        for one, value in vars(module).items()
        if not one.startswith("__") and not isinstance(value, ModuleType)
    }
    before = {name: held(value) for name, value in shared.items()}
    for work in (listings, replayed, thoughts):
        alone(work, [played])
    assert {name: held(value) for name, value in shared.items()} == before
