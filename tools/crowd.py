"""Many games at once in one server process, on loopback: what they take to hold, and to play.

`python tools/crowd.py --games 2000 --rate 200` opens 2000 games with two tabs each, then plays
200 moves a second over all of them, and prints their latency.
"""

import argparse
import asyncio
import random
import re
import statistics
import tempfile
import time
from pathlib import Path

from websockets.asyncio.client import connect

from ziggurat import registry
from ziggurat.bench.load import Tab, create_game, processor_seconds, running_server
from ziggurat.server.http.protocols import open_files

AT_ONCE = 20  # games that are opened at the same time
MEGA, MILLI = 1024, 1000


class Game:
    """Two tabs that play by lot."""

    def __init__(self, address: str, cookies: list[str], seed: int) -> None:
        self.address, self.cookies, self.rng = address, cookies, random.Random(seed)
        self.tabs: list[Tab] = []

    async def open(self) -> None:
        """Connect both tabs, and wait until they show the table."""
        for cookie in self.cookies:
            headers = {"Cookie": cookie}
            self.tabs.append(
                Tab(await connect(self.address, additional_headers=headers, open_timeout=None))
            )
        for tab in self.tabs:
            await tab.view(-1)

    async def move(self) -> float | None:
        """Make one choice; the latency until both tabs show it, None if no seat can move."""
        mover = next((tab for tab in self.tabs if tab.choices()), None)
        if mover is None:
            return None
        asked, revision = time.perf_counter(), mover.revision
        await mover.choose(self.rng.choice(mover.choices()))
        for tab in self.tabs:
            await tab.view(revision)
        return time.perf_counter() - asked

    async def close(self) -> None:
        """Leave."""
        for tab in self.tabs:
            await tab.line.close()


def resident(process: int) -> float:
    """Megabytes of memory a process has."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    found = re.search(r"VmRSS:\s+(\d+)", status)
    assert found is not None
    return int(found[1]) / MEGA


async def opened(port: int, key: str, count: int) -> list[Game]:
    """Open the games, a few at a time."""
    turn, games = asyncio.Semaphore(AT_ONCE), []

    async def one(seed: int) -> None:
        async with turn:
            game = Game(*await asyncio.to_thread(create_game, port, key), seed)
            await game.open()
            games.append(game)

    await asyncio.gather(*map(one, range(count)))
    return games


async def played(games: list[Game], rate: float, seconds: float) -> list[float]:
    """Moves at a steady rate, each in the game that has rested longest; how long they took."""
    resting, waits = list(games), []
    running: set[asyncio.Task[None]] = set()

    async def move(game: Game) -> None:
        wait = await game.move()
        if wait is not None:
            waits.append(wait)
            resting.append(game)

    start = time.perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
        if resting:
            task = asyncio.create_task(move(resting.pop(0)))
            running.add(task)
            task.add_done_callback(running.discard)
    await asyncio.gather(*running)
    return waits


async def measure(port: int, process: int, wanted: argparse.Namespace) -> None:
    """Open, look, play, look again."""
    empty = resident(process)
    print(f"before anybody came: {empty:.0f} MB")
    games = await opened(port, wanted.game, wanted.games)
    full = resident(process)
    each = (full - empty) * MEGA / len(games)
    print(f"{len(games)} games, {2 * len(games)} sockets: {full:.0f} MB, {each:.0f} kB a game")
    worked, start = processor_seconds(process) or 0.0, time.perf_counter()
    waits = await played(games, wanted.rate, wanted.seconds)
    seconds, worked = time.perf_counter() - start, (processor_seconds(process) or 0.0) - worked
    cuts = statistics.quantiles(waits, n=100)
    print(f"{len(waits)} moves, {len(waits) / seconds:.0f} a second: ", end="")
    print(f"{MILLI * worked / len(waits):.2f} ms of the processor each, ", end="")
    print(f"until seen {MILLI * cuts[49]:.0f} ms (half), {MILLI * cuts[98]:.0f} ms (99 of 100)")
    print(f"after that: {resident(process):.0f} MB")
    await asyncio.gather(*(game.close() for game in games))


def main() -> None:
    """Read what is wanted, and measure it on a server of its own."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--game", default="amytis", choices=registry.keys())
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=20.0)
    wanted = parser.parse_args()
    open_files()
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as (port, process):
        asyncio.run(measure(port, process, wanted))


if __name__ == "__main__":
    main()
