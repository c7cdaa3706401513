"""How much a visitor may send: buckets that fill with time, and text cut to size."""

import re
from collections.abc import Callable

NAME_LENGTH = 24
CHAT_LENGTH = 300
_SPACE = re.compile(r"[\s\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069]+")


class Bucket:
    """Lets through a burst, then so many a second."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float]) -> None:
        self.burst = burst
        self.rate = rate
        self.clock = clock
        self.level = burst
        self.checked = clock()

    def take(self) -> bool:
        """Whether one more is let through now."""
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.checked) * self.rate)
        self.checked = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


def line(text: str, length: int) -> str:
    """Foreign text as one line of bounded length, without control and direction characters."""
    return _SPACE.sub(" ", text).strip()[:length].strip()
