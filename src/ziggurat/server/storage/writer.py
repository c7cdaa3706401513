"""Writer: one thread for all writes, with group commit.

Jobs queued during a commit share the next transaction: a busy server waits for the disk once for
many moves, and its threads never wait for each other's locks.
"""

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError, TimeoutError

from ziggurat.server.config import CONFIG
from ziggurat.server.errors import StoreFailed

T = TypeVar("T")

NO_ANSWER: Final = (OperationalError, InterfaceError, TimeoutError)

DEADLOCK: Final = "40P01"  # PostgreSQL error code


class PendingWrite(NamedTuple):
    """A write with its future; it may be repeated after a rollback."""

    work: Callable[[Connection], Any]
    answer: Future[Any]
    game: str  # write order is kept within a game


def understood(error: Exception) -> Exception:
    """The server error for a database error."""
    if not isinstance(error, SQLAlchemyError):
        return error
    failed = StoreFailed(f"the database does not answer: {type(error).__name__}")
    failed.__cause__ = error
    return failed


def _is_deadlock(error: Exception) -> bool:
    """Whether the database aborted this transaction to resolve a deadlock."""
    return getattr(getattr(error, "orig", None), "sqlstate", "") == DEADLOCK


class Writer:
    """All writes of one process to one database, in order for each game."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.waiting: SimpleQueue[PendingWrite | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    def write(self, work: Callable[[Connection], T], game: str = "") -> "Future[T]":
        """Queue a write; the future completes when it is durable, or with its error.

        Pending writes are ordered by game, the same for every worker: two transactions on the same
        games cannot deadlock.
        """
        answer: Future[T] = Future()
        self.waiting.put(PendingWrite(work, answer, game))
        return answer

    def close(self) -> None:
        """Write pending jobs, then stop."""
        self.waiting.put(None)
        self.thread.join()

    def _run(self) -> None:
        while (job := self.waiting.get()) is not None:
            if not self._busy(job):
                return

    def _busy(self, first: PendingWrite) -> bool:
        """Write on one connection while jobs follow each other; False at shutdown.

        Checking out and validating a connection per job took longer than writing.
        """
        job: PendingWrite | None = first
        held: Connection | None = None
        try:
            while job is not None:
                jobs = sorted([job, *self._gathered()], key=lambda job: job.game)
                waited_for = [job for job in jobs if job.answer.set_running_or_notify_cancel()]
                held = self._write(waited_for, held)
                written = time.monotonic()
                job = self.waiting.get(timeout=CONFIG.storage.idle_s)
                if time.monotonic() - written < CONFIG.storage.burst_window_s:
                    time.sleep(CONFIG.storage.gather_s)
            return False
        except Empty:
            return True
        finally:
            if held is not None:
                held.close()

    def _gathered(self) -> Iterator[PendingWrite]:
        """The other pending jobs."""
        with suppress(Empty):
            for _ in range(CONFIG.storage.max_jobs_per_transaction - 1):
                job = self.waiting.get_nowait()
                if job is None:
                    self.waiting.put(None)  # handled in the next round
                    return
                yield job

    def _write(self, jobs: Sequence[PendingWrite], held: Connection | None) -> Connection | None:
        """Write all jobs in one transaction; on failure each in its own.

        The connection is kept for later jobs, unless there was an error.
        """
        rested, done = held is not None, False
        try:
            held = held or self.engine.connect()
            with held.begin():
                results = [job.work(held) for job in jobs]
                done = True
        except Exception as error:
            if held is not None:
                held.close()
            if rested and not done and getattr(error, "connection_invalidated", False):
                return self._write(jobs, None)  # the connection died while idle
            if len(jobs) > 1 and (_is_deadlock(error) or not isinstance(error, NO_ANSWER)):
                held = None
                for job in jobs:
                    held = self._write([job], held)
                return held
            for job in jobs:  # the database is unavailable: single jobs would fail too
                job.answer.set_exception(understood(error))
            return None
        for job, result in zip(jobs, results, strict=True):
            job.answer.set_result(result)
        return held
