"""Creation: store a new game, and redirect to it."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ziggurat.i18n.messages import Words
from ziggurat.server.accounts.current_user import CurrentUser
from ziggurat.server.http import cookies
from ziggurat.server.http.client_limits import address_of, may_make
from ziggurat.server.new_game.form import (
    Made,
    Maker,
)
from ziggurat.server.request_context import host_of

SEE_OTHER = 303


def maker_of(known: CurrentUser, words: Words, among_others: bool = False) -> Maker:
    """The creator of a game; a name is required only where others join."""
    needs_name = known.me.name or among_others
    return Maker(known.me.id, known.me.called(words.say("me-unnamed")) if needs_name else "")


async def off_to(request: Request, made: Made, known: CurrentUser, page: str = "") -> Response:
    """Store a new game, and redirect to it or to one of its pages."""
    may_make(request, known.me.id)
    await host_of(request).create(made.setup, address_of(request))
    response = RedirectResponse(f"/g/{made.setup.id}{page}", SEE_OTHER)
    cookies.remember(request, response, made.setup.id, made.tokens)
    known.keep(request, response)
    return response
