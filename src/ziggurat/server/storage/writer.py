"""Writer: one thread that writes for all, and acknowledges what is on disk.

While one transaction goes to disk the next jobs gather, and all of them make the next one: a busy
server waits for the disk once for many moves, and its threads never wait for each other's locks.
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

from ziggurat.server.errors import StoreFailed

T = TypeVar("T")

NO_ANSWER: Final = (OperationalError, InterfaceError, TimeoutError)

DEADLOCK: Final = "40P01"  # as PostgreSQL calls it
REST: Final = 1.0  # seconds without a job, after which a connection is given back
CLOSE: Final = 0.004  # seconds: a job that comes so soon after another has company on its way
GATHER: Final = 0.004  # seconds to wait for that
MOST_AT_ONCE: Final = 200
"""Jobs in one transaction: enough for any load, few enough to answer the first of them soon."""


class Job(NamedTuple):
    """Something to write, and who waits for it; it may be run again after a rollback."""

    work: Callable[[Connection], Any]
    answer: Future[Any]
    game: str  # whose rows it may have to wait for


def understood(error: Exception) -> Exception:
    """What a fault of the database means for those who asked."""
    if not isinstance(error, SQLAlchemyError):
        return error
    failed = StoreFailed(f"the database does not answer: {type(error).__name__}")
    failed.__cause__ = error
    return failed


def _is_deadlock(error: Exception) -> bool:
    """Whether the database has ended two transactions that waited for each other by this one."""
    return getattr(getattr(error, "orig", None), "sqlstate", "") == DEADLOCK


class Writer:
    """All writes of one process to one database, those of a game in the order they were asked."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.waiting: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    def write(self, work: Callable[[Connection], T], game: str = "") -> "Future[T]":
        """Have something written; answered when it is on disk, or with what prevented it.

        What waits is written game by game, by every worker in the same order: two that write the
        same games at the same moment wait for one another, and not both for each other.
        """
        answer: Future[T] = Future()
        self.waiting.put(Job(work, answer, game))
        return answer

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self.waiting.put(None)
        self.thread.join()

    def _run(self) -> None:
        while (job := self.waiting.get()) is not None:
            if not self._busy(job):
                return

    def _busy(self, first: Job) -> bool:
        """Write by one connection as long as jobs follow each other; False if the end has come.

        To take one for each job, and to ask whether it still lives, took longer than writing.
        """
        job: Job | None = first
        held: Connection | None = None
        try:
            while job is not None:
                jobs = sorted([job, *self._gathered()], key=lambda job: job.game)
                waited_for = [job for job in jobs if job.answer.set_running_or_notify_cancel()]
                held = self._write(waited_for, held)
                written = time.monotonic()
                job = self.waiting.get(timeout=REST)
                if time.monotonic() - written < CLOSE:
                    time.sleep(GATHER)
            return False
        except Empty:
            return True
        finally:
            if held is not None:
                held.close()

    def _gathered(self) -> Iterator[Job]:
        """What else is waiting by now."""
        with suppress(Empty):
            for _ in range(MOST_AT_ONCE - 1):
                job = self.waiting.get_nowait()
                if job is None:
                    self.waiting.put(None)  # the end is for the next round
                    return
                yield job

    def _write(self, jobs: Sequence[Job], held: Connection | None) -> Connection | None:
        """All in one transaction; if one of them fails, each in its own: none fails for another.

        The connection is held for those that follow, unless something went wrong.
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
                return self._write(jobs, None)  # it died between two transactions
            if len(jobs) > 1 and (_is_deadlock(error) or not isinstance(error, NO_ANSWER)):
                held = None
                for job in jobs:
                    held = self._write([job], held)
                return held
            for job in jobs:  # the database is to blame: none would fare better alone
                job.answer.set_exception(understood(error))
            return None
        for job, result in zip(jobs, results, strict=True):
            job.answer.set_result(result)
        return held
