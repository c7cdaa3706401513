"""Account deletion.

Erases names, chat lines and seat tokens from stored games, which stay playable.
"""

import json
from collections.abc import Iterable

from sqlalchemy import Connection, and_, delete, func, select, update

from ziggurat.server.game.players import NOT_TAKEN
from ziggurat.server.game.setup import seat_after
from ziggurat.server.identity.names import DELETED
from ziggurat.server.identity.tokens import hashed, new_token
from ziggurat.server.storage.schema import CHAT, CLAIMS, GAMES, PLAYERS

Place = tuple[str, int]  # a game and a seat


def with_invitations(connection: Connection, places: Iterable[Place]) -> list[Place]:
    """Seats, extended by the rematch seats to which the same players are invited."""
    found = list[Place]()
    for place in places:
        here: Place | None = place
        while here is not None and here not in found:
            found.append(here)
            here = _invitation(connection, *here)
    return found


def _invitation(connection: Connection, game: str, seat: int) -> Place | None:
    """The pending rematch seat of a player, if there is one."""
    following = connection.execute(select(GAMES.c.id).where(GAMES.c.after == game)).scalar()
    seats = select(func.count()).select_from(PLAYERS).where(PLAYERS.c.game == game)
    there = str(following), seat_after(seat, connection.execute(seats).scalar_one())
    taken = select(CLAIMS.c.seat).where(CLAIMS.c.game == there[0], CLAIMS.c.seat == there[1])
    place = and_(PLAYERS.c.game == there[0], PLAYERS.c.seat == there[1])
    waits = select(PLAYERS.c.seat).where(place, PLAYERS.c.kind == NOT_TAKEN, ~taken.exists())
    return there if following and connection.execute(waits).first() else None


def erase_names(connection: Connection, places: Iterable[Place]) -> None:
    """Delete the names of seats and the salts that open their commitments."""
    for game, seat in places:
        for table in (PLAYERS, CLAIMS):
            place = and_(table.c.game == game, table.c.seat == seat)
            connection.execute(update(table).where(place).values(name=DELETED))
        _erase_salt(connection, game, seat)


def _erase_salt(connection: Connection, game: str, seat: int) -> None:
    line = GAMES.c.id == game
    roster = json.loads(connection.execute(select(GAMES.c.roster).where(line)).scalar() or "[]")
    if seat < len(roster):
        roster[seat][1] = ""
        connection.execute(update(GAMES).where(line).values(roster=json.dumps(roster)))


def erase_chat(connection: Connection, places: Iterable[Place]) -> None:
    """Delete all chat lines sent from these seats."""
    for game, seat in places:
        connection.execute(delete(CHAT).where(CHAT.c.game == game, CHAT.c.seat == seat))


def revoke(connection: Connection, places: Iterable[Place]) -> None:
    """Replace seat tokens by random ones that were never handed out."""
    for game, seat in places:
        for table in (PLAYERS, CLAIMS):
            place = and_(table.c.game == game, table.c.seat == seat)
            fresh = hashed(new_token())
            connection.execute(update(table).where(place).values(token=fresh))
