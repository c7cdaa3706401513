"""`ziggurat backup | restore | prune | ratings`"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ziggurat.cli.serving import DATABASE, Database
from ziggurat.core.errors import ZigguratError
from ziggurat.extras import needs

if TYPE_CHECKING:
    from ziggurat.server.sessions.store import Store

DAY = 24 * 3600
BackupFile = Annotated[
    Path, typer.Argument(help="Backup file, compressed if its name ends in .gz.")
]


def backup(file: BackupFile, database: Database = DATABASE) -> None:
    """Back up all games to a file; the server may keep running."""
    from ziggurat.server.storage.backup import backup as write

    with open_store(database) as store:
        print(f"games backed up to {file}: {write(store.engine, file)}")


def restore(file: BackupFile, database: Database = DATABASE) -> None:
    """Restore a backup into an empty database of any supported kind."""
    with needs("app"):
        from ziggurat.server.storage.backup import restore as read
        from ziggurat.server.storage.database import connected

    with _reached():
        engine = connected(database)
        try:
            print(f"games restored: {read(engine, file)}")
        finally:
            engine.dispose()


def prune(
    days: Annotated[int, typer.Option(help="Delete games idle for this many days.", min=1)] = 365,
    finished: Annotated[bool, typer.Option(help="Delete finished games too.")] = False,
    database: Database = DATABASE,
) -> None:
    """Delete abandoned games; finished games are kept by default."""
    from ziggurat.server.storage.backup import prune as delete

    with open_store(database) as store:
        print(f"games deleted: {delete(store.engine, time.time() - days * DAY, finished)}")


def ratings(database: Database = DATABASE) -> None:
    """Recompute all ratings from the stored games, correct them, and count the corrections."""
    from ziggurat.server.ratings.recount import recount

    with open_store(database) as store:
        games, people, differed = recount(store)
    print(f"rated games: {games}, players: {people}, numbers corrected: {differed}")


@contextmanager
def open_store(database: str) -> Iterator["Store"]:
    """The games of an existing database: a mistyped address must not create an empty one."""
    with needs("app"):
        from sqlalchemy import make_url

        from ziggurat.server.sessions.store import Store
    with _reached():
        url = make_url(database)
        if url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
            raise ZigguratError(f"database not found: {url.database}")
        store = Store(database)
        try:
            yield store
        finally:
            store.close()


@contextmanager
def _reached() -> Iterator[None]:
    """Report in one line why a database cannot be reached."""
    with needs("app"):
        from sqlalchemy.exc import SQLAlchemyError
    try:
        yield
    except SQLAlchemyError as error:
        why = str(error).partition("\n")[0]
        raise ZigguratError(f"the database cannot be reached: {why}") from error
