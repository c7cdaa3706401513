"""`ziggurat backup | restore | prune | ratings`"""

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ziggurat.cli.serving import DATABASE, Database
from ziggurat.extras import needs

if TYPE_CHECKING:
    from ziggurat.server.store.store import Store

DAY = 24 * 3600
BackupFile = Annotated[Path, typer.Argument(help="A file; its name may end in .gz.")]


def backup(file: BackupFile, database: Database = DATABASE) -> None:
    """Write all games into a file, while the server goes on."""
    from ziggurat.server.store.backup import backup as write

    store = _store(database)
    print(f"{write(store.engine, file)} games are in {file}")
    store.close()


def restore(file: BackupFile, database: Database = DATABASE) -> None:
    """Read a backup into an empty database, of the same kind or of another."""
    with needs("app"):
        from ziggurat.server.store.backup import restore as read
        from ziggurat.server.store.store import connected

    engine = connected(database)
    print(f"{read(engine, file)} games are in the database again")
    engine.dispose()


def prune(
    days: Annotated[int, typer.Option(help="In which nothing was done for so long.", min=1)] = 365,
    finished: Annotated[bool, typer.Option(help="Finished games too.")] = False,
    database: Database = DATABASE,
) -> None:
    """Delete games nobody plays any more; finished ones stay unless asked for."""
    from ziggurat.server.store.backup import prune as delete

    store = _store(database)
    print(f"{delete(store.engine, time.time() - days * DAY, finished)} games are deleted")
    store.close()


def ratings(database: Database = DATABASE) -> None:
    """Fold all ratings again from the stored games, put right what differs, and say so."""
    from ziggurat.server.store.recount import recount

    store = _store(database)
    games, people, differed = recount(store)
    found = f"{differed} numbers differed and are put right" if differed else "nothing differed"
    print(f"{games} games of {people} people count: {found}")
    store.close()


def _store(database: str) -> "Store":
    with needs("app"):
        from ziggurat.server.store.store import Store
    return Store(database)
