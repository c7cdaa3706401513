"""Visitors: what everybody at one address, and somebody at many, may ask for: enough is left.

One address may be a whole school: the limits are far beyond what playing takes. They hold for one
worker, and are kept in memory only.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection, Request

from ziggurat.server.errors import RateLimited
from ziggurat.server.http.fair_scheduler import FairScheduler
from ziggurat.server.http.rate_limits import TokenBucket

MOST_VISITORS: Final = 20_000  # beyond that, those who came longest ago are forgotten
PICTURE: Final = 4  # what a whole picture costs, in drawings of a page


class Rate(NamedTuple):
    """A burst, then so many a second."""

    burst: float
    rate: float


@dataclass(frozen=True)
class Limits:
    """How much one address may ask for."""

    requests: Rate
    drawings: Rate
    changes: Rate  # of games
    games: Rate
    people: Rate
    codes: Rate  # tries
    sockets: int  # at once
    tabs: int  # at once for the same seats of a game


USUAL: Final = Limits(
    requests=Rate(300, 30),
    drawings=Rate(120, 20),
    changes=Rate(600, 20),
    games=Rate(40, 1 / 15),
    people=Rate(40, 1 / 30),
    codes=Rate(10, 1 / 60),
    sockets=120,
    tabs=12,
)
ENDLESS: Final = Rate(1e9, 1e9)
NONE: Final = Limits(
    ENDLESS, ENDLESS, ENDLESS, ENDLESS, ENDLESS, ENDLESS, sockets=10**9, tabs=10**9
)


class ClientLimits:
    """One address: what it has left of each allowance, and its open sockets."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self.requests = TokenBucket(*limits.requests, clock)
        self.drawings = TokenBucket(*limits.drawings, clock)
        self.changes = TokenBucket(*limits.changes, clock)
        self.games = TokenBucket(*limits.games, clock)
        self.people = TokenBucket(*limits.people, clock)
        self.codes = TokenBucket(*limits.codes, clock)
        self.most_sockets = limits.sockets
        self.sockets = 0

    @contextmanager
    def talks(self) -> Iterator[bool]:
        """Count a socket as long as it is open; whether there was room for it."""
        self.sockets += 1
        try:
            yield self.sockets <= self.most_sockets
        finally:
            self.sockets -= 1


class RateLimits:
    """All addresses that were here lately."""

    def __init__(self, limits: Limits = USUAL, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.clock = clock
        self.known: dict[str, ClientLimits] = {}
        self.lines: dict[str, str] = {}  # the address at which somebody was seen first
        self.turnstile = FairScheduler()

    def at(self, address: str) -> ClientLimits:
        """Whoever asks from an address."""
        visitor = self.known.pop(address, None) or ClientLimits(self.limits, self.clock)
        self.known[address] = visitor  # the last one goes last
        if len(self.known) > MOST_VISITORS:
            oldest = next(iter(self.known))
            if not self.known[oldest].sockets:
                del self.known[oldest]
            else:
                self.known[oldest] = self.known.pop(oldest)
        return visitor

    def line(self, address: str, person: str) -> str:
        """In whose line somebody waits: all at one address in one, and at many in one as well."""
        line = self.lines.pop(person, address)
        self.lines[person] = line
        if len(self.lines) > MOST_VISITORS:
            del self.lines[next(iter(self.lines))]
        return line


def address_of(request: HTTPConnection) -> str:
    """From where somebody asks; whoever has one address of IPv6 has all of its network."""
    host = request.client.host if request.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return str(ip_network((host, 64), strict=False)) if address.version == 6 else host


def visitors_of(request: HTTPConnection) -> RateLimits:
    """Everybody who visits the app."""
    visitors: RateLimits = request.app.state.visitors
    return visitors


def visitor_of(request: HTTPConnection) -> ClientLimits:
    """Whoever sent a request."""
    return visitors_of(request).at(address_of(request))


def turnstile_of(request: HTTPConnection) -> FairScheduler:
    """Where everybody has to pass."""
    return visitors_of(request).turnstile


@contextmanager
def talks(request: HTTPConnection, person: str = "") -> Iterator[bool]:
    """Count a socket of an address, and of somebody; whether there was room for it."""
    somebody = visitors_of(request).at(person or address_of(request))
    with (
        visitor_of(request).talks() as here,
        somebody.talks() if person else nullcontext(True) as fits,
    ):
        yield here and fits


def check(bucket: TokenBucket, cost: float = 1) -> None:
    """Take something from an allowance, or refuse."""
    if not bucket.take(cost):
        raise RateLimited(bucket.wait(cost))


def may_ask(request: HTTPConnection, person: str) -> None:
    """Refuse somebody who has pages made without end, at however many addresses."""
    if request.scope["type"] == "http":  # sockets are counted as long as they are open
        check(visitors_of(request).at(person).requests)


def waits_in_line(request: HTTPConnection, person: str) -> str:
    """In whose line bots think for whoever asks."""
    address = address_of(request)
    return visitors_of(request).line(address, person) if person else address


def may_make(request: Request, person: str = "") -> None:
    """Refuse whoever makes games without end: at one address, or somebody at many."""
    check(visitors_of(request).at(person or address_of(request)).games)


def may_draw(request: Request, cost: float = 1) -> None:
    """Refuse whoever has drawings made without end."""
    check(visitor_of(request).drawings, cost)
