"""Game routes: page, socket, invitations, rematch and record."""

import asyncio
from collections.abc import Collection

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.websockets import WebSocket

from ziggurat.core.record import Record
from ziggurat.markup.html import html
from ziggurat.server.accounts.current_user import CurrentUser, get_or_create_user, refuse_blocked
from ziggurat.server.errors import (
    CorruptGame,
    IncompatibleVersion,
    NoSuchGame,
    Reject,
    SeatTaken,
    StoreFailed,
)
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.seat_tokens import invitations_of, seats_of, useful
from ziggurat.server.game.setup import Setup, deleted, seat_after
from ziggurat.server.game_page.invite_page import invite
from ziggurat.server.game_page.join_page import join
from ziggurat.server.game_page.page import GamePage, help_parts
from ziggurat.server.http import cookies
from ziggurat.server.http.client_limits import (
    address_of,
    client_of,
    counted_socket,
    limit_drawings,
    limit_new_games,
    rate_limits_of,
    scheduler_of,
)
from ziggurat.server.http.parameters import parse_number
from ziggurat.server.http.security import form_fields, is_foreign
from ziggurat.server.identity.tokens import hashed, new_token
from ziggurat.server.realtime.connection import Connection
from ziggurat.server.realtime.sockets import close_with_reason
from ziggurat.server.render.regions import Viewer, pictures
from ziggurat.server.render.turns import position
from ziggurat.server.request_context import GameClient, game_client_of, manager_of, page_context
from ziggurat.server.sessions.cached_session import CachedSession

SEE_OTHER = 303
NO_SUCH_GAME = 4404
FORBIDDEN = 4403
OVER_AND_GONE = 4410
UNREADABLE = 4500


async def game_page(request: Request) -> Response:
    """The game page for this client."""
    limit_drawings(request)
    guest = await game_client_of(request)
    session = guest.live.session
    if "k" in request.query_params and guest.seats:
        return _seated(request, session.setup.id, guest.tokens)
    visit = page_context(request, session.setup.game)
    at = _position(request, guest)
    viewer = Viewer(guest.seat, visit.words.lang, at=at)
    page = GamePage(
        visit,
        session,
        guest.live.view(viewer).at_first().regions,
        pictures(session, viewer),
        guest.seats,
        _links(request, guest),
        _address(request, session.setup.id),
        at,
    )
    return HTMLResponse(page.html())


async def help_sheet(request: Request) -> Response:
    """The content of the help dialog, loaded on first use."""
    setup = (await game_client_of(request)).live.session.setup
    visit = page_context(request, setup.game)._replace(path=f"/g/{setup.id}")
    return HTMLResponse(html(*help_parts(visit, setup.game)))


def _position(request: HTTPConnection, guest: GameClient) -> int | None:
    """The past position an address names; None for the present or an invalid one."""
    at, turn, step = (
        parse_number(request.query_params.get(key, "")) for key in ("at", "turn", "step")
    )
    session = guest.live.session
    if turn is not None:
        return position(session, turn, step or 1)
    return at if at is not None and at < len(session.history.frames) - 1 else None


def _address(request: Request, game: str) -> str:
    return str(request.base_url.replace(path=f"/g/{game}", query=""))


def _links(request: Request, guest: GameClient) -> dict[int, str]:
    """The invitation links the creator of a game may share."""
    setup = guest.live.session.setup
    players, address = setup.players, request.url.replace(path=f"/g/{setup.id}", query="")
    by_hash = {hashed(token): token for token in guest.tokens}
    return {
        seat: str(address.replace(path=f"{address.path}/join", query=f"k={by_hash[token]}"))
        for seat in invitations_of(players, guest.tokens)
        if (token := players[seat].token) in by_hash
    }


async def join_page(request: Request) -> Response:
    """Confirmation page of an invitation: link previews must not take the seat."""
    guest = await game_client_of(request)
    session = guest.live.session
    token = request.query_params.get("k", "")
    free = invitations_of(session.setup.players, [token])
    if free and not _plays(guest):
        visit, name = page_context(request, session.setup.game), guest.me.name if guest.me else ""
        name = name or cookies.name(request)
        present = bool(session.setup.persons.intersection(guest.live.here()))
        own = bool(guest.seats)
        return HTMLResponse(join(visit, session, free[0], token, name, present, own))
    if guest.seats:
        return RedirectResponse(f"/g/{session.setup.id}", SEE_OTHER)
    raise SeatTaken("no seat waits for this invitation")


