"""How much a visitor may send: buckets that fill with time, and text cut to size."""

import asyncio
import unicodedata
from collections.abc import Callable, Iterator
from typing import Final

NAME_LENGTH = 24
CHAT_LENGTH = 300
UNSEEN: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
"""Characters that are not seen, turn the text around, or stand for something of ours."""


class TokenBucket:
    """Lets through a burst, then so many a second."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float]) -> None:
        self.burst = burst
        self.rate = rate
        self.clock = clock
        self.level = burst
        self.checked = clock()

    def take(self, cost: float = 1) -> bool:
        """Whether one more is let through now."""
        if self.wait(cost) > 0:
            return False
        self.level -= cost
        return True

    def wait(self, cost: float = 1) -> float:
        """Seconds until one more would be let through."""
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.checked) * self.rate)
        self.checked = now
        return max(0.0, (cost - self.level) / self.rate)

    async def ready(self, cost: float = 1) -> None:
        """Wait until one more would be let through."""
        while pause := self.wait(cost):
            await asyncio.sleep(pause)

    async def pass_through(self, cost: float = 1) -> None:
        """Wait until one more is let through."""
        while not self.take(cost):
            await asyncio.sleep(self.wait(cost))


def backoff(first: float, longest: float) -> Iterator[float]:
    """Seconds to wait before each new attempt: twice as long each time, up to the longest."""
    pause = first
    while True:
        yield pause
        pause = min(2 * pause, longest)


def line(text: str, length: int) -> str:
    """Foreign text as one line of bounded length, without characters that nobody sees."""
    seen = (" " if unicodedata.category(one) in UNSEEN else one for one in text[: 10 * length])
    return " ".join("".join(seen).split())[:length].strip()
