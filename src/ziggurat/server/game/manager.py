"""Session manager: caches sessions, executes commands, notifies viewers, drives bots."""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Final
from weakref import WeakValueDictionary
from zlib import crc32

from ziggurat.server.bots.pool import MoveRequest, Thinker
from ziggurat.server.errors import (
    Conflict,
    CorruptGame,
    IncompatibleVersion,
    NoSuchGame,
    Refused,
    Reject,
    ServerError,
    StoreFailed,
)
from ziggurat.server.game.archive import closed, dealt, finish, load
from ziggurat.server.game.deadlines import DeadlineWatcher
from ziggurat.server.game.incompatible import Closed
from ziggurat.server.game.players import Player
from ziggurat.server.game.rows import Back, Choose, Departure, End, Leave, Row, Undo
from ziggurat.server.game.seat_tokens import hashed, is_id, new_id, new_seed, new_token
from ziggurat.server.game.session import Decision, Session
from ziggurat.server.game.setup import Setup, bind, rematch
from ziggurat.server.http.rate_limits import TokenBucket, backoff
from ziggurat.server.lobby.feed import Lobby
from ziggurat.server.ratings.origins import origin_of
from ziggurat.server.realtime.presence import EVERYBODY, Presence, Subscriber, Subscribers
from ziggurat.server.render.narration import Beat
from ziggurat.server.render.regions import Log, Shown, Viewer, show, tell
from ziggurat.server.storage.bus import EVERYTHING, LOBBY, PERSON, RELOAD, of_person, reload_notice
from ziggurat.server.storage.store import Said, Store
from ziggurat.server.tally import Tally
from ziggurat.views.orientation import open_looks

log = logging.getLogger(__name__)

BOT_RETRY_S: Final = (1.0, 32.0)  # bot retry delays in seconds: first, maximum
BOT_RETRY_IDLE_S: Final = 600.0  # seconds between retries without subscribers
REMOTE_BOT_GRACE_S: Final = 10.0  # seconds a bot of another worker may take
MAX_SESSIONS: Final = 500
MAX_RENDERED_SESSIONS: Final = 50  # sessions without subscribers that keep their rendered views
MAX_CHAT_LINES: Final = 200  # of chat, that are re-read and may be sent twice
CONNECT_TIMEOUT_S: Final = 180.0  # seconds for all players to connect; then their clocks start too
RECHECK_S: Final = 60.0  # seconds until the next check of a game without a running clock
PROPOSAL_PAUSE_S: Final = 10.0  # between two proposals of a seat
FLAG_GRACE_S: Final = 1.0  # after a timeout, for moves sent in time that arrive late
MAX_CONFLICTS: Final = 8  # retries after conflicts, before a request counts as stale
MAX_CACHED_VIEWS: Final = 16  # per session, 200 kB each; the oldest are re-rendered on request

Request = Callable[[Session], Decision]


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
        self.drawn: dict[Viewer, Shown] = {}
        self.told: dict[tuple[Viewer, int], list[Beat]] = {}
        self.held: list[str] | None = None
        self.log: Log = {}
        self.chats: dict[int, TokenBucket] = {}  # chat rate limit per seat
        self.proposals: dict[int, TokenBucket] = {}  # proposal rate limit per seat
        self.spoken: set[int] = set()  # numbers of delivered chat lines
        self.playing: asyncio.Task[None] | None = None
        self.asker = ""  # client the bots' requests are scheduled for

    def show(self, viewer: Viewer) -> Shown:
        """The rendered view of a viewer, shared by all with equal parameters."""
        if viewer not in self.drawn:
            if len(self.drawn) >= MAX_CACHED_VIEWS:
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
        """Clear the log if turns have been taken back."""
        if self.session.turn < before:
            self.log.clear()

    def looks(self) -> list[str]:
        """All piece orientations that are possible now, listed once for all subscribers."""
        if self.held is None:
            self.held = open_looks(choice.text for choice in self.session.held())
        return self.held

    def proposal_pause(self, seat: int) -> TokenBucket:
        """Seconds until a seat may propose again."""
        if seat not in self.proposals:
            self.proposals[seat] = TokenBucket(1, 1 / PROPOSAL_PAUSE_S, time.monotonic)
        return self.proposals[seat]

    def said(self, line: Said) -> None:
        """Deliver a chat line, once."""
        if line.number not in self.spoken:
            self.spoken.add(line.number)
            if len(self.spoken) > 2 * MAX_CHAT_LINES:
                self.spoken = set(sorted(self.spoken)[-MAX_CHAT_LINES:])
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


