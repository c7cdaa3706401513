"""Process time, best of several rounds."""

import time
from collections.abc import Callable
from typing import NamedTuple

ROUNDS = 5


class Speed(NamedTuple):
    """How many things were done in how many seconds, in the best round."""

    done: int
    seconds: float

    @property
    def per_second(self) -> float:
        """Things a second."""
        return self.done / self.seconds if self.seconds else 0.0

    @property
    def microseconds(self) -> float:
        """Microseconds a thing."""
        return 1e6 * self.seconds / self.done if self.done else 0.0


def one_round(work: Callable[[], int]) -> Speed:
    """One round of work that says how much it did."""
    start = time.process_time()
    count = work()
    return Speed(count, time.process_time() - start)


def best(work: Callable[[], int], rounds: int = ROUNDS) -> Speed:
    """The fastest of several rounds."""
    return max((one_round(work) for _ in range(rounds)), key=lambda speed: speed.per_second)
