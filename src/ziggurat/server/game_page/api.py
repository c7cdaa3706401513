"""Script API: the table as picture and data, and single protocol messages."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ziggurat.core.rules import NOBODY
from ziggurat.i18n.messages import Words
from ziggurat.server.config import CONFIG
from ziggurat.server.errors import Refused, Reject
from ziggurat.server.game.session import Session
from ziggurat.server.http import cookies
from ziggurat.server.http.client_limits import client_of, consume, limit_drawings
from ziggurat.server.http.parameters import parse_number
from ziggurat.server.http.security import body_of
from ziggurat.server.http.shell import problem_text
from ziggurat.server.identity.names import DELETED
from ziggurat.server.realtime import message_parsing
from ziggurat.server.realtime.commands import WHY, explain
from ziggurat.server.realtime.commands import request as ask
from ziggurat.server.render.regions import Viewer
from ziggurat.server.request_context import GameClient, game_client_of, manager_of

STATUS = {Reject.MALFORMED: 400, Reject.TOO_LONG: 413, Reject.NOT_YOURS: 403}
WHYS = {
    403: Reject.NOT_YOURS.value,
    404: "not-there",
    409: "not-yet",
    410: "closed",
    413: Reject.TOO_LONG.value,
    429: Reject.SLOW.value,
    500: Reject.BROKEN.value,
    503: Reject.UNAVAILABLE.value,
}
CONFLICT = 409


async def board_picture(request: Request) -> Response:
    """The view of a seat as one self-contained picture."""
    limit_drawings(request, CONFIG.http.picture_cost)
    guest = await game_client_of(request)
    theme = request.query_params.get("theme", "light")
    if theme not in ("light", "dark"):
        raise HTTPException(400)
    session, lang = guest.live.session, cookies.requested_language(request)
    svg = session.table.svg(seat=_seat(request, guest), lang=lang, theme=theme)
    return Response(svg, media_type="image/svg+xml")


async def state(request: Request) -> Response:
    """The observation of a seat as data, with the revision to answer to."""
    guest = await game_client_of(request)
    return JSONResponse(
        _state(guest.live.session, _seat(request, guest), manager_of(request).now())
    )


async def choice(request: Request) -> Response:
    """Handle one protocol message (`choose` by default) and return the result."""
    guest = await game_client_of(request)
    seat = _seat(request, guest)
    try:
        message = message_parsing.parse_message(await body_of(request))
        if message.get("t") == WHY:
            viewer = Viewer(seat, cookies.requested_language(request))
            return JSONResponse(explain(guest.live, message, viewer))
        consume(client_of(request).changes)
        await ask(manager_of(request), guest.live, message, seat, guest.seats)
    except Refused as refused:
        answer = {"why": refused.why, "text": str(refused), "rev": guest.live.session.revision}
        return JSONResponse(answer, status_code=STATUS.get(refused.why, CONFLICT))
    return JSONResponse(
        _state(guest.live.session, _seat(request, guest), manager_of(request).now())
    )


DOORS = ("/board.svg", "/state.json", "/choice")


def error_response(words: Words, status: int) -> Response:
    """The error as data."""
    why = WHYS.get(status, Reject.MALFORMED.value)
    return JSONResponse({"why": why, "text": problem_text(words, status)}, status_code=status)


def _seat(request: Request, guest: GameClient) -> int:
    """The requested seat among those held; a shared screen sees as the seat to act."""
    wanted = request.query_params.get("seat")
    if wanted is not None:
        seat = parse_number(wanted)
        if seat is None or seat not in guest.seats:
            raise HTTPException(403)
        return seat
    acting = guest.live.session.acting
    return acting if acting in guest.seats else next(iter(guest.seats), NOBODY)


def _state(session: Session, seat: int, now: float = 0.0) -> dict[str, object]:
    mine, setup = session.asks(seat), session.setup
    secret = session.opened().secret if session.over else ""
    return {
        **session.table.facts(session.eyes(seat)),
        "players": ["" if name == DELETED else name for name in setup.names],
        "choices": [choice.text for choice in session.choices()] if mine else [],
        "to_move": None if session.over else session.acting,
        "end_turn": session.waits,
        "over": session.over,
        "closed": session.closed or None,
        "bots": [number for number in range(len(setup.players)) if session.is_bot(number)],
        "rev": session.revision,
        "clock": session.times.state(now) if session.times else None,
        "seal": setup.seal or None,
        "secret": secret or None,
        "fingerprint": session.fingerprint or None,
    }
