"""A server in a process of its own that may be stopped, killed and started again."""

import asyncio
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

SERVE = ["-m", "ziggurat", "serve"]
COLD = """
from unittest.mock import patch
from ziggurat.cli import app
from ziggurat.server import run
with patch.object(run, "warm"):
    app(["serve", *__import__("sys").argv[1:]])
"""
READY = 120.0  # seconds, on a machine that does something else too


class Worker:
    """One process that serves, as it is shipped unless told to lift the limits."""

    def __init__(
        self, port: int, database: str, folder: Path, *more: str, cold: bool = False
    ) -> None:
        self.port = port
        serve = ["-c", COLD] if cold else SERVE  # without drawing every game first
        self.command = [sys.executable, *serve, "--port", str(port)]
        self.command += ["--database", database, "--bots", "1", *more]
        self.logged = folder / f"worker-{port}.log"
        self.log = self.logged.open("ab")
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
            if time.monotonic() - began > READY or self.process.poll() is not None:
                raise TimeoutError(f"the worker at port {self.port} is not ready")
            await asyncio.sleep(0.05)
        return time.monotonic() - began

    async def stop(self) -> float:
        """Stop it as a system does; how long that took."""
        began = time.monotonic()
        self.process.terminate()
        await asyncio.to_thread(self.process.wait)
        return time.monotonic() - began

    async def restart(self) -> tuple[float, float]:
        """Stop and start it again; how long each took."""
        down = await self.stop()
        self.start()
        return down, await self.wait()

    def kill(self) -> None:
        """End it at this very moment."""
        self.process.kill()
        self.process.wait()

    def children(self) -> list[int]:
        """The processes it has started."""
        task = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(one) for one in task.read_text(encoding="ascii").split()]

    def memory(self) -> float:
        """Megabytes it holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        (held,) = re.findall(r"VmRSS:\s+(\d+) kB", status)
        return int(held) / 1024

    def faults(self) -> list[str]:
        """What it wrote down as a fault."""
        lines = self.logged.read_text(encoding="utf-8", errors="replace").splitlines()
        return [one for one in lines if one.startswith(("ERROR", "CRITICAL", "Traceback"))]

    def close(self) -> None:
        """Stop it for good."""
        self.process.terminate()
        self.process.wait()
        self.log.close()


def alive(process: int) -> bool:
    """Whether a process is still there, and not only its name."""
    try:
        os.kill(process, 0)
        return "State:\tZ" not in Path(f"/proc/{process}/status").read_text(encoding="ascii")
    except OSError:
        return False
