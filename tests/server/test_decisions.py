"""Decisions: what was decided and not written leaves no trace, whatever is written next."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from server.play import FirstChoice
from ziggurat import registry
from ziggurat.server.catalogue.playable import playable
from ziggurat.server.errors import Refused, StoreFailed
from ziggurat.server.game.changeset import Changeset
from ziggurat.server.game.current import CurrentState
from ziggurat.server.game.rows import RowKind
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.sessions.archive import load_session, with_initial_draws
from ziggurat.server.sessions.manager import SessionManager
from ziggurat.server.sessions.notifications import Notifications
from ziggurat.server.sessions.store import Store

TRIED = 6  # choices decided and abandoned at a position


def fold(session: Session) -> dict[str, Any]:
    """Everything that rows determine, in comparable form."""
    return {
        "revision": session.revision,
        "table": session.table.state.flat(),
        "record": str(session.table.record),
        "acting": (session.acting, session.waits, session.turn, session.history.starts),
        "frames": [
            (one.turn, one.seat, one.entries, repr(one.events)) for one in session.history.frames
        ],
        "before": [table.state.flat() for table in session.before],
        "choices": [choice.text for choice in session.choices()],
    }


def decisions(session: Session, random: Random) -> Iterator[Changeset]:
    """Some of what the acting seat could decide now."""
    seats, now, choices = {session.acting}, session.revision, session.choices()
    for choice in random.sample(choices, min(TRIED, len(choices))):
        yield session.choose(seats, now, choice.text, ends=True)
        yield session.choose(seats, now, choice.text)
    if session.waits:
        yield session.end(seats, now)
    if session.before:
        yield session.undo(seats, now)


@pytest.mark.parametrize("game", playable())
@pytest.mark.parametrize("seed", range(2))
def test_decisions_that_were_not_written_leave_no_trace(game: str, seed: int, setup: Setup) -> None:
    """One worker decides in vain, another one's rows come instead; a third only reads rows."""
    version, random = registry.load(game).version, Random(seed)
    setup = with_initial_draws(replace(setup, game=game, version=version, seed=seed))
    failing, writing, reading = Session(setup), Session(setup), Session(setup)
    abandoned = 0
    while not writing.over and writing.revision < 400:
        abandoned += len(list(decisions(failing, random)))
        decision = random.choice(list(decisions(writing, random)))
        writing.carry_out(decision)
        for row in decision.rows:
            failing.apply(row)
            reading.apply(row)
        assert fold(failing) == fold(reading) == fold(writing)
    assert abandoned > 100


def test_a_decision_is_carried_out_at_its_own_revision_only(session: Session) -> None:
    written, late = (session.choose({0}, 0, text) for text in ("take:pile-5", "take:pile-3"))
    session.carry_out(written)
    before = fold(session)
    for decision in (late, written):
        with pytest.raises(ValueError, match="decided at revision 0, carried out at 1"):
            session.carry_out(decision)
    assert fold(session) == before


@pytest.fixture
def url(either: str) -> str:
    return either


class Failing(Store):
    """A store that can fail between deciding and writing."""

    fails = False

    def append(self, *args: Any) -> "Future[float]":
        if not self.fails:
            return super().append(*args)
        failed: Future[float] = Future()
        failed.set_exception(StoreFailed("the database does not answer"))
        return failed


class Worker(SessionManager):
    """A worker with its own connection to the database."""

    def __init__(self, url: str) -> None:
        self.own = Failing(url)
        super().__init__(self.own, FirstChoice())

    async def choose(self, text: str) -> None:
        """Take a choice and end the turn with it, as a tab of this worker does."""
        live = await self.open("abc")
        seat, now = live.session.acting, live.session.revision
        await self.act(live, lambda one: one.choose({seat}, now, text, ends=True))

    async def session(self) -> Session:
        """What this worker shows, with all that others have written."""
        live = await self.open("abc")
        await self.refresh(live)
        return live.session


def test_a_worker_whose_store_failed_shows_what_the_other_one_wrote(
    url: str, store: Store, setup: Setup
) -> None:
    """The choice that was not written ended the turn just as the written one does."""
    store.create(with_initial_draws(setup))

    async def scene() -> None:
        failing, writing = Worker(url), Worker(url)
        try:
            await writing.choose("take:pile-3")
            await failing.session()
            failing.own.fails = True
            with pytest.raises(StoreFailed):
                await failing.choose("lay:site-0")
            failing.own.fails = False
            await writing.choose("lay:site-1")
            shown = await failing.session()
            stored = load_session(store, "abc")
            assert [row.kind for row in store.rows("abc")] == [
                RowKind.CHOOSE,
                RowKind.CHOOSE,
                RowKind.END,
            ]
            assert fold(shown) == fold(stored) == fold(await writing.session())
            await failing.choose(shown.choices()[0].text)
            assert fold(await writing.session()) == fold(load_session(store, "abc"))
        finally:
            await failing.close()
            await writing.close()

    asyncio.run(scene())


def test_a_worker_that_was_not_told_of_a_choice_reads_it_when_it_tries_its_own(
    url: str, store: Store, setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.create(with_initial_draws(setup))
    monkeypatch.setattr(Notifications, "heard", lambda *_: None)

    async def scene() -> None:
        late, writing = Worker(url), Worker(url)
        try:
            await late.session()
            await writing.choose("take:pile-3")
            with pytest.raises(Refused, match="revision") as refused:
                await late.choose("take:pile-5")
            assert refused.value.why == "stale"
            live = await late.open("abc")
            assert fold(live.session) == fold(load_session(store, "abc"))
        finally:
            await late.close()
            await writing.close()

    asyncio.run(scene())


def test_a_session_that_does_not_take_a_written_row_is_loaded_again(
    url: str, store: Store, setup: Setup
) -> None:
    """Whatever happened to it in memory, the rows are what counts."""
    store.create(with_initial_draws(setup))

    async def scene() -> None:
        spoilt, writing = Worker(url), Worker(url)
        try:
            await writing.choose("take:pile-3")
            session = await spoilt.session()
            session.current = CurrentState(session.before[0])
            await writing.choose("lay:site-1")
            assert fold(await spoilt.session()) == fold(load_session(store, "abc"))
        finally:
            await spoilt.close()
            await writing.close()

    asyncio.run(scene())
