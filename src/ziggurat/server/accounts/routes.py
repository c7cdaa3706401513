"""Account pages: profile, linked devices, own games, mutes and blocks."""

import asyncio
import time

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from ziggurat.server.accounts import pages
from ziggurat.server.accounts.current_user import CurrentUser, get_or_create_user
from ziggurat.server.accounts.games_page import GAMES_PER_PAGE, list_page
from ziggurat.server.accounts.model import COLOURS, RESTRICTIONS, PlayedGame, User
from ziggurat.server.config import CONFIG
from ziggurat.server.errors import (
    CorruptGame,
    IncompatibleVersion,
    NoSuchGame,
    Refused,
)
from ziggurat.server.http import cookies
from ziggurat.server.http.client_limits import client_of, consume
from ziggurat.server.http.parameters import parse_number
from ziggurat.server.http.security import form_fields, own_path
from ziggurat.server.identity.names import skeleton
from ziggurat.server.identity.tokens import hashed, is_id, new_code, new_token, read_code
from ziggurat.server.ratings.rating_history import rating_histories
from ziggurat.server.request_context import game_client_of, manager_of, page_context, user_of
from ziggurat.server.sessions.archive import leave_all_games, version_of

SEE_OTHER = 303


async def me_page(request: Request) -> Response:
    """The account page; shows a new login code once."""
    code = read_code(cookies.login_code(request))
    response = HTMLResponse(await _page(request, await user_of(request), code))
    if code:
        cookies.clear_login_code(response)
    return response


async def _page(request: Request, me: User | None, code: str = "", fault: str = "") -> str:
    visit, people = page_context(request)._replace(path="/me"), manager_of(request).store.users
    if me is None:
        return pages.nobody(visit, cookies.name(request), fault)
    devices = await asyncio.to_thread(people.devices, me.id)
    shunned = await asyncio.to_thread(people.muted_or_blocked, me.id)
    others = await asyncio.to_thread(people.named, list(shunned))
    link = str(request.base_url.replace(path="/me/come", query=f"code={code}")) if code else ""
    listed = [(others[other], how) for other, how in shunned.items() if other in others]
    ratings = await rating_histories(request, me)
    return pages.me(visit, me, devices, listed, ratings, code, link, fault)


async def call_me(request: Request) -> Response:
    """Change name or colour."""
    given = await form_fields(request)
    colour = given.get("colour", "")
    hue, name = colour if colour in COLOURS else "", given.get("name", "")
    known = await get_or_create_user(request, name, hue, nameless="name" in given)
    return _back(request, known)


def _back(request: Request, known: CurrentUser | None = None) -> Response:
    response = RedirectResponse("/me", SEE_OTHER)
    if known is not None:
        known.keep(request, response)
    return response


async def offer_code(request: Request) -> Response:
    """Create a login code for another device; it is shown once."""
    await form_fields(request)
    known, code = await get_or_create_user(request), new_code()
    people = manager_of(request).store.users
    await asyncio.to_thread(
        people.create_login_code,
        known.me.id,
        hashed(code),
        time.time() + CONFIG.accounts.login_code_s,
    )
    response = _back(request, known)
    cookies.set_login_code(request, response, code)
    return response


async def come_page(request: Request) -> Response:
    """Confirmation page of a login code: link previews must not use it up."""
    code, me = read_code(request.query_params.get("code", "")), await user_of(request)
    consume(client_of(request).codes)
    people = manager_of(request).store.users
    other = await asyncio.to_thread(people.login_code_user, hashed(code))
    if other is None:
        fault = page_context(request).words.say("me-code-none")
        return HTMLResponse(await _page(request, me, fault=fault), status_code=404)
    if me is not None and me.id == other.id:
        return _back(request)
    return HTMLResponse(await _come_page(request, other, me, code))


async def _come_page(
    request: Request, other: User, me: User | None, code: str, fault: str = ""
) -> str:
    people = manager_of(request).store.users
    alone = me is not None and await asyncio.to_thread(people.devices, me.id) == 1
    return pages.login_page(page_context(request), other, me, alone, code, fault)


async def log_in(request: Request) -> Response:
    """Log this device in to the account of a code; the account name must be typed."""
    given = await form_fields(request)
    consume(client_of(request).codes)
    key, before, host = new_token(), cookies.session_key(request), manager_of(request)
    me, typed = await user_of(request), read_code(given.get("code", ""))
    words, code = page_context(request).words, hashed(typed)
    other = await asyncio.to_thread(host.store.users.login_code_user, code)
    if other and not _names(given.get("name", ""), other, words.say("me-unnamed")):
        page = await _come_page(request, other, me, typed, words.say("me-come-mistyped"))
        return HTMLResponse(page, status_code=400)
    try:
        redeem = host.store.users.redeem_login_code
        person = await asyncio.to_thread(redeem, code, hashed(key), hashed(before))
    except Refused:
        page = await _page(request, me, fault=words.say("me-code-rated"))
        return HTMLResponse(page, status_code=409)
    if person is None:
        page = await _page(request, me, fault=words.say("me-code-none"))
        return HTMLResponse(page, status_code=404)
    if me is not None:
        host.permissions_changed(me.id)
    return _back(request, CurrentUser(person, key))


