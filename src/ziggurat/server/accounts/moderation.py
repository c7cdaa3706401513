"""Moderation commands: the site operator inspects and removes content while workers run.

Workers on PostgreSQL are notified by the bus. With SQLite another process cannot notify the worker,
so log entries also store the notices, which the worker reads with its heartbeat.
"""

import json
import time
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, Engine, and_, delete, func, insert, select

from ziggurat.server.accounts.deletion import erase_names, with_invitations
from ziggurat.server.accounts.model import User
from ziggurat.server.accounts.store import UserStore, places_of
from ziggurat.server.errors import ServerError
from ziggurat.server.storage.bus import Bus, of_person, reload_notice
from ziggurat.server.storage.reading import reading
from ziggurat.server.storage.schema import CHAT, CLAIMS, MODERATION, PEOPLE, PLAYERS, SITTING
from ziggurat.server.storage.writer import Writer


class NoSuchContent(ServerError):
    """The item to moderate does not exist."""


class Profile(NamedTuple):
    """A profile in the moderation list."""

    id: str
    name: str
    number: int
    created: float
    seen: float
    seats: int


class ReviewedLine(NamedTuple):
    """A chat line in the moderation list."""

    number: int
    game: str
    seat: int
    name: str
    person: str
    text: str


class ModerationAction(NamedTuple):
    """A logged moderation action."""

    number: int
    at: float
    action: str
    target: str


class Moderation:
    """Moderation commands of one database."""

    def __init__(self, engine: Engine, writer: Writer, bus: Bus, users: UserStore) -> None:
        self.engine = engine
        self.writer = writer
        self.bus = bus
        self.users = users

    # Queries.

    def profiles(self, last: int) -> list[Profile]:
        """The most recently active profiles, newest first."""
        mine = select(func.count()).where(SITTING.c.person == PEOPLE.c.id).scalar_subquery()
        columns = (PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.number, PEOPLE.c.created, PEOPLE.c.seen)
        query = select(*columns, mine).order_by(PEOPLE.c.created.desc(), PEOPLE.c.id).limit(last)
        with reading(self.engine) as connection:
            return [Profile(*line) for line in connection.execute(query)]

    def lines(self, last: int, game: str = "") -> list[ReviewedLine]:
        """The last chat lines of all games or of one, newest first."""
        claimed = and_(CLAIMS.c.game == CHAT.c.game, CLAIMS.c.seat == CHAT.c.seat)
        put = and_(PLAYERS.c.game == CHAT.c.game, PLAYERS.c.seat == CHAT.c.seat)
        sits = and_(SITTING.c.game == CHAT.c.game, SITTING.c.seat == CHAT.c.seat)
        name = func.coalesce(CLAIMS.c.name, PLAYERS.c.name)
        person = func.coalesce(SITTING.c.person, "")
        query = select(CHAT.c.number, CHAT.c.game, CHAT.c.seat, name, person, CHAT.c.text)
        query = query.outerjoin(CLAIMS, claimed).outerjoin(PLAYERS, put).outerjoin(SITTING, sits)
        if game:
            query = query.where(CHAT.c.game == game)
        with reading(self.engine) as connection:
            found = connection.execute(query.order_by(CHAT.c.number.desc()).limit(last))
            return [ReviewedLine(*line) for line in found]

    def actions(self, last: int) -> list[ModerationAction]:
        """The moderation log, newest first."""
        columns = (MODERATION.c.number, MODERATION.c.at, MODERATION.c.action, MODERATION.c.target)
        query = select(*columns).order_by(MODERATION.c.number.desc()).limit(last)
        with reading(self.engine) as connection:
            return [ModerationAction(*line) for line in connection.execute(query)]

    # Commands.

    def rename(self, person: str, name: str) -> User:
        """Rename a user; the old name is deleted from stored games."""
        before = self.person(person)
        renamed = self.users.change(before, name, before.colour)

        def work(connection: Connection) -> None:
            places = with_invitations(connection, places_of(connection, person))
            erase_names(connection, places)
            notices = [reload_notice(game) for game, _ in places] + [of_person(person)]
            self._log(connection, "rename", person, notices)

        self.writer.write(work).result()
        return renamed

    def remove_name(self, game: str, seat: int) -> None:
        """Delete the name of one seat."""

        def work(connection: Connection) -> None:
            place = and_(PLAYERS.c.game == game, PLAYERS.c.seat == seat)
            if connection.execute(select(PLAYERS.c.seat).where(place)).first() is None:
                raise NoSuchContent(f"there is no seat {seat} in game {game}")
            places = with_invitations(connection, [(game, seat)])
            erase_names(connection, places)
            notices = [reload_notice(one) for one, _ in places]
            self._log(connection, "remove-name", f"{game} {seat}", notices)

        self.writer.write(work).result()

    def remove_line(self, number: int) -> None:
        """Delete one chat line."""

        def work(connection: Connection) -> None:
            line = CHAT.c.number == number
            game = connection.execute(select(CHAT.c.game).where(line)).scalar()
            if game is None:
                raise NoSuchContent(f"there is no message {number}")
            connection.execute(delete(CHAT).where(line))
            self._log(connection, "remove-line", f"{game} {number}", [reload_notice(game)])

        self.writer.write(work).result()

    def delete(self, person: str, left: Sequence[str] = ()) -> None:
        """Delete an account, after its running games were `left`."""
        games = [*left, *self.users.forget(self.person(person).id)]

        def work(connection: Connection) -> None:
            notices = [reload_notice(game) for game in games] + [of_person(person)]
            self._log(connection, "delete", person, notices)

        self.writer.write(work).result()

    def person(self, person: str) -> User:
        """The user with this id; raises Unknown otherwise."""
        found = self.users.named([person]).get(person)
        if found is None:
            raise NoSuchContent(f"there is no profile {person}")
        return found

    def _log(
        self, connection: Connection, action: str, target: str, notices: Sequence[str]
    ) -> None:
        """Log an action and notify the workers."""
        told = list(dict.fromkeys(notices))
        line = {"at": time.time(), "action": action, "target": target, "notices": json.dumps(told)}
        connection.execute(insert(MODERATION), line)
        for notice in told:
            self.bus.tell(connection, notice)

    # Polling, for workers without a bus.

    def newest(self) -> int:
        """The number of the latest action."""
        with reading(self.engine) as connection:
            return connection.execute(select(func.max(MODERATION.c.number))).scalar() or 0

    def heard(self, after: int) -> tuple[int, list[str]]:
        """The notices of all actions after a number, and the latest number."""
        query = select(MODERATION.c.number, MODERATION.c.notices).where(MODERATION.c.number > after)
        with reading(self.engine) as connection:
            found = connection.execute(query.order_by(MODERATION.c.number)).all()
        notices = [notice for _, told in found for notice in json.loads(told)]
        return (found[-1][0] if found else after), notices
