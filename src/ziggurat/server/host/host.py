"""Host: the sessions in memory. It decides, stores, applies, wakes viewers, lets bots play."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, Protocol
from zlib import crc32

from ziggurat.server.errors import Conflict, Refused, ServerError
from ziggurat.server.host.workers import Question, Thinker
from ziggurat.server.play.rows import BOT, Row, Setup, rematch
from ziggurat.server.play.session import Session
from ziggurat.server.play.tokens import hashed, new_id, new_seed, new_token
from ziggurat.server.show.regions import Log, Shown, Viewer, show
from ziggurat.server.store.store import Said, Store
from ziggurat.views.looks import open_looks

log = logging.getLogger(__name__)

BOT_PAUSE: Final = 0.6  # seconds a step, so that one sees what a bot does
MOST_SESSIONS: Final = 500
MOST_DRAWINGS: Final = 64  # per session; beyond that the oldest are drawn again when asked for

Request = Callable[[Session], list[Row]]


class Listener(Protocol):
    """Somebody who looks on, and for which seats."""

    seats: Sequence[int]

    def met(self) -> None:
        """Somebody has come or gone."""

    def changed(self) -> None:
        """The session has changed."""

    def said(self, line: Said) -> None:
        """Somebody has said something."""


class Live:
    """A session with those who look on and what was drawn for them."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.drawn: dict[Viewer, Shown] = {}
        self.held: list[str] | None = None
        self.log: Log = {}
        self.spoken: set[int] = set()  # lines of chat that were passed on
        self.playing: asyncio.Task[None] | None = None

    def join(self, listener: Listener) -> None:
        """Somebody looks on from now."""
        self.listeners.add(listener)
        self._meet()

    def leave(self, listener: Listener) -> None:
        """Somebody does not look on any more."""
        self.listeners.discard(listener)
        self._meet()

    def _meet(self) -> None:
        for listener in list(self.listeners):
            listener.met()

    def here(self) -> list[int]:
        """The seats somebody looks on for, at this worker."""
        return sorted({seat for listener in self.listeners for seat in listener.seats})

    def show(self, viewer: Viewer) -> Shown:
        """What a viewer sees, drawn once for all who see the same."""
        if viewer not in self.drawn:
            if len(self.drawn) >= MOST_DRAWINGS:
                self.drawn.pop(next(iter(self.drawn)))
            self.drawn[viewer] = show(self.session, viewer, self.log)
        return self.drawn[viewer]

    def apply(self, rows: Sequence[Row]) -> None:
        """Go on by rows that have been written."""
        turn = self.session.turn
        for row in rows:
            self.session.apply(row)
        if self.session.turn < turn:
            self.log.clear()  # turns were taken back

    def looks(self) -> list[str]:
        """The ways in which a piece can be held now, listed once for all who look on."""
        if self.held is None:
            self.held = open_looks(choice.text for choice in self.session.held())
        return self.held

    def said(self, line: Said) -> None:
        """Pass on a line of chat, once."""
        if line.number not in self.spoken:
            self.spoken.add(line.number)
            for listener in list(self.listeners):
                listener.said(line)

    def changed(self) -> None:
        """Forget the drawings and wake those who look on."""
        self.drawn.clear()
        self.held = None
        for listener in list(self.listeners):
            listener.changed()


