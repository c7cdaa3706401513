"""HTTP and socket protocols with timeouts, bounded buffers and connection limits."""

import asyncio
import resource
from collections import Counter
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any, Final

import h11
from h11._connection import DEFAULT_MAX_INCOMPLETE_EVENT_SIZE
from isal import isal_zlib
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import CloseCode

from ziggurat.server.config import CONFIG
from ziggurat.server.errors import SlowConsumer
from ziggurat.server.http.rate_limits import TokenBucket

COMPRESSION_LEVEL: Final = (
    1  # compression: 1 kB a move instead of zlib's 0.7, in a fifth of the time
)

connections: Counter[str] = Counter()  # by address


def open_files() -> int:
    """Raise the limit of open files to the maximum; returns it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most if most != resource.RLIM_INFINITY else 1_000_000


def is_proxy(config: Config, address: str) -> bool:
    """Whether an address is a trusted proxy: then the clients behind it are counted."""
    trusted = config.forwarded_allow_ips
    names = trusted.split(",") if isinstance(trusted, str) else trusted
    return any(_covers(name.strip(), address) for name in names)


@lru_cache(maxsize=4096)
def _covers(trusted: str, address: str) -> bool:
    """Whether a trusted entry covers an address, by uvicorn's rules: address, network or all."""
    if trusted in ("*", address):
        return True
    try:
        return ip_address(address) in ip_network(trusted)
    except ValueError:
        return False


class Strict(h11.Connection):
    """HTTP parser that rejects ambiguous request framing (request smuggling)."""

    def next_event(self) -> Any:
        """The next event; Content-Length and chunked coding exclude each other (RFC 9112, 6.1)."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            names = {name for name, _ in event.headers}
            if {b"content-length", b"transfer-encoding"} <= names:
                raise h11.RemoteProtocolError("Content-Length with Transfer-Encoding")
        return event


class TimeoutHTTPProtocol(H11Protocol):
    """HTTP/1.1 protocol with read and write timeouts and connection limits."""

    most = 1_000_000  # concurrent connections

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        longest = self.config.h11_max_incomplete_event_size
        self.conn = Strict(h11.SERVER, longest or DEFAULT_MAX_INCOMPLETE_EVENT_SIZE)
        self.patience: asyncio.TimerHandle | None = None
        self.address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Count the connection and wait for a request."""
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        connections[self.address] += 1
        alone = not is_proxy(self.config, self.address)
        if len(self.connections) > self.most or (
            alone and connections[self.address] > CONFIG.http.max_connections_per_address
        ):
            transport.abort()
            return
        self._expect(CONFIG.http.request_timeout_s)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._forget()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Receive a part of a request; the timeout covers the whole request."""
        arriving = self._arriving()
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self._arriving():
            if not arriving or self.patience is None:
                self._expect(CONFIG.http.request_timeout_s)
        elif arriving:
            self._expect(CONFIG.http.response_timeout_s)

    def send_400_response(self, msg: str) -> None:
        """Reject a request and close; during a response only close."""
        if self.cycle is not None:  # discards the rest of the response
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:
            self.transport.close()

    def on_response_complete(self) -> None:
        """Wait for the next request during uvicorn's keep-alive time."""
        self._relax()
        super().on_response_complete()
        if not self.transport.is_closing() and self.transport.get_write_buffer_size():
            self._expect(CONFIG.http.response_timeout_s)

    def timeout_keep_alive_handler(self) -> None:
        """Keep-alive timeout: close, and abort if the data is not read."""
        super().timeout_keep_alive_handler()
        self._expect(CONFIG.http.close_timeout_s)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Hand over to the socket protocol, which counts as the same connection."""
        self._relax()
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        if isinstance(socket, CompressedWebSocketProtocol):
            socket.address = self.address
        self.address = ""

    def _arriving(self) -> bool:
        """Whether no request or only a part of one has been received."""
        return self.cycle is None or self.cycle.response_complete

    def _expect(self, seconds: float) -> None:
        """Abort the connection unless something happens in time."""
        self._relax()
        self.patience = self.loop.call_later(seconds, self.transport.abort)

    def _relax(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def _forget(self) -> None:
        self._relax()
        _count_down(self.address)
        self.address = ""


class CompressorPool:
    """LRU pool of per-connection deflate contexts; evicted ones restart with an empty window."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: dict[PerMessageDeflate, None] = {}  # least recently used first

    def keep(self, deflate: PerMessageDeflate | None) -> None:
        """Keep the context of this socket, and evict the least recently used one.

        A compressor may restart with any message: it only refers to nothing before it.
        """
        if deflate is None or deflate.local_no_context_takeover:
            return
        if deflate not in self.kept:
            if len(self.kept) >= self.most:
                self.forget(next(iter(self.kept)))
            window = -deflate.local_max_window_bits
            encoder: Any = isal_zlib.compressobj(
                COMPRESSION_LEVEL, wbits=window
            )  # compatible with zlib's
            deflate.encoder = encoder
        self.kept.pop(deflate, None)
        self.kept[deflate] = None

    def forget(self, deflate: PerMessageDeflate | None) -> None:
        """Drop the context of this socket."""
        if deflate in self.kept:
            del self.kept[deflate], deflate.encoder


