"""Rating store: a game is counted once, in the transaction that ends it.

Counted games and account merges share one sequence: folded in that order they give the same
standings.
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

from ziggurat.server.accounts.model import User
from ziggurat.server.game.leaving import ATTENDANCE, Attendance
from ziggurat.server.game.players import Player
from ziggurat.server.game.rows import decode_row
from ziggurat.server.ratings.encounters import REPEAT_WINDOW_S, Encounters
from ziggurat.server.ratings.model import (
    ADDRESS,
    FAIR_PLAY_VERSION,
    GameEnd,
    RatedPlayer,
    rated_players,
    unrated,
)
from ziggurat.server.ratings.skill import MIN_BOARD_OPPONENTS, SETTLED_GAMES, Change, Skill
from ziggurat.server.ratings.standings import CountedGame, StandingKey, Standings, seated
from ziggurat.server.storage.reading import reading
from ziggurat.server.storage.schema import (
    GAMES,
    JOINED,
    PEOPLE,
    RATED,
    RESULTS,
    ROWS,
    SITTING,
    STANDINGS,
)

RATINGS_LOCK_ID: Final = 0x5A19A  # arbitrary, the same for all workers


class LeaderboardEntry(NamedTuple):
    """A user on a leaderboard."""

    person: User
    skill: Skill


class RatedGame(NamedTuple):
    """A game in a rating history: id, end and change."""

    id: str
    when: float
    change: Change


class RatingStore:
    """The displayed ratings of one database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def board(self, game: str, most: int) -> list[LeaderboardEntry]:
        """The leaderboard: top users with enough games and opponents."""
        query = select(PEOPLE, STANDINGS).join(STANDINGS, STANDINGS.c.person == PEOPLE.c.id)
        often = query.where(
            STANDINGS.c.game == game,
            STANDINGS.c.games >= SETTLED_GAMES,
            STANDINGS.c.opponents >= MIN_BOARD_OPPONENTS,
        )
        best = often.order_by(STANDINGS.c.mu.desc(), PEOPLE.c.id).limit(most)
        with reading(self.engine) as connection:
            return [
                LeaderboardEntry(
                    User(one["id"], one["name"], one["number"], one["colour"]), _skill(one)
                )
                for one in connection.execute(best).mappings()
            ]

    def of(self, person: str) -> dict[str, Skill]:
        """A user's ratings, by kind of game."""
        with reading(self.engine) as connection:
            return {game: skill for (game, _), skill in skills_of(connection, [person]).items()}

    def way(self, person: str, game: str, most: int) -> list[RatedGame]:
        """The last counted games of a user, oldest first."""
        mine = and_(SITTING.c.game == RATED.c.game, SITTING.c.seat == RATED.c.seat)
        query = select(RATED, RESULTS.c.written).join(SITTING, mine)
        query = query.join(GAMES, GAMES.c.id == RATED.c.game)
        query = query.join(RESULTS, RESULTS.c.game == RATED.c.game)
        moved = or_(RATED.c.mu != RATED.c.mu_before, RATED.c.sigma != RATED.c.sigma_before)
        query = query.where(SITTING.c.person == person, GAMES.c.game == game, moved)
        with reading(self.engine) as connection:
            last = connection.execute(query.order_by(RATED.c.number.desc()).limit(most)).mappings()
            found = [RatedGame(one["game"], one["written"], change_in(one)) for one in last]
        return found[::-1]


