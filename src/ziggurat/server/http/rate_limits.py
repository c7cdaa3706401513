"""Rate limits: token buckets, and truncated text."""

import asyncio
import unicodedata
from collections.abc import Callable
from typing import Final

UNSEEN: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
"""Characters that are not seen, turn the text around, or stand for something of ours."""


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


def line(text: str, length: int) -> str:
    """Untrusted text as one line of bounded length, without invisible characters."""
    seen = (" " if unicodedata.category(one) in UNSEEN else one for one in text[: 10 * length])
    return " ".join("".join(seen).split())[:length].strip()
