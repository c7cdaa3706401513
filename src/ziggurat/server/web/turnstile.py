"""Turnstile: one at a time, those of every address in turn.

Whoever sends without end waits behind themselves: between two of theirs everybody else has a turn.
"""

import asyncio
from typing import NamedTuple

from ziggurat.server.host.queue import FairQueue


class Waiting(NamedTuple):
    """Somebody who wants to pass, and whether that takes little time."""

    turn: "asyncio.Future[None]"
    short: bool


class Turnstile:
    """Lets one through in each turn of the loop; messages go before pages."""

    def __init__(self) -> None:
        self.waiting: FairQueue[Waiting] = FairQueue(lambda one: one.short)
        self.turning = False

    async def pass_through(self, address: str, short: bool = False) -> None:
        """Go on at once if nobody else does in this turn of the loop, or stand in line."""
        loop = asyncio.get_running_loop()
        if not self.turning:
            self.turning = True
            loop.call_soon(self._turn)
            return
        one = Waiting(loop.create_future(), short)
        self.waiting.put(address, one)
        await one.turn

    def _turn(self) -> None:
        while self.waiting:
            turn = self.waiting.get().turn
            if not turn.done():  # those who went away have no turn
                turn.set_result(None)
                turn.get_loop().call_soon(self._turn)
                return
        self.turning = False
