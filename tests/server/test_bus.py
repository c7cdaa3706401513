"""Two workers on one database: what one writes, the other shows at once."""

import asyncio
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from server.limits import set_limit
from server.play import FirstChoice
from server.postgres import Postgres
from ziggurat.server.config import CONFIG, Retry
from ziggurat.server.errors import Refused, StoreFailed
from ziggurat.server.game.rows import Row
from ziggurat.server.game.seat_tokens import seats_of
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.identity.tokens import hashed
from ziggurat.server.sessions import notifications, session_cache
from ziggurat.server.sessions.archive import load_session
from ziggurat.server.sessions.manager import SessionManager
from ziggurat.server.sessions.notifications import Notifications
from ziggurat.server.sessions.presence import Subscribers
from ziggurat.server.sessions.store import ChatLine, Store
from ziggurat.server.storage.bus import Bus, PostgresBus

PATIENCE = 20


class Onlooker:
    """A subscriber that can be waited for."""

    def __init__(self, *seats: int) -> None:
        self.seats: Sequence[int] = seats
        self.woken = asyncio.Event()
        self.chat: list[str] = []
        self.people: list[str] = []

    def presence_changed(self) -> None:
        self.woken.set()

    def changed(self) -> None:
        self.woken.set()

    def permissions_changed(self, person: str) -> None:
        self.people.append(person)
        self.woken.set()

    def chat_received(self, line: ChatLine) -> None:
        self.chat.append(line.text)
        self.woken.set()


@asynccontextmanager
async def working(url: str) -> AsyncIterator[SessionManager]:
    """A worker that hears the others."""
    host = SessionManager(Store(url), FirstChoice())
    bus = host.store.bus
    assert isinstance(bus, PostgresBus)
    try:
        assert await asyncio.to_thread(bus.ready.wait, PATIENCE)
        yield host
    finally:
        await host.close()


async def until(onlooker: Onlooker) -> None:
    await asyncio.wait_for(onlooker.woken.wait(), PATIENCE)
    onlooker.woken.clear()


def test_one_worker_has_nobody_to_tell(store: Store) -> None:
    assert type(store.bus) is Bus


def test_a_move_is_seen_at_another_worker_at_once(postgres: Postgres, setup: Setup) -> None:
    url = postgres.fresh()

    async def play() -> None:
        async with working(url) as here, working(url) as there:
            await here.create(setup)
            mine, theirs = await here.open("abc"), await there.open("abc")
            onlooker = Onlooker()
            theirs.listeners.add(onlooker)
            onlooker.woken.clear()
            await here.act(mine, lambda one: one.choose({0}, 0, "take:pile-3"))
            while theirs.session.revision == 0:
                await until(onlooker)
            assert str(theirs.session.table.record) == str(mine.session.table.record)

            await here.say(mine, 1, "well done")
            while not onlooker.chat:
                await until(onlooker)
            assert onlooker.chat == ["well done"]

    asyncio.run(play())


def test_what_somebody_changes_is_known_at_another_worker(postgres: Postgres, setup: Setup) -> None:
    """Ada signs out all other devices: the key of her seat opens it nowhere any more."""
    url = postgres.fresh()

    async def play() -> None:
        async with working(url) as here, working(url) as there:
            ada = here.store.users.create("Ada", "green", hashed("ada"))
            first, *others = setup.players
            await here.create(replace(setup, players=(replace(first, person=ada.id), *others)))
            theirs, onlooker = await there.open("abc"), Onlooker(0)
            theirs.listeners.add(onlooker)
            assert seats_of(theirs.session.setup.players, ["Ada"]) == [0]
            await asyncio.to_thread(here.store.users.revoke_other_sessions, ada.id, hashed("ada"))
            while not onlooker.people:
                await until(onlooker)
            assert onlooker.people == [ada.id]
            assert seats_of(theirs.session.setup.players, ["Ada"]) == []

    asyncio.run(play())


def test_who_looks_on_at_another_worker_is_there(postgres: Postgres, setup: Setup) -> None:
    url = postgres.fresh()
    ada, balam = Onlooker(0), Onlooker(1)

    async def meet() -> None:
        async with working(url) as here, working(url) as there:
            await here.create(setup)
            mine, theirs = await here.open("abc"), await there.open("abc")
            mine.join(ada)
            theirs.join(balam)
            for live, onlooker in ((mine, ada), (theirs, balam)):
                while live.here() != [0, 1]:
                    await until(onlooker)
            theirs.leave(balam)
            while mine.here() != [0]:
                await until(ada)
            theirs.join(balam)
            while mine.here() != [0, 1]:
                await until(ada)
            ada.woken.clear()
            await there.presence.close()  # as a worker that is stopped
            while mine.here() != [0]:
                await until(ada)

    asyncio.run(meet())


