"""Cached session: a session in memory with its subscribers and rendered views."""

import asyncio
import time
from collections.abc import Callable, Sequence

from ziggurat.server.config import CONFIG
from ziggurat.server.game.changeset import Changeset
from ziggurat.server.game.rows import Row
from ziggurat.server.game.session import Session
from ziggurat.server.http.rate_limits import TokenBucket
from ziggurat.server.render.narration import Caption
from ziggurat.server.render.regions import RenderedView, Viewer
from ziggurat.server.render.view_cache import ViewCache
from ziggurat.server.sessions.presence import Subscriber, Subscribers
from ziggurat.server.sessions.store import ChatLine


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
        self.views = ViewCache()
        self.chats: dict[int, TokenBucket] = {}  # chat rate limit per seat
        self.proposals: dict[int, TokenBucket] = {}  # proposal rate limit per seat
        self.spoken: set[int] = set()  # numbers of delivered chat lines
        self.playing: asyncio.Task[None] | None = None
        self.asker = ""  # client the bots' requests are scheduled for

    def view(self, viewer: Viewer) -> RenderedView:
        """The rendered view of a viewer."""
        return self.views.view(self.session, viewer)

    def captions(self, viewer: Viewer, first: int) -> list[Caption]:
        """The narration from a position on."""
        return self.views.captions(self.session, viewer, first)

    def orientations(self) -> list[str]:
        """All piece orientations that are possible now."""
        return self.views.orientations(self.session)

    def apply(self, rows: Sequence[Row]) -> None:
        """Apply rows written here or by another worker."""
        turn = self.session.turn
        for row in rows:
            self.session.apply(row)
        self._turned(turn)

    def carry_out(self, changeset: Changeset, at: float) -> None:
        """Apply a changeset of this worker whose rows have been written."""
        turn = self.session.turn
        self.session.carry_out(changeset, at)
        self._turned(turn)

    def _turned(self, before: int) -> None:
        """Clear the log if turns have been taken back; all have agreed, so no one has to wait."""
        if self.session.turn < before:
            self.views.clear()
            self.proposals.clear()

    def proposal_pause(self, seat: int) -> TokenBucket:
        """Seconds until a seat may propose again."""
        if seat not in self.proposals:
            self.proposals[seat] = TokenBucket(
                1, 1 / CONFIG.game.proposal_interval_s, time.monotonic
            )
        return self.proposals[seat]

    def chat_received(self, line: ChatLine) -> None:
        """Deliver a chat line, once."""
        if line.number not in self.spoken:
            self.spoken.add(line.number)
            if len(self.spoken) > 2 * CONFIG.game.remembered_chat_lines:
                self.spoken = set(sorted(self.spoken)[-CONFIG.game.remembered_chat_lines :])
            for listener in list(self.listeners):
                listener.chat_received(line)

    def leave(self, listener: Subscriber) -> None:
        """Remove a subscriber; after the last one rendered views are dropped."""
        super().leave(listener)
        if not self.listeners:
            self.views.clear()

    def changed(self) -> None:
        """Invalidate rendered views and notify subscribers."""
        self.views.session_changed()
        for listener in list(self.listeners):
            listener.changed()
