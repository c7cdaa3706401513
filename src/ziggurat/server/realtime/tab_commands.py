"""Tab commands: the messages of one tab, parsed, limited and handled."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import ClassVar

from ziggurat.core.rules import NOBODY
from ziggurat.server.config import CONFIG
from ziggurat.server.errors import Refused, Reject, ServerError, StoreFailed
from ziggurat.server.http.rate_limits import TokenBucket
from ziggurat.server.realtime import message_parsing
from ziggurat.server.realtime.commands import AT_ANY_TIME, REQUESTS, WHY, explain, request
from ziggurat.server.realtime.message_parsing import Message
from ziggurat.server.realtime.outbox import Outbox
from ziggurat.server.realtime.sockets import CloseSocket
from ziggurat.server.realtime.tab_view import TabView
from ziggurat.server.render.lesson import not_yet
from ziggurat.server.render.screen_reader import as_text
from ziggurat.server.render.turns import position
from ziggurat.server.render.words import words_for
from ziggurat.server.retries import backoff
from ziggurat.server.sessions.cached_session import CachedSession
from ziggurat.server.sessions.manager import SessionManager
from ziggurat.server.text import single_line
from ziggurat.views.orientation import flipped, turned

log = logging.getLogger(__name__)


class TabCommands:
    """Handles what a tab sends; answers go to its outbox."""

    def __init__(
        self,
        host: SessionManager,
        live: CachedSession,
        seats: Sequence[int],
        view: TabView,
        outbox: Outbox,
        clock: Callable[[], float],
    ) -> None:
        self.host = host
        self.live = live
        self.seats = seats
        self.view = view
        self.outbox = outbox
        self.clock = clock
        self.ends_by_itself = False
        self.changes = TokenBucket(*CONFIG.address.changes, clock)  # shared per address

    def nack(self, why: Reject) -> None:
        """Reject a message with a reason."""
        session, say = self.live.session, words_for(self.view.lang).say(why.message)
        told = not_yet(session, self.view.lang) if why is Reject.LESSON else say
        self.outbox.put({"t": "nack", "why": why, "rev": session.revision, "say": told})

    async def hear(self, text: str) -> None:
        """Handle one message; the tab is notified if it is refused or fails."""
        try:
            message = message_parsing.parse_message(text)
            handler = self.HANDLERS.get(str(message.get("t")))
            if handler is None:
                raise Refused(Reject.MALFORMED, "no such message")
            await self._until_stored(lambda: handler(self, message))
        except Refused as refused:
            self.nack(refused.why)
        except (ServerError, CloseSocket):
            raise
        except Exception:
            log.exception("game %s: a message was not answered", self.live.session.setup.id)
            self.nack(Reject.BROKEN)

    async def _until_stored(self, answer: Callable[[], Awaitable[None]]) -> None:
        """Handle a message; retry while the database is unavailable."""
        failed, loop = False, asyncio.get_running_loop()
        word = loop.call_later(
            CONFIG.realtime.delay_notice_s, self.nack, Reject.UNAVAILABLE
        )  # others may wait before it
        for pause in backoff(CONFIG.realtime.store_retry):
            try:
                await answer()
                return
            except StoreFailed as error:
                log.warning("game %s: a message waits: %s", self.live.session.setup.id, error)
                if pause == CONFIG.realtime.store_retry.longest_s:
                    raise CloseSocket(Reject.UNAVAILABLE) from None  # the tab resends it
                if not failed and loop.time() < word.when():
                    self.nack(Reject.UNAVAILABLE)
                failed = True
            except Refused as refused:
                if failed and refused.why is Reject.STALE:
                    return  # written after all, or a conflict: the view shows it
                raise
            finally:
                word.cancel()
            await asyncio.sleep(pause)

    async def _request(self, message: Message) -> None:
        message.setdefault("auto", self.ends_by_itself)
        await self.changes.ready()
        seat = self.view.viewpoint().seat
        if self.view.at is not None and message["t"] not in AT_ANY_TIME:
            seat = NOBODY  # read-only while viewing history
        await request(self.host, self.live, message, seat, self.seats)
        self.changes.take()  # rejected commands change nothing

    async def _why(self, message: Message) -> None:
        self.outbox.put(explain(self.live, message, self.view.viewpoint()))

    async def _text(self, message: Message) -> None:
        """Send the text version of the table on request."""
        self.outbox.put({"t": "text", "html": as_text(self.live.session, self.view.viewpoint())})

    async def _look_at(self, message: Message) -> None:
        at, turn = (message_parsing.maybe_whole(message, key) for key in ("n", "turn"))
        if turn is not None:
            at = position(self.live.session, turn)
        last = len(self.live.session.history.frames) - 1
        while message_parsing.flag(message, "told", False) and at is not None and 0 <= at < last:
            if self.live.captions(self.view.viewpoint()._replace(at=at), at):
                break
            at += 1  # events of that position itself are excluded
        self.view.at = None if at is None or at >= last else max(0, at)
        self.outbox.wake()

    async def _look(self, message: Message) -> None:
        self.view.curtain = message_parsing.flag(message, "curtain", self.view.curtain)
        self.ends_by_itself = message_parsing.flag(message, "auto", self.ends_by_itself)
        seat = message_parsing.maybe_whole(message, "seat")
        if seat is not None and seat in self.seats:
            self.view.facing = seat
        if "turn" in message:
            self.view.look = turned(self.live.orientations(), self.view.look)
        if "flip" in message:
            self.view.look = flipped(self.live.orientations(), self.view.look)
        self.outbox.wake()

    async def _chat(self, message: Message) -> None:
        most = CONFIG.realtime.max_chat_chars
        text = single_line(message_parsing.required_text(message, "text"), most + 1)
        if len(text) > most:
            raise Refused(Reject.TOO_LONG, f"a line of chat has at most {most} characters")
        if not self.seats:
            raise Refused(Reject.NOT_YOURS, "spectators do not chat")
        seat = self.view.facing if self.view.facing != NOBODY else self.seats[0]
        allowed = TokenBucket(*CONFIG.realtime.chat_lines, self.clock)
        chats = self.live.chats.setdefault(seat, allowed)
        if not chats.take():
            raise Refused(Reject.SLOW, "too much chat")
        if text:
            await self.host.say(self.live, seat, text)

    async def _ping(self, message: Message) -> None:
        """Pong, with the clock state."""
        self.view.clock_revision = -1
        self.outbox.put({"t": "pong"})

    HANDLERS: ClassVar = {
        **dict.fromkeys(REQUESTS, _request),
        WHY: _why,
        "text": _text,
        "at": _look_at,
        "look": _look,
        "chat": _chat,
        "ping": _ping,
    }
