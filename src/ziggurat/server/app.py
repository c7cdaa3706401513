"""Browser app: routes, middleware and error pages.

GET  /                      start page
GET  /new/{game}            form of a new game; POST creates it
POST /play/{game}           start a game against a good bot
POST /learn/{game}          start the tutorial game
GET  /lobby                 open tables and games to watch
POST /open/{game}           open a public table with recommended settings
GET  /ratings/{game}        leaderboard of a game, bots included
GET  /games                 all games of the user
GET  /me                    account page; POST changes name and colour
POST /me/code               create a login code for another device, shown once
GET  /me/come?code=…        confirm a login code; POST redeems it
POST /me/alone              revoke all other sessions; /out: this one; /forget: delete the account
POST /me/shun               mute or block a user, or lift both
GET  /me/export             export all data of the user as JSON
GET  /privacy               what is stored, and for how long
GET  /rules/{game}          rules of a game; /sheet is the version for the overlay
GET  /box/{game}.svg        box cover
GET  /static/{names}        style sheets, scripts, icons
GET  /favicon.ico           for browsers that request it without reading the page
GET  /health, /ready        liveness and readiness
GET  /g/{id}                game page; without a token, the spectator's
GET  /g/{id}/help           content of the help dialog
GET  /g/{id}/join?k=…       an invitation; POST accepts it
POST /g/{id}/sit            take a free seat at an open table; /leave: before the game begins
POST /g/{id}/fill           fill free seats with bots and begin
GET  /g/{id}/people         the other players, to mute or block them
POST /g/{id}/again          create a rematch; GET goes there
GET  /g/{id}/record         record of a finished game
GET  /g/{id}/chance         commitment of the game; once it is over, the secret and the checks
GET  /verify                record checker; POST submits a record
GET  /g/{id}/board.svg      view of a seat as one picture
GET  /g/{id}/state.json     view of a seat as data
POST /g/{id}/choice         a protocol message, by default a choice
WS   /ws/{id}               socket of a game page
WS   /lobby/ws              socket of the lobby
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Collection
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from math import ceil
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from ziggurat.extras import needs
from ziggurat.server import health
from ziggurat.server.accounts import privacy_routes as privacy
from ziggurat.server.accounts import routes as account_routes
from ziggurat.server.bots.pool import BotPool, BotRunner
from ziggurat.server.catalogue import routes as catalogue
from ziggurat.server.chance import routes as chance
from ziggurat.server.config import CONFIG, AddressLimits
from ziggurat.server.errors import (
    Apart,
    CorruptGame,
    IncompatibleVersion,
    NoSuchGame,
    RateLimited,
    Refused,
    SeatTaken,
    StoreFailed,
)
from ziggurat.server.game_page import api as scripts
from ziggurat.server.game_page import routes as game
from ziggurat.server.game_page.incompatible_page import closed_page, closing_reason
from ziggurat.server.home import routes as home
from ziggurat.server.http import assets, cookies
from ziggurat.server.http.client_limits import (
    RateLimits,
    address_of,
    client_of,
    scheduler_of,
)
from ziggurat.server.http.compression import Compression
from ziggurat.server.http.security import SecurityHeaders
from ziggurat.server.http.shell import error_page
from ziggurat.server.lobby import routes as lobby
from ziggurat.server.new_game import routes as new_game
from ziggurat.server.ratings import routes as ratings
from ziggurat.server.request_context import manager_of, page_context
from ziggurat.server.rulebook import routes as rulebook
from ziggurat.server.sessions.archive import complete_old_games
from ziggurat.server.sessions.manager import SessionManager
from ziggurat.server.sessions.store import Store

if TYPE_CHECKING:
    from ziggurat.server.metrics import Publisher

READING = ("GET", "HEAD")

log = logging.getLogger(__name__)

ROUTES = [
    Route("/", home.start_page),
    Route("/new/{game}", new_game.new_page, methods=["GET"]),
    Route("/new/{game}", new_game.new_game, methods=["POST"]),
    Route("/play/{game}", new_game.start_recommended, methods=["POST"]),
    Route("/friends/{game}", new_game.play_with_friends, methods=["POST"]),
    Route("/learn/{game}", new_game.start_tutorial, methods=["POST"]),
    Route("/games", account_routes.games_page),
    Route("/ratings", ratings.first_board),
    Route("/ratings/{game}", ratings.leaderboard),
    Route("/lobby", lobby.show_lobby),
    Route("/open/{game}", lobby.open_table, methods=["POST"]),
    Route("/me", account_routes.me_page, methods=["GET"]),
    Route("/me", account_routes.call_me, methods=["POST"]),
    Route("/me/code", account_routes.offer_code, methods=["POST"]),
    Route("/me/come", account_routes.come_page, methods=["GET"]),
    Route("/me/come", account_routes.log_in, methods=["POST"]),
    Route("/me/alone", account_routes.revoke_other_sessions, methods=["POST"]),
    Route("/me/out", account_routes.sign_out, methods=["POST"]),
    Route("/me/forget", account_routes.forget_me, methods=["POST"]),
    Route("/me/shun", account_routes.mute_or_block, methods=["POST"]),
    Route("/me/export", privacy.export_me),
    Route("/privacy", privacy.show_privacy),
    Route("/rules/{game}", rulebook.show_rules),
    Route("/rules/{game}/sheet", rulebook.rules_sheet),
    Route("/lang/{lang}", home.store_language),
    Route("/box/{game}.svg", catalogue.box),
    Route("/static/{names}", assets.assets),
    Route("/favicon.ico", assets.favicon),
    Route("/health", health.health),
    Route("/ready", health.ready),
    Route("/robots.txt", health.robots),
    Route("/g/{game}", game.game_page),
    Route("/g/{game}/help", game.help_sheet),
    Route("/g/{game}/join", game.join_page, methods=["GET"]),
    Route("/g/{game}/join", game.join_game, methods=["POST"]),
    Route("/g/{game}/invite", game.invite_page),
    Route("/g/{game}/sit", game.sit, methods=["POST"]),
    Route("/g/{game}/leave", lobby.leave, methods=["POST"]),
    Route("/g/{game}/fill", lobby.fill, methods=["POST"]),
    Route("/g/{game}/people", account_routes.table_page),
    Route("/g/{game}/again", game.again, methods=["GET", "POST"]),
    Route("/g/{game}/record", game.show_record),
    Route("/g/{game}/chance", chance.of_game),
    Route("/verify", chance.show_form, methods=["GET"]),
    Route("/verify", chance.check_record, methods=["POST"]),
    Route("/g/{game}/board.svg", scripts.board_picture),
    Route("/g/{game}/state.json", scripts.state),
    Route("/g/{game}/choice", scripts.choice, methods=["POST"]),
    WebSocketRoute("/ws/{game}", game.game_socket),
    WebSocketRoute("/lobby/ws", lobby.lobby_socket),
]


def create_app(
    database_url: str,
    bots: BotRunner | None = None,
    limits: AddressLimits = CONFIG.address,
    programs: Collection[str] = (),
    metrics: int | None = None,
) -> Starlette:
    """Create the app over one database; by default bots run in worker processes.

    `programs` are external bots offered in addition to the built-in levels; `metrics` is the local
    port of the Prometheus endpoint.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.rate_limits = RateLimits(limits)
        app.state.programs = programs
        store = await asyncio.to_thread(Store, database_url)
        try:
            await asyncio.to_thread(complete_old_games, store)
            app.state.host = host = SessionManager(store, bots or BotPool())
        except BaseException:
            store.close()
            raise
        async with AsyncExitStack() as stack:
            stack.push_async_callback(host.close)
            if metrics is not None:
                app.state.publisher = _published(host, metrics)
                stack.push_async_callback(asyncio.to_thread, app.state.publisher.close)
            yield

    return Starlette(
        routes=ROUTES,
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(AdmissionMiddleware),
            Middleware(Compression),
        ],
        exception_handlers={
            HTTPException: http_problem,
            NoSuchGame: not_there,
            SeatTaken: taken,
            Apart: user_blocked,
            Refused: not_now,
            CorruptGame: unreadable,
            IncompatibleVersion: outgrown,
            StoreFailed: not_answered,
            RateLimited: too_many,
            Exception: broken,
        },
        lifespan=lifespan,
    )


