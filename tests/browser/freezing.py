"""A TCP proxy that can freeze the connections it has, as a phone that changes its network does."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

HOST = "127.0.0.1"
CHUNK = 65_536


class Freezing:
    """Passes bytes on; what is frozen stays open and passes nothing, new connections work."""

    def __init__(self, upstream: int) -> None:
        self.upstream = upstream
        self.listener = socket.create_server((HOST, 0))
        self.port = int(self.listener.getsockname()[1])
        self.opened = 0
        self._frozen = 0  # connections with a lower number
        self._ends: list[socket.socket] = []
        self._threads: list[threading.Thread] = []

    def freeze(self) -> None:
        """Freeze every connection there is now."""
        self._frozen = self.opened

    def start(self, run: object, *values: object) -> None:
        """Do something beside everything else."""
        thread = threading.Thread(target=run, args=values)  # type: ignore[arg-type]  # a function
        self._threads.append(thread)
        thread.start()

    def accept(self) -> None:
        """Take connections until the listener is closed."""
        with suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                far = socket.create_connection((HOST, self.upstream))
                self._ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    self.start(self._pass_on, self.opened, one, other)
                self.opened += 1

    def stop(self) -> None:
        """Close everything and wait for it."""
        for one in (self.listener, *self._ends):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
        for thread in self._threads:
            thread.join()

    def _pass_on(self, number: int, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(CHUNK):
                if number >= self._frozen:
                    other.sendall(data)
            if number >= self._frozen:
                other.shutdown(socket.SHUT_WR)


@contextmanager
def freezing(upstream: int) -> Iterator[Freezing]:
    """A proxy before a port, for a while."""
    proxy = Freezing(upstream)
    proxy.start(proxy.accept)
    try:
        yield proxy
    finally:
        proxy.stop()
