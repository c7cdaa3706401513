"""Send a million invalid frames and requests, and measure two honest players meanwhile.

The server runs as it is shipped, with its limits. The attacker is a process of its own and comes
from many addresses of this machine; two who play come from another one.
"""

import argparse
import asyncio
import multiprocessing
import os
import random
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from math import inf
from multiprocessing.sharedctypes import Synchronized
from typing import NamedTuple, TypeAlias

from arsenal import (
    BREAKING,
    BROKEN,
    HALVES,
    MORE,
    OPENING,
    PING,
    frame,
    handshake,
    messages,
    requests,
)
from database import KINDS
from pair import Pair, playing, told
from tab import PLAYERS, make_game
from withstand import withstand
from worker import Worker

from ziggurat.server.sessions.store import Store

LOCALHOST = "127.0.0.1"
BATCH = 200  # frames before an answer is waited for
PATIENT = 60.0  # seconds for it
SOCKETS = 100  # at once, of one address
STALL = 0.25  # seconds
FLAT = 8.0  # megabytes that memory may be off without having grown

Asked = argparse.Namespace
Number: TypeAlias = "Synchronized[int]"


class Attack:
    """One way to be a nuisance, in this process, until so much was sent or the time is over."""

    def __init__(self, port: int, games: list[str], sent: Number, bad: Number) -> None:
        self.port, self.games = port, games
        self.sent, self.bad = sent, bad
        self.rng = random.Random(7)
        self.frames = messages(self.rng, 4_000)
        self.requests = requests(games[0])
        self.addresses = 0

    async def line(self, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection from an address of this machine."""
        return await asyncio.open_connection(LOCALHOST, self.port, local_addr=(address, 0))

    def address(self) -> str:
        """An address that was not here lately."""
        self.addresses += 1
        high, low = divmod(self.addresses, 250)
        return f"127.{1 + high // 250}.{high % 250}.{1 + low}"

    def note(self, number: int, answer: bytes) -> None:
        """Count what was sent, and whether an answer tells of a fault of the server."""
        self.sent.value += number
        if b"HTTP/1.1 500" in answer or b'"why": "broken"' in answer:
            self.bad.value += 1

    async def frames_of(self, address: str, game: str, name: str) -> None:
        """Send frames incessantly over one socket, each batch until it was answered."""
        reader, writer = await self.opened(address, f"/ws/{game}?k={name}")
        for number in range(10**6):
            marker = f"marker-{number}"
            some = self.rng.sample(self.frames, BATCH - 1)
            writer.write(b"".join(some) + frame(f'{{"t":"why","id":"{marker}"}}'.encode()))
            answer = await self.until(reader, marker.encode())
            self.note(BATCH, answer)

    async def opened(
        self, address: str, path: str
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A socket."""
        reader, writer = await self.line(address)
        writer.write(handshake(path))
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENT)
        return reader, writer

    async def until(self, reader: asyncio.StreamReader, marker: bytes) -> bytes:
        """All that is answered up to a marker."""
        heard = bytearray()
        async with asyncio.timeout(PATIENT):
            while marker not in heard[-70_000:]:
                piece = await reader.read(65_536)
                if not piece:
                    raise ConnectionResetError
                heard += piece
        return bytes(heard)

    async def everything(self, address: str, what: bytes, number: int) -> None:
        """Send something on a connection of its own, and read until that is closed."""
        reader, writer = await self.line(address)
        await self.exchange(reader, writer, what, number)

    async def exchange(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, what: bytes, number: int
    ) -> None:
        """Send something and read until the connection is closed, or silent."""
        heard = bytearray()
        try:
            writer.write(what)
            with suppress(TimeoutError, OSError):
                async with asyncio.timeout(2):
                    while piece := await reader.read(65_536):
                        heard += piece
        finally:
            self.note(number, bytes(heard))
            writer.transport.abort()

    # Ways to be a nuisance; each is one of several at once.

    async def talk(self, number: int) -> None:
        """Messages of every wrong kind over sockets of players."""
        address = f"127.0.1.{1 + number // SOCKETS}"
        await self.frames_of(
            address, self.games[number // 8 % len(self.games)], PLAYERS[number % 2]
        )

    async def flood(self, number: int) -> None:
        """Pings, and messages in pieces, many thousands in one go."""
        reader, writer = await self.opened(f"127.0.2.{1 + number}", f"/ws/{self.games[0]}")
        what = PING * 5_000 if number % 2 else OPENING + MORE * 5_000
        await self.exchange(reader, writer, what, 5_000)

    async def smash(self, number: int) -> None:
        """Frames that are none."""
        reader, writer = await self.opened(
            self.address(), f"/ws/{self.rng.choice(self.games)}?k=Ada"
        )
        await self.exchange(reader, writer, self.rng.choice(BREAKING), 1)

    async def ask(self, number: int) -> None:
        """Odd requests, one after the other over one connection; some more than are allowed."""
        some = self.rng.choices(self.requests, k=80)
        last = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        await self.everything(self.address(), b"".join(some) + last, len(some) + 1)

    async def hammer(self, number: int) -> None:
        """The same from few addresses: far more than one is allowed."""
        some = self.rng.choices(self.requests, k=80)
        await self.everything(f"127.0.3.{1 + number % 4}", b"".join(some), len(some))

    async def stammer(self, number: int) -> None:
        """Requests that are none."""
        await self.everything(self.address(), self.rng.choice(BROKEN), 1)

    async def dawdle(self, number: int) -> None:
        """Half a request, and then a drip a second."""
        _, writer = await self.line(f"127.0.4.{1 + number // 200}")
        writer.write(self.rng.choice(HALVES))
        self.note(1, b"")
        for _ in range(60):
            await asyncio.sleep(1)
            writer.write(b"X: y\r\n")
            await writer.drain()
            self.note(1, b"")


WAYS = {  # how many at once, and which part of all that is sent
    "talk": (200, 0.80),
    "flood": (8, 0.05),
    "smash": (30, 0.01),
    "ask": (30, 0.07),
    "hammer": (60, 0.06),
    "stammer": (30, 0.01),
    "dawdle": (600, 0.0),
}


def attack(way: str, port: int, games: list[str], sent: Number, bad: Number) -> None:
    """Be a nuisance in one way until stopped."""
    os.nice(15)
    some = Attack(port, games, sent, bad)
    work: Callable[[int], Coroutine[None, None, None]] = getattr(some, way)

    async def again(number: int) -> None:
        while True:
            with suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
                await work(number)
            await asyncio.sleep(0.05)

    async def all_of_them() -> None:
        await asyncio.gather(*(again(number) for number in range(WAYS[way][0])))

    asyncio.run(all_of_them())


class Felt(NamedTuple):
    """What an attack brought about; megabytes that its second half took more than its first."""

    sent: int
    faults: int
    waits: list[float]
    grew: float


async def phase(way: str, worker: Worker, pair: Pair, games: list[str], asked: Asked) -> Felt:
    """Attack in one way until enough was sent or the time is over."""
    part = WAYS[way][1]
    enough, deadline = (
        asked.number * part or inf,
        time.monotonic() + asked.seconds * max(part, 0.05),
    )
    sent, bad = multiprocessing.Value("q", 0), multiprocessing.Value("q", 0)
    began, pair.lag = time.monotonic(), 0.0
    words = (way, worker.port, games, sent, bad)
    process = multiprocessing.Process(target=attack, args=words, daemon=True)
    process.start()
    half = 0.0
    while time.monotonic() < deadline and (sent.value < enough or not pair.waits(began)):
        await asyncio.sleep(0.1)
        if not half and (sent.value > enough / 2 or time.monotonic() > (began + deadline) / 2):
            half = worker.memory()
    waits, lasted = pair.waits(began), time.monotonic() - began
    process.kill()
    process.join()
    grew = worker.memory() - (half or worker.memory())
    felt = Felt(sent.value, bad.value, waits or [lasted], grew)  # or the players saw no change
    print(f"{way:8}{felt.sent:8} in {lasted:.0f} s; {told(waits)};", end=" ")
    print(
        f"{worker.memory():.0f} MB ({grew:+.0f} late); late ourselves {1000 * pair.lag:.0f} ms",
        flush=True,
    )
    return felt


async def besiege(worker: Worker, store: Store, asked: Asked) -> list[Felt]:
    """One way after the other, first none."""
    games = [make_game(store, f"hostile{number}") for number in range(asked.games)]
    await worker.wait()
    async with playing(worker.port, store) as pair:
        await asyncio.sleep(10)
        print(f"nothing{told(pair.waits()):>20}; {worker.memory():.0f} MB", flush=True)
        felt = [await phase(way, worker, pair, games, asked) for way in asked.ways]
        await asyncio.sleep(10)
        print(f"afterwards {worker.memory():.0f} MB; sockets lost by those who play: {pair.lost()}")
    return felt


def main() -> None:
    """Attack, and say what others felt of it."""
    parser = argparse.ArgumentParser(prog="siege hostile", description=__doc__)
    parser.add_argument("ways", nargs="*", default=list(WAYS), help=" ".join(WAYS))
    parser.add_argument("--number", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, default=900, help="and no longer")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--database", choices=KINDS, default="sqlite")
    asked = parser.parse_args()
    felt, faults = withstand(asked.database, lambda worker, store: besiege(worker, store, asked))
    bad, longest = sum(one.faults for one in felt), max(max(one.waits) for one in felt)
    print(f"{sum(one.sent for one in felt)} sent, {bad} answered as faults of ours,", end=" ")
    grew = max(one.grew for one in felt)
    print(f"{len(faults)} in the log; others waited {1000 * longest:.0f} ms at most;", end=" ")
    print(f"no second half of an attack took more than {grew:.0f} MB more than its first")
    sys.exit(1 if bad or faults or longest > STALL or grew > FLAT else 0)
