"""Faults and floods: the database fails, a drawing raises, a tab does not read or never stops."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from threading import Event, Thread
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect

from server.asgi import TestClient
from server.limits import set_limit
from server.play import FirstChoice, host_of, tab
from ziggurat.server.config import CONFIG, Rate, Retry
from ziggurat.server.errors import SlowConsumer, StoreFailed
from ziggurat.server.game.rows import Choose
from ziggurat.server.game.setup import Setup
from ziggurat.server.http.rate_limits import TokenBucket
from ziggurat.server.realtime import connection, sockets, tab_commands
from ziggurat.server.realtime.connection import Connection
from ziggurat.server.realtime.sockets import TRY_AGAIN_LATER
from ziggurat.server.render import view_cache
from ziggurat.server.render.regions import render_view
from ziggurat.server.retries import backoff
from ziggurat.server.sessions.manager import SessionManager
from ziggurat.server.sessions.store import ChatLine, Store
from ziggurat.server.storage import database

ROW = Choose(0, "take:pile-3")


def failing(times: float, then: Callable[..., Any]) -> Callable[..., Any]:
    """A part of the store that fails a number of times."""
    calls = count(1)

    def work(*args: Any) -> Any:
        if next(calls) <= times:
            raise StoreFailed("the disk is full")
        return then(*args)

    return work


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    set_limit(monkeypatch, tab_commands, "realtime.store_retry", Retry(0.01, 0.04))


class TestStore:
    @pytest.fixture
    def locked(self, tmp_path: Path, store: Store, setup: Setup) -> Iterator[sqlite3.Connection]:
        """Another process that writes to the same file and does not finish."""
        store.create(setup)
        other = sqlite3.connect(tmp_path / "games.sqlite3", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        yield other
        other.close()

    def test_a_database_that_does_not_answer_is_said_so(
        self, url: str, locked: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        set_limit(monkeypatch, database, "storage.busy_timeout_ms", 100)
        store = Store(url)
        waiting = [store.append("abc", revision, [ROW]) for revision in range(20)]
        for one in waiting:  # together, not each after the other's patience
            with pytest.raises(StoreFailed, match="does not answer"):
                one.result(2)
        locked.execute("ROLLBACK")
        store.append("abc", 0, [ROW]).result()
        store.close()

    def test_a_click_is_kept_and_made_when_the_database_answers(
        self, client: TestClient, impatient: None, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        store = host_of(client).store
        monkeypatch.setattr(store, "append", failing(2, store.append))
        with tab(client, token="Ada") as ada:
            ada.send("choose", id="take:pile-3", rev=0)
            nack = ada.hear("nack")
            assert (nack["why"], nack["rev"]) == ("unavailable", 0)
            assert "kept" in nack["say"]
            assert ada.hear("view")["rev"] == 1

    def test_a_click_that_waits_behind_others_gets_a_word_meanwhile(
        self, client: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        set_limit(monkeypatch, tab_commands, "realtime.delay_notice_s", 0.1)
        store, locked = host_of(client).store, Event()
        append = store.append

        def waits(*args: Any) -> "Future[Any]":
            written: Future[Any] = Future()

            def later() -> None:
                locked.wait(10)
                written.set_result(append(*args).result())

            Thread(target=later).start()
            return written

        monkeypatch.setattr(store, "append", waits)
        with tab(client, token="Ada") as ada:
            ada.send("choose", id="take:pile-3", rev=0)
            heard = iter(ada.socket.receive_json, None)
            word = next(one for one in heard if one["t"] in ("nack", "view"))
            assert word.get("why") == "unavailable"
            locked.set()
            assert ada.hear("view")["rev"] == 1

    def test_a_click_written_after_all_is_not_made_twice(
        self, client: TestClient, impatient: None, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        store = host_of(client).store
        append = store.append

        def writes_and_breaks(*args: Any) -> "Future[None]":
            append(*args).result()
            monkeypatch.undo()
            raise StoreFailed("the connection broke")

        monkeypatch.setattr(store, "append", writes_and_breaks)
        with tab(client, token="Ada") as ada:
            ada.send("choose", id="take:pile-3", rev=0)
            assert ada.hear("nack")["why"] == "unavailable"
            assert ada.hear("view")["rev"] == 1
            assert ada.act("choose", id="lay:site-0")["rev"] == 2

    def test_the_tab_is_sent_away_in_words_when_it_takes_too_long(
        self, client: TestClient, impatient: None, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        store = host_of(client).store
        monkeypatch.setattr(store, "append", failing(99, store.append))
        with tab(client, token="Ada", lang="fr") as ada:
            ada.send("choose", id="take:pile-3", rev=0)
            assert ada.hear("nack")["why"] == "unavailable"
            with pytest.raises(WebSocketDisconnect) as closed:
                ada.hear("view")
        assert closed.value.code == TRY_AGAIN_LATER
        assert "enregistrer" in str(closed.value.reason)
        assert host_of(client).sessions.recent["abc"].listeners == set()

    def test_nobody_is_left_behind_when_the_chat_cannot_be_read(
        self, client: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        store = host_of(client).store
        monkeypatch.setattr(store, "chat", failing(99, store.chat))
        with client.websocket_connect("/ws/abc?k=Ada") as socket:
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_text()
            assert closed.value.code == TRY_AGAIN_LATER
        assert host_of(client).sessions.recent["abc"].listeners == set()

    def test_pages_and_scripts_are_told(
        self, client: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        store = host_of(client).store
        monkeypatch.setattr(store, "setup", failing(99, store.setup))
        page = client.get("/g/abc")
        assert (page.status_code, page.headers["refresh"]) == (503, page.headers["retry-after"])
        assert "Nothing is lost" in page.text
        again = [int(client.get("/g/abc").headers["refresh"]) for _ in range(6)]
        assert [int(page.headers["refresh"]), *again] == [5, 10, 20, 40, 80, 80, 80]
        sent = client.post("/g/abc/again")
        assert (sent.status_code, "refresh" in sent.headers) == (503, False)
        assert "Go back and try again in a moment" in sent.text
        answer = client.get("/g/abc/state.json")
        assert (answer.status_code, answer.json()["why"]) == (503, "unavailable")
        with (
            client.websocket_connect("/ws/abc?k=Ada") as socket,
            pytest.raises(WebSocketDisconnect) as closed,
        ):
            socket.receive_text()
        assert (closed.value.code, bool(closed.value.reason)) == (TRY_AGAIN_LATER, True)


def test_a_drawing_that_raises_once_leaves_no_tab_mute(
    client: TestClient, impatient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    with tab(client, token="Ada") as ada:
        calls = count(1)

        def shaky(*args: Any) -> Any:
            if next(calls) == 1:
                raise ZeroDivisionError
            return render_view(*args)

        monkeypatch.setattr(view_cache, "render_view", shaky)
        ada.send("choose", id="take:pile-3", rev=0)
        assert ada.hear("nack")["why"] == "broken"
        assert ada.hear("view")["rev"] == 1


def test_a_message_that_breaks_something_is_answered(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: Any) -> Any:
        raise ZeroDivisionError

    with tab(client, token="Ada") as ada:
        monkeypatch.setattr(tab_commands, "explain", breaks)
        assert ada.refusal("why", id="pile-3") == "broken"
        assert ada.act("choose", id="take:pile-3")["rev"] == 1


class Pipe:
    """The socket of a tab that never stops sending; it reads as long as it may."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.heard = 0
        self.told: list[dict[str, Any]] = []
        self.reads = asyncio.Event()
        self.sent = False  # whether anything was sent to it
        self.closed: int | None = None

    async def receive(self) -> dict[str, str]:
        self.heard += 1
        await asyncio.sleep(0)
        return {"type": "websocket.receive", "text": self.text}

    async def send_text(self, text: str) -> None:
        self.sent = True
        await self.reads.wait()
        self.told.append(json.loads(text))

    async def close(self, code: int, reason: str) -> None:
        self.closed = code


