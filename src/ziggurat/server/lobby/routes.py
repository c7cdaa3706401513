"""Lobby routes: open tables and games to watch, with live updates."""

import asyncio
import logging
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from ziggurat import registry
from ziggurat.server.accounts.current_user import get_or_create_user
from ziggurat.server.accounts.model import User
from ziggurat.server.catalogue.playable import requested_game
from ziggurat.server.config import CONFIG
from ziggurat.server.errors import Reject, SeatTaken, SlowConsumer, StoreFailed
from ziggurat.server.game.players import GOOD
from ziggurat.server.http import cookies
from ziggurat.server.http.client_limits import counted_socket, limit_new_games
from ziggurat.server.http.rate_limits import TokenBucket
from ziggurat.server.http.security import form_fields, is_foreign
from ziggurat.server.lobby.pages import Audience, lobby_page
from ziggurat.server.lobby.table_list import TablesView, audience_of, tables_view
from ziggurat.server.new_game.creation import create_and_redirect, creator_of
from ziggurat.server.new_game.form import NewGame, company, make, open_to_anybody
from ziggurat.server.realtime.sockets import close_with_reason, read_while
from ziggurat.server.request_context import GameClient, game_client_of, manager_of, page_context

log = logging.getLogger(__name__)

SEE_OTHER = 303
FORBIDDEN: Final = 4403
PING, PONG = '{"t":"ping"}', '{"t":"pong"}'


async def show_lobby(request: Request) -> Response:
    """The lobby page."""
    looks = await audience_of(request)
    listed = tables_view(await manager_of(request).lobby.read(), looks).markup()
    return HTMLResponse(lobby_page(page_context(request), looks, listed))


async def open_table(request: Request) -> Response:
    """Open a public table with recommended settings, and wait there."""
    key = requested_game(request)
    await form_fields(request)
    limit_new_games(request)
    rules, words, known = (
        registry.load(key),
        page_context(request, key).words,
        await get_or_create_user(request),
    )
    made: NewGame = make(rules, open_to_anybody(rules), words, maker=creator_of(known, words, True))
    return await create_and_redirect(request, made, known)


async def _at_table(request: Request) -> tuple[GameClient, User]:
    """The client as a player of the table, with the user."""
    await form_fields(request)
    guest = await game_client_of(request)
    if guest.me is None or guest.me.id not in guest.live.session.setup.people:
        raise HTTPException(403)
    return guest, guest.me


async def leave(request: Request) -> Response:
    """Leave a table before the game begins."""
    guest, me = await _at_table(request)
    game = guest.live.session.setup.id
    if not guest.live.session.gathers:
        return RedirectResponse(f"/g/{game}", SEE_OTHER)
    unnamed = page_context(request).words.say("player-invited", number=1)
    await manager_of(request).leave(guest.live, me.id, unnamed)
    response = RedirectResponse("/lobby", SEE_OTHER)
    cookies.forget(response, game)
    return response


async def fill(request: Request) -> Response:
    """Fill free seats with bots and begin; only the creator of the table may."""
    guest, me = await _at_table(request)
    host, live, lang = manager_of(request), guest.live, cookies.requested_language(request)
    if me.id != live.session.setup.maker:
        raise HTTPException(403)
    while live.session.gathers:
        try:
            await host.fill(live, company(live.session.setup, lang), GOOD)
        except SeatTaken:  # taken concurrently
            await host.refresh(live)
    return RedirectResponse(f"/g/{live.session.setup.id}", SEE_OTHER)


async def lobby_socket(socket: WebSocket) -> None:
    """The socket of a lobby page."""
    await socket.accept()
    if is_foreign(socket):
        await socket.close(FORBIDDEN)
        return
    lang = cookies.requested_language(socket)
    with counted_socket(socket) as fits:
        if not fits:
            await close_with_reason(socket, Reject.CROWDED, lang)
            return
        try:
            looks = await audience_of(socket, brief="brief" in socket.query_params)
            await LobbyConnection(socket, looks).run()
        except StoreFailed:
            await close_with_reason(socket, Reject.UNAVAILABLE, lang)


class LobbyConnection:
    """One connected lobby page."""

    def __init__(self, socket: WebSocket, looks: Audience) -> None:
        self.socket = socket
        self.looks = looks
        self.lobby = manager_of(socket).lobby
        self.awake = asyncio.Event()
        self.stale = False  # whether the user's blocks may have changed
        self.asks = False  # whether a ping is to be answered
        self.splices = "splices" in socket.query_params  # whether the page can apply patches
        self.sent = TablesView(())

    def changed(self) -> None:
        """Send the tables again."""
        self.awake.set()

    def blocks_changed(self) -> None:
        """Re-read the user's blocks before the next update."""
        self.stale = bool(self.looks.me)

    async def run(self) -> None:
        """Serve the page until it disconnects or stops reading."""
        self.lobby.subscribers.add(self)
        writer = asyncio.create_task(self._write())
        try:
            await self.lobby.read()
            self.awake.set()
            await read_while(self._read(), writer)
        except TimeoutError:
            fault = writer.exception()
            if isinstance(fault, StoreFailed):
                raise fault from None
            if fault is not None:
                log.error("the lobby could not be shown", exc_info=fault)
        finally:
            self.lobby.subscribers.discard(self)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _read(self) -> None:
        """Receive pings, the only messages of a lobby page."""
        frames = TokenBucket(*CONFIG.realtime.messages, asyncio.get_running_loop().time)
        while (said := await self.socket.receive())["type"] == "websocket.receive":
            await frames.pass_through()
            if said.get("text") == PING:
                self.asks = True
                self.awake.set()

    async def _write(self) -> None:
        while True:
            await self.awake.wait()
            self.awake.clear()
            if self.stale:
                self.stale = False
                self.looks = await audience_of(self.socket, self.looks.brief)
            had, self.sent = self.sent, tables_view(self.lobby.edition, self.looks)
            news = self.sent.news(had)
            told = [news if self.splices else self.sent.whole] if news else []
            if self.asks and not told:
                told.append(PONG)
            self.asks = False
            try:
                for one in told:
                    await self.socket.send_text(one)
            except (SlowConsumer, WebSocketDisconnect):
                return
