"""Connection: one tab that looks on. It hears views and chat, and sends choices.

Views are absolute, so a slow tab skips those in between; of each view only the regions that
differ from what the tab has are sent.
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
from ziggurat.server.errors import Refused, ServerError, SlowConsumer, StoreFailed
from ziggurat.server.game.commands import AT_ANY_TIME, REQUESTS, WHY, explain, request
from ziggurat.server.game.manager import CachedSession, SessionManager
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

MESSAGES = (200, 50)  # a burst, then so many a second: the rest waits where it is
CHATS = (5, 0.5)  # of one seat, however many tabs it has
DRAWINGS = (120, 20)
CHANGES = (600, 20)  # of games: each is kept for ever
ENOUGH_WAITING = 32  # messages to a tab; then nothing more is read from it
MOST_WAITING = 300  # then it is left: more than the history of a chat
ATTEMPTS = (0.5, 16)  # seconds between attempts: the first pause, the last one
SILENCE = 3.0  # seconds without an answer, after which a tab is told that its message waits
LATER = 1013  # the code of a socket that may be opened again in a while
STEPS_AT_ONCE = 2  # rows of one choice; after more there is nothing to animate
MOST_TOLD = 12  # positions at once; of a tab that was slower only the last are told


RENEWED = 4401  # who looks on is somebody else now: the page comes anew


class CloseSocket(Exception):
    """A reason to close a socket for now; the tab comes back by itself."""

    def __init__(self, why: str, code: int = LATER) -> None:
        super().__init__(why)
        self.why = why
        self.code = code


async def part(socket: WebSocket, why: str, lang: str, code: int = LATER) -> None:
    """Close a socket with a sentence; whoever does not even take that is left."""
    with suppress(TimeoutError, SlowConsumer, WebSocketDisconnect, RuntimeError):
        async with asyncio.timeout(1):
            await socket.close(code, words_for(lang).say(f"refused-{why}"))


async def read_while(read: Awaitable[None], writer: "asyncio.Task[None]") -> None:
    """Read until the page goes away; a timeout if nothing can be written any more."""
    async with asyncio.timeout(None) as reading:

        def stop(_: object) -> None:
            with suppress(RuntimeError):  # both came to an end in the same moment
                reading.reschedule(0)

        writer.add_done_callback(stop)
        try:
            await read
        finally:
            writer.remove_done_callback(stop)


class Connection:
    """One tab: the seats it holds, from where it looks, and what it has been sent."""

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
        self.person = ""  # who looks on, where that is known
        self.muted: set[str] = set()  # whose chat this tab does not hear
        self.renewed = False
        alone = len(seats) == 1 or live.session.over
        self.facing = seats[0] if seats and alone else NOBODY
        self.look = ""
        self.at: int | None = None
        self.curtain = True
        self.ends_by_itself = False
        self.sent: dict[str, Parts] = {}
        self.names = live.session.setup.names  # of those who play, as it was told them
        self.splices = False  # whether the tab can put splices in
        self.told_whole: set[str] = set()  # regions whose markup it was told, not the page
        self.art = art_of(live.session.setup.game)
        self.drawn: set[int] = set()
        self.viewer: Viewer | None = None  # of the last view
        self.revision = -1
        self.told = 0  # up to which position the ear knows
        self.position = 0  # up to where it was told what happened
        self.noted = 0  # how often somebody left or came back, as far as the ear knows
        self.announced = len(live.session.notes)  # how many of them the eye knows
        self.timed = -1  # up to which revision it knows the clocks
        self.outbox: list[Message] = []
        self.missed = False  # whether something was not put there
        self.early: list[Said] | None = []  # chat until the history has been told
        self.awake = asyncio.Event()
        self.emptied = asyncio.Event()
        self.attempts = backoff(*ATTEMPTS)
        self.messages = TokenBucket(*MESSAGES, clock)
        self.clock = clock
        self.drawings = TokenBucket(*DRAWINGS, clock)  # shared by all tabs of an address
        self.changes = TokenBucket(*CHANGES, clock)  # likewise
        self.turnstile = FairScheduler()  # shared by all
        self.address = ""

    def comes_with(self, at: int | None, art: str, has: str) -> None:
        """The page it belongs to: the position it shows, its art, and its regions by their sign."""
        self.at, self.drawn = at, self.art.held(art)
        viewer = Viewer(self.facing, self.lang, at=at)
        if viewer in self.live.drawn:  # for the page, a moment ago
            shown = self.live.drawn[viewer].at_first()
            self.sent = shown.parts if has == sign(shown.regions) else {}

    # What the host tells.

    def changed(self) -> None:
        """Show the session again."""
        self.awake.set()

    def said(self, line: Said) -> None:
        """Pass on a line of chat, as text."""
        if self.early is not None:
            self.early.append(line)  # what was said before comes first
            return
        who = self.live.session.setup.players[line.seat]
        if who.person in self.muted:
            return
        name = words_for(self.lang).called(who.name)
        chat = {"t": "chat", "n": line.number, "who": name, "s": line.seat, "text": line.text}
        self._put(chat)

    def moved(self, person: str) -> None:
        """Come again, and be who one is now, if this is about the person or the seats here."""
        players = self.live.session.setup.players
        about = {self.person, EVERYBODY, *(players[seat].person for seat in self.seats)}
        if person in about:
            self.renewed = True
            self.awake.set()

    def met(self) -> None:
        """Tell who is there; of several changes at once only the last is told."""
        self.outbox = [one for one in self.outbox if one["t"] != "here"]
        self._put({"t": "here", "seats": self.live.here()})

    def _put(self, message: Message) -> None:
        """Have a message sent, unless too many wait for a tab that does not read them."""
        if len(self.outbox) < MOST_WAITING:
            self.outbox.append(message)
        else:
            self.missed = True
        self.awake.set()

    def _nack(self, why: str) -> None:
        """Say why something does not happen."""
        session, say = self.live.session, words_for(self.lang).say(f"refused-{why}")
        told = not_yet(session, self.lang) if why == "lesson" else say
        self._put({"t": "nack", "why": why, "rev": session.revision, "say": told})

    # The two halves of the conversation.

    async def run(self) -> None:
        """Talk until the tab goes away, or does not listen."""
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
        """Close a socket to which nothing can be written any more."""
        fault = writer.exception()
        if isinstance(fault, CloseSocket):
            await part(self.socket, fault.why, self.lang, fault.code)
        elif not isinstance(fault, WebSocketDisconnect):
            log.error("a tab was left", exc_info=fault)

    async def _read(self) -> None:
        """Hear one message after the other; whoever sends faster than is answered has to wait."""
        while (frame := await self.socket.receive())["type"] == "websocket.receive":
            await self.messages.pass_through()
            await self.turnstile.pass_through(self.address, short=True)
            await self._hear(frame.get("text") or "")
            while len(self.outbox) >= ENOUGH_WAITING:
                self.emptied.clear()
                await self.emptied.wait()

    async def _write(self) -> None:
        await self._tell_history()
        self.awake.set()
        while True:
            await self.awake.wait()
            if self._is_new():
                await self.drawings.pass_through()  # positions passed meanwhile are skipped
            self.awake.clear()
            outbox, self.outbox = self.outbox, []
            self.emptied.set()
            for message in [*self._drawn(), *map(orjson.dumps, self._messages(outbox))]:
                await self._send(message)
            if self.renewed:
                raise CloseSocket("renewed", RENEWED)
            if self.missed:
                raise CloseSocket("lagging")

    def _messages(self, outbox: Sequence[Message]) -> list[Message]:
        """What is sent after the news."""
        return [*self._times(), *self._notes(), *outbox]

    async def _tell_history(self) -> None:
        """What was said so far, and after it what was said meanwhile."""
        try:
            history = await asyncio.to_thread(self.host.store.chat, self.live.session.setup.id)
        except StoreFailed as failed:
            raise CloseSocket("unavailable") from failed
        lines = {said.number: said for said in [*history, *(self.early or [])]}
        self.early = None
        for number in sorted(lines):
            self.said(lines[number])

    async def _send(self, message: bytes) -> None:
        try:
            await self.socket.send_text(message.decode())
        except SlowConsumer as late:
            raise CloseSocket("lagging") from late
        except RuntimeError as closed:  # by the protocol below: what came was no frame
            raise WebSocketDisconnect from closed

    def _is_new(self) -> bool:
        """Whether what this tab looks at has to be drawn."""
        try:
            return self._viewer() not in self.live.drawn
        except Exception:
            return True  # said below

    def _drawn(self) -> list[bytes]:
        """The news; what cannot be drawn is tried again in a while, and the tab is told."""
        try:
            news = self._news()
            self.attempts = backoff(*ATTEMPTS)
            return news
        except Exception:
            log.exception("game %s could not be drawn", self.live.session.setup.id)
            asyncio.get_running_loop().call_later(next(self.attempts), self.changed)
            say = words_for(self.lang).say("refused-broken")
            nack = {"t": "nack", "why": "broken", "rev": self.revision, "say": say}
            return [orjson.dumps(nack)]

    async def _hear(self, text: str) -> None:
        try:
            message = messages.read(text)
            handler = self.HANDLERS.get(str(message.get("t")))
            if handler is None:
                raise Refused("malformed", "no such message")
            await self._until_stored(lambda: handler(self, message))
        except Refused as refused:
            self._nack(refused.why)
        except (ServerError, CloseSocket):
            raise
        except Exception:
            log.exception("game %s: a message was not answered", self.live.session.setup.id)
            self._nack("broken")

    async def _until_stored(self, answer: Callable[[], Awaitable[None]]) -> None:
        """Answer a message; while the database does not answer it is kept and tried again."""
        failed, loop = False, asyncio.get_running_loop()
        word = loop.call_later(SILENCE, self._nack, "unavailable")  # others may wait before it
        for pause in backoff(*ATTEMPTS):
            try:
                await answer()
                return
            except StoreFailed as error:
                log.warning("game %s: a message waits: %s", self.live.session.setup.id, error)
                if pause == ATTEMPTS[1]:
                    raise CloseSocket("unavailable") from None  # the tab keeps it
                if not failed and loop.time() < word.when():
                    self._nack("unavailable")
                failed = True
            except Refused as refused:
                if failed and refused.why == "stale":
                    return  # it was written after all, or somebody was quicker: the view says so
                raise
            finally:
                word.cancel()
            await asyncio.sleep(pause)

    # What a tab may send.

    async def _request(self, message: Message) -> None:
        message.setdefault("auto", self.ends_by_itself)
        await self.changes.ready()
        seat = self._viewer().seat
        if self.at is not None and message["t"] not in AT_ANY_TIME:
            seat = NOBODY  # who looks back plays nothing
        await request(self.host, self.live, message, seat, self.seats)
        self.changes.take()  # what is refused changes nothing

    async def _why(self, message: Message) -> None:
        self._put(explain(self.live, message, self._viewer()))

    async def _text(self, message: Message) -> None:
        """The table read aloud, for who asks for it."""
        self._put({"t": "text", "html": as_text(self.live.session, self._viewer())})

    async def _look_at(self, message: Message) -> None:
        at, turn = (messages.maybe_whole(message, key) for key in ("n", "turn"))
        if turn is not None:
            at = position(self.live.session, turn)
        last = len(self.live.session.frames) - 1
        while messages.flag(message, "told", False) and at is not None and 0 <= at < last:
            if self.live.tell(self._viewer()._replace(at=at), at):
                break
            at += 1  # what happened there is not told
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
        seat = self.facing if self.facing != NOBODY else self.seats[0]
        chats = self.live.chats.setdefault(seat, TokenBucket(*CHATS, self.clock))
        if not chats.take():
            raise Refused("slow", "too much chat")
        if text:
            await self.host.say(self.live, seat, text)

    async def _ping(self, message: Message) -> None:
        """Answer, so that the tab knows the connection is alive; its clocks are set right too."""
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

    # What the tab is shown.

    def _viewer(self) -> Viewer:
        """From where this tab looks; a curtain falls before another of its seats may see."""
        acting, look = self.live.session.acting, held(self.live.looks(), self.look)
        if self.at is not None and self.at >= len(self.live.session.frames):
            self.at = None  # what it looked at was taken back
        mine = self.live.session.asks(*self.seats)
        if mine and acting != self.facing and self.at is None:
            if self.curtain and self.live.session.has_secrets():
                return Viewer(NOBODY, self.lang, look, None, acting)
            self.facing = acting
        return Viewer(self.facing, self.lang, look, self.at)

    def _news(self) -> list[bytes]:
        """A view if the tab has another, or word that the game moved on while it looks back."""
        session, viewer = self.live.session, self._viewer()
        last, step = len(session.frames) - 1, session.revision - self.revision
        if self.viewer is None:
            self.told, self.noted = last, len(session.notes)
        shown = self.live.show(viewer)
        if self.names != session.setup.names:  # they stand in all parts, and make none differ
            self.names = session.setup.names
            self.sent = dict.fromkeys(self.sent, ())
            self.told_whole.clear()
        gone: dict[str, Parts] = dict.fromkeys(self.sent.keys() - shown.parts.keys(), ())
        wanted = gone | shown.parts  # turns that were taken back leave the log
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
        """Turn and step of the position shown, as numbers and as a label."""
        there = moment(self.live.session, viewer.at)
        return [*there, labelled(there, words_for(viewer.lang))]

    def _region(self, name: str, now: Parts) -> Patch | str:
        """A region as it is sent: what differs from what the tab was told, if it can do with it."""
        if not self.splices:
            return "".join(now)
        had = self.sent[name] if name in self.told_whole else ()
        self.told_whole.add(name)
        return patch(had, now)

    def _times(self) -> list[Message]:
        """What everybody has left, when that has changed; the tab counts on by itself."""
        session = self.live.session
        if session.times is None or self.timed == session.revision:
            return []
        self.timed = session.revision
        return [{"t": "time", **session.times.told(self.host.now())}]

    def _notes(self) -> list[Message]:
        """Another player has just left, run out of time, come back or declined a request."""
        session, words = self.live.session, words_for(self.lang)
        news, self.announced = session.notes[self.announced :], len(session.notes)
        said = [noted(session, note, words) for note in news if note.row.seat not in self.seats]
        return [{"t": "note", "say": words.named(" ".join(said), session.setup.names)}] * bool(said)

    def _say(self, viewer: Viewer, asks: str) -> str:
        """For the ear: a turn in one message once it is over, then what is asked, once."""
        session, last = self.live.session, len(self.live.session.frames) - 1
        before = self.viewer and self.viewer._replace(look=viewer.look)
        if viewer == before and session.revision == self.revision:
            return ""  # a piece is held in another way
        if viewer.at is not None:
            return f"{recounted(session, viewer, [viewer.at])} {asks}".strip()
        news = range(min(self.told, last) + 1, last + 1)
        mine, gone = session.asks(*self.seats) or session.over, self._gone(viewer)
        if news and not mine and session.frames[news[0]].turn == session.turn:
            return gone  # somebody is in the middle of it
        self.told = last
        said = [gone, recounted(session, viewer, news), asks if mine else ""]
        return " ".join(filter(None, said))

    def _gone(self, viewer: Viewer) -> str:
        """Who left or came back since the last view, for the ear."""
        session, words = self.live.session, words_for(viewer.lang)
        news, self.noted = session.notes[self.noted :], len(session.notes)
        return " ".join(noted(session, note, words) for note in news)

    def _follows(self, viewer: Viewer, step: int) -> bool:
        """Whether the tab has the position before this one, so that pieces can fly from there."""
        if self.viewer is None or (viewer.at is None) != (self.viewer.at is None):
            return False
        if viewer.at is not None and self.viewer.at is not None:
            return viewer.at > self.viewer.at
        return 1 <= step <= STEPS_AT_ONCE

    def _told(self, viewer: Viewer) -> list[Sequence[object]]:
        """What happened since the last view: all but what was chosen here; of the past one step."""
        frames, before = self.live.session.frames, self.viewer
        if before is None or viewer.curtain != NOBODY:
            return []  # it just came
        if viewer.at is not None:
            beats = self.live.tell(viewer, viewer.at) if viewer.at != before.at else []
        elif before.at is not None:
            return []  # it came back
        else:
            first = max(self.position + 1, len(frames) - MOST_TOLD)
            beats = self.live.tell(viewer, first)
            beats = [one for one in beats if not one.chosen or one.seat not in self.seats]
        return [
            (one.number, one.seat, one.text, one.points, one.marks, frames[one.number].turn)
            for one in beats
        ]


def _since(session: Session, seat: int) -> int:
    """The position after the last turn of a seat: where "since my last turn" begins."""
    if seat == NOBODY:
        return 0
    for number in range(len(session.frames) - 1, 0, -1):
        frame = session.frames[number]
        if frame.seat == seat and frame.turn != session.turn:
            return number
    return 0
