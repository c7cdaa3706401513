"""Health: whether this process answers, and whether it can serve; and where robots need not go."""

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ziggurat.server.errors import StoreFailed
from ziggurat.server.http.request_context import host_of

PATIENCE: Final = 2.0  # seconds a database may take
ROBOTS: Final = "User-agent: *\nDisallow: /g/\nDisallow: /verify\n"


async def health(request: Request) -> Response:
    """The process is there."""
    return PlainTextResponse("alive\n")


async def ready(request: Request) -> Response:
    """Games can be read: a proxy may send visitors here."""
    try:
        async with asyncio.timeout(PATIENCE):
            await asyncio.to_thread(host_of(request).store.ping)
    except (StoreFailed, TimeoutError):
        return PlainTextResponse("the database does not answer\n", 503)
    return PlainTextResponse("ready\n")


async def robots(request: Request) -> Response:
    """Games are for those who have the link."""
    return PlainTextResponse(ROBOTS)
