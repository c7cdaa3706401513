"""Restart workers one after the other under load, and say how long tabs were without a socket.

Workers on one PostgreSQL behind the nginx of deploy/; two tabs a game play and come back as
browsers do.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from database import postgres
from tab import PLAYERS, Tab, lost, make_game
from worker import Worker

from server.proxy import Proxy, free, program, proxied
from ziggurat.server.sessions.store import Store


async def roll(
    workers: list[Worker], proxy: Proxy, games: list[str], asked: argparse.Namespace
) -> list[Tab]:
    """Let all tabs play while workers are restarted in turn."""
    over = asyncio.Event()
    tabs = [
        Tab(f"wss://localhost:{proxy.port}/ws/{game}?k={name}", asked.pause, proxy.trust)
        for game in games
        for name in PLAYERS
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


def main() -> None:
    """Measure, and say so."""
    parser = argparse.ArgumentParser(prog="siege rolling", description=__doc__)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--pause", type=float, default=0.3, help="seconds before a tab chooses")
    parser.add_argument("--rest", type=float, default=4, help="seconds between restarts")
    asked = parser.parse_args()
    nginx = program()
    if nginx is None:
        sys.exit("nginx is missing: see tools/proxy")
    with tempfile.TemporaryDirectory() as folder, postgres() as server:
        url = server.fresh()
        store = Store(url)
        games = [make_game(store, f"rolling{number}") for number in range(asked.games)]
        some = range(asked.workers)
        workers = [Worker(free(), url, Path(folder), "--no-limits") for _ in some]
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
        gone = sum(lost(store, game, tabs[2 * n : 2 * n + 2]) for n, game in enumerate(games))
        store.close()
    told = sum(len(tab.made) for tab in tabs)
    print(f"{len(tabs)} tabs, {len(gaps)} times without a socket", end="")
    if gaps:
        print(f": median {gaps[len(gaps) // 2]:.2f} s, longest {gaps[-1]:.2f} s", end="")
    print(f"\n{told} requests acknowledged, {gone} lost")
    sys.exit(1 if gone or not gaps or gaps[-1] > 2 else 0)
