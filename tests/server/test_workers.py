"""Bots: they see only what their seat sees, and no crash of theirs loses a game."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Any

import pytest

from server.play import FirstChoice
from ziggurat.bots import LEVELS
from ziggurat.server.host import workers
from ziggurat.server.host.host import Host
from ziggurat.server.host.workers import BotFailure, Question, Workers, think
from ziggurat.server.play.rows import BOT, CHOOSE, END, Player, Setup
from ziggurat.server.play.session import Session
from ziggurat.server.store.store import Store


class Here(Executor):
    """An executor without processes; each call may fail in its own way."""

    def __init__(self, faults: list[BaseException]) -> None:
        self.faults = faults

    def submit(self, job: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        if self.faults:
            future.set_exception(self.faults.pop(0))
        else:
            future.set_result(job(*args, **kwargs))
        return future


def ask(question: Question, *faults: BaseException) -> tuple[str, int]:
    """What the bot answers after some faults, and how many pools that took."""
    pools: list[Here] = []
    left = list(faults)

    def start() -> Executor:
        pools.append(Here(left))
        return pools[-1]

    bots = Workers(start, lambda one: one.level)
    try:
        return asyncio.run(bots.choose(question)), len(pools)
    finally:
        bots.close()


@pytest.fixture
def question(session: Session) -> Question:
    return Question(str(session.table.record), 0, "medium", 1)


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "hard"])
def test_a_bot_chooses_from_the_record(session: Session, level: str) -> None:
    text = think(Question(str(session.table.record), 0, level, 1))
    assert text in [choice.text for choice in session.choices()]


def test_a_bot_is_handed_only_what_its_seat_sees(
    toy_game: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, handed = Session(toy_game), []

    class Spy:
        def choose(self, view: Any) -> int:
            handed.append(view)
            return int(view.choices[0])

    monkeypatch.setattr(workers, "make_bot", lambda *_: Spy())
    think(Question(str(session.table.record), 0, "easy", 1))
    (view,) = handed
    assert view.seen.flat() == session.seen(0).flat()
    assert view.seen.flat() != session.table.state.flat()


def test_a_dead_worker_is_replaced(question: Question, caplog: pytest.LogCaptureFixture) -> None:
    answer, pools = ask(question, BrokenProcessPool())
    assert (answer, pools) == ("medium", 2)
    assert "died in seat 0" in caplog.text


def test_a_failing_bot_gets_another_try_and_then_an_easier_one(
    question: Question, caplog: pytest.LogCaptureFixture
) -> None:
    assert ask(question, ValueError("oops")) == ("medium", 1)
    assert ask(question, ValueError("oops"), ValueError("oops")) == ("easy", 1)
    assert "bot medium failed in seat 0" in caplog.text


def test_a_bot_that_never_chooses_is_given_up(question: Question) -> None:
    with pytest.raises(BotFailure, match="seat 0"):
        ask(question, *(ValueError("oops") for _ in range(3)))


def test_a_game_waits_for_its_bot_and_goes_on_later(
    url: str, store: Store, setup: Setup, caplog: pytest.LogCaptureFixture
) -> None:
    """A failure is logged and loses nothing; whoever looks next lets the bot try again."""
    bot = Player(BOT, "Bot", level="medium")
    store.create(replace(setup, players=(bot, setup.players[1])))

    async def let_play(host: Host) -> None:
        playing = (await host.open("abc")).playing
        assert playing is not None
        await playing

    async def scene() -> None:
        host = Host(Store(url), Workers(lambda: Here([ValueError()] * 9), think))
        await let_play(host)
        assert "game abc waits for its bot" in caplog.text
        assert store.rows("abc") == []
        host.bots = FirstChoice()
        await let_play(host)
        await host.close()

    asyncio.run(scene())
    assert [row.kind for row in store.rows("abc")] == [CHOOSE, CHOOSE, END]


def test_bots_play_each_other_to_the_end(url: str, store: Store, setup: Setup) -> None:
    bots = tuple(Player(BOT, f"Bot {seat}", level="easy") for seat in range(2))
    store.create(replace(setup, players=bots))

    async def scene() -> None:
        host = Host(Store(url), FirstChoice())
        playing = (await host.open("abc")).playing
        assert playing is not None
        await playing
        await host.close()

    asyncio.run(scene())
    assert Session(store.setup("abc"), store.rows("abc")).over
