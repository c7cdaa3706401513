"""The queue of questions to bots: fair to everybody who waits.

Short thinkers go first. Those who let bots think take turns, and so do their games: whoever has
forty games with hard bots waits for them, and nobody else does.
"""

from collections import deque
from collections.abc import Callable
from typing import Final, Generic, TypeVar

T = TypeVar("T")

PATIENCE: Final = 20  # short thinkers in a row before a long one has its turn


class FairQueue(Generic[T]):
    """Lines of those who wait, one for each who asks, served in turn; the short ones first."""

    def __init__(self, is_short: Callable[[T], bool]) -> None:
        self.is_short = is_short
        self.short: dict[str, deque[T]] = {}  # by who asks, the next in turn first
        self.long: dict[str, deque[T]] = {}
        self.in_a_row = 0

    def __len__(self) -> int:
        return sum(len(line) for lines in (self.short, self.long) for line in lines.values())

    def __bool__(self) -> bool:
        return bool(self.short or self.long)

    def waiting_long(self) -> int:
        """How many long thinkers wait."""
        return sum(map(len, self.long.values()))

    def put(self, asker: str, one: T) -> None:
        """Stand in line for somebody."""
        lines = self.short if self.is_short(one) else self.long
        lines.setdefault(asker, deque()).append(one)

    def get(self, only_short: bool = False) -> T:
        """Whose turn it is; there has to be somebody."""
        rests = self.in_a_row >= PATIENCE and self.long and not only_short
        lines = self.long if rests or not self.short else self.short
        self.in_a_row = self.in_a_row + 1 if lines is self.short else 0
        asker = next(iter(lines))
        line = lines.pop(asker)
        one = line.popleft()
        if line:
            lines[asker] = line  # behind the others
        return one
