"""Finds the test that leaves a database connection open, and says where it was opened.

Without this, the garbage collector closes the connection during some later test, and the warning
about it fails that test instead. A conftest imports both fixtures.
"""

import traceback
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.pool import Pool

Opened = dict[Any, str]  # where each open connection was opened, by the record of its pool


def place() -> str:
    """The lines of this project that led here, the last call first."""
    stack = reversed(traceback.extract_stack()[:-2])
    ours = [one for one in stack if "ziggurat" in one.filename or "/tests/" in one.filename]
    return " <- ".join(f"{one.filename}:{one.lineno} in {one.name}" for one in ours)


@pytest.fixture(scope="session")
def open_connections() -> Iterator[Opened]:
    """The connections of all pools of this process that are open at any moment."""
    opened: Opened = {}

    def opens(_: object, record: object) -> None:
        opened[record] = place()

    def closes(_: object, record: object) -> None:
        opened.pop(record, None)

    event.listen(Pool, "connect", opens)
    event.listen(Pool, "close", closes)
    yield opened
    event.remove(Pool, "connect", opens)
    event.remove(Pool, "close", closes)
    close_all(opened)  # of what several tests shared


def close_all(left: Opened) -> None:
    """Close connections that should have been closed, and fail if there are any."""
    in_use = {one: where for one, where in left.items() if one.dbapi_connection is not None}
    for record in in_use:
        record.close()
    assert not in_use, "connections left open, opened at:\n" + "\n".join(sorted(in_use.values()))


@pytest.fixture(autouse=True)
def all_connections_are_closed(open_connections: Opened) -> Iterator[None]:
    """Fail the test that left connections open, and close them.

    What could not be set up was closed by the pool, which does not say so.
    """
    before = set(open_connections)
    yield
    close_all({one: open_connections.pop(one) for one in set(open_connections) - before})
