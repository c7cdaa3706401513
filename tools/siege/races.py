"""Several workers on one PostgreSQL, tabs of the same seats at each of them that race all the time.

In every round a worker or the database is killed or restarted while they race. A choice may be made
once and only at the revision it was sent for. After every round all tabs of a seat must show the
same, and each worker's fold of each game must equal a fresh fold of the stored rows.
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
from urllib.error import HTTPError
from urllib.request import urlopen

from database import postgres
from tab import OFFERED, PLAYERS, make_game
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from worker import Worker

from server.postgres import Postgres
from server.proxy import free
from ziggurat import registry
from ziggurat.server.errors import CorruptGame
from ziggurat.server.game.rows import Choose, Undo
from ziggurat.server.game.session import Session
from ziggurat.server.game_page.api import _state
from ziggurat.server.sessions.store import Store

AGAIN = 0.3  # seconds before a tab comes back
CALM = 30.0  # seconds in which all tabs have to see the same
UNDOES = 0.1  # of all messages
AUTO = 0.5  # of all choices, whose turn ends by itself

Message = dict[str, Any]


class Racer:
    """A tab of a seat at one worker; it chooses whenever its seat may, whatever the others do."""

    def __init__(self, port: int, game: str, name: str, race: "Race") -> None:
        self.address = f"ws://127.0.0.1:{port}/ws/{game}?k={name}"
        self.game, self.name, self.race = game, name, race
        self.regions: dict[str, str] = {}
        self.revision, self.mine = -1, False
        self.task = asyncio.create_task(self.run())

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
        if not self.mine or self.race.rests or self.game in self.race.ended:
            return
        offered = OFFERED.findall("".join(self.regions.values()))
        message: Message = {"t": "end", "rev": self.revision}
        if offered:
            message |= {"t": "choose", "id": random.choice(offered)}
            message["auto"] = random.random() < AUTO
        if random.random() < UNDOES:
            message = {"t": "undo", "rev": self.revision}
        for _ in range(random.choice((1, 1, 2))):
            self.race.note(self.game, message)
            await self.socket.send(json.dumps(message))

    async def go_on(self) -> None:
        """Race again after a rest, if there is a socket to race by."""
        with suppress(WebSocketException):
            await self._race()

    def sees(self) -> tuple[int, dict[str, str]]:
        """What is on its screen."""
        return self.revision, {name: one for name, one in self.regions.items() if one}


class Race:
    """All who race, and what they sent."""

    def __init__(self, workers: list[Worker], store: Store) -> None:
        self.workers = workers
        self.store = store
        self.rests = False
        self.sent: Counter[tuple[str, int, str]] = Counter()  # by game, revision and choice
        self.refused: Counter[str] = Counter()
        self.racers: dict[tuple[str, str], list[Racer]] = {}
        self.games: list[str] = []
        self.ended: set[str] = set()

    def table(self) -> None:
        """One more game, of each kind in turn, with a tab of each seat at each worker."""
        number, keys = len(self.games), registry.keys()
        game = make_game(self.store, f"races{number}", keys[number % len(keys)])
        self.games.append(game)
        for name in PLAYERS:
            self.racers[game, name] = [Racer(one.port, game, name, self) for one in self.workers]

    async def go_on(self) -> None:
        """Let all race again."""
        self.rests = False
        for some in list(self.racers.values()):
            for racer in some:
                await racer.go_on()

    def retire(self) -> None:
        """Close the tabs of games that are over."""
        for game, name in list(self.racers):
            if game in self.ended:
                for racer in self.racers.pop((game, name)):
                    racer.task.cancel()

    def note(self, game: str, message: Message) -> None:
        """Remember what was sent, before it is."""
        self.sent[game, message["rev"], message.get("id") or message["t"]] += 1

    def doubles(self) -> int:
        """Choices that no client sent for the revision they were made at."""
        wrong = 0
        for game in self.games:
            rows = self.store.rows(game)
            for revision, row in enumerate(rows):
                if isinstance(row, (Choose, Undo)):
                    body = row.text if isinstance(row, Choose) else row.kind
                    wrong += not self.sent[game, revision, body]
        return wrong

    def apart(self) -> int:
        """Seats whose tabs do not all see the last revision, and the same."""
        last = {game: len(self.store.rows(game)) for game, _ in self.racers}
        return sum(
            any(one.sees() != some[0].sees() or one.revision != last[game] for one in some)
            for (game, _), some in self.racers.items()
        )

    async def differences(self) -> list[str]:
        """Where a worker's fold of a game is not the fresh fold of its stored rows.

        What each seat may know is compared for all seats, so nothing hidden has to be exposed.
        """
        found: list[str] = []
        for game, name in self.racers:
            seat = PLAYERS.index(name)
            try:
                fresh = Session(self.store.setup(game), self.store.rows(game))
            except CorruptGame as damaged:
                found.append(str(damaged))
                continue
            stored: Message = json.loads(json.dumps(_state(fresh, seat)))
            for worker in self.workers:
                told = await asyncio.to_thread(state, worker.port, game, name)
                wrong = [
                    key for key in stored.keys() | told.keys() if told.get(key) != stored.get(key)
                ]
                if wrong:
                    found.append(f"{game}, seat {seat}, worker {worker.port}: {sorted(wrong)}")
        return found

    async def calm(self) -> int:
        """Wait until all clients have stopped; the number of seats whose tabs differ."""
        self.rests = True
        deadline = time.monotonic() + CALM
        while (apart := self.apart()) and time.monotonic() < deadline:
            await asyncio.sleep(0.5)
        return apart


def state(port: int, game: str, name: str) -> Message:
    """What a worker says that a seat may know, or how it refuses."""
    address = f"http://127.0.0.1:{port}/g/{game}/state.json?k={name}"
    try:
        with urlopen(address, timeout=30) as answer:
            told: Message = json.load(answer)
            return told
    except HTTPError as refused:
        return {"refused": refused.code}


async def disturb(race: Race, server: Postgres, number: int) -> str:
    """Kill or stop a worker, or the database, by turns."""
    if number % 2:
        await asyncio.to_thread(server.stop, signal.SIGINT if number % 4 == 1 else signal.SIGQUIT)
        await asyncio.sleep(1)
        await asyncio.to_thread(server.start)
        return "databases restarted"
    worker = race.workers[number // 2 % len(race.workers)]
    if number % 4:
        worker.kill()
    else:
        await worker.stop()
    worker.start()
    await worker.wait()
    return "workers killed" if number % 4 else "workers stopped"


async def run(
    workers: list[Worker], server: Postgres, store: Store, asked: argparse.Namespace
) -> tuple[Race, Counter[str], int, list[str]]:
    """Race in rounds until a number of messages were sent; returns the counts and the faults."""
    for worker in workers:
        await worker.wait()
    race, began = Race(workers, store), time.monotonic()
    done: Counter[str] = Counter()
    apart, differences = 0, list[str]()
    for number in count():
        while len(race.games) - len(race.ended) < asked.games:
            race.table()
        await race.go_on()
        await asyncio.sleep(asked.rest / 2)
        done[await disturb(race, server, number)] += 1
        await asyncio.sleep(asked.rest / 2)
        apart += await race.calm()
        found = await race.differences()
        done["folds compared"] += len(race.racers) * len(workers)
        differences += [f"round {number}: {one}" for one in found]
        sent = race.sent.total()
        print(f"round {number}: {sent} messages, {apart} apart, {len(found)} differ", flush=True)
        race.retire()
        if sent >= asked.messages or time.monotonic() - began > asked.seconds:
            break
    race.ended.update(race.games)
    race.retire()
    return race, done, apart, differences


def main() -> None:
    """Race, and say what was made twice."""
    parser = argparse.ArgumentParser(prog="siege races", description=__doc__)
    parser.add_argument("--messages", type=int, default=20_000)
    parser.add_argument("--workers", type=int, default=3)
    parser.add_argument("--games", type=int, default=6, help="at once")
    parser.add_argument("--rest", type=float, default=8, help="seconds of racing in a round")
    parser.add_argument("--seconds", type=float, default=1800, help="and no longer")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, postgres() as server:
        url = server.fresh()
        store = Store(url)
        some = range(asked.workers)
        workers = [Worker(free(), url, Path(folder), "--no-limits", cold=True) for _ in some]
        try:
            race, done, apart, differences = asyncio.run(run(workers, server, store, asked))
        finally:
            for worker in workers:
                worker.close()
        doubles = race.doubles()
        rows = sum(len(store.rows(game)) for game in race.games)
        store.close()
    tabs = len(race.games) * len(PLAYERS) * asked.workers
    print(f"{race.sent.total()} messages of {tabs} tabs in {len(race.games)} games,", end=" ")
    print(", ".join(f"{number} {what}" for what, number in done.items()))
    print(f"{rows} rows; refused: {dict(race.refused)}")
    print(f"{doubles} choices made twice or elsewhere, {apart} seats whose tabs differ,", end=" ")
    print(f"{len(differences)} folds that differ from the stored rows")
    print("\n".join(differences[:20]))
    wrong = doubles or apart or differences
    sys.exit(1 if wrong or race.sent.total() < asked.messages else 0)