def test_a_worker_that_died_is_forgotten() -> None:
    room, ada = Subscribers(), Onlooker(0)
    room.join(ada)
    assert room.heard("other", [1], 100), "it does not know of us yet"
    assert not room.heard("other", [1], 100 + CONFIG.realtime.publish_interval_s)
    room.forget(100 + CONFIG.realtime.publish_interval_s + CONFIG.realtime.worker_timeout_s)
    assert room.here() == [0, 1]
    ada.woken.clear()
    room.forget(101 + CONFIG.realtime.publish_interval_s + CONFIG.realtime.worker_timeout_s)
    assert room.here() == [0] and ada.woken.is_set()
    assert not room.heard("other", [], 200), "nobody is there to be answered"


def test_a_move_made_while_a_game_is_being_read_is_not_missed(
    postgres: Postgres, setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The notice comes after the rows were read, and before the worker knows the game."""
    url, heard = postgres.fresh(), threading.Event()
    hears = Notifications.heard

    def notes(host: Notifications, game: str) -> None:
        hears(host, game)
        if game == "abc":
            heard.set()

    async def play() -> None:
        async with working(url) as here, working(url) as there:
            await here.create(setup)
            mine = await here.open("abc")
            move = here.act(mine, lambda one: one.choose({0}, 0, "take:pile-3"))
            loop = asyncio.get_running_loop()

            def slow(store: Store, game: str) -> Session:
                session = load_session(store, game)
                heard.clear()
                asyncio.run_coroutine_threadsafe(move, loop)
                assert heard.wait(PATIENCE)
                return session

            monkeypatch.setattr(session_cache, "load_session", slow)
            assert (await there.open("abc")).session.revision == 1

    monkeypatch.setattr(Notifications, "heard", notes)
    asyncio.run(play())


def test_a_worker_that_could_not_read_is_up_to_date_once_the_database_answers(
    postgres: Postgres, setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, failures = postgres.fresh(), iter(range(3))
    set_limit(monkeypatch, notifications, "game.reload_retry", Retry(0.01, 0.01))

    async def play() -> None:
        async with working(url) as here, working(url) as there:
            await here.create(setup)
            mine, theirs = await here.open("abc"), await there.open("abc")
            reads, onlooker = there.store.rows, Onlooker()
            theirs.listeners.add(onlooker)

            def fails(game: str, after: int) -> list[Row]:
                if next(failures, None) is not None:
                    raise StoreFailed("the database does not answer")
                return reads(game, after)

            monkeypatch.setattr(there.store, "rows", fails)
            await here.act(mine, lambda one: one.choose({0}, 0, "take:pile-3"))
            while theirs.session.revision == 0:
                await until(onlooker)
            assert next(failures, None) is None

    asyncio.run(play())


def test_only_one_of_two_workers_plays_a_move(postgres: Postgres, setup: Setup) -> None:
    url = postgres.fresh()

    async def play() -> None:
        async with working(url) as here, working(url) as there:
            await here.create(setup)
            lives = [(here, await here.open("abc")), (there, await there.open("abc"))]
            answers = await asyncio.gather(
                *(
                    host.act(live, lambda one: one.choose({0}, 0, "take:pile-3"))
                    for host, live in lives
                ),
                return_exceptions=True,
            )
            refused = [one for one in answers if isinstance(one, Refused)]
            assert [one.why for one in refused] == ["stale"]
            assert here.store.rows("abc") == there.store.rows("abc")
            assert len(here.store.rows("abc")) == 1

    asyncio.run(play())


def test_a_listener_begins_with_everything(postgres: Postgres, setup: Setup) -> None:
    url, heard = postgres.fresh(), list[str]()
    store = Store(url)
    store.bus.listen(heard.append, print)
    bus = store.bus
    assert isinstance(bus, PostgresBus)
    assert bus.ready.wait(PATIENCE)
    store.create(setup)
    store.close()
    assert heard == [""]  # and nothing of what it writes itself
