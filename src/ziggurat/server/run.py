"""Run the app under uvicorn."""

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
from ziggurat.server.config import CONFIG, AddressLimits
from ziggurat.server.game.players import PROGRAM
from ziggurat.server.http.protocols import (
    CompressedWebSocketProtocol,
    TimeoutHTTPProtocol,
    open_files,
)
from ziggurat.server.log import keep_secrets
from ziggurat.server.prewarm import warm

BYTES_PER_CHAR = 4
LOOPBACK = "127.0.0.1"  # address of a proxy, if there is one
GARBAGE = (20_000, 10, 10)  # thresholds of the garbage collector


def run(
    host: str,
    port: int,
    database: str,
    bots: int | None = None,
    limits: AddressLimits = CONFIG.address,
    programs: Mapping[str, str] = NONE,
    metrics: int | None = None,
    proxy: str = LOOPBACK,
    fd: int | None = None,
) -> None:
    """Serve until interrupted; prints the URL when ready.

    `programs` are external bots, NAME=COMMAND by name; `metrics` is the port of the Prometheus
    endpoint; `proxy` is trusted for client addresses; `fd` is an already listening socket, used
    instead of `host` and `port`, which another process may take over while this one still serves.
    """
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    with suppress(KeyboardInterrupt):
        levels = {f"{PROGRAM}{name}": spec for name, spec in programs.items()}
        app = create_app(database, BotPool(bots, programs=levels), limits, tuple(levels), metrics)
        reserved = CONFIG.http.reserved_files
        TimeoutHTTPProtocol.most = max(reserved, open_files() - reserved)
        warm()  # after a restart all tabs reconnect at once
        gc.freeze()  # keeps startup objects out of garbage collection
        gc.set_threshold(*GARBAGE)  # little garbage is made, and most found objects survive
        sockets = None if fd is None else [socket.socket(fileno=fd)]
        Server(configured(app, host, port, proxy=proxy)).run(sockets)


class Server(uvicorn.Server):
    """uvicorn server with a long listen backlog and a small accept batch.

    The loop accepts as many connections at once as the backlog: six hundred took a third of a
    second, in which nothing else was served.
    """

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, with a backlog larger than the accept batch."""
        await super().startup(sockets)
        for server in self.servers:
            for door in server.sockets:
                with socket.fromfd(door.fileno(), door.family, door.type) as same:
                    same.listen(CONFIG.http.listen_backlog)
        notify_ready()


def notify_ready() -> None:
    """Notify the parent process, if it asked for it: systemd's sd_notify protocol."""
    if address := os.environ.get("NOTIFY_SOCKET"):
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.sendto(b"READY=1", address.replace("@", "\0", 1))


def configured(
    app: Starlette, host: str, port: int, log_level: str = "info", proxy: str = LOOPBACK
) -> uvicorn.Config:
    """The uvicorn configuration of the app."""
    longest = CONFIG.realtime.max_message_chars * BYTES_PER_CHAR
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        timeout_graceful_shutdown=CONFIG.http.shutdown_timeout_s,
        http=TimeoutHTTPProtocol,
        ws=CompressedWebSocketProtocol,
        timeout_keep_alive=CONFIG.http.keep_alive_s,
        ws_max_size=2 * longest,  # up to there a message that is too long gets an answer
        ws_ping_interval=CONFIG.realtime.ping_interval_s,
        ws_ping_timeout=CONFIG.realtime.ping_timeout_s,
        log_level=log_level,
        access_log=False,  # it contains client addresses
        backlog=CONFIG.http.accept_batch,
        forwarded_allow_ips=proxy,  # other peers cannot set client addresses
    )
    keep_secrets()  # after uvicorn has set up its loggers
    return config
