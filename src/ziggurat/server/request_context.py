"""Request context: what all handlers need to know of a request."""

import asyncio
from collections.abc import Collection
from typing import NamedTuple

from starlette.requests import HTTPConnection

from ziggurat.core.rules import NOBODY
from ziggurat.server.accounts.model import User
from ziggurat.server.game.seat_tokens import seats_of, useful
from ziggurat.server.http import cookies
from ziggurat.server.http.client_limits import limit_requests, scheduling_key
from ziggurat.server.http.shell import RequestContext
from ziggurat.server.identity.tokens import hashed
from ziggurat.server.render.words import words_for
from ziggurat.server.sessions.cached_session import CachedSession
from ziggurat.server.sessions.manager import SessionManager


class GameClient(NamedTuple):
    """A client at a game: the game, its tokens, the seats they open, and the user."""

    live: CachedSession
    tokens: list[str]
    seats: list[int]
    me: User | None = None

    @property
    def seat(self) -> int:
        """The seat held, or NOBODY: a screen shared by several seats gets the public view."""
        alone = len(self.seats) == 1 or self.live.session.over
        return self.seats[0] if self.seats and alone else NOBODY


def manager_of(request: HTTPConnection) -> SessionManager:
    """The session manager of the app."""
    host: SessionManager = request.app.state.host
    return host


def programs_of(request: HTTPConnection) -> Collection[str]:
    """The external bots of this server."""
    programs: Collection[str] = request.app.state.programs
    return programs


def page_context(request: HTTPConnection, game: str = "") -> RequestContext:
    """Language and theme of the response."""
    words = words_for(cookies.requested_language(request), game)
    # Otherwise a language in the query would override the new one.
    url = request.url.remove_query_params("lang")
    path = f"{url.path}?{url.query}" if url.query else url.path
    return RequestContext(words, cookies.theme(request), path)


async def user_of(request: HTTPConnection) -> User | None:
    """The current user; None without an account."""
    key = cookies.session_key(request)
    people = manager_of(request).store.users
    me = await asyncio.to_thread(people.by_key, hashed(key)) if key else None
    if me is not None:
        limit_requests(request, me.id)
    return me


async def game_client_of(request: HTTPConnection) -> GameClient:
    """The game a request names, and the client's seats there."""
    me = await user_of(request)
    asker = scheduling_key(request, me.id if me else "")
    live = await manager_of(request).open(request.path_params["game"], asker)
    players = live.session.setup.players
    tokens = useful(players, cookies.tokens(request, live.session.setup.id))
    seats = seats_of(players, tokens, me.id if me else "")
    if seats:
        manager_of(request).clocks.player_came(live)
    return GameClient(live, tokens, seats, me)
