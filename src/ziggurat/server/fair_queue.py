"""Fair queue of bot requests.

Fast levels go first. Requests are scheduled round-robin by client and then by game, so a client
with forty games of slow bots delays only its own requests.
"""

from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

from ziggurat.server.config import CONFIG

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Round-robin queues per client, one pair for fast and slow levels; fast ones first."""

    def __init__(self, is_short: Callable[[T], bool]) -> None:
        self.is_short = is_short
        self.short: dict[str, deque[T]] = {}  # by client, next in turn first
        self.long: dict[str, deque[T]] = {}
        self.in_a_row = 0

    def __len__(self) -> int:
        return sum(len(line) for lines in (self.short, self.long) for line in lines.values())

    def __bool__(self) -> bool:
        return bool(self.short or self.long)

    def waiting_long(self) -> int:
        """The number of queued slow requests."""
        return sum(map(len, self.long.values()))

    def put(self, asker: str, one: T) -> None:
        """Queue a request of a client."""
        lines = self.short if self.is_short(one) else self.long
        lines.setdefault(asker, deque()).append(one)

    def get(self, only_short: bool = False) -> T:
        """The next request; the queue must not be empty."""
        rests = self.in_a_row >= CONFIG.bots.max_fast_in_a_row and self.long and not only_short
        lines = self.long if rests or not self.short else self.short
        self.in_a_row = self.in_a_row + 1 if lines is self.short else 0
        asker = next(iter(lines))
        line = lines.pop(asker)
        one = line.popleft()
        if line:
            lines[asker] = line  # to the end of the round
        return one
