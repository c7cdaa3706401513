"""Several workers on one PostgreSQL, tabs of the same seats at each of them that race all the time.

Meanwhile workers are killed and stopped, and the database is restarted. A choice may be made once
and only at the revision it was sent for; in the end all tabs of a seat see the same.
"""

import argparse
import asyncio
import json
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

from database import postgres
from tab import OFFERED, PLAYERS, make_game
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from worker import Worker

from server.postgres import Postgres
from server.proxy import free
from ziggurat.server.errors import ServerError
from ziggurat.server.play.rows import CHOOSE, UNDO
from ziggurat.server.play.session import Session
from ziggurat.server.store.store import Store

AGAIN = 0.3  # seconds before a tab comes back
CALM = 30.0  # seconds in which all tabs have to see the same
UNDOES = 0.1  # of all messages

Message = dict[str, Any]


class Racer:
    """A tab of a seat at one worker; it chooses whenever its seat may, whatever the others do."""

    def __init__(self, port: int, game: str, name: str, race: "Race") -> None:
        self.address = f"ws://127.0.0.1:{port}/ws/{game}?k={name}"
        self.game, self.name, self.race = game, name, race
        self.regions: dict[str, str] = {}
        self.revision, self.mine = -1, False

    async def run(self) -> None:
        """Come back as often as needed."""
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(self.address, max_size=None, open_timeout=5) as self.socket:
                    self.regions = {}
                    async for text in self.socket:
                        await self._hear(json.loads(text))
            await asyncio.sleep(AGAIN)

    async def _hear(self, news: Message) -> None:
        if news["t"] == "nack":
            self.race.refused[news["why"]] += 1
            if news["why"] == "no-undo":
                await self._race()
        elif news["t"] == "view":
            self.regions |= news["r"]
            self.revision, self.mine = news["rev"], news["mine"]
            await self._race()

    async def _race(self) -> None:
        """What the seat may do, at the revision it sees; sometimes twice."""
        if "podium" in self.regions.get("count", ""):
            self.race.ended.add(self.game)
        if not self.mine or self.race.over or self.game in self.race.ended:
            return
        offered = OFFERED.findall(self.regions.get("list", ""))
        message: Message = {"t": "end", "rev": self.revision}
        if offered:
            message = {"t": "choose", "id": random.choice(offered), "rev": self.revision}
        if random.random() < UNDOES:
            message = {"t": "undo", "rev": self.revision}
        for _ in range(random.choice((1, 1, 2))):
            self.race.note(self.game, message)
            await self.socket.send(json.dumps(message))

    def sees(self) -> tuple[int, dict[str, str]]:
        """What is on its screen."""
        return self.revision, {name: one for name, one in self.regions.items() if one}


class Race:
    """All who race, and what they sent."""

    def __init__(self, workers: list[Worker], store: Store) -> None:
        self.workers = workers
        self.store = store
        self.over = False
        self.sent: Counter[tuple[str, int, str]] = Counter()  # by game, revision and choice
        self.refused: Counter[str] = Counter()
        self.racers: dict[tuple[str, str], list[Racer]] = {}
        self.names = (f"races{number}" for number in count())
        self.games: list[str] = []
        self.ended: set[str] = set()
        self.tasks: list[asyncio.Task[None]] = []

    def table(self) -> None:
        """One more game, with a tab of each seat at each worker."""
        game = make_game(self.store, next(self.names))
        self.games.append(game)
        for name in PLAYERS:
            some = [Racer(worker.port, game, name, self) for worker in self.workers]
            self.racers[game, name] = some
            self.tasks += [asyncio.create_task(one.run()) for one in some]

    def note(self, game: str, message: Message) -> None:
        """Remember what was sent, before it is."""
        self.sent[game, message["rev"], message.get("id", message["t"])] += 1

    def doubles(self) -> int:
        """Choices that nobody sent for the revision they were made at; rows make whole games."""
        wrong = 0
        for game in self.games:
            rows = self.store.rows(game)
            Session(self.store.setup(game), rows)
            for revision, row in enumerate(rows):
                if row.kind in (CHOOSE, UNDO):
                    body = row.body if row.kind == CHOOSE else UNDO
                    wrong += not self.sent[game, revision, body]
        return wrong

    def apart(self) -> int:
        """Seats whose tabs do not all see the last revision, and the same."""
        last = {game: len(self.store.rows(game)) for game in self.games}
        return sum(
            any(one.sees() != some[0].sees() or one.revision != last[game] for one in some)
            for (game, _), some in self.racers.items()
        )


async def disturb(race: Race, server: Postgres, rest: float) -> Counter[str]:
    """Kill and stop workers in turn, and the database between them, until the race is over."""
    done: Counter[str] = Counter()
    for number in count():
        await asyncio.sleep(rest)
        if race.over:
            return done
        if number % 4 == 3:
            how = signal.SIGINT if number % 8 == 3 else signal.SIGQUIT
            await asyncio.to_thread(server.stop, how)
            await asyncio.sleep(1)
            await asyncio.to_thread(server.start)
            done["databases restarted"] += 1
            continue
        worker = race.workers[number % len(race.workers)]
        if number % 2:
            worker.kill()
            done["workers killed"] += 1
        else:
            await worker.stop()
            done["workers stopped"] += 1
        worker.start()
        await worker.wait()
    return done


async def run(
    workers: list[Worker], server: Postgres, store: Store, asked: argparse.Namespace
) -> tuple[Race, Counter[str], int]:
    """Race until so many messages were sent, then wait until all see the same."""
    for worker in workers:
        await worker.wait()
    race, began = Race(workers, store), time.monotonic()
    disturbing = asyncio.create_task(disturb(race, server, asked.rest))
    while race.sent.total() < asked.messages and time.monotonic() - began < asked.seconds:
        with suppress(ServerError):  # the database may be away
            while len(race.games) - len(race.ended) < asked.games:
                race.table()
        await asyncio.sleep(0.5)
    race.over = True
    done = await disturbing
    deadline = time.monotonic() + CALM
    while (apart := race.apart()) and time.monotonic() < deadline:
        await asyncio.sleep(0.5)
    for task in race.tasks:
        task.cancel()
    return race, done, apart


def main() -> None:
    """Race, and say what was made twice."""
    parser = argparse.ArgumentParser(prog="siege races", description=__doc__)
    parser.add_argument("--messages", type=int, default=20_000)
    parser.add_argument("--workers", type=int, default=3)
    parser.add_argument("--games", type=int, default=6, help="at once")
    parser.add_argument("--rest", type=float, default=8, help="seconds between disturbances")
    parser.add_argument("--seconds", type=float, default=900, help="and no longer")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, postgres() as server:
        url = server.fresh()
        store = Store(url)
        some = range(asked.workers)
        workers = [Worker(free(), url, Path(folder), "--no-limits", cold=True) for _ in some]
        try:
            race, done, apart = asyncio.run(run(workers, server, store, asked))
        finally:
            for worker in workers:
                worker.close()
        doubles = race.doubles()
        rows = sum(len(store.rows(game)) for game in race.games)
        store.close()
    tabs = sum(map(len, race.racers.values()))
    print(f"{race.sent.total()} messages of {tabs} tabs in {len(race.games)} games,", end=" ")
    print(", ".join(f"{number} {what}" for what, number in done.items()))
    print(f"{rows} rows; refused: {dict(race.refused)}")
    print(f"{doubles} choices made twice or elsewhere, {apart} seats whose tabs differ")
    sys.exit(1 if doubles or apart or race.sent.total() < asked.messages else 0)
