"""What a browser remembers for us: its seats, its language, its theme, its name."""

from urllib.parse import quote, unquote

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ziggurat.server.limits import NAME_LENGTH, line
from ziggurat.server.play.tokens import is_id, is_token
from ziggurat.views.words import LANGUAGES

SEAT = "seat-"
YEAR = 365 * 24 * 3600
SEASON = 90 * 24 * 3600
MOST_GAMES = 60


def tokens(request: HTTPConnection, game: str) -> list[str]:
    """The seat tokens shown for a game: from a cookie, the address (`k`) or a header."""
    shown = request.query_params.getlist("k")
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        shown.append(bearer.strip())
    shown += request.cookies.get(SEAT + game, "").split(".")
    return [token for token in shown if is_token(token)]


def games(request: HTTPConnection) -> list[str]:
    """The games this browser has a seat in."""
    named = [name.removeprefix(SEAT) for name in request.cookies if name.startswith(SEAT)]
    return [game for game in named if is_id(game)]


def remember(request: HTTPConnection, response: Response, game: str, tokens: list[str]) -> None:
    """Let the browser keep its seats of a game, out of reach of scripts."""
    response.set_cookie(
        SEAT + game,
        ".".join(dict.fromkeys(tokens)),
        max_age=SEASON,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def forget(response: Response, game: str) -> None:
    """Drop the cookie of a game that is gone or too old to list."""
    response.delete_cookie(SEAT + game, httponly=True, samesite="lax")


def name(request: HTTPConnection) -> str:
    """What the visitor was called last: '' if nobody knows."""
    return line(unquote(request.cookies.get("name", "")), NAME_LENGTH)


def call(response: Response, name: str) -> None:
    """Remember what the visitor is called."""
    if called := line(name, NAME_LENGTH):
        response.set_cookie("name", quote(called), max_age=YEAR, httponly=True, samesite="lax")


def language(request: HTTPConnection) -> str:
    """The language asked for: by the address, by a cookie, or by the browser's settings."""
    wanted = request.query_params.get("lang") or request.cookies.get("lang")
    if wanted in LANGUAGES:
        return wanted
    for entry in request.headers.get("accept-language", "").split(","):
        code = entry.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def theme(request: HTTPConnection) -> str | None:
    """Light or dark if the visitor has said so, else as the system says."""
    wanted = request.cookies.get("theme")
    return wanted if wanted in ("light", "dark") else None
