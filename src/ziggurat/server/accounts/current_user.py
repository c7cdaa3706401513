"""Current user: the account of a request, created on first use."""

import asyncio
from random import SystemRandom
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from ziggurat.i18n.messages import LANGUAGES
from ziggurat.server.accounts.model import COLOURS, User
from ziggurat.server.errors import (
    Apart,
    ServerError,
)
from ziggurat.server.game.setup import Setup
from ziggurat.server.http import cookies
from ziggurat.server.http.client_limits import client_of, consume
from ziggurat.server.identity.names import cleaned, skeleton
from ziggurat.server.identity.tokens import hashed, new_token
from ziggurat.server.render.words import words_for
from ziggurat.server.request_context import manager_of, user_of
from ziggurat.server.sessions.manager import SessionManager


class CurrentUser(NamedTuple):
    """The current user, and the new session key if the account was just created."""

    me: User
    key: str = ""

    def keep(self, request: Request, response: Response) -> None:
        """Set the session cookie if the account is new."""
        if self.key:
            cookies.set_session_key(request, response, self.key)


def wanted_name(text: str) -> str:
    """The requested user name; the placeholder for unnamed users counts as none."""
    name = cleaned(text)
    unnamed = {skeleton(words_for(lang).say("me-unnamed")) for lang in LANGUAGES}
    return "" if skeleton(name) in unnamed else name


async def get_or_create_user(
    request: Request, name: str = "", colour: str = "", *, nameless: bool = False
) -> CurrentUser:
    """Return the current user, creating an anonymous account and its session key on first use.

    Without a name the stored one is kept, unless `nameless` is set.
    """
    me, people = await user_of(request), manager_of(request).store.users
    called = wanted_name(name)
    if me is None:
        consume(client_of(request).people)
        key = new_token()
        chosen = colour or SystemRandom().choice(COLOURS)
        given = called or wanted_name(cookies.name(request))
        return CurrentUser(await asyncio.to_thread(people.create, given, chosen, hashed(key)), key)
    wanted = (called or ("" if nameless else me.name), colour or me.colour)
    if wanted != (me.name, me.colour):
        consume(client_of(request).people)
        me = await asyncio.to_thread(people.change, me, *wanted)
    return CurrentUser(me)


async def refuse_blocked(host: SessionManager, me: User, setup: Setup) -> None:
    """Raise Apart if a blocked user already sits at the table."""
    if setup.people & await asyncio.to_thread(host.store.users.blocked_with, me.id):
        raise Apart("these two do not sit at one table")


async def adopt_seats(request: Request, seats: list[tuple[str, int]]) -> CurrentUser | None:
    """Attach seats held only by per-game tokens to the user's account."""
    try:
        known = await get_or_create_user(request)
    except ServerError:
        return None  # retried with a later request
    host = manager_of(request)
    await asyncio.to_thread(host.store.users.adopt, known.me.id, seats)
    for game, _ in seats:
        if live := host.sessions.referenced.get(game):
            await host.refresh(live)
    return known
