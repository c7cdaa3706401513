"""New game routes: the form, recommended games, lessons."""

import asyncio

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ziggurat import registry
from ziggurat.core.errors import BadOption
from ziggurat.server.accounts.current_user import get_or_create_user
from ziggurat.server.catalogue.playable import requested_game
from ziggurat.server.errors import Refused
from ziggurat.server.http import cookies
from ziggurat.server.http.client_limits import limit_new_games
from ziggurat.server.http.security import form_fields
from ziggurat.server.new_game.creation import create_and_redirect, creator_of
from ziggurat.server.new_game.form import (
    INVITE,
    field_of_seat,
    first_seat,
    has_others,
    lesson,
    make,
    opponents_of,
    recommended_setup,
    typed_names,
    validate,
)
from ziggurat.server.new_game.form_page import new
from ziggurat.server.request_context import manager_of, page_context, programs_of, user_of


async def new_page(request: Request) -> Response:
    """The new game form."""
    key, me = requested_game(request), await user_of(request)
    name = {"seat-0-name": me.name if me else cookies.name(request)}
    page = new(page_context(request, key), key, name, programs=programs_of(request))
    return HTMLResponse(page)


async def new_game(request: Request) -> Response:
    """Create the game and redirect to it, or show the form with the error."""
    key = requested_game(request)
    visit, given = page_context(request, key), await form_fields(request)
    rules, programs = registry.load(key), programs_of(request)
    try:
        validate(rules, given, visit.words, programs)
    except (Refused, BadOption) as fault:
        return HTMLResponse(new(visit, key, given, str(fault), programs), status_code=400)
    name = given.get(field_of_seat(first_seat(rules, given), "name"), "")
    limit_new_games(request)
    known = await get_or_create_user(request, name)
    alike = await asyncio.to_thread(
        manager_of(request).store.users.alike, typed_names(rules, given)
    )
    maker = creator_of(known, visit.words, has_others(rules, given))._replace(alike=alike)
    return await create_and_redirect(
        request, make(rules, given, visit.words, None, programs, maker), known
    )


async def start_recommended(request: Request) -> Response:
    """Start a recommended game."""
    key, given = requested_game(request), await form_fields(request)
    limit_new_games(request)
    rules, words, known = (
        registry.load(key),
        page_context(request, key).words,
        await get_or_create_user(request),
    )
    chosen = opponents_of(rules, given.get("opponents", ""))
    seats = recommended_setup(rules, chosen.bots, chosen.level)
    made = make(rules, seats, words, maker=creator_of(known, words))
    response = await create_and_redirect(request, made, known)
    cookies.remember_opponents(response, key, str(chosen))
    return response


async def play_with_friends(request: Request) -> Response:
    """Create a table with a free seat for each friend, and show the invitation links."""
    key, given = requested_game(request), await form_fields(request)
    limit_new_games(request)
    rules, words, known = (
        registry.load(key),
        page_context(request, key).words,
        await get_or_create_user(request),
    )
    chosen = opponents_of(rules, given.get("opponents", ""))
    seats = recommended_setup(rules, max(1, chosen.bots), INVITE)
    made = make(rules, seats, words, maker=creator_of(known, words, among_others=True))
    return await create_and_redirect(request, made, known, "/invite")


async def start_tutorial(request: Request) -> Response:
    """Start a tutorial game."""
    key = requested_game(request)
    await form_fields(request)
    limit_new_games(request)
    words, known = page_context(request, key).words, await get_or_create_user(request)
    return await create_and_redirect(
        request, lesson(registry.load(key), creator_of(known, words), words), known
    )
