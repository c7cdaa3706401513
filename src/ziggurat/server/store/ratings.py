"""Ratings in the store: a game that counts is counted once, in the transaction that ends it.

Games that counted and people who were joined share one row of numbers: folded again in that order,
they make the same standings.
"""

import json
from collections.abc import Collection, Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    RowMapping,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    update,
)

from ziggurat.server.play.encounters import REPEAT_WINDOW_SECONDS, Encounters
from ziggurat.server.play.leaving import Attendance
from ziggurat.server.play.people import Person
from ziggurat.server.play.ratings import ADDRESS, RULES, Ended, Stake, staked, unrated
from ziggurat.server.play.rows import BACK, END, LATE, LEAVE, Player, Row
from ziggurat.server.play.skill import BOARD_OPPONENTS, SETTLED, Change, Skill
from ziggurat.server.play.standings import Counted, Place, Standings, seated
from ziggurat.server.store.reading import reading
from ziggurat.server.store.schema import (
    GAMES,
    JOINED,
    PEOPLE,
    RATED,
    RESULTS,
    ROWS,
    SITTING,
    STANDINGS,
)

LOCK: Final = 0x5A19A  # any number, the same for all workers


class Standing(NamedTuple):
    """Somebody on a board."""

    person: Person
    skill: Skill


class Passed(NamedTuple):
    """A game on somebody's way: which, when it ended, and what it changed."""

    id: str
    when: float
    change: Change


class Ratings:
    """The ratings of one database, as they are shown."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def board(self, game: str, most: int) -> list[Standing]:
        """Those who play a game best, of those who have met enough opponents often enough."""
        query = select(PEOPLE, STANDINGS).join(STANDINGS, STANDINGS.c.person == PEOPLE.c.id)
        often = query.where(
            STANDINGS.c.game == game,
            STANDINGS.c.games >= SETTLED,
            STANDINGS.c.opponents >= BOARD_OPPONENTS,
        )
        best = often.order_by(STANDINGS.c.mu.desc(), PEOPLE.c.id).limit(most)
        with reading(self.engine) as connection:
            return [
                Standing(Person(one["id"], one["name"], one["number"], one["colour"]), _skill(one))
                for one in connection.execute(best).mappings()
            ]

    def of(self, person: str) -> dict[str, Skill]:
        """Somebody's ratings, by kind of game."""
        with reading(self.engine) as connection:
            return {game: skill for (game, _), skill in skills_of(connection, [person]).items()}

    def way(self, person: str, game: str, most: int) -> list[Passed]:
        """The last games of a kind that counted for somebody, the oldest first."""
        mine = and_(SITTING.c.game == RATED.c.game, SITTING.c.seat == RATED.c.seat)
        query = select(RATED, RESULTS.c.written).join(SITTING, mine)
        query = query.join(GAMES, GAMES.c.id == RATED.c.game)
        query = query.join(RESULTS, RESULTS.c.game == RATED.c.game)
        moved = or_(RATED.c.mu != RATED.c.mu_before, RATED.c.sigma != RATED.c.sigma_before)
        query = query.where(SITTING.c.person == person, GAMES.c.game == game, moved)
        with reading(self.engine) as connection:
            last = connection.execute(query.order_by(RATED.c.number.desc()).limit(most)).mappings()
            found = [Passed(one["game"], one["written"], change_in(one)) for one in last]
        return found[::-1]


