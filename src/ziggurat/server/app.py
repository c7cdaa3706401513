"""The browser app: pages, sockets, and the same for scripts.

GET  /                      start page
GET  /new/{game}            a game is made up here; POST makes it
POST /play/{game}           a game against a good bot, at once
POST /learn/{game}          a guided first game
GET  /lobby                 tables that wait for somebody, and games to be watched
POST /open/{game}           a table open to anybody, at once
GET  /ratings/{game}        who plays a game best, with its bots among them
GET  /games                 all games of who asks
GET  /me                    who one is; POST changes name and colour
POST /me/code               a code for another device, shown once
GET  /me/come?code=…        what a code does; POST does it
POST /me/alone              all other devices are signed out; /out: this one; /forget: all, for good
POST /me/shun               somebody is muted, blocked, or neither any more
GET  /me/export             everything that is stored about who asks, as JSON
GET  /privacy               what is stored about visitors, and for how long
GET  /rules/{game}          its rules to be read; /sheet is the same over the table
GET  /box/{game}.svg        the picture on its box
GET  /static/{names}        style, scripts, icons
GET  /favicon.ico           for browsers that ask without reading the page
GET  /health, /ready        whether the process answers; whether it can serve
GET  /g/{id}                the game page; a spectator's without a token
GET  /g/{id}/help           what the dialog for help shows
GET  /g/{id}/join?k=…       an invitation; POST takes it up
POST /g/{id}/sit            sit down at an open table; /leave: before the game begins
POST /g/{id}/fill           bots sit down where seats are free, and the game begins
GET  /g/{id}/people         who else sits there, to mute or block them
POST /g/{id}/again          another game of the same players; GET goes there
GET  /g/{id}/record         the record, once the game is over
GET  /g/{id}/chance         the seal of its chance; once it is over, the secret, checked
GET  /verify                any record put to the test; POST hands one in
GET  /g/{id}/board.svg      what a seat sees, as one picture
GET  /g/{id}/state.json     the same as data
POST /g/{id}/choice         a message of the protocol, by default a choice
WS   /ws/{id}               the conversation of a tab
WS   /lobby/ws              how the tables change
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
from ziggurat.server.accounts import privacy
from ziggurat.server.accounts import routes as somebody
from ziggurat.server.bots.pool import BotPool, Thinker
from ziggurat.server.chance import routes as chance
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
from ziggurat.server.game import api as scripts
from ziggurat.server.game import routes as game
from ziggurat.server.game.archive import complete
from ziggurat.server.game.incompatible_page import because, closed_page
from ziggurat.server.game.manager import SessionManager
from ziggurat.server.http import assets, cookies, health
from ziggurat.server.http.client_limits import (
    USUAL,
    Limits,
    RateLimits,
    address_of,
    turnstile_of,
    visitor_of,
)
from ziggurat.server.http.compression import Compression
from ziggurat.server.http.request_context import host_of, visit_of
from ziggurat.server.http.security import SecurityHeaders
from ziggurat.server.http.shell import problem
from ziggurat.server.lobby import routes as lobby
from ziggurat.server.new_game import routes as start
from ziggurat.server.ratings import routes as ratings
from ziggurat.server.storage.store import Store

if TYPE_CHECKING:
    from ziggurat.server.metrics import Publisher

SOON = 5  # seconds
READING = ("GET", "HEAD")
LONG = 1.0  # seconds for a page

log = logging.getLogger(__name__)

ROUTES = [
    Route("/", start.start_page),
    Route("/new/{game}", start.new_page, methods=["GET"]),
    Route("/new/{game}", start.new_game, methods=["POST"]),
    Route("/play/{game}", start.play, methods=["POST"]),
    Route("/friends/{game}", start.play_with_friends, methods=["POST"]),
    Route("/learn/{game}", start.learn, methods=["POST"]),
    Route("/games", somebody.games_page),
    Route("/ratings", ratings.first_board),
    Route("/ratings/{game}", ratings.board),
    Route("/lobby", lobby.page),
    Route("/open/{game}", lobby.open_table, methods=["POST"]),
    Route("/me", somebody.me_page, methods=["GET"]),
    Route("/me", somebody.call_me, methods=["POST"]),
    Route("/me/code", somebody.offer_code, methods=["POST"]),
    Route("/me/come", somebody.come_page, methods=["GET"]),
    Route("/me/come", somebody.come, methods=["POST"]),
    Route("/me/alone", somebody.take_back, methods=["POST"]),
    Route("/me/out", somebody.sign_out, methods=["POST"]),
    Route("/me/forget", somebody.forget_me, methods=["POST"]),
    Route("/me/shun", somebody.shun, methods=["POST"]),
    Route("/me/export", privacy.export_me),
    Route("/privacy", privacy.page),
    Route("/rules/{game}", start.rules_page),
    Route("/rules/{game}/sheet", start.rules_sheet),
    Route("/lang/{lang}", start.language),
    Route("/box/{game}.svg", start.box),
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
    Route("/g/{game}/people", somebody.table_page),
    Route("/g/{game}/again", game.again, methods=["GET", "POST"]),
    Route("/g/{game}/record", game.record),
    Route("/g/{game}/chance", chance.of_game),
    Route("/verify", chance.form, methods=["GET"]),
    Route("/verify", chance.check, methods=["POST"]),
    Route("/g/{game}/board.svg", scripts.board),
    Route("/g/{game}/state.json", scripts.state),
    Route("/g/{game}/choice", scripts.choice, methods=["POST"]),
    WebSocketRoute("/ws/{game}", game.talk),
    WebSocketRoute("/lobby/ws", lobby.talk),
]


def create_app(
    database_url: str,
    bots: Thinker | None = None,
    limits: Limits = USUAL,
    programs: Collection[str] = (),
    metrics: int | None = None,
) -> Starlette:
    """The app over one database; bots think in other processes unless told otherwise.

    `programs` are levels that its thinker knows beside ours, and that the form offers; `metrics`
    is a port of this machine at which Prometheus may ask.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.visitors = RateLimits(limits)
        app.state.programs = programs
        store = await asyncio.to_thread(Store, database_url)
        try:
            await asyncio.to_thread(complete, store)
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
            Apart: kept_apart,
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
        from ziggurat.server.metrics import Publisher  # its library is needed here only
    return Publisher(host, port)


