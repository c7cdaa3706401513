"""`make play`: a first page at once, and a compiled app that takes over without losing a click."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NoReturn

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from building import ROOT, tool
from connections import all_connections_are_closed, open_connections
from ziggurat import registry
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.setup import Setup
from ziggurat.server.identity.tokens import hashed
from ziggurat.server.sessions.store import Store

__all__ = ["all_connections_are_closed", "open_connections"]  # pytest finds them here

COME_BACK = 1012


class Played(subprocess.Popen[str]):
    """The tool, with something in place of the compiler."""

    def next_line(self, pattern: str) -> re.Match[str]:
        """Wait for a line."""
        assert self.stdout is not None
        for line in self.stdout:
            if match := re.search(pattern, line):
                return match
        raise AssertionError(f"it ended without {pattern}")


@contextmanager
def playing(database: str, build: str) -> Iterator[Played]:
    """`make play` of the sources; what is built are the same sources."""
    command = [sys.executable, str(ROOT / "tools" / "play.py"), "--port", "0"]
    with Played(
        [*command, "--database", database, "--build", build],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as played:
        try:
            yield played
        finally:
            os.killpg(played.pid, signal.SIGINT)
            played.wait(20)


@pytest.fixture
def database(tmp_path: Path) -> str:
    """One game that waits for Ada."""
    url = f"sqlite:///{tmp_path / 'games.sqlite3'}"
    players = tuple(
        Player(PlayerKind.PERSON, name, token=hashed(name)) for name in ("Ada", "Balam")
    )
    store = Store(url)
    version = registry.load("amytis").version
    store.create(Setup("abc", "amytis", version, {}, 7, players))
    store.close()
    return url


def told(tab: ClientConnection) -> dict[str, object]:
    """The next view; not who is there."""
    while "rev" not in (message := json.loads(tab.recv(timeout=20))):
        pass
    return dict(message)


def choose(tab: ClientConnection, rev: object, choice: str) -> dict[str, object]:
    """The view after a click."""
    tab.send(json.dumps({"t": "choose", "id": choice, "rev": rev}))
    while (view := told(tab))["rev"] == rev:
        pass
    return view


def test_the_compiled_app_takes_over_and_nothing_is_lost(database: str, tmp_path: Path) -> None:
    finished = tmp_path / "finished"
    build = f"sh -c 'until test -e {finished}; do sleep 0.1; done'"
    with playing(database, build) as played:
        port = played.next_line(r"http://127\.0\.0\.1:(\d+) .*compiled meanwhile")[1]
        address = f"ws://127.0.0.1:{port}/ws/abc?k=Ada"
        with connect(address) as tab:
            assert told(tab)["rev"] == 0
            assert choose(tab, 0, "take:pile-3")["rev"] == 1
            finished.touch()
            with pytest.raises(ConnectionClosed) as closed:
                stay(tab, port)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == COME_BACK
        with connect(address) as tab:  # at once: the socket always listens
            assert told(tab)["rev"] == 1, "the click of before"
        played.next_line("compiled now")
        assert httpx.get(f"http://127.0.0.1:{port}/ready").status_code == 200


def stay(tab: ClientConnection, port: str) -> NoReturn:
    """Keep a tab open until it is closed, while others come and are answered."""
    while True:
        assert httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200
        with suppress(TimeoutError):
            tab.recv(timeout=0.05)


def test_an_engine_that_does_not_compile_leaves_the_app_as_it_is(database: str) -> None:
    with playing(database, "false") as played:
        port = played.next_line(r"http://127\.0\.0\.1:(\d+)")[1]
        played.next_line("did not compile, the app goes on")
        assert httpx.get(f"http://127.0.0.1:{port}/g/abc?k=Ada").status_code in (200, 303)


def test_who_stops_it_stops_the_compiler_too(database: str, tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    began = time.monotonic()
    with playing(database, f"sh -c 'echo $$ > {begun}; exec sleep 600'") as played:
        played.next_line("compiled meanwhile")
        while not begun.exists() or not begun.read_text().strip():
            time.sleep(0.05)
    assert time.monotonic() - began < 120
    with pytest.raises(ProcessLookupError):
        os.kill(int(begun.read_text()), 0)


def test_groups_are_resolved_without_the_project_itself() -> None:
    wanted = tool("needs").needs(["dev"])
    names = {re.split(r"[\[<>=]", wish)[0] for wish in wanted}
    assert {"mypy", "pytest", "starlette", "librt", "ray", "cma"} <= names
    assert "ziggurat" not in names and len(wanted) == len(set(wanted))
