"""Notifications: what other workers and moderators have changed, applied to cached sessions."""

import asyncio
import logging

from ziggurat.server.config import CONFIG
from ziggurat.server.errors import NoSuchGame, ServerError, StoreFailed
from ziggurat.server.lobby.feed import Lobby
from ziggurat.server.retries import backoff
from ziggurat.server.sessions.background import BackgroundTasks
from ziggurat.server.sessions.bot_driver import BotDriver
from ziggurat.server.sessions.cached_session import CachedSession
from ziggurat.server.sessions.presence import EVERYBODY
from ziggurat.server.sessions.session_cache import SessionCache
from ziggurat.server.storage.bus import EVERYTHING, LOBBY, PERSON, RELOAD

log = logging.getLogger(__name__)


class Notifications:
    """Reacts to notifications of the bus and to the log of moderation actions."""

    def __init__(
        self, sessions: SessionCache, lobby: Lobby, bots: BotDriver, background: BackgroundTasks
    ) -> None:
        self.store = sessions.store
        self.sessions = sessions
        self.lobby = lobby
        self.bots = bots
        self.background = background
        self.moderated = self.store.moderation.newest()

    def heard(self, game: str) -> None:
        """Bus notification: a game, possibly any game, or a user has changed."""
        if game in (LOBBY, EVERYTHING):
            self.lobby.invalidate()
        if game.startswith(RELOAD):
            self.background.start(self._reload(game.removeprefix(RELOAD)))
            return
        person = game.removeprefix(PERSON) if game.startswith(PERSON) else ""
        if person:
            self.lobby.invalidate_blocks()
        for live in (
            [self.sessions.referenced.get(game)]
            if game and not person
            else list(self.sessions.referenced.values())
        ):
            if live is not None:
                self.background.start(self._catch_up(live, person))

    async def _reload(self, game: str) -> None:
        """Reload a game whose content was removed, and make its open tabs reload."""
        self.lobby.invalidate()
        live = self.sessions.referenced.get(game)
        if live is None:
            return
        try:
            await self.sessions.refresh(live)
        except NoSuchGame:
            self.sessions.forget(live)
            return
        except ServerError:
            log.exception("game %s could not be read again", game)
        live.permissions_changed(EVERYBODY)
        self.bots.wake(live)  # a bot may replace a deleted user

    async def hear_moderation(self) -> None:
        """Apply moderation actions from the log, where no bus reports them."""
        if self.store.bus.shared:
            return
        heard = await asyncio.to_thread(self.store.moderation.heard, self.moderated)
        self.moderated, notices = heard
        for notice in notices:
            self.heard(notice)

    async def _catch_up(self, live: CachedSession, person: str = "") -> None:
        """Apply rows and chat other workers have written to a game."""
        if person:  # reload only the cached games this user plays in
            await self._move(live, person)
            return
        game = live.session.setup.id
        try:
            await self._read_again(live)
        except NoSuchGame:  # all players left before the start
            self.sessions.forget(live)
        except ServerError:
            log.exception("game %s could not be read again", game)
        self.bots.watch(live)

    async def _move(self, live: CachedSession, person: str) -> None:
        """Reload the players of a game if the user is one of them, and notify subscribers."""
        if person in live.session.setup.people:
            try:
                await self._read_again(live)
            except ServerError:
                log.exception("game %s could not be read again", live.session.setup.id)
        live.permissions_changed(person)

    async def _read_again(self, live: CachedSession) -> None:
        """Refresh a game and its chat, with retries: no second notification may follow."""
        game = live.session.setup.id
        for pause in backoff(CONFIG.game.reload_retry):
            try:
                await self.sessions.refresh(live)
                for said in await asyncio.to_thread(self.store.chat, game):
                    live.chat_received(said)
                return
            except StoreFailed as failed:
                log.warning("game %s is read again in %g seconds: %s", game, pause, failed)
                await asyncio.sleep(pause)
