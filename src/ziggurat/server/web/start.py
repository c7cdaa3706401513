"""Before the game: the start page, the form of a new game, rules, boxes and languages."""

import asyncio
import time
from collections.abc import Collection
from contextlib import suppress

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from ziggurat.core.errors import BadOption
from ziggurat.games import registry
from ziggurat.server.errors import Outgrown, Refused, ServerError, StoreFailed
from ziggurat.server.play.closed import Closed
from ziggurat.server.play.session import Session
from ziggurat.server.play.tokens import seats_of
from ziggurat.server.web import cookies
from ziggurat.server.web.assets import kept
from ziggurat.server.web.boxes import box_picture
from ziggurat.server.web.form import Made, lesson, make, recommended
from ziggurat.server.web.pages import rules
from ziggurat.server.web.pages.new import new
from ziggurat.server.web.pages.start import start
from ziggurat.server.web.playable import playable
from ziggurat.server.web.security import form_of
from ziggurat.server.web.visit import host_of, programs_of, visit_of
from ziggurat.server.web.visitors import may_make
from ziggurat.views.theme import THEMES
from ziggurat.views.words import LANGUAGES

SEE_OTHER = 303
WAITING = 24 * 3600  # seconds: whoever made an older table waits no more
MOST_TABLES = 8


async def start_page(request: Request) -> Response:
    """Your games and all games."""
    host = host_of(request)
    known = await asyncio.to_thread(host.store.known, cookies.games(request))
    known = known[: cookies.MOST_GAMES]
    mine: list[tuple[Session, list[int]]] = []
    closed: list[Closed] = []
    for game in known:
        try:
            session = (await host.open(game)).session
        except StoreFailed:
            raise
        except Outgrown as outgrown:
            closed.append(await host.closed(game, outgrown))
            continue
        except ServerError:
            continue  # an unreadable game says so on its own page
        seats = seats_of(session.setup.players, cookies.tokens(request, game))
        mine.append((session, seats))
    mine.sort(key=lambda one: one[0].over)
    tables = await _open_tables(request, known)
    response = HTMLResponse(start(visit_of(request), mine, tables, closed))
    for game in set(cookies.games(request)) - set(known):
        cookies.forget(response, game)
    return response


async def _open_tables(request: Request, mine: Collection[str]) -> list[Session]:
    """Tables of others at which a seat waits for whoever comes."""
    host, since = host_of(request), time.time() - WAITING
    tables: list[Session] = []
    for game in await asyncio.to_thread(host.store.open_tables, since, MOST_TABLES):
        if game not in mine:
            with suppress(ServerError):
                tables.append((await host.open(game)).session)
    return [session for session in tables if not session.over]


async def new_page(request: Request) -> Response:
    """The form of a new game."""
    key = _known(request)
    name = {"seat-0-name": cookies.name(request)}
    page = new(visit_of(request, key), key, name, programs=programs_of(request))
    return HTMLResponse(page)


async def new_game(request: Request) -> Response:
    """Make the game and go there, or show the form again with what is wrong."""
    key = _known(request)
    visit, given = visit_of(request, key), await form_of(request)
    programs = programs_of(request)
    try:
        made = make(registry.load(key), given, visit.words, programs=programs)
    except (Refused, BadOption) as fault:
        return HTMLResponse(new(visit, key, given, str(fault), programs), status_code=400)
    response = await _off_to(request, made)
    cookies.call(response, given.get("seat-0-name", ""))
    return response


async def play(request: Request) -> Response:
    """Begin at once, as it is recommended."""
    key = _known(request)
    await form_of(request)
    rules, words = registry.load(key), visit_of(request, key).words
    name = {"seat-0-name": cookies.name(request)}
    return await _off_to(request, make(rules, recommended(rules) | name, words))


async def learn(request: Request) -> Response:
    """Begin a guided first game."""
    key = _known(request)
    await form_of(request)
    words = visit_of(request, key).words
    return await _off_to(request, lesson(registry.load(key), cookies.name(request), words))


async def _off_to(request: Request, made: Made) -> Response:
    """Write a game that was made up, and go there."""
    may_make(request)
    await host_of(request).create(made.setup)
    response = RedirectResponse(f"/g/{made.setup.id}", SEE_OTHER)
    cookies.remember(request, response, made.setup.id, made.tokens)
    return response


async def rules_page(request: Request) -> Response:
    """The rules of a game to be read."""
    key = _known(request)
    return HTMLResponse(rules.rules_page(visit_of(request, key), key))


async def rules_sheet(request: Request) -> Response:
    """The same as a sheet, for those who look something up during play."""
    key = _known(request)
    held = request.query_params.get("art", "")
    return HTMLResponse(rules.sheet(visit_of(request, key), key, held))


async def language(request: Request) -> Response:
    """Remember a language and go back."""
    lang, back = request.path_params["lang"], request.query_params.get("to", "/")
    if lang not in LANGUAGES:
        raise HTTPException(404)
    # Only a path of ours: two slashes would lead to another site.
    safe = back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/"
    response = RedirectResponse(safe, SEE_OTHER)
    response.set_cookie("lang", lang, max_age=cookies.YEAR, samesite="lax")
    return response


async def box(request: Request) -> Response:
    """The picture on a game's box, in one language and one theme."""
    key, theme = _known(request), request.query_params.get("theme", THEMES[0])
    if theme not in THEMES:
        raise HTTPException(400)
    picture = box_picture(key, cookies.language(request), theme)
    return Response(picture, media_type="image/svg+xml", headers=kept(picture, request))


def _known(request: Request) -> str:
    key = str(request.path_params["game"])
    if key not in playable():
        raise HTTPException(404)
    return key
