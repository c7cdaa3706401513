"""A database of one's own, of either kind."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from server.postgres import Postgres, programs, running

KINDS = ("sqlite", "postgresql")


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that may be stopped and started."""
    found = programs()
    if found is None:
        sys.exit("PostgreSQL is missing: see tools/postgres")
    with running(found) as server:
        yield server


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The address of an empty database."""
    if kind == "sqlite":
        yield f"sqlite:///{folder}/games.sqlite3"
        return
    with postgres() as server:
        yield server.fresh()
