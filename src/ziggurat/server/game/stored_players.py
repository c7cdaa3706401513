"""Stored players: the players of games, as read from the database."""

from collections.abc import Sequence

from sqlalchemy import (
    Connection,
    RowMapping,
    select,
)

from ziggurat.server.game.players import (
    NOT_TAKEN,
    Player,
    PlayerKind,
    StoredPlayer,
    decode_player,
)
from ziggurat.server.storage.schema import (
    CLAIMS,
    PLAYERS,
    SITTING,
)


def players_of(connection: Connection, games: Sequence[str]) -> dict[str, tuple[Player, ...]]:
    """The players of some games, including people who accepted an invitation."""
    seats = {game: dict[int, Player]() for game in games}
    people = {
        (line.game, line.seat): line.person
        for line in connection.execute(select(SITTING).where(SITTING.c.game.in_(games)))
    }
    claims = {
        (claim["game"], claim["seat"]): claim
        for claim in connection.execute(select(CLAIMS).where(CLAIMS.c.game.in_(games))).mappings()
    }
    for row in connection.execute(select(PLAYERS).where(PLAYERS.c.game.in_(games))).mappings():
        place = row["game"], row["seat"]
        seats[row["game"]][row["seat"]] = _player(row, claims.get(place), people.get(place, ""))
    return {game: tuple(some[seat] for seat in sorted(some)) for game, some in seats.items()}


def _player(row: RowMapping, claim: RowMapping | None, person: str) -> Player:
    stored = StoredPlayer(row["kind"], row["level"])
    if claim is None or stored.kind != NOT_TAKEN:
        return decode_player(stored, row["name"], row["token"], person)
    if claim["level"]:
        return Player(PlayerKind.BOT, claim["name"], claim["level"])
    return Player(PlayerKind.PERSON, claim["name"], token=claim["token"], person=person)
