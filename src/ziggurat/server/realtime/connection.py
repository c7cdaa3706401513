"""Connection: the socket of one tab; sends views and chat, receives commands.

Views are absolute, so a slow tab skips those in between; of each view only the regions that differ
from the tab's are sent.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import ClassVar

import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect

from ziggurat.core.rules import NOBODY
from ziggurat.markup.patches import Parts, Patch, fresh, patch
from ziggurat.server.errors import Refused, Reject, ServerError, SlowConsumer, StoreFailed
from ziggurat.server.game.cached_session import CachedSession
from ziggurat.server.game.commands import AT_ANY_TIME, REQUESTS, WHY, explain, request
from ziggurat.server.game.manager import SessionManager
from ziggurat.server.game.session import Session
from ziggurat.server.http.fair_scheduler import FairScheduler
from ziggurat.server.http.rate_limits import CHAT_LENGTH, TokenBucket, backoff, line
from ziggurat.server.realtime import messages
from ziggurat.server.realtime.messages import Message
from ziggurat.server.realtime.presence import EVERYBODY
from ziggurat.server.render.lesson import not_yet
from ziggurat.server.render.parts import noted
from ziggurat.server.render.regions import Viewer, recounted, sign
from ziggurat.server.render.screen_reader import as_text
from ziggurat.server.render.turns import labelled, moment, position
from ziggurat.server.render.words import words_for
from ziggurat.server.storage.store import Said
from ziggurat.views.orientation import flipped, held, turned
from ziggurat.views.symbols import art_of

log = logging.getLogger(__name__)

MESSAGE_RATE = (200, 50)  # burst, refill per second; further messages are not read
CHAT_RATE = (5, 0.5)  # per seat, shared by its tabs
DRAWINGS = (120, 20)
CHANGE_RATE = (600, 20)  # of games, which are stored forever
PAUSE_READING_AT = 32  # outgoing queue length at which reading pauses
MAX_QUEUED_MESSAGES = 300  # outgoing queue length at which the socket is closed: exceeds a history
STORE_RETRY_S = (0.5, 16)  # retry delays in seconds: first, maximum
DELAY_NOTICE_S = 3.0  # seconds without an answer until the tab is notified of the delay
TRY_AGAIN_LATER = 1013  # close code: try again later
STEPS_AT_ONCE = 2  # rows of one choice; more are not animated
MAX_NARRATED_POSITIONS = 12  # positions per update; a slower tab gets only the last


IDENTITY_CHANGED = 4401  # close code: identity changed, the page reloads


class CloseSocket(Exception):
    """Close the socket with a reason; the tab reconnects."""

    def __init__(self, why: Reject, code: int = TRY_AGAIN_LATER) -> None:
        super().__init__(why)
        self.why = why
        self.code = code


async def part(socket: WebSocket, why: Reject, lang: str, code: int = TRY_AGAIN_LATER) -> None:
    """Close a socket with a reason; a peer that does not read is aborted."""
    with suppress(TimeoutError, SlowConsumer, WebSocketDisconnect, RuntimeError):
        async with asyncio.timeout(1):
            await socket.close(code, words_for(lang).say(why.message))


async def read_while(read: Awaitable[None], writer: "asyncio.Task[None]") -> None:
    """Read until the page disconnects; times out if writing has failed."""
    async with asyncio.timeout(None) as reading:

        def stop(_: object) -> None:
            with suppress(RuntimeError):  # both ended at the same moment
                reading.reschedule(0)

        writer.add_done_callback(stop)
        try:
            await read
        finally:
            writer.remove_done_callback(stop)


class Connection:
    """One tab: its seats, its viewpoint, and what it has been sent."""

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
        alone = len(seats) == 1 or live.session.over
        self.facing = seats[0] if seats and alone else NOBODY
        self.look = ""
        self.at: int | None = None
        self.curtain = True
        self.ends_by_itself = False
        self.sent: dict[str, Parts] = {}
        self.names = live.session.setup.names  # of the players, as last sent
        self.splices = False  # whether the tab can apply patches
        self.told_whole: set[str] = set()  # regions sent by the socket instead of the page
        self.art = art_of(live.session.setup.game)
        self.drawn: set[int] = set()
        self.viewer: Viewer | None = None  # of the last view
        self.revision = -1
        self.told = 0  # last position announced to screen readers
        self.position = 0  # last narrated position
        self.noted = 0  # number of notes announced to screen readers
        self.announced = len(live.session.history.notes)  # number of notes sent as captions
        self.timed = -1  # revision of the last clock state sent
        self.outbox: list[Message] = []
        self.missed = False  # whether a message was dropped
        self.early: list[Said] | None = []  # chat received before the history was sent
        self.awake = asyncio.Event()
        self.emptied = asyncio.Event()
        self.attempts = backoff(*STORE_RETRY_S)
        self.messages = TokenBucket(*MESSAGE_RATE, clock)
        self.clock = clock
        self.drawings = TokenBucket(*DRAWINGS, clock)  # shared by all tabs of an address
        self.changes = TokenBucket(*CHANGE_RATE, clock)  # likewise
        self.scheduler = FairScheduler()  # shared by all connections
        self.address = ""

    def comes_with(self, at: int | None, art: str, has: str) -> None:
        """The state of the page it belongs to: position, art, and the hash of its regions."""
        self.at, self.drawn = at, self.art.held(art)
        viewer = Viewer(self.facing, self.lang, at=at)
        if viewer in self.live.drawn:  # rendered for the page a moment ago
            shown = self.live.drawn[viewer].at_first()
            self.sent = shown.parts if has == sign(shown.regions) else {}

    # Notifications from the session manager.

    def changed(self) -> None:
        """Send the new view."""
        self.awake.set()

    def said(self, line: Said) -> None:
        """Send a chat line, as text."""
        if self.early is not None:
            self.early.append(line)  # the history comes first
            return
        who = self.live.session.setup.players[line.seat]
        if who.person in self.muted:
            return
        name = words_for(self.lang).called(who.name)
        chat = {"t": "chat", "n": line.number, "who": name, "s": line.seat, "text": line.text}
        self._put(chat)

    def permissions_changed(self, person: str) -> None:
        """Force a reconnect if this user's identity or permissions changed."""
        players = self.live.session.setup.players
        about = {self.person, EVERYBODY, *(players[seat].person for seat in self.seats)}
        if person in about:
            self.renewed = True
            self.awake.set()

    def presence_changed(self) -> None:
        """Send presence; several changes at once are merged."""
        self.outbox = [one for one in self.outbox if one["t"] != "here"]
        self._put({"t": "here", "seats": self.live.here()})

    def _put(self, message: Message) -> None:
        """Queue a message, unless the queue of a slow tab is full."""
        if len(self.outbox) < MAX_QUEUED_MESSAGES:
            self.outbox.append(message)
        else:
            self.missed = True
        self.awake.set()

    def _nack(self, why: Reject) -> None:
        """Reject a message with a reason."""
        session, say = self.live.session, words_for(self.lang).say(why.message)
        told = not_yet(session, self.lang) if why is Reject.LESSON else say
        self._put({"t": "nack", "why": why, "rev": session.revision, "say": told})

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
            await part(self.socket, parting.why, self.lang, parting.code)
        finally:
            self.live.leave(self)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _part(self, writer: "asyncio.Task[None]") -> None:
        """Close a socket that cannot be written to."""
        fault = writer.exception()
        if isinstance(fault, CloseSocket):
            await part(self.socket, fault.why, self.lang, fault.code)
        elif not isinstance(fault, WebSocketDisconnect):
            log.error("a tab was left", exc_info=fault)

    async def _read(self) -> None:
        """Handle messages in order; a client above its rate limit waits."""
        while (frame := await self.socket.receive())["type"] == "websocket.receive":
            await self.messages.pass_through()
            await self.scheduler.pass_through(self.address, short=True)
            await self._hear(frame.get("text") or "")
            while len(self.outbox) >= PAUSE_READING_AT:
                self.emptied.clear()
                await self.emptied.wait()

    async def _write(self) -> None:
        await self._tell_history()
        self.awake.set()
        while True:
            await self.awake.wait()
            if self._is_new():
                await self.drawings.pass_through()  # skips positions passed meanwhile
            self.awake.clear()
            outbox, self.outbox = self.outbox, []
            self.emptied.set()
            for message in [*self._drawn(), *map(orjson.dumps, self._messages(outbox))]:
                await self._send(message)
            if self.renewed:
                raise CloseSocket(Reject.RENEWED, IDENTITY_CHANGED)
            if self.missed:
                raise CloseSocket(Reject.LAGGING)

    def _messages(self, outbox: Sequence[Message]) -> list[Message]:
        """The messages to send after the view."""
        return [*self._times(), *self._notes(), *outbox]

    async def _tell_history(self) -> None:
        """Send the chat history, then lines received meanwhile."""
        try:
            history = await asyncio.to_thread(self.host.store.chat, self.live.session.setup.id)
        except StoreFailed as failed:
            raise CloseSocket(Reject.UNAVAILABLE) from failed
        lines = {said.number: said for said in [*history, *(self.early or [])]}
        self.early = None
        for number in sorted(lines):
            self.said(lines[number])

    async def _send(self, message: bytes) -> None:
        try:
            await self.socket.send_text(message.decode())
        except SlowConsumer as late:
            raise CloseSocket(Reject.LAGGING) from late
        except RuntimeError as closed:  # from the protocol below: invalid frame
            raise WebSocketDisconnect from closed

    def _is_new(self) -> bool:
        """Whether this tab's viewpoint has to be rendered."""
        try:
            return self._viewer() not in self.live.drawn
        except Exception:
            return True  # handled below

    def _drawn(self) -> list[bytes]:
        """The update; after an error it is retried with a delay, and the tab is notified."""
        try:
            news = self._news()
            self.attempts = backoff(*STORE_RETRY_S)
            return news
        except Exception:
            log.exception("game %s could not be drawn", self.live.session.setup.id)
            asyncio.get_running_loop().call_later(next(self.attempts), self.changed)
            say = words_for(self.lang).say(Reject.BROKEN.message)
            nack = {"t": "nack", "why": Reject.BROKEN, "rev": self.revision, "say": say}
            return [orjson.dumps(nack)]

    async def _hear(self, text: str) -> None:
        try:
            message = messages.read(text)
            handler = self.HANDLERS.get(str(message.get("t")))
            if handler is None:
                raise Refused(Reject.MALFORMED, "no such message")
            await self._until_stored(lambda: handler(self, message))
        except Refused as refused:
            self._nack(refused.why)
        except (ServerError, CloseSocket):
            raise
        except Exception:
            log.exception("game %s: a message was not answered", self.live.session.setup.id)
            self._nack(Reject.BROKEN)

    async def _until_stored(self, answer: Callable[[], Awaitable[None]]) -> None:
        """Handle a message; retry while the database is unavailable."""
        failed, loop = False, asyncio.get_running_loop()
        word = loop.call_later(
            DELAY_NOTICE_S, self._nack, Reject.UNAVAILABLE
        )  # others may wait before it
        for pause in backoff(*STORE_RETRY_S):
            try:
                await answer()
                return
            except StoreFailed as error:
                log.warning("game %s: a message waits: %s", self.live.session.setup.id, error)
                if pause == STORE_RETRY_S[1]:
                    raise CloseSocket(Reject.UNAVAILABLE) from None  # the tab resends it
                if not failed and loop.time() < word.when():
                    self._nack(Reject.UNAVAILABLE)
                failed = True
            except Refused as refused:
                if failed and refused.why is Reject.STALE:
                    return  # written after all, or a conflict: the view shows it
                raise
            finally:
                word.cancel()
            await asyncio.sleep(pause)

    # Commands of a tab.

    async def _request(self, message: Message) -> None:
        message.setdefault("auto", self.ends_by_itself)
        await self.changes.ready()
        seat = self._viewer().seat
        if self.at is not None and message["t"] not in AT_ANY_TIME:
            seat = NOBODY  # read-only while viewing history
        await request(self.host, self.live, message, seat, self.seats)
        self.changes.take()  # rejected commands change nothing

    async def _why(self, message: Message) -> None:
        self._put(explain(self.live, message, self._viewer()))

    async def _text(self, message: Message) -> None:
        """Send the text version of the table on request."""
        self._put({"t": "text", "html": as_text(self.live.session, self._viewer())})

    async def _look_at(self, message: Message) -> None:
        at, turn = (messages.maybe_whole(message, key) for key in ("n", "turn"))
        if turn is not None:
            at = position(self.live.session, turn)
        last = len(self.live.session.history.frames) - 1
        while messages.flag(message, "told", False) and at is not None and 0 <= at < last:
            if self.live.tell(self._viewer()._replace(at=at), at):
                break
            at += 1  # events of that position itself are excluded
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
            raise Refused(Reject.TOO_LONG, f"a line of chat has at most {CHAT_LENGTH} characters")
        if not self.seats:
            raise Refused(Reject.NOT_YOURS, "spectators do not chat")
        seat = self.facing if self.facing != NOBODY else self.seats[0]
        chats = self.live.chats.setdefault(seat, TokenBucket(*CHAT_RATE, self.clock))
        if not chats.take():
            raise Refused(Reject.SLOW, "too much chat")
        if text:
            await self.host.say(self.live, seat, text)

    async def _ping(self, message: Message) -> None:
        """Pong, with the clock state."""
        self.timed = -1
        self._put({"t": "pong"})

    HANDLERS: ClassVar = {
        **dict.fromkeys(REQUESTS, _request),
        WHY: _why,
        "text": _text,
        "at": _look_at,
        "look": _look,
        "chat": _chat,
        "ping": _ping,
    }

    # Views.

    def _viewer(self) -> Viewer:
        """The viewpoint of this tab; a curtain covers the change between local seats."""
        acting, look = self.live.session.acting, held(self.live.looks(), self.look)
        if self.at is not None and self.at >= len(self.live.session.history.frames):
            self.at = None  # the viewed position was taken back
        mine = self.live.session.asks(*self.seats)
        if mine and acting != self.facing and self.at is None:
            if self.curtain and self.live.session.has_secrets():
                return Viewer(NOBODY, self.lang, look, None, acting)
            self.facing = acting
        return Viewer(self.facing, self.lang, look, self.at)

    def _news(self) -> list[bytes]:
        """The update: a view if it differs from the tab's, or a notice while viewing history."""
        session, viewer = self.live.session, self._viewer()
        last, step = len(session.history.frames) - 1, session.revision - self.revision
        if self.viewer is None:
            self.told, self.noted = last, len(session.history.notes)
        shown = self.live.show(viewer)
        if self.names != session.setup.names:  # part of all fragments, and make none differ
            self.names = session.setup.names
            self.sent = dict.fromkeys(self.sent, ())
            self.told_whole.clear()
        gone: dict[str, Parts] = dict.fromkeys(self.sent.keys() - shown.parts.keys(), ())
        wanted = gone | shown.parts  # log entries of taken-back turns are removed
        regions = {name: one for name, one in wanted.items() if self.sent.get(name) != one}
        if viewer == self.viewer and not regions and (viewer.at is not None or not step):
            live = {"t": "live", "of": last, "moment": self._moment(viewer)}
            return [orjson.dumps(live)] if step else []
        message: Message = {
            "t": "view",
            "rev": session.revision,
            "pos": session.position,
            "mine": session.asks(*self.seats),
            "of": last,
            "moment": self._moment(viewer),
            "since": _since(session, self.facing),
            "say": self._say(viewer, shown.asks),
            "r": {name: self._region(name, now) for name, now in regions.items()},
        }
        shows = (part for told in message["r"].values() for part in fresh(told))
        if missing := self.art.used(*shows, held=self.drawn):
            self.drawn |= missing
            message["art"] = self.art.written(missing)
            message["drawn"] = self.art.note(self.drawn)
        if told := self._told(viewer):
            message["told"] = told
        if viewer.at is not None:
            message["at"] = viewer.at
        if self._follows(viewer, step):
            message["from"] = shown.flights
        if viewer.curtain != NOBODY:
            message["curtain"] = True
        self.sent |= regions
        self.viewer, self.revision, self.position = viewer, session.revision, last
        return [shown.told(message)]

    def _moment(self, viewer: Viewer) -> list[object]:
        """Turn and step of the viewed position, as numbers and as a label."""
        there = moment(self.live.session, viewer.at)
        return [*there, labelled(there, words_for(viewer.lang))]

    def _region(self, name: str, now: Parts) -> Patch | str:
        """A region as sent: a patch if the tab can apply one."""
        if not self.splices:
            return "".join(now)
        had = self.sent[name] if name in self.told_whole else ()
        self.told_whole.add(name)
        return patch(had, now)

    def _times(self) -> list[Message]:
        """The clock state, if changed; the tab counts down by itself."""
        session = self.live.session
        if session.times is None or self.timed == session.revision:
            return []
        self.timed = session.revision
        return [{"t": "time", **session.times.told(self.host.now())}]

    def _notes(self) -> list[Message]:
        """Notices of departures, timeouts, returns and declined proposals."""
        session, words = self.live.session, words_for(self.lang)
        news, self.announced = session.history.notes[self.announced :], len(session.history.notes)
        said = [noted(session, note, words) for note in news if note.row.seat not in self.seats]
        return [{"t": "note", "say": words.named(" ".join(said), session.setup.names)}] * bool(said)

    def _say(self, viewer: Viewer, asks: str) -> str:
        """Screen reader announcements: a whole turn once it ends, then the question, once."""
        session, last = self.live.session, len(self.live.session.history.frames) - 1
        before = self.viewer and self.viewer._replace(look=viewer.look)
        if viewer == before and session.revision == self.revision:
            return ""  # only the orientation of a piece changed
        if viewer.at is not None:
            return f"{recounted(session, viewer, [viewer.at])} {asks}".strip()
        news = range(min(self.told, last) + 1, last + 1)
        mine, gone = session.asks(*self.seats) or session.over, self._gone(viewer)
        if news and not mine and session.history.frames[news[0]].turn == session.turn:
            return gone  # the turn is not finished
        self.told = last
        said = [gone, recounted(session, viewer, news), asks if mine else ""]
        return " ".join(filter(None, said))

    def _gone(self, viewer: Viewer) -> str:
        """Departures and returns since the last view, for screen readers."""
        session, words = self.live.session, words_for(viewer.lang)
        news, self.noted = session.history.notes[self.noted :], len(session.history.notes)
        return " ".join(noted(session, note, words) for note in news)

    def _follows(self, viewer: Viewer, step: int) -> bool:
        """Whether the tab shows the previous position, from which pieces can be animated."""
        if self.viewer is None or (viewer.at is None) != (self.viewer.at is None):
            return False
        if viewer.at is not None and self.viewer.at is not None:
            return viewer.at > self.viewer.at
        return 1 <= step <= STEPS_AT_ONCE

    def _told(self, viewer: Viewer) -> list[Sequence[object]]:
        """Narration since the last view, own choices excluded; a single step for the past."""
        frames, before = self.live.session.history.frames, self.viewer
        if before is None or viewer.curtain != NOBODY:
            return []  # new tab
        if viewer.at is not None:
            beats = self.live.tell(viewer, viewer.at) if viewer.at != before.at else []
        elif before.at is not None:
            return []  # reconnected tab
        else:
            first = max(self.position + 1, len(frames) - MAX_NARRATED_POSITIONS)
            beats = self.live.tell(viewer, first)
            beats = [one for one in beats if not one.chosen or one.seat not in self.seats]
        return [
            (one.number, one.seat, one.text, one.points, one.marks, frames[one.number].turn)
            for one in beats
        ]


def _since(session: Session, seat: int) -> int:
    """The position after a seat's last turn: the start of "since my last turn"."""
    if seat == NOBODY:
        return 0
    for number in range(len(session.history.frames) - 1, 0, -1):
        frame = session.history.frames[number]
        if frame.seat == seat and frame.turn != session.turn:
            return number
    return 0
