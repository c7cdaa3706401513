"""People: who plays, on which devices, in which seats, and whom they do not want to meet.

Of a key and of a code only the hash is kept. What one person changes is told to all workers by the
person's name on the bus, so that tabs that are open come again and are what they are now.
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
from ziggurat.server.accounts.model import BLOCK, Past, Person
from ziggurat.server.accounts.names import skeleton
from ziggurat.server.errors import Conflict, Refused
from ziggurat.server.game.seat_tokens import new_id
from ziggurat.server.ratings import store as ratings
from ziggurat.server.storage.bus import Bus, anew, of_person
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

ATTEMPTS: Final = 5  # at a number that another worker may give at the same moment
DAY: Final = 24 * 3600.0
MOST_DEVICES: Final = 20  # of one person; beyond that the oldest is signed out
MOST_SHUNNED: Final = 500


class People:
    """The people of one database."""

    def __init__(self, engine: Engine, writer: Writer, bus: Bus) -> None:
        self.engine = engine
        self.writer = writer
        self.bus = bus

    def by_key(self, key: str) -> Person | None:
        """Who holds a key, by its hash."""
        query = select(PEOPLE).join(DEVICES, DEVICES.c.person == PEOPLE.c.id)
        with reading(self.engine) as connection:
            found = connection.execute(query.where(DEVICES.c.key == key)).mappings().first()
        if found is None:
            return None
        if time.time() - found["seen"] > DAY:
            self._see(found["id"])
        return Person(found["id"], found["name"], found["number"], found["colour"])

    def _see(self, person: str) -> None:
        """Note that somebody is there, once a day: whoever stays away is forgotten in the end."""
        seen = update(PEOPLE).where(PEOPLE.c.id == person).values(seen=time.time())
        self.writer.write(lambda connection: connection.execute(seen) and None)

    def named(self, people: Collection[str]) -> dict[str, Person]:
        """Some people by their ids."""
        with reading(self.engine) as connection:
            found = connection.execute(select(PEOPLE).where(PEOPLE.c.id.in_(people))).mappings()
            return {
                one["id"]: Person(one["id"], one["name"], one["number"], one["colour"])
                for one in found
            }

    def create(self, name: str, colour: str, key: str) -> Person:
        """Somebody new, with a first device."""
        person, now = Person(new_id(), name, 0, colour), time.time()

        def work(connection: Connection) -> Person:
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
        """Of some names those that somebody has, with the number of the next one called so."""
        with reading(self.engine) as connection:
            numbers = {name: _next_number(connection, name) for name in names}
        return {name: number for name, number in numbers.items() if number > 1}

    def change(self, person: Person, name: str, colour: str) -> Person:
        """Another name or colour; one that looks the same keeps its number."""

        def work(connection: Connection) -> Person:
            number = person.number
            if skeleton(name) != skeleton(person.name):
                number = _next_number(connection, name)
            values = {"name": name, "skeleton": skeleton(name), "number": number, "colour": colour}
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(values))
            return Person(person.id, name, number, colour)

        return self._numbering(work)

    def _numbering(self, work: Callable[[Connection], Person]) -> Person:
        """Write a line with the next number; another worker may be quicker, then with the next."""

        def once(connection: Connection) -> Person:
            try:
                return work(connection)
            except IntegrityError as error:
                raise Conflict("people", 0) from error

        for attempt in count(1):
            try:
                return self.writer.write(once).result()
            except Conflict:
                if attempt == ATTEMPTS:
                    raise
        raise AssertionError  # unreachable: the loop has no end

    # Devices.

    def devices(self, person: str) -> int:
        """How many browsers hold a key of somebody."""
        query = select(func.count()).select_from(DEVICES).where(DEVICES.c.person == person)
        with reading(self.engine) as connection:
            return int(connection.execute(query).scalar_one())

    def offer(self, person: str, code: str, until: float) -> None:
        """Let a device become this person by a code; the one before is not good any more."""

        def work(connection: Connection) -> None:
            stale = or_(CODES.c.person == person, CODES.c.until < time.time())
            connection.execute(delete(CODES).where(stale))
            line = {"code": code, "person": person, "until": until}
            connection.execute(insert(CODES), line)

        self.writer.write(work).result()

    def offered(self, code: str) -> Person | None:
        """Whom a code leads to, while it is good."""
        query = select(CODES.c.person).where(CODES.c.code == code, CODES.c.until > time.time())
        with reading(self.engine) as connection:
            person = connection.execute(query).scalar()
        return self.named([person]).get(person) if person else None

    def accept(self, code: str, key: str, before: str = "") -> Person | None:
        """Make a device the person of a code, once: None if the code is not good.

        Who was somebody else there `before` (the hash of that key), and nowhere else, is joined:
        refused while they play a rated game, whose result is theirs and nobody else's, or sit at
        the same rated table.
        """

        def work(connection: Connection) -> str:
            good = and_(CODES.c.code == code, CODES.c.until > time.time())
            person = connection.execute(select(CODES.c.person).where(good)).scalar()
            if person is None or not connection.execute(delete(CODES).where(good)).rowcount:
                return ""  # at this very moment somebody else was quicker
            line = {"key": key, "person": person, "since": time.time()}
            self._leave(connection, before, str(person))
            connection.execute(insert(DEVICES), line)
            _only_newest(connection, str(person))
            return str(person)

        person = self.writer.write(work).result()
        return self.named([person]).get(person) if person else None

    def _leave(self, connection: Connection, key: str, heir: str) -> None:
        """Let go of a device's key; whoever had no other device goes on as the heir."""
        device = DEVICES.c.key == key
        person = connection.execute(select(DEVICES.c.person).where(device)).scalar()
        connection.execute(delete(DEVICES).where(device))
        others = connection.execute(select(DEVICES.c.key).where(DEVICES.c.person == person)).first()
        if person is None or person == heir or others is not None:
            return
        if _plays_rated(connection, str(person)) or _meet(connection, str(person), heir):
            raise Refused("rated", "whoever plays a rated game is not joined with anybody")
        mine = SITTING.c.person == person
        connection.execute(update(SITTING).where(mine).values(person=heir))
        for column, other in (
            (SHUNNED.c.person, SHUNNED.c.other),
            (SHUNNED.c.other, SHUNNED.c.person),
        ):
            there = select(other).where(column == heir)
            moved = and_(column == person, other.not_in(there), other != heir)
            connection.execute(update(SHUNNED).where(moved).values({column.name: heir}))
        ratings.join(connection, str(person), heir)
        _forget(connection, str(person))
        self._tell(connection, str(person))

    def sign_out(self, person: str, key: str) -> None:
        """Let go of one device; whoever has no other stays in their games under their name."""

        def work(connection: Connection) -> None:
            connection.execute(delete(DEVICES).where(DEVICES.c.key == key))
            self._tell(connection, person)

        self.writer.write(work).result()

    def take_back(self, person: str, key: str) -> None:
        """Sign out all devices but one: their keys, codes and seat tokens open nothing any more."""

        def work(connection: Connection) -> None:
            others = and_(DEVICES.c.person == person, DEVICES.c.key != key)
            connection.execute(delete(DEVICES).where(others))
            connection.execute(delete(CODES).where(CODES.c.person == person))
            revoke(connection, with_invitations(connection, places_of(connection, person)))
            self._tell(connection, person)

        self.writer.write(work).result()

    def forget(self, person: str) -> list[str]:
        """Delete somebody; the games they played in, from which name and chat are deleted.

        Games stay for those who played them too; seat tokens that other devices hold open nothing.
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
                self.bus.tell(connection, anew(game))
            return games

        return self.writer.write(work).result()

    def _tell(self, connection: Connection, person: str) -> None:
        self.bus.tell(connection, of_person(person))

    # Seats.

    def adopt(self, person: str, seats: Collection[tuple[str, int]]) -> None:
        """Make seats a person's that are nobody's yet; a rated game is its first player's."""
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
        """The games of somebody that are not over, the newest first."""
        return self._games(person, False, most, 0)

    def past(self, person: str, over: bool, most: int, skip: int = 0) -> list[Past]:
        """The games of somebody that are over, or those that are not, the newest first."""
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
            Past(
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

    # Whom somebody does not want to meet.

    def shun(self, person: str, other: str, how: str) -> None:
        """Mute or block somebody, or neither: ''."""

        def work(connection: Connection) -> None:
            line = and_(SHUNNED.c.person == person, SHUNNED.c.other == other)
            connection.execute(delete(SHUNNED).where(line))
            mine = select(func.count()).select_from(SHUNNED).where(SHUNNED.c.person == person)
            if how and connection.execute(mine).scalar_one() < MOST_SHUNNED:
                new = {"person": person, "other": other, "how": how}
                connection.execute(insert(SHUNNED), new)
            self._tell(connection, person)

        self.writer.write(work).result()

    def shunned(self, person: str) -> dict[str, str]:
        """Whom somebody has muted or blocked."""
        query = select(SHUNNED.c.other, SHUNNED.c.how).where(SHUNNED.c.person == person)
        with reading(self.engine) as connection:
            return {line.other: line.how for line in connection.execute(query)}

    def apart(self, person: str) -> frozenset[str]:
        """Those with whom somebody does not sit, whoever of the two has blocked the other."""
        mine = select(SHUNNED.c.other).where(SHUNNED.c.person == person, SHUNNED.c.how == BLOCK)
        theirs = select(SHUNNED.c.person).where(SHUNNED.c.other == person, SHUNNED.c.how == BLOCK)
        with reading(self.engine) as connection:
            return frozenset(connection.execute(mine.union(theirs)).scalars())


def _plays_rated(connection: Connection, person: str) -> bool:
    """Whether somebody sits in a rated game that has begun and has not ended."""
    query = select(SITTING.c.game).join(GAMES, GAMES.c.id == SITTING.c.game)
    begun = exists().where(ROWS.c.game == GAMES.c.id)
    ended = exists().where(RESULTS.c.game == GAMES.c.id)
    playing = query.where(SITTING.c.person == person, GAMES.c.rated, begun, ~ended)
    return connection.execute(playing.limit(1)).first() is not None


def _meet(connection: Connection, person: str, other: str) -> bool:
    """Whether two people sit at one rated table whose game has not ended."""
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
    """Sign out the oldest devices of who has too many."""
    mine = select(DEVICES.c.key).where(DEVICES.c.person == person)
    old = connection.execute(mine.order_by(DEVICES.c.since.desc()).offset(MOST_DEVICES)).scalars()
    connection.execute(delete(DEVICES).where(DEVICES.c.key.in_(old.all())))


def places_of(connection: Connection, person: str) -> list[Place]:
    """All seats of somebody, in one order for all who change them."""
    query = select(SITTING.c.game, SITTING.c.seat).where(SITTING.c.person == person)
    ordered = query.order_by(SITTING.c.game, SITTING.c.seat)
    return [(game, seat) for game, seat in connection.execute(ordered)]


def _forget(connection: Connection, person: str) -> None:
    """Delete somebody who sits nowhere."""
    connection.execute(
        delete(SHUNNED).where(or_(SHUNNED.c.person == person, SHUNNED.c.other == person))
    )
    for table in (CODES, DEVICES, STANDINGS):
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))


def _names(connection: Connection, games: Sequence[str]) -> dict[str, list[str]]:
    """The names of those who played, by seat."""
    names: dict[str, dict[int, str]] = {game: {} for game in games}
    for table in (PLAYERS, CLAIMS):
        query = select(table.c.game, table.c.seat, table.c.name).where(table.c.game.in_(games))
        for game, seat, name in connection.execute(query):
            names[game][seat] = name
    return {game: [some[seat] for seat in sorted(some)] for game, some in names.items()}


def _seats(connection: Connection, person: str, games: Sequence[str]) -> dict[str, list[int]]:
    """The seats of somebody in some games."""
    seats: dict[str, list[int]] = {game: [] for game in games}
    query = select(SITTING.c.game, SITTING.c.seat).where(
        SITTING.c.person == person, SITTING.c.game.in_(games)
    )
    for game, seat in connection.execute(query.order_by(SITTING.c.seat)):
        seats[game].append(seat)
    return seats
