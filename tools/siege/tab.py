"""A browser at a table that plays, and comes back as browsers do."""

import asyncio
import json
import random
import re
import ssl
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from ziggurat import registry
from ziggurat.commitment import Secret
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.rows import Choose
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.identity.tokens import hashed
from ziggurat.server.sessions.archive import with_initial_draws
from ziggurat.server.sessions.store import Store

FIRST, LAST = 0.25, 16.0  # seconds before a tab comes back, as client.js has it
OFFERED = re.compile(r'data-choice="([^"]*)"')
PLAYERS = ("Ada", "Balam")

Message = dict[str, Any]


class Wait(NamedTuple):
    """When a choice was sent, and when it was seen."""

    sent: float
    seen: float


@dataclass
class Tab:
    """One browser at a table, and what it went through."""

    address: str
    pause: float = 0.0  # before its choices
    trust: ssl.SSLContext | None = None
    source: str | None = None  # the address it comes from
    longest: float = LAST  # before it comes back
    pick: Callable[[list[str]], str] = random.choice  # among what is offered
    gaps: list[float] = field(default_factory=list)  # without a socket
    waits: list[Wait] = field(default_factory=list)  # for the view after a choice
    made: dict[int, str] = field(default_factory=dict)  # acknowledged choices, by revision
    kept: Message | None = None  # sent, and not acknowledged yet
    revision: int = 0
    over: bool = False
    lost: float | None = None
    sent: float | None = None  # when, while it is on its way
    views: int = 0

    async def play(self, stopped: Callable[[], bool]) -> None:
        """Choose whatever is offered until told to stop; come back as often as needed."""
        wait = FIRST
        local = (self.source, 0) if self.source else None
        while not stopped() and not self.over:
            before = self.views
            try:
                async with connect(
                    self.address, ssl=self.trust, max_size=None, local_addr=local
                ) as socket:
                    await self._talk(socket, stopped)
            except (OSError, ConnectionClosed, WebSocketException):
                pass
            self.lost = self.lost or time.monotonic()
            wait = FIRST if self.views > before else wait
            await asyncio.sleep(wait * random.uniform(0.75, 1.25))
            wait = min(wait * 2, self.longest)

    async def _talk(self, socket: ClientConnection, stopped: Callable[[], bool]) -> None:
        """Hear and choose until the socket breaks."""
        regions: dict[str, str] = {}
        async for text in socket:
            news = json.loads(text)
            if self.lost is not None:
                self.gaps.append(time.monotonic() - self.lost)
                self.lost = None
            if news["t"] == "view":
                regions |= news["r"]
                self._see(news, regions)
                if self.kept:
                    await asyncio.sleep(self.pause)
                    self.sent = self.sent or time.monotonic()
                    await socket.send(json.dumps(self.kept))
            elif news["t"] == "nack" and news["why"] != "unavailable":
                self.kept = self.sent = None
            if stopped() or self.over:
                return

    def _see(self, news: Message, regions: dict[str, str]) -> None:
        """Take in a view: what was sent is acknowledged by a later revision."""
        self.views += 1
        self.revision = news["rev"]
        if self.kept and self.revision > self.kept["rev"]:
            self.made[self.kept["rev"] + 1] = self.kept.get("id", "")
            if self.sent is not None:
                self.waits.append(Wait(self.sent, time.monotonic()))
            self.kept = self.sent = None
        self.over = "podium" in regions.get("count", "")
        self.kept = self.kept or self._choice(news, regions)

    def _choice(self, news: Message, regions: dict[str, str]) -> Message | None:
        if not news.get("mine") or self.over:
            return None
        offered = OFFERED.findall(regions.get("list", ""))
        if offered:
            choice = self.pick(offered)
            return {"t": "choose", "id": choice, "rev": news["rev"], "auto": True}
        return {"t": "end", "rev": news["rev"]}


def tabs_at(port: int, game: str, **how: Any) -> list[Tab]:
    """Both players at a game of a worker."""
    return [Tab(f"ws://127.0.0.1:{port}/ws/{game}?k={name}", **how) for name in PLAYERS]


def make_game(store: Store, name: str, key: str = "amytis", secret: Secret | None = None) -> str:
    """A new game of two persons, whose keys are their names; the same secret draws the same."""
    players = tuple(Player(PlayerKind.PERSON, one, token=hashed(one)) for one in PLAYERS)
    rules = registry.load(key)
    options = rules.complete({})
    setup = Setup(name, key, rules.version, options, 1, players, time.time())
    store.create(with_initial_draws(replace(setup, secret=secret or Secret.new())))
    return name


def lost(store: Store, game: str, tabs: list[Tab]) -> int:
    """How many acknowledged choices of a game are not stored; refuses what makes no game."""
    rows = store.rows(game)
    Session(store.setup(game), rows)
    stored = {
        revision: row.text if isinstance(row, Choose) else ""
        for revision, row in enumerate(rows, 1)
    }
    return sum(stored.get(revision) != one for tab in tabs for revision, one in tab.made.items())
