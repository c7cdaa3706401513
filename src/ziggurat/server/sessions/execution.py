"""Execution of requests: decide, store, apply; nothing is applied that was not stored."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from ziggurat.server.config import CONFIG
from ziggurat.server.errors import Conflict, Refused, Reject, StoreFailed
from ziggurat.server.game.changeset import Changeset
from ziggurat.server.game.rows import Departure
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import bind
from ziggurat.server.retries import backoff
from ziggurat.server.sessions.background import BackgroundTasks
from ziggurat.server.sessions.cached_session import CachedSession
from ziggurat.server.sessions.deadlines import in_time, until_timeout
from ziggurat.server.sessions.session_cache import SessionCache
from ziggurat.server.tally import Tally

log = logging.getLogger(__name__)


Request = Callable[[Session], Changeset]


class RequestExecutor:
    """Executes requests, one at a time per session."""

    def __init__(
        self,
        sessions: SessionCache,
        tally: Tally,
        background: BackgroundTasks,
        lobby_changed: Callable[[], object],
    ) -> None:
        self.store = sessions.store
        self.sessions = sessions
        self.tally = tally
        self.background = background
        self.lobby_changed = lobby_changed

    async def run(self, live: CachedSession, request: Request) -> None:
        """Execute to the end even if the client disconnects: memory must match the store."""
        task = asyncio.ensure_future(self._act(live, request))
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_unheard)
            raise

    async def _act(self, live: CachedSession, request: Request) -> None:
        async with live.lock:
            began = time.perf_counter()
            try:
                written = await self._written(live, request)
            except Refused as refused:
                self.tally.refusals[refused.why] += 1
                raise
            if written is None:
                return
            changeset, at = written
            live.carry_out(changeset, at)
            self.tally.changes.add(time.perf_counter() - began)
            gone = (row.kind for row in changeset.rows if isinstance(row, Departure))
            self.tally.gone.update(gone)
        if live.session.over:
            await self._finished(live)
        if changeset.revision == 0 or live.session.over:
            self.lobby_changed()

    async def _written(
        self, live: CachedSession, request: Request
    ) -> tuple[Changeset, float] | None:
        """Decide and store; None if there is nothing to do.

        After a conflict with another worker the request is decided again.
        """
        for _ in range(CONFIG.game.max_conflicts):
            session = live.session
            changeset = request(session)
            if not changeset:
                return None
            rows, setup = changeset.rows, session.setup
            roster = bind(setup.players) if changeset.revision == 0 and setup.binds else ()
            try:
                soon = until_timeout(session, rows, self.store.service.now())
                until = in_time(session, rows)
                written = self.store.append(setup.id, changeset.revision, rows, soon, roster, until)
                at = await asyncio.wrap_future(written)
            except Conflict:
                await self.sessions.reload(live)
                continue
            if roster:
                session.setup = replace(setup, roster=roster)
            return changeset, at
        raise Refused(Reject.STALE, "others were quicker again and again")

    async def _finished(self, live: CachedSession) -> None:
        """Store the result of a finished game; the final view does not wait for it."""
        try:
            await asyncio.to_thread(self.sessions.store_result, live.session)
            live.views.clear()  # a rated game changed the ratings
        except StoreFailed as failed:
            log.warning("game %s: its end waits: %s", live.session.setup.id, failed)
            self.background.start(self._finish_later(live))

    async def _finish_later(self, live: CachedSession) -> None:
        for pause in backoff(CONFIG.game.result_retry):
            await asyncio.sleep(pause)
            with suppress(StoreFailed):
                await asyncio.to_thread(self.sessions.store_result, live.session)
                live.views.clear()
                live.changed()
                return


def _unheard(task: "asyncio.Task[None]") -> None:
    """Log the error of a request whose client disconnected; refusals are not errors."""
    fault = None if task.cancelled() else task.exception()
    if fault is not None and not isinstance(fault, Refused):
        log.warning("a request failed after its visitor had left: %s", fault)
