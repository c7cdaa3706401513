"""Compression: what goes over the wire is as small as the browser can read it."""

import asyncio
from functools import lru_cache
from gzip import compress as gzip
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ziggurat.server.http.assets import FOR_EVER

try:
    from brotli import compress as brotli
except ModuleNotFoundError:  # a fifth larger, and just as right
    brotli = None

SMALLEST: Final = 500  # bytes: what is shorter gains nothing
TEXT: Final = ("text/", "image/svg", "application/json", "application/manifest")
AT_ONCE: Final = 8  # quality of brotli for what is sent once, in some milliseconds
THOROUGH: Final = 11  # and for what is kept for ever, in a second


class Compression:
    """Compresses whole answers; those that are kept for ever are compressed once and thoroughly."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and its answer back in fewer bytes."""
        accepted = (
            Headers(scope=scope).get("accept-encoding", "") if scope["type"] == "http" else ""
        )
        coding = next((one for one in CODINGS if one in accepted), "")
        if not coding:
            await self.app(scope, receive, send)
            return
        start: Message = {}

        async def send_less(message: Message) -> None:
            if message["type"] == "http.response.start":
                start.update(message)
                return
            if start:
                await _squeeze(start, message, coding)
                await send(dict(start))
                start.clear()
            await send(message)

        await self.app(scope, receive, send_less)


async def _squeeze(start: Message, message: Message, coding: str) -> None:
    """Replace the body of an answer that is whole, long enough and made of text."""
    headers = MutableHeaders(scope=start)
    body = message.get("body", b"")
    if not headers.get("content-type", "").startswith(TEXT) or message.get("more_body"):
        return
    headers.add_vary_header("accept-encoding")
    if len(body) < SMALLEST:
        return
    if headers.get("cache-control") == FOR_EVER:
        message["body"] = await asyncio.to_thread(_once, body, coding)
    else:
        message["body"] = CODINGS[coding](body, AT_ONCE)
    headers["content-encoding"] = coding
    headers["content-length"] = str(len(message["body"]))


@lru_cache(maxsize=128)
def _once(body: bytes, coding: str) -> bytes:
    return CODINGS[coding](body, THOROUGH)


def _gzip(body: bytes, quality: int) -> bytes:
    return gzip(body, min(quality, 9), mtime=0)


def _brotli(body: bytes, quality: int) -> bytes:
    return bytes(brotli(body, quality=quality))


CODINGS: Final = ({"br": _brotli} if brotli else {}) | {"gzip": _gzip}
