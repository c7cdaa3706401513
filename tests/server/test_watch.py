"""The server finds players out of time, with or without viewers; a restart takes no time."""

import asyncio
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select

import ziggurat
from server.asgi import TestClient
from server.play import FirstChoice, host_of, tab
from server.test_host import Onlooker
from ziggurat.server.app import create_app
from ziggurat.server.config import CONFIG, NO_LIMITS
from ziggurat.server.errors import Refused
from ziggurat.server.game.changeset import Changeset
from ziggurat.server.game.clock import DAY_S, Clock
from ziggurat.server.game.leaving import LEFT
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.rows import RowKind
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.identity.tokens import hashed
from ziggurat.server.sessions.cached_session import CachedSession
from ziggurat.server.sessions.deadlines import DeadlineWatcher
from ziggurat.server.sessions.manager import SessionManager
from ziggurat.server.sessions.store import Store
from ziggurat.server.storage.heartbeat import DueGames, Heartbeat
from ziggurat.server.storage.schema import GAMES, SERVICE


class Moment:
    """A clock that stands still until it is moved."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class Hand:
    """A worker whose watch beats only by hand, so that no time passes unseen."""

    def __init__(self, url: str, clock: Moment) -> None:
        self.clock = clock
        self.host = SessionManager(Store(url, clock), FirstChoice())
        self.host.watch.task.cancel()

    async def serve(self, seconds: float) -> None:
        """Time passes while this worker is there."""
        for _ in range(int(seconds / CONFIG.storage.heartbeat_s)):
            self.clock.now += CONFIG.storage.heartbeat_s
            await self.host.watch.beat()

    async def come(self, game: str, *seats: int) -> CachedSession:
        """Some subscribers."""
        live = await self.host.open(game)
        for seat in seats:
            person = Onlooker()
            person.seats = (seat,)
            live.join(person)
        return live

    async def sit(self, game: str, *seats: int) -> CachedSession:
        """All players are connected, and time begins to run."""
        live = await self.come(game, *seats)
        while live.session.revision == 0:
            await asyncio.sleep(0)
        return live

    def left(self, live: CachedSession) -> list[float]:
        assert live.session.times is not None
        return [live.session.times.of(seat, self.host.now()) for seat in range(2)]


@pytest.fixture
def url(either: str) -> str:
    return either


@pytest.fixture
def quick(setup: Setup) -> Setup:
    """One minute for each, and nothing more."""
    return replace(setup, clock=Clock(1, 0))


async def bots_rest(live: CachedSession) -> None:
    while live.playing is not None:
        await live.playing


def kinds(host: SessionManager, game: str = "abc") -> list[str]:
    return [row.kind for row in host.store.rows(game)]


def test_no_time_is_lost_while_nobody_serves(url: str, quick: Setup) -> None:
    async def scene() -> None:
        clock = Moment()
        one = Hand(url, clock)
        await one.host.create(quick)
        live = await one.sit("abc", 0, 1)
        await one.serve(20)
        assert one.left(live) == [40.0, 60.0]
        await one.host.close()
        clock.now += 3600
        two = Hand(url, clock)
        again = await two.host.open("abc")
        assert two.left(again) == [40.0, 60.0]
        await two.serve(39.5)
        assert again.session.asks(0)
        await two.serve(0.5)
        assert again.session.away[0].kind == RowKind.LATE
        await bots_rest(again)
        assert again.session.asks(1)
        assert two.left(again) == [0.0, 60.0]
        await two.host.close()

    asyncio.run(scene())


def test_a_step_right_after_a_silence_is_not_charged_for_it(url: str, quick: Setup) -> None:
    """As when the database was away: the first thing written finds that out."""

    async def scene() -> None:
        one = Hand(url, Moment())
        await one.host.create(quick)
        live = await one.sit("abc", 0, 1)
        await one.serve(10)
        one.clock.now += 45
        text = live.session.choices()[0].text
        await one.host.act(live, lambda session: session.choose({0}, 1, text))
        assert one.left(live) == [50.0, 60.0]
        await one.host.close()

    asyncio.run(scene())


def test_it_is_found_by_whoever_serves_with_nobody_looking_on(url: str, setup: Setup) -> None:
    async def scene() -> None:
        one = Hand(url, Moment())
        await one.host.create(replace(setup, clock=Clock(days=1)))
        await one.sit("abc", 0)
        await one.host.close()
        two = Hand(url, one.clock)
        two.clock.now += DAY_S - 10
        with two.host.store.engine.begin() as connection:  # it has served all that time
            connection.execute(SERVICE.update().values(beat=two.clock.now))
        await two.serve(9)
        assert not two.host.sessions.recent
        await two.serve(2)
        live = two.host.sessions.recent["abc"]
        assert live.session.away[0].kind == RowKind.LATE
        await bots_rest(live)
        assert kinds(two.host)[:2] == [RowKind.BEGIN, RowKind.LATE]
        assert RowKind.END in kinds(two.host)
        await two.host.close()

    asyncio.run(scene())


def test_by_days_time_begins_when_a_player_opens_the_game_not_a_spectator(
    url: str, setup: Setup
) -> None:
    days = replace(setup, clock=Clock(days=1))
    with TestClient(create_app(url, FirstChoice(), limits=NO_LIMITS)) as client:
        store = host_of(client).store
        store.create(days)
        store.create(replace(days, id="other"))

        def visit(game: str, key: str = "") -> None:
            """Open a game, as page and as table."""
            with tab(client, game, token=key) as seen:
                seen.send("ping")
                seen.hear("pong")

        assert client.get("/g/abc").status_code == 200
        visit("abc")
        visit("other", "Ada")
        deadline = time.monotonic() + 20
        while not store.rows("other") and time.monotonic() < deadline:
            time.sleep(0.01)  # it is written in the background
        assert [row.kind for row in store.rows("other")] == [RowKind.BEGIN]
        assert store.rows("abc") == [], "it would have been written before the other one"


def test_two_workers_find_it_and_one_of_them_writes(url: str, quick: Setup) -> None:
    games = ["one", "two", "three", "four"]

    async def scene() -> None:
        clock = Moment()
        one, two = Hand(url, clock), Hand(url, clock)
        for game in games:
            await one.host.create(replace(quick, id=game))
            await one.sit(game, 0, 1)
            await two.host.open(game)
        await one.serve(59.5)
        clock.now += CONFIG.storage.heartbeat_s
        await asyncio.gather(one.host.watch.beat(), two.host.watch.beat())
        for game in games:
            assert kinds(one.host, game).count(RowKind.LATE) == 1
        for hand in (one, two):
            for live in list(hand.host.sessions.recent.values()):
                await bots_rest(live)
            await hand.host.close()

    asyncio.run(scene())


def test_a_rolling_restart_is_no_gap(url: str, quick: Setup) -> None:
    async def scene() -> None:
        clock = Moment()
        one, two = Hand(url, clock), Hand(url, clock)
        await one.host.create(quick)
        live = await two.sit("abc", 0, 1)
        await one.host.close()
        await two.serve(30)
        three = Hand(url, clock)
        await two.host.close()
        again = await three.host.open("abc")
        assert three.host.store.service.lost == 0
        assert three.left(again) == two.left(live) == [30.0, 60.0]
        await three.host.close()

    asyncio.run(scene())


def test_a_game_against_bots_is_closed_when_time_is_up(url: str, quick: Setup) -> None:
    players = (quick.players[0], Player(PlayerKind.BOT, "Nabu", "easy"))

    async def scene() -> None:
        one = Hand(url, Moment())
        await one.host.create(replace(quick, players=players))
        live = await one.sit("abc", 0)
        await one.serve(60)
        assert live.session.closed == LEFT
        result = one.host.store.result("abc")
        assert result is not None
        assert result.closed == LEFT
        with one.host.store.engine.connect() as connection:
            assert connection.execute(select(GAMES.c.due)).scalar() is None
        await one.host.close()

    asyncio.run(scene())


def test_where_no_clock_runs_nobody_writes(url: str, setup: Setup) -> None:
    async def scene() -> None:
        one = Hand(url, Moment())
        await one.host.create(setup)
        await one.host.open("abc")
        await one.serve(5)
        with one.host.store.engine.connect() as connection:
            assert connection.execute(select(SERVICE.c.beat)).scalar() == 1_000_000.0
        await one.host.close()

    asyncio.run(scene())


@pytest.mark.parametrize("kind", ["choose", "leave"])
def test_nothing_is_done_after_time_is_up_even_if_nobody_has_looked(
    url: str, quick: Setup, kind: str
) -> None:
    async def scene() -> None:
        one = Hand(url, Moment())
        await one.host.create(quick)
        live = await one.sit("abc", 0, 1)
        text = live.session.choices()[0].text

        def asked(session: Session) -> Changeset:
            return session.leave({0}) if kind == "leave" else session.choose({0}, 1, text)

        for seconds, refused in ((61.1, True), (60.9, False)):
            one.clock.now = 1_000_000.0 + seconds
            with one.host.store.engine.begin() as connection:  # it has served all that time
                connection.execute(SERVICE.update().values(beat=one.clock.now))
            if refused:
                with pytest.raises(Refused) as told:
                    await one.host.act(live, asked)
                assert told.value.why == "stale"
            else:
                await one.host.act(live, asked)
        assert kinds(one.host)[:2] == [RowKind.BEGIN, kind]
        await bots_rest(live)
        await one.host.close()

    asyncio.run(scene())


def test_others_may_leave_while_somebody_is_out_of_time(url: str, quick: Setup) -> None:
    async def scene() -> None:
        one = Hand(url, Moment())
        await one.host.create(quick)
        live = await one.sit("abc", 0, 1)
        one.clock.now += 70
        with one.host.store.engine.begin() as connection:
            connection.execute(SERVICE.update().values(beat=one.clock.now))
        await one.host.act(live, lambda session: session.leave({1}))
        assert kinds(one.host) == [RowKind.BEGIN, RowKind.LEAVE]
        await one.host.close()

    asyncio.run(scene())


def test_time_waits_until_everybody_was_there(url: str, quick: Setup) -> None:
    async def scene() -> None:
        one = Hand(url, Moment())
        await one.host.create(quick)
        live = await one.come("abc", 0)
        await one.serve(100)
        assert one.left(live) == [60.0, 60.0]
        assert live.session.revision == 0
        await one.sit("abc", 1)
        await one.serve(10)
        assert one.left(live) == [50.0, 60.0]
        await one.host.close()

    asyncio.run(scene())


def test_nobody_waits_for_ever_for_one_who_does_not_come(url: str, quick: Setup) -> None:
    async def scene() -> None:
        one = Hand(url, Moment())
        await one.host.create(quick)
        live = await one.come("abc", 1)  # and the other one is to begin
        await one.serve(CONFIG.game.connect_timeout_s - 1)
        assert live.session.revision == 0
        await one.serve(11)
        assert kinds(one.host) == [RowKind.BEGIN]
        assert one.left(live) == [50.0, 60.0]
        await one.serve(50)
        assert live.session.away.keys() == {0}
        await bots_rest(live)
        await one.host.close()

    asyncio.run(scene())


def test_nor_for_one_who_took_the_last_seat_and_went(url: str, quick: Setup) -> None:
    async def scene() -> None:
        one = Hand(url, Moment())
        invited = Player(PlayerKind.INVITED, "Balam", token=hashed("link"))
        await one.host.create(replace(quick, players=(quick.players[0], invited)))
        live = await one.come("abc", 0)
        await one.serve(CONFIG.game.connect_timeout_s + 1)
        await one.host.claim(live, 1, "Balam")
        await one.serve(CONFIG.game.connect_timeout_s - 1)
        assert live.session.revision == 0
        await one.serve(2)
        assert kinds(one.host) == [RowKind.BEGIN]
        await one.host.close()

    asyncio.run(scene())


def test_whoever_is_back_is_looked_after_again(url: str, quick: Setup) -> None:
    async def scene() -> None:
        one = Hand(url, Moment())
        await one.host.create(quick)
        live = await one.sit("abc", 0, 1)
        await one.host.act(live, lambda session: session.leave({1}))
        await one.host.act(live, lambda session: session.back({1}))
        await one.serve(60)
        assert live.session.away.keys() == {0}
        await bots_rest(live)
        await one.serve(60)
        assert live.session.closed == LEFT
        await one.host.close()

    asyncio.run(scene())


class AlwaysDue(Heartbeat):
    """Two games in which a player is out of time."""

    def __init__(self) -> None:
        """Without a database."""

    def beat(self) -> "Future[DueGames]":
        beat: Future[DueGames] = Future()
        beat.set_result(DueGames(5.0, ["broken", "whole"]))
        return beat


def test_a_game_that_cannot_be_looked_at_does_not_keep_others_waiting() -> None:
    looked: list[tuple[str, float]] = []

    async def look(game: str, now: float) -> None:
        if game == "broken":
            raise RuntimeError(game)
        looked.append((game, now))

    async def scene() -> None:
        watch = DeadlineWatcher(AlwaysDue(), look)
        await watch.beat()
        await watch.close()

    asyncio.run(scene())
    assert looked == [("whole", 5.0)]


SERVE = """
import sys, uvicorn
from ziggurat.server.app import create_app
from ziggurat.server.run import configured
uvicorn.Server(configured(create_app(sys.argv[1]), "127.0.0.1", int(sys.argv[2]), "error")).run()
"""


@contextmanager
def served(url: str) -> Iterator[str]:
    """The real server in a process of its own, killed without a word."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    sources = {**os.environ, "PYTHONPATH": str(Path(ziggurat.__file__).parents[1])}
    process = subprocess.Popen([sys.executable, "-c", SERVE, url, str(port)], env=sources)
    try:
        here = f"http://127.0.0.1:{port}"
        for _ in range(600):
            try:
                httpx.get(f"{here}/health")
                break
            except httpx.TransportError:
                assert process.poll() is None
                time.sleep(0.05)
        yield here
    finally:
        process.kill()
        process.wait()


def thinking(here: str) -> tuple[float, float]:
    """What the first seat of a game has left, and when that was so."""
    asked = time.monotonic()
    told = httpx.get(f"{here}/g/abc/state.json").json()["clock"]
    assert told["runs"] == 0
    return told["left"][0], (asked + time.monotonic()) / 2


def test_a_killed_server_takes_no_time_from_who_was_thinking(url: str, setup: Setup) -> None:
    store = Store(url)
    store.create(replace(setup, clock=Clock(days=1)))
    store.append("abc", 0, Session(store.setup("abc")).begin().rows, soon=DAY_S).result()
    store.close()
    with served(url) as here:
        time.sleep(1.0)  # of thinking
        before, asked = thinking(here)
        time.sleep(0.7)
        killed = time.monotonic()
    time.sleep(1.5)  # no worker serves
    with served(url) as here:
        ready = time.monotonic()
        after, told = thinking(here)
    assert before < DAY_S - 1
    assert abs((before - after) - (killed - asked) - (told - ready)) < 1.0
