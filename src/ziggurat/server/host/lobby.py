"""Lobby: the tables strangers may find, read again when something stirs, told to who looks on."""

import asyncio
import logging
from typing import Final, Protocol

from ziggurat.server.errors import ServerError
from ziggurat.server.play.tables import Listed
from ziggurat.server.store.tables import Tables

log = logging.getLogger(__name__)

PAUSE: Final = 0.3  # seconds: what happens meanwhile is read at once
LATER: Final = 5.0  # seconds until a database that did not answer is asked again


class Visitor(Protocol):
    """Somebody who looks on at the lobby."""

    def changed(self) -> None:
        """Other tables, or others at them."""

    def parted(self) -> None:
        """Somebody keeps away from somebody else now, or does so no more."""


class Lobby:
    """What is listed, once for all who look on at this worker."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.listed: tuple[Listed, ...] = ()
        self.visitors: set[Visitor] = set()
        self.reading: asyncio.Task[None] | None = None
        self.stirred = False

    async def read(self) -> tuple[Listed, ...]:
        """The tables as they are now."""
        before, self.listed = self.listed, await asyncio.to_thread(self.tables.listed)
        if self.listed != before:
            for visitor in list(self.visitors):
                visitor.changed()
        return self.listed

    def stir(self) -> None:
        """Have the tables read again soon, if anybody looks on."""
        self.stirred = True
        if self.visitors and self.reading is None:
            self.reading = asyncio.create_task(self._read())

    def part(self) -> None:
        """Have everybody see for themselves from whom they are kept away now."""
        for visitor in list(self.visitors):
            visitor.parted()

    async def _read(self) -> None:
        try:
            while self.stirred and self.visitors:
                await asyncio.sleep(PAUSE)
                self.stirred = False
                try:
                    await self.read()
                except ServerError as failed:
                    log.warning("the lobby could not be read: %s", failed)
                    self.stirred = True
                    await asyncio.sleep(LATER)
        finally:
            self.reading = None

    async def close(self) -> None:
        """Read no more."""
        if self.reading is not None:
            self.reading.cancel()
            await asyncio.gather(self.reading, return_exceptions=True)
