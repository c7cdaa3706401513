"""Service: the time during which somebody served. While nobody does, no clock runs.

Workers say that they are there, as long as a clock runs anywhere. Whoever finds that nobody said so
for longer than it should take counts that time as lost, once for all games. So a moment of a game
is a number of seconds from which all that was lost is taken away, and rows are stored with it.
"""

import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from secrets import token_hex
from typing import Final, NamedTuple

from sqlalchemy import Connection, Engine, case, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ziggurat.server.storage.schema import GAMES, SERVICE
from ziggurat.server.storage.writer import Writer

EVERY: Final = 0.5  # seconds between two signs of life
LONGEST: Final = 1.0  # without one, if anybody is there
MOST_DUE: Final = 100  # games at once
Clock = Callable[[], float]


class Beat(NamedTuple):
    """A moment, and the games in which somebody may be out of time by then."""

    at: float
    due: list[str]


class Heartbeat:
    """The one line of a database that says when somebody served."""

    def __init__(self, engine: Engine, writer: Writer, clock: Clock = time.time) -> None:
        self.writer = writer
        self.clock = clock
        self.lost = 0.0  # as it was last read
        self._begin(engine)
        self.beat().result()  # nobody is asked how late it is before that is known

    def _begin(self, engine: Engine) -> None:
        """Write the one line, if nobody has."""
        line = {"id": 1, "beat": self.clock(), "lost": 0.0, "secret": token_hex(32)}
        with suppress(IntegrityError), engine.begin() as connection:
            if connection.execute(select(SERVICE.c.id)).first() is None:
                connection.execute(insert(SERVICE), line)

    def now(self) -> float:
        """This moment, as far as it is known here what was lost."""
        return self.clock() - self.lost

    def served(self, connection: Connection) -> float:
        """This moment, for something that is being written."""
        now, line = self.clock(), connection.execute(select(SERVICE)).one()
        self.lost = line.lost if now - line.beat <= LONGEST else _alive(connection, now)
        return now - self.lost

    def beat(self) -> "Future[Beat]":
        """Say that somebody is there, if any clock runs; which games are due."""

        def work(connection: Connection) -> Beat:
            now = self.clock()
            if connection.execute(select(func.min(GAMES.c.due))).scalar() is None:
                self.lost = connection.execute(select(SERVICE.c.lost)).scalar_one()
                return Beat(now - self.lost, [])
            self.lost = _alive(connection, now)
            due = select(GAMES.c.id).where(GAMES.c.due <= now - self.lost)
            found = connection.execute(due.order_by(GAMES.c.due).limit(MOST_DUE))
            return Beat(now - self.lost, list(found.scalars()))

        return self.writer.write(work)

    def expect(self, game: str, seconds: float) -> "Future[None]":
        """Have a game looked at in so many seconds, unless it is to be looked at anyway.

        They begin when this is written: how long nobody served before may not be known yet.
        """
        line = update(GAMES).where(GAMES.c.id == game, GAMES.c.due.is_(None))

        def work(connection: Connection) -> None:
            connection.execute(line.values(due=self.served(connection) + seconds))

        return self.writer.write(work, game)

    def look(self, game: str, at: float | None, now: float) -> "Future[None]":
        """Have a game that is due now looked at then, or no more."""
        line = update(GAMES).where(GAMES.c.id == game, GAMES.c.due <= now).values(due=at)

        def work(connection: Connection) -> None:
            connection.execute(line)

        return self.writer.write(work, game)


def _alive(connection: Connection, now: float) -> float:
    """Note that somebody is there; how much was lost so far, a silence before this included."""
    silence = now - SERVICE.c.beat
    lost = SERVICE.c.lost + case((silence > LONGEST, silence), else_=0.0)
    beat = case((silence > 0, now), else_=SERVICE.c.beat)
    done = update(SERVICE).values(lost=lost, beat=beat).returning(SERVICE.c.lost)
    return float(connection.execute(done).scalar_one())
