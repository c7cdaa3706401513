"""Client limits: allowances per client address, and per user across addresses.

One address may be a whole school, so the limits are far above normal play. They apply per worker
and are kept in memory only.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from ipaddress import ip_address, ip_network

from starlette.requests import HTTPConnection, Request

from ziggurat.server.config import CONFIG, AddressLimits
from ziggurat.server.errors import RateLimited
from ziggurat.server.http.fair_scheduler import FairScheduler
from ziggurat.server.http.rate_limits import TokenBucket


class ClientLimits:
    """One client address: its token buckets and open sockets."""

    def __init__(self, limits: AddressLimits, clock: Callable[[], float]) -> None:
        self.requests = TokenBucket(*limits.requests, clock)
        self.drawings = TokenBucket(*limits.drawings, clock)
        self.changes = TokenBucket(*limits.changes, clock)
        self.games = TokenBucket(*limits.games, clock)
        self.people = TokenBucket(*limits.people, clock)
        self.codes = TokenBucket(*limits.codes, clock)
        self.most_sockets = limits.sockets
        self.sockets = 0

    @contextmanager
    def counted_socket(self) -> Iterator[bool]:
        """Count a socket while it is open; yields whether the limit allows it."""
        self.sockets += 1
        try:
            yield self.sockets <= self.most_sockets
        finally:
            self.sockets -= 1


class RateLimits:
    """The clients seen recently."""

    def __init__(
        self, limits: AddressLimits = CONFIG.address, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.limits = limits
        self.clock = clock
        self.known: dict[str, ClientLimits] = {}
        self.lines: dict[str, str] = {}  # the first address of each user
        self.scheduler = FairScheduler()

    def at(self, address: str) -> ClientLimits:
        """The client of an address."""
        client = self.known.pop(address, None) or ClientLimits(self.limits, self.clock)
        self.known[address] = client  # most recently used last
        if len(self.known) > CONFIG.http.max_clients:
            oldest = next(iter(self.known))
            if not self.known[oldest].sockets:
                del self.known[oldest]
            else:
                self.known[oldest] = self.known.pop(oldest)
        return client

    def line(self, address: str, person: str) -> str:
        """The scheduling key: one per address, and one for a user with many addresses."""
        line = self.lines.pop(person, address)
        self.lines[person] = line
        if len(self.lines) > CONFIG.http.max_clients:
            del self.lines[next(iter(self.lines))]
        return line


def address_of(request: HTTPConnection) -> str:
    """The client address of a request; for IPv6, its network."""
    host = request.client.host if request.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return str(ip_network((host, 64), strict=False)) if address.version == 6 else host


def rate_limits_of(request: HTTPConnection) -> RateLimits:
    """The rate limits of the app."""
    limits: RateLimits = request.app.state.rate_limits
    return limits


def client_of(request: HTTPConnection) -> ClientLimits:
    """The client of a request."""
    return rate_limits_of(request).at(address_of(request))


def scheduler_of(request: HTTPConnection) -> FairScheduler:
    """The request scheduler of the app."""
    return rate_limits_of(request).scheduler


@contextmanager
def counted_socket(request: HTTPConnection, person: str = "") -> Iterator[bool]:
    """Count a socket per address and per user; yields whether the limits allow it."""
    somebody = rate_limits_of(request).at(person or address_of(request))
    with (
        client_of(request).counted_socket() as here,
        somebody.counted_socket() if person else nullcontext(True) as fits,
    ):
        yield here and fits


def consume(bucket: TokenBucket, cost: float = 1) -> None:
    """Take tokens from a bucket, or raise RateLimited."""
    if not bucket.take(cost):
        raise RateLimited(bucket.wait(cost))


def limit_requests(request: HTTPConnection, person: str) -> None:
    """Rate-limit page requests per user, across addresses."""
    if request.scope["type"] == "http":  # sockets are limited by number
        consume(rate_limits_of(request).at(person).requests)


def scheduling_key(request: HTTPConnection, person: str) -> str:
    """The key by which bot requests of this client are scheduled."""
    address = address_of(request)
    return rate_limits_of(request).line(address, person) if person else address


def limit_new_games(request: Request, person: str = "") -> None:
    """Rate-limit the creation of games per address and per user."""
    consume(rate_limits_of(request).at(person or address_of(request)).games)


def limit_drawings(request: Request, cost: float = 1) -> None:
    """Rate-limit rendered pictures."""
    consume(client_of(request).drawings, cost)