def say(request: Request, status: int) -> Response:
    """What went wrong, in words: a page for people, data for scripts."""
    visit = visit_of(request)
    if request.url.path.endswith(scripts.DOORS):
        return scripts.problem(visit.words, status)
    return HTMLResponse(problem(visit, status), status_code=status)


async def http_problem(request: Request, error: Exception) -> Response:
    """A page for a wrong address, a used invitation, a body too large."""
    return say(request, error.status_code if isinstance(error, HTTPException) else 500)


async def not_there(request: Request, error: Exception) -> Response:
    """No such game."""
    return say(request, 404)


async def taken(request: Request, error: Exception) -> Response:
    """Somebody was quicker."""
    return HTMLResponse(problem(visit_of(request), "taken"), status_code=403)


async def kept_apart(request: Request, error: Exception) -> Response:
    """Who has blocked whom is not said."""
    return HTMLResponse(problem(visit_of(request), "apart"), status_code=403)


async def not_now(request: Request, error: Exception) -> Response:
    """Right, but not at this moment."""
    return say(request, 409)


async def unreadable(request: Request, error: Exception) -> Response:
    """Rows that make no game: better no page than a wrong one."""
    log.error("%s", error)
    return say(request, 410)


async def outgrown(request: Request, error: Exception) -> Response:
    """A game that does not fit the rules: what is left of it, and why it does not go on."""
    assert isinstance(error, IncompatibleVersion)
    visit = visit_of(request)
    one = await request.app.state.host.closed(request.path_params["game"], error)
    if request.url.path.endswith(scripts.DOORS):
        told = {"why": "closed", "text": because(one, visit.words)}
        return JSONResponse(told, status_code=410)
    return HTMLResponse(closed_page(visit, one))


async def not_answered(request: Request, error: Exception) -> Response:
    """The database does not answer: what was looked at comes back by itself."""
    log.error("%s", error)
    answer, pause = say(request, 503), cookies.pause(request)
    if request.method == "GET":
        answer.headers["refresh"] = str(pause)
        cookies.pauses(answer, pause)
    elif not request.url.path.endswith(scripts.DOORS):
        answer = HTMLResponse(problem(visit_of(request), "503-sent"), status_code=503)
    answer.headers["retry-after"] = str(pause)
    return answer


async def too_many(request: Request, error: Exception) -> Response:
    """More than one visitor may ask for; says when to come again."""
    answer = say(request, 429)
    seconds = error.seconds if isinstance(error, RateLimited) else SOON
    answer.headers["retry-after"] = str(ceil(seconds))
    return answer


class AdmissionMiddleware:
    """Lets everybody in, but nobody as often as to keep the others out."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on when it has its turn, or refuse it: in words, if it is no socket."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        request = HTTPConnection(scope)
        bucket = visitor_of(request).requests
        await turnstile_of(request).pass_through(address_of(request))
        if scope["type"] == "websocket":
            enter = self.app if bucket.take() else WebSocketClose()
            await enter(scope, receive, send)
        elif bucket.take():
            await self._counted(scope, receive, send)
        else:
            refusal = await too_many(Request(scope), RateLimited(bucket.wait()))
            await refusal(scope, receive, send)

    async def _counted(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and note how it was answered and when."""
        request = Request(scope)
        tally, began = host_of(request).tally, time.perf_counter()
        with ExitStack() as at_work:
            if scope["method"] in READING:  # others may take their time to say what they want
                at_work.enter_context(turnstile_of(request).page())
                late = asyncio.get_running_loop().call_later(LONG, at_work.close)
                at_work.callback(late.cancel)  # who waits longer waits for somebody else

            async def noted(message: Message) -> None:
                if message["type"] == "http.response.start":
                    at_work.close()
                    tally.answers[message["status"]] += 1
                    tally.requests.add(time.perf_counter() - began)
                await send(message)

            await self.app(scope, receive, noted)


async def broken(request: Request, error: Exception) -> Response:
    """Our fault: the trace is in the log, and the visitor is told in words."""
    return say(request, 500)
