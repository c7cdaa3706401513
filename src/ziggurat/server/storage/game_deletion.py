"""Deletion of games with all rows that depend on them."""

from collections.abc import Sequence

from sqlalchemy import (
    Connection,
    delete,
)

from ziggurat.server.storage.schema import (
    CHAT,
    CLAIMS,
    GAMES,
    PLAYERS,
    RESULTS,
    ROWS,
    SITTING,
)


def delete_games(connection: Connection, games: Sequence[str]) -> None:
    """Delete games with all dependent rows."""
    connection.execute(GAMES.update().where(GAMES.c.after.in_(games)).values(after=None))
    for table in (CHAT, ROWS, CLAIMS, SITTING, PLAYERS, RESULTS):
        connection.execute(delete(table).where(table.c.game.in_(games)))
    connection.execute(delete(GAMES).where(GAMES.c.id.in_(games)))
