"""Who plays many games: this process, several of them, or the machines of a cluster."""

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
    """Plays jobs; what they come to does not depend on who plays them."""

    @abstractmethod
    def play(self, play: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        """What each job comes to, in the order of the jobs; `play` belongs to a module."""


class LocalExecutor(Executor):
    """One job after the other, here."""

    def play(self, play: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        """A job is played when its result is asked for."""
        return map(play, jobs)


class ProcessExecutor(Executor):
    """Several jobs at once, in processes of this machine."""

    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self.pool = pool

    def play(self, play: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        """All are handed over at once."""
        return self.pool.map(play, jobs)


LOCAL_EXECUTOR: Final = LocalExecutor()


@contextmanager
def executor_for(
    processes: int = 1, cluster: str | None = None, bots: Sequence[str] = ()
) -> Iterator[Executor]:
    """Those who play, as long as they are needed; a cluster has to have bots that are programs."""
    if cluster is not None:
        if processes > 1:
            raise ZigguratError(
                "--jobs starts processes on this machine: use either --jobs or --ray"
            )
        from ziggurat.arena.machines import joined

        with joined(cluster, bots) as machines:
            yield machines
    elif processes > 1:
        # Spawned, so that a process starts from nothing on every platform.
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            yield ProcessExecutor(pool)
    else:
        yield LOCAL_EXECUTOR
