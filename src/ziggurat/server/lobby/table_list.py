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
from ziggurat.server.lobby.feed import Snapshot
from ziggurat.server.lobby.model import ListedTable
from ziggurat.server.lobby.pages import Audience, live, tables
from ziggurat.server.render.words import words_for
from ziggurat.server.request_context import manager_of, user_of
from ziggurat.server.sessions.archive import version_of

ALL: Final = ""  # all games
MAX_BRIEF_TABLES: Final = 6


async def audience_of(request: HTTPConnection, brief: bool = False) -> Audience:
    """The audience of a request: language, game, user and blocks."""
    me, people = await user_of(request), manager_of(request).store.users
    game = request.query_params.get("game", ALL)
    blocked_with = await asyncio.to_thread(people.blocked_with, me.id) if me else frozenset[str]()
    known = game if game in playable() else ALL
    return Audience(
        cookies.requested_language(request), known, me.id if me else "", blocked_with, brief
    )


async def open_tables(request: HTTPConnection) -> Element:
    """The open tables in short, as the start page shows them."""
    looks = await audience_of(request, brief=True)
    return live(tables_view(await manager_of(request).lobby.read(), looks).markup(), looks)


class TablesView:
    """The tables as one audience sees them, in fragments, and the messages made of them."""

    def __init__(self, parts: Fragments, say: str = "") -> None:
        self.parts = parts
        self.say = say
        self.told: WeakKeyDictionary[TablesView, str] = (
            WeakKeyDictionary()
        )  # by the view a page has

    def markup(self) -> Markup:
        """The whole markup."""
        return Markup("".join(self.parts))

    def news(self, had: "TablesView") -> str:
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


def tables_view(edition: Snapshot, looks: Audience) -> TablesView:
    """The view of an audience: without blocks all see the same."""
    mine = looks.me if looks.me in edition.people else ""
    audience = looks._replace(me=mine, blocked_with=looks.blocked_with & edition.people)
    return edition.once(audience, lambda: _drawn(edition.listed, audience))


def _drawn(listed: tuple[ListedTable, ...], looks: Audience) -> TablesView:
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
        some = [one for one in some if one.free][:MAX_BRIEF_TABLES]
    free = sum(one.free > 0 for one in some)
    words = words_for(looks.lang)
    deleted = words.say("deleted-player")
    parts = tuple(part.replace(DELETED, deleted) for part in tables(some, looks))
    return TablesView(parts, words.say("lobby-count", number=free))