def _names(text: str, person: User, unnamed: str) -> bool:
    """Whether a text names this user: case and number are optional."""
    return skeleton(text) == skeleton(person.called(unnamed))


async def revoke_other_sessions(request: Request) -> Response:
    """Revoke all other sessions of the user."""
    await form_fields(request)
    me, host = await user_of(request), manager_of(request)
    if me is not None:
        await asyncio.to_thread(
            host.store.users.revoke_other_sessions, me.id, hashed(cookies.session_key(request))
        )
        host.permissions_changed(me.id)
    return _back(request)


async def sign_out(request: Request) -> Response:
    """Log out on this device."""
    await form_fields(request)
    me, host = await user_of(request), manager_of(request)
    if me is not None:
        await asyncio.to_thread(
            host.store.users.sign_out, me.id, hashed(cookies.session_key(request))
        )
        host.permissions_changed(me.id)
    return _gone(request)


async def forget_me(request: Request) -> Response:
    """Delete the account on all devices."""
    await form_fields(request)
    me, host = await user_of(request), manager_of(request)
    if me is not None:
        unnamed = page_context(request).words.say("player-invited", number=1)
        left = await asyncio.to_thread(leave_all_games, host.store, me.id, unnamed)
        played = await asyncio.to_thread(host.store.users.forget, me.id)
        for game in {*left, *played}:
            host.removed_from(game)
        host.permissions_changed(me.id)
    return _gone(request)


def _gone(request: Request) -> Response:
    """Redirect to the start page and clear the session, seat and name cookies."""
    response = RedirectResponse("/", SEE_OTHER)
    cookies.clear_session_key(response)
    for game in cookies.games_with_tokens(request):
        cookies.forget(response, game)
    cookies.forget_opponents(request, response)
    response.delete_cookie("name", httponly=True, samesite="lax")
    return response


async def mute_or_block(request: Request) -> Response:
    """Mute or block a user, or lift both."""
    given, me, host = await form_fields(request), await user_of(request), manager_of(request)
    other, how = given.get("other", ""), given.get("how", "")
    people = host.store.users
    if me is None or me.id == other or how not in ("", *RESTRICTIONS) or not is_id(other):
        raise HTTPException(400)
    if not await asyncio.to_thread(people.named, [other]):
        raise HTTPException(404)
    await asyncio.to_thread(people.mute_or_block, me.id, other, how)
    host.permissions_changed(me.id)
    return RedirectResponse(own_path(given.get("to", "/me")), SEE_OTHER)


async def table_page(request: Request) -> Response:
    """The players of a table, to mute or block them."""
    guest, people = await game_client_of(request), manager_of(request).store.users
    setup = guest.live.session.setup
    visit = page_context(request, setup.game)
    others = [
        one
        for one in setup.players
        if one.person and (guest.me is None or one.person != guest.me.id)
    ]
    known = await asyncio.to_thread(people.named, [one.person for one in others])
    shunned = await asyncio.to_thread(people.muted_or_blocked, guest.me.id) if guest.me else {}
    listed = {
        known[one.person]: shunned.get(one.person, "") for one in others if one.person in known
    }
    return HTMLResponse(pages.table(visit, setup.id, list(listed.items()), guest.me is not None))


async def games_page(request: Request) -> Response:
    """All games of the user."""
    me, people = await user_of(request), manager_of(request).store.users
    page = parse_number(request.query_params.get("page", "")) or 1
    running = (
        await asyncio.to_thread(people.past, me.id, False, CONFIG.accounts.max_running_listed)
        if me
        else []
    )
    skip = (page - 1) * GAMES_PER_PAGE
    over = await asyncio.to_thread(people.past, me.id, True, GAMES_PER_PAGE + 1, skip) if me else []
    closed = [one for one in running if await _is_closed(request, one)]
    going = [one for one in running if one not in closed]
    lists = (going, closed) if page == 1 else ([], [])
    return HTMLResponse(list_page(page_context(request), *lists, over, page))


async def _is_closed(request: Request, one: PlayedGame) -> bool:
    """Whether an unfinished game cannot continue because its rules changed."""
    if one.version == version_of(one.game):
        return False
    try:
        await manager_of(request).open(one.id)
    except IncompatibleVersion:
        return True
    except (CorruptGame, NoSuchGame):
        pass  # the game's own page reports it
    return False
