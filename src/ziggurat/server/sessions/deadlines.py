"""Deadlines: the clocks of running games, and the task that looks after them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from ziggurat.server.config import CONFIG
from ziggurat.server.errors import (
    CorruptGame,
    IncompatibleVersion,
    NoSuchGame,
    Refused,
    ServerError,
)
from ziggurat.server.game.changeset import Changeset
from ziggurat.server.game.rows import Back, Choose, End, Leave, Row, Undo
from ziggurat.server.game.session import Session
from ziggurat.server.sessions.background import BackgroundTasks
from ziggurat.server.sessions.cached_session import CachedSession
from ziggurat.server.sessions.session_cache import SessionCache
from ziggurat.server.storage.heartbeat import Heartbeat

log = logging.getLogger(__name__)


Check = Callable[[str, float], Awaitable[None]]  # checks a game at a moment
Open = Callable[[str], Awaitable[CachedSession]]
Act = Callable[[CachedSession, Callable[[Session], Changeset]], Awaitable[None]]


class DeadlineWatcher:
    """One background task per worker."""

    def __init__(
        self, service: Heartbeat, check: Check, also: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        self.service = service
        self.check = check
        self.also = also  # another check run with each heartbeat
        self.task = asyncio.create_task(self._run())

    async def beat(self) -> None:
        """One heartbeat: check all due games; an error in one does not affect the others."""
        beat = await asyncio.wrap_future(self.service.beat())
        for game in beat.due:
            try:
                await self.check(game, beat.at)
            except Exception:
                log.exception("game %s was not looked at", game)
        if self.also is not None:
            await self.also()

    async def _run(self) -> None:
        while True:
            try:
                await self.beat()
            except ServerError as failed:
                log.warning("nobody looks after the clocks: %s", failed)
            await asyncio.sleep(CONFIG.storage.heartbeat_s)

    async def close(self) -> None:
        """Stop the task."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


class GameClocks:
    """Starts the clocks of games, and replaces players who timed out."""

    def __init__(
        self, sessions: SessionCache, open_game: Open, act: Act, background: BackgroundTasks
    ) -> None:
        self.sessions = sessions
        self.service = sessions.store.service
        self.open = open_game
        self.act = act
        self.background = background

    async def check(self, game: str, now: float) -> None:
        """Start clocks whose waiting period is over, or replace a player who timed out."""
        try:
            live = await self.open(game)
        except (NoSuchGame, CorruptGame, IncompatibleVersion):
            await asyncio.wrap_future(self.service.reschedule(game, None, now))
            return
        if self.sessions.store.bus.shared:
            await self.sessions.refresh(live)  # include rows of other workers
        with suppress(Refused):  # another worker wrote first
            await self.act(live, lambda session: session.begin() or session.late(now))
        if not live.session.over:
            ends = live.session.times.ends if live.session.times else None
            again = now + CONFIG.game.recheck_s if ends is None else ends
            await asyncio.wrap_future(self.service.reschedule(game, again, now))

    def presence_changed(self, game: str) -> None:
        """Presence changed: clocks start once all players have been connected together.

        By days they start with the first player who is connected.
        """
        live = self.sessions.referenced.get(game)
        if live is None or not live.session.begin():
            return
        here, players = set(live.here()), live.session.persons
        if players <= here or (_is_by_days(live) and players & here):
            self.background.start(self._begin(live))

    def player_came(self, live: CachedSession) -> None:
        """A player opened the game: by days its time begins to run."""
        if _is_by_days(live) and live.session.begin():
            self.background.start(self._begin(live))

    async def expect(self, game: str) -> None:
        """All seats are taken: limit the wait for players who do not connect."""
        await asyncio.wrap_future(self.service.expect(game, CONFIG.game.connect_timeout_s))

    async def _begin(self, live: CachedSession) -> None:
        with suppress(Refused):  # another worker wrote first
            await self.act(live, lambda session: session.begin())


def _is_by_days(live: CachedSession) -> bool:
    """Whether players have days for each turn."""
    clock = live.session.setup.clock
    return clock is not None and bool(clock.days)


def until_timeout(session: Session, rows: Sequence[Row], now: float) -> float | None:
    """Seconds until the next timeout is possible after these rows; None without a clock."""
    if session.times is None:
        return None
    if any(isinstance(row, Back) for row in rows):
        return 0.0
    return min(
        (session.times.of(seat, now) for seat in session.persons), default=CONFIG.game.recheck_s
    )


def in_time(session: Session, rows: Sequence[Row]) -> float | None:
    """Latest write time of rows by the player whose clock runs; None for other rows."""
    times = session.times
    if times is None or times.ends is None:
        return None
    mine = (row for row in rows if row.seat == times.seat)
    plays = any(isinstance(row, (Choose, End, Undo, Leave)) for row in mine)
    return times.ends + CONFIG.game.flag_grace_s if plays else None
