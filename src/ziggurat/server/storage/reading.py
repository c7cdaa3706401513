"""Read connections that translate database errors."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from ziggurat.server.storage.writer import understood


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """A connection for reading."""
    try:
        with engine.connect() as connection:
            yield connection
    except SQLAlchemyError as error:
        raise understood(error) from error