def lock_ratings(connection: Connection) -> None:
    """Lock the ratings for this transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({RATINGS_LOCK_ID})"))
    else:  # deletes nothing, but takes SQLite's write lock
        connection.execute(delete(JOINED).where(JOINED.c.number < 0))


def count_game(
    connection: Connection,
    game: str,
    players: Sequence[Player],
    there: Attendance | None = None,
) -> str:
    """Count a finished rated game; returns why it does not count, or ''.

    The session passes the attendance; without it the rows are read.
    """
    result = RESULTS.c.places, RESULTS.c.written, RESULTS.c.departed
    query = select(GAMES.c.game, GAMES.c.unrated, *result).join(RESULTS)
    line = connection.execute(query.where(GAMES.c.id == game)).one()
    stakes = rated_players(line.game, players)
    if there is None:
        there = attendance(connection, ROWS.c.game == game).get(game, Attendance())
    ended = game_end(line.places, departed_seats(line.departed, there))
    shared = line.unrated == ADDRESS or shares_address(connection, game)
    reason = unrated(stakes, ended, there, shared)
    if reason or stakes is None:
        connection.execute(update(RESULTS).where(RESULTS.c.game == game).values(unrated=reason))
        return reason
    lock_ratings(connection)
    known = skills_of(connection, [one.person for one in stakes if one.person])
    met = encounters_of(connection, line.game, stakes, line.written, known)
    standings = Standings(known, met)
    changes = standings.count(CountedGame(game, line.game, stakes, ended, line.written))
    number = _next(connection)
    lines = [
        {
            "game": game,
            "seat": seat,
            "number": number,
            "person": stake.person,
            "rules": FAIR_PLAY_VERSION,
            **columns(change),
        }
        for seat, (stake, change) in enumerate(zip(stakes, changes, strict=True))
    ]
    connection.execute(insert(RATED), lines)
    write_standings(connection, known, standings.skills)
    return ""


def encounters_of(
    connection: Connection,
    kind: str,
    stakes: Sequence[RatedPlayer],
    when: float,
    known: Mapping[StandingKey, Skill],
) -> Encounters:
    """Recent opponents of the players; for players with few, all of them."""
    people = [one.person for one in stakes if one.person]
    before = joined_with(connection, people)
    unlisted = [
        one
        for one in [*people, *before]
        if (place := (kind, before.get(one, one))) not in known
        or known[place].opponents < MIN_BOARD_OPPONENTS
    ]
    mine, theirs = RATED.alias(), RATED.alias()
    others = and_(theirs.c.game == mine.c.game, theirs.c.seat != mine.c.seat)
    query = select(
        *(theirs.c.game, theirs.c.person, theirs.c.mu_before, theirs.c.sigma_before),
        *(mine.c.person.label("whose"), RESULTS.c.written),
    )
    query = query.join_from(mine, theirs, others).join(GAMES, GAMES.c.id == mine.c.game)
    query = query.join(RESULTS, RESULTS.c.game == mine.c.game)
    lately = RESULTS.c.written > when - REPEAT_WINDOW_S
    query = query.where(GAMES.c.game == kind, mine.c.person.in_([*people, *before]))
    found = connection.execute(query.where(lately | mine.c.person.in_(unlisted))).mappings().all()
    now = {**before, **heirs_of(connection, {one["person"] for one in found})}
    met = Encounters()
    for one in found:
        other = rated_player_in(one)
        other = other._replace(person=now.get(other.person, other.person))
        met.meet(kind, one["game"], now.get(one["whose"], one["whose"]), other, one["written"])
    return met


def joined_with(connection: Connection, people: Collection[str]) -> dict[str, str]:
    """All accounts merged with these users, directly or not, with the current one."""
    now: dict[str, str] = {}
    latest = set(people)
    while latest:
        query = select(JOINED.c.person, JOINED.c.heir).where(JOINED.c.heir.in_(latest))
        found = {one.person: now.get(one.heir, one.heir) for one in connection.execute(query)}
        latest = set(found)
        now |= found
    return now


def heirs_of(connection: Connection, people: Collection[str]) -> dict[str, str]:
    """The current accounts of those users who were merged."""
    now = {one: one for one in people}
    while True:
        query = select(JOINED.c.person, JOINED.c.heir)
        found = connection.execute(query.where(JOINED.c.person.in_(set(now.values())))).all()
        if not found:
            return {one: heir for one, heir in now.items() if one != heir}
        heirs = {one.person: one.heir for one in found}
        now = {one: heirs.get(heir, heir) for one, heir in now.items()}


def rated_player_in(line: RowMapping) -> RatedPlayer:
    """The player of a seat in a counted game; a bot with its skill at that time."""
    bot = None if line["person"] else Skill(line["mu_before"], line["sigma_before"])
    return RatedPlayer(line["person"], bot)


def shares_address(connection: Connection, game: str) -> bool:
    """Whether two accounts took seats of a rated game from one address."""
    query = select(SITTING.c.person, SITTING.c.origin).where(SITTING.c.game == game)
    known = {(one.person, one.origin) for one in connection.execute(query) if one.origin}
    return len({origin for _, origin in known}) < len(known)


def keep_shared_addresses(connection: Connection, games: Collection[str]) -> None:
    """Mark rated games that do not count, before an origin is deleted with its account."""
    ended = select(RESULTS.c.game).where(RESULTS.c.game == GAMES.c.id).exists()
    query = select(GAMES.c.id).where(GAMES.c.id.in_(games), GAMES.c.rated, ~ended)
    for game in connection.execute(query).scalars().all():
        if shares_address(connection, game):
            line = GAMES.c.id == game
            connection.execute(update(GAMES).where(line).values(unrated=ADDRESS))


def erase_origins(connection: Connection, game: str) -> None:
    """Delete the origins of a finished game."""
    connection.execute(update(SITTING).where(SITTING.c.game == game).values(origin=None))


def merge_ratings(connection: Connection, person: str, heir: str) -> None:
    """Merge a user's ratings into another account."""
    lock_ratings(connection)
    known = skills_of(connection, [person, heir])
    standings = Standings(known)
    standings.join(person, heir)
    if standings.skills != known:
        line = {"number": _next(connection), "person": person, "heir": heir}
        connection.execute(insert(JOINED), line)
        write_standings(connection, known, standings.skills)


