"""The app under uvicorn, on a free port of this machine, in a thread."""

import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn

LOGGERS = ("uvicorn.access", "uvicorn.error")


@contextmanager
def serving(config: uvicorn.Config) -> Iterator[int]:
    """The port it answers at."""
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:  # a test that fails must not leave a server behind
        server.should_exit = True
        thread.join()


class Lines(logging.Handler):
    """Keeps what is logged."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


@contextmanager
def listening() -> Iterator[list[str]]:
    """What uvicorn writes into its log."""
    handler = Lines()
    for name in LOGGERS:
        logging.getLogger(name).addHandler(handler)
    try:
        yield handler.lines
    finally:
        for name in LOGGERS:
            logging.getLogger(name).removeHandler(handler)
