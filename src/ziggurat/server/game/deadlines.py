"""Deadline watcher: sends the heartbeat and checks games whose time may be up."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ziggurat.server.errors import ServerError
from ziggurat.server.storage.heartbeat import HEARTBEAT_S, Heartbeat

log = logging.getLogger(__name__)

Look = Callable[[str, float], Awaitable[None]]  # checks a game at a moment


class DeadlineWatcher:
    """One background task per worker."""

    def __init__(
        self, service: Heartbeat, look: Look, also: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        self.service = service
        self.look = look
        self.also = also  # another check run with each heartbeat
        self.task = asyncio.create_task(self._run())

    async def beat(self) -> None:
        """One heartbeat: check all due games; an error in one does not affect the others."""
        beat = await asyncio.wrap_future(self.service.beat())
        for game in beat.due:
            try:
                await self.look(game, beat.at)
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
            await asyncio.sleep(HEARTBEAT_S)

    async def close(self) -> None:
        """Stop the task."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