def changes_of(connection: Connection, game: str) -> tuple[Change, ...]:
    """The rating changes of a game, by seat: empty if it did not count."""
    query = select(RATED).where(RATED.c.game == game).order_by(RATED.c.seat)
    return tuple(change_in(one) for one in connection.execute(query).mappings())


def skills_at(
    connection: Connection, game: str, players: Sequence[Player]
) -> tuple[Skill | None, ...]:
    """The skills of a table's players, by seat."""
    known = skills_of(connection, [one.person for one in players if one.person])
    return seated(known, game, players)


def skills_of(connection: Connection, people: Collection[str]) -> dict[StandingKey, Skill]:
    """The ratings of some users in all games."""
    return skills_where(connection, STANDINGS.c.person.in_(people))


def skills_where(connection: Connection, *where: ColumnElement[bool]) -> dict[StandingKey, Skill]:
    """The ratings that match a condition, or all."""
    query = select(STANDINGS).where(*where).order_by(STANDINGS.c.game)
    found = connection.execute(query).mappings()
    return {(one["game"], one["person"]): _skill(one) for one in found}


def attendance(connection: Connection, where: ColumnElement[bool]) -> dict[str, Attendance]:
    """Attendance of games, by game."""
    query = select(ROWS).where(where, ROWS.c.kind.in_(ATTENDANCE))
    rows = connection.execute(query.order_by(ROWS.c.game, ROWS.c.revision)).mappings()
    return {
        game: Attendance(decode_row(one["kind"], one["seat"], one["body"]) for one in some)
        for game, some in groupby(rows, lambda one: str(one["game"]))
    }


def departed_seats(written: str | None, there: Attendance) -> Sequence[int]:
    """Absent seats, as stored with the result or folded from rows."""
    return there.left if written is None else list(json.loads(written))


def game_end(places: str, left: Sequence[int]) -> GameEnd:
    """The end of a game from its result and departures; closed games have no places."""
    by_rules = tuple(json.loads(places))
    return GameEnd(by_rules if any(by_rules) else (), tuple(left))


def write_standings(
    connection: Connection, before: Mapping[StandingKey, Skill], after: Mapping[StandingKey, Skill]
) -> int:
    """Write changed standings; returns how many."""
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
    """The change stored in a row of a counted game."""
    before = Skill(line["mu_before"], line["sigma_before"])
    return Change(before, Skill(line["mu"], line["sigma"]))


def columns(change: Change) -> dict[str, float]:
    """A change as database columns."""
    before, after = change
    return {
        "mu_before": before.mu,
        "sigma_before": before.sigma,
        "mu": after.mu,
        "sigma": after.sigma,
    }


def _next(connection: Connection) -> int:
    """The next number of the sequence."""
    last = [connection.execute(select(func.max(one.c.number))).scalar() for one in (RATED, JOINED)]
    return max(number or 0 for number in last) + 1


def _skill(line: RowMapping) -> Skill:
    return Skill(line["mu"], line["sigma"], line["games"], line["opponents"])
