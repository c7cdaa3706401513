"""A server under load on loopback: games with two viewers each, bounded in number and time."""

import asyncio
import json
import os
import random
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from websockets.asyncio.client import ClientConnection, connect

from ziggurat.markup.patches import apply_patch

HOST = "127.0.0.1"
GAMES = 24
SECONDS = 10.0
QUICK_SECONDS = 3.0
CHOICE = re.compile(r'data-choice="([^"]+)"')


class Tab:
    """One seat's browser tab: what it shows now, and at which revision."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.regions: dict[str, list[str]] = {}
        self.revision = -1

    def choices(self) -> list[str]:
        """What can be clicked."""
        return CHOICE.findall("".join("".join(parts) for parts in self.regions.values()))

    async def choose(self, text: str) -> None:
        """Click, and let the turn end by itself when nothing is left."""
        message = {"t": "choose", "id": text, "rev": self.revision, "auto": True}
        await self.line.send(json.dumps(message))

    async def view(self, after: int) -> None:
        """Wait for a picture newer than that revision."""
        while self.revision <= after:
            message: dict[str, Any] = json.loads(await self.line.recv())
            if message["t"] == "nack":
                raise RuntimeError(f"the server refused: {message}")
            if message["t"] == "view":
                for name, told in message["r"].items():
                    self.regions[name] = apply_patch(self.regions.get(name, []), told)
                self.revision = int(message["rev"])


async def play_seats(
    address: str, cookies: list[str], seconds: float, seed: int, seated: asyncio.Barrier
) -> list[float]:
    """Once all have sat down, two seats play at full speed until the time is up or the game over:
    how long moves took.
    """
    waits, rng = [], random.Random(seed)
    async with (
        connect(address, additional_headers={"Cookie": cookies[0]}) as first,
        connect(address, additional_headers={"Cookie": cookies[1]}) as second,
    ):
        tabs = [Tab(first), Tab(second)]
        for tab in tabs:
            await tab.view(-1)
        await seated.wait()
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            mover = next((tab for tab in tabs if tab.choices()), None)
            if mover is None:
                break
            asked, revision = time.perf_counter(), mover.revision
            await mover.choose(rng.choice(mover.choices()))
            for tab in tabs:
                await tab.view(revision)
            waits.append(time.perf_counter() - asked)
    return waits


@contextmanager
def running_server(folder: Path) -> Iterator[tuple[int, int]]:
    """A server of its own on a free port: its port and its process."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "ziggurat", "serve", "--no-limits", "--port", str(port)]
    command += ["--database", f"sqlite:///{folder / 'load.sqlite3'}"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            _await_server(port)
            yield port, server.pid
        finally:
            server.terminate()


def _await_server(port: int) -> None:
    """Wait until the server answers."""
    for _ in range(1200):
        try:
            with socket.create_connection((HOST, port), timeout=1):
                return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError("the server did not start")


def create_game(port: int, key: str) -> tuple[str, list[str]]:
    """A game for two: its address for sockets, and a cookie for each seat."""
    form = {f"seat-{seat}-kind": "me" for seat in range(2)}
    door = HTTPConnection(HOST, port, timeout=60)
    headers = {"Content-Type": "application/x-www-form-urlencoded"}
    door.request("POST", f"/new/{key}", urlencode(form), headers)
    answer = door.getresponse()
    answer.read()
    game = str(answer.getheader("location")).rpartition("/")[2]
    name, _, tokens = str(answer.getheader("set-cookie")).partition(";")[0].partition("=")
    cookies = [f"{name}={token}" for token in tokens.split(".")]
    return f"ws://{HOST}:{port}/ws/{game}?splices", cookies


def processor_seconds(process: int) -> float | None:
    """How long a process has worked, where the system tells."""
    try:
        fields = (
            Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        )
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(key: str, *, quick: bool) -> dict[str, float]:
    """Moves a second with two viewers each, and what a move costs the server."""
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as (port, process):
        games = [create_game(port, key) for _ in range(GAMES)]
        return asyncio.run(_play_all(games, QUICK_SECONDS if quick else SECONDS, process))


async def _play_all(
    games: list[tuple[str, list[str]]], seconds: float, process: int
) -> dict[str, float]:
    """All games at once; what tabs show first is not counted, it comes once in a game."""
    seated = asyncio.Barrier(len(games) + 1)
    async with asyncio.TaskGroup() as group:
        played = [
            group.create_task(play_seats(address, cookies, seconds, seed, seated))
            for seed, (address, cookies) in enumerate(games)
        ]
        await seated.wait()
        before, start = processor_seconds(process), time.perf_counter()
    passed, after = time.perf_counter() - start, processor_seconds(process)
    waits = [wait for one in played for wait in one.result()]
    numbers = {
        "server_moves_per_second": len(waits) / passed,
        "server_wait_ms_median": 1000 * statistics.median(waits),
    }
    if before is not None and after is not None:
        numbers["server_cpu_ms_per_move"] = 1000 * (after - before) / len(waits)
        numbers["server_moves_per_free_core"] = len(waits) / (after - before)
    return numbers
