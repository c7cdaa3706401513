"""Below the app, over real connections: halves, drips, silence, floods, and too many of them."""

import gc
import json
import logging
import socket
import time
import urllib.request
from collections.abc import Iterator
from contextlib import suppress

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.sync.client import ClientConnection, connect

from server.limits import set_limit
from server.play import FirstChoice
from server.serving import listening, serving
from ziggurat.server.app import create_app
from ziggurat.server.config import Rate
from ziggurat.server.game.setup import Setup
from ziggurat.server.http import protocols
from ziggurat.server.http.protocols import CompressedWebSocketProtocol, TimeoutHTTPProtocol
from ziggurat.server.realtime import connection
from ziggurat.server.run import configured
from ziggurat.server.sessions.store import Store

HALF = 0.4  # seconds
LONG = 10  # far longer than it should take


@pytest.fixture
def config(url: str, store: Store, setup: Setup, monkeypatch: pytest.MonkeyPatch) -> uvicorn.Config:
    store.create(setup)
    set_limit(monkeypatch, protocols, "http.request_timeout_s", HALF)
    config = configured(create_app(url, FirstChoice()), "127.0.0.1", 0)
    config.forwarded_allow_ips = ""  # no proxy speaks for others here
    config.timeout_keep_alive = 1
    return config


@pytest.fixture
def port(config: uvicorn.Config) -> Iterator[int]:
    with serving(config) as port:
        yield port


def opened(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=LONG)


