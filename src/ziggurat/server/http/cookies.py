"""What a browser remembers for us: who its visitor is, seats, language and theme."""

from urllib.parse import unquote

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ziggurat.i18n.messages import LANGUAGES
from ziggurat.server.accounts.names import cleaned
from ziggurat.server.game.seat_tokens import is_id, is_token
from ziggurat.server.realtime.messages import number

ME = "me"
CODE = "code"
PAUSE = "pause"
PAUSES = (5, 80)  # seconds: the first, the longest
SEAT = "seat-"
OPPONENTS = "opponents-"
MINUTE = 60
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


def key(request: HTTPConnection) -> str:
    """The key by which somebody is known: '' if this browser has none."""
    held = request.cookies.get(ME, "")
    return held if is_token(held) else ""


def keep(request: HTTPConnection, response: Response, key: str) -> None:
    """Let the browser keep the key of somebody, out of reach of scripts."""
    response.set_cookie(
        ME,
        key,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def lose(response: Response) -> None:
    """Drop the key."""
    response.delete_cookie(ME, httponly=True, samesite="lax")


def code(request: HTTPConnection) -> str:
    """A code for another device that was just made: the next page shows it."""
    return request.cookies.get(CODE, "")


def show(request: HTTPConnection, response: Response, code: str) -> None:
    """Have the next page show a code: going back to that page asks for no form again."""
    response.set_cookie(
        CODE,
        code,
        max_age=MINUTE,
        path="/me",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def hide(response: Response) -> None:
    """A code was shown."""
    response.delete_cookie(CODE, path="/me", httponly=True, samesite="lax")


def pause(request: HTTPConnection) -> int:
    """Seconds until a page that could not be had is asked for again: longer each time."""
    before = number(request.cookies.get(PAUSE, ""))
    return min(2 * before, PAUSES[1]) if before else PAUSES[0]


def pauses(response: Response, seconds: int) -> None:
    """Note how long a page was told to wait, for a little longer than that."""
    response.set_cookie(
        PAUSE, str(seconds), max_age=seconds + MINUTE, httponly=True, samesite="lax"
    )


def opponents(request: HTTPConnection, game: str) -> str:
    """The opponents last chosen for a game on the start page: '' if none were."""
    return request.cookies.get(OPPONENTS + game, "")


def remember_opponents(response: Response, game: str, chosen: str) -> None:
    """Let the browser keep the opponents chosen for a game."""
    response.set_cookie(OPPONENTS + game, chosen, max_age=YEAR, httponly=True, samesite="lax")


def forget_opponents(request: HTTPConnection, response: Response) -> None:
    """Drop the opponents chosen for all games."""
    for name in request.cookies:
        if name.startswith(OPPONENTS):
            response.delete_cookie(name, httponly=True, samesite="lax")


def name(request: HTTPConnection) -> str:
    """What the visitor was called before people had keys: '' if nobody knows."""
    return cleaned(unquote(request.cookies.get("name", "")))


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
