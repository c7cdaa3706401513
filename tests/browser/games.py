"""Games in progress, written into a database before a server starts: first turns and late ones."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import NamedTuple

from playwright.sync_api import Page

from browser.conftest import Server
from browser.table import settled
from server.play import go, step
from toy.registry import registered
from ziggurat import game_keys, registry
from ziggurat.i18n.messages import LANGUAGES, Words
from ziggurat.server.game.clock import Clock
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.rows import Row
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.identity.tokens import hashed
from ziggurat.server.render.regions import Viewer, render_view
from ziggurat.server.sessions.store import Store
from ziggurat.table import Choice, Table
from ziggurat.views import view_of

GAMES = [*game_keys(), "orchard"]  # all that are registered, and the toy
TOKEN = "first"
LONG_NAME = "Maximiliane-Charlotte Wu"  # as long as a name may be
LATE = 0.8  # of a game
TURNS = ("first", "late")
OVER, ENDING = "over", "ending"
LONG = Clock(days=7)  # what takes most room to tell


class Prepared(NamedTuple):
    """A game to open in a browser: seat 0 has to choose."""

    game: str
    seats: int
    turn: str

    @property
    def id(self) -> str:
        """Its address."""
        return f"{self.game}-{self.seats}-{self.turn}"


class Asked(NamedTuple):
    """A question to the first seat: its answers, its rule, and how much was played before it."""

    choices: int
    rule: str
    rows: int


def all_games() -> list[Prepared]:
    """Every game with the fewest and the most seats, at its first turn and at a late one."""
    with registered():
        loaded = {key: registry.load(key) for key in GAMES}
    return [
        Prepared(key, seats, turn)
        for key, game in loaded.items()
        for seats in sorted({game.usual_seats(), game.max_seats})
        for turn in TURNS
    ]


def full_tables(turn: str) -> list[Prepared]:
    """Every game with the most seats."""
    most = {one.game: one for one in all_games()}
    return [one._replace(turn=turn) for one in most.values()]


def prepare(wanted: Sequence[Prepared], store: Store) -> None:
    """Write games: persons only, so that nothing moves by itself."""
    with registered():
        for one in wanted:
            version, clock = registry.load(one.game).version, LONG if one.turn == "first" else None
            setup = Setup(one.id, one.game, version, {}, 11, _players(one), clock=clock)
            store.create(setup)
            if rows := played(setup, one.turn):
                store.append(one.id, 0, rows).result()


@contextmanager
def serving(folder: Path, games: Sequence[Prepared]) -> Iterator[Server]:
    """A server with some games, for a while."""
    store = Store(f"sqlite:///{folder / 'games.sqlite3'}")
    prepare(games, store)
    store.close()
    running = Server(folder)
    yield running
    running.kill()


def visit(page: Page, server: Server, one: Prepared, query: str = "", lang: str = "en") -> Page:
    """The first seat's page of a game."""
    cookies = {f"seat-{one.id}": TOKEN, "lang": lang}
    page.context.add_cookies(
        [{"name": name, "value": value, "url": server.url} for name, value in cookies.items()]
    )
    page.goto(f"{server.url}/g/{one.id}{query}")
    settled(page)
    return page


def _players(one: Prepared) -> tuple[Player, ...]:
    tokens = (TOKEN, "second", "third", "fourth")[: one.seats]
    names = (LONG_NAME, "Balam", "Chione", "Djer")
    return tuple(
        Player(PlayerKind.PERSON, name, token=hashed(token))
        for name, token in zip(names, tokens, strict=False)
    )


def played(setup: Setup, turn: str) -> list[Row]:
    """What is played before: others' turns, most of a game at random, all but End turn, or all.

    The name of a rule stands for the position where it asks the first seat with most choices open.
    """
    session, random = Session(setup), Random(5)
    rows: list[Row] = []
    asked: list[Asked] = []

    def pick(choices: list[Choice]) -> Choice:
        return random.choice(choices)

    while not session.over:
        if session.acting == 0 and not session.waits:
            rule = session.game.asking(session.seen(0))
            asked.append(Asked(len(session.choices()), rule, len(rows)))
            if turn == "first":
                return rows
        rows += step(session, pick)
    if turn == ENDING:
        return rows[:-1]
    if turn == OVER:
        return rows
    if turn == "late":
        return rows[: asked[int(LATE * len(asked))].rows]
    return rows[: max(one for one in asked if one.rule == turn).rows]


def questions(key: str, lang: str) -> list[str]:
    """What is asked in some games played at random, each once."""
    asked: dict[str, None] = {}
    with registered():
        view, words = view_of(key), Words(lang, key)
        for seed in range(2):
            table, random = Table(key, view.game.max_seats, seed=seed), Random(seed)
            while not table.over:
                asked[view.prompt(table.seen(table.to_move), words)] = None
                table.play(random.choice(table.choices()).text)
    return list(asked)


class Dock(NamedTuple):
    """What stands below a table at one moment: the question and the buttons, as markup."""

    status: str
    actions: str


def docks(key: str) -> dict[str, list[Dock]]:
    """All that stands below the table in a game played at random, each once, by language."""
    seen: dict[str, dict[str, Dock]] = {lang: {} for lang in LANGUAGES}  # by their words
    with registered():
        for session, seat, at in _moments(key):
            for lang, found in seen.items():
                shown = render_view(session, Viewer(seat, lang, at=at)).regions
                dock = Dock(shown["status"], shown["actions"])
                found.setdefault(re.sub("<[^>]*>", "|", "".join(dock)), dock)
    return {lang: list(found.values()) for lang, found in seen.items()}


def _moments(key: str) -> Iterator[tuple[Session, int, int | None]]:
    """A game before it begins, at every question, after a proposal, and its past."""
    game, random = registry.load(key), Random(5)
    players = _players(Prepared(key, game.max_seats, "first"))
    setup = Setup("shown", key, game.version, {}, 11, players)
    first, *others = players
    free = [Player(PlayerKind.OPEN, one.name) for one in others]
    gathers = replace(setup, players=(replace(first, person="p"), *free), maker="p")
    yield Session(gathers), 0, None
    session = Session(setup)
    while not session.over:
        yield session, session.acting, None
        if (
            len(players) > 1
            and session.turn == len(players) + 1
            and not session.proposals.has_proposed(0, session.turn)
        ):
            go(session, session.offer({0}, session.revision))
            yield session, 0, None
            yield session, 1, None
        step(session, random.choice)
    yield session, 0, 1
