"""Which tables a user may see, and their markup: shared, as most audiences see the same."""

import asyncio
from functools import cached_property
from typing import Final
from weakref import WeakKeyDictionary

import orjson
from starlette.requests import HTTPConnection

from ziggurat.markup.element import Element
from ziggurat.markup.html import Markup
from ziggurat.markup.patches import Fragments, patch
from ziggurat.server.catalogue.playable import playable
from ziggurat.server.http import cookies
from ziggurat.server.identity.names import DELETED
from ziggurat.server.lobby.feed import Edition
from ziggurat.server.lobby.model import Listed
from ziggurat.server.lobby.pages import Looks, live, tables
from ziggurat.server.render.words import words_for
from ziggurat.server.request_context import host_of, me_of
from ziggurat.server.sessions.archive import version_of

ALL: Final = ""  # all games
MOST_IN_SHORT: Final = 6


async def looks_of(request: HTTPConnection, brief: bool = False) -> Looks:
    """The audience of a request: language, game, user and blocks."""
    me, people = await me_of(request), host_of(request).store.people
    game = request.query_params.get("game", ALL)
    blocked_with = await asyncio.to_thread(people.blocked_with, me.id) if me else frozenset[str]()
    known = game if game in playable() else ALL
    return Looks(cookies.language(request), known, me.id if me else "", blocked_with, brief)


async def open_tables(request: HTTPConnection) -> Element:
    """The open tables in short, as the start page shows them."""
    looks = await looks_of(request, brief=True)
    return live(view(await host_of(request).lobby.read(), looks).markup(), looks)


class View:
    """The tables as one audience sees them, in fragments, and the messages made of them."""

    def __init__(self, parts: Fragments, say: str = "") -> None:
        self.parts = parts
        self.say = say
        self.told: WeakKeyDictionary[View, str] = WeakKeyDictionary()  # by the view a page has

    def markup(self) -> Markup:
        """The whole markup."""
        return Markup("".join(self.parts))

    def news(self, had: "View") -> str:
        """The patch from another view: '' if equal; encoded as JSON once."""
        if had not in self.told:
            news = {"t": "tables", "r": patch(had.parts, self.parts), "say": self.say}
            same = had.parts == self.parts
            self.told[had] = "" if same else orjson.dumps(news).decode()
        return self.told[had]

    @cached_property
    def whole(self) -> str:
        """The whole view, for scripts and older pages that cannot apply patches."""
        return orjson.dumps({"t": "tables", "html": self.markup(), "say": self.say}).decode()


def view(edition: Edition, looks: Looks) -> View:
    """The view of an audience: without blocks all see the same."""
    mine = looks.me if looks.me in edition.people else ""
    audience = looks._replace(me=mine, blocked_with=looks.blocked_with & edition.people)
    return edition.once(audience, lambda: _drawn(edition.listed, audience))


def _drawn(listed: tuple[Listed, ...], looks: Looks) -> View:
    some = [
        one
        for one in listed
        if looks.game in (ALL, one.game)
        and one.game in playable()
        # Whether a begun game by other rules can continue is unknown; one not begun can.
        and (one.version == version_of(one.game) or not one.is_going)
        and not one.people & looks.blocked_with
    ]
    if looks.brief:
        some = [one for one in some if one.free][:MOST_IN_SHORT]
    free = sum(one.free > 0 for one in some)
    words = words_for(looks.lang)
    deleted = words.say("deleted-player")
    parts = tuple(part.replace(DELETED, deleted) for part in tables(some, looks))
    return View(parts, words.say("lobby-count", number=free))
