"""Closing: whatever was under way, no connection to the database stays open.

That none does is asserted by `all_connections_are_closed` after each of these tests.
"""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

from connections import Opened
from server.asgi import TestClient
from server.play import FirstChoice
from server.postgres import Postgres
from ziggurat.server import app as serving
from ziggurat.server.app import create_app
from ziggurat.server.errors import StoreFailed
from ziggurat.server.game.manager import Host
from ziggurat.server.storage.bus import PostgresBus
from ziggurat.server.storage.heartbeat import Service
from ziggurat.server.storage.store import Store

PATIENCE = 20


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


def test_a_connection_in_use_is_closed_when_it_is_given_back(
    either: str, open_connections: Opened
) -> None:
    store = Store(either)
    with store.engine.connect():
        store.close()
        assert open_connections, "it is in use"
    assert not open_connections


def test_a_thread_that_reads_while_the_host_closes_leaves_no_connection(either: str) -> None:
    async def scene() -> None:
        host = Host(Store(either), FirstChoice())
        ping = Slow(host.store.ping)
        host._background(asyncio.to_thread(ping))
        await asyncio.to_thread(ping.began.wait, PATIENCE)
        await host.close()
        ping.goes_on.set()

    asyncio.run(scene())


def test_news_that_are_being_told_while_the_host_closes_leave_no_connection(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody comes or goes, and the worker stops before the others know."""

    async def scene() -> None:
        host = Host(Store(postgres.fresh()), FirstChoice())
        assert isinstance(host.store.bus, PostgresBus)
        meet = Slow(host.store.bus.meet)
        monkeypatch.setattr(host.store.bus, "meet", meet)
        host.presence.stir("abc")
        await asyncio.to_thread(meet.began.wait, PATIENCE)
        monkeypatch.undo()
        await host.close()
        meet.goes_on.set()

    asyncio.run(scene())


def test_a_store_that_cannot_be_opened_leaves_no_connection_and_no_thread(
    either: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Service, "beat", fails)
    before = set(threading.enumerate())
    with pytest.raises(StoreFailed):
        Store(either)
    assert set(threading.enumerate()) == before


@pytest.mark.parametrize("part", ["complete", "Host"])
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
        host = Host(Store(url), Stubborn())
        with pytest.raises(OSError, match="does not stop"):
            await host.close()

    asyncio.run(scene())
