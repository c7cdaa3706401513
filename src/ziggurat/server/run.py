"""Start the app under uvicorn."""

import gc
import logging
import os
import socket
from collections.abc import Mapping
from contextlib import suppress

import uvicorn
from starlette.applications import Starlette

from ziggurat.server.app import create_app
from ziggurat.server.bots.pool import NONE, BotPool
from ziggurat.server.game.events import PROGRAM
from ziggurat.server.http.client_limits import USUAL, Limits
from ziggurat.server.http.protocols import (
    RESERVE,
    CompressedWebSocketProtocol,
    TimeoutHTTPProtocol,
    open_files,
)
from ziggurat.server.log import keep_secrets
from ziggurat.server.prewarm import warm
from ziggurat.server.realtime.messages import MESSAGE_LENGTH

BYTES_A_CHARACTER = 4
HERE = "127.0.0.1"  # where a proxy is, if there is one
PATIENCE = 1  # seconds that open sockets may delay a stop or a restart
AT_THE_DOOR, AT_ONCE = 2_048, 16  # connections that wait, and that are let in together
GARBAGE = (20_000, 10, 10)  # things made before garbage is looked for among the new, the old, all


def run(
    host: str,
    port: int,
    database: str,
    bots: int | None = None,
    limits: Limits = USUAL,
    programs: Mapping[str, str] = NONE,
    metrics: int | None = None,
    proxy: str = HERE,
    fd: int | None = None,
) -> None:
    """Serve until interrupted; the address is printed when the app is ready.

    `programs` are bots of the host's, NAME=COMMAND by name; `metrics` is a port for Prometheus;
    what `proxy` says of visitors' addresses is believed; `fd` is a socket that listens already, in
    place of `host` and `port`: another process may take it over while this one still serves.
    """
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    with suppress(KeyboardInterrupt):
        levels = {f"{PROGRAM}{name}": spec for name, spec in programs.items()}
        app = create_app(database, BotPool(bots, programs=levels), limits, tuple(levels), metrics)
        TimeoutHTTPProtocol.most = max(RESERVE, open_files() - RESERVE)
        warm()  # a worker that comes back gets all tabs of another at once
        gc.freeze()  # what is there by now stays: looking through it for garbage stalls everybody
        gc.set_threshold(*GARBAGE)  # hardly any is made, and most of what was found lives on
        sockets = None if fd is None else [socket.socket(fileno=fd)]
        Server(configured(app, host, port, proxy=proxy)).run(sockets)


class Server(uvicorn.Server):
    """Lets many wait at the door, and in a few at a time.

    The loop takes in as many at once as may wait: six hundred took a third of a second, in which
    nobody else was answered.
    """

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve, with more room before the door than goes through it at once."""
        await super().startup(sockets)
        for server in self.servers:
            for door in server.sockets:
                with socket.fromfd(door.fileno(), door.family, door.type) as same:
                    same.listen(AT_THE_DOOR)
        notify_ready()


def notify_ready() -> None:
    """Tell the process that started this one, if it asked for it: systemd's sd_notify protocol."""
    if address := os.environ.get("NOTIFY_SOCKET"):
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.sendto(b"READY=1", address.replace("@", "\0", 1))


def configured(
    app: Starlette, host: str, port: int, log_level: str = "info", proxy: str = HERE
) -> uvicorn.Config:
    """How uvicorn serves the app."""
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        timeout_graceful_shutdown=PATIENCE,
        http=TimeoutHTTPProtocol,
        ws=CompressedWebSocketProtocol,
        ws_max_size=2 * MESSAGE_LENGTH * BYTES_A_CHARACTER,  # longer ones are refused in words
        log_level=log_level,
        access_log=False,  # it names visitors' addresses
        backlog=AT_ONCE,
        forwarded_allow_ips=proxy,  # nobody else says who visits
    )
    keep_secrets()  # after uvicorn has set up its loggers
    return config
