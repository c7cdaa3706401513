"""Account store: users, devices, seats, mutes and blocks.

Of session keys and login codes only hashes are stored. A change is published on the bus with the
user's id, so that open tabs reconnect with the new identity and permissions.
"""

import json
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from itertools import count
from typing import Final

from sqlalchemy import (
    Connection,
    Engine,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from ziggurat.server.accounts.deletion import (
    Place,
    erase_chat,
    erase_names,
    revoke,
    with_invitations,
)
from ziggurat.server.accounts.model import BLOCK, PlayedGame, User
from ziggurat.server.config import CONFIG
from ziggurat.server.errors import Conflict, Refused, Reject
from ziggurat.server.identity.names import skeleton
from ziggurat.server.identity.tokens import new_id
from ziggurat.server.ratings import store as ratings
from ziggurat.server.storage.bus import Bus, of_person, reload_notice
from ziggurat.server.storage.reading import reading
from ziggurat.server.storage.schema import (
    CLAIMS,
    CODES,
    DEVICES,
    GAMES,
    PEOPLE,
    PLAYERS,
    RESULTS,
    ROWS,
    SHUNNED,
    SITTING,
    STANDINGS,
)
from ziggurat.server.storage.writer import Writer

VISIT_INTERVAL_S: Final = 24 * 3600.0


class UserStore:
    """The users of one database."""

    def __init__(self, engine: Engine, writer: Writer, bus: Bus) -> None:
        self.engine = engine
        self.writer = writer
        self.bus = bus

    def by_key(self, key: str) -> User | None:
        """The user of a session key, by its hash."""
        query = select(PEOPLE).join(DEVICES, DEVICES.c.person == PEOPLE.c.id)
        with reading(self.engine) as connection:
            found = connection.execute(query.where(DEVICES.c.key == key)).mappings().first()
        if found is None:
            return None
        if time.time() - found["seen"] > VISIT_INTERVAL_S:
            self._see(found["id"])
        return User(found["id"], found["name"], found["number"], found["colour"])

    def _see(self, person: str) -> None:
        """Record the user's last visit, once a day: inactive users are pruned."""
        seen = update(PEOPLE).where(PEOPLE.c.id == person).values(seen=time.time())
        self.writer.write(lambda connection: connection.execute(seen) and None)

    def named(self, people: Collection[str]) -> dict[str, User]:
        """Users by their ids."""
        with reading(self.engine) as connection:
            found = connection.execute(select(PEOPLE).where(PEOPLE.c.id.in_(people))).mappings()
            return {
                one["id"]: User(one["id"], one["name"], one["number"], one["colour"])
                for one in found
            }

    def create(self, name: str, colour: str, key: str) -> User:
        """Create a user with a first device."""
        person, now = User(new_id(), name, 0, colour), time.time()

        def work(connection: Connection) -> User:
            numbered = replace(person, number=_next_number(connection, name))
            line = {
                "id": person.id,
                "name": name,
                "skeleton": skeleton(name),
                "number": numbered.number,
                "colour": colour,
                "created": now,
                "seen": now,
            }
            connection.execute(insert(PEOPLE), line)
            connection.execute(insert(DEVICES), {"key": key, "person": person.id, "since": now})
            return numbered

        return self._numbering(work)

    def alike(self, names: Collection[str]) -> dict[str, int]:
        """Of some names, those already in use, each with its next free number."""
        with reading(self.engine) as connection:
            numbers = {name: _next_number(connection, name) for name in names}
        return {name: number for name, number in numbers.items() if number > 1}

    def change(self, person: User, name: str, colour: str) -> User:
        """Change name or colour; a name with the same skeleton keeps its number."""

        def work(connection: Connection) -> User:
            number = person.number
            if skeleton(name) != skeleton(person.name):
                number = _next_number(connection, name)
            values = {"name": name, "skeleton": skeleton(name), "number": number, "colour": colour}
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(values))
            return User(person.id, name, number, colour)

        return self._numbering(work)

    def _numbering(self, work: Callable[[Connection], User]) -> User:
        """Run an insert with the next number; retry if another worker took it first."""

        def once(connection: Connection) -> User:
            try:
                return work(connection)
            except IntegrityError as error:
                raise Conflict("people", 0) from error

        for attempt in count(1):
            try:
                return self.writer.write(once).result()
            except Conflict:
                if attempt == CONFIG.accounts.max_number_attempts:
                    raise
        raise AssertionError  # unreachable

    # Devices.

    def devices(self, person: str) -> int:
        """The number of active sessions of a user."""
        query = select(func.count()).select_from(DEVICES).where(DEVICES.c.person == person)
        with reading(self.engine) as connection:
            return int(connection.execute(query).scalar_one())

    def create_login_code(self, person: str, code: str, until: float) -> None:
        """Store a login code for another device; replaces the previous code."""

        def work(connection: Connection) -> None:
            stale = or_(CODES.c.person == person, CODES.c.until < time.time())
            connection.execute(delete(CODES).where(stale))
            line = {"code": code, "person": person, "until": until}
            connection.execute(insert(CODES), line)

        self.writer.write(work).result()

    def login_code_user(self, code: str) -> User | None:
        """The user a login code belongs to, while it is valid."""
        query = select(CODES.c.person).where(CODES.c.code == code, CODES.c.until > time.time())
        with reading(self.engine) as connection:
            person = connection.execute(query).scalar()
        return self.named([person]).get(person) if person else None

    def redeem_login_code(self, code: str, key: str, before: str = "") -> User | None:
        """Redeem a login code for a device; None if it is invalid.

        If `before` (a key hash) was the only session of another account, that account is merged
        into this one. Refused while it plays a rated game or shares a rated table with the user.
        """

        def work(connection: Connection) -> str:
            good = and_(CODES.c.code == code, CODES.c.until > time.time())
            person = connection.execute(select(CODES.c.person).where(good)).scalar()
            if person is None or not connection.execute(delete(CODES).where(good)).rowcount:
                return ""  # redeemed concurrently
            line = {"key": key, "person": person, "since": time.time()}
            self._leave(connection, before, str(person))
            connection.execute(insert(DEVICES), line)
            _only_newest(connection, str(person))
            return str(person)

        person = self.writer.write(work).result()
        return self.named([person]).get(person) if person else None

    def _leave(self, connection: Connection, key: str, heir: str) -> None:
        """Revoke a session; a user without another one is merged into the heir."""
        device = DEVICES.c.key == key
        person = connection.execute(select(DEVICES.c.person).where(device)).scalar()
        connection.execute(delete(DEVICES).where(device))
        others = connection.execute(select(DEVICES.c.key).where(DEVICES.c.person == person)).first()
        if person is None or person == heir or others is not None:
            return
        if _plays_rated(connection, str(person)) or _meet(connection, str(person), heir):
            raise Refused(Reject.RATED, "whoever plays a rated game is not joined with anybody")
        mine = SITTING.c.person == person
        connection.execute(update(SITTING).where(mine).values(person=heir))
        for column, other in (
            (SHUNNED.c.person, SHUNNED.c.other),
            (SHUNNED.c.other, SHUNNED.c.person),
        ):
            there = select(other).where(column == heir)
            moved = and_(column == person, other.not_in(there), other != heir)
            connection.execute(update(SHUNNED).where(moved).values({column.name: heir}))
        ratings.merge_ratings(connection, str(person), heir)
        _forget(connection, str(person))
        self._tell(connection, str(person))

    def sign_out(self, person: str, key: str) -> None:
        """Revoke one session; without another, the user stays in games by name only."""

        def work(connection: Connection) -> None:
            connection.execute(delete(DEVICES).where(DEVICES.c.key == key))
            self._tell(connection, person)

        self.writer.write(work).result()

    def revoke_other_sessions(self, person: str, key: str) -> None:
        """Revoke all sessions but one, all login codes and all seat tokens of the user."""

        def work(connection: Connection) -> None:
            others = and_(DEVICES.c.person == person, DEVICES.c.key != key)
            connection.execute(delete(DEVICES).where(others))
            connection.execute(delete(CODES).where(CODES.c.person == person))
            revoke(connection, with_invitations(connection, places_of(connection, person)))
            self._tell(connection, person)

        self.writer.write(work).result()

    def forget(self, person: str) -> list[str]:
        """Delete a user, and erase name and chat from their games.

        The games stay for the other players; the user's seat tokens become invalid.
        """

        def work(connection: Connection) -> list[str]:
            places = with_invitations(connection, places_of(connection, person))
            ratings.keep_shared_addresses(connection, [game for game, _ in places])
            erase_names(connection, places)
            erase_chat(connection, places)
            revoke(connection, places)
            connection.execute(delete(SITTING).where(SITTING.c.person == person))
            _forget(connection, person)
            self._tell(connection, person)
            games = list(dict.fromkeys(game for game, _ in places))
            for game in games:
                self.bus.tell(connection, reload_notice(game))
            return games

        return self.writer.write(work).result()

    def _tell(self, connection: Connection, person: str) -> None:
        self.bus.tell(connection, of_person(person))

    # Seats.

    def adopt(self, person: str, seats: Collection[tuple[str, int]]) -> None:
        """Attach unowned seats to a user; a rated game belongs to its first player."""
        now = time.time()

        def work(connection: Connection) -> None:
            games = {game for game, _ in seats}
            rated = select(GAMES.c.id).where(GAMES.c.id.in_(games), GAMES.c.rated)
            kept = set(connection.execute(rated).scalars())
            for game, seat in seats:
                if game in kept:
                    continue
                place = and_(SITTING.c.game == game, SITTING.c.seat == seat)
                if connection.execute(select(SITTING.c.person).where(place)).first() is None:
                    line = {"game": game, "seat": seat, "person": person, "since": now}
                    connection.execute(insert(SITTING), line)
                    self.bus.tell(connection, game)
            self._tell(connection, person)

        self.writer.write(work).result()

    def running(self, person: str, most: int) -> list[str]:
        """The running games of a user, newest first."""
        return self._games(person, False, most, 0)

    def past(self, person: str, over: bool, most: int, skip: int = 0) -> list[PlayedGame]:
        """The finished or the unfinished games of a user, newest first."""
        games = self._games(person, over, most, skip)
        with reading(self.engine) as connection:
            found = {
                one["id"]: one
                for one in connection.execute(select(GAMES).where(GAMES.c.id.in_(games))).mappings()
            }
            names = _names(connection, games)
            seats = _seats(connection, person, games)
            results = {
                one["game"]: one
                for one in connection.execute(
                    select(RESULTS).where(RESULTS.c.game.in_(games))
                ).mappings()
            }
        return [
            PlayedGame(
                game,
                found[game]["game"],
                found[game]["created"],
                names[game],
                seats[game],
                json.loads(results[game]["scores"]) if game in results else [],
                json.loads(results[game]["places"]) if game in results else [],
                found[game]["version"],
            )
            for game in games
        ]

    def _games(self, person: str, over: bool, most: int, skip: int) -> list[str]:
        ended = exists().where(RESULTS.c.game == GAMES.c.id)
        mine = select(SITTING.c.game).where(SITTING.c.person == person)
        query = select(GAMES.c.id).where(GAMES.c.id.in_(mine), ended if over else ~ended)
        newest = query.order_by(GAMES.c.created.desc(), GAMES.c.id).limit(most).offset(skip)
        with reading(self.engine) as connection:
            return list(connection.execute(newest).scalars())

    # Mutes and blocks.

    def mute_or_block(self, person: str, other: str, how: str) -> None:
        """Mute or block a user; '' lifts both."""

        def work(connection: Connection) -> None:
            line = and_(SHUNNED.c.person == person, SHUNNED.c.other == other)
            connection.execute(delete(SHUNNED).where(line))
            mine = select(func.count()).select_from(SHUNNED).where(SHUNNED.c.person == person)
            if how and connection.execute(mine).scalar_one() < CONFIG.accounts.max_blocked:
                new = {"person": person, "other": other, "how": how}
                connection.execute(insert(SHUNNED), new)
            self._tell(connection, person)

        self.writer.write(work).result()

    def muted_or_blocked(self, person: str) -> dict[str, str]:
        """The users this user has muted or blocked."""
        query = select(SHUNNED.c.other, SHUNNED.c.how).where(SHUNNED.c.person == person)
        with reading(self.engine) as connection:
            return {line.other: line.how for line in connection.execute(query)}

    def blocked_with(self, person: str) -> frozenset[str]:
        """The users this user must not share a table with; blocks count in both directions."""
        mine = select(SHUNNED.c.other).where(SHUNNED.c.person == person, SHUNNED.c.how == BLOCK)
        theirs = select(SHUNNED.c.person).where(SHUNNED.c.other == person, SHUNNED.c.how == BLOCK)
        with reading(self.engine) as connection:
            return frozenset(connection.execute(mine.union(theirs)).scalars())


