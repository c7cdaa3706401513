"""Turnstile: one at a time, those of every address in turn.

Whoever sends without end waits behind themselves: between two of theirs everybody else has a turn.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from ziggurat.server.bots.queue import FairQueue

MOST_PAGES: Final = 4  # at work at a time


class Waiting(NamedTuple):
    """Somebody who wants to pass, and whether that takes little time."""

    turn: "asyncio.Future[None]"
    short: bool


class FairScheduler:
    """Lets one through in each turn of the loop; messages go before pages.

    Few pages are at work at a time: many that wait for the database together would all be drawn
    in the same turn when it has answered.
    """

    def __init__(self) -> None:
        self.waiting: FairQueue[Waiting] = FairQueue(lambda one: one.short)
        self.turning = False
        self.pages = 0  # at work

    async def pass_through(self, address: str, short: bool = False) -> None:
        """Go on at once if nobody else does in this turn of the loop, or stand in line."""
        loop = asyncio.get_running_loop()
        if not self.turning and (short or self.pages < MOST_PAGES):
            self._soon()
            return
        one = Waiting(loop.create_future(), short)
        self.waiting.put(address, one)
        await one.turn

    @contextmanager
    def page(self) -> Iterator[None]:
        """Count a page that has passed as long as it is at work."""
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
        while self.waiting.short or (self.waiting.long and self.pages < MOST_PAGES):
            turn = self.waiting.get(only_short=self.pages >= MOST_PAGES).turn
            if not turn.done():  # those who went away have no turn
                turn.set_result(None)
                turn.get_loop().call_soon(self._turn)
                return
        self.turning = False
