"""Game store: append-only rows in SQLite (WAL mode) or PostgreSQL.

A row is acknowledged after its transaction is durable, and (game, revision) is a primary key: two
workers can never both write revision 41. All writes of a process go through its one writer.
"""

import json
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future
from contextlib import AbstractContextManager, ExitStack
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import (
    Connection,
    RowMapping,
    Table,
    insert,
    select,
)
from sqlalchemy.exc import IntegrityError

from ziggurat.commitment import Secret
from ziggurat.server.accounts.moderation import Moderation
from ziggurat.server.accounts.store import UserStore
from ziggurat.server.errors import (
    Conflict,
    CorruptGame,
    NoSuchGame,
    Refused,
    Reject,
    SeatTaken,
    ServerError,
)
from ziggurat.server.game.clock import Clock, clock_of
from ziggurat.server.game.incompatible import StoredResult
from ziggurat.server.game.leaving import Attendance
from ziggurat.server.game.players import Player, encode_player
from ziggurat.server.game.rows import Row, decode_draws, decode_row, encode_draws, encode_row
from ziggurat.server.game.setup import NameCommitment, Setup, seat_after
from ziggurat.server.game.stored_players import players_of
from ziggurat.server.identity.names import renumbered
from ziggurat.server.lobby.store import LobbyStore, forget_opener, remember_opener
from ziggurat.server.ratings.model import ADDRESS
from ziggurat.server.ratings.store import (
    RatingStore,
    changes_of,
    count_game,
    erase_origins,
    shares_address,
    skills_at,
)
from ziggurat.server.storage.bus import LOBBY, bus_for
from ziggurat.server.storage.database import connected, disconnect
from ziggurat.server.storage.heartbeat import Heartbeat
from ziggurat.server.storage.reading import reading
from ziggurat.server.storage.schema import CHAT, CLAIMS, GAMES, PLAYERS, RESULTS, ROWS, SITTING
from ziggurat.server.storage.upgrade import upgrade
from ziggurat.server.storage.writer import Writer

Lines: TypeAlias = list[dict[str, Any]]


class ChatLine(NamedTuple):
    """One line of chat."""

    number: int
    seat: int
    text: str


