"""Rating routes: leaderboards."""

import asyncio

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from ziggurat.server.catalogue.playable import playable, requested_game
from ziggurat.server.config import CONFIG
from ziggurat.server.ratings.pages import board_page
from ziggurat.server.request_context import manager_of, page_context, user_of

SEE_OTHER = 303


async def first_board(request: Request) -> Response:
    """The leaderboard of the first game."""
    return RedirectResponse(f"/ratings/{playable()[0]}", SEE_OTHER)


async def leaderboard(request: Request) -> Response:
    """The leaderboard of a game."""
    game = requested_game(request)
    me, ratings = await user_of(request), manager_of(request).store.ratings
    best = await asyncio.to_thread(ratings.board, game, CONFIG.accounts.max_ranked)
    mine = (await asyncio.to_thread(ratings.of, me.id)).get(game) if me else None
    return HTMLResponse(board_page(page_context(request), game, best, me, mine))
