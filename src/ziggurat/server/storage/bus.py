"""Bus: notifications between workers about changed games and presence.

On PostgreSQL a notification is part of the writing transaction, so it is sent if and only if that
commits. SQLite is for one worker, which notifies itself.
"""

import logging
import threading
from collections.abc import Callable, Iterable, Mapping
from secrets import token_hex
from typing import Final

import sqlalchemy
from sqlalchemy import Connection, Engine, func, select

from ziggurat.server.config import CONFIG

log = logging.getLogger(__name__)

CHANNEL: Final = "ziggurat"
EVERYTHING: Final = ""  # instead of a game: notifications may have been missed
LOBBY: Final = "!"  # instead of a game: the listed tables have changed
PERSON: Final = "@"  # prefix of a user id, instead of a game: permissions have changed
RELOAD: Final = "~"  # prefix of a game: content was removed, and open tabs reload it

Heard = Callable[[str], object]
PresenceHandler = Callable[[str, str, list[int]], object]  # worker, game, connected seats


def of_person(person: str) -> str:
    """The notification that a user's permissions have changed."""
    return PERSON + person


def reload_notice(game: str) -> str:
    """The notification that content of a game was removed."""
    return RELOAD + game


class Bus:
    """The bus of a single worker: does nothing."""

    shared = False  # whether there may be other workers

    def tell(self, connection: Connection, game: str) -> None:
        """Announce, in the writing transaction, that a game has changed."""

    def publish_presence(self, seats: Mapping[str, Iterable[int]]) -> None:
        """Publish the seats with a connected client on this worker (presence)."""

    def listen(self, heard: Heard, presence_changed: PresenceHandler) -> None:
        """Subscribe to changes and presence, called from a thread of the bus."""

    def close(self) -> None:
        """Stop listening."""


class PostgresBus(Bus):
    """The bus of several workers, by LISTEN and NOTIFY."""

    shared = True

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.worker = token_hex(4)
        self.closing = threading.Event()
        self.ready = threading.Event()
        self.thread: threading.Thread | None = None

    def tell(self, connection: Connection, game: str) -> None:
        """Notify with the transaction: sent on commit."""
        connection.execute(select(func.pg_notify(CHANNEL, f"{self.worker} {game}")))

    def publish_presence(self, seats: Mapping[str, Iterable[int]]) -> None:
        """Send one notification per game."""
        with self.engine.begin() as connection:
            for game, some in seats.items():
                said = f"{self.worker} {game} {','.join(map(str, some))}"
                connection.execute(select(func.pg_notify(CHANNEL, said)))

    def listen(self, heard: Heard, presence_changed: PresenceHandler) -> None:
        """Listen in a thread of its own; after a reconnect everything may have changed."""
        self.thread = threading.Thread(
            target=self._run, args=[heard, presence_changed], name="bus", daemon=True
        )
        self.thread.start()

    def close(self) -> None:
        """Stop listening."""
        self.closing.set()
        if self.thread is not None:
            self.thread.join()

    def _run(self, heard: Heard, presence_changed: PresenceHandler) -> None:
        while not self.closing.is_set():
            try:
                self._hear(heard, presence_changed)
            except Exception:
                log.exception("no news from other workers: connecting again")
                self.closing.wait(CONFIG.storage.poll_interval_s)

    def _hear(self, heard: Heard, presence_changed: PresenceHandler) -> None:
        with self.engine.connect() as connection:
            connection.execution_options(isolation_level="AUTOCOMMIT")
            connection.execute(sqlalchemy.text(f"LISTEN {CHANNEL}"))
            line = connection.connection.driver_connection
            assert line is not None
            self.ready.set()
            heard(EVERYTHING)
            while not self.closing.is_set():
                for notice in line.notifies(timeout=CONFIG.storage.poll_interval_s):
                    worker, game, *seats = notice.payload.split(" ")
                    if worker == self.worker:
                        continue
                    if seats:
                        presence_changed(
                            worker, game, [int(seat) for seat in seats[0].split(",") if seat]
                        )
                    else:
                        heard(game)


def bus_for(engine: Engine) -> Bus:
    """The bus for a database."""
    return PostgresBus(engine) if engine.dialect.name == "postgresql" else Bus()