class Store:
    """The games of one database."""

    def __init__(self, url: str, clock: Callable[[], float] = time.time) -> None:
        self.engine = connected(url)
        with ExitStack() as failing:
            failing.callback(disconnect, self.engine)
            upgrade(self.engine)
            self.writer = Writer(self.engine)
            failing.callback(self.writer.close)
            self.service = Heartbeat(self.engine, self.writer, clock)
            failing.pop_all()
        self.bus = bus_for(self.engine)
        self.users = UserStore(self.engine, self.writer, self.bus)
        self.moderation = Moderation(self.engine, self.writer, self.bus, self.users)
        self.lobby = LobbyStore(self.engine, self.writer, self.bus)
        self.ratings = RatingStore(self.engine)

    def _reading(self) -> AbstractContextManager[Connection]:
        return reading(self.engine)

    def close(self) -> None:
        """Write pending jobs and close all connections."""
        self.writer.close()
        self.bus.close()
        disconnect(self.engine)

    def create(self, setup: Setup, origin: str | None = None, address: str = "") -> None:
        """Insert a new game with its players; `origin` is the hash of the creator's address.

        The address itself is hashed too, while the game is open.
        """
        game = {
            "id": setup.id,
            "game": setup.game,
            "version": setup.version,
            "options": json.dumps(setup.options),
            "seed": setup.seed,
            "created": setup.created,
            "after": setup.after,
            "draws": None if setup.draws is None else encode_draws(setup.draws),
            "secret": setup.secret.opened() if setup.secret else None,
            "clock": str(setup.clock) if setup.clock else None,
            "returns": setup.returns,
            "rated": setup.rated,
            "sealing": setup.sealing,
            "roster": _written(setup.roster),
        }
        players = [
            {
                "game": setup.id,
                "seat": seat,
                "name": player.name,
                **encode_player(player)._asdict(),
                "token": player.token,
            }
            for seat, player in enumerate(setup.players)
        ]
        refusal = Conflict(setup.id, 0)
        told = setup.after or setup.id  # subscribers of the previous game learn of its rematch
        lines = [(GAMES, [game]), (PLAYERS, players), (SITTING, _sitting(setup, origin))]

        def work(connection: Connection) -> None:
            self._add(connection, told, refusal, *lines)
            if address and any(player.is_open for player in setup.players):
                remember_opener(connection, setup.id, address)

        self.writer.write(work, told).result()

    def setup(self, game: str) -> Setup:
        """The set-up of a game, including players who joined since."""
        with self._reading() as connection:
            found = connection.execute(select(GAMES).where(GAMES.c.id == game)).mappings().first()
            if found is None:
                raise NoSuchGame(game)
            players = players_of(connection, [game])[game]
            came = select(SITTING.c.person).where(SITTING.c.game == game)
            maker = connection.execute(came.order_by(SITTING.c.since).limit(1)).scalar()
            following = connection.execute(select(GAMES.c.id).where(GAMES.c.after == game)).scalar()
            invited = _invited(connection, players, following)
            skills = skills_at(connection, found["game"], players) if found["rated"] else ()
            changes = changes_of(connection, game) if found["rated"] else ()
            unrated = found["unrated"] or ""
            if found["rated"] and not unrated:
                unrated = _unrated(connection, game)
        try:
            options = json.loads(found["options"])
        except json.JSONDecodeError as error:
            raise CorruptGame(game, 0, f"its options are not JSON: {error}") from error
        return Setup(
            id=game,
            game=found["game"],
            version=found["version"],
            options=options,
            seed=found["seed"],
            players=players,
            created=found["created"],
            after=found["after"],
            following=following,
            invited=invited,
            draws=None if found["draws"] is None else decode_draws(found["draws"]),
            maker=maker or "",
            secret=_secret(game, found["secret"]),
            clock=_clock(game, found["clock"]),
            returns=found["returns"],
            rated=found["rated"],
            skills=skills,
            changes=changes,
            unrated=unrated,
            sealing=found["sealing"],
            roster=_roster(game, found["roster"]),
        )

    def ping(self) -> None:
        """Check that the database answers; raises if not."""
        with self._reading() as connection:
            connection.execute(select(1))

    def known(self, games: Collection[str]) -> list[str]:
        """The existing games among these, newest first."""
        query = select(GAMES.c.id).where(GAMES.c.id.in_(games)).order_by(GAMES.c.created.desc())
        with self._reading() as connection:
            return list(connection.execute(query).scalars())

    def claim(
        self,
        game: str,
        seat: int,
        name: str,
        token: str,
        person: str = "",
        origin: str | None = None,
    ) -> None:
        """Accept an invitation, once; `origin` is the hash of the accepting address.

        Numbers of names typed for other seats are skipped.
        """
        place = {"game": game, "seat": seat}
        sits = {**place, "person": person, "since": time.time(), "origin": origin}
        taken = SeatTaken(f"seat {seat} of game {game} is taken")

        def work(connection: Connection) -> None:
            players = players_of(connection, [game])[game]
            if person and any(one.person == person for one in players):
                rated = select(GAMES.c.rated).where(GAMES.c.id == game)
                if connection.execute(rated).scalar():
                    raise SeatTaken(f"nobody takes two seats of the rated game {game}")
            others = [other.name for number, other in enumerate(players) if number != seat]
            row = {**place, "name": renumbered(name, others), "token": token}
            lines = (CLAIMS, [row]), (SITTING, [sits] if person else [])
            self._add(connection, game, taken, *lines)
            forget_opener(connection, game)

        self.writer.write(work, game).result()

    def append(
        self,
        game: str,
        revision: int,
        rows: Sequence[Row],
        soon: float | None = None,
        roster: Sequence[NameCommitment] = (),
        until: float | None = None,
    ) -> "Future[float]":
        """Append rows after a revision, atomically and durably; returns their game time.

        `soon` is the delay until the next possible timeout. The first rows come with the name
        commitments (`roster`). After the moment `until` they are refused: their author has timed
        out.
        """
        now = self.service.clock()
        lines = [
            {
                "game": game,
                "revision": number,
                **encode_row(row)._asdict(),
                "written": now,
            }
            for number, row in enumerate(rows, start=revision + 1)
        ]
        refusal = Conflict(game, revision + 1)

        def work(connection: Connection) -> float:
            at = now
            if soon is not None:
                at = self.service.served(connection)
                if until is not None and at > until:
                    raise Refused(Reject.STALE, f"time was up {at - until:g} seconds ago")
                due = GAMES.update().where(GAMES.c.id == game).values(due=at + soon)
                connection.execute(due)
                lines[:] = [{**line, "at": at} for line in lines]
            self._add(connection, game, refusal, (ROWS, lines), lobby_changed=revision == 0)
            if roster:
                bound = GAMES.update().where(GAMES.c.id == game).values(roster=_written(roster))
                connection.execute(bound)
            return at

        return self.writer.write(work, game)

    def _add(
        self,
        connection: Connection,
        game: str,
        refusal: ServerError,
        *rows: tuple[Table, Lines],
        lobby_changed: bool = True,
    ) -> None:
        """Insert rows into tables; with `lobby_changed`, the listed tables may change."""
        try:
            for table, lines in rows:
                if lines:
                    connection.execute(insert(table), lines)
        except IntegrityError as error:
            raise refusal from error
        self.bus.tell(connection, game)
        if lobby_changed:
            self.bus.tell(connection, LOBBY)

    def finish(
        self, game: str, result: StoredResult, attendance: Attendance | None = None
    ) -> "Future[None]":
        """Store the result of a game, once; a rated one is counted with it.

        Without the session's `attendance`, departures are read from rows.
        """
        line = {
            "game": game,
            "written": time.time(),
            "scores": json.dumps(result.scores),
            "places": json.dumps(result.places),
            "reason": result.reason,
            "counts": json.dumps(result.counts),
            "fingerprint": result.fingerprint or None,
            "departed": json.dumps(attendance.left) if attendance else None,
        }

        def work(connection: Connection) -> None:
            self._add(connection, game, Conflict(game, 0), (RESULTS, [line]))
            connection.execute(GAMES.update().where(GAMES.c.id == game).values(due=None))
            if connection.execute(select(GAMES.c.rated).where(GAMES.c.id == game)).scalar():
                count_game(connection, game, players_of(connection, [game])[game], attendance)
                erase_origins(connection, game)

        return self.writer.write(work, game)

    def result(self, game: str) -> StoredResult | None:
        """The stored result of a game."""
        with self._reading() as connection:
            found = connection.execute(select(RESULTS).where(RESULTS.c.game == game)).mappings()
            line = found.first()
        if line is None:
            return None
        return StoredResult(
            tuple(json.loads(line["scores"])),
            tuple(json.loads(line["places"])),
            line["reason"],
            json.loads(line["counts"]),
            line["fingerprint"] or "",
        )

    def undrawn(self) -> list[str]:
        """The games without stored draws."""
        with self._reading() as connection:
            query = select(GAMES.c.id).where(GAMES.c.draws.is_(None))
            return list(connection.execute(query).scalars())

    def complete(self, game: str, dealt: Sequence[str], rows: Sequence[Row]) -> None:
        """Store missing draws of a game."""

        def work(connection: Connection) -> None:
            for revision, row in enumerate(rows, start=1):
                place = (ROWS.c.game == game) & (ROWS.c.revision == revision)
                connection.execute(ROWS.update().where(place).values(body=encode_row(row).body))
            line = GAMES.c.id == game
            connection.execute(GAMES.update().where(line).values(draws=encode_draws(dealt)))

        self.writer.write(work).result()

    def rows(self, game: str, after: int = 0) -> list[Row]:
        """The rows after a revision, in order; refuses gaps and unknown kinds."""
        query = select(ROWS).where(ROWS.c.game == game, ROWS.c.revision > after)
        with self._reading() as connection:
            found = connection.execute(query.order_by(ROWS.c.revision)).mappings().all()
        return [_row(game, expected, row) for expected, row in enumerate(found, start=after + 1)]

    def say(self, game: str, seat: int, text: str) -> ChatLine:
        """Store a chat line."""

        def work(connection: Connection) -> ChatLine:
            done = connection.execute(insert(CHAT), {"game": game, "seat": seat, "text": text})
            (number,) = done.inserted_primary_key or (0,)
            self.bus.tell(connection, game)
            return ChatLine(number, seat, text)

        return self.writer.write(work, game).result()

    def chat(self, game: str, last: int = 200) -> list[ChatLine]:
        """The last chat lines, in order."""
        query = select(CHAT).where(CHAT.c.game == game).order_by(CHAT.c.number.desc()).limit(last)
        with self._reading() as connection:
            found = connection.execute(query).mappings().all()
        return [ChatLine(line["number"], line["seat"], line["text"]) for line in reversed(found)]