memories = CompressorPool(CONFIG.realtime.max_compressors)


class CompressedWebSocketProtocol(WebSocketsSansIOProtocol):
    """Socket with a compression window of 32 kB instead of uvicorn's 4 kB.

    Most of a changed region is in the last view, so a move takes 1 kB instead of 2.5 kB, for 180 kB
    of memory a tab. Messages from tabs are short and decompressed independently.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        deflate = ServerPerMessageDeflateFactory(
            client_no_context_takeover=True,
            compress_settings={
                "level": COMPRESSION_LEVEL,
                "memLevel": 1,
            },  # until `memories` has one for it
        )
        self.conn.available_extensions = [deflate]
        self.address = ""
        self.backlog = bytearray()  # received, not parsed yet
        self.asides = TokenBucket(*CONFIG.realtime.control_frames, self.loop.time)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        _count_down(self.address)
        self.address = ""
        memories.forget(self._deflate())
        super().connection_lost(exc)

    async def send(self, message: Any) -> None:
        """Send a message with a write timeout, and mark its context as recently used."""
        if not self.writable.is_set():
            try:
                async with asyncio.timeout(CONFIG.realtime.write_timeout_s):
                    await self.writable.wait()
            except TimeoutError:
                raise SlowConsumer(
                    f"nothing was taken for {CONFIG.realtime.write_timeout_s:g} seconds"
                ) from None
        memories.keep(self._deflate())
        await super().send(message)

    def _deflate(self) -> PerMessageDeflate | None:
        """The negotiated permessage-deflate extension."""
        found = (one for one in self.conn.extensions if isinstance(one, PerMessageDeflate))
        return next(found, None)

    def data_received(self, data: bytes) -> None:
        """Receive data, as far as the app keeps up with it."""
        self.backlog += data
        if self.close_sent and len(self.backlog) > CONFIG.http.parse_chunk_bytes:
            self.transport.abort()  # still sending after the close
            return
        self._digest()

    async def receive(self) -> Any:
        """The next message for the app; then parse more of the backlog."""
        message = await self.queue.get()
        self._digest()
        return message

    def _digest(self) -> None:
        """Parse piece by piece while the app's queue is empty: a flood delays no other client.

        Reading is paused while data is left; pausing for every message, as uvicorn does, takes
        longer than parsing.
        """
        while self.backlog and (self.queue.empty() or self.close_sent):
            if self.transport.is_closing():
                return
            piece = bytes(self.backlog[: CONFIG.http.parse_chunk_bytes])
            del self.backlog[: CONFIG.http.parse_chunk_bytes]
            super().data_received(piece)
        if self.read_paused != bool(self.backlog) and not self.transport.is_closing():
            self.read_paused = not self.read_paused
            if self.read_paused:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """Pass on a message; invalid UTF-8 closes the socket without a log entry."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return  # already closed
        if self.curr_msg_data_type != "text":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
            return
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
        except UnicodeDecodeError:
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._has_patience():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        """Record a pong."""
        if self._has_patience():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        """Receive a continuation frame."""
        if self._has_patience():
            super().handle_cont(event)

    def _has_patience(self) -> bool:
        """Whether control frames are within their rate limit; aborts the connection if not."""
        if not self.asides.take():
            self.transport.abort()
        return not self.transport.is_closing()

    def keepalive_timeout(self) -> None:
        """Ping timeout: abort, because a peer that does not read cannot be notified."""
        super().keepalive_timeout()
        self.loop.call_later(CONFIG.http.close_timeout_s, self.transport.abort)

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        """The app has finished."""
        super().on_task_complete(task)
        self.loop.call_later(CONFIG.http.close_timeout_s, self.transport.abort)


def _count_down(address: str) -> None:
    if address:
        connections[address] -= 1
        if connections[address] <= 0:
            del connections[address]
