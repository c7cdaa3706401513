"""Lobby: the tables strangers may find, read again when something stirs, told to who looks on."""

import asyncio
import logging
import time
from collections.abc import Callable, Hashable
from typing import Any, Final, Protocol, TypeVar, cast

from ziggurat.server.errors import ServerError
from ziggurat.server.lobby.model import Listed
from ziggurat.server.lobby.store import Tables

T = TypeVar("T")

log = logging.getLogger(__name__)

PAUSE: Final = 0.3  # seconds: what happens meanwhile is read at once
BREATH: Final = 0.001  # seconds between two visitors who are told: hundreds take most of a second
AWAY: Final = 60.0  # seconds without a player at a table that waits: then it is not listed
LATER: Final = 5.0  # seconds until a database that did not answer is asked again


class Visitor(Protocol):
    """Somebody who looks on at the lobby."""

    def changed(self) -> None:
        """Other tables, or others at them."""

    def parted(self) -> None:
        """Note that somebody keeps away from somebody else now, or no more; `changed` follows."""


class Edition:
    """The tables as they were read once, and what was made of them for each audience."""

    def __init__(self, listed: tuple[Listed, ...] = ()) -> None:
        self.listed = listed
        self.people = frozenset(person for one in listed for person in one.people)
        self.made: dict[Hashable, Any] = {}

    def once(self, audience: Hashable, make: Callable[[], T]) -> T:
        """What an audience sees: made for the first of it, and shared by the others."""
        if audience not in self.made:
            self.made[audience] = make()
        return cast(T, self.made[audience])


class Lobby:
    """What is listed, once for all who look on at this worker."""

    def __init__(self, tables: Tables, absent: Callable[[str], float]) -> None:
        self.tables = tables
        self.absent = absent  # for how long nobody has been at a table
        self.hidden: frozenset[str] = frozenset()  # tables that wait while nobody is there
        self.again: asyncio.TimerHandle | None = None
        self.edition = Edition()
        self.visitors: set[Visitor] = set()
        self.untold: dict[Visitor, None] = {}  # in this order
        self.telling: asyncio.Task[None] | None = None
        self.reading: asyncio.Task[None] | None = None
        self.stirred = False

    async def read(self) -> Edition:
        """The tables as they are now."""
        found = await asyncio.to_thread(self.tables.listed)
        awaited = {one.id: self._attended(one) for one in found}
        listed = tuple(one for one in found if awaited[one.id] > 0)
        self.hidden = frozenset(awaited) - {one.id for one in listed}
        self._read_again(min(awaited[one.id] for one in listed) if listed else AWAY)
        if listed != self.edition.listed:
            self.edition = Edition(listed)
            self._tell()
        return self.edition

    def _attended(self, one: Listed) -> float:
        """Seconds for which a table is listed even if nobody comes back to it.

        Whoever plays by days does not sit and wait.
        """
        if not one.free or (one.clock and one.clock.days):
            return AWAY
        return AWAY - min(self.absent(one.id), time.time() - one.created)

    def _read_again(self, seconds: float) -> None:
        """Have the tables read again when one of them may have to be hidden."""
        if self.again is not None:
            self.again.cancel()
        self.again = asyncio.get_running_loop().call_later(seconds, self.stir)

    def came(self, game: str) -> None:
        """List a table again to which somebody has come back."""
        if game in self.hidden:
            self.stir()

    def _tell(self) -> None:
        """Have every visitor woken; those who still wait from the last time stay first."""
        self.untold.update(dict.fromkeys(self.visitors))
        if self.telling is None:
            self.telling = asyncio.create_task(self._wake())

    async def _wake(self) -> None:
        """Wake one visitor at a time: the loop serves players in between."""
        try:
            while self.untold:
                visitor = next(iter(self.untold))
                del self.untold[visitor]
                if visitor in self.visitors:
                    visitor.changed()
                    await asyncio.sleep(BREATH)
        finally:
            self.telling = None

    def stir(self) -> None:
        """Have the tables read again soon, if anybody looks on."""
        self.stirred = True
        if self.visitors and self.reading is None:
            self.reading = asyncio.create_task(self._read())

    def part(self) -> None:
        """Have everybody see for themselves from whom they are kept away now."""
        for visitor in self.visitors:
            visitor.parted()
        self._tell()

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
        """Read and tell no more."""
        if self.again is not None:
            self.again.cancel()
        tasks = [task for task in (self.reading, self.telling) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
