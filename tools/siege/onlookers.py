"""Many look at the lobby while one person sits down and leaves again: how long do players wait?

The same two players are measured first without that person, in the same minute.
"""

import argparse
import asyncio
import multiprocessing
import os
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from http.client import HTTPConnection
from multiprocessing.sharedctypes import Synchronized
from multiprocessing.synchronize import Event

from database import KINDS
from pair import playing, told
from websockets.asyncio.client import connect
from withstand import withstand
from worker import Worker

from ziggurat import registry
from ziggurat.bench.load import processor_seconds
from ziggurat.server.game.clock import Clock
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.setup import Setup
from ziggurat.server.identity.tokens import hashed
from ziggurat.server.sessions.archive import with_initial_draws
from ziggurat.server.sessions.store import Store

LOCALHOST = "127.0.0.1"
GAMES = ("uxmal", "pyramidion", "teotihuacan")
HOUSEHOLD = 100  # subscribers at one address: above the limit more would be refused
SLOWEST = 0.1  # seconds: 99 of 100 choices of others are seen sooner


def table(store: Store, number: int, waits: bool) -> str:
    """A table that is listed: one that waits, or a game to be watched."""
    rules = registry.load(GAMES[number % len(GAMES)])
    people = [
        store.users.create(f"Player {number} {who}", "blue", f"{number}{who}") for who in "ab"
    ]
    first = Player(PlayerKind.PERSON, people[0].called(""), token=hashed("a"), person=people[0].id)
    free = [Player(PlayerKind.OPEN, "Guest", token=hashed(name)) for name in ("b", "c")]
    players = (first, *(free if waits else free[:1]))
    options = rules.complete({})
    game = f"table{number}"
    clock = Clock(days=2) if waits else None  # listed although no player is connected
    setup = Setup(game, rules.key, rules.version, options, number, players, time.time())
    store.create(with_initial_draws(replace(setup, clock=clock)))
    if not waits:
        store.claim(game, 1, people[1].called(""), hashed("c"), people[1].id)
    return game


def look_on(port: int, number: int, ready: Event, heard: "Synchronized[int]") -> None:
    """Open a number of lobby sockets, and count the characters they receive."""
    os.nice(10)
    address = f"ws://{LOCALHOST}:{port}/lobby/ws?lang=en&game=&splices"
    gate, here = asyncio.Semaphore(20), 0

    async def one(count: int) -> None:
        nonlocal here
        home = f"127.0.1.{1 + count // HOUSEHOLD}", 0
        await gate.acquire()
        async with connect(address, local_addr=home, max_size=None, open_timeout=60) as line:
            await line.recv()
            gate.release()
            here += 1
            if here == number:
                ready.set()
            async for text in line:
                heard.value += len(text)
        print("an onlooker was cut off", flush=True)

    async def everybody() -> None:
        await asyncio.gather(*map(one, range(number)))

    asyncio.run(everybody())


def sit_and_leave(port: int, game: str, rate: float, over: Callable[[], bool]) -> int:
    """Join a game and leave it again at a fixed rate; returns how often."""
    door, cookie, done = HTTPConnection(LOCALHOST, port, timeout=60), "", 0
    began = time.monotonic()
    while not over():
        way = "leave" if done % 2 else "sit"
        door.request("POST", f"/g/{game}/{way}", headers={"Cookie": cookie} if cookie else {})
        answer = door.getresponse()
        answer.read()
        if answer.status != 303:
            raise RuntimeError(f"{way} was answered {answer.status}")
        given = [value.partition(";")[0] for value in answer.headers.get_all("set-cookie", [])]
        cookie = next((one for one in given if one.startswith("me=")), cookie)
        done += 1
        time.sleep(max(0.0, began + done / rate - time.monotonic()))
    return done


async def besiege(worker: Worker, store: Store, asked: argparse.Namespace) -> list[float]:
    """Play beside many subscribers of the lobby: undisturbed, then while one joins and leaves."""
    games = [table(store, number, waits=number == 0) for number in range(asked.tables)]
    await worker.wait()
    context = multiprocessing.get_context("spawn")
    ready, heard = context.Event(), context.Value("q", 0, lock=False)
    args = (worker.port, asked.number, ready, heard)
    process = context.Process(target=look_on, args=args, daemon=True)
    process.start()
    try:
        async with asyncio.timeout(120):
            while not ready.is_set():
                await asyncio.sleep(0.1)
        async with playing(worker.port, store) as pair:
            once = iter([False, False, True])  # the first to open a table wait for its drawing
            come = partial(sit_and_leave, worker.port, games[0], asked.rate)
            await asyncio.to_thread(come, lambda: next(once))
            await asyncio.sleep(3)
            began = time.monotonic()
            await asyncio.sleep(asked.seconds)
            calm = pair.waits(began)
            began, before, pair.lag = time.monotonic(), heard.value, 0.0
            worked = processor_seconds(worker.process.pid) or 0.0
            until = began + asked.seconds
            done = await asyncio.to_thread(come, lambda: time.monotonic() > until)
            waits, seconds = pair.waits(began), time.monotonic() - began
            sent = (heard.value - before) / seconds / 1000
            busy = ((processor_seconds(worker.process.pid) or 0.0) - worked) / seconds
    finally:
        process.kill()
        process.join()
    print(f"in peace: {told(calm)}")
    print(f"meanwhile: {told(waits)}; late ourselves {1000 * pair.lag:.0f} ms")
    print(
        f"{done / seconds:.1f} came or went a second; onlookers heard {sent:.0f} kB a second;",
        end=" ",
    )
    print(f"the worker was busy for {100 * busy:.0f} % of the time")
    return waits


def main() -> None:
    """Measure, and say whether the others waited for too long."""
    parser = argparse.ArgumentParser(prog="siege onlookers", description=__doc__)
    parser.add_argument("--number", type=int, default=500, help="of onlookers")
    parser.add_argument("--tables", type=int, default=180)
    parser.add_argument("--rate", type=float, default=3.0, help="comings and goings a second")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--database", choices=KINDS, default="sqlite")
    asked = parser.parse_args()
    attack = partial(besiege, asked=asked)
    waits, faults = withstand(asked.database, attack, "--no-limits")
    late = sorted(waits)[int(len(waits) * 0.99)]
    sys.exit(1 if faults or late > SLOWEST else 0)
