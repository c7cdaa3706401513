"""Rate limits: token buckets."""

import asyncio
from collections.abc import Callable


class TokenBucket:
    """Token bucket."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float]) -> None:
        self.burst = burst
        self.rate = rate
        self.clock = clock
        self.level = burst
        self.checked = clock()

    def take(self, cost: float = 1) -> bool:
        """Take tokens if there are enough; returns whether there were."""
        if self.wait(cost) > 0:
            return False
        self.level -= cost
        return True

    def wait(self, cost: float = 1) -> float:
        """Seconds until enough tokens are available."""
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.checked) * self.rate)
        self.checked = now
        return max(0.0, (cost - self.level) / self.rate)

    async def ready(self, cost: float = 1) -> None:
        """Wait until enough tokens are available."""
        while pause := self.wait(cost):
            await asyncio.sleep(pause)

    async def pass_through(self, cost: float = 1) -> None:
        """Wait for tokens and take them."""
        while not self.take(cost):
            await asyncio.sleep(self.wait(cost))