class Host:
    """All sessions of one worker; each can be rebuilt from its rows at any moment."""

    def __init__(self, store: Store, bots: Thinker, pause: float = BOT_PAUSE) -> None:
        self.store = store
        self.bots = bots
        self.pause = pause
        self.live: dict[str, Live] = {}
        self.catching_up: set[asyncio.Task[None]] = set()
        loop = asyncio.get_running_loop()
        store.bus.listen(lambda game: loop.call_soon_threadsafe(self._heard, game))

    async def open(self, game: str) -> Live:
        """A session, from memory or from its rows; its bots go on playing."""
        if game not in self.live:
            session = await asyncio.to_thread(self._load, game)
            self.live.setdefault(game, Live(session))  # another request may have been quicker
            self._make_room()
        live = self.live[game]
        self._let_bots_play(live)
        return live

    async def act(self, live: Live, request: Request) -> None:
        """Decide, store, apply; nothing is applied that was not stored."""
        # A visitor who leaves in the middle must not leave memory behind the store.
        await asyncio.shield(self._act(live, request))
        live.changed()
        self._let_bots_play(live)

    async def _act(self, live: Live, request: Request) -> None:
        async with live.lock:
            session = live.session
            rows = request(session)
            try:
                written = self.store.append(session.setup.id, session.revision, rows)
                await asyncio.wrap_future(written)
            except Conflict as conflict:
                live.session = await asyncio.to_thread(self._load, session.setup.id)
                live.changed()
                raise Refused("stale", str(conflict)) from conflict
            live.apply(rows)

    def _heard(self, game: str) -> None:
        """Another worker has changed a game, or perhaps any of them."""
        for name in [game] if game else list(self.live):
            if name in self.live:
                task = asyncio.create_task(self._catch_up(self.live[name]))
                self.catching_up.add(task)
                task.add_done_callback(self.catching_up.discard)

    async def _catch_up(self, live: Live) -> None:
        """Take in what other workers have written of a game, and what was said there."""
        game = live.session.setup.id
        try:
            await self._refresh(live)
            for said in await asyncio.to_thread(self.store.chat, game):
                live.said(said)
        except ServerError:
            log.exception("game %s could not be read again", game)

    async def say(self, live: Live, seat: int, text: str) -> None:
        """Write a line of chat and pass it on."""
        said = await asyncio.to_thread(self.store.say, live.session.setup.id, seat, text)
        live.said(said)

    async def create(self, setup: Setup) -> None:
        """Write a new game."""
        await asyncio.to_thread(self.store.create, setup)

    async def claim(self, live: Live, seat: int, name: str) -> str:
        """Take up an invitation; returns the token of the seat."""
        game, token = live.session.setup.id, new_token()
        await asyncio.to_thread(self.store.claim, game, seat, name, hashed(token))
        await self._refresh(live)
        return token

    async def rematch(self, live: Live) -> str:
        """The game that follows this one, made if it is not there yet."""
        if not live.session.over:
            raise Refused("unfinished", "the game is not over")
        with suppress(Conflict):  # somebody asked before: there is one rematch
            again = rematch(live.session.setup, new_id(), new_seed(), time.time())
            await self.create(again)
        await self._refresh(live)
        return live.session.setup.following or live.session.setup.id

    async def _refresh(self, live: Live) -> None:
        """Read anew who plays, which game follows, and what others have written of this one."""
        async with live.lock:
            session, game = live.session, live.session.setup.id
            session.setup = await asyncio.to_thread(self.store.setup, game)
            live.apply(await asyncio.to_thread(self.store.rows, game, session.revision))
        live.log.clear()  # names may differ
        live.changed()

    async def close(self) -> None:
        """Stop the bots and let go of the store."""
        busy = [live.playing for live in self.live.values() if live.playing]
        for task in (*busy, *self.catching_up):
            task.cancel()
        await asyncio.gather(*busy, *self.catching_up, return_exceptions=True)
        self.bots.close()
        self.store.close()

    def _load(self, game: str) -> Session:
        return Session(self.store.setup(game), self.store.rows(game))

    def _make_room(self) -> None:
        idle = [game for game, one in self.live.items() if not one.listeners and not one.playing]
        for game in idle[: max(0, len(self.live) - MOST_SESSIONS)]:
            del self.live[game]

    def _let_bots_play(self, live: Live) -> None:
        if live.playing is None and _bot_is_to_move(live.session):
            live.playing = asyncio.create_task(self._play(live))

    async def _play(self, live: Live) -> None:
        """Let bots choose as long as they are to move; a failure leaves the game waiting."""
        try:
            while _bot_is_to_move(live.session):
                await self._play_one(live)
        except ServerError:
            log.exception("game %s waits for its bot", live.session.setup.id)
        finally:
            live.playing = None

    async def _play_one(self, live: Live) -> None:
        session = live.session
        seat, revision = session.acting, session.revision
        text, _ = await asyncio.gather(self._think(session), asyncio.sleep(self.pause))
        try:
            await asyncio.shield(
                self._act(live, lambda one: one.choose({seat}, revision, text, ends=True))
            )
        except Refused as refused:
            if refused.why != "stale":
                raise
        live.changed()

    async def _think(self, session: Session) -> str:
        """The choice of the bot that is to move: its own, or its part in a lesson."""
        if scripted := session.scripted():
            return scripted
        seat = session.acting
        level = session.setup.players[seat].level
        seed = crc32(f"{session.setup.id} {session.revision}".encode())  # never that of the match
        return await self.bots.choose(Question(str(session.table.record), seat, level, seed))


def _bot_is_to_move(session: Session) -> bool:
    return not session.over and session.setup.players[session.acting].kind == BOT
