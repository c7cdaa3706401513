"""Bots: they see only what their seat sees, and no crash of theirs loses a game."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from typing import Any, cast

import pytest

from programs.alive import is_gone, wait_until_gone
from server.limits import set_limit
from server.play import FirstChoice, go, turn
from ziggurat.bots import LEVELS, Bot
from ziggurat.server.bots import pool
from ziggurat.server.bots.pool import (
    EASIEST,
    BotFailure,
    BotPool,
    Job,
    MoveRequest,
    Worker,
    think,
)
from ziggurat.server.config import CONFIG, Retry
from ziggurat.server.errors import StoreFailed
from ziggurat.server.fair_queue import FairQueue
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.rows import End, RowKind
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.sessions import bot_driver
from ziggurat.server.sessions.manager import SessionManager
from ziggurat.server.sessions.store import Store


class Here:
    """A worker without a process; each question may fail in its own way."""

    def __init__(self, job: Job, faults: list[Exception]) -> None:
        self.job = job
        self.faults = faults

    async def ask(self, question: MoveRequest) -> list[str]:
        await asyncio.sleep(0)
        if self.faults:
            raise self.faults.pop(0)
        return self.job(question)

    def close(self) -> None:
        """Nothing to stop."""


def here(job: Job, *faults: Exception, processes: int = 1) -> BotPool:
    left = list(faults)
    return BotPool(processes, job, lambda job: cast(Worker, Here(job, left)))


def ask(question: MoveRequest, *faults: Exception) -> tuple[list[str], int]:
    """What the bot answers after some faults, and how many processes that took."""
    started: list[Here] = []
    left = list(faults)

    def start(job: Job) -> Worker:
        started.append(Here(job, left))
        return cast(Worker, started[-1])

    bots = BotPool(1, lambda one: [one.level], start)
    return asyncio.run(bots.choose(question)), len(started)


@pytest.fixture
def question(session: Session) -> MoveRequest:
    return MoveRequest(str(session.table.record), 0, "medium", 1)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_chooses_its_turn_from_the_record(session: Session, level: str) -> None:
    first, *more = think(MoveRequest(str(session.table.record), 0, level, 1, seconds=0.1))
    assert first in [choice.text for choice in session.choices()]
    go(session, session.choose({0}, 0, first))
    for text in more:
        assert text in [choice.text for choice in session.choices()]
        go(session, session.choose({0}, session.revision, text))
    assert more
    assert not session.table.game.goes_on(session.table.state, 0)


def test_a_bot_is_handed_only_what_its_seat_sees(
    toy_game: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, handed = Session(toy_game), []

    class Spy(Bot):
        def choose(self, view: Any) -> int:
            handed.append(view)
            return int(view.choices[0])

    monkeypatch.setattr(pool, "make_bot", lambda *_, **__: Spy())
    think(MoveRequest(str(session.table.record), 0, "easy", 1))
    view = handed[0]
    assert view.seen.flat() == session.seen(0).flat()
    assert view.seen.flat() != session.table.state.flat()


def test_a_dead_worker_is_replaced(question: MoveRequest, caplog: pytest.LogCaptureFixture) -> None:
    assert ask(question, EOFError()) == (["medium"], 2)
    assert "died in seat 0" in caplog.text


def test_a_failing_bot_gets_another_try_and_then_an_easier_one(
    question: MoveRequest, caplog: pytest.LogCaptureFixture
) -> None:
    assert ask(question, BotFailure("oops")) == (["medium"], 1)
    assert ask(question, BotFailure("oops"), BotFailure("oops")) == (["novice"], 1)
    assert "bot medium failed in seat 0" in caplog.text


def test_a_bot_that_never_chooses_is_given_up(question: MoveRequest) -> None:
    with pytest.raises(BotFailure, match="seat 0"):
        ask(question, *(BotFailure("oops") for _ in range(3)))


class Shaky(FirstChoice):
    """Fails at first, then chooses."""

    def __init__(self, *faults: Exception) -> None:
        self.faults = list(faults)

    async def choose(self, question: MoveRequest) -> list[str]:
        if self.faults:
            raise self.faults.pop(0)
        return await super().choose(question)


@pytest.mark.parametrize("fault", [BotFailure("oops"), StoreFailed("locked"), ZeroDivisionError()])
def test_a_bot_goes_on_by_itself_after_any_fault(
    url: str,
    store: Store,
    setup: Setup,
    fault: Exception,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    set_limit(monkeypatch, bot_driver, "bots.turn_retry", Retry(0.01, 1.0))
    bot = Player(PlayerKind.BOT, "Bot", bot="medium")
    store.create(replace(setup, players=(bot, setup.players[1])))

    async def scene() -> None:
        host = SessionManager(Store(url), Shaky(fault, fault))
        playing = (await host.open("abc")).playing
        assert playing is not None
        await playing
        await host.close()

    asyncio.run(scene())
    assert "game abc waits for its bot" in caplog.text
    assert [row.kind for row in store.rows("abc")] == [RowKind.CHOOSE, RowKind.CHOOSE, RowKind.END]


def test_a_bot_nobody_waits_for_goes_on_too(
    url: str, store: Store, setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seldom, however long the fault lasts."""
    set_limit(monkeypatch, bot_driver, "bots.turn_retry", Retry(0.01, 0.01))
    set_limit(monkeypatch, bot_driver, "bots.idle_retry_s", 0.02)
    bot = Player(PlayerKind.BOT, "Bot", bot="medium")
    store.create(replace(setup, players=(bot, setup.players[1])))

    async def scene() -> None:
        host = SessionManager(Store(url), Shaky(*(OSError("gone") for _ in range(5))))
        await host.open("abc")
        while len(store.rows("abc")) < 3:
            await asyncio.sleep(0.01)
        await host.close()

    asyncio.run(asyncio.wait_for(scene(), 20))
    assert [row.kind for row in store.rows("abc")] == [RowKind.CHOOSE, RowKind.CHOOSE, RowKind.END]


