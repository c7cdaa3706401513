"""Heartbeat table: game clocks exclude server downtime.

Workers send heartbeats while any clock runs. A worker that finds a gap longer than allowed adds it
to the downtime, once for all games. Game time is wall time without the downtime, and rows are
stored with it.
"""

import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from secrets import token_hex
from typing import NamedTuple

from sqlalchemy import Connection, Engine, case, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ziggurat.server.config import CONFIG
from ziggurat.server.storage.schema import GAMES, SERVICE
from ziggurat.server.storage.writer import Writer

Clock = Callable[[], float]


class DueGames(NamedTuple):
    """A heartbeat: its game time, and the games that may have a timeout."""

    at: float
    due: list[str]


class Heartbeat:
    """The heartbeat row of a database."""

    def __init__(self, engine: Engine, writer: Writer, clock: Clock = time.time) -> None:
        self.writer = writer
        self.clock = clock
        self.lost = 0.0  # total downtime, as last read
        self._begin(engine)
        self.beat().result()  # game time is unknown before the first heartbeat

    def _begin(self, engine: Engine) -> None:
        """Insert the heartbeat row if it is missing."""
        line = {"id": 1, "beat": self.clock(), "lost": 0.0, "secret": token_hex(32)}
        with suppress(IntegrityError), engine.begin() as connection:
            if connection.execute(select(SERVICE.c.id)).first() is None:
                connection.execute(insert(SERVICE), line)

    def now(self) -> float:
        """The current game time, by the downtime known here."""
        return self.clock() - self.lost

    def served(self, connection: Connection) -> float:
        """The current game time, inside a writing transaction."""
        now, line = self.clock(), connection.execute(select(SERVICE)).one()
        self.lost = (
            line.lost if now - line.beat <= CONFIG.storage.max_gap_s else _alive(connection, now)
        )
        return now - self.lost

    def beat(self) -> "Future[DueGames]":
        """Send a heartbeat if any clock runs; returns the games that are due."""

        def work(connection: Connection) -> DueGames:
            now = self.clock()
            if connection.execute(select(func.min(GAMES.c.due))).scalar() is None:
                self.lost = connection.execute(select(SERVICE.c.lost)).scalar_one()
                return DueGames(now - self.lost, [])
            self.lost = _alive(connection, now)
            due = select(GAMES.c.id).where(GAMES.c.due <= now - self.lost)
            found = connection.execute(
                due.order_by(GAMES.c.due).limit(CONFIG.storage.max_due_games)
            )
            return DueGames(now - self.lost, list(found.scalars()))

        return self.writer.write(work)

    def expect(self, game: str, seconds: float) -> "Future[None]":
        """Schedule a check of a game, unless there is one already.

        The delay counts from the write: recent downtime may not be known yet.
        """
        line = update(GAMES).where(GAMES.c.id == game, GAMES.c.due.is_(None))

        def work(connection: Connection) -> None:
            connection.execute(line.values(due=self.served(connection) + seconds))

        return self.writer.write(work, game)

    def reschedule(self, game: str, at: float | None, now: float) -> "Future[None]":
        """Reschedule the check of a due game, or cancel it."""
        line = update(GAMES).where(GAMES.c.id == game, GAMES.c.due <= now).values(due=at)

        def work(connection: Connection) -> None:
            connection.execute(line)

        return self.writer.write(work, game)


def _alive(connection: Connection, now: float) -> float:
    """Record a heartbeat; returns the total downtime, including a gap before it."""
    silence = now - SERVICE.c.beat
    lost = SERVICE.c.lost + case((silence > CONFIG.storage.max_gap_s, silence), else_=0.0)
    beat = case((silence > 0, now), else_=SERVICE.c.beat)
    done = update(SERVICE).values(lost=lost, beat=beat).returning(SERVICE.c.lost)
    return float(connection.execute(done).scalar_one())
