"""Presence: the seats somebody looks on for, here and at other workers on the same database.

A worker tells the others when somebody comes or goes, and again and again: what was missed is
heard a little later, and a worker that died is forgotten.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Final, NamedTuple, Protocol

from ziggurat.server.storage.bus import Bus
from ziggurat.server.storage.store import Said

log = logging.getLogger(__name__)

EVERYBODY: Final = "*"  # instead of a person: the game is gone for all who look on
EVERY: Final = 15.0  # seconds until it is told again
GONE: Final = 3 * EVERY  # a worker that has been silent for so long
MOST_ATTENDED: Final = 20_000  # games of which is known when a player was there


class Subscriber(Protocol):
    """Somebody who looks on, and for which seats."""

    seats: Sequence[int]

    def met(self) -> None:
        """Somebody has come or gone."""

    def changed(self) -> None:
        """The session has changed."""

    def said(self, line: Said) -> None:
        """Somebody has said something."""

    def moved(self, person: str) -> None:
        """What somebody may do or hear has changed."""


class Elsewhere(NamedTuple):
    """What another worker said, and when."""

    seats: Sequence[int]
    heard: float


class Subscribers:
    """Those who look on at one game."""

    def __init__(
        self,
        stirred: Callable[[Sequence[int]], object] = lambda seats: None,
        met: Callable[[], object] = lambda: None,
    ) -> None:
        self.stirred = stirred
        self.met = met
        self.listeners: set[Subscriber] = set()
        self.elsewhere: dict[str, Elsewhere] = {}  # by worker

    def join(self, listener: Subscriber) -> None:
        """Somebody looks on from now."""
        self.listeners.add(listener)
        self._meet()
        self.stirred(listener.seats)

    def leave(self, listener: Subscriber) -> None:
        """Somebody does not look on any more."""
        self.listeners.discard(listener)
        self._meet()
        self.stirred(listener.seats)

    def heard(self, worker: str, seats: Sequence[int], now: float) -> bool:
        """Take in who looks on at another worker; whether it does not know yet who does here."""
        known, before = worker in self.elsewhere, self.here()
        self.elsewhere.pop(worker, None)
        if seats:
            self.elsewhere[worker] = Elsewhere(seats, now)
        if self.here() != before:
            self._meet()
        return bool(seats) and not known

    def forget(self, now: float) -> None:
        """Leave out workers that have been silent for too long."""
        silent = [name for name, one in self.elsewhere.items() if now - one.heard > GONE]
        for worker in silent:
            self.heard(worker, (), now)

    def seats(self) -> list[int]:
        """The seats somebody looks on for at this worker."""
        return sorted({seat for listener in self.listeners for seat in listener.seats})

    def here(self) -> list[int]:
        """The seats somebody looks on for, wherever."""
        others = (seat for one in self.elsewhere.values() for seat in one.seats)
        return sorted({*self.seats(), *others})

    def moved(self, person: str) -> None:
        """What somebody may do or hear has changed."""
        for listener in list(self.listeners):
            listener.moved(person)

    def _meet(self) -> None:
        for listener in list(self.listeners):
            listener.met()
        self.met()


class Presence:
    """What the workers tell each other about who looks on."""

    def __init__(
        self,
        bus: Bus,
        rooms: Mapping[str, Subscribers],
        came: Callable[[str], object] = lambda game: None,
    ) -> None:
        self.bus = bus
        self.rooms = rooms
        self.came = came  # told of every game at whose seats there is a player
        self.began = time.monotonic()
        self.attended: dict[str, float] = {}  # when a player was last known to be there
        self.moved: set[str] = set()  # games where somebody came or went
        self.stirred = asyncio.Event()
        self.telling = asyncio.create_task(self._tell()) if bus.shared else None

    def stir(self, game: str, seats: Sequence[int] = ()) -> None:
        """Have it told who looks on at a game; players of some `seats` just came or went."""
        if seats:
            self._attend(game)
        if self.telling is not None:
            self.moved.add(game)
            self.stirred.set()

    def heard(self, worker: str, game: str, seats: Sequence[int]) -> None:
        """Another worker says who looks on there; one that just came is answered."""
        if seats:
            self._attend(game)
        room = self.rooms.get(game)
        if room is not None and room.heard(worker, seats, time.monotonic()):
            self.stir(game)

    def _attend(self, game: str) -> None:
        self.attended.pop(game, None)
        self.attended[game] = time.monotonic()  # the last one goes last
        if len(self.attended) > MOST_ATTENDED:
            del self.attended[next(iter(self.attended))]
        self.came(game)

    def absent(self, game: str) -> float:
        """Seconds since a player was at a game, as far as it is known here."""
        room = self.rooms.get(game)
        if room is not None and room.here():
            return 0.0
        return time.monotonic() - self.attended.get(game, self.began)

    async def close(self) -> None:
        """Nobody looks on here any more."""
        if self.telling is None:
            return
        self.telling.cancel()
        await asyncio.gather(self.telling, return_exceptions=True)
        await self._say(dict.fromkeys(self._watched(), ()))

    def _watched(self) -> list[str]:
        return [game for game, room in list(self.rooms.items()) if room.seats()]

    async def _tell(self) -> None:
        again = time.monotonic() + EVERY
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(again - time.monotonic()):
                    await self.stirred.wait()
            self.stirred.clear()
            games, self.moved = self.moved, set()
            if time.monotonic() >= again:
                again = time.monotonic() + EVERY
                games.update(self._watched())
                for room in list(self.rooms.values()):
                    room.forget(time.monotonic())
            await self._say({game: self._seats(game) for game in games})

    def _seats(self, game: str) -> Sequence[int]:
        room = self.rooms.get(game)
        return room.seats() if room is not None else ()

    async def _say(self, seats: Mapping[str, Iterable[int]]) -> None:
        try:
            await asyncio.to_thread(self.bus.meet, seats)
        except Exception as failed:  # it is told again before long
            log.warning("other workers were not told who looks on: %s", failed)