@asynccontextmanager
async def talking(store: Store, setup: Setup, pipe: Pipe) -> AsyncIterator[Connection]:
    """The conversation with such a tab."""
    store.create(setup)
    host = SessionManager(Store(str(store.engine.url)), FirstChoice())
    one = Connection(host, await host.open("abc"), cast(WebSocket, pipe), [0], "en")
    task = asyncio.create_task(one.run())
    yield one
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await host.close()


class TestFloods:
    def test_a_flood_waits_where_it_is(
        self, store: Store, setup: Setup, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        set_limit(monkeypatch, connection, "realtime.messages", Rate(10, 0.001))

        async def scene() -> int:
            pipe = Pipe('{"t":"ping"}')
            pipe.reads.set()
            async with talking(store, setup, pipe):
                while not pipe.told:
                    await asyncio.sleep(0)
                for _ in range(1000):
                    await asyncio.sleep(0)
            return pipe.heard

        assert asyncio.run(scene()) == 11, "the burst, and the one that waits"

    def test_nothing_is_read_from_a_tab_that_does_not_read(
        self, store: Store, setup: Setup
    ) -> None:
        async def scene() -> None:
            pipe = Pipe("nonsense")
            async with talking(store, setup, pipe) as one:
                while not pipe.sent or len(one.outbox) < CONFIG.realtime.pause_reading_at:
                    await asyncio.sleep(0.01)
                heard = pipe.heard
                for _ in range(1000):
                    await asyncio.sleep(0)
                assert pipe.heard == heard
                assert len(one.outbox) == CONFIG.realtime.pause_reading_at
                for number in range(1000):
                    one.chat_received(ChatLine(number, 1, "more than anybody reads"))
                assert len(one.outbox) == CONFIG.realtime.max_queued_messages
                pipe.reads.set()
                while pipe.closed is None:
                    await asyncio.sleep(0.01)
                assert pipe.closed == TRY_AGAIN_LATER

        asyncio.run(asyncio.wait_for(scene(), 20))

    def test_a_tab_that_does_not_read_is_left(self, store: Store, setup: Setup) -> None:
        class Lags(Pipe):
            async def send_text(self, text: str) -> None:
                raise SlowConsumer("nothing was taken")

        async def scene() -> None:
            pipe = Lags("nonsense")
            async with talking(store, setup, pipe) as one:
                while pipe.closed is None:
                    await asyncio.sleep(0.01)
                assert pipe.closed == TRY_AGAIN_LATER
                assert one.live.listeners == set()

        asyncio.run(asyncio.wait_for(scene(), 20))

    def test_a_socket_closed_below_is_no_fault_of_ours(
        self, store: Store, setup: Setup, caplog: pytest.LogCaptureFixture
    ) -> None:
        class Closed(Pipe):
            async def send_text(self, text: str) -> None:
                raise RuntimeError("Unexpected message, after sending 'websocket.close'.")

        async def scene() -> None:
            async with talking(store, setup, Closed("nonsense")) as one:
                while not one.live.listeners:
                    await asyncio.sleep(0)
                while one.live.listeners:
                    await asyncio.sleep(0.01)

        asyncio.run(asyncio.wait_for(scene(), 20))
        assert "a tab was left" not in caplog.text

    def test_reading_and_writing_may_end_in_the_same_moment(self) -> None:
        faults: list[object] = []

        async def scene() -> None:
            asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
            ended = asyncio.Event()

            async def write() -> None:
                ended.set()

            async def read() -> None:
                await ended.wait()

            await sockets.read_while(read(), asyncio.create_task(write()))
            await asyncio.sleep(0)

        asyncio.run(scene())
        assert faults == []

    def test_what_was_said_meanwhile_comes_after_what_was_said_before(
        self, store: Store, setup: Setup
    ) -> None:
        async def scene() -> list[int]:
            pipe = Pipe('{"t":"ping"}')
            pipe.reads.set()
            async with talking(store, setup, pipe) as one:
                store.say("abc", 1, "before")
                one.chat_received(ChatLine(2, 1, "meanwhile"))
                while sum(told["t"] == "chat" for told in pipe.told) < 2:
                    await asyncio.sleep(0.01)
            return [told["n"] for told in pipe.told if told["t"] == "chat"]

        assert asyncio.run(asyncio.wait_for(scene(), 20)) == [1, 2]


def test_a_bucket_says_how_long_to_wait() -> None:
    now = [0.0]
    bucket = TokenBucket(2, 4, lambda: now[0])
    assert [bucket.take(), bucket.take(), bucket.take()] == [True, True, False]
    assert bucket.wait() == 0.25
    now[0] = 0.25
    assert bucket.take()
    assert bucket.wait(2) == 0.5


def test_pauses_grow_to_the_longest() -> None:
    times = backoff(Retry(1, 5))
    assert [next(times) for _ in range(5)] == [1, 2, 4, 5, 5]