def begin(connection: Connection) -> None:
    """Nobody else counts until this transaction is over."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    else:  # nothing is deleted, but whoever writes to the file has it alone
        connection.execute(delete(JOINED).where(JOINED.c.number < 0))


def count(
    connection: Connection,
    game: str,
    players: Sequence[Player],
    there: Attendance | None = None,
) -> str:
    """Count a rated game that has ended; why it does not count, empty if it does.

    Who was `there` is known to its session; without one its rows tell it.
    """
    result = RESULTS.c.places, RESULTS.c.written, RESULTS.c.departed
    query = select(GAMES.c.game, GAMES.c.unrated, *result).join(RESULTS)
    line = connection.execute(query.where(GAMES.c.id == game)).one()
    stakes = staked(line.game, players)
    if there is None:
        there = attendance(connection, ROWS.c.game == game).get(game, Attendance())
    ended = ended_so(line.places, departed(line.departed, there))
    shared = line.unrated == ADDRESS or shares_address(connection, game)
    reason = unrated(stakes, ended, there, shared)
    if reason or stakes is None:
        connection.execute(update(RESULTS).where(RESULTS.c.game == game).values(unrated=reason))
        return reason
    begin(connection)
    known = skills_of(connection, [one.person for one in stakes if one.person])
    met = encounters_of(connection, line.game, stakes, line.written, known)
    standings = Standings(known, met)
    changes = standings.count(Counted(game, line.game, stakes, ended, line.written))
    number = _next(connection)
    lines = [
        {
            "game": game,
            "seat": seat,
            "number": number,
            "person": stake.person,
            "rules": RULES,
            **columns(change),
        }
        for seat, (stake, change) in enumerate(zip(stakes, changes, strict=True))
    ]
    connection.execute(insert(RATED), lines)
    write(connection, known, standings.skills)
    return ""


def encounters_of(
    connection: Connection,
    kind: str,
    stakes: Sequence[Stake],
    when: float,
    known: Mapping[Place, Skill],
) -> Encounters:
    """Whom those at a table have met lately; of who has met few, whom they ever met."""
    people = [one.person for one in stakes if one.person]
    before = joined_with(connection, people)
    unlisted = [
        one
        for one in [*people, *before]
        if (place := (kind, before.get(one, one))) not in known
        or known[place].opponents < BOARD_OPPONENTS
    ]
    mine, theirs = RATED.alias(), RATED.alias()
    others = and_(theirs.c.game == mine.c.game, theirs.c.seat != mine.c.seat)
    query = select(
        *(theirs.c.game, theirs.c.person, theirs.c.mu_before, theirs.c.sigma_before),
        *(mine.c.person.label("whose"), RESULTS.c.written),
    )
    query = query.join_from(mine, theirs, others).join(GAMES, GAMES.c.id == mine.c.game)
    query = query.join(RESULTS, RESULTS.c.game == mine.c.game)
    lately = RESULTS.c.written > when - REPEAT_WINDOW_SECONDS
    query = query.where(GAMES.c.game == kind, mine.c.person.in_([*people, *before]))
    found = connection.execute(query.where(lately | mine.c.person.in_(unlisted))).mappings().all()
    now = {**before, **heirs_of(connection, {one["person"] for one in found})}
    met = Encounters()
    for one in found:
        other = stake_in(one)
        other = other._replace(person=now.get(other.person, other.person))
        met.meet(kind, one["game"], now.get(one["whose"], one["whose"]), other, one["written"])
    return met


def joined_with(connection: Connection, people: Collection[str]) -> dict[str, str]:
    """Everybody who was joined with some people, directly or not: who they are now."""
    now: dict[str, str] = {}
    latest = set(people)
    while latest:
        query = select(JOINED.c.person, JOINED.c.heir).where(JOINED.c.heir.in_(latest))
        found = {one.person: now.get(one.heir, one.heir) for one in connection.execute(query)}
        latest = set(found)
        now |= found
    return now


def heirs_of(connection: Connection, people: Collection[str]) -> dict[str, str]:
    """Who some people are now, of those among them who were joined with others."""
    now = {one: one for one in people}
    while True:
        query = select(JOINED.c.person, JOINED.c.heir)
        found = connection.execute(query.where(JOINED.c.person.in_(set(now.values())))).all()
        if not found:
            return {one: heir for one, heir in now.items() if one != heir}
        heirs = {one.person: one.heir for one in found}
        now = {one: heirs.get(heir, heir) for one, heir in now.items()}


def stake_in(line: RowMapping) -> Stake:
    """Who played for a seat of a game that counted; a bot as it was measured then."""
    bot = None if line["person"] else Skill(line["mu_before"], line["sigma_before"])
    return Stake(line["person"], bot)


def shares_address(connection: Connection, game: str) -> bool:
    """Whether two accounts took their seats of a rated game from one address."""
    query = select(SITTING.c.person, SITTING.c.origin).where(SITTING.c.game == game)
    known = {(one.person, one.origin) for one in connection.execute(query) if one.origin}
    return len({origin for _, origin in known}) < len(known)


def keep_shared_addresses(connection: Connection, games: Collection[str]) -> None:
    """Mark the rated games that do not count before a profile is deleted with its origin."""
    ended = select(RESULTS.c.game).where(RESULTS.c.game == GAMES.c.id).exists()
    query = select(GAMES.c.id).where(GAMES.c.id.in_(games), GAMES.c.rated, ~ended)
    for game in connection.execute(query).scalars().all():
        if shares_address(connection, game):
            line = GAMES.c.id == game
            connection.execute(update(GAMES).where(line).values(unrated=ADDRESS))


def erase_origins(connection: Connection, game: str) -> None:
    """Forget from where seats were taken: a game that is over does not need it."""
    connection.execute(update(SITTING).where(SITTING.c.game == game).values(origin=None))


def join(connection: Connection, person: str, heir: str) -> None:
    """Give somebody's ratings to who they turn out to be."""
    begin(connection)
    known = skills_of(connection, [person, heir])
    standings = Standings(known)
    standings.join(person, heir)
    if standings.skills != known:
        line = {"number": _next(connection), "person": person, "heir": heir}
        connection.execute(insert(JOINED), line)
        write(connection, known, standings.skills)


