"""Closing: whatever was under way, no connection to the database stays open.

That none does is asserted by `all_connections_are_closed` after each of these tests.
"""

import asyncio
import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import DatabaseError

import connections
from connections import Opened
from server.asgi import TestClient
from server.play import FirstChoice
from server.postgres import Postgres
from ziggurat.server import app as serving
from ziggurat.server.app import create_app
from ziggurat.server.errors import StoreFailed
from ziggurat.server.sessions.manager import SessionManager
from ziggurat.server.sessions.store import Store
from ziggurat.server.storage.bus import PostgresBus
from ziggurat.server.storage.heartbeat import Heartbeat

PATIENCE = 20
LEAKING = """
from connections import all_connections_are_closed, open_connections
import pytest
from sqlalchemy import create_engine, event

held = []

def test_first():
    held.append(create_engine("sqlite://").connect())

def test_second():
    held.clear()

def test_a_connection_that_cannot_be_set_up():
    engine = create_engine("sqlite://")
    event.listen(engine, "connect", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        engine.connect()

def test_it_is_not_open_for_the_tests_after_it(open_connections):
    assert not open_connections
"""


class Slow:
    """A call of the store that another thread is in the middle of."""

    def __init__(self, call: Callable[..., Any]) -> None:
        self.call = call
        self.began, self.goes_on = threading.Event(), threading.Event()

    def __call__(self, *args: Any) -> Any:
        self.began.set()
        assert self.goes_on.wait(PATIENCE)
        return self.call(*args)


def fails(*_: object) -> None:
    raise StoreFailed("the database does not answer")


def test_a_test_that_leaves_a_connection_open_fails_and_says_where(tmp_path: Path) -> None:
    """A test run of its own: the first test is the culprit, the others are not."""
    file = tmp_path / "tests" / "test_leaking.py"
    file.parent.mkdir()
    file.write_text(LEAKING, "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(file)]
    folder = str(Path(connections.__file__).parent)
    done = subprocess.run(
        command,
        env={**os.environ, "PYTHONPATH": folder},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert f"{file}:9 in test_first" in done.stdout
    assert re.findall("^ERROR .*::(.*) - ", done.stdout, re.MULTILINE) == ["test_first"]
    assert "4 passed, 1 error" in done.stdout


def test_a_file_that_is_no_database_leaves_no_connection(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    file.write_text("no database " * 100, "utf-8")
    with pytest.raises(DatabaseError, match="not a database"):
        Store(f"sqlite:///{file}")


def test_a_connection_in_use_is_closed_when_it_is_given_back(
    either: str, open_connections: Opened
) -> None:
    before = set(open_connections)
    store = Store(either)
    with store.engine.connect():
        store.close()
        assert set(open_connections) > before, "it is in use"
    assert set(open_connections) == before


def test_a_thread_that_reads_while_the_host_closes_leaves_no_connection(either: str) -> None:
    async def scene() -> None:
        host = SessionManager(Store(either), FirstChoice())
        ping = Slow(host.store.ping)
        host.background.start(asyncio.to_thread(ping))
        await asyncio.to_thread(ping.began.wait, PATIENCE)
        await host.close()
        ping.goes_on.set()

    asyncio.run(scene())


def test_news_that_are_being_told_while_the_host_closes_leave_no_connection(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client connects or leaves, and the worker stops before the others know."""

    async def scene() -> None:
        host = SessionManager(Store(postgres.fresh()), FirstChoice())
        assert isinstance(host.store.bus, PostgresBus)
        meet = Slow(host.store.bus.publish_presence)
        monkeypatch.setattr(host.store.bus, "publish_presence", meet)
        host.presence.mark_changed("abc")
        await asyncio.to_thread(meet.began.wait, PATIENCE)
        monkeypatch.undo()
        await host.close()
        meet.goes_on.set()

    asyncio.run(scene())


def test_a_store_that_cannot_be_opened_leaves_no_connection_and_no_thread(
    either: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Heartbeat, "beat", fails)
    before = set(threading.enumerate())
    with pytest.raises(StoreFailed):
        Store(either)
    assert set(threading.enumerate()) == before


@pytest.mark.parametrize("part", ["complete_old_games", "SessionManager"])
def test_an_app_that_does_not_start_leaves_no_connection(
    either: str, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    monkeypatch.setattr(serving, part, fails)
    with pytest.raises(StoreFailed), TestClient(create_app(either, FirstChoice())):
        pass


def test_a_host_whose_bots_do_not_stop_lets_go_of_its_store(url: str) -> None:
    class Stubborn(FirstChoice):
        def close(self) -> None:
            raise OSError("it does not stop")

    async def scene() -> None:
        host = SessionManager(Store(url), Stubborn())
        with pytest.raises(OSError, match="does not stop"):
            await host.close()

    asyncio.run(scene())
