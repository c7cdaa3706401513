"""Which tables somebody may see, and the markup of them: most who look on see the same."""

import asyncio
from functools import lru_cache
from typing import Final

from starlette.requests import HTTPConnection

from ziggurat.server.host.keeping import version_of
from ziggurat.server.play.tables import Listed
from ziggurat.server.show.html import html
from ziggurat.server.web import cookies
from ziggurat.server.web.pages.lobby import Looks, tables
from ziggurat.server.web.playable import playable
from ziggurat.server.web.visit import host_of, me_of

ALL: Final = ""  # games
MOST_IN_SHORT: Final = 6


async def looks_of(request: HTTPConnection, brief: bool = False) -> Looks:
    """In which language, at which game, as whom, and away from whom somebody looks on."""
    me, people = await me_of(request), host_of(request).store.people
    game = request.query_params.get("game", ALL)
    apart = await asyncio.to_thread(people.apart, me.id) if me else frozenset[str]()
    known = game if game in playable() else ALL
    return Looks(cookies.language(request), known, me.id if me else "", apart, brief)


def seen(listed: tuple[Listed, ...], looks: Looks) -> tuple[tuple[Listed, ...], Looks]:
    """What somebody may see of the tables; whoever has none of their own may be anybody."""
    some = tuple(
        one
        for one in listed
        if looks.game in (ALL, one.game)
        and one.game in playable()
        # Of games by other rules nobody knows yet whether they go on; what has not begun does.
        and (one.version == version_of(one.game) or not one.is_going)
        and not one.people & looks.apart
    )
    if looks.brief:
        some = tuple(one for one in some if one.free)[:MOST_IN_SHORT]
    mine = any(looks.me in one.people for one in some)
    return some, looks._replace(me=looks.me if mine else "", apart=frozenset())


@lru_cache(maxsize=64)
def shown(listed: tuple[Listed, ...], looks: Looks) -> str:
    """The tables as markup."""
    return html(*tables(listed, looks))
