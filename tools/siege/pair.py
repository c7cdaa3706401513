"""Two honest players under an attack by another client, and how long they wait."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from operator import itemgetter

from tab import Tab, make_game, tabs_at

from ziggurat.commitment import Secret
from ziggurat.server.sessions.store import Store

PAUSE = 0.05  # seconds before they choose
SOURCES = ("127.0.0.3", "127.0.0.5")  # two homes: one alone might not draw so much, so quickly


class Pair:
    """Two tabs that play the same game over and over: what grows meanwhile is not due to them."""

    def __init__(self, port: int, store: Store) -> None:
        self.port = port
        self.store = store
        self.tabs: list[Tab] = []
        self.over = False
        self.lag = 0.0  # the longest that this very process was late
        self.task = asyncio.create_task(self._play())
        self.watch = asyncio.create_task(self._watch())

    async def _play(self) -> None:
        secret, first = Secret.new(), itemgetter(0)
        for number in count():
            name = f"pair{number}"
            game = await asyncio.to_thread(make_game, self.store, name, secret=secret)
            tabs = tabs_at(self.port, game, pause=PAUSE, pick=first)
            for tab, source in zip(tabs, SOURCES, strict=True):
                tab.source = source
            self.tabs += tabs
            await asyncio.gather(*(tab.play(lambda: self.over) for tab in tabs))
            if self.over:
                return

    async def _watch(self) -> None:
        while True:
            asked = time.monotonic()
            await asyncio.sleep(0.01)
            self.lag = max(self.lag, time.monotonic() - asked - 0.01)

    def waits(self, since: float = 0.0) -> list[float]:
        """How long every choice took that was seen since then; one on its way counts too."""
        some = [wait for tab in self.tabs for wait in tab.waits if wait.seen > since]
        done = [wait.seen - wait.sent for wait in some]
        now = time.monotonic()
        return done + [now - tab.sent for tab in self.tabs if tab.sent is not None]

    def lost(self) -> int:
        """How often they lost their socket."""
        return sum(len(tab.gaps) + (tab.lost is not None) for tab in self.tabs if not tab.over)

    async def close(self) -> None:
        """Stop playing."""
        self.over = True
        self.watch.cancel()
        await asyncio.wait([self.task], timeout=5)
        self.task.cancel()


@asynccontextmanager
async def playing(port: int, store: Store) -> AsyncIterator[Pair]:
    """Two who play."""
    pair = Pair(port, store)
    yield pair
    await pair.close()


def told(waits: list[float]) -> str:
    """How long they waited, in words."""
    if not waits:
        return "no choice was made"
    some = sorted(waits)
    middle, late, last = (
        round(1000 * some[int(len(some) * part)]) for part in (0.5, 0.99, 1 - 1e-9)
    )
    return f"{len(some)} choices, median {middle} ms, 99 % {late} ms, longest {last} ms"
