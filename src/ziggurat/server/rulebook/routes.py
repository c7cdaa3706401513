"""Rulebook routes: the rules as a page and as an overlay."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ziggurat.server.catalogue.playable import requested_game
from ziggurat.server.request_context import page_context
from ziggurat.server.rulebook import page as rules


async def show_rules(request: Request) -> Response:
    """The rules page of a game."""
    key = requested_game(request)
    return HTMLResponse(rules.rules_page(page_context(request, key), key))


async def rules_sheet(request: Request) -> Response:
    """The rules as an overlay during play."""
    key = requested_game(request)
    held = request.query_params.get("art", "")
    return HTMLResponse(rules.sheet(page_context(request, key), key, held))