async def invite_page(request: Request) -> Response:
    """The page of invitation links, for the creator of a table."""
    guest = await game_client_of(request)
    setup = guest.live.session.setup
    if not guest.seats:
        raise HTTPException(403)
    return HTMLResponse(invite(page_context(request, setup.game), setup, _links(request, guest)))


def _plays(guest: GameClient) -> bool:
    """Whether the client already has a seat in a rated game, which allows only one."""
    return guest.live.session.setup.rated and bool(guest.seats)


async def join_game(request: Request) -> Response:
    """Accept an invitation."""
    given, guest = await form_fields(request), await game_client_of(request)
    session = guest.live.session
    free = invitations_of(session.setup.players, [given.get("k", "")])
    if _plays(guest):
        return RedirectResponse(f"/g/{session.setup.id}", SEE_OTHER)
    if not free:
        raise SeatTaken("no seat waits for this invitation")
    known = await get_or_create_user(request, given.get("name", ""))
    called = known.me.called("") if known.me.name else session.setup.players[free[0]].name
    return await _sit_down(request, guest, free[0], known, called)


async def _sit_down(
    request: Request, guest: GameClient, seat: int, known: CurrentUser, name: str
) -> Response:
    """Take a seat, unless a block separates the user from a player."""
    host, setup = manager_of(request), guest.live.session.setup
    await refuse_blocked(host, known.me, setup)
    token = await host.claim(guest.live, seat, name, known.me.id, address_of(request))
    response = _seated(request, setup.id, [*guest.tokens, token])
    known.keep(request, response)
    return response


async def sit(request: Request) -> Response:
    """Take the first free seat of an open table."""
    await form_fields(request)
    guest = await game_client_of(request)
    setup = guest.live.session.setup
    free = [seat for seat, player in enumerate(setup.players) if player.is_open]
    if guest.seats:
        return _seated(request, setup.id, guest.tokens)
    if not free:
        raise SeatTaken("no seat is free")
    known = await get_or_create_user(request)
    called = known.me.called(page_context(request).words.say("me-unnamed"))
    return await _sit_down(request, guest, free[0], known, called)


def _seated(request: Request, game: str, tokens: list[str]) -> Response:
    """Redirect to the game and set its tokens as a cookie, so that no address shows them."""
    response = RedirectResponse(f"/g/{game}", SEE_OTHER)
    if tokens:
        cookies.remember(request, response, game, tokens)
    return response


async def again(request: Request) -> Response:
    """Create or join the rematch: the first request seats its user, others take their seats."""
    guest = await game_client_of(request)
    host, following = manager_of(request), guest.live.session.setup.following
    tokens = list[str]()
    if request.method == "POST":
        await form_fields(request)
        if not guest.seats:
            raise HTTPException(403)
        if guest.me is not None:
            await refuse_blocked(host, guest.me, guest.live.session.setup)
        if following is None:
            limit_new_games(request)
            if guest.me is not None:
                limit_new_games(request, guest.me.id)
            tokens, guests = _guests(request, guest.live.session.setup)
            following = await host.rematch(guest.live, guest.seats, address_of(request), guests)
        return await _take_up(request, guest, await host.open(following), tokens)
    if following is None:
        raise HTTPException(404)
    return _go_on(request, await host.open(following), guest.tokens)


def _guests(request: Request, setup: Setup) -> tuple[list[str], dict[int, Player]]:
    """Invitation links for the seats of deleted users, by their seats in the former game."""
    seats, words = deleted(setup), page_context(request).words
    tokens = [new_token() for _ in seats]
    guests = {
        seat: Player(
            PlayerKind.INVITED,
            words.say("player-invited", number=seat_after(seat, len(setup.players)) + 1),
            token=hashed(token),
        )
        for seat, token in zip(seats, tokens, strict=True)
    }
    return tokens, guests


