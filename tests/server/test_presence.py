"""Presence between workers: published when it changes and at intervals, forgotten with a worker."""

import asyncio
import time
from collections.abc import Collection, Iterable, Mapping
from types import SimpleNamespace
from typing import Any, cast

import pytest

from server.limits import set_limit
from ziggurat.server.sessions import presence
from ziggurat.server.sessions.presence import Presence, Subscribers
from ziggurat.server.storage.bus import Bus

INTERVAL_S = 0.02
PATIENCE_S = 10.0


class OtherWorkers:
    """A bus that keeps what was published, and fails at first as often as it should."""

    shared = True

    def __init__(self, failures: int = 0) -> None:
        self.failures = failures
        self.published: list[dict[str, list[int]]] = []

    def publish_presence(self, seats: Mapping[str, Iterable[int]]) -> None:
        if self.failures:
            self.failures -= 1
            raise ConnectionError("the database is away")
        self.published.append({game: list(some) for game, some in seats.items()})

    async def until(self, count: int) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while len(self.published) < count:
                await asyncio.sleep(INTERVAL_S / 4)


class Player:
    """A subscriber with these seats."""

    def __init__(self, *seats: int) -> None:
        self.seats = seats

    def presence_changed(self) -> None:
        """It shows nothing."""


def player(*seats: int) -> Any:
    return Player(*seats)


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    set_limit(monkeypatch, presence, "realtime.publish_interval_s", INTERVAL_S)


@pytest.mark.usefixtures("often")
def test_a_worker_repeats_its_seats_although_nothing_changed() -> None:
    async def repeated() -> Collection[dict[str, list[int]]]:
        bus, room = OtherWorkers(), Subscribers()
        room.join(player(0, 2))
        here = Presence(cast(Bus, bus), {"abc": room, "empty": Subscribers()})
        await bus.until(2)
        await here.close()
        return bus.published

    first, second, *_, last = asyncio.run(repeated())
    assert first == second == {"abc": [0, 2]}
    assert last == {"abc": []}, "a worker that stops has no players any more"


@pytest.mark.usefixtures("often")
def test_a_failure_is_logged_and_the_next_interval_publishes(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def after_failures() -> None:
        bus, room = OtherWorkers(failures=2), Subscribers()
        room.join(player(1))
        here = Presence(cast(Bus, bus), {"abc": room})
        await bus.until(1)
        await here.close()

    asyncio.run(after_failures())
    assert caplog.text.count("the database is away") == 2


@pytest.mark.usefixtures("often")
def test_a_silent_worker_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    set_limit(monkeypatch, presence, "realtime.worker_timeout_s", INTERVAL_S)

    async def seats_over_time() -> tuple[list[int], list[int]]:
        bus, room = OtherWorkers(), Subscribers()
        here = Presence(cast(Bus, bus), {"abc": room})
        here.heard("8002", "abc", [1])
        before = room.here()
        async with asyncio.timeout(PATIENCE_S):
            while room.here():
                await asyncio.sleep(INTERVAL_S)
        await here.close()
        return before, room.here()

    assert asyncio.run(seats_over_time()) == ([1], [])


def test_a_game_is_absent_since_its_last_player_left(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)

    rooms = {"abc": Subscribers()}
    here = Presence(cast(Bus, SimpleNamespace(shared=False)), rooms)
    ada = player(0)
    rooms["abc"].join(ada)
    here.mark_changed("abc", ada.seats)
    now = 130.0
    assert here.absent("abc") == 0
    rooms["abc"].leave(ada)
    assert here.absent("abc") == 30
    assert here.absent("never-opened") == 30, "no longer than this worker has served"


def test_the_game_attended_longest_ago_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    set_limit(monkeypatch, presence, "realtime.max_attended_games", 2)
    here = Presence(cast(Bus, SimpleNamespace(shared=False)), {})
    for game in ("first", "second", "first", "third"):
        here.mark_changed(game, [0])
    assert list(here.attended) == ["first", "third"]
