"""Connection: the socket of one tab; sends views and chat, receives commands."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence

import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect

from ziggurat.server.config import CONFIG
from ziggurat.server.errors import Reject, SlowConsumer, StoreFailed
from ziggurat.server.http.fair_scheduler import FairScheduler
from ziggurat.server.http.rate_limits import TokenBucket
from ziggurat.server.realtime.message_parsing import Message
from ziggurat.server.realtime.outbox import Outbox
from ziggurat.server.realtime.sockets import (
    IDENTITY_CHANGED,
    CloseSocket,
    close_with_reason,
    read_while,
)
from ziggurat.server.realtime.tab_commands import TabCommands
from ziggurat.server.realtime.tab_view import TabView
from ziggurat.server.render.player_names import displayed
from ziggurat.server.render.words import words_for
from ziggurat.server.retries import backoff
from ziggurat.server.sessions.cached_session import CachedSession
from ziggurat.server.sessions.manager import SessionManager
from ziggurat.server.sessions.presence import EVERYBODY
from ziggurat.server.sessions.store import ChatLine

log = logging.getLogger(__name__)


class Connection:
    """One tab: subscribes to its session, and connects its socket with view and commands."""

    def __init__(
        self,
        host: SessionManager,
        live: CachedSession,
        socket: WebSocket,
        seats: Sequence[int],
        lang: str,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.host = host
        self.live = live
        self.socket = socket
        self.seats = seats
        self.lang = lang
        self.person = ""  # user id, if known
        self.muted: set[str] = set()  # users whose chat this tab does not receive
        self.renewed = False
        self.outbox = Outbox()
        self.view = TabView(live, seats, lang)
        self.commands = TabCommands(host, live, seats, self.view, self.outbox, clock)
        self.early: list[ChatLine] | None = []  # chat received before the history was sent
        self.attempts = backoff(CONFIG.realtime.draw_retry)
        self.messages = TokenBucket(*CONFIG.realtime.messages, clock)
        self.drawings = TokenBucket(*CONFIG.address.drawings, clock)  # shared per address
        self.scheduler = FairScheduler()  # shared by all connections
        self.address = ""

    # Notifications from the session manager.

    def changed(self) -> None:
        """Send the new view."""
        self.outbox.wake()

    def chat_received(self, line: ChatLine) -> None:
        """Send a chat line, as text."""
        if self.early is not None:
            self.early.append(line)  # the history comes first
            return
        who = self.live.session.setup.players[line.seat]
        if who.person in self.muted:
            return
        name = displayed(who.name, words_for(self.lang))
        chat = {"t": "chat", "n": line.number, "who": name, "s": line.seat, "text": line.text}
        self.outbox.put(chat)

    def permissions_changed(self, person: str) -> None:
        """Force a reconnect if this user's identity or permissions changed."""
        players = self.live.session.setup.players
        about = {self.person, EVERYBODY, *(players[seat].person for seat in self.seats)}
        if person in about:
            self.renewed = True
            self.outbox.wake()

    def presence_changed(self) -> None:
        """Send presence; several changes at once are merged."""
        self.outbox.put_latest({"t": "here", "seats": self.live.here()})

    # Reader and writer.

    async def run(self) -> None:
        """Serve the tab until it disconnects or stops reading."""
        writer = asyncio.create_task(self._write())
        try:
            self.live.join(self)
            await read_while(self._read(), writer)
        except TimeoutError:
            await self._part(writer)
        except CloseSocket as parting:
            await close_with_reason(self.socket, parting.why, self.lang, parting.code)
        finally:
            self.live.leave(self)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _part(self, writer: "asyncio.Task[None]") -> None:
        """Close a socket that cannot be written to."""
        fault = writer.exception()
        if isinstance(fault, CloseSocket):
            await close_with_reason(self.socket, fault.why, self.lang, fault.code)
        elif not isinstance(fault, WebSocketDisconnect):
            log.error("a tab was left", exc_info=fault)

    async def _read(self) -> None:
        """Handle messages in order; a client above its rate limit waits."""
        while (frame := await self.socket.receive())["type"] == "websocket.receive":
            await self.messages.pass_through()
            await self.scheduler.pass_through(self.address, short=True)
            await self.commands.hear(frame.get("text") or "")
            await self.outbox.has_room()

    async def _write(self) -> None:
        await self._tell_history()
        self.outbox.wake()
        while True:
            await self.outbox.awake.wait()
            if self.view.is_new():
                await self.drawings.pass_through()  # skips positions passed meanwhile
            queued = self.outbox.take()
            for message in [*self._drawn(), *map(orjson.dumps, self._messages(queued))]:
                await self._send(message)
            if self.renewed:
                raise CloseSocket(Reject.RENEWED, IDENTITY_CHANGED)
            if self.outbox.missed:
                raise CloseSocket(Reject.LAGGING)

    def _messages(self, queued: Sequence[Message]) -> list[Message]:
        """The messages to send after the view."""
        return [*self.view.times(self.host.now()), *self.view.notes(), *queued]

    async def _tell_history(self) -> None:
        """Send the chat history, then lines received meanwhile."""
        try:
            history = await asyncio.to_thread(self.host.store.chat, self.live.session.setup.id)
        except StoreFailed as failed:
            raise CloseSocket(Reject.UNAVAILABLE) from failed
        lines = {said.number: said for said in [*history, *(self.early or [])]}
        self.early = None
        for number in sorted(lines):
            self.chat_received(lines[number])

    async def _send(self, message: bytes) -> None:
        try:
            await self.socket.send_text(message.decode())
        except SlowConsumer as late:
            raise CloseSocket(Reject.LAGGING) from late
        except RuntimeError as closed:  # from the protocol below: invalid frame
            raise WebSocketDisconnect from closed

    def _drawn(self) -> list[bytes]:
        """The update; after an error it is retried with a delay, and the tab is notified."""
        try:
            news = self.view.update()
            self.attempts = backoff(CONFIG.realtime.draw_retry)
            return news
        except Exception:
            log.exception("game %s could not be drawn", self.live.session.setup.id)
            asyncio.get_running_loop().call_later(next(self.attempts), self.changed)
            say = words_for(self.lang).say(Reject.BROKEN.message)
            nack = {"t": "nack", "why": Reject.BROKEN, "rev": self.view.revision, "say": say}
            return [orjson.dumps(nack)]
