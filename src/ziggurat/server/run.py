"""Start the app under uvicorn."""

import logging

import uvicorn

from ziggurat.server.app import create_app
from ziggurat.server.messages import MESSAGE_LENGTH

BYTES_A_CHARACTER = 4
PATIENCE = 1  # seconds that open sockets may delay a stop or a restart


def run(host: str, port: int, database: str) -> None:
    """Serve until interrupted; the address is printed when the app is ready."""
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    uvicorn.run(
        create_app(database),
        host=host,
        port=port,
        timeout_graceful_shutdown=PATIENCE,
        ws_max_size=2 * MESSAGE_LENGTH * BYTES_A_CHARACTER,  # longer ones are refused in words
        log_level="info",
    )
