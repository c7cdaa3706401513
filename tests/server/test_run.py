"""Under uvicorn, over a real socket: what is compressed and how well, and what is logged."""

import gc
import json
import shutil
import socket
import subprocess
import urllib.request
import zlib
from collections.abc import Iterator

import pytest
import uvicorn
from websockets.sync.client import connect

from server.play import FirstChoice
from server.serving import listening, serving
from ziggurat.server import run
from ziggurat.server.app import create_app
from ziggurat.server.config import CONFIG
from ziggurat.server.game.setup import Setup
from ziggurat.server.run import configured
from ziggurat.server.sessions.store import Store
from ziggurat.views.symbols import art_of

WHOLE_WINDOW = 15


@pytest.fixture
def config(url: str, store: Store, setup: Setup) -> uvicorn.Config:
    """The app with one game between Ada and Balam."""
    store.create(setup)
    return configured(create_app(url, FirstChoice()), "127.0.0.1", 0)


@pytest.fixture
def port(config: uvicorn.Config) -> Iterator[int]:
    with serving(config) as port:
        yield port


def test_a_change_finds_itself_in_what_the_tab_has(port: int) -> None:
    art = art_of("amytis")
    held = art.note(range(len(art.markup)))  # the page has shown every tile before
    with connect(f"ws://127.0.0.1:{port}/ws/abc?k=Ada&art={held}") as socket:
        (deflate,) = socket.protocol.extensions
        assert deflate.remote_max_window_bits == WHOLE_WINDOW  # type: ignore[attr-defined]
        views = (told for told in map(json.loads, socket) if "rev" in told)  # not who is there
        first = next(views)
        socket.send(json.dumps({"t": "choose", "id": "take:pile-3", "rev": 0}))
        second = next(views)
    assert (first["rev"], second["rev"]) == (0, 1)
    window = zlib.compressobj(wbits=-WHOLE_WINDOW, memLevel=5)
    sizes = [
        len(window.compress(json.dumps(view).encode()) + window.flush(zlib.Z_SYNC_FLUSH))
        for view in (first, second)
    ]
    assert sizes[1] < 2_000 < sizes[0] < 5_000


@pytest.mark.parametrize("query", ["k=Ada", "lang=en&k=Ada", "%6B=Ada"])
def test_neither_a_visitor_nor_the_key_to_a_seat_is_logged(
    config: uvicorn.Config, query: str
) -> None:
    with listening() as lines, serving(config) as port:
        address = f"127.0.0.1:{port}"
        urllib.request.urlopen(f"http://{address}/g/abc/state.json?{query}").close()
        with connect(f"ws://{address}/ws/abc?{query}") as socket:
            socket.recv()
    assert any("connection open" in line for line in lines), "other lines of uvicorn are kept"
    told = [line for line in lines if "/abc" in line or "Ada" in line or "127.0.0.1:" in line]
    assert [line for line in told if f"running on http://{address}" not in line] == []


def test_what_every_game_needs_is_not_looked_through_for_garbage(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of it at once took a fifth of a second, in which no request was answered."""
    kept: list[int] = []
    monkeypatch.setattr(run, "warm", list)
    monkeypatch.setattr(uvicorn.Server, "run", lambda *_: kept.append(gc.get_freeze_count()))
    usual = gc.get_threshold()
    run.run("127.0.0.1", 0, url)
    gc.unfreeze()
    assert kept[0] > 1_000
    assert gc.get_threshold() == run.GARBAGE
    gc.set_threshold(*usual)


def test_messages_make_no_work_for_who_looks_for_garbage(
    config: uvicorn.Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Deep nonsense, 900 lists a message: all was looked through once a second, for up to 0.2 s."""
    whole: list[str] = []
    usual = gc.get_threshold()

    def looked(phase: str, info: dict[str, int]) -> None:
        if phase == "start" and info["generation"] == 2:
            whole.append(phase)

    with serving(config) as port, connect(f"ws://127.0.0.1:{port}/ws/abc?k=Ada") as socket:
        gc.collect()
        gc.freeze()
        gc.set_threshold(*run.GARBAGE)
        gc.callbacks.append(looked)
        for number in range(150):
            socket.send("[" * 900 + "]" * 900)
            socket.send(f'{{"t":"why","id":"marker-{number}"}}')
            while f"marker-{number}" not in str(socket.recv()):
                pass
    gc.callbacks.remove(looked)
    gc.unfreeze()
    gc.set_threshold(*usual)
    assert not whole


@pytest.mark.skipif(shutil.which("ss") is None, reason="nobody tells how many may wait")
def test_many_wait_at_the_door_and_few_are_let_in_at_once(config: uvicorn.Config) -> None:
    heard: list[int] = []

    class Noted(run.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            (door,) = self.servers[0].sockets
            queue = subprocess.run(["ss", "-ltnH"], capture_output=True, text=True).stdout
            heard.extend(
                int(line.split()[2])
                for line in queue.splitlines()
                if line.split()[3].endswith(f":{door.getsockname()[1]}")
            )
            self.should_exit = True

    Noted(config).run()
    assert config.backlog == CONFIG.http.accept_batch
    assert heard == [CONFIG.http.listen_backlog]
