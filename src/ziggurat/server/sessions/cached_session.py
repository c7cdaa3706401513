"""Cached session: a session in memory with its subscribers and rendered views."""

import asyncio
import time
from collections.abc import Callable, Sequence

from ziggurat.server.config import CONFIG
from ziggurat.server.game.decision import Decision
from ziggurat.server.game.rows import Row
from ziggurat.server.game.session import Session
from ziggurat.server.http.rate_limits import TokenBucket
from ziggurat.server.render.narration import Beat
from ziggurat.server.render.regions import Log, RenderedView, Viewer, show, tell
from ziggurat.server.sessions.presence import Subscriber, Subscribers
from ziggurat.server.sessions.store import Said
from ziggurat.views.orientation import open_looks


class CachedSession(Subscribers):
    """A session with its subscribers and rendered views."""

    def __init__(
        self,
        session: Session,
        mark_changed: Callable[[Sequence[int]], object],
        presence_changed: Callable[[], object],
    ) -> None:
        super().__init__(mark_changed, presence_changed)
        self.session = session
        self.lock = asyncio.Lock()
        self.drawn: dict[Viewer, RenderedView] = {}
        self.told: dict[tuple[Viewer, int], list[Beat]] = {}
        self.held: list[str] | None = None
        self.log: Log = {}
        self.chats: dict[int, TokenBucket] = {}  # chat rate limit per seat
        self.proposals: dict[int, TokenBucket] = {}  # proposal rate limit per seat
        self.spoken: set[int] = set()  # numbers of delivered chat lines
        self.playing: asyncio.Task[None] | None = None
        self.asker = ""  # client the bots' requests are scheduled for

    def show(self, viewer: Viewer) -> RenderedView:
        """The rendered view of a viewer, shared by all with equal parameters."""
        if viewer not in self.drawn:
            if len(self.drawn) >= CONFIG.game.max_cached_views:
                self.drawn.pop(next(iter(self.drawn)))
            self.drawn[viewer] = show(self.session, viewer, self.log)
        return self.drawn[viewer]

    def tell(self, viewer: Viewer, first: int) -> list[Beat]:
        """The narration from a position on, shared by all who may know the same."""
        if viewer.at is not None:  # rarely requested twice
            return tell(self.session, viewer, first)
        if (viewer, first) not in self.told:
            self.told[viewer, first] = tell(self.session, viewer, first)
        return self.told[viewer, first]

    def apply(self, rows: Sequence[Row]) -> None:
        """Apply rows written here or by another worker."""
        turn = self.session.turn
        for row in rows:
            self.session.apply(row)
        self._turned(turn)

    def carry_out(self, decision: Decision, at: float) -> None:
        """Apply a decision of this worker whose rows have been written."""
        turn = self.session.turn
        self.session.carry_out(decision, at)
        self._turned(turn)

    def _turned(self, before: int) -> None:
        """Clear the log if turns have been taken back; all have agreed, so no one has to wait."""
        if self.session.turn < before:
            self.log.clear()
            self.proposals.clear()

    def looks(self) -> list[str]:
        """All piece orientations that are possible now, listed once for all subscribers."""
        if self.held is None:
            self.held = open_looks(choice.text for choice in self.session.held())
        return self.held

    def proposal_pause(self, seat: int) -> TokenBucket:
        """Seconds until a seat may propose again."""
        if seat not in self.proposals:
            self.proposals[seat] = TokenBucket(
                1, 1 / CONFIG.game.proposal_interval_s, time.monotonic
            )
        return self.proposals[seat]

    def said(self, line: Said) -> None:
        """Deliver a chat line, once."""
        if line.number not in self.spoken:
            self.spoken.add(line.number)
            if len(self.spoken) > 2 * CONFIG.game.max_chat_lines:
                self.spoken = set(sorted(self.spoken)[-CONFIG.game.max_chat_lines :])
            for listener in list(self.listeners):
                listener.said(line)

    def leave(self, listener: Subscriber) -> None:
        """Remove a subscriber; after the last one rendered views are dropped."""
        super().leave(listener)
        if not self.listeners:
            self.rest()

    def rest(self) -> None:
        """Drop rendered views until the next subscriber."""
        self.drawn.clear()
        self.told.clear()
        self.log.clear()

    def changed(self) -> None:
        """Invalidate rendered views and notify subscribers."""
        self.drawn.clear()
        self.told.clear()
        self.held = None
        for listener in list(self.listeners):
            listener.changed()
