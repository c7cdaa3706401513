"""Creation: store a new game, and redirect to it."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ziggurat.i18n.messages import Words
from ziggurat.server.accounts.current_user import CurrentUser
from ziggurat.server.http import cookies
from ziggurat.server.http.client_limits import address_of, limit_new_games
from ziggurat.server.new_game.form import (
    Creator,
    NewGame,
)
from ziggurat.server.request_context import manager_of

SEE_OTHER = 303


def creator_of(known: CurrentUser, words: Words, among_others: bool = False) -> Creator:
    """The creator of a game; a name is required only where others join."""
    needs_name = known.me.name or among_others
    return Creator(known.me.id, known.me.called(words.say("me-unnamed")) if needs_name else "")


async def create_and_redirect(
    request: Request, made: NewGame, known: CurrentUser, page: str = ""
) -> Response:
    """Store a new game, and redirect to it or to one of its pages."""
    limit_new_games(request, known.me.id)
    await manager_of(request).create(made.setup, address_of(request))
    response = RedirectResponse(f"/g/{made.setup.id}{page}", SEE_OTHER)
    cookies.remember(request, response, made.setup.id, made.tokens)
    known.keep(request, response)
    return response
