"""Start the app under uvicorn."""

import logging
from contextlib import suppress
from typing import Any

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from ziggurat.server.app import create_app
from ziggurat.server.host.workers import Workers
from ziggurat.server.log import keep_secrets
from ziggurat.server.web.messages import MESSAGE_LENGTH

BYTES_A_CHARACTER = 4
PATIENCE = 1  # seconds that open sockets may delay a stop or a restart


class LongMemory(WebSocketsSansIOProtocol):
    """A socket that compresses with a window of 32 kB instead of uvicorn's 4 kB.

    A region that changed is mostly what the tab has already: it finds itself in the last view,
    and a move takes 600 bytes instead of 2.5 kB, for 150 kB of memory a tab.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        deflate = ServerPerMessageDeflateFactory(compress_settings={"memLevel": 5})
        self.conn.available_extensions = [deflate]


def run(host: str, port: int, database: str, bots: int | None = None) -> None:
    """Serve until interrupted; the address is printed when the app is ready."""
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    with suppress(KeyboardInterrupt):
        uvicorn.Server(configured(create_app(database, Workers(bots)), host, port)).run()


def configured(app: Starlette, host: str, port: int, log_level: str = "info") -> uvicorn.Config:
    """How uvicorn serves the app."""
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        timeout_graceful_shutdown=PATIENCE,
        ws=LongMemory,
        ws_max_size=2 * MESSAGE_LENGTH * BYTES_A_CHARACTER,  # longer ones are refused in words
        log_level=log_level,
    )
    keep_secrets()  # after uvicorn has set up its loggers
    return config
