"""Tally: what was done and how long it took, in plain numbers for whoever watches over a server."""

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds


class Times:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)  # the last one: longer than all bounds
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Once more, so long."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Tally:
    """Counted since the process began."""

    def __init__(self) -> None:
        self.answers: Counter[int] = Counter()  # to requests, by status
        self.requests = Times()  # until they were answered
        self.changes = Times()  # of games, until they were on disk and made
        self.refusals: Counter[str] = Counter()  # by the word of the protocol
        self.gone: Counter[str] = Counter()  # persons: those who left, and those out of time
        self.thoughts = Times()  # of bots, the wait for a process included
        self.thinking = 0  # questions to bots that are open

    @contextmanager
    def thinks(self) -> Iterator[None]:
        """Count a question to a bot as long as it is open."""
        began = time.perf_counter()
        self.thinking += 1
        try:
            yield
        finally:
            self.thinking -= 1
            self.thoughts.add(time.perf_counter() - began)
