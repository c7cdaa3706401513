"""A real browser and a real server that can be killed and started again."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

import ziggurat
from connections import all_connections_are_closed, open_connections

__all__ = ["all_connections_are_closed", "open_connections"]  # pytest finds them here

CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
HOST = "127.0.0.1"
SEEDED = Path(__file__).parent / "seeded.py"


class Server:
    """The app in a process of its own, on one port and one database for its whole life."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind((HOST, 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://{HOST}:{self.port}"
        self.database = f"sqlite:///{folder / 'games.sqlite3'}"
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        paths = [Path(ziggurat.__file__).parent.parent, SEEDED.parent.parent]
        self.process = subprocess.Popen(
            [sys.executable, str(SEEDED), str(self.port), self.database],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                socket.create_connection((HOST, self.port), timeout=1).close()
                return
            except OSError:
                time.sleep(0.05)  # the process is starting: nothing tells us when
        raise TimeoutError("the server did not start")

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the tests of a module in one process: they share a server with prepared games."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server with an empty database."""
    running = Server(tmp_path)
    yield running
    running.kill()


@pytest.fixture(scope="package")  # while it runs, its thread has an event loop of its own
def browser() -> Iterator[Browser]:
    """Debian's Chromium; without it these tests are skipped, except where CI must run them."""
    if CHROMIUM is None:
        if os.environ.get("CI"):
            pytest.fail("CI needs a browser: tools/browser installs it")
        pytest.skip("no chromium on this machine: tools/browser says how to get it")
    with sync_playwright() as play:
        running = play.chromium.launch(
            executable_path=CHROMIUM,
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        )
        yield running
        running.close()


@pytest.fixture(autouse=True)
def windows(request: pytest.FixtureRequest) -> Iterator[None]:
    """Close the windows a test has opened: those left open make every later test slower."""
    if "browser" not in request.fixturenames:
        yield
        return
    browser: Browser = request.getfixturevalue("browser")
    before = browser.contexts  # those of fixtures that several tests share
    yield
    for context in browser.contexts:
        if context not in before:
            context.close()
