"""Connection: one tab that looks on. It hears views and chat, and sends choices.

Views are absolute, so a slow tab skips those in between; of each view only the regions that
differ from what the tab has are sent.
"""

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from typing import ClassVar

from starlette.websockets import WebSocket

from ziggurat.core.rules import NOBODY
from ziggurat.server.errors import Refused
from ziggurat.server.host.host import Host, Live
from ziggurat.server.limits import CHAT_LENGTH, Bucket, line
from ziggurat.server.play.session import Session
from ziggurat.server.show.lesson import not_yet
from ziggurat.server.show.regions import Viewer
from ziggurat.server.show.words import words_for
from ziggurat.server.store.store import Said
from ziggurat.server.web import messages
from ziggurat.server.web.messages import Message
from ziggurat.server.web.requests import REQUESTS, WHY, explain, request
from ziggurat.views.art import art_of
from ziggurat.views.looks import flipped, held, turned

MESSAGES = (40, 20)  # a burst, then so many a second
CHATS = (5, 0.5)
STEPS_AT_ONCE = 2  # rows of one choice; after more there is nothing to animate


class Connection:
    """One tab: the seats it holds, from where it looks, and what it has been sent."""

    def __init__(
        self,
        host: Host,
        live: Live,
        socket: WebSocket,
        seats: Sequence[int],
        lang: str,
        art: str = "",
        at: int | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.host = host
        self.live = live
        self.socket = socket
        self.seats = seats
        self.lang = lang
        alone = len(seats) == 1 or live.session.over
        self.facing = seats[0] if seats and alone else NOBODY
        self.look = ""
        self.at = at
        self.curtain = True
        self.ends_by_itself = False
        self.sent: dict[str, str] = {}
        self.art = art_of(live.session.setup.game)
        self.drawn = self.art.held(art)  # what the page came with
        self.viewer: Viewer | None = None  # of the last view
        self.revision = -1
        self.outbox: list[Message] = []
        self.awake = asyncio.Event()
        self.messages = Bucket(*MESSAGES, clock)
        self.chats = Bucket(*CHATS, clock)

    # What the host tells.

    def changed(self) -> None:
        """Show the session again."""
        self.awake.set()

    def said(self, line: Said) -> None:
        """Pass on a line of chat, as text."""
        who = self.live.session.setup.players[line.seat].name
        self.outbox.append(
            {"t": "chat", "n": line.number, "who": who, "s": line.seat, "text": line.text}
        )
        self.awake.set()

    def met(self) -> None:
        """Tell who is there; of several changes at once only the last is told."""
        self.outbox = [one for one in self.outbox if one["t"] != "here"]
        self.outbox.append({"t": "here", "seats": self.live.here()})
        self.awake.set()

    # The two halves of the conversation.

    async def run(self) -> None:
        """Talk until the tab goes away."""
        self.live.join(self)
        for said in await asyncio.to_thread(self.host.store.chat, self.live.session.setup.id):
            self.said(said)
        self.changed()
        writer = asyncio.create_task(self._write())
        try:
            while (frame := await self.socket.receive())["type"] == "websocket.receive":
                await self._hear(frame.get("text") or "")
        finally:
            self.live.leave(self)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _write(self) -> None:
        while True:
            await self.awake.wait()
            self.awake.clear()
            outbox, self.outbox = self.outbox, []
            for message in [*self._news(), *outbox]:
                await self.socket.send_text(json.dumps(message))

    async def _hear(self, text: str) -> None:
        try:
            if not self.messages.take():
                raise Refused("slow", "too many messages")
            message = messages.read(text)
            handler = self.HANDLERS.get(str(message.get("t")))
            if handler is None:
                raise Refused("malformed", "no such message")
            await handler(self, message)
        except Refused as refused:
            session, why = self.live.session, refused.why
            say = words_for(self.lang).say(f"refused-{why}")
            self.outbox.append(
                {
                    "t": "nack",
                    "why": why,
                    "rev": session.revision,
                    "say": not_yet(session, self.lang) if why == "lesson" else say,
                }
            )
            self.awake.set()

    # What a tab may send.

    async def _request(self, message: Message) -> None:
        message.setdefault("auto", self.ends_by_itself)
        seat = NOBODY if self.at is not None else self._viewer().seat  # who looks back does nothing
        await request(self.host, self.live, message, seat, self.seats)

    async def _why(self, message: Message) -> None:
        self.outbox.append(explain(self.live, message, self._viewer()))
        self.awake.set()

    async def _look_at(self, message: Message) -> None:
        at = messages.maybe_whole(message, "n")
        last = len(self.live.session.frames) - 1
        self.at = None if at is None or at >= last else max(0, at)
        self.awake.set()

    async def _look(self, message: Message) -> None:
        self.curtain = messages.flag(message, "curtain", self.curtain)
        self.ends_by_itself = messages.flag(message, "auto", self.ends_by_itself)
        seat = messages.maybe_whole(message, "seat")
        if seat is not None and seat in self.seats:
            self.facing = seat
        if "turn" in message:
            self.look = turned(self.live.looks(), self.look)
        if "flip" in message:
            self.look = flipped(self.live.looks(), self.look)
        self.awake.set()

    async def _chat(self, message: Message) -> None:
        text = line(messages.text(message, "text"), CHAT_LENGTH + 1)
        if len(text) > CHAT_LENGTH:
            raise Refused("too-long", f"a line of chat has at most {CHAT_LENGTH} characters")
        if not self.seats:
            raise Refused("not-yours", "spectators do not chat")
        if not self.chats.take():
            raise Refused("slow", "too much chat")
        if text:
            seat = self.facing if self.facing != NOBODY else self.seats[0]
            await self.host.say(self.live, seat, text)

    async def _ping(self, message: Message) -> None:
        """Nothing: it only keeps proxies from closing a silent socket."""

    HANDLERS: ClassVar = {
        **dict.fromkeys(REQUESTS, _request),
        WHY: _why,
        "at": _look_at,
        "look": _look,
        "chat": _chat,
        "ping": _ping,
    }

    # What the tab is shown.

    def _viewer(self) -> Viewer:
        """From where this tab looks; a curtain falls before another of its seats may see."""
        acting, look = self.live.session.acting, held(self.live.looks(), self.look)
        if self.at is not None and self.at >= len(self.live.session.frames):
            self.at = None  # what it looked at was taken back
        if acting in self.seats and acting != self.facing and self.at is None:
            if self.curtain and self.live.session.has_secrets():
                return Viewer(NOBODY, self.lang, look, None, acting)
            self.facing = acting
        return Viewer(self.facing, self.lang, look, self.at)

    def _news(self) -> list[Message]:
        """A view if the tab has another, or word that the game moved on while it looks back."""
        session, viewer = self.live.session, self._viewer()
        last, step = len(session.frames) - 1, session.revision - self.revision
        shown = self.live.show(viewer)
        gone = dict.fromkeys(self.sent.keys() - shown.regions.keys(), "")
        wanted = gone | shown.regions  # turns that were taken back leave the log
        regions = {name: one for name, one in wanted.items() if self.sent.get(name) != one}
        if viewer == self.viewer and not regions:
            return [{"t": "live", "of": last}] if step else []
        message: Message = {
            "t": "view",
            "rev": session.revision,
            "mine": session.acting in self.seats,
            "of": last,
            "since": _since(session, self.facing),
            "say": shown.say if step or viewer != self.viewer else "",
            "r": regions,
        }
        if missing := self.art.used("".join(regions.values())) - self.drawn:
            self.drawn |= missing
            message["art"] = self.art.written(missing)
            message["drawn"] = self.art.note(self.drawn)
        if viewer.at is not None:
            message["at"] = viewer.at
        elif 1 <= step <= STEPS_AT_ONCE and self.viewer is not None and self.viewer.at is None:
            message["from"] = shown.flights
        if viewer.curtain != NOBODY:
            message["curtain"] = True
        self.sent |= regions
        self.viewer, self.revision = viewer, session.revision
        return [message]


def _since(session: Session, seat: int) -> int:
    """The position after the last turn of a seat: where "since my last turn" begins."""
    mine = (
        number
        for number, frame in enumerate(session.frames)
        if frame.seat == seat and frame.turn != session.turn
    )
    return max(mine, default=0)
