"""Lobby feed: the listed tables, re-read when they change and pushed to subscribers."""

import asyncio
import logging
import time
from collections.abc import Callable, Hashable
from typing import Any, Protocol, TypeVar, cast

from ziggurat.server.config import CONFIG
from ziggurat.server.errors import ServerError
from ziggurat.server.lobby.model import ListedTable
from ziggurat.server.lobby.store import LobbyStore
from ziggurat.server.retries import backoff

T = TypeVar("T")

log = logging.getLogger(__name__)


class LobbySubscriber(Protocol):
    """A subscriber of the lobby."""

    def changed(self) -> None:
        """The listed tables or their players have changed."""

    def blocks_changed(self) -> None:
        """The user's blocks have changed; `changed` follows."""


class Snapshot:
    """One read of the tables, with the rendered result for each audience."""

    def __init__(self, listed: tuple[ListedTable, ...] = ()) -> None:
        self.listed = listed
        self.people = frozenset(person for one in listed for person in one.people)
        self.made: dict[Hashable, Any] = {}

    def once(self, audience: Hashable, make: Callable[[], T]) -> T:
        """A value computed once per audience and shared."""
        if audience not in self.made:
            self.made[audience] = make()
        return cast(T, self.made[audience])


class Lobby:
    """The listed tables, shared by all subscribers of this worker."""

    def __init__(self, tables: LobbyStore, absent: Callable[[str], float]) -> None:
        self.tables = tables
        self.absent = absent  # seconds since a player was connected to a table
        self.hidden: frozenset[str] = frozenset()  # open tables without a connected player
        self.again: asyncio.TimerHandle | None = None
        self.edition = Snapshot()
        self.subscribers: set[LobbySubscriber] = set()
        self.pending: dict[LobbySubscriber, None] = {}  # pending subscribers, in order
        self.telling: asyncio.Task[None] | None = None
        self.reading: asyncio.Task[None] | None = None
        self.stale = False

    async def read(self) -> Snapshot:
        """The current tables."""
        found = await asyncio.to_thread(self.tables.listed)
        most = CONFIG.lobby.absent_after_s
        awaited = {one.id: self._attended(one) for one in found}
        listed = tuple(one for one in found if awaited[one.id] > 0)
        self.hidden = frozenset(awaited) - {one.id for one in listed}
        self._read_again(min((awaited[one.id] for one in listed), default=most))
        if listed != self.edition.listed:
            self.edition = Snapshot(listed)
            self._tell()
        return self.edition

    def _attended(self, one: ListedTable) -> float:
        """Seconds until an abandoned table is hidden.

        Players of games by days need not stay connected.
        """
        most = CONFIG.lobby.absent_after_s
        if not one.free or (one.clock and one.clock.days):
            return most
        return most - min(self.absent(one.id), time.time() - one.created)

    def _read_again(self, seconds: float) -> None:
        """Schedule a re-read for when a table may have to be hidden."""
        if self.again is not None:
            self.again.cancel()
        self.again = asyncio.get_running_loop().call_later(seconds, self.invalidate)

    def came(self, game: str) -> None:
        """List a table again whose player has reconnected."""
        if game in self.hidden:
            self.invalidate()

    def _tell(self) -> None:
        """Queue a notification for each subscriber; those still pending stay first."""
        self.pending.update(dict.fromkeys(self.subscribers))
        if self.telling is None:
            self.telling = asyncio.create_task(self._wake())

    async def _wake(self) -> None:
        """Notify one subscriber at a time: the loop serves players in between."""
        try:
            while self.pending:
                subscriber = next(iter(self.pending))
                del self.pending[subscriber]
                if subscriber in self.subscribers:
                    subscriber.changed()
                    await asyncio.sleep(CONFIG.lobby.notify_gap_s)
        finally:
            self.telling = None

    def invalidate(self) -> None:
        """Schedule a re-read if there are subscribers."""
        self.stale = True
        if self.subscribers and self.reading is None:
            self.reading = asyncio.create_task(self._read())

    def invalidate_blocks(self) -> None:
        """Make all subscribers re-read their blocks."""
        for subscriber in self.subscribers:
            subscriber.blocks_changed()
        self._tell()

    async def _read(self) -> None:
        attempts = backoff(CONFIG.lobby.read_retry)
        try:
            while self.stale and self.subscribers:
                await asyncio.sleep(CONFIG.lobby.read_delay_s)
                self.stale = False
                try:
                    await self.read()
                    attempts = backoff(CONFIG.lobby.read_retry)
                except ServerError as failed:
                    log.warning("the lobby could not be read: %s", failed)
                    self.stale = True
                    await asyncio.sleep(next(attempts))
        finally:
            self.reading = None

    async def close(self) -> None:
        """Stop reading and notifying."""
        if self.again is not None:
            self.again.cancel()
        tasks = [task for task in (self.reading, self.telling) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
