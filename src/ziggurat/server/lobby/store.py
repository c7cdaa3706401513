"""Lobby store: listed tables; seats left or filled with bots before a game begins."""

import json
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from sqlalchemy import (
    Connection,
    Engine,
    Exists,
    RowMapping,
    and_,
    case,
    delete,
    exists,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from ziggurat.server.config import CONFIG
from ziggurat.server.errors import Refused, Reject, SeatTaken
from ziggurat.server.game.clock import clock_of
from ziggurat.server.game.players import (
    NOT_TAKEN,
    OPEN_SEAT,
    Player,
)
from ziggurat.server.game.stored_players import players_of
from ziggurat.server.identity.tokens import hashed, new_token
from ziggurat.server.lobby.model import ListedTable
from ziggurat.server.ratings.origins import opener_of
from ziggurat.server.ratings.skill import Skill
from ziggurat.server.ratings.standings import StandingKey, seated
from ziggurat.server.ratings.store import skills_of
from ziggurat.server.storage.bus import LOBBY, Bus
from ziggurat.server.storage.game_deletion import delete_games
from ziggurat.server.storage.reading import reading
from ziggurat.server.storage.schema import (
    CLAIMS,
    GAMES,
    PLAYERS,
    RESULTS,
    ROWS,
    SERVICE,
    SITTING,
)
from ziggurat.server.storage.writer import Writer


class LobbyStore:
    """The listed tables of one database."""

    def __init__(self, engine: Engine, writer: Writer, bus: Bus) -> None:
        self.engine = engine
        self.writer = writer
        self.bus = bus

    def listed(self) -> tuple[ListedTable, ...]:
        """Open tables, round-robin by address, and games in progress.

        The tables of one address come oldest first; games newest first.
        """
        now = time.time()
        opened = exists().where(PLAYERS.c.game == GAMES.c.id, PLAYERS.c.level == OPEN_SEAT.level)
        ended = exists().where(RESULTS.c.game == GAMES.c.id)
        limits = CONFIG.lobby
        written = ROWS.c.written > now - limits.watchable_for_s
        lately = exists().where(ROWS.c.game == GAMES.c.id, written)
        recent = (GAMES.c.created > now - limits.open_for_s) | lately
        kind = GAMES.c.game, _waits()
        address = func.coalesce(GAMES.c.opener, GAMES.c.id)
        oldest = GAMES.c.created, GAMES.c.id
        turn = func.row_number().over(partition_by=(*kind, address), order_by=oldest)
        columns = *kind[:1], GAMES.c.id, GAMES.c.created, kind[1].label("waits"), turn.label("turn")
        found = select(*columns).where(opened, ~ended, recent).subquery()
        newest = case((found.c.waits, 0.0), else_=-found.c.created)
        order = (
            case((found.c.waits, found.c.turn), else_=0),  # round-robin by address
            newest,
            found.c.created,
            found.c.id,
        )
        few = ~found.c.waits | (found.c.turn <= CONFIG.lobby.max_open_per_address)
        place = func.row_number().over(partition_by=(found.c.game, found.c.waits), order_by=order)
        ranked = select(found.c.id, found.c.waits, place.label("place")).where(few).subquery()
        enough = (ranked.c.place <= CONFIG.lobby.max_listed_per_game) | (
            ranked.c.waits & (ranked.c.place <= CONFIG.lobby.max_tables_read)
        )
        with reading(self.engine) as connection:
            query = select(GAMES).join(ranked, GAMES.c.id == ranked.c.id).where(enough)
            games = connection.execute(query.order_by(ranked.c.place, GAMES.c.id)).mappings().all()
            ids = [game["id"] for game in games]
            players = players_of(connection, ids)
            people = {one.person for some in players.values() for one in some if one.person}
            skills = skills_of(connection, people)
        return tuple(capped(_listed(game, players[game["id"]], skills) for game in games))

    def leave(self, game: str, person: str, unnamed: str) -> bool:
        """Give up all seats of a user in a game not begun; whether the table still exists."""

        def work(connection: Connection) -> bool:
            if connection.execute(select(ROWS.c.game).where(ROWS.c.game == game)).first():
                raise Refused(Reject.BEGUN, "the game has begun")
            mine = and_(SITTING.c.game == game, SITTING.c.person == person)
            seats = list(connection.execute(select(SITTING.c.seat).where(mine)).scalars())
            connection.execute(delete(SITTING).where(mine))
            for seat in seats:
                _free(connection, game, seat, unnamed)
            left = connection.execute(select(SITTING.c.seat).where(SITTING.c.game == game)).first()
            if left is None:
                delete_games(connection, [game])
            for told in (game, LOBBY):
                self.bus.tell(connection, told)
            return left is not None

        return self.writer.write(work, game).result()

    def fill(self, game: str, bots: Mapping[int, str], level: str) -> None:
        """Fill free seats with bots."""
        lines = [
            {"game": game, "seat": seat, "name": name, "token": "", "level": level}
            for seat, name in bots.items()
        ]

        def work(connection: Connection) -> None:
            try:
                connection.execute(insert(CLAIMS), lines)
            except IntegrityError as error:
                raise SeatTaken(f"a seat of game {game} was taken meanwhile") from error
            forget_opener(connection, game)
            for told in (game, LOBBY):
                self.bus.tell(connection, told)

        self.writer.write(work, game).result()


def remember_opener(connection: Connection, game: str, address: str) -> None:
    """Store the keyed hash of the address that opens a table; old ones are erased."""
    secret = connection.execute(select(SERVICE.c.secret)).scalar_one()
    old = GAMES.c.opener.is_not(None), GAMES.c.created < time.time() - CONFIG.lobby.open_for_s
    connection.execute(update(GAMES).where(*old).values(opener=None))
    opener = opener_of(secret, address)
    connection.execute(update(GAMES).where(GAMES.c.id == game).values(opener=opener))


def forget_opener(connection: Connection, game: str) -> None:
    """Erase the address hash of a table that is not open any more."""
    line = GAMES.c.id == game, GAMES.c.opener.is_not(None), ~_waits()
    connection.execute(update(GAMES).where(*line).values(opener=None))


def _waits() -> Exists:
    """SQL condition: the table has a free seat."""
    taken = exists().where(CLAIMS.c.game == PLAYERS.c.game, CLAIMS.c.seat == PLAYERS.c.seat)
    here = PLAYERS.c.game == GAMES.c.id
    return exists().where(
        here, PLAYERS.c.level == OPEN_SEAT.level, PLAYERS.c.kind == NOT_TAKEN, ~taken
    )


def capped(tables: Iterable[ListedTable]) -> Iterator[ListedTable]:
    """Listed games, capped per game and, for open ones, per creator."""
    listed: Counter[tuple[str, bool]] = Counter()
    waiting: Counter[str] = Counter()
    most = CONFIG.lobby
    for one in tables:
        if not one.has_persons or listed[one.game, one.free > 0] >= most.max_listed_per_game:
            continue
        if one.free and any(waiting[person] >= most.max_open_per_user for person in one.people):
            continue
        listed[one.game, one.free > 0] += 1
        if one.free:
            waiting.update(one.people)
        yield one


def _listed(
    game: RowMapping, players: tuple[Player, ...], skills: Mapping[StandingKey, Skill]
) -> ListedTable:
    options = tuple(sorted(json.loads(game["options"]).items()))
    return ListedTable(
        id=game["id"],
        game=game["game"],
        options=options,
        created=game["created"],
        players=players,
        clock=clock_of(game["clock"] or ""),
        rated=game["rated"],
        skills=seated(skills, game["game"], players),
        version=game["version"],
    )


def _free(connection: Connection, game: str, seat: int, unnamed: str) -> None:
    """Free a seat again for its previous audience, or for everyone."""
    claim = and_(CLAIMS.c.game == game, CLAIMS.c.seat == seat)
    if connection.execute(delete(CLAIMS).where(claim)).rowcount:
        return
    place = and_(PLAYERS.c.game == game, PLAYERS.c.seat == seat)
    nobody = {**OPEN_SEAT._asdict(), "name": unnamed, "token": hashed(new_token())}
    connection.execute(update(PLAYERS).where(place).values(nobody))
