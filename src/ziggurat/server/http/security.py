"""What every answer carries, and what no request may be: headers, sizes, foreign origins."""

import re
from typing import Final
from urllib.parse import parse_qsl, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

BODY_LENGTH: Final = 8_000
HOST: Final = re.compile(r"[\w.-]{1,253}(:\d{1,5})?|\[[\da-fA-F:.]{2,45}\](:\d{1,5})?", re.ASCII)
MOST_FIELDS: Final = 100
STRICT: Final = "max-age=31536000"  # whoever came by TLS comes by TLS again

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'; object-src 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "same-origin",  # an invitation is a secret in an address
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class SecurityHeaders:
    """Puts the same strict headers on every answer, and serves no host that could be none."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and its answer back with headers."""

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
                if scope["scheme"] == "https":
                    headers["strict-transport-security"] = STRICT
            await send(message)

        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        send_on = send_safely if scope["type"] == "http" else send
        if not is_host(Headers(scope=scope).get("host", "localhost")):
            refusal = PlainTextResponse("Invalid host name. Check the address.", 400)
            await refusal(scope, receive, send_on)
            return
        await self.app(scope, receive, send_on)


def is_host(name: str) -> bool:
    """Whether addresses can be made with this host: a name or a number, perhaps with a port."""
    try:
        urlsplit(f"//{name}")
    except ValueError:
        return False
    return HOST.fullmatch(name) is not None


def is_foreign(request: HTTPConnection) -> bool:
    """Whether another site's page sent this: it must not act for its visitor."""
    origin = request.headers.get("origin")
    if origin is None:
        return False
    try:
        return urlsplit(origin).netloc != request.headers.get("host", "")
    except ValueError:
        return True


def own_path(path: str) -> str:
    """Where to go back to: only to a path of ours, for two slashes lead to another site."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) else "/"


async def body_of(request: Request, most: int = BODY_LENGTH) -> str:
    """The body of a request of our own pages or of a script, of bounded length."""
    if is_foreign(request):
        raise HTTPException(403)
    body = b""
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise HTTPException(413)
        return body.decode()
    except (ClientDisconnect, UnicodeDecodeError) as error:
        raise HTTPException(400) from error


async def form_of(request: Request, most: int = BODY_LENGTH) -> dict[str, str]:
    """The fields of a form."""
    body = await body_of(request, most)
    try:
        return dict(parse_qsl(body, keep_blank_values=True, max_num_fields=MOST_FIELDS))
    except ValueError as error:
        raise HTTPException(400) from error
