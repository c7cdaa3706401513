"""Cookies: session key, seat tokens, language and theme."""

from urllib.parse import unquote

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ziggurat.i18n.messages import LANGUAGES
from ziggurat.server.config import CONFIG
from ziggurat.server.http.parameters import parse_number
from ziggurat.server.identity.names import cleaned
from ziggurat.server.identity.tokens import is_id, is_token
from ziggurat.server.retries import next_delay

ME = "me"
CODE = "code"
PAUSE = "pause"
SEAT = "seat-"
OPPONENTS = "opponents-"
MINUTE_S = 60
YEAR_S = 365 * 24 * 3600
SEAT_TOKENS_S = 90 * 24 * 3600


def tokens(request: HTTPConnection, game: str) -> list[str]:
    """The seat tokens sent for a game: from a cookie, the query (`k`) or a header."""
    shown = request.query_params.getlist("k")
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        shown.append(bearer.strip())
    shown += request.cookies.get(SEAT + game, "").split(".")
    return [token for token in shown if is_token(token)]


def games_with_tokens(request: HTTPConnection) -> list[str]:
    """The games for which this browser holds tokens."""
    named = [name.removeprefix(SEAT) for name in request.cookies if name.startswith(SEAT)]
    return [game for game in named if is_id(game)]


def remember(request: HTTPConnection, response: Response, game: str, tokens: list[str]) -> None:
    """Set the seat tokens of a game as an HttpOnly cookie."""
    response.set_cookie(
        SEAT + game,
        ".".join(dict.fromkeys(tokens)),
        max_age=SEAT_TOKENS_S,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def forget(response: Response, game: str) -> None:
    """Delete the cookie of a game that is deleted or too old to list."""
    response.delete_cookie(SEAT + game, httponly=True, samesite="lax")


def session_key(request: HTTPConnection) -> str:
    """The session key: '' if the browser has none."""
    held = request.cookies.get(ME, "")
    return held if is_token(held) else ""


def set_session_key(request: HTTPConnection, response: Response, key: str) -> None:
    """Set the session key as an HttpOnly cookie."""
    response.set_cookie(
        ME,
        key,
        max_age=YEAR_S,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def clear_session_key(response: Response) -> None:
    """Delete the session cookie."""
    response.delete_cookie(ME, httponly=True, samesite="lax")


def login_code(request: HTTPConnection) -> str:
    """A newly created login code, to be shown by this page."""
    return request.cookies.get(CODE, "")


def set_login_code(request: HTTPConnection, response: Response, code: str) -> None:
    """Pass a login code to the next page, so that going back does not resend a form."""
    response.set_cookie(
        CODE,
        code,
        max_age=MINUTE_S,
        path="/me",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def clear_login_code(response: Response) -> None:
    """Delete the login code that was shown."""
    response.delete_cookie(CODE, path="/me", httponly=True, samesite="lax")


def retry_delay(request: HTTPConnection) -> int:
    """Seconds until an unavailable page is reloaded, with exponential backoff."""
    before = parse_number(request.cookies.get(PAUSE, "")) or 0
    return round(next_delay(CONFIG.http.page_retry, before))


def set_retry_delay(response: Response, seconds: int) -> None:
    """Store the current retry delay, for slightly longer than it lasts."""
    response.set_cookie(
        PAUSE, str(seconds), max_age=seconds + MINUTE_S, httponly=True, samesite="lax"
    )


def last_opponents(request: HTTPConnection, game: str) -> str:
    """The last choice of opponents for a game on the start page: '' if none."""
    return request.cookies.get(OPPONENTS + game, "")


def remember_opponents(response: Response, game: str, chosen: str) -> None:
    """Store the opponents chosen for a game."""
    response.set_cookie(OPPONENTS + game, chosen, max_age=YEAR_S, httponly=True, samesite="lax")


def forget_opponents(request: HTTPConnection, response: Response) -> None:
    """Delete the opponents chosen for all games."""
    for name in request.cookies:
        if name.startswith(OPPONENTS):
            response.delete_cookie(name, httponly=True, samesite="lax")


def name(request: HTTPConnection) -> str:
    """The visitor's name from before accounts existed: '' if none."""
    return cleaned(unquote(request.cookies.get("name", "")))


def requested_language(request: HTTPConnection) -> str:
    """The language requested by query, cookie or Accept-Language."""
    wanted = request.query_params.get("lang") or request.cookies.get("lang")
    if wanted in LANGUAGES:
        return wanted
    for entry in request.headers.get("accept-language", "").split(","):
        code = entry.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def theme(request: HTTPConnection) -> str | None:
    """The chosen theme, or the system's."""
    wanted = request.cookies.get("theme")
    return wanted if wanted in ("light", "dark") else None