def changes_of(connection: Connection, game: str) -> tuple[Change, ...]:
    """What a game changed, by seat: nothing if it did not count."""
    query = select(RATED).where(RATED.c.game == game).order_by(RATED.c.seat)
    return tuple(change_in(one) for one in connection.execute(query).mappings())


def skills_at(
    connection: Connection, game: str, players: Sequence[Player]
) -> tuple[Skill | None, ...]:
    """What is believed of those who sit at a table of some game, by seat."""
    known = skills_of(connection, [one.person for one in players if one.person])
    return seated(known, game, players)


def skills_of(connection: Connection, people: Collection[str]) -> dict[Place, Skill]:
    """The ratings of some people in all games."""
    return skills_where(connection, STANDINGS.c.person.in_(people))


def skills_where(connection: Connection, *where: ColumnElement[bool]) -> dict[Place, Skill]:
    """The ratings that are so, or all."""
    query = select(STANDINGS).where(*where).order_by(STANDINGS.c.game)
    found = connection.execute(query).mappings()
    return {(one["game"], one["person"]): _skill(one) for one in found}


def attendance(connection: Connection, where: ColumnElement[bool]) -> dict[str, Attendance]:
    """Who was there and who left, by game."""
    query = select(ROWS).where(where, ROWS.c.kind.in_([LEAVE, LATE, BACK, END]))
    rows = connection.execute(query.order_by(ROWS.c.game, ROWS.c.revision)).mappings()
    return {
        game: Attendance(Row(one["kind"], one["seat"]) for one in some)
        for game, some in groupby(rows, lambda one: str(one["game"]))
    }


def departed(written: str | None, there: Attendance) -> Sequence[int]:
    """Who had left, as it was written with the result, or as the rows tell it."""
    return there.left if written is None else list(json.loads(written))


def ended_so(places: str, left: Sequence[int]) -> Ended:
    """How a game ended, by its result and by who left; one that was closed has no places."""
    by_rules = tuple(json.loads(places))
    return Ended(by_rules if any(by_rules) else (), tuple(left))


def write(
    connection: Connection, before: Mapping[Place, Skill], after: Mapping[Place, Skill]
) -> int:
    """Write how people stand after something, where it differs; of how many it did."""
    differ = [place for place in {**before, **after} if before.get(place) != after.get(place)]
    for place in differ:
        there = and_(STANDINGS.c.game == place[0], STANDINGS.c.person == place[1])
        connection.execute(delete(STANDINGS).where(there))
    lines = [
        {"game": game, "person": person, **after[game, person]._asdict()}
        for game, person in differ
        if (game, person) in after
    ]
    if lines:
        connection.execute(insert(STANDINGS), lines)
    return len(differ)


def change_in(line: RowMapping) -> Change:
    """What a line of a game that counted says."""
    before = Skill(line["mu_before"], line["sigma_before"])
    return Change(before, Skill(line["mu"], line["sigma"]))


def columns(change: Change) -> dict[str, float]:
    """A change as it is written."""
    before, after = change
    return {
        "mu_before": before.mu,
        "sigma_before": before.sigma,
        "mu": after.mu,
        "sigma": after.sigma,
    }


def _next(connection: Connection) -> int:
    """The number of what counts next."""
    last = [connection.execute(select(func.max(one.c.number))).scalar() for one in (RATED, JOINED)]
    return max(number or 0 for number in last) + 1


def _skill(line: RowMapping) -> Skill:
    return Skill(line["mu"], line["sigma"], line["games"], line["opponents"])
