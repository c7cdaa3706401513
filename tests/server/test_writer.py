"""One writer for all: nothing acknowledged is lost, and failures are isolated."""

import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from threading import Barrier, BrokenBarrierError, Event
from typing import Any

import pytest
from sqlalchemy import Connection, event, text, update

from server.limits import set_limit
from server.postgres import Postgres
from ziggurat.server.errors import Conflict
from ziggurat.server.game.rows import Choose, encode_row
from ziggurat.server.game.setup import Setup
from ziggurat.server.sessions.store import Store
from ziggurat.server.storage import schema, writer

ROW = Choose(0, "take:pile-3")
GAMES = ("a", "b", "c")
REST = 3.0  # seconds: more than a busy machine lets a test wait between two jobs
ENOUGH = 300  # acknowledgements before the power cut

LOAD = f"""
import sys
from itertools import count
from threading import Thread
from ziggurat.server.game.rows import Choose
from ziggurat.server.sessions.store import Store

store = Store(sys.argv[1])

def play(game):
    for revision in count():
        store.append(game, revision, [Choose(0, str(revision))]).result()
        sys.stdout.write(f"{{game}}\\n")
        sys.stdout.flush()

for game in {GAMES}:
    Thread(target=play, args=[game]).start()
"""


@pytest.fixture
def url(either: str) -> str:
    return either


@pytest.fixture
def busy(store: Store, setup: Setup) -> Event:
    """Keeps the writer at work until set, so that what comes next makes one transaction."""
    for game in GAMES:
        store.create(replace(setup, id=game))
    at_work, free = Event(), Event()

    def work(connection: Connection) -> None:
        at_work.set()
        assert free.wait(10)

    store.writer.write(work)
    assert at_work.wait(10)
    return free


def test_what_waits_is_written_together(store: Store, busy: Event) -> None:
    commits: list[Connection] = []
    event.listen(store.engine, "commit", commits.append)
    written = [store.append(game, 0, [ROW]) for game in GAMES]
    assert not any(one.done() for one in written)
    busy.set()
    for one in written:
        one.result(10)
    assert len(commits) == 2  # the job that kept it busy, then the three together
    assert [len(store.rows(game)) for game in GAMES] == [1, 1, 1]


def test_a_conflict_fails_alone(store: Store, busy: Event) -> None:
    first, second, third, fourth = (store.append(game, 0, [ROW]) for game in ("a", "b", "a", "c"))
    busy.set()
    with pytest.raises(Conflict, match="game a: revision 1 is written already"):
        third.result(10)
    assert all(one.result(10) for one in (first, second, fourth))  # the moment it was written
    assert [len(store.rows(game)) for game in GAMES] == [1, 1, 1]


