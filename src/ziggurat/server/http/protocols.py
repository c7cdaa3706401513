"""How connections are served below the app: in bounded time, from bounded buffers, to many."""

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

from ziggurat.server.errors import SlowConsumer
from ziggurat.server.http.rate_limits import TokenBucket

HALF: Final = 10.0  # seconds a request may take to arrive
WHOLE: Final = 40.0  # seconds until it is answered and the answer was taken
PARTING: Final = 5.0  # seconds to take what was written before a connection is cut
SLOWEST: Final = 20.0  # seconds a socket may take until more can be written to it
MOST_AT_ONE_ADDRESS: Final = 250  # connections at once, sockets included
RESERVE: Final = 100  # files that are not connections: the store, the pipes of bots
PIECE: Final = 2_048  # bytes that are looked at together: compressed, they may be much more
ASIDES: Final = (60, 2)  # frames of a socket that are no messages: a burst, then so many a second
MOST_REMEMBERED: Final = 1_500  # tabs of which is known what they were sent: 180 kB each
LEVEL: Final = 1  # of compression: 1 kB a move instead of zlib's 0.7, in a fifth of the time

connections: Counter[str] = Counter()  # by address


def open_files() -> int:
    """Let this process open as many files as it may; how many that is."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most if most != resource.RLIM_INFINITY else 1_000_000


def is_proxy(config: Config, address: str) -> bool:
    """Whether an address is trusted to speak for others: then their own are counted."""
    trusted = config.forwarded_allow_ips
    names = trusted.split(",") if isinstance(trusted, str) else trusted
    return any(_covers(name.strip(), address) for name in names)


@lru_cache(maxsize=4096)
def _covers(trusted: str, address: str) -> bool:
    """Whether a trusted name is an address, one of its network, or anybody, as uvicorn reads it."""
    if trusted in ("*", address):
        return True
    try:
        return ip_address(address) in ip_network(trusted)
    except ValueError:
        return False


class Strict(h11.Connection):
    """HTTP that refuses a request whose end proxies and servers may see in different places."""

    def next_event(self) -> Any:
        """The next event; a body with a length may not come in chunks as well (RFC 9112, 6.1)."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            names = {name for name, _ in event.headers}
            if {b"content-length", b"transfer-encoding"} <= names:
                raise h11.RemoteProtocolError("Content-Length with Transfer-Encoding")
        return event


class TimeoutHTTPProtocol(H11Protocol):
    """HTTP with an end to patience: half requests and answers nobody takes are cut off."""

    most = 1_000_000  # connections at once

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        longest = self.config.h11_max_incomplete_event_size
        self.conn = Strict(h11.SERVER, longest or DEFAULT_MAX_INCOMPLETE_EVENT_SIZE)
        self.patience: asyncio.TimerHandle | None = None
        self.address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Count the connection, and wait for a request."""
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        connections[self.address] += 1
        alone = not is_proxy(self.config, self.address)
        if len(self.connections) > self.most or (
            alone and connections[self.address] > MOST_AT_ONE_ADDRESS
        ):
            transport.abort()
            return
        self._expect(HALF)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._forget()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in a piece of a request; the pieces of one may not drip in for ever."""
        arriving = self._arriving()
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self._arriving():
            if not arriving or self.patience is None:
                self._expect(HALF)
        elif arriving:
            self._expect(WHOLE)

    def send_400_response(self, msg: str) -> None:
        """Refuse a request and close; one that broke while it was answered is only closed."""
        if self.cycle is not None:  # what the app still says of it goes nowhere
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:
            self.transport.close()

    def on_response_complete(self) -> None:
        """Wait for the next request as long as uvicorn keeps the connection."""
        self._relax()
        super().on_response_complete()
        if not self.transport.is_closing() and self.transport.get_write_buffer_size():
            self._expect(WHOLE)

    def timeout_keep_alive_handler(self) -> None:
        """Nothing came: close, and cut off what is not taken."""
        super().timeout_keep_alive_handler()
        self._expect(PARTING)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From here on it is a socket, which counts as the connection it was."""
        self._relax()
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        if isinstance(socket, CompressedWebSocketProtocol):
            socket.address = self.address
        self.address = ""

    def _arriving(self) -> bool:
        """Whether a request has not arrived yet, or only in part."""
        return self.cycle is None or self.cycle.response_complete

    def _expect(self, seconds: float) -> None:
        """Cut the connection off unless something happens in time."""
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
    """What the tabs that were sent something last were sent; to all others all of it is new."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: dict[PerMessageDeflate, None] = {}  # the one sent something last at the end

    def keep(self, deflate: PerMessageDeflate | None) -> None:
        """Go on from what this tab was sent, if that is known; whoever rested longest is forgotten.

        A compressor may begin anew with any message: it only points to nothing before it.
        """
        if deflate is None or deflate.local_no_context_takeover:
            return
        if deflate not in self.kept:
            if len(self.kept) >= self.most:
                self.forget(next(iter(self.kept)))
            window = -deflate.local_max_window_bits
            encoder: Any = isal_zlib.compressobj(LEVEL, wbits=window)  # speaks as zlib's does
            deflate.encoder = encoder
        self.kept.pop(deflate, None)
        self.kept[deflate] = None

    def forget(self, deflate: PerMessageDeflate | None) -> None:
        """What this tab was sent is not needed any more."""
        if deflate in self.kept:
            del self.kept[deflate], deflate.encoder


