"""Jobs played by the machines of a Ray cluster.

Ray hands a job out again when its process or its machine dies; a mistake in a game is raised at
once, as it would only be made again. A result belongs to its job's place, so none counts twice.
"""

import os
import pickle
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeVar

from ziggurat.arena.executors import Executor
from ziggurat.bots import PROGRAM
from ziggurat.core.errors import ZigguratError
from ziggurat.extras import needs
from ziggurat.programs.program import parse_installed

J = TypeVar("J")
R = TypeVar("R")

AGAIN: Final = 3  # times a job is begun again: a job that killed four processes would kill a fifth
AHEAD: Final = 2  # jobs submitted per processor, so that none is idle
CONNECT_TIMEOUT_S: Final = 5.0  # to connect to the address of a cluster
SETTINGS: Final = bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])  # a frame of HTTP/2, which Ray speaks
HELLO: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + SETTINGS
PAGE: Final = "docs/how-to/many-machines.md"


class Machines(Executor):
    """Runs jobs in parallel on all processors of a cluster."""

    def __init__(self, ray: Any, bots: Sequence[str]) -> None:
        self.ray = ray
        self.terms = sources(), os.getcwd(), tuple(bot for bot in bots if PROGRAM in bot)
        self.task = ray.remote(_by_value()).options(
            num_cpus=1,
            max_retries=AGAIN,
            retry_exceptions=False,
            scheduling_strategy="SPREAD",
        )

    def play(self, play: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        """Results are buffered until all earlier ones have arrived."""
        under_way: dict[Any, int] = {}
        done: dict[int, R] = {}
        begun = ended = 0
        while ended < len(jobs):
            while begun < len(jobs) and len(under_way) < self._most():
                packed = pickle.dumps((play, jobs[begun]))
                under_way[self.task.remote(*self.terms, packed)] = begun
                begun += 1
            ready, _ = self.ray.wait(list(under_way))
            for one in ready:
                done[under_way.pop(one)] = self._result(one)
            while ended in done:
                yield done.pop(ended)
                ended += 1

    def _most(self) -> int:
        """The number of jobs that may be running, with the current machines."""
        return AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 0)))

    def _result(self, one: Any) -> Any:
        """The result of a job; its exception is raised here."""
        try:
            agreed, result = self.ray.get(one)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from error
        except self.ray.exceptions.RayError as error:
            raise ZigguratError(
                f"the process of a game died {AGAIN + 1} times; giving up: {_line(error)}"
            ) from error
        if not agreed:
            raise ZigguratError(result)
        return result


@contextmanager
def connect(address: str, bots: Sequence[str] = ()) -> Iterator[Machines]:
    """The machines of the cluster at an address."""
    with needs("ray"):
        import ray
    _knock(address)
    # Ray tells of lost machines on the standard output, where only results belong.
    with redirect_stdout(sys.stderr):
        try:
            ray.init(address, log_to_driver=False, logging_level="error")
        except Exception as error:  # Ray has many, and they are all about the cluster
            why = _line(error)
            raise ZigguratError(f"cannot join the Ray cluster at {address}: {why}") from error
        try:
            yield Machines(ray, bots)
        finally:
            ray.shutdown()


def _knock(address: str) -> None:
    """Refuse an address where no Ray listens, as it would try for minutes itself."""
    host, mark, port = address.rpartition(":")
    if address == "auto":  # Ray looks for one on this machine
        return
    if not (mark and host and port.isdecimal() and "/" not in host):
        raise ZigguratError(f"the address of a Ray cluster is HOST:PORT or auto, not {address!r}")
    try:
        with socket.create_connection((host, int(port)), CONNECT_TIMEOUT_S) as line:
            line.sendall(HELLO)
            said = line.recv(len(SETTINGS))
    except (OSError, OverflowError, UnicodeError) as error:
        raise ZigguratError(f"no Ray cluster answers at {address} ({PAGE}): {error}") from error
    if said[3:4] != SETTINGS[3:4]:
        raise ZigguratError(f"what answers at {address} is not Ray ({PAGE})")


def _line(error: Exception) -> str:
    """The words of an error in one line."""
    return " ".join(str(error).split())


def _by_value() -> Callable[[str, str, tuple[str, ...], bytes], tuple[bool, Any]]:
    """The remote function, serialised by value so that it can report a missing Ziggurat."""

    def play_there(
        wanted: str, folder: str, programs: tuple[str, ...], packed: bytes
    ) -> tuple[bool, Any]:
        try:
            from ziggurat.arena.machines import run_job
        except ImportError as error:
            from socket import gethostname

            return False, f"{gethostname()} cannot play: {error}"
        return run_job(wanted, folder, programs, packed)

    return play_there


def run_job(wanted: str, folder: str, programs: tuple[str, ...], packed: bytes) -> tuple[bool, Any]:
    """The result of a job, or why this machine cannot run it."""
    here = socket.gethostname()
    if sources() != wanted:
        return False, f"{here} has another version of Ziggurat: install the same one ({PAGE})"
    if programs:
        try:
            os.chdir(folder)  # commands are found as they are where the series was begun
            for spec in programs:
                parse_installed(spec)
        except (OSError, ZigguratError) as error:
            return False, f"{here} lacks a program: {error}"
    play, job = pickle.loads(packed)
    return True, play(job)


@cache
def sources() -> str:
    """A hash of the sources of this package."""
    root = Path(__file__).parents[1]
    found = sha256()
    for path in sorted(root.rglob("*")):
        if path.suffix in (".py", ".toml"):
            found.update(f"{path.relative_to(root).as_posix()}\0".encode())
            found.update(path.read_bytes())
    return found.hexdigest()