def _invited(
    connection: Connection, players: Sequence[Player], following: str | None
) -> frozenset[int]:
    """The seats of players who are invited to the rematch and have not joined yet."""
    if following is None:
        return frozenset()
    there = players_of(connection, [following])[following]
    return frozenset(
        seat
        for seat, one in enumerate(players)
        if one.is_person and there[seat_after(seat, len(players))].is_invited
    )


def _unrated(connection: Connection, game: str) -> str:
    """Why a rated game does not count, if known."""
    told = connection.execute(select(RESULTS.c.unrated).where(RESULTS.c.game == game)).scalar()
    return told or (ADDRESS if shares_address(connection, game) else "")


def _sitting(setup: Setup, origin: str | None) -> Lines:
    """The seat rows of a new game, by user."""
    same = {"game": setup.id, "since": setup.created, "origin": origin}
    return [
        {"seat": seat, "person": player.person, **same}
        for seat, player in enumerate(setup.players)
        if player.person
    ]


def _written(roster: Sequence[NameCommitment]) -> str | None:
    return json.dumps(roster) if roster else None


def _roster(game: str, text: str | None) -> tuple[NameCommitment, ...]:
    try:
        return tuple(NameCommitment(*one) for one in json.loads(text or "[]"))
    except (ValueError, TypeError) as error:
        raise CorruptGame(game, 0, "the commitments to its players are damaged") from error


def _secret(game: str, text: str | None) -> Secret | None:
    try:
        return Secret(text) if text else None
    except ValueError as error:
        raise CorruptGame(game, 0, "its secret is damaged") from error


def _clock(game: str, text: str | None) -> Clock | None:
    try:
        return clock_of(text or "")
    except ValueError as error:
        raise CorruptGame(game, 0, str(error)) from error


def _row(game: str, expected: int, row: RowMapping) -> Row:
    if row["revision"] != expected:
        raise CorruptGame(game, expected, "this row is missing")
    at = row["at"] or row["written"] or 0.0
    try:
        return decode_row(row["kind"], row["seat"], row["body"], at)
    except ValueError as error:
        raise CorruptGame(game, expected, str(error)) from error