async def _take_up(
    request: Request, guest: GameClient, there: CachedSession, links: list[str]
) -> Response:
    """Take the rematch seats reserved for this player.

    The creator of the rematch also keeps the tokens of `links`, which invite others.
    """
    players, tokens = there.session.setup.players, useful(there.session.setup.players, links)
    seats = [seat_after(seat, len(players)) for seat in guest.seats]
    free = [seat for seat in seats if players[seat].is_invited]
    if there.session.setup.rated:  # rated games allow one seat per user
        free = [] if seats_of(players, guest.tokens, guest.me.id if guest.me else "") else free[:1]
    known = await get_or_create_user(request) if free else None
    for seat in free:
        assert known is not None
        name = known.me.called("") if known.me.name and len(free) == 1 else players[seat].name
        tokens.append(
            await manager_of(request).claim(there, seat, name, known.me.id, address_of(request))
        )
    if free:
        await manager_of(request).refresh(guest.live)  # the invitations are used
    response = _go_on(request, there, [*guest.tokens, *tokens], tokens)
    if known is not None:
        known.keep(request, response)
    return response


def _go_on(
    request: Request, there: CachedSession, tokens: list[str], links: Collection[str] = ()
) -> Response:
    """Redirect to a rematch, with tokens of own seats and of invitation links."""
    setup = there.session.setup
    known = dict.fromkeys([*cookies.tokens(request, setup.id), *tokens])
    return _seated(
        request, setup.id, [one for one in known if one in links or seats_of(setup.players, [one])]
    )


async def show_record(request: Request) -> Response:
    """The record, once nothing is hidden any more."""
    try:
        session = (await game_client_of(request)).live.session
    except IncompatibleVersion as outgrown:
        one = await manager_of(request).incompatible_game(request.path_params["game"], outgrown)
        return _given(one.setup, one.record)
    return _given(session.setup, session.opened())


def _given(setup: Setup, record: Record) -> Response:
    """A record as a download."""
    name = f"{setup.game}-{setup.id}.game"
    return PlainTextResponse(
        str(record), headers={"content-disposition": f'attachment; filename="{name}"'}
    )


async def game_socket(socket: WebSocket) -> None:
    """The socket of a tab."""
    await socket.accept()
    if is_foreign(socket):
        await socket.close(FORBIDDEN)
        return
    try:
        guest = await game_client_of(socket)
    except NoSuchGame:
        await socket.close(NO_SUCH_GAME)
        return
    except IncompatibleVersion:
        await socket.close(OVER_AND_GONE)
        return
    except CorruptGame:
        await socket.close(UNREADABLE)
        return
    except StoreFailed:
        await close_with_reason(socket, Reject.UNAVAILABLE, cookies.requested_language(socket))
        return
    if "k" in socket.query_params and not guest.seats:
        await socket.close(FORBIDDEN)
        return
    lang, visitor = cookies.requested_language(socket), client_of(socket)
    with counted_socket(socket, guest.me.id if guest.me else "") as fits:
        if not fits or _tabs(guest) >= rate_limits_of(socket).limits.tabs:
            await close_with_reason(socket, Reject.CROWDED, lang)
            return
        tab = Connection(manager_of(socket), guest.live, socket, guest.seats, lang)
        await _hears(socket, tab, guest)
        tab.drawings, tab.commands.changes = visitor.drawings, visitor.changes
        tab.scheduler, tab.address = scheduler_of(socket), address_of(socket)
        tab.view.sent.takes_patches = "splices" in socket.query_params
        tab.view.resume(
            _position(socket, guest),
            socket.query_params.get("art", ""),
            socket.query_params.get("has", ""),
        )
        await tab.run()


async def _hears(socket: WebSocket, tab: Connection, guest: GameClient) -> None:
    """The user of a tab, and whose chat it does not receive."""
    if guest.me is not None:
        people = manager_of(socket).store.users
        tab.person = guest.me.id
        tab.muted = set(await asyncio.to_thread(people.muted_or_blocked, guest.me.id))
        if not guest.seats:  # players of a table hear each other; a spectator is filtered
            tab.muted |= await asyncio.to_thread(people.blocked_with, guest.me.id)


def _tabs(guest: GameClient) -> int:
    """Number of open tabs for the same seats; spectators are counted by address."""
    others = guest.live.listeners if guest.seats else ()
    return sum(other.seats == guest.seats for other in others)
