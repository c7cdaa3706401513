"""Home routes: the start page, and the language of all pages."""

import asyncio
from collections.abc import Sequence

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from ziggurat.i18n.messages import LANGUAGES
from ziggurat.server.accounts.current_user import CurrentUser, adopt_seats
from ziggurat.server.accounts.model import User
from ziggurat.server.catalogue.playable import playable
from ziggurat.server.config import CONFIG
from ziggurat.server.errors import IncompatibleVersion, ServerError, StoreFailed
from ziggurat.server.game.incompatible import IncompatibleGame
from ziggurat.server.game.seat_tokens import invitations_of, seats_of
from ziggurat.server.home.start_page import MAX_FINISHED_GAMES, Mine, start
from ziggurat.server.http import cookies
from ziggurat.server.http.security import own_path
from ziggurat.server.lobby.table_list import open_tables
from ziggurat.server.request_context import manager_of, page_context, user_of

SEE_OTHER = 303


async def start_page(request: Request) -> Response:
    """The start page: own games and all games."""
    host, me = manager_of(request), await user_of(request)
    by_cookie = await asyncio.to_thread(host.store.known, cookies.games_with_tokens(request))
    most = CONFIG.accounts.max_remembered_games
    by_cookie = by_cookie[:most]
    people = host.store.users
    running = await asyncio.to_thread(people.running, me.id, most) if me else []
    past = await asyncio.to_thread(people.past, me.id, True, MAX_FINISHED_GAMES + 1) if me else []
    mine: list[Mine] = []
    closed: list[IncompatibleGame] = []
    for game in dict.fromkeys([*running, *by_cookie]):
        if game in [one.id for one in past]:
            continue
        try:
            session = (await host.open(game)).session
        except StoreFailed:
            raise
        except IncompatibleVersion as outgrown:
            closed.append(await host.incompatible_game(game, outgrown))
            continue
        except ServerError:
            continue  # reported on the game's page
        tokens = cookies.tokens(request, game)
        seats = seats_of(session.setup.players, tokens, me.id if me else "")
        if seats or not me:
            mine.append((session, seats))
    mine.sort(key=lambda one: (one[0].over, -one[0].setup.created))
    known = await _adopt(request, mine)
    me = known.me if known else me
    tables = await open_tables(request)
    response = HTMLResponse(
        start(
            page_context(request),
            mine,
            tables,
            {key: cookies.last_opponents(request, key) for key in playable()},
            closed,
            past,
            me,
        )
    )
    for game in cookies.games_with_tokens(request):
        if game not in by_cookie or _needless(request, game, mine, me):
            cookies.forget(response, game)
    if known:
        known.keep(request, response)
    elif me:
        cookies.set_session_key(
            request, response, cookies.session_key(request)
        )  # renews the cookie
    return response


async def _adopt(request: Request, mine: Sequence[Mine]) -> CurrentUser | None:
    """Attach seats to the account that are held by tokens from before accounts existed."""
    free = [
        (session.setup.id, seat)
        for session, seats in mine
        for seat in seats
        if not session.setup.players[seat].person
    ]
    return await adopt_seats(request, free) if free else None


def _needless(request: Request, game: str, mine: Sequence[Mine], me: User | None) -> bool:
    """Whether a seat token is redundant: the account owns the seat, and no player is invited."""
    setup = next((one.setup for one, _ in mine if one.setup.id == game), None)
    if setup is None or me is None:
        return False
    tokens = cookies.tokens(request, game)
    seats = seats_of(setup.players, tokens)
    theirs = any(setup.players[seat].person != me.id for seat in seats)
    return not theirs and not invitations_of(setup.players, tokens)


async def store_language(request: Request) -> Response:
    """Store the language and go back."""
    lang, back = request.path_params["lang"], request.query_params.get("to", "/")
    if lang not in LANGUAGES:
        raise HTTPException(404)
    response = RedirectResponse(own_path(back), SEE_OTHER)
    response.set_cookie("lang", lang, max_age=cookies.YEAR_S, samesite="lax")
    return response
