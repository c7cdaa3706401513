"""Rating routes: leaderboards and the user's rating history."""

import asyncio

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from ziggurat.server.accounts.model import Person
from ziggurat.server.config import CONFIG
from ziggurat.server.http.request_context import host_of, me_of, visit_of
from ziggurat.server.new_game.playable import playable
from ziggurat.server.ratings.pages import Way, board_page

SEE_OTHER = 303


async def first_board(request: Request) -> Response:
    """The leaderboard of the first game."""
    return RedirectResponse(f"/ratings/{playable()[0]}", SEE_OTHER)


async def board(request: Request) -> Response:
    """The leaderboard of a game."""
    game = str(request.path_params["game"])
    if game not in playable():
        raise HTTPException(404)
    me, ratings = await me_of(request), host_of(request).store.ratings
    best = await asyncio.to_thread(ratings.board, game, CONFIG.accounts.max_ranked)
    mine = (await asyncio.to_thread(ratings.of, me.id)).get(game) if me else None
    return HTMLResponse(board_page(visit_of(request), game, best, me, mine))


async def ways_of(request: HTTPConnection, me: Person) -> list[Way]:
    """A user's ratings, each with its history."""
    ratings = host_of(request).store.ratings
    skills = await asyncio.to_thread(ratings.of, me.id)
    return [
        Way(
            game,
            skill,
            await asyncio.to_thread(ratings.way, me.id, game, CONFIG.accounts.max_curve_games),
        )
        for game, skill in skills.items()
        if game in playable()
    ]
