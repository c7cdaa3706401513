"""Backup: a whole database as one file, between any kinds of database.

JSON lines: a header, then every row of every table. It is read in one transaction, so it is a
consistent snapshot of a running server.
"""

import gzip
import json
import os
import zlib
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeVar

from alembic.util import CommandError
from sqlalchemy import Connection, Engine, MetaData, delete, func, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from ziggurat.server.config import CONFIG
from ziggurat.server.errors import ServerError
from ziggurat.server.storage.game_deletion import delete_games
from ziggurat.server.storage.schema import (
    CHAT,
    CODES,
    DEVICES,
    GAMES,
    MODERATION,
    PEOPLE,
    RATED,
    RESULTS,
    ROWS,
    SCHEMA,
    SERVICE,
    SHUNNED,
    SITTING,
)
from ziggurat.server.storage.upgrade import schema_version, upgrade

T = TypeVar("T")

KIND: Final = "ziggurat-backup"


class BadBackup(ServerError):
    """The file is not a complete backup."""


class NotEmpty(ServerError):
    """The target database of a restore is not empty."""


def _kept_to_oneself(path: Path) -> BinaryIO:
    """Create a file only its owner can read: it contains the secrets of running games."""
    try:
        path.unlink(missing_ok=True)
        return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")
    except OSError as error:
        raise BadBackup(f"{path} cannot be written: {error.strerror}") from error


def backup(engine: Engine, path: Path) -> int:
    """Write a backup atomically; returns the number of games."""
    part = path.with_name(f"{path.name}.part")
    with _kept_to_oneself(part) as raw:
        with gzip.open(raw, "wt", encoding="utf-8") as file, _one_moment(engine) as connection:
            games = 0
            for line in _lines(connection):
                games += line.get("t") == GAMES.name
                file.write(json.dumps(line) + "\n")
        raw.flush()
        os.fsync(raw.fileno())
    part.replace(path)
    return games


def _one_moment(engine: Engine) -> Connection:
    level = "REPEATABLE READ" if engine.dialect.name == "postgresql" else "SERIALIZABLE"
    return engine.connect().execution_options(isolation_level=level)


def _lines(connection: Connection) -> Iterator[dict[str, Any]]:
    yield {"t": KIND, "form": schema_version(connection)}
    rows = 0
    for table in SCHEMA.sorted_tables:
        order = GAMES.c.created if table is GAMES else next(iter(table.primary_key))
        query = select(table).order_by(order)  # a rematch after the game it follows
        for row in connection.execute(
            query.execution_options(yield_per=CONFIG.storage.rows_per_statement)
        ).mappings():
            rows += 1
            yield {"t": table.name, **row}
    yield {"t": "end", "rows": rows}


def restore(engine: Engine, path: Path) -> int:
    """Restore into an empty database and upgrade its schema; returns the number of games."""
    lines = _read(path)
    first = next(lines, {})
    if first.get("t") != KIND:
        raise BadBackup(f"{path} is not a backup")
    with engine.connect() as connection:
        form = schema_version(connection)
        there = [table for table in (GAMES, PEOPLE) if inspect(connection).has_table(table.name)]
        if any(connection.execute(select(table.c.id).limit(1)).first() for table in there):
            raise NotEmpty("this database already contains games: restore into an empty one")
    if form is None:
        try:
            upgrade(engine, str(first.get("form")))
        except CommandError as error:
            raise BadBackup(
                f"{path} has an unknown format; it may come from a newer version"
            ) from error
    known = MetaData()
    known.reflect(engine)
    try:
        with engine.begin() as connection:
            if SERVICE.name in known.tables:  # the downtime is that of the backup
                connection.execute(delete(known.tables[SERVICE.name]))
            games = _write(connection, known, lines)
    except (SQLAlchemyError, TypeError, ValueError, OverflowError) as error:
        raise BadBackup(
            f"{path} contains a row that does not fit: {type(error).__name__}"
        ) from error
    upgrade(engine)
    return games


def _write(connection: Connection, known: MetaData, lines: Iterator[dict[str, Any]]) -> int:
    games = 0
    for some in _some(_whole(lines), CONFIG.storage.rows_per_statement):
        by_table: dict[str, list[dict[str, Any]]] = {}
        for line in some:
            by_table.setdefault(str(line.pop("t", "")), []).append(line)
        for name, values in by_table.items():
            if name not in known.tables or name not in SCHEMA.tables:
                raise BadBackup(f"there is no table {name!r}")
            connection.execute(insert(known.tables[name]), values)
            games += len(values) if name == GAMES.name else 0
    if connection.dialect.name == "postgresql":  # sequences continue after the last number
        for name in {CHAT.name, MODERATION.name} & known.tables.keys():
            sequence = f"pg_get_serial_sequence('{name}', 'number')"
            connection.execute(text(f"SELECT setval({sequence}, max(number)) FROM {name}"))
    return games


def _whole(lines: Iterator[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The rows up to the last line, which must exist and state their number."""
    for before, line in enumerate(lines):
        if line.get("t") == "end":
            if line.get("rows") != before:
                break
            return
        yield line
    raise BadBackup("the backup is incomplete")


def _read(path: Path) -> Iterator[dict[str, Any]]:
    try:
        with gzip.open(path, "rb") as file:
            while line := file.readline(CONFIG.storage.max_line_bytes + 1):
                if len(line) > CONFIG.storage.max_line_bytes:
                    raise ValueError(f"a line has more than {CONFIG.storage.max_line_bytes} bytes")
                row = json.loads(line)
                if not isinstance(row, dict):
                    raise ValueError("a line is not a row")
                yield row
    except (OSError, EOFError, ValueError, RecursionError, zlib.error) as error:
        raise BadBackup(f"{path} cannot be read: {error}") from error


def prune(engine: Engine, before: float, finished: bool) -> int:
    """Delete games inactive since a moment; finished ones only on request.

    Counted rated games stay, because ratings are folded from them.
    """
    done = select(func.max(ROWS.c.written)).where(ROWS.c.game == GAMES.c.id).scalar_subquery()
    counted = select(RATED.c.game).where(RATED.c.game == GAMES.c.id).exists()
    old = select(GAMES.c.id).where(func.coalesce(done, GAMES.c.created) < before, ~counted)
    if not finished:
        old = old.where(~select(RESULTS.c.game).where(RESULTS.c.game == GAMES.c.id).exists())
    with engine.begin() as connection:
        games = list(connection.execute(old).scalars())
        for some in _some(games, CONFIG.storage.rows_per_statement):
            delete_games(connection, some)
        _forget_people(connection, before)
    return len(games)


def _forget_people(connection: Connection, before: float) -> None:
    """Delete users inactive since a moment who hold no seat."""
    sits = select(SITTING.c.person).where(SITTING.c.person == PEOPLE.c.id).exists()
    gone = select(PEOPLE.c.id).where(PEOPLE.c.seen < before, ~sits)
    for some in _some(list(connection.execute(gone).scalars()), CONFIG.storage.rows_per_statement):
        for column in (SHUNNED.c.person, SHUNNED.c.other, CODES.c.person, DEVICES.c.person):
            connection.execute(delete(column.table).where(column.in_(some)))
        connection.execute(delete(PEOPLE).where(PEOPLE.c.id.in_(some)))


def _some(items: Iterable[T], most: int) -> Iterator[list[T]]:
    """Split items into chunks."""
    left = iter(items)
    while some := list(islice(left, most)):
        yield some
