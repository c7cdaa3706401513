"""A child process with pipes: answers are limited in time and size."""

import os
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from typing import IO, Final
from weakref import finalize

from ziggurat.programs.faults import CHATTY, DEAD, ENDLESS, MISSING, SLOW, Fault, printable

CHUNK: Final = 1 << 16
LONGEST: Final = 1 << 16  # bytes of an answer
TAIL: Final = 1 << 10  # bytes kept of what it said to its standard error
SWEEPS: Final = 64  # chunks read of it after the end: it may have children that go on writing

# Waits until this process is gone, whatever ended it, and takes the program along: with all that it
# has started, as they are one group.
KEEPER: Final = "read -r _; kill -s KILL -- -$0"


class Process:
    """A running program, asked line by line; it ends with this object."""

    def __init__(self, command: Sequence[str]) -> None:
        self.process, keeper = _kept(command)
        self.selector = DefaultSelector()
        self.close = finalize(self, _close, self.process, keeper, self.selector)
        self.stdin, self.stdout, self.stderr = (
            _unblocked(pipe)
            for pipe in (self.process.stdin, self.process.stdout, self.process.stderr)
        )
        self.selector.register(self.stdout, EVENT_READ)
        self.selector.register(self.stderr, EVENT_READ)
        self.unsent = b""
        self.heard = b""
        self.tail = b""

    def ask(self, question: bytes, seconds: float) -> bytes:
        """The line it answers with."""
        end = time.monotonic() + seconds
        self._listen(0)
        if self.heard:
            raise Fault(CHATTY, f"said unasked: {printable(self.heard)}")
        self.unsent = question
        self.selector.register(self.stdin, EVENT_WRITE)
        while b"\n" not in self.heard:
            if len(self.heard) > LONGEST:
                raise Fault(ENDLESS, f"a line that does not end: {printable(self.heard)}")
            left = end - time.monotonic()
            if left <= 0:
                raise Fault(SLOW, f"no answer within {seconds:g} s")
            self._listen(left)
        if self.unsent:
            raise Fault(CHATTY, f"answered before it was asked: {printable(self.heard)}")
        line, _, self.heard = self.heard.partition(b"\n")
        return line

    def _listen(self, seconds: float) -> None:
        """Read or write, whichever is possible first."""
        for key, _ in self.selector.select(seconds):
            if key.fd == self.stdin:
                self._send()
            elif key.fd == self.stdout:
                chunk = os.read(self.stdout, CHUNK)
                if not chunk:
                    raise self._ended()
                self.heard += chunk
            elif not self._overhear():
                self.selector.unregister(self.stderr)

    def _send(self) -> None:
        """Some more of the question; it may be longer than a pipe."""
        try:
            self.unsent = self.unsent[os.write(self.stdin, self.unsent[:CHUNK]) :]
        except BlockingIOError:
            return
        except BrokenPipeError:
            raise self._ended() from None
        if not self.unsent:
            self.selector.unregister(self.stdin)

    def _overhear(self) -> bool:
        """Keep the last of what it says to its standard error; False where there is no more."""
        chunk = os.read(self.stderr, CHUNK)
        self.tail = (self.tail + chunk)[-TAIL:]
        return bool(chunk)

    def _ended(self) -> Fault:
        """How it ended, and its last words."""
        _kill(self.process)
        code = self.process.wait()
        how = "it closed its pipes" if code == -signal.SIGKILL else f"it ended with code {code}"
        with suppress(BlockingIOError):
            for _ in range(SWEEPS):
                if not self._overhear():
                    break
        last = self.tail.strip().rpartition(b"\n")[2]
        return Fault(DEAD, f"{how}: {printable(last)}" if last else how)


def _kept(command: Sequence[str]) -> tuple[subprocess.Popen[bytes], subprocess.Popen[bytes]]:
    """Start a program and its watchdog, or neither."""
    try:
        process = _start(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        try:
            return process, _start(["/bin/sh", "-c", KEEPER, str(process.pid)])
        except OSError:
            _kill(process)
            process.communicate()
            raise
    except (OSError, ValueError) as error:
        raise Fault(MISSING, printable(str(error))) from error


def _start(
    command: Sequence[str],
    stdout: int = subprocess.DEVNULL,
    stderr: int = subprocess.DEVNULL,
) -> subprocess.Popen[bytes]:
    """In a group of its own, so that it can be ended with all its children."""
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=stdout,
        stderr=stderr,
        bufsize=0,
        start_new_session=True,
    )


def _unblocked(pipe: IO[bytes] | None) -> int:
    assert pipe is not None
    os.set_blocking(pipe.fileno(), False)
    return pipe.fileno()


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kill the process group; its id cannot be reused before it was waited for."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)


def _close(
    process: subprocess.Popen[bytes], keeper: subprocess.Popen[bytes], selector: DefaultSelector
) -> None:
    """End the program and its watchdog, and wait for both."""
    keeper.kill()
    keeper.wait()
    if process.returncode is None:
        _kill(process)
        process.wait()
    selector.close()
    for pipe in (keeper.stdin, process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            with suppress(OSError):
                pipe.close()
