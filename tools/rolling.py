"""Restart workers one after the other under load, and say how long tabs were without a socket.

Workers on one PostgreSQL behind the nginx of deploy/; two tabs a game play and come back as
browsers do. `python tools/rolling.py --games 12 --workers 2 --rounds 2`
"""

import argparse
import asyncio
import json
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from urllib.request import urlopen

sys.path.append(str(Path(__file__).resolve().parents[1] / "tests"))

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from server.postgres import programs, running
from server.proxy import Proxy, free, program, proxied
from ziggurat.sealed import Secret
from ziggurat.server.host.keeping import dealt
from ziggurat.server.play.rows import CHOOSE, PERSON, Player, Setup
from ziggurat.server.play.session import Session
from ziggurat.server.play.tokens import hashed
from ziggurat.server.store.store import Store

FIRST, LAST = 0.25, 16.0  # seconds before a tab comes back, as client.js has it
READY = 60.0
OFFERED = re.compile(r'data-choice="([^"]*)"')


@dataclass
class Tab:
    """One browser at a table, and what it went through."""

    address: str
    proxy: Proxy
    pause: float  # between its choices
    gaps: list[float] = field(default_factory=list)
    made: set[int] = field(default_factory=set)  # revisions its choices were acknowledged by
    views: int = 0

    async def play(self, stopped: Callable[[], bool]) -> None:
        """Choose whatever is offered until told to stop; come back as often as needed."""
        wait, lost = FIRST, None
        kept: dict[str, object] | None = None
        while not stopped():
            try:
                async with connect(self.address, ssl=self.proxy.trust, max_size=None) as socket:
                    regions: dict[str, str] = {}
                    async for text in socket:
                        news = json.loads(text)
                        if lost is not None:
                            self.gaps.append(time.monotonic() - lost)
                            lost = None
                        if news["t"] == "view":
                            wait = FIRST
                            regions |= news["r"]
                            self.views += 1
                            if kept and news["rev"] > int(str(kept["rev"])):
                                self.made.add(news["rev"])
                                kept = None
                            kept = kept or self._choice(news, regions)
                            if kept:
                                await asyncio.sleep(self.pause)
                                await socket.send(json.dumps(kept))
                        elif news["t"] == "nack":
                            kept = None
                        if stopped():
                            return
            except (OSError, ConnectionClosed, WebSocketException):
                pass
            lost = lost or time.monotonic()
            await asyncio.sleep(wait * random.uniform(0.75, 1.25))
            wait = min(wait * 2, LAST)

    def _choice(self, news: dict[str, object], regions: dict[str, str]) -> dict[str, object] | None:
        if not news.get("mine"):
            return None
        offered = OFFERED.findall(regions.get("list", ""))
        if offered:
            choice = random.choice(offered)
            return {"t": "choose", "id": choice, "rev": news["rev"], "auto": True}
        return {"t": "end", "rev": news["rev"]}


class Worker:
    """One process that serves."""

    def __init__(self, port: int, database: str, folder: Path) -> None:
        self.port = port
        self.command = [sys.executable, "-m", "ziggurat", "serve", "--port", str(port)]
        self.command += ["--database", database, "--bots", "1", "--no-limits"]
        self.log = (folder / f"worker-{port}.log").open("ab")
        self.start()

    def start(self) -> None:
        """Serve."""
        self.process = subprocess.Popen(self.command, stdout=self.log, stderr=self.log)

    def ready(self) -> bool:
        """Whether it can serve."""
        try:
            with urlopen(f"http://127.0.0.1:{self.port}/ready", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    async def wait(self) -> float:
        """Until it is ready; how long that took."""
        began = time.monotonic()
        while not await asyncio.to_thread(self.ready):
            if time.monotonic() - began > READY:
                raise TimeoutError(f"the worker at port {self.port} is not ready")
            await asyncio.sleep(0.1)
        return time.monotonic() - began

    async def restart(self) -> tuple[float, float]:
        """Stop and start it again; how long each took."""
        began = time.monotonic()
        self.process.terminate()
        await asyncio.to_thread(self.process.wait)
        down = time.monotonic() - began
        self.start()
        return down, await self.wait()

    def close(self) -> None:
        """Stop it for good."""
        self.process.terminate()
        self.process.wait()
        self.log.close()


def made(store: Store, games: int) -> list[str]:
    """New games of two persons each."""
    players = tuple(Player(PERSON, name, token=hashed(name)) for name in ("Ada", "Balam"))
    names = [f"rolling{number}" for number in range(games)]
    for name in names:
        setup = Setup(name, "amytis", 1, {}, 1, players, time.time(), secret=Secret.new())
        store.create(dealt(setup))
    return names


async def roll(
    workers: list[Worker], proxy: Proxy, games: list[str], asked: argparse.Namespace
) -> list[Tab]:
    """Let all tabs play while workers are restarted in turn."""
    over = asyncio.Event()
    tabs = [
        Tab(f"wss://localhost:{proxy.port}/ws/{game}?k={name}", proxy, asked.pause)
        for game in games
        for name in ("Ada", "Balam")
    ]
    playing = [asyncio.create_task(tab.play(over.is_set)) for tab in tabs]
    await asyncio.sleep(asked.rest)
    for _ in range(asked.rounds):
        for worker in workers:
            down, up = await worker.restart()
            print(f"port {worker.port} stopped in {down:.2f} s and was ready after {up:.2f} s")
            await asyncio.sleep(asked.rest)
    over.set()
    await asyncio.sleep(1)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return tabs


def checked(store: Store, games: list[str], tabs: list[Tab]) -> tuple[int, int]:
    """How many choices are stored, and how many acknowledged ones are not; every game is whole."""
    stored = lost = 0
    for number, game in enumerate(games):
        rows = store.rows(game)
        Session(store.setup(game), rows)  # refuses what makes no game
        stored += sum(row.kind == CHOOSE for row in rows)
        for tab in tabs[2 * number : 2 * number + 2]:
            lost += sum(revision > len(rows) for revision in tab.made)
    return stored, lost


def main() -> None:
    """Measure, and say so."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--pause", type=float, default=0.3, help="seconds before a tab chooses")
    parser.add_argument("--rest", type=float, default=4, help="seconds between restarts")
    asked = parser.parse_args()
    nginx, postgres = program(), programs()
    if nginx is None or postgres is None:
        sys.exit("nginx or PostgreSQL is missing: see tools/proxy and tools/postgres")
    with tempfile.TemporaryDirectory() as folder, running(postgres) as database:
        url = database.fresh()
        store = Store(url)
        games = made(store, asked.games)
        workers = [Worker(free(), url, Path(folder)) for _ in range(asked.workers)]
        ports = [worker.port for worker in workers]
        try:
            for worker in workers:
                asyncio.run(worker.wait())
            with proxied(nginx, ports, Path(folder)) as proxy:
                tabs = asyncio.run(roll(workers, proxy, games, asked))
        finally:
            for worker in workers:
                worker.close()
        gaps = sorted(gap for tab in tabs for gap in tab.gaps)
        stored, lost = checked(store, games, tabs)
        store.close()
    told = sum(len(tab.made) for tab in tabs)
    print(f"{len(tabs)} tabs, {len(gaps)} times without a socket", end="")
    if gaps:
        print(f": median {gaps[len(gaps) // 2]:.2f} s, longest {gaps[-1]:.2f} s", end="")
    print(f"\n{stored} choices stored, {told} requests acknowledged, {lost} lost")
    sys.exit(1 if lost or not gaps or gaps[-1] > 2 else 0)


if __name__ == "__main__":
    main()