def test_one_connection_serves_jobs_that_follow_each_other(
    store: Store, busy: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And is given back after the last of them."""
    set_limit(monkeypatch, writer, "storage.idle_s", REST)
    taken, given_back = Event(), Event()
    event.listen(store.engine, "checkout", lambda *_: taken.set())
    event.listen(store.engine, "checkin", lambda *_: given_back.set())
    busy.set()
    for revision in range(5):
        store.append("a", revision, [ROW]).result(10)
    assert not taken.is_set() and not given_back.is_set()  # the one that kept it busy serves all
    assert given_back.wait(10 * REST)


def test_a_connection_that_dies_between_two_jobs_is_replaced(
    postgres: Postgres, setup: Setup
) -> None:
    """No client receives "unavailable": the database does answer."""
    store = Store(postgres.fresh())
    store.create(replace(setup, id="a"))
    backend = store.writer.write(
        lambda held: held.execute(text("select pg_backend_pid()")).scalar()
    )
    with store.engine.begin() as other:
        other.execute(text("select pg_terminate_backend(:it)"), {"it": backend.result(10)})
    assert store.append("a", 0, [ROW]).result(10)
    assert store.rows("a") == [ROW]
    store.close()


class TestTwoWorkers:
    """Each holds what the other wants next, if nothing is done about it."""

    @pytest.fixture
    def workers(self, postgres: Postgres, setup: Setup) -> Iterator[list[Store]]:
        url = postgres.fresh()
        workers = [Store(url), Store(url)]
        for game in GAMES:
            workers[0].create(replace(setup, id=game))
        yield workers
        for worker in workers:
            worker.close()

    def busy(self, workers: list[Store]) -> list[Event]:
        """Keep both at work: what comes next makes one transaction of each."""
        free = [Event() for _ in workers]
        for worker, one in zip(workers, free, strict=True):
            worker.writer.write(partial(self._wait, one))
        return free

    def _wait(self, free: Event, connection: Connection) -> None:
        assert free.wait(10)

    def test_they_write_the_same_games_in_the_same_order(self, workers: list[Store]) -> None:
        both, failed = Barrier(2), list[str]()

        def meet(*statement: Any) -> None:
            if "UPDATE games" in statement[2]:
                with suppress(BrokenBarrierError):
                    both.wait(1)  # each has a game: or one of them waits for the other's

        for worker in workers:
            event.listen(worker.engine, "after_cursor_execute", meet)
            event.listen(
                worker.engine,
                "handle_error",
                lambda one: failed.append(str(one.original_exception)),
            )
        free = self.busy(workers)
        orders = (("a", "b"), ("b", "a"))
        written = [
            worker.append(game, number, [ROW], soon=60)
            for number, (worker, games) in enumerate(zip(workers, orders, strict=True))
            for game in games
        ]
        for one in free:
            one.set()
        for row in written:
            with suppress(Conflict):
                row.result(20)
        assert not [one for one in failed if "deadlock" in one]

    def test_who_waits_for_each_other_all_the_same_writes_one_by_one(
        self, workers: list[Store]
    ) -> None:
        both = Barrier(2)

        def work(game: str, version: int) -> Callable[[Connection], None]:
            def write(connection: Connection) -> None:
                here = schema.GAMES.c.id == game
                connection.execute(update(schema.GAMES).where(here).values(version=version))
                with suppress(BrokenBarrierError):
                    both.wait(1)

            return write

        free = self.busy(workers)
        orders = (("a", "b"), ("b", "a"))
        written = [
            worker.writer.write(work(game, number))  # without a word on which game it is
            for number, (worker, games) in enumerate(zip(workers, orders, strict=True), start=5)
            for game in games
        ]
        for one in free:
            one.set()
        for line in written:
            line.result(20)
        assert all(workers[0].setup(game).version in (5, 6) for game in ("a", "b"))


def test_what_nobody_waits_for_any_more_is_not_written(store: Store, busy: Event) -> None:
    kept, given_up = store.append("a", 0, [ROW]), store.append("b", 0, [ROW])
    assert given_up.cancel()
    busy.set()
    kept.result(10)
    assert [len(store.rows(game)) for game in ("a", "b")] == [1, 0]


def test_what_waits_is_written_before_the_store_closes(url: str, store: Store, busy: Event) -> None:
    written = store.append("a", 0, [ROW])
    busy.set()
    store.writer.close()
    assert written.done()
    assert store.rows("a") == [ROW]


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    url: str, store: Store, setup: Setup
) -> None:
    for game in GAMES:
        store.create(replace(setup, id=game))
    command = [sys.executable, "-c", LOAD, url]
    acknowledged: Counter[str] = Counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as load:
        assert load.stdout is not None
        for _ in range(ENOUGH):
            acknowledged[load.stdout.readline().strip()] += 1
        load.kill()
    assert sum(acknowledged[game] for game in GAMES) == ENOUGH
    for game in GAMES:
        kept = [encode_row(row).body for row in store.rows(game)]  # refuses a gap
        assert len(kept) >= acknowledged[game]
        assert kept == [str(revision) for revision in range(len(kept))]
