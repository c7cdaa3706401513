"""Sockets: closing with a reason, and reading while a writer is alive."""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from ziggurat.server.config import CONFIG
from ziggurat.server.errors import Reject, SlowConsumer
from ziggurat.server.render.words import words_for

TRY_AGAIN_LATER = 1013  # close code: try again later
IDENTITY_CHANGED = 4401  # close code: identity changed, the page reloads


class CloseSocket(Exception):
    """Close the socket with a reason; the tab reconnects."""

    def __init__(self, why: Reject, code: int = TRY_AGAIN_LATER) -> None:
        super().__init__(why)
        self.why = why
        self.code = code


async def close_with_reason(
    socket: WebSocket, why: Reject, lang: str, code: int = TRY_AGAIN_LATER
) -> None:
    """Close a socket with a reason; a peer that does not read is aborted."""
    with suppress(TimeoutError, SlowConsumer, WebSocketDisconnect, RuntimeError):
        async with asyncio.timeout(CONFIG.realtime.farewell_timeout_s):
            await socket.close(code, words_for(lang).say(why.message))


async def read_while(read: Awaitable[None], writer: "asyncio.Task[None]") -> None:
    """Read until the page disconnects; times out if writing has failed."""
    async with asyncio.timeout(None) as reading:

        def stop(_: object) -> None:
            with suppress(RuntimeError):  # both ended at the same moment
                reading.reschedule(0)

        writer.add_done_callback(stop)
        try:
            await read
        finally:
            writer.remove_done_callback(stop)
