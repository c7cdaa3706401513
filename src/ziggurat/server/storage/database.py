"""Database: connections to SQLite (WAL mode) or PostgreSQL, by URL."""

from typing import Any

from sqlalchemy import (
    Engine,
    create_engine,
    event,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from ziggurat.extras import needs
from ziggurat.server.config import CONFIG


def connected(url: str) -> Engine:
    """The engine of a database URL."""
    with needs("postgres"):
        # No values in logs; dead pooled connections are replaced.
        engine = create_engine(url, hide_parameters=True, pool_pre_ping=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _durable)
    return engine


def disconnect(engine: Engine) -> None:
    """Close all connections: idle ones now, those in use when they are returned.

    `dispose` alone forgets the latter, and they stay open until garbage is collected.
    """
    event.listen(engine, "checkin", _close)
    engine.dispose()


def _close(_: DBAPIConnection, record: ConnectionPoolEntry) -> None:
    record.close()


def _durable(connection: Any, _: object) -> None:
    """SQLite settings: readers never block, and commits survive a power cut."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={CONFIG.storage.busy_timeout_ms}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
