"""Health checks: liveness and readiness; robots.txt."""

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ziggurat.server.config import CONFIG
from ziggurat.server.errors import StoreFailed
from ziggurat.server.request_context import manager_of

ROBOTS: Final = "User-agent: *\nDisallow: /g/\nDisallow: /verify\n"


async def health(request: Request) -> Response:
    """Liveness: the process answers."""
    return PlainTextResponse("alive\n")


async def ready(request: Request) -> Response:
    """Readiness: the database answers, so a proxy may route requests here."""
    try:
        async with asyncio.timeout(CONFIG.http.ready_timeout_s):
            await asyncio.to_thread(manager_of(request).store.ping)
    except (StoreFailed, TimeoutError):
        return PlainTextResponse("the database does not answer\n", 503)
    return PlainTextResponse("ready\n")


async def robots(request: Request) -> Response:
    """robots.txt: crawlers stay out of games, which only people with the link may open."""
    return PlainTextResponse(ROBOTS)