def _published(host: SessionManager, port: int) -> "Publisher":
    with needs("app"):
        from ziggurat.server.metrics import Publisher  # optional dependency
    return Publisher(host, port)


def say(request: Request, status: int) -> Response:
    """Error response: a page for browsers, JSON for scripts."""
    visit = page_context(request)
    if request.url.path.endswith(scripts.DOORS):
        return scripts.error_response(visit.words, status)
    return HTMLResponse(error_page(visit, status), status_code=status)


async def http_problem(request: Request, error: Exception) -> Response:
    """HTTP errors: wrong address, used invitation, body too large."""
    return say(request, error.status_code if isinstance(error, HTTPException) else 500)


async def not_there(request: Request, error: Exception) -> Response:
    """404: unknown game."""
    return say(request, 404)


async def taken(request: Request, error: Exception) -> Response:
    """403: the seat was taken first."""
    return HTMLResponse(error_page(page_context(request), "taken"), status_code=403)


async def user_blocked(request: Request, error: Exception) -> Response:
    """Refused because of a block; the response does not tell which user blocked the other."""
    return HTMLResponse(error_page(page_context(request), "apart"), status_code=403)


async def not_now(request: Request, error: Exception) -> Response:
    """409: not possible in the current state."""
    return say(request, 409)


async def unreadable(request: Request, error: Exception) -> Response:
    """410: corrupt rows; no page is better than a wrong one."""
    log.error("%s", error)
    return say(request, 410)