def _plays_rated(connection: Connection, person: str) -> bool:
    """Whether the user plays in a running rated game."""
    query = select(SITTING.c.game).join(GAMES, GAMES.c.id == SITTING.c.game)
    begun = exists().where(ROWS.c.game == GAMES.c.id)
    ended = exists().where(RESULTS.c.game == GAMES.c.id)
    playing = query.where(SITTING.c.person == person, GAMES.c.rated, begun, ~ended)
    return connection.execute(playing.limit(1)).first() is not None


def _meet(connection: Connection, person: str, other: str) -> bool:
    """Whether both users sit at the same unfinished rated table."""
    theirs = select(SITTING.c.game).where(SITTING.c.person == other)
    query = select(SITTING.c.game).join(GAMES, GAMES.c.id == SITTING.c.game)
    ended = exists().where(RESULTS.c.game == GAMES.c.id)
    both = query.where(SITTING.c.person == person, SITTING.c.game.in_(theirs), GAMES.c.rated)
    return connection.execute(both.where(~ended).limit(1)).first() is not None


def _next_number(connection: Connection, name: str) -> int:
    alike = PEOPLE.c.skeleton == skeleton(name)
    last = connection.execute(select(func.max(PEOPLE.c.number)).where(alike)).scalar()
    return (last or 0) + 1