def is_cut(connection: socket.socket) -> bool:
    """Whether the other side ends the connection before we lose patience."""
    try:
        while connection.recv(65_536):
            pass
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False
    return True


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST /play/amytis HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n",
        b"GET /static/icon.svg HTTP/1.1\r\nHost: x\r\n\r\nGET /",
        b"GET /nowhere HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n",
    ],
)
def test_half_a_request_is_cut_off(port: int, half: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    set_limit(monkeypatch, protocols, "http.response_timeout_s", HALF)
    with opened(port) as connection:
        connection.sendall(half)
        assert is_cut(connection)


def test_a_request_does_not_drip_in_for_ever(port: int) -> None:
    with opened(port) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        start = time.monotonic()
        with suppress(BrokenPipeError, ConnectionResetError):
            while time.monotonic() < start + LONG:
                connection.sendall(b"X: y\r\n")
                time.sleep(HALF / 8)  # the drip
        assert time.monotonic() < start + LONG


def test_a_request_that_comes_in_two_pieces_is_answered(
    port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_limit(monkeypatch, protocols, "http.request_timeout_s", LONG)
    with opened(port) as connection:
        for piece in (b"GET /nowhere HTTP/1.1\r\nHost: x\r\n", b"\r\n"):
            connection.sendall(piece)
            time.sleep(0.05)  # between the pieces
        connection.sendall(b"GET /nowhere HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        answers = b"".join(iter(lambda: connection.recv(65_536), b""))
        assert answers.count(b"HTTP/1.1 404") == 2


def test_one_address_has_so_many_connections(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    set_limit(monkeypatch, protocols, "http.max_connections_per_address", 3)
    set_limit(
        monkeypatch, protocols, "http.request_timeout_s", 2 * LONG
    )  # so that nothing else cuts it off
    held = [opened(port) for _ in range(3)]
    with opened(port) as fourth:
        assert is_cut(fourth)
    for one in held:
        one.close()
    deadline = time.monotonic() + LONG
    while protocols.connections["127.0.0.1"]:
        assert time.monotonic() < deadline
        time.sleep(0.01)  # until the server has noticed
    urllib.request.urlopen(f"http://127.0.0.1:{port}/g/abc").close()


def test_there_is_an_end_to_connections(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TimeoutHTTPProtocol, "most", 0)
    set_limit(
        monkeypatch, protocols, "http.request_timeout_s", 2 * LONG
    )  # so that nothing else cuts it off
    with opened(port) as connection:
        assert is_cut(connection)


def test_a_socket_counts_until_it_is_closed(port: int) -> None:
    with connect(f"ws://127.0.0.1:{port}/ws/abc") as tab:
        tab.recv()
        assert protocols.connections["127.0.0.1"] == 1
        time.sleep(2 * HALF)  # longer than half a request may take
        tab.ping().wait(LONG)
    deadline = time.monotonic() + LONG
    while protocols.connections["127.0.0.1"]:
        assert time.monotonic() < deadline
        time.sleep(0.01)  # until the server has noticed


def test_a_tab_is_told_all_the_same_when_what_it_was_sent_is_forgotten(
    port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols.memories, "most", 1)
    address = f"ws://127.0.0.1:{port}/ws/abc?k=Ada"
    with connect(address) as one, connect(address) as other:
        for _ in range(3):
            for tab in (one, other):
                tab.send('{"t":"why","id":"pile-3"}')
                while '"why"' not in str(tab.recv(LONG)):
                    pass
                assert len(protocols.memories.kept) == 1
    deadline = time.monotonic() + LONG
    while protocols.memories.kept:
        assert time.monotonic() < deadline
        time.sleep(0.01)  # until the server has noticed


@pytest.mark.parametrize(
    "asked",
    [
        ClientPerMessageDeflateFactory(),
        ClientPerMessageDeflateFactory(server_no_context_takeover=True),
        ClientPerMessageDeflateFactory(server_max_window_bits=9),
        ClientPerMessageDeflateFactory(server_max_window_bits=12),
    ],
    ids=["as usual", "no memory", "512 bytes", "4 kB"],
)
def test_whatever_a_tab_can_unpack(
    port: int, asked: ClientPerMessageDeflateFactory, caplog: pytest.LogCaptureFixture
) -> None:
    address = f"ws://127.0.0.1:{port}/ws/abc?k=Ada&lang=fr"
    with (
        connect(address, extensions=[asked], compression=None) as packed,
        connect(address, compression=None) as plain,
    ):
        assert packed.response is not None
        assert "permessage-deflate" in packed.response.headers["Sec-WebSocket-Extensions"]
        for _ in range(30):
            for tab in (packed, plain):
                tab.send('{"t":"why","id":"pile-3"}')
            said = [heard(tab, "why") for tab in (packed, plain)]
            assert said[0] == said[1] != ""
    assert not [one for one in caplog.records if one.levelname in ("WARNING", "ERROR")]


def heard(tab: ClientConnection, kind: str) -> str:
    """The next message of a kind."""
    while f'"t":"{kind}"' not in (said := str(tab.recv(LONG))):
        pass
    return said


def test_a_flood_is_read_piece_by_piece(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting: list[int] = []
    digest = CompressedWebSocketProtocol._digest

    def noted(self: CompressedWebSocketProtocol) -> None:
        digest(self)
        waiting.append(self.queue.qsize())

    monkeypatch.setattr(CompressedWebSocketProtocol, "_digest", noted)
    address = f"ws://127.0.0.1:{port}/ws/abc?k=Ada"
    with connect(address, close_timeout=0.1) as tab, opened(port) as request:
        tab.recv()
        with tab.protocol_mutex:
            for _ in range(2_000):
                tab.protocol.send_text(b'{"t":"ping"}')
            tab.send_data()
        request.sendall(b"GET /nowhere HTTP/1.1\r\nHost: x\r\n\r\n")
        assert request.recv(100).startswith(b"HTTP/1.1 404")
        deadline = time.monotonic() + 10
        while max(waiting) <= 10 and time.monotonic() < deadline:
            time.sleep(0.01)  # the request may have overtaken the flood
        assert 10 < max(waiting) < 1_000, "some wait, the rest is not even looked at"


def test_who_takes_nothing_is_left(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    set_limit(monkeypatch, protocols, "realtime.write_timeout_s", 0.05)
    set_limit(monkeypatch, protocols, "http.close_timeout_s", 0.05)
    heard = CompressedWebSocketProtocol.handle_text

    def full(self: CompressedWebSocketProtocol, event: Frame) -> None:
        self.pause_writing()  # as if the other side did not read
        heard(self, event)

    with connect(f"ws://127.0.0.1:{port}/ws/abc?k=Ada") as tab, opened(port) as request:
        tab.recv(LONG)
        monkeypatch.setattr(CompressedWebSocketProtocol, "handle_text", full)
        tab.send('{"t":"why","id":"pile-3"}')
        with pytest.raises(ConnectionClosed):
            hear_all(tab)
        request.sendall(b"GET /nowhere HTTP/1.1\r\nHost: x\r\n\r\n")
        assert request.recv(100).startswith(b"HTTP/1.1 404")


PING, OPENING, PIECE = (bytes([first, 0x80]) + b"\0\0\0\0" for first in (0x89, 0x01, 0x00))
"""Frames without content: a ping, the first piece of a message, one more piece."""


def hear_all(tab: ClientConnection) -> None:
    while True:
        tab.recv(timeout=LONG)


@pytest.mark.parametrize("frames", [PING * 3_000, OPENING + PIECE * 3_000], ids=["pings", "pieces"])
def test_who_sends_frames_that_are_no_messages_is_cut_off(port: int, frames: bytes) -> None:
    with connect(f"ws://127.0.0.1:{port}/ws/abc") as tab:
        tab.recv()
        for _ in range(20):
            tab.ping().wait(LONG)  # what a browser may send
        with suppress(OSError):
            tab.socket.sendall(frames)
        with pytest.raises(ConnectionClosed):
            hear_all(tab)


def framed(payload: bytes, first: int = 0x81) -> bytes:
    """A frame of a client, with a mask that changes nothing."""
    return bytes([first, 0x80 | len(payload)]) + b"\0\0\0\0" + payload


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (framed(b"\xff\xfe{}"), 1007),
        (framed(b"\xe2\x82", 0x01) + framed(b"\xac\xff", 0x80), 1007),
        (framed(b"x", 0x83), 1002),
        (b"\x81\x05hello", 1002),
    ],
    ids=["no text", "no text, in pieces", "no kind", "no mask"],
)
def test_frames_that_are_none_close_the_socket_and_leave_no_trace(
    port: int, frames: bytes, code: int
) -> None:
    with listening() as lines, connect(f"ws://127.0.0.1:{port}/ws/abc?k=Ada") as tab:
        tab.recv()
        tab.socket.sendall(frames)
        with pytest.raises(ConnectionClosed) as closed:
            hear_all(tab)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == code
        assert not [line for line in lines if "nvalid" in line or "xception" in line]


def test_a_text_in_pieces_is_put_together(port: int) -> None:
    """Also where a piece ends in the middle of a character."""
    with connect(f"ws://127.0.0.1:{port}/ws/abc?k=Ada") as tab:
        tab.recv()
        tab.socket.sendall(framed(b'{"t":"chat","text":"\xe2\x82', 0x01) + framed(b'\xac"}', 0x80))
        while '"chat"' not in (told := str(tab.recv(LONG))):
            pass
        assert "€" in json.loads(told)["text"]


HOSTILE = (
    "nonsense",
    "[" * 900 + "]" * 900,
    "x" * 2_001,
    '{"t":"choose","id":"fly:away","rev":0}',
    '{"t":"choose","id":"take:pile-3","rev":7}',
    '{"t":"undo","rev":0,"to":' + "9" * 900 + "}",
    '{"t":"at","n":99,"told":true}',
    '{"t":"look","turn":1}',
    '{"t":"text"}',
    '{"t":"chat","text":"\\u202e"}',
    '{"t":"why","id":"nothing-%d"}',
)


def test_messages_leave_nothing_behind(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is sent, the server holds as much after a thousand messages as after a hundred."""
    set_limit(monkeypatch, connection, "realtime.messages", Rate(1e9, 1e9))
    held: list[int] = []
    with connect(f"ws://127.0.0.1:{port}/ws/abc?k=Ada", max_size=None) as tab:
        for round_ in (100, 1_000):
            for number in range(round_):
                some = HOSTILE[number % len(HOSTILE)]
                tab.send(some % number if "%d" in some else some)
            tab.send(f'{{"t":"why","id":"marker-{round_}"}}')
            while f"marker-{round_}" not in str(tab.recv(LONG)):
                pass
            gc.collect()
            held.append(len(gc.get_objects()))
    assert held[1] - held[0] < 500


@pytest.mark.parametrize("trusted", ["127.0.0.1", "10.0.0.1, 127.0.0.0/8", "*"])
def test_a_proxy_is_known_by_its_network(
    port: int, config: uvicorn.Config, trusted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_limit(monkeypatch, protocols, "http.max_connections_per_address", 0)
    monkeypatch.setattr(config, "forwarded_allow_ips", trusted)
    urllib.request.urlopen(f"http://127.0.0.1:{port}/g/abc").close()
    assert not protocols.is_proxy(uvicorn.Config("", forwarded_allow_ips="10.0.0.0/8"), "11.0.0.1")


def test_a_body_with_two_lengths_is_refused_and_nothing_behind_it_is_read(port: int) -> None:
    head = b"POST /me HTTP/1.1\r\nHost: x\r\n"
    lengths = b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    behind = b"GET /nowhere HTTP/1.1\r\nHost: x\r\n\r\n"
    with opened(port) as connection:
        connection.sendall(head + lengths + behind)
        answers = b"".join(iter(lambda: connection.recv(65_536), b""))
    assert answers.startswith(b"HTTP/1.1 400") and answers.count(b"HTTP/1.1") == 1


def test_a_body_that_breaks_after_its_answer_leaves_no_trace(
    port: int, caplog: pytest.LogCaptureFixture
) -> None:
    head = b"POST /nowhere HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    with opened(port) as connection:
        connection.sendall(head)
        assert connection.recv(65_536).startswith(b"HTTP/1.1 404")
        connection.sendall(b"zz\r\n")
        assert is_cut(connection)
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


def test_the_longest_report_of_a_tab_fits_into_an_address(port: int) -> None:
    """A tab that shows a long game reports many regions when it reconnects."""
    report = ",".join(f"log-{turn}.{3_000_000_000 + turn}" for turn in range(1000))[:6000]
    with connect(f"ws://127.0.0.1:{port}/ws/abc?k=Ada&has={report}&splices") as tab:
        view = next(one for one in map(json.loads, tab) if one["t"] == "view")
        assert view["r"]["say"] and view["r"]["log-9"] == []
