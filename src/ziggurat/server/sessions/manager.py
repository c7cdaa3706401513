"""Session manager: the games of one worker, composed of its parts."""

import asyncio
import time
from collections.abc import Collection, Mapping
from contextlib import suppress
from functools import partial
from types import MappingProxyType

from ziggurat.server.bots.pool import BotRunner
from ziggurat.server.errors import Conflict, IncompatibleVersion, Refused, Reject
from ziggurat.server.game.incompatible import IncompatibleGame
from ziggurat.server.game.players import Player
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup, rematch
from ziggurat.server.identity.tokens import hashed, new_id, new_seed, new_token
from ziggurat.server.lobby.feed import Lobby
from ziggurat.server.ratings.origins import origin_of
from ziggurat.server.sessions.archive import incompatible_game, with_initial_draws
from ziggurat.server.sessions.background import BackgroundTasks
from ziggurat.server.sessions.bot_driver import BotDriver
from ziggurat.server.sessions.cached_session import CachedSession
from ziggurat.server.sessions.deadlines import DeadlineWatcher, GameClocks
from ziggurat.server.sessions.execution import Request, RequestExecutor
from ziggurat.server.sessions.notifications import Notifications
from ziggurat.server.sessions.presence import Presence
from ziggurat.server.sessions.session_cache import SessionCache
from ziggurat.server.sessions.store import Store
from ziggurat.server.storage.bus import of_person, reload_notice
from ziggurat.server.tally import Tally


class SessionManager:
    """All games of one worker: requests of users, and the parts that serve them."""

    def __init__(self, store: Store, bots: BotRunner) -> None:
        self.store = store
        self.tally = Tally()
        self.background = BackgroundTasks()
        self.sessions = SessionCache(store, self._connected)
        self.presence = Presence(
            store.bus, self.sessions.referenced, lambda game: self.lobby.came(game)
        )
        self.lobby = Lobby(store.lobby, self.presence.absent)
        self.executor = RequestExecutor(
            self.sessions, self.tally, self.background, self.lobby.invalidate
        )
        self.bots = BotDriver(bots, self.executor.run, self.tally)
        self.clocks = GameClocks(self.sessions, self.open, self.act, self.background)
        self.notifications = Notifications(self.sessions, self.lobby, self.bots, self.background)
        self.watch = DeadlineWatcher(
            store.service, self.clocks.check, self.notifications.hear_moderation
        )
        loop = asyncio.get_running_loop()
        store.bus.listen(
            lambda game: loop.call_soon_threadsafe(self.notifications.heard, game),
            lambda *announced: loop.call_soon_threadsafe(self.presence.heard, *announced),
        )

    def _connected(self, session: Session) -> CachedSession:
        """The cache entry of a session, connected to presence and clocks."""
        game = session.setup.id
        return CachedSession(
            session,
            partial(self.presence.mark_changed, game),
            lambda: self.clocks.presence_changed(game),
        )

    async def open(self, game: str, asker: str = "") -> CachedSession:
        """A session from the cache or from its rows; starts its bots."""
        live = await self.sessions.open(game)
        live.asker = asker or live.asker or game
        self.clocks.presence_changed(game)
        self.bots.wake(live)
        return live

    async def refresh(self, live: CachedSession) -> None:
        """Reload players, rematch and rows of a game from the store."""
        await self.sessions.refresh(live)

    def now(self) -> float:
        """The current game time."""
        return self.store.service.now()

    async def incompatible_game(self, game: str, outgrown: IncompatibleVersion) -> IncompatibleGame:
        """The remains of an incompatible game."""
        return await asyncio.to_thread(incompatible_game, self.store, game, outgrown)

    async def act(self, live: CachedSession, request: Request) -> None:
        """Decide, store, apply; nothing is applied that was not stored."""
        await self.executor.run(live, request)
        live.changed()
        self.bots.wake(live)

    def permissions_changed(self, person: str) -> None:
        """A user's permissions changed here: handled like a notification of another worker."""
        self.notifications.heard(of_person(person))

    def removed_from(self, game: str) -> None:
        """Content of a game was removed: handled like a notification of another worker."""
        self.notifications.heard(reload_notice(game))

    async def say(self, live: CachedSession, seat: int, text: str) -> None:
        """Store a chat line and deliver it."""
        said = await asyncio.to_thread(self.store.say, live.session.setup.id, seat, text)
        live.chat_received(said)

    async def create(self, setup: Setup, address: str = "") -> None:
        """Store a new game created from an address, with its initial draws."""
        origin = origin_of(setup, address)
        await asyncio.to_thread(
            lambda: self.store.create(with_initial_draws(setup), origin, address)
        )
        if setup.clock and not setup.awaited:
            await self.clocks.expect(setup.id)
        self.lobby.invalidate()

    async def claim(
        self, live: CachedSession, seat: int, name: str, person: str = "", address: str = ""
    ) -> str:
        """Accept an invitation from an address; returns the token of the seat."""
        setup, token = live.session.setup, new_token()
        taken = setup.id, seat, name, hashed(token), person, origin_of(setup, address)
        await asyncio.to_thread(self.store.claim, *taken)
        await self._gathered(live)
        return token

    async def fill(self, live: CachedSession, bots: Mapping[int, str], level: str) -> None:
        """Fill free seats with bots; the game begins."""
        game = live.session.setup.id
        await asyncio.to_thread(self.store.lobby.fill, game, bots, level)
        await self._gathered(live)

    async def leave(self, live: CachedSession, person: str, unnamed: str) -> None:
        """Leave a table before the game has begun; the last player to leave deletes it."""
        game = live.session.setup.id
        if await asyncio.to_thread(self.store.lobby.leave, game, person, unnamed):
            await self._gathered(live)
        else:
            self.sessions.forget(live)
            self.lobby.invalidate()
        live.permissions_changed(person)

    async def _gathered(self, live: CachedSession) -> None:
        """Players joined or left: reload them, and start bots if the game begins."""
        await self.refresh(live)
        self.lobby.invalidate()
        if live.session.begin():
            await self.clocks.expect(live.session.setup.id)
        self.clocks.presence_changed(live.session.setup.id)
        self.bots.wake(live)

    async def rematch(
        self,
        live: CachedSession,
        here: Collection[int],
        address: str,
        guests: Mapping[int, Player] = MappingProxyType({}),
    ) -> str:
        """The rematch of a game, created on first use.

        Players of the seats `here` are seated, the others invited; `guests` take the seats of
        deleted users.
        """
        if not live.session.over:
            raise Refused(Reject.UNFINISHED, "the game is not over")
        with suppress(Conflict):  # created concurrently: there is one rematch
            version = live.session.game.version
            now = time.time()
            again = rematch(live.session.setup, new_id(), new_seed(), now, version, here, guests)
            await self.create(again, address)
        await self.refresh(live)
        return live.session.setup.following or live.session.setup.id

    async def close(self) -> None:
        """Stop the bots and release the store."""
        try:
            await self.bots.stop()
            await self.background.close()
            await self.watch.close()
            await self.presence.close()
            await self.lobby.close()
            self.bots.close()
        finally:
            self.store.close()
