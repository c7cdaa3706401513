"""Bus: word between workers on one database that a game has changed, and who looks on.

PostgreSQL carries it: a notice is part of the transaction that writes, so it is never sent for
something that was not written, and never before. SQLite is for one worker, which tells itself.
"""

import logging
import threading
from collections.abc import Callable, Iterable, Mapping
from secrets import token_hex
from typing import Final

import sqlalchemy
from sqlalchemy import Connection, Engine, func, select

log = logging.getLogger(__name__)

CHANNEL: Final = "ziggurat"
PATIENCE: Final = 1.0  # seconds between looks at the door, and before connecting again
EVERYTHING: Final = ""  # instead of a game: notices may have been missed
LOBBY: Final = "!"  # instead of a game: tables that strangers may find have changed
PERSON: Final = "@"  # before who it is, instead of a game: what somebody may do has changed
ANEW: Final = "~"  # before a game: something was removed from it, and open tabs load it again

Heard = Callable[[str], object]
Met = Callable[[str, str, list[int]], object]  # a worker, a game, the seats looked on for there


def of_person(person: str) -> str:
    """What is said, instead of a game, when what somebody may do has changed."""
    return PERSON + person


def anew(game: str) -> str:
    """What is said when something was removed from a game."""
    return ANEW + game


class Bus:
    """One worker has nobody to tell."""

    shared = False  # whether there may be other workers

    def tell(self, connection: Connection, game: str) -> None:
        """Say, with what is being written, that a game has changed."""

    def meet(self, seats: Mapping[str, Iterable[int]]) -> None:
        """Say for which seats of some games somebody looks on here."""

    def listen(self, heard: Heard, met: Met) -> None:
        """Have the games named that others change or look on at, from a thread of the bus."""

    def close(self) -> None:
        """Stop listening."""


class PostgresBus(Bus):
    """Workers tell each other by LISTEN and NOTIFY."""

    shared = True

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.worker = token_hex(4)
        self.closing = threading.Event()
        self.ready = threading.Event()
        self.thread: threading.Thread | None = None

    def tell(self, connection: Connection, game: str) -> None:
        """Notify with the transaction: sent when it is on disk."""
        connection.execute(select(func.pg_notify(CHANNEL, f"{self.worker} {game}")))

    def meet(self, seats: Mapping[str, Iterable[int]]) -> None:
        """Notify of each game by itself."""
        with self.engine.begin() as connection:
            for game, some in seats.items():
                said = f"{self.worker} {game} {','.join(map(str, some))}"
                connection.execute(select(func.pg_notify(CHANNEL, said)))

    def listen(self, heard: Heard, met: Met) -> None:
        """Listen in a thread of its own; after a break everything may have changed."""
        self.thread = threading.Thread(target=self._run, args=[heard, met], name="bus", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Stop listening."""
        self.closing.set()
        if self.thread is not None:
            self.thread.join()

    def _run(self, heard: Heard, met: Met) -> None:
        while not self.closing.is_set():
            try:
                self._hear(heard, met)
            except Exception:
                log.exception("no news from other workers: connecting again")
                self.closing.wait(PATIENCE)

    def _hear(self, heard: Heard, met: Met) -> None:
        with self.engine.connect() as connection:
            connection.execution_options(isolation_level="AUTOCOMMIT")
            connection.execute(sqlalchemy.text(f"LISTEN {CHANNEL}"))
            line = connection.connection.driver_connection
            assert line is not None
            self.ready.set()
            heard(EVERYTHING)
            while not self.closing.is_set():
                for notice in line.notifies(timeout=PATIENCE):
                    worker, game, *seats = notice.payload.split(" ")
                    if worker == self.worker:
                        continue
                    if seats:
                        met(worker, game, [int(seat) for seat in seats[0].split(",") if seat])
                    else:
                        heard(game)


def bus_for(engine: Engine) -> Bus:
    """The bus of a database."""
    return PostgresBus(engine) if engine.dialect.name == "postgresql" else Bus()
