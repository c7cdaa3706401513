"""Metrics counters: operation counts and durations in plain numbers."""

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds


class Times:
    """A histogram of durations."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)  # the last one: above all bounds
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Add a duration."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Tally:
    """Counters since the process started."""

    def __init__(self) -> None:
        self.answers: Counter[int] = Counter()  # responses by status
        self.requests = Times()  # until responses were sent
        self.changes = Times()  # of games, until they were durable and applied
        self.refusals: Counter[str] = Counter()  # by protocol code
        self.gone: Counter[str] = Counter()  # human players: departures and timeouts
        self.thoughts = Times()  # of bots, including queueing
        self.thinking = 0  # open bot requests

    @contextmanager
    def thinks(self) -> Iterator[None]:
        """Count a bot request while it is open."""
        began = time.perf_counter()
        self.thinking += 1
        try:
            yield
        finally:
            self.thinking -= 1
            self.thoughts.add(time.perf_counter() - began)