class SessionManager:
    """All sessions of one worker; each can be rebuilt from its rows."""

    def __init__(self, store: Store, bots: Thinker) -> None:
        self.store = store
        self.bots = bots
        self.tally = Tally()
        self.live: dict[str, CachedSession] = {}  # LRU cache
        self.held: WeakValueDictionary[str, CachedSession] = (
            WeakValueDictionary()
        )  # sessions still referenced
        self.stopped = False
        self.catching_up: set[asyncio.Task[None]] = set()
        loop = asyncio.get_running_loop()
        self.presence = Presence(store.bus, self.held, lambda game: self.lobby.came(game))
        self.lobby = Lobby(store.tables, self.presence.absent)
        self.moderated = store.moderation.newest()
        self.watch = DeadlineWatcher(store.service, self._look, self._hear_moderation)
        store.bus.listen(
            lambda game: loop.call_soon_threadsafe(self._heard, game),
            lambda *announced: loop.call_soon_threadsafe(self.presence.heard, *announced),
        )

    async def open(self, game: str, asker: str = "") -> CachedSession:
        """A session from the cache or from its rows; starts its bots."""
        live = self.held.get(game)
        if live is None:
            if not is_id(game):
                raise NoSuchGame(game)  # some databases fail on malformed ids
            session = await asyncio.to_thread(self._load, game)
            mark_changed = partial(self.presence.mark_changed, game)
            live = CachedSession(session, mark_changed, lambda: self._presence_changed(game))
            live = self.held.setdefault(game, live)  # a concurrent request may have loaded it
            if self.store.bus.shared:
                await self.refresh(live)  # a notification during the load found no session
        self.live.pop(game, None)
        self.live[game] = live  # most recently used last
        self._make_room()
        live.asker = asker or live.asker or game
        self._presence_changed(game)
        self._let_bots_play(live)
        return live

    def now(self) -> float:
        """The current game time."""
        return self.store.service.now()

    async def closed(self, game: str, outgrown: IncompatibleVersion) -> Closed:
        """The remains of an incompatible game."""
        return await asyncio.to_thread(closed, self.store, game, outgrown)

    async def act(self, live: CachedSession, request: Request) -> None:
        """Decide, store, apply; nothing is applied that was not stored."""
        await self._to_the_end(live, request)
        live.changed()
        self._let_bots_play(live)

    async def _to_the_end(self, live: CachedSession, request: Request) -> None:
        """Execute to the end even if the client disconnects: memory must match the store."""
        task = asyncio.ensure_future(self._act(live, request))
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_unheard)
            raise

    async def _act(self, live: CachedSession, request: Request) -> None:
        async with live.lock:
            began = time.perf_counter()
            try:
                written = await self._written(live, request)
            except Refused as refused:
                self.tally.refusals[refused.why] += 1
                raise
            if written is None:
                return
            decision, at = written
            live.carry_out(decision, at)
            self.tally.changes.add(time.perf_counter() - began)
            gone = (row.kind for row in decision.rows if isinstance(row, Departure))
            self.tally.gone.update(gone)
        if live.session.over:
            await self._finished(live)
        if decision.revision == 0 or live.session.over:
            self.lobby.invalidate()

    async def _written(
        self, live: CachedSession, request: Request
    ) -> tuple[Decision, float] | None:
        """Decide and store; None if there is nothing to do.

        After a conflict with another worker the request is decided again.
        """
        for _ in range(MAX_CONFLICTS):
            session = live.session
            decision = request(session)
            if not decision:
                return None
            rows, setup = decision.rows, session.setup
            roster = bind(setup.players) if decision.revision == 0 and setup.binds else ()
            try:
                soon = self._soon(session, rows)
                until = _in_time(session, rows)
                written = self.store.append(setup.id, decision.revision, rows, soon, roster, until)
                at = await asyncio.wrap_future(written)
            except Conflict:
                live.session = await asyncio.to_thread(self._load, setup.id)
                live.changed()
                continue
            if roster:
                session.setup = replace(setup, roster=roster)
            return decision, at
        raise Refused(Reject.STALE, "others were quicker again and again")

    async def _finished(self, live: CachedSession) -> None:
        """Store the result of a finished game; the final view does not wait for it."""
        try:
            await asyncio.to_thread(self._finish, live.session)
            live.log.clear()  # a rated game changed the ratings
        except StoreFailed as failed:
            log.warning("game %s: its end waits: %s", live.session.setup.id, failed)
            self._background(self._finish_later(live))

    async def _finish_later(self, live: CachedSession) -> None:
        for pause in backoff(*BOT_RETRY_S):
            await asyncio.sleep(pause)
            with suppress(StoreFailed):
                await asyncio.to_thread(self._finish, live.session)
                live.log.clear()
                live.changed()
                return

    def _soon(self, session: Session, rows: Sequence[Row]) -> float | None:
        """Seconds until the next timeout is possible; None without a clock."""
        if session.times is None:
            return None
        if any(isinstance(row, Back) for row in rows):
            return 0.0
        now = self.now()
        return min((session.times.of(seat, now) for seat in session.persons), default=RECHECK_S)

    async def _look(self, game: str, now: float) -> None:
        """Start clocks whose waiting period is over, or replace a player who timed out."""
        try:
            live = await self.open(game)
        except (NoSuchGame, CorruptGame, IncompatibleVersion):
            await asyncio.wrap_future(self.store.service.look(game, None, now))
            return
        if self.store.bus.shared:
            await self.refresh(live)  # include rows of other workers
        with suppress(Refused):  # another worker wrote first
            await self.act(live, lambda session: session.begin() or session.late(now))
        if not live.session.over:
            ends = live.session.times.ends if live.session.times else None
            again = now + RECHECK_S if ends is None else ends
            await asyncio.wrap_future(self.store.service.look(game, again, now))

    def _presence_changed(self, game: str) -> None:
        """Presence changed: clocks start once all players have been connected together."""
        live = self.held.get(game)
        if live is None or not live.session.begin():
            return
        clock = live.session.setup.clock
        if (clock and clock.days) or live.session.persons.issubset(live.here()):
            self._background(self._begin(live))

    async def _expect(self, game: str) -> None:
        """All seats are taken: limit the wait for players who do not connect."""
        await asyncio.wrap_future(self.store.service.expect(game, CONNECT_TIMEOUT_S))

    async def _begin(self, live: CachedSession) -> None:
        with suppress(Refused):  # another worker wrote first
            await self.act(live, lambda session: session.begin())

    def _background(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.catching_up.add(task)
        task.add_done_callback(self.catching_up.discard)

    def _heard(self, game: str) -> None:
        """Bus notification: a game, possibly any game, or a user has changed."""
        if game in (LOBBY, EVERYTHING):
            self.lobby.invalidate()
        if game.startswith(RELOAD):
            self._background(self._reload(game.removeprefix(RELOAD)))
            return
        person = game.removeprefix(PERSON) if game.startswith(PERSON) else ""
        if person:
            self.lobby.invalidate_blocks()
        for live in [self.held.get(game)] if game and not person else list(self.held.values()):
            if live is not None:
                self._background(self._catch_up(live, person))

    def permissions_changed(self, person: str) -> None:
        """A user's permissions changed here: handled like a notification of another worker."""
        self._heard(of_person(person))

    def removed_from(self, game: str) -> None:
        """Content of a game was removed: handled like a notification of another worker."""
        self._heard(reload_notice(game))

    async def _reload(self, game: str) -> None:
        """Reload a game whose content was removed, and make its open tabs reload."""
        self.lobby.invalidate()
        live = self.held.get(game)
        if live is None:
            return
        try:
            await self.refresh(live)
        except NoSuchGame:
            self._forget(live)
            return
        except ServerError:
            log.exception("game %s could not be read again", game)
        live.permissions_changed(EVERYBODY)
        self._let_bots_play(live)  # a bot may replace a deleted user

    async def _hear_moderation(self) -> None:
        """Apply moderation actions from the log, where no bus reports them."""
        if self.store.bus.shared:
            return
        heard = await asyncio.to_thread(self.store.moderation.heard, self.moderated)
        self.moderated, notices = heard
        for notice in notices:
            self._heard(notice)

    async def _catch_up(self, live: CachedSession, person: str = "") -> None:
        """Apply rows and chat other workers have written to a game."""
        if person:  # reload only the cached games this user plays in
            await self._move(live, person)
            return
        game = live.session.setup.id
        try:
            await self._read_again(live)
        except NoSuchGame:  # all players left before the start
            self._forget(live)
        except ServerError:
            log.exception("game %s could not be read again", game)
        self._watch_bots(live)

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
        for pause in backoff(*BOT_RETRY_S):
            try:
                await self.refresh(live)
                for said in await asyncio.to_thread(self.store.chat, game):
                    live.said(said)
                return
            except StoreFailed as failed:
                log.warning("game %s is read again in %g seconds: %s", game, pause, failed)
                await asyncio.sleep(pause)

    async def say(self, live: CachedSession, seat: int, text: str) -> None:
        """Store a chat line and deliver it."""
        said = await asyncio.to_thread(self.store.say, live.session.setup.id, seat, text)
        live.said(said)

    async def create(self, setup: Setup, address: str = "") -> None:
        """Store a new game created from an address, with its initial draws."""
        origin = origin_of(setup, address)
        await asyncio.to_thread(lambda: self.store.create(dealt(setup), origin, address))
        if setup.clock and not setup.awaited:
            await self._expect(setup.id)
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
        await asyncio.to_thread(self.store.tables.fill, game, bots, level)
        await self._gathered(live)

    async def leave(self, live: CachedSession, person: str, unnamed: str) -> None:
        """Leave a table before the game has begun; the last player to leave deletes it."""
        game = live.session.setup.id
        if await asyncio.to_thread(self.store.tables.leave, game, person, unnamed):
            await self._gathered(live)
        else:
            self._forget(live)
            self.lobby.invalidate()
        live.permissions_changed(person)

    def _forget(self, live: CachedSession) -> None:
        """A game was deleted: its page tells subscribers."""
        self.live.pop(live.session.setup.id, None)
        self.held.pop(live.session.setup.id, None)
        live.permissions_changed(EVERYBODY)

    async def _gathered(self, live: CachedSession) -> None:
        """Players joined or left: reload them, and start bots if the game begins."""
        await self.refresh(live)
        self.lobby.invalidate()
        if live.session.begin():
            await self._expect(live.session.setup.id)
        self._presence_changed(live.session.setup.id)
        self._let_bots_play(live)

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
                live.session = await asyncio.to_thread(self._load, game)
        live.log.clear()  # names may have changed
        live.changed()

    async def close(self) -> None:
        """Stop the bots and release the store."""
        self.stopped = True
        busy = [live.playing for live in self.held.values() if live.playing]
        for task in (*busy, *self.catching_up):
            task.cancel()
        try:
            await asyncio.gather(*busy, *self.catching_up, return_exceptions=True)
            await self.watch.close()
            await self.presence.close()
            await self.lobby.close()
            self.bots.close()
        finally:
            self.store.close()

    def _load(self, game: str) -> Session:
        session = load(self.store, game)
        self._finish(session)  # if the server stopped before it could
        return session

    def _finish(self, session: Session) -> None:
        """Store the result of a finished game and load what that changed."""
        finish(self.store, session)
        if session.over and session.setup.rated:
            session.setup = self.store.setup(session.setup.id)

    def _make_room(self) -> None:
        """Evict idle sessions (LRU): first their rendered views, then the session."""
        *others, _ = self.live.items()
        idle = [game for game, one in others if not one.listeners and not one.playing]
        for game in idle[:-MAX_RENDERED_SESSIONS]:
            self.live[game].rest()
        for game in idle[: max(0, len(self.live) - MAX_SESSIONS)]:
            del self.live[game]

    def _let_bots_play(self, live: CachedSession) -> None:
        if not self.stopped and live.playing is None and _bot_is_to_move(live.session):
            live.playing = asyncio.create_task(self._play(live))

    async def _play(self, live: CachedSession) -> None:
        """Let bots choose as long as they are to move; retry after errors."""
        attempts = backoff(*BOT_RETRY_S)
        try:
            while _bot_is_to_move(live.session):
                try:
                    await self._play_turn(live)
                    attempts = backoff(*BOT_RETRY_S)
                except Exception:
                    log.exception("game %s waits for its bot", live.session.setup.id)
                    pause = next(attempts)
                    if pause == BOT_RETRY_S[1] and not live.listeners:
                        # The next subscriber triggers a retry at once; otherwise it runs later.
                        asyncio.get_running_loop().call_later(
                            BOT_RETRY_IDLE_S, self._let_bots_play, live
                        )
                        return
                    await asyncio.sleep(pause)
        finally:
            live.playing = None

    def _watch_bots(self, live: CachedSession) -> None:
        """Watch bots driven by another worker: if it is gone, they play here after a while."""
        if not _bot_is_to_move(live.session) or live.playing is not None:
            return
        position = live.session.position

        def check() -> None:
            if live.session.position != position:
                return  # the game continued
            self._let_bots_play(live)

        asyncio.get_running_loop().call_later(REMOTE_BOT_GRACE_S, check)

    async def _play_turn(self, live: CachedSession) -> None:
        seat, position = live.session.acting, live.session.position
        if live.session.waits:  # a player left after completing the turn
            await self._bot_acts(live, lambda one: one.end({seat}, position))
            return
        for text in await self._think(live):  # at once: the tab sets the pace
            session = live.session
            if session.position != position or session.acting != seat or not session.is_bot(seat):
                return  # the position changed: the bot starts over
            if not await self._choose(live, seat, position, text):
                return
            position = live.session.position

    async def _choose(self, live: CachedSession, seat: int, position: int, text: str) -> bool:
        """Make a bot's choice; False if the position changed meanwhile."""
        return await self._bot_acts(live, lambda one: one.choose({seat}, position, text, ends=True))

    async def _bot_acts(self, live: CachedSession, request: Request) -> bool:
        """Execute a bot's request; False if the position changed meanwhile."""
        try:
            await self._to_the_end(live, request)
        except Refused as refused:
            if refused.why is not Reject.STALE:
                raise
            return False
        finally:
            live.changed()
        return True

    async def _think(self, live: CachedSession) -> list[str]:
        """The choices of the bot to move: computed, or scripted in a lesson."""
        session, seat = live.session, live.session.acting
        if scripted := session.scripted():
            return [scripted]
        seed = crc32(f"{session.setup.id} {session.revision}".encode())  # never that of the match
        record, game = str(session.table.record), session.setup.id
        question = MoveRequest(record, seat, session.bot(seat), seed, live.asker, game=game)
        with self.tally.thinks():
            return await self.bots.choose(question)


def _in_time(session: Session, rows: Sequence[Row]) -> float | None:
    """Latest write time of rows by the player whose clock runs; None for other rows."""
    times = session.times
    if times is None or times.ends is None:
        return None
    mine = (row for row in rows if row.seat == times.seat)
    plays = any(isinstance(row, (Choose, End, Undo, Leave)) for row in mine)
    return times.ends + FLAG_GRACE_S if plays else None


def _bot_is_to_move(session: Session) -> bool:
    if session.gathers:
        return False
    return not session.over and session.is_bot(session.acting)


def _unheard(task: "asyncio.Task[None]") -> None:
    """Log the error of a request whose client disconnected; refusals are not errors."""
    fault = None if task.cancelled() else task.exception()
    if fault is not None and not isinstance(fault, Refused):
        log.warning("a request failed after its visitor had left: %s", fault)
