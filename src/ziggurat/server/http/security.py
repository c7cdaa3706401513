"""Security: response headers, body sizes, cross-origin requests."""

import re
from typing import Final
from urllib.parse import parse_qsl, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ziggurat.server.config import CONFIG

HOST: Final = re.compile(r"[\w.-]{1,253}(:\d{1,5})?|\[[\da-fA-F:.]{2,45}\](:\d{1,5})?", re.ASCII)
STRICT: Final = "max-age=31536000"  # once by TLS, always by TLS

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'; object-src 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "same-origin",  # an invitation is a secret in a URL
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class SecurityHeaders:
    """Adds strict headers to every response, and rejects malformed hosts."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Forward the request and add headers to its response."""

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
    """Whether a Host header is well-formed: a name or an address, with an optional port."""
    try:
        urlsplit(f"//{name}")
    except ValueError:
        return False
    return HOST.fullmatch(name) is not None


def is_foreign(request: HTTPConnection) -> bool:
    """Whether a request comes from another site (CSRF)."""
    origin = request.headers.get("origin")
    if origin is None:
        return False
    try:
        return urlsplit(origin).netloc != request.headers.get("host", "")
    except ValueError:
        return True


def own_path(path: str) -> str:
    """A safe redirect target: a local path only, as two slashes lead to another site."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) else "/"


async def body_of(request: Request, most: int = CONFIG.http.max_body_bytes) -> str:
    """The body of a request of bounded length, from own pages or scripts."""
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


async def form_fields(request: Request, most: int = CONFIG.http.max_body_bytes) -> dict[str, str]:
    """The fields of a form."""
    body = await body_of(request, most)
    try:
        return dict(
            parse_qsl(body, keep_blank_values=True, max_num_fields=CONFIG.http.max_form_fields)
        )
    except ValueError as error:
        raise HTTPException(400) from error
