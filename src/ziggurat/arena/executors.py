"""Executors of jobs: this process, several processes, or the machines of a cluster."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Final, TypeVar

from ziggurat.core.errors import ZigguratError

J = TypeVar("J")
R = TypeVar("R")


class Executor(ABC):
    """Runs jobs; the results do not depend on the executor."""

    @abstractmethod
    def play(self, play: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        """The result of each job, in order; `play` must be a module-level function."""


class LocalExecutor(Executor):
    """Runs one job after the other in this process."""

    def play(self, play: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        """A job runs when its result is requested."""
        return map(play, jobs)


class ProcessExecutor(Executor):
    """Runs jobs in parallel processes of this machine."""

    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self.pool = pool

    def play(self, play: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        """Submits all jobs at once."""
        return self.pool.map(play, jobs)


LOCAL_EXECUTOR: Final = LocalExecutor()


@contextmanager
def executor_for(
    processes: int = 1, cluster: str | None = None, bots: Sequence[str] = ()
) -> Iterator[Executor]:
    """An executor as a context manager; a cluster must have the bots' programs installed."""
    if cluster is not None:
        if processes > 1:
            raise ZigguratError(
                "--jobs starts processes on this machine: use either --jobs or --ray"
            )
        from ziggurat.arena.machines import connect

        with connect(cluster, bots) as machines:
            yield machines
    elif processes > 1:
        # Spawned, so that a process starts from nothing on every platform.
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            yield ProcessExecutor(pool)
    else:
        yield LOCAL_EXECUTOR