def test_a_bot_whose_server_died_is_played_by_another(
    url: str, store: Store, setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two servers of one database: what one wrote before it died, the other was told."""
    set_limit(monkeypatch, bot_driver, "bots.remote_grace_s", 0.01)
    bot = Player(PlayerKind.BOT, "Bot", bot="easy")
    store.create(replace(setup, players=(setup.players[0], bot)))

    async def scene() -> None:
        host = SessionManager(Store(url), FirstChoice())
        live = await host.open("abc")
        session = Session(store.setup("abc"))
        rows = [*turn(session), End(0)]
        store.append("abc", 0, rows).result()
        host.notifications.heard("abc")
        while live.session.acting != 0 or live.session.revision <= len(rows):
            await asyncio.sleep(0.01)
        await host.close()

    asyncio.run(asyncio.wait_for(scene(), 20))


class TestQueue:
    def test_short_thinkers_go_first_and_askers_take_turns(self) -> None:
        queue: FairQueue[str] = FairQueue(str.islower)
        for one in ("A1", "A2", "A3"):
            queue.put("a", one)
        queue.put("b", "B1")
        for asker, one in (("a", "a1"), ("a", "a2"), ("c", "c1")):
            queue.put(asker, one)
        order = [queue.get() for _ in range(len(queue))]
        assert order == ["a1", "c1", "a2", "A1", "B1", "A2", "A3"]

    def test_a_long_thinker_is_not_put_off_for_ever(self) -> None:
        queue: FairQueue[str] = FairQueue(str.islower)
        queue.put("a", "LONG")
        for _ in range(CONFIG.bots.max_fast_in_a_row + 5):
            queue.put("b", "short")
        order = [queue.get() for _ in range(len(queue))]
        assert order.index("LONG") == CONFIG.bots.max_fast_in_a_row

    def test_an_easy_bot_does_not_wait_behind_hard_ones(self, question: MoveRequest) -> None:
        answered: list[str] = []

        def note(one: MoveRequest) -> list[str]:
            answered.append(one.asker)
            return [one.level]

        async def scene() -> None:
            bots = here(note)
            hard = [question._replace(level="hard", asker=f"game {n}") for n in range(40)]
            many = [asyncio.create_task(bots.choose(one)) for one in hard]
            await asyncio.sleep(0)
            await bots.choose(question._replace(level="easy", asker="easy"))
            await asyncio.gather(*many)

        asyncio.run(scene())
        assert answered.index("easy") == 1, "behind the one that was thinking"

    def test_hard_bots_think_shorter_while_many_wait(self, question: MoveRequest) -> None:
        times: list[float] = []

        def note(one: MoveRequest) -> list[str]:
            times.append(one.seconds)
            return [one.level]

        async def scene() -> None:
            bots = here(note)
            hard = question._replace(level="hard")
            await asyncio.gather(*(bots.choose(hard) for _ in range(20)))

        asyncio.run(scene())
        assert times[0] == CONFIG.bots.min_think_s
        assert times[-1] == LEVELS["hard"]
        assert times == sorted(times)

    def test_as_many_think_at_once_as_there_are_processes(self, question: MoveRequest) -> None:
        async def scene() -> int:
            bots = here(lambda one: [one.level], processes=3)
            many = [asyncio.create_task(bots.choose(question)) for _ in range(9)]
            await asyncio.sleep(0)
            busy = len(bots.busy)
            await asyncio.gather(*many)
            assert len(bots.alive) == 3
            return busy

        assert asyncio.run(scene()) == 3


def dies(question: MoveRequest) -> list[str]:
    """A bot that takes its process with it."""
    if question.level == EASIEST:
        return [str(os.getpid())]
    os.kill(os.getpid(), signal.SIGKILL)
    return []


def broods(question: MoveRequest) -> list[str]:
    """A bot that does not come to an end."""
    time.sleep(60)
    return []


class TestProcesses:
    def test_a_process_that_dies_is_replaced(self, question: MoveRequest) -> None:
        async def scene() -> list[str]:
            bots = BotPool(1, dies)
            try:
                return await bots.choose(question)
            finally:
                bots.close()

        assert int(asyncio.run(scene())[0]) != os.getpid()

    def test_what_thinks_is_stopped_with_the_server(self, question: MoveRequest) -> None:
        async def scene() -> None:
            bots = BotPool(1, broods)
            asked = asyncio.create_task(bots.choose(question))
            while not bots.alive:
                await asyncio.sleep(0.01)
            (worker,) = bots.alive
            bots.close()
            assert not worker.process.is_alive()
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)

        asyncio.run(scene())

    def test_no_process_outlives_a_killed_server(self) -> None:
        command = [sys.executable, "-c", SERVER]
        paths = os.pathsep.join(sys.path)
        environment = {**os.environ, "PYTHONPATH": paths}
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=environment
        ) as server:
            assert server.stdout is not None
            process = int(server.stdout.readline())
            assert not is_gone(process)
            server.kill()
        wait_until_gone(process)


SERVER = """
import asyncio, time
from server.test_workers import dies
from ziggurat.server.bots.pool import BotPool, MoveRequest

async def serve():
    bots = BotPool(1, dies)
    print(*await bots.choose(MoveRequest("", 0, "novice", 0)), flush=True)
    time.sleep(60)

if __name__ == "__main__":
    asyncio.run(serve())
"""


def test_bots_play_each_other_to_the_end(url: str, store: Store, setup: Setup) -> None:
    bots = tuple(Player(PlayerKind.BOT, f"Bot {seat}", bot="easy") for seat in range(2))
    store.create(replace(setup, players=bots))

    async def scene() -> None:
        host = SessionManager(Store(url), FirstChoice())
        playing = (await host.open("abc")).playing
        assert playing is not None
        await playing
        await host.close()

    asyncio.run(scene())
    assert Session(store.setup("abc"), store.rows("abc")).over
