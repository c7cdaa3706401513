"""Session cache: the sessions of a worker, each of which can be rebuilt from its rows."""

import asyncio
import logging
from collections.abc import Callable
from weakref import WeakValueDictionary

from ziggurat.server.config import CONFIG
from ziggurat.server.errors import CorruptGame, NoSuchGame
from ziggurat.server.game.session import Session
from ziggurat.server.identity.tokens import is_id
from ziggurat.server.sessions.archive import load_session, store_result
from ziggurat.server.sessions.cached_session import CachedSession
from ziggurat.server.sessions.presence import EVERYBODY
from ziggurat.server.sessions.store import Store

log = logging.getLogger(__name__)


class SessionCache:
    """Loads, refreshes and evicts sessions."""

    def __init__(self, store: Store, connect: Callable[[Session], CachedSession]) -> None:
        self.store = store
        self.connect = connect  # makes the entry of a session that was loaded
        self.recent: dict[str, CachedSession] = {}  # LRU cache
        self.referenced: WeakValueDictionary[str, CachedSession] = (
            WeakValueDictionary()
        )  # sessions still referenced

    async def open(self, game: str) -> CachedSession:
        """A session from the cache or from its rows."""
        live = self.referenced.get(game)
        if live is None:
            if not is_id(game):
                raise NoSuchGame(game)  # some databases fail on malformed ids
            session = await asyncio.to_thread(self.load, game)
            # A concurrent request may have loaded it.
            live = self.referenced.setdefault(game, self.connect(session))
            if self.store.bus.shared:
                await self.refresh(live)  # a notification during the load found no session
        self.recent.pop(game, None)
        self.recent[game] = live  # most recently used last
        self._make_room()
        return live

    async def refresh(self, live: CachedSession) -> None:
        """Reload players, rematch and rows of a game from the store."""
        async with live.lock:
            session, game = live.session, live.session.setup.id
            session.setup = await asyncio.to_thread(self.store.setup, game)
            rows = await asyncio.to_thread(self.store.rows, game, session.revision)
            try:
                live.apply(rows)
            except CorruptGame:
                log.exception("game %s is loaded again: its next rows do not fit memory", game)
                live.session = await asyncio.to_thread(self.load, game)
        live.views.clear()  # names may have changed
        live.changed()

    async def reload(self, live: CachedSession) -> None:
        """Rebuild a session from its rows; another worker has written some."""
        live.session = await asyncio.to_thread(self.load, live.session.setup.id)
        live.changed()

    def forget(self, live: CachedSession) -> None:
        """A game was deleted: its page tells subscribers."""
        self.recent.pop(live.session.setup.id, None)
        self.referenced.pop(live.session.setup.id, None)
        live.permissions_changed(EVERYBODY)

    def load(self, game: str) -> Session:
        """Load a session, and store its result if the server stopped before it could."""
        session = load_session(self.store, game)
        self.store_result(session)
        return session

    def store_result(self, session: Session) -> None:
        """Store the result of a finished game and load what that changed."""
        store_result(self.store, session)
        if session.over and session.setup.rated:
            session.setup = self.store.setup(session.setup.id)

    def _make_room(self) -> None:
        """Evict idle sessions (LRU): first their rendered views, then the session."""
        *others, _ = self.recent.items()
        idle = [game for game, one in others if not one.listeners and not one.playing]
        for game in idle[: -CONFIG.game.max_rendered_sessions]:
            self.recent[game].views.clear()
        for game in idle[: max(0, len(self.recent) - CONFIG.game.max_sessions)]:
            del self.recent[game]
