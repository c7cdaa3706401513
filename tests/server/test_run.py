"""Under uvicorn, over a real socket: what is compressed, and how well."""

import json
import threading
import zlib
from collections.abc import Iterator

import pytest
import uvicorn
from websockets.sync.client import connect

from server.play import FirstChoice
from ziggurat.server.app import create_app
from ziggurat.server.play.rows import Setup
from ziggurat.server.run import LongMemory
from ziggurat.server.store.store import Store
from ziggurat.views.art import art_of

WHOLE_WINDOW = 15


@pytest.fixture
def port(url: str, store: Store, setup: Setup) -> Iterator[int]:
    """A server on a free port, with one game between Ada and Balam."""
    store.create(setup)
    app = create_app(url, FirstChoice())
    server = uvicorn.Server(uvicorn.Config(app, port=0, ws=LongMemory, log_level="error"))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        assert thread.is_alive()
    yield server.servers[0].sockets[0].getsockname()[1]
    server.should_exit = True
    thread.join()


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
