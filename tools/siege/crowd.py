"""One address opens sockets and games incessantly; a second one plays, a third one arrives.

The server runs as it is shipped, with its limits.
"""

import argparse
import asyncio
import multiprocessing
import os
import sys
import time
from collections import Counter
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from math import inf
from multiprocessing.queues import Queue
from typing import NamedTuple

from arsenal import handshake, request
from database import KINDS
from pair import playing, told
from tab import make_game
from withstand import withstand
from worker import Worker

from ziggurat.server.sessions.store import Store

LOCALHOST, CROWD, STRANGER = "127.0.0.1", "127.0.0.2", "127.0.0.4"
AT_ONCE = 500
STALL = 0.25  # seconds


async def socket(port: int, game: str, held: list[asyncio.StreamWriter]) -> str:
    """One more socket, kept open; how it was received."""
    reader, writer = await asyncio.open_connection(LOCALHOST, port, local_addr=(CROWD, 0))
    writer.write(handshake(f"/ws/{game}"))
    answer = await reader.readuntil(b"\r\n\r\n")
    first = await reader.read(9)
    if b" 101 " in answer and first[:1] == b"\x81":  # a text: the view
        held.append(writer)
        return "sockets open"
    writer.close()
    return "sockets refused"


async def game(port: int, key: str) -> str:
    """One more game; how that was answered."""
    reader, writer = await asyncio.open_connection(LOCALHOST, port, local_addr=(CROWD, 0))
    writer.write(request(f"POST /play/{key}", "Content-Length: 0\r\nConnection: close\r\n"))
    answer = await reader.read()
    writer.close()
    if not answer:
        raise ConnectionResetError
    return f"games answered {answer[9:12].decode()}"


def crowd(port: int, number: int, games: list[str], told: "Queue[Counter[str]]") -> None:
    """Open a number of sockets and games at the same time, from one address."""
    os.nice(15)
    done: Counter[str] = Counter()
    held: list[asyncio.StreamWriter] = []
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(count: int) -> None:
        async with gate:
            try:
                async with asyncio.timeout(20):
                    if count % 2:
                        done[await socket(port, games[count // 2 % len(games)], held)] += 1
                    else:
                        done[await game(port, "amytis")] += 1
            except (OSError, TimeoutError, asyncio.IncompleteReadError):
                done["cut off"] += 1

    async def everybody() -> None:
        await asyncio.gather(*(one(count) for count in range(2 * number)))
        told.put(done)
        await asyncio.sleep(3600)  # and they stay

    asyncio.run(everybody())


def visit(port: int) -> float:
    """A stranger opens the first page and begins a game; how long that took, or for ever."""
    began = time.monotonic()
    with suppress(OSError, HTTPException):
        door = HTTPConnection(LOCALHOST, port, timeout=20, source_address=(STRANGER, 0))
        for method, address, status in (("GET", "/", 200), ("POST", "/play/amytis", 303)):
            door.request(method, address)
            answer = door.getresponse()
            answer.read()
            if answer.status != status:
                return inf
        return time.monotonic() - began
    return inf


class Felt(NamedTuple):
    """The result of the crowd, the waits of players and newcomers, the sockets they lost."""

    crowd: Counter[str]
    waits: list[float]
    visits: list[float]
    lost: int


async def besiege(worker: Worker, store: Store, asked: argparse.Namespace) -> Felt:
    """Let the crowd come and stay while two play."""
    games = [make_game(store, f"crowd{number}") for number in range(40)]
    await worker.wait()
    async with playing(worker.port, store) as pair:
        await asyncio.sleep(5)
        print(f"before: {told(pair.waits())}; {worker.memory():.0f} MB", flush=True)
        began, visits, pair.lag = time.monotonic(), list[float](), 0.0
        answers: Queue[Counter[str]] = multiprocessing.Queue()
        words = (worker.port, asked.number, games, answers)
        process = multiprocessing.Process(target=crowd, args=words, daemon=True)
        process.start()
        deadline = time.monotonic() + asked.seconds
        while answers.empty() and time.monotonic() < deadline:
            if len(visits) < 30:  # as many games as one address may make
                visits.append(await asyncio.to_thread(visit, worker.port))
            await asyncio.sleep(1)
        done = answers.get() if not answers.empty() else Counter({"not done in time": 1})
        await asyncio.sleep(5)  # they are still there
        process.kill()
        process.join()
        waits = pair.waits(began)
        print(f"meanwhile: {told(waits)}; {worker.memory():.0f} MB;", end=" ")
        print(f"late ourselves {1000 * pair.lag:.0f} ms")
        return Felt(done, waits, visits, pair.lost())


def main() -> None:
    """Let them come, and say what others felt of it."""
    parser = argparse.ArgumentParser(prog="siege crowd", description=__doc__)
    parser.add_argument("--number", type=int, default=10_000, help="of sockets, and of games")
    parser.add_argument("--seconds", type=float, default=300, help="and no longer")
    parser.add_argument("--database", choices=KINDS, default="sqlite")
    asked = parser.parse_args()
    felt, faults = withstand(asked.database, lambda worker, store: besiege(worker, store, asked))
    print(", ".join(f"{number} {what}" for what, number in sorted(felt.crowd.items())))
    longest, slowest = max(felt.waits, default=inf), max(felt.visits, default=inf)
    print(f"others waited {1000 * longest:.0f} ms at most and lost {felt.lost} sockets;", end=" ")
    print(f"{len(felt.visits)} visits with a new game took {slowest:.1f} s at most")
    sys.exit(1 if faults or longest > STALL or felt.lost or slowest == inf else 0)