memories = CompressorPool(MOST_REMEMBERED)


class CompressedWebSocketProtocol(WebSocketsSansIOProtocol):
    """A socket that compresses with a window of 32 kB instead of uvicorn's 4 kB.

    A region that changed is mostly what the tab has already: it finds itself in the last view,
    and a move takes 1 kB instead of 2.5 kB, for 180 kB of memory a tab. What a tab sends is
    short, and each message unpacked by itself.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        deflate = ServerPerMessageDeflateFactory(
            client_no_context_takeover=True,
            compress_settings={"level": LEVEL, "memLevel": 1},  # until `memories` knows the tab
        )
        self.conn.available_extensions = [deflate]
        self.address = ""
        self.backlog = bytearray()  # not looked at yet
        self.asides = TokenBucket(*ASIDES, self.loop.time)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        _count_down(self.address)
        self.address = ""
        memories.forget(self._deflate())
        super().connection_lost(exc)

    async def send(self, message: Any) -> None:
        """Send a message in bounded time, and remember it among those of the last tabs."""
        if not self.writable.is_set():
            try:
                async with asyncio.timeout(SLOWEST):
                    await self.writable.wait()
            except TimeoutError:
                raise SlowConsumer(f"nothing was taken for {SLOWEST:g} seconds") from None
        memories.keep(self._deflate())
        await super().send(message)

    def _deflate(self) -> PerMessageDeflate | None:
        """How messages are compressed, once that is agreed."""
        found = (one for one in self.conn.extensions if isinstance(one, PerMessageDeflate))
        return next(found, None)

    def data_received(self, data: bytes) -> None:
        """Take in what came, as far as the app keeps up with it."""
        self.backlog += data
        if self.close_sent and len(self.backlog) > PIECE:
            self.transport.abort()  # told to go, and still talking
            return
        self._digest()

    async def receive(self) -> Any:
        """The next message for the app, and then a look at what waits behind it."""
        message = await self.queue.get()
        self._digest()
        return message

    def _digest(self) -> None:
        """Read a piece after the other while nothing waits: a flood takes nobody else's time.

        Nothing more is taken in while some of it is left; to say so for every message, as uvicorn
        does, takes longer than to read it.
        """
        while self.backlog and (self.queue.empty() or self.close_sent):
            if self.transport.is_closing():
                return
            piece = bytes(self.backlog[:PIECE])
            del self.backlog[:PIECE]
            super().data_received(piece)
        if self.read_paused != bool(self.backlog) and not self.transport.is_closing():
            self.read_paused = not self.read_paused
            if self.read_paused:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """Hand on a message; one that calls itself a text and is none ends the talk, as any
        frame that is none: without a trace of it in the log for each.
        """
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return  # it was told to go: nobody listens any more
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
        """Note that somebody is there."""
        if self._has_patience():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        """Take in a piece of a message."""
        if self._has_patience():
            super().handle_cont(event)

    def _has_patience(self) -> bool:
        """Whether frames that are no messages are few; whoever sends many is cut off."""
        if not self.asides.take():
            self.transport.abort()
        return not self.transport.is_closing()

    def keepalive_timeout(self) -> None:
        """No answer to a ping: whoever does not read cannot be told either."""
        super().keepalive_timeout()
        self.loop.call_later(PARTING, self.transport.abort)

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        """The app has nothing more to say."""
        super().on_task_complete(task)
        self.loop.call_later(PARTING, self.transport.abort)


def _count_down(address: str) -> None:
    if address:
        connections[address] -= 1
        if connections[address] <= 0:
            del connections[address]
