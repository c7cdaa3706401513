"""New game routes: start page, form, rules, boxes and languages."""

import asyncio
from collections.abc import Sequence

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from ziggurat import registry
from ziggurat.art.theme import THEMES
from ziggurat.core.errors import BadOption
from ziggurat.i18n.messages import LANGUAGES, Words
from ziggurat.server.accounts.model import Person
from ziggurat.server.accounts.routes import CurrentUser, adopted, become
from ziggurat.server.config import CONFIG
from ziggurat.server.errors import IncompatibleVersion, Refused, ServerError, StoreFailed
from ziggurat.server.game.incompatible import Closed
from ziggurat.server.game.seat_tokens import invitations_of, seats_of
from ziggurat.server.http import cookies
from ziggurat.server.http.assets import kept
from ziggurat.server.http.client_limits import address_of, may_make
from ziggurat.server.http.request_context import host_of, me_of, programs_of, visit_of
from ziggurat.server.http.security import form_of, own_path
from ziggurat.server.lobby.listing import looks_of, view
from ziggurat.server.lobby.pages import live
from ziggurat.server.new_game.boxes import box_picture
from ziggurat.server.new_game.form import (
    INVITE,
    Made,
    Maker,
    check,
    field_of_seat,
    first_seat,
    has_others,
    lesson,
    make,
    opponents,
    opponents_of,
    typed_names,
)
from ziggurat.server.new_game.form_page import new
from ziggurat.server.new_game.playable import playable
from ziggurat.server.new_game.start_page import LATEST, Mine, start
from ziggurat.server.rulebook import page as rules

SEE_OTHER = 303


async def start_page(request: Request) -> Response:
    """The start page: own games and all games."""
    host, me = host_of(request), await me_of(request)
    by_cookie = await asyncio.to_thread(host.store.known, cookies.games(request))
    most = CONFIG.accounts.max_remembered_games
    by_cookie = by_cookie[:most]
    people = host.store.people
    running = await asyncio.to_thread(people.running, me.id, most) if me else []
    past = await asyncio.to_thread(people.past, me.id, True, LATEST + 1) if me else []
    mine: list[Mine] = []
    closed: list[Closed] = []
    for game in dict.fromkeys([*running, *by_cookie]):
        if game in [one.id for one in past]:
            continue
        try:
            session = (await host.open(game)).session
        except StoreFailed:
            raise
        except IncompatibleVersion as outgrown:
            closed.append(await host.closed(game, outgrown))
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
    looks = await looks_of(request, brief=True)
    tables = live(view(await host.lobby.read(), looks).markup(), looks)
    response = HTMLResponse(
        start(
            visit_of(request),
            mine,
            tables,
            {key: cookies.opponents(request, key) for key in playable()},
            closed,
            past,
            me,
        )
    )
    for game in cookies.games(request):
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
    return await adopted(request, free) if free else None


def _needless(request: Request, game: str, mine: Sequence[Mine], me: Person | None) -> bool:
    """Whether a seat token is redundant: the account owns the seat, and no one is invited."""
    setup = next((one.setup for one, _ in mine if one.setup.id == game), None)
    if setup is None or me is None:
        return False
    tokens = cookies.tokens(request, game)
    seats = seats_of(setup.players, tokens)
    theirs = any(setup.players[seat].person != me.id for seat in seats)
    return not theirs and not invitations_of(setup.players, tokens)


async def new_page(request: Request) -> Response:
    """The new game form."""
    key, me = _known(request), await me_of(request)
    name = {"seat-0-name": me.name if me else cookies.name(request)}
    page = new(visit_of(request, key), key, name, programs=programs_of(request))
    return HTMLResponse(page)


async def new_game(request: Request) -> Response:
    """Create the game and redirect to it, or show the form with the error."""
    key = _known(request)
    visit, given = visit_of(request, key), await form_of(request)
    rules, programs = registry.load(key), programs_of(request)
    try:
        check(rules, given, visit.words, programs)
    except (Refused, BadOption) as fault:
        return HTMLResponse(new(visit, key, given, str(fault), programs), status_code=400)
    name = given.get(field_of_seat(first_seat(rules, given), "name"), "")
    may_make(request)
    known = await become(request, name)
    alike = await asyncio.to_thread(host_of(request).store.people.alike, typed_names(rules, given))
    maker = maker_of(known, visit.words, has_others(rules, given))._replace(alike=alike)
    return await off_to(request, make(rules, given, visit.words, None, programs, maker), known)


def maker_of(known: CurrentUser, words: Words, among_others: bool = False) -> Maker:
    """The creator of a game; a name is required only where others join."""
    needs_name = known.me.name or among_others
    return Maker(known.me.id, known.me.called(words.say("me-unnamed")) if needs_name else "")


async def play(request: Request) -> Response:
    """Start a recommended game."""
    key, given = _known(request), await form_of(request)
    may_make(request)
    rules, words, known = registry.load(key), visit_of(request, key).words, await become(request)
    chosen = opponents_of(rules, given.get("opponents", ""))
    seats = opponents(rules, chosen.bots, chosen.level)
    made = make(rules, seats, words, maker=maker_of(known, words))
    response = await off_to(request, made, known)
    cookies.remember_opponents(response, key, str(chosen))
    return response


async def play_with_friends(request: Request) -> Response:
    """Create a table with a free seat for each friend, and show the invitation links."""
    key, given = _known(request), await form_of(request)
    may_make(request)
    rules, words, known = registry.load(key), visit_of(request, key).words, await become(request)
    chosen = opponents_of(rules, given.get("opponents", ""))
    seats = opponents(rules, max(1, chosen.bots), INVITE)
    made = make(rules, seats, words, maker=maker_of(known, words, among_others=True))
    return await off_to(request, made, known, "/invite")


async def learn(request: Request) -> Response:
    """Start a tutorial game."""
    key = _known(request)
    await form_of(request)
    may_make(request)
    words, known = visit_of(request, key).words, await become(request)
    return await off_to(request, lesson(registry.load(key), maker_of(known, words), words), known)


async def off_to(request: Request, made: Made, known: CurrentUser, page: str = "") -> Response:
    """Store a new game, and redirect to it or to one of its pages."""
    may_make(request, known.me.id)
    await host_of(request).create(made.setup, address_of(request))
    response = RedirectResponse(f"/g/{made.setup.id}{page}", SEE_OTHER)
    cookies.remember(request, response, made.setup.id, made.tokens)
    known.keep(request, response)
    return response


async def rules_page(request: Request) -> Response:
    """The rules page of a game."""
    key = _known(request)
    return HTMLResponse(rules.rules_page(visit_of(request, key), key))


async def rules_sheet(request: Request) -> Response:
    """The rules as an overlay during play."""
    key = _known(request)
    held = request.query_params.get("art", "")
    return HTMLResponse(rules.sheet(visit_of(request, key), key, held))


async def language(request: Request) -> Response:
    """Store the language and go back."""
    lang, back = request.path_params["lang"], request.query_params.get("to", "/")
    if lang not in LANGUAGES:
        raise HTTPException(404)
    response = RedirectResponse(own_path(back), SEE_OTHER)
    response.set_cookie("lang", lang, max_age=cookies.YEAR, samesite="lax")
    return response


async def box(request: Request) -> Response:
    """The box cover of a game in one language and theme."""
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
