"""Retries: delays with exponential backoff. `config` has the parameters of each retry."""

from collections.abc import Iterator

from ziggurat.server.config import Retry


def backoff(retry: Retry) -> Iterator[float]:
    """The unlimited series of delays before the attempts of a retry."""
    delay = 0.0
    while True:
        delay = next_delay(retry, delay)
        yield delay


def next_delay(retry: Retry, previous_s: float) -> float:
    """The delay after another one; 0 before the first."""
    return min(2 * previous_s, retry.longest_s) if previous_s else retry.first_s