def _only_newest(connection: Connection, person: str) -> None:
    """Revoke the oldest sessions above the limit."""
    mine = select(DEVICES.c.key).where(DEVICES.c.person == person)
    old = connection.execute(
        mine.order_by(DEVICES.c.since.desc()).offset(CONFIG.accounts.max_devices)
    ).scalars()
    connection.execute(delete(DEVICES).where(DEVICES.c.key.in_(old.all())))


def places_of(connection: Connection, person: str) -> list[Place]:
    """All seats of a user, in a fixed order so that concurrent changes cannot deadlock."""
    query = select(SITTING.c.game, SITTING.c.seat).where(SITTING.c.person == person)
    ordered = query.order_by(SITTING.c.game, SITTING.c.seat)
    return [(game, seat) for game, seat in connection.execute(ordered)]


def _forget(connection: Connection, person: str) -> None:
    """Delete a user who holds no seat."""
    connection.execute(
        delete(SHUNNED).where(or_(SHUNNED.c.person == person, SHUNNED.c.other == person))
    )
    for table in (CODES, DEVICES, STANDINGS):
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))


def _names(connection: Connection, games: Sequence[str]) -> dict[str, list[str]]:
    """Player names of some games, by seat."""
    names: dict[str, dict[int, str]] = {game: {} for game in games}
    for table in (PLAYERS, CLAIMS):
        query = select(table.c.game, table.c.seat, table.c.name).where(table.c.game.in_(games))
        for game, seat, name in connection.execute(query):
            names[game][seat] = name
    return {game: [some[seat] for seat in sorted(some)] for game, some in names.items()}


def _seats(connection: Connection, person: str, games: Sequence[str]) -> dict[str, list[int]]:
    """The user's seats in some games."""
    seats: dict[str, list[int]] = {game: [] for game in games}
    query = select(SITTING.c.game, SITTING.c.seat).where(
        SITTING.c.person == person, SITTING.c.game.in_(games)
    )
    for game, seat in connection.execute(query.order_by(SITTING.c.seat)):
        seats[game].append(seat)
    return seats
