"""Presence: the seats with a connected client, on all workers of a database.

Each worker publishes changes and repeats them periodically: lost messages are made up for, and a
worker that died times out.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Final, NamedTuple, Protocol

from ziggurat.server.config import CONFIG
from ziggurat.server.sessions.store import ChatLine
from ziggurat.server.storage.bus import Bus

log = logging.getLogger(__name__)

EVERYBODY: Final = "*"  # instead of a user: the game is deleted for all subscribers


class Subscriber(Protocol):
    """A subscriber of a game, and its seats."""

    seats: Sequence[int]

    def presence_changed(self) -> None:
        """Presence has changed."""

    def changed(self) -> None:
        """The session has changed."""

    def chat_received(self, line: ChatLine) -> None:
        """A chat line was written."""

    def permissions_changed(self, person: str) -> None:
        """The permissions of a user have changed."""


class RemotePresence(NamedTuple):
    """The last announcement of another worker."""

    seats: Sequence[int]
    heard: float


class Subscribers:
    """The subscribers of one game."""

    def __init__(
        self,
        stirred: Callable[[Sequence[int]], object] = lambda seats: None,
        presence_changed: Callable[[], object] = lambda: None,
    ) -> None:
        self.stirred = stirred
        self.presence_changed = presence_changed
        self.listeners: set[Subscriber] = set()
        self.elsewhere: dict[str, RemotePresence] = {}  # by worker

    def join(self, listener: Subscriber) -> None:
        """Add a subscriber."""
        self.listeners.add(listener)
        self._presence_changed()
        self.stirred(listener.seats)

    def leave(self, listener: Subscriber) -> None:
        """Remove a subscriber."""
        self.listeners.discard(listener)
        self._presence_changed()
        self.stirred(listener.seats)

    def heard(self, worker: str, seats: Sequence[int], now: float) -> bool:
        """Process an announcement of another worker; returns whether that worker needs ours."""
        known, before = worker in self.elsewhere, self.here()
        self.elsewhere.pop(worker, None)
        if seats:
            self.elsewhere[worker] = RemotePresence(seats, now)
        if self.here() != before:
            self._presence_changed()
        return bool(seats) and not known

    def forget(self, now: float) -> None:
        """Remove workers that timed out."""
        silent = [
            name
            for name, one in self.elsewhere.items()
            if now - one.heard > CONFIG.realtime.worker_timeout_s
        ]
        for worker in silent:
            self.heard(worker, (), now)

    def seats(self) -> list[int]:
        """The seats with a connected client on this worker."""
        return sorted({seat for listener in self.listeners for seat in listener.seats})

    def here(self) -> list[int]:
        """The seats with a connected client on any worker."""
        others = (seat for one in self.elsewhere.values() for seat in one.seats)
        return sorted({*self.seats(), *others})

    def permissions_changed(self, person: str) -> None:
        """Notify all subscribers that a user's permissions have changed."""
        for listener in list(self.listeners):
            listener.permissions_changed(person)

    def _presence_changed(self) -> None:
        for listener in list(self.listeners):
            listener.presence_changed()
        self.presence_changed()


class Presence:
    """Publishes and receives presence between workers."""

    def __init__(
        self,
        bus: Bus,
        rooms: Mapping[str, Subscribers],
        came: Callable[[str], object] = lambda game: None,
    ) -> None:
        self.bus = bus
        self.rooms = rooms
        self.came = came  # called for each game with a connected player
        self.began = time.monotonic()
        self.attended: dict[str, float] = {}  # the last time a player was connected
        self.changed_games: set[str] = set()  # games with changed presence
        self.stirred = asyncio.Event()
        self.telling = asyncio.create_task(self._tell()) if bus.shared else None

    def mark_changed(self, game: str, seats: Sequence[int] = ()) -> None:
        """Mark a game for publication; players of `seats` just connected or disconnected."""
        if seats:
            self._attend(game)
        if self.telling is not None:
            self.changed_games.add(game)
            self.stirred.set()

    def heard(self, worker: str, game: str, seats: Sequence[int]) -> None:
        """Another worker announces its seats of a game; a new worker is answered."""
        if seats:
            self._attend(game)
        room = self.rooms.get(game)
        if room is not None and room.heard(worker, seats, time.monotonic()):
            self.mark_changed(game)

    def _attend(self, game: str) -> None:
        self.attended.pop(game, None)
        self.attended[game] = time.monotonic()  # most recent last
        if len(self.attended) > CONFIG.realtime.max_attended_games:
            del self.attended[next(iter(self.attended))]
        self.came(game)

    def absent(self, game: str) -> float:
        """Seconds since a player was connected to a game, as far as known here."""
        room = self.rooms.get(game)
        if room is not None and room.here():
            return 0.0
        return time.monotonic() - self.attended.get(game, self.began)

    async def close(self) -> None:
        """Stop; no client is connected here any more."""
        if self.telling is None:
            return
        self.telling.cancel()
        await asyncio.gather(self.telling, return_exceptions=True)
        await self._say(dict.fromkeys(self._watched(), ()))

    def _watched(self) -> list[str]:
        return [game for game, room in list(self.rooms.items()) if room.seats()]

    async def _tell(self) -> None:
        again = time.monotonic() + CONFIG.realtime.publish_interval_s
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(again - time.monotonic()):
                    await self.stirred.wait()
            self.stirred.clear()
            games, self.changed_games = self.changed_games, set()
            if time.monotonic() >= again:
                again = time.monotonic() + CONFIG.realtime.publish_interval_s
                games.update(self._watched())
                for room in list(self.rooms.values()):
                    room.forget(time.monotonic())
            await self._say({game: self._seats(game) for game in games})

    def _seats(self, game: str) -> Sequence[int]:
        room = self.rooms.get(game)
        return room.seats() if room is not None else ()

    async def _say(self, seats: Mapping[str, Iterable[int]]) -> None:
        try:
            await asyncio.to_thread(self.bus.publish_presence, seats)
        except Exception as failed:  # repeated at the next interval
            log.warning("other workers were not told who looks on: %s", failed)
