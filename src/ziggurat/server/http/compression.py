"""HTTP compression with the best coding the browser accepts."""

import asyncio
from functools import lru_cache
from gzip import compress as gzip
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ziggurat.server.config import CONFIG
from ziggurat.server.http.assets import FOR_EVER

try:
    from brotli import compress as brotli
except ModuleNotFoundError:  # gzip: a fifth larger
    brotli = None

TEXT: Final = ("text/", "image/svg", "application/json", "application/manifest")
DYNAMIC_QUALITY: Final = 8  # brotli quality of dynamic responses: some milliseconds
STATIC_QUALITY: Final = 11  # quality of cached assets: a second


class Compression:
    """Compresses whole responses; immutable ones once, at the highest quality."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Forward the request and compress its response."""
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
    """Compress the body of a response that is complete, long enough and text."""
    headers = MutableHeaders(scope=start)
    body = message.get("body", b"")
    if not headers.get("content-type", "").startswith(TEXT) or message.get("more_body"):
        return
    headers.add_vary_header("accept-encoding")
    if len(body) < CONFIG.http.min_compressed_bytes:
        return
    if headers.get("cache-control") == FOR_EVER:
        message["body"] = await asyncio.to_thread(_once, body, coding)
    else:
        message["body"] = CODINGS[coding](body, DYNAMIC_QUALITY)
    headers["content-encoding"] = coding
    headers["content-length"] = str(len(message["body"]))


@lru_cache(maxsize=128)
def _once(body: bytes, coding: str) -> bytes:
    return CODINGS[coding](body, STATIC_QUALITY)


def _gzip(body: bytes, quality: int) -> bytes:
    return gzip(body, min(quality, 9), mtime=0)


def _brotli(body: bytes, quality: int) -> bytes:
    return bytes(brotli(body, quality=quality))


CODINGS: Final = ({"br": _brotli} if brotli else {}) | {"gzip": _gzip}
