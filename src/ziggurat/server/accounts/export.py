"""Data export: everything stored about one user, as plain data."""

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Engine, RowMapping, Select, select, union

from ziggurat.server.game.rows import RowKind
from ziggurat.server.storage.reading import reading
from ziggurat.server.storage.schema import (
    CHAT,
    CLAIMS,
    CODES,
    DEVICES,
    GAMES,
    JOINED,
    MODERATION,
    PEOPLE,
    PLAYERS,
    RATED,
    RESULTS,
    ROWS,
    SHUNNED,
    SITTING,
    STANDINGS,
)

Data = dict[str, Any]


def export(engine: Engine, person: str) -> Data | None:
    """Export all data stored about a user; None for an unknown id.

    Draws after a turn are left out because they may be hidden from this user. Blocks set by other
    users are not exported: they are those users' data.
    """
    with reading(engine) as connection:
        profile = _lines(connection, select(PEOPLE).where(PEOPLE.c.id == person))
        if not profile:
            return None
        seats = _lines(connection, select(SITTING).where(SITTING.c.person == person))
        done = (MODERATION.c.at, MODERATION.c.action)
        return {
            "profile": profile[0],
            "devices": _lines(connection, select(DEVICES).where(DEVICES.c.person == person)),
            "codes": _lines(connection, select(CODES).where(CODES.c.person == person)),
            "games": [_game(connection, game, seats) for game in _games(seats)],
            "shunned": _lines(connection, select(SHUNNED).where(SHUNNED.c.person == person)),
            "standings": _lines(connection, select(STANDINGS).where(STANDINGS.c.person == person)),
            "rated": _lines(connection, select(RATED).where(RATED.c.person == person)),
            "joined": _lines(connection, select(JOINED).where(JOINED.c.heir == person)),
            "moderation": _lines(connection, select(*done).where(MODERATION.c.target == person)),
        }


def _games(seats: Sequence[Data]) -> list[str]:
    return list(dict.fromkeys(one["game"] for one in seats))


def _game(connection: Connection, game: str, seats: Sequence[Data]) -> Data:
    """One game with the user's rows and chat lines."""
    columns = (GAMES.c.id, GAMES.c.game, GAMES.c.options, GAMES.c.created, GAMES.c.clock)
    (about,) = _lines(connection, select(*columns, GAMES.c.rated).where(GAMES.c.id == game))
    results = _lines(connection, select(RESULTS).where(RESULTS.c.game == game))
    first = select(SITTING.c.person).where(SITTING.c.game == game).order_by(SITTING.c.since)
    mine = connection.execute(first.limit(1)).scalar() == seats[0]["person"]
    opener = select(GAMES.c.opener).where(GAMES.c.id == game)
    return {
        **about,
        "options": json.loads(about["options"]),
        "opener": connection.execute(opener).scalar() if mine else None,
        "result": {key: results[0][key] for key in ("scores", "places", "reason")}
        if results
        else None,
        "seats": [_seat(connection, one) for one in seats if one["game"] == game],
    }


def _seat(connection: Connection, one: Data) -> Data:
    """One seat of the user: name, rows and chat lines."""
    game, seat = one["game"], one["seat"]
    names = union(
        *(
            select(table.c.name).where(table.c.game == game, table.c.seat == seat)
            for table in (CLAIMS, PLAYERS)
        )
    )
    rows = select(ROWS.c.revision, ROWS.c.kind, ROWS.c.body, ROWS.c.written).where(
        ROWS.c.game == game, ROWS.c.seat == seat
    )
    chat = select(CHAT.c.number, CHAT.c.text).where(CHAT.c.game == game, CHAT.c.seat == seat)
    return {
        "seat": seat,
        "since": one["since"],
        "origin": one["origin"],
        "names": list(connection.execute(names).scalars()),
        "rows": [_row(row) for row in _lines(connection, rows.order_by(ROWS.c.revision))],
        "chat": _lines(connection, chat.order_by(CHAT.c.number)),
    }


def _row(row: Data) -> Data:
    return {**row, "body": ""} if row["kind"] == RowKind.END else row


def _lines(connection: Connection, query: Select[Any]) -> list[Data]:
    found: Sequence[RowMapping] = connection.execute(query).mappings().all()
    return [dict(line) for line in found]
