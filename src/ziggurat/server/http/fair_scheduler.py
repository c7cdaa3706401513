"""Fair scheduler: round-robin by client address.

A flooding client only delays its own requests.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from ziggurat.server.config import CONFIG
from ziggurat.server.fair_queue import FairQueue


class WaitingRequest(NamedTuple):
    """A queued request, and whether it is short."""

    turn: "asyncio.Future[None]"
    short: bool


class FairScheduler:
    """Admits one request per loop iteration; messages go before pages.

    The number of concurrent pages is limited: after a stall of the database all of them would be
    rendered in the same iteration.
    """

    def __init__(self) -> None:
        self.waiting: FairQueue[WaitingRequest] = FairQueue(lambda one: one.short)
        self.turning = False
        self.pages = 0  # in process

    async def pass_through(self, address: str, short: bool = False) -> None:
        """Continue at once if this loop iteration is free, or queue."""
        loop = asyncio.get_running_loop()
        if not self.turning and (short or self.pages < CONFIG.http.max_concurrent_pages):
            self._soon()
            return
        one = WaitingRequest(loop.create_future(), short)
        self.waiting.put(address, one)
        await one.turn

    @contextmanager
    def page(self) -> Iterator[None]:
        """Count an admitted page while it is processed."""
        self.pages += 1
        try:
            yield
        finally:
            self.pages -= 1
            if self.waiting and not self.turning:
                self._soon()

    def _soon(self) -> None:
        self.turning = True
        asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        while self.waiting.short or (
            self.waiting.long and self.pages < CONFIG.http.max_concurrent_pages
        ):
            turn = self.waiting.get(only_short=self.pages >= CONFIG.http.max_concurrent_pages).turn
            if not turn.done():  # cancelled requests are skipped
                turn.set_result(None)
                turn.get_loop().call_soon(self._turn)
                return
        self.turning = False
