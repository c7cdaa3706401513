"""Kill a server many times under load; nothing it acknowledged may be lost.

Two tabs a game play as fast as they can, games against bots are made all the time; after each kill
the server starts again on the same database, and no process of bots may be left.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from urllib.request import urlopen

from database import KINDS, database
from tab import Tab, lost, make_game, tabs_at
from worker import Worker, alive

from server.proxy import free
from ziggurat.server.errors import ServerError
from ziggurat.server.sessions.archive import load_session
from ziggurat.server.sessions.store import Store

UNDER_LOAD = 0.8  # of all kills; the others may come while it starts or tabs come back
SOON = 10.0  # seconds
GONE = 5.0  # seconds in which the processes of bots have to notice


class Siege:
    """A server, its players, and what it acknowledged to them."""

    def __init__(self, worker: Worker, store: Store, games: int) -> None:
        self.worker = worker
        self.store = store
        self.names = (f"kills{number}" for number in count())
        self.played: dict[str, list[Tab]] = {}
        self.made: list[str] = []  # games whose making was acknowledged
        self.orphans = 0
        self.over = False
        self.tasks = [asyncio.create_task(self._table()) for _ in range(games)]
        self.tasks.append(asyncio.create_task(self._make()))

    async def _table(self) -> None:
        """One game after the other."""
        while not self.over:
            game = await asyncio.to_thread(make_game, self.store, next(self.names))
            tabs = self.played[game] = tabs_at(self.worker.port, game, longest=0.5)
            await asyncio.gather(*(tab.play(lambda: self.over) for tab in tabs))

    async def _make(self) -> None:
        """Games against a bot, made as a visitor makes them."""
        address = f"http://127.0.0.1:{self.worker.port}/play/amytis"

        def post() -> str:
            with urlopen(address, data=b"", timeout=5) as answer:
                return str(answer.geturl()).rpartition("/")[2]

        while not self.over:
            try:
                self.made.append(await asyncio.to_thread(post))
            except OSError:
                await asyncio.sleep(0.2)
            await asyncio.sleep(0.2)

    async def kill(self, after: float) -> None:
        """Let them play for a while, end the server at once, and start it again."""
        if random.random() < UNDER_LOAD:
            await self._load()
        await asyncio.sleep(after)
        children = self.worker.children()
        self.worker.kill()
        deadline = time.monotonic() + GONE
        while any(map(alive, children)) and time.monotonic() < deadline:
            await asyncio.sleep(0.05)
        self.orphans += sum(map(alive, children))
        self.worker.start()
        await self.worker.wait()

    async def _load(self) -> None:
        """Wait until a player has made a choice since the server started."""
        before, deadline = self.choices(), time.monotonic() + SOON
        while self.choices() == before and time.monotonic() < deadline:
            await asyncio.sleep(0.01)

    def choices(self) -> int:
        """How many choices were acknowledged."""
        return sum(len(tab.made) for tabs in self.played.values() for tab in tabs)

    async def end(self) -> None:
        """Stop playing."""
        self.over = True
        await asyncio.wait(self.tasks, timeout=10)
        for task in self.tasks:
            task.cancel()

    def told(self) -> tuple[int, int]:
        """How many acknowledged choices are lost, and how many games cannot be opened."""
        gone = broken = 0
        for game in [*self.played, *self.made]:
            try:
                load_session(self.store, game)
                gone += lost(self.store, game, self.played.get(game, []))
            except ServerError as error:
                print(error)
                broken += 1
        return gone, broken


async def besiege(worker: Worker, store: Store, asked: argparse.Namespace) -> Siege:
    """Kill it again and again."""
    await worker.wait()
    siege, began = Siege(worker, store, asked.games), time.monotonic()
    for number in range(1, asked.kills + 1):
        await siege.kill(random.uniform(0.05, asked.load))
        if number % 20 == 0:
            print(f"{number} kills in {time.monotonic() - began:.0f} s", flush=True)
    await siege.end()
    return siege


def main() -> None:
    """Kill, and say what was lost."""
    parser = argparse.ArgumentParser(prog="siege kills", description=__doc__)
    parser.add_argument("--database", choices=KINDS, default="sqlite")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--load", type=float, default=2.0, help="seconds of play, at most")
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        database(asked.database, Path(folder)) as url,
    ):
        store = Store(url)
        worker = Worker(free(), url, Path(folder), "--no-limits", cold=True)
        try:
            siege = asyncio.run(besiege(worker, store, asked))
        finally:
            worker.close()
        gone, broken = siege.told()
        store.close()
    print(
        f"{asked.kills} kills ({asked.database}), {siege.choices()} choices acknowledged in",
        end=" ",
    )
    print(f"{len(siege.played)} games, {len(siege.made)} games made against bots:")
    print(f"{gone} lost, {broken} games broken, {siege.orphans} processes of bots left over")
    sys.exit(1 if gone or broken or siege.orphans or not siege.choices() else 0)
