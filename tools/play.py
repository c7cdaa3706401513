"""Start the app at once and compile the engine meanwhile: `python tools/play.py`, or `make play`.

Where the engine is compiled already, or cannot be, the app is installed and started. Otherwise it
is started from the sources, `make setup` compiles in the background, and the compiled app takes
over: both listen on the same socket, so no connection is refused; the old one stops as in every
restart (docs/how-to/running.md), and tabs come back to the new one with what was not acknowledged.
"""

import argparse
import os
import shlex
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

from engine import engine_of, why_plain

ROOT = Path(__file__).resolve().parent.parent
LOCALHOST = "127.0.0.1"
INSTALL = "make -s setup"
LOG = ROOT / "build" / "setup.log"
STARTED = 120  # seconds until a server that does not say it is ready is given up
STOPPED = 10  # seconds until a server that was asked to stop is killed


class Server:
    """A process that serves on a socket that this one has opened."""

    def __init__(self, door: socket.socket, database: str, sources: str = "") -> None:
        environment = dict(os.environ)
        if sources:
            environment["PYTHONPATH"] = sources
        with tempfile.TemporaryDirectory(prefix="ziggurat-") as folder:
            address = f"{folder}/ready"
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
                line.bind(address)
                line.settimeout(1)
                command = [sys.executable, "-m", "ziggurat", "serve"]
                self.process = subprocess.Popen(
                    [*command, "--fd", str(door.fileno()), "--database", database],
                    env={**environment, "NOTIFY_SOCKET": address},
                    pass_fds=[door.fileno()],
                )
                self.ready = self._is_ready(line)

    def _is_ready(self, line: socket.socket) -> bool:
        """Wait until it says so; not if it ends before."""
        for _ in range(STARTED):
            try:
                return line.recv(100) == b"READY=1"
            except TimeoutError:
                if self.process.poll() is not None:
                    break
        return False

    def stop(self) -> None:
        """Ask it to tell its tabs that they come back, and to end."""
        self.process.terminate()
        try:
            self.process.wait(STOPPED)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def say(text: str) -> None:
    """One line for who started it."""
    print(text, flush=True)


def built(command: str, first: Server) -> bool:
    """Whether the engine was built while the server kept running."""
    LOG.parent.mkdir(parents=True, exist_ok=True)
    with LOG.open("wb") as log:
        words = shlex.split(command)
        with subprocess.Popen(
            words, cwd=ROOT, stdout=log, stderr=log, preexec_fn=lambda: os.nice(10)
        ) as build:
            try:
                while build.poll() is None and first.process.poll() is None:
                    try:
                        build.wait(0.5)
                    except subprocess.TimeoutExpired:
                        continue
            finally:
                build.terminate()
    return build.returncode == 0


def serve(door: socket.socket, database: str, build: str) -> int:
    """Serve from the sources until the engine is built, then compiled; how the last one ended."""
    server = Server(door, database, sources=str(ROOT / "src"))
    try:
        if not server.ready:
            return server.process.wait() or 1
        port = door.getsockname()[1]
        address = f"http://{LOCALHOST}:{port}"
        say(f"Ziggurat: {address} (the engine is compiled meanwhile: bots are slower)")
        if not built(build, server):
            if server.process.poll() is None:
                say(f"The engine did not compile, the app goes on without: see {LOG}")
            return server.process.wait()
        following = Server(door, database)
        if not following.ready:
            following.stop()
            say("The compiled app did not start: the one from the sources goes on.")
            return server.process.wait()
        before, server = server, following
        before.stop()
        say("The engine is compiled now; open pages went over to it by themselves.")
        return server.process.wait()
    except KeyboardInterrupt:
        return 0
    finally:
        server.stop()


def main() -> int:
    """Serve in the way that shows the first page soonest."""
    parser = argparse.ArgumentParser(prog="play", description=__doc__)
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database", default="sqlite:///ziggurat.sqlite3")
    parser.add_argument("--build", default="", help="what installs the compiled app")
    asked = parser.parse_args()
    if not asked.build and (why_plain() or engine_of(ROOT).exists()):
        subprocess.run(shlex.split(INSTALL), cwd=ROOT, check=True)
        words = ["--port", str(asked.port), "--database", asked.database]
        os.execv(sys.executable, [sys.executable, "-m", "ziggurat", "serve", *words])
    with socket.create_server((LOCALHOST, asked.port), backlog=2_048) as door:
        return serve(door, asked.database, asked.build or INSTALL)


if __name__ == "__main__":
    sys.exit(main())