async def outgrown(request: Request, error: Exception) -> Response:
    """The game does not fit the current rules: show its last state and the reason."""
    assert isinstance(error, IncompatibleVersion)
    visit = page_context(request)
    one = await request.app.state.host.incompatible_game(request.path_params["game"], error)
    if request.url.path.endswith(scripts.DOORS):
        told = {"why": "closed", "text": closing_reason(one, visit.words)}
        return JSONResponse(told, status_code=410)
    return HTMLResponse(closed_page(visit, one))


async def not_answered(request: Request, error: Exception) -> Response:
    """503: the database is unavailable; the page reloads by itself."""
    log.error("%s", error)
    answer, pause = say(request, 503), cookies.retry_delay(request)
    if request.method == "GET":
        answer.headers["refresh"] = str(pause)
        cookies.set_retry_delay(answer, pause)
    elif not request.url.path.endswith(scripts.DOORS):
        answer = HTMLResponse(error_page(page_context(request), "503-sent"), status_code=503)
    answer.headers["retry-after"] = str(pause)
    return answer


async def too_many(request: Request, error: Exception) -> Response:
    """429: rate limited, with Retry-After."""
    assert isinstance(error, RateLimited)
    wait = ceil(error.seconds)
    if request.url.path.endswith(scripts.DOORS):
        answer = say(request, 429)
    else:
        answer = HTMLResponse(error_page(page_context(request), 429, wait), status_code=429)
    answer.headers["retry-after"] = str(wait)
    return answer


class AdmissionMiddleware:
    """Admission middleware: per-client rate limiting and fair scheduling."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Admit a request in its turn, or reject it; HTTP requests get an error page."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        request = HTTPConnection(scope)
        bucket = client_of(request).requests
        await scheduler_of(request).pass_through(address_of(request))
        if scope["type"] == "websocket":
            enter = self.app if bucket.take() else WebSocketClose()
            await enter(scope, receive, send)
        elif bucket.take():
            await self._counted(scope, receive, send)
        else:
            refusal = await too_many(Request(scope), RateLimited(bucket.wait()))
            await refusal(scope, receive, send)

    async def _counted(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Forward a request and record its status and duration."""
        request = Request(scope)
        tally, began = manager_of(request).tally, time.perf_counter()
        with ExitStack() as at_work:
            if scope["method"] in READING:  # other methods may spend time receiving the body
                at_work.enter_context(scheduler_of(request).page())
                loop = asyncio.get_running_loop()
                late = loop.call_later(CONFIG.http.slow_page_s, at_work.close)
                at_work.callback(late.cancel)  # from here on it waits for other services

            async def noted(message: Message) -> None:
                if message["type"] == "http.response.start":
                    at_work.close()
                    tally.answers[message["status"]] += 1
                    tally.requests.add(time.perf_counter() - began)
                await send(message)

            await self.app(scope, receive, noted)


async def broken(request: Request, error: Exception) -> Response:
    """500: log the traceback and show an error page."""
    return say(request, 500)
