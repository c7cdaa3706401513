"""Recount: recomputes all ratings from the stored games and corrects differences."""

from collections.abc import Mapping
from itertools import groupby
from typing import NamedTuple

from sqlalchemy import Connection, RowMapping, and_, exists, func, select, update

from ziggurat.server.game.leaving import Attendance
from ziggurat.server.game.rows import RowKind
from ziggurat.server.game.stored_players import players_of
from ziggurat.server.ratings.model import FAIR_PLAY_VERSION
from ziggurat.server.ratings.skill import Change
from ziggurat.server.ratings.standings import CountedGame, Standings
from ziggurat.server.ratings.store import (
    attendance,
    change_in,
    columns,
    count_game,
    departed_seats,
    game_end,
    lock_ratings,
    rated_player_in,
    skills_where,
    write_standings,
)
from ziggurat.server.sessions.store import Store
from ziggurat.server.storage.reading import reading
from ziggurat.server.storage.schema import GAMES, JOINED, PEOPLE, RATED, RESULTS, ROWS


class Recount(NamedTuple):
    """Summary: counted games, rated users, corrected numbers."""

    games: int
    people: int
    differed: int


def recount(store: Store) -> Recount:
    """Recompute all games, count those that were missed, and correct differences."""
    fold = Fold()
    with reading(store.engine) as connection:
        fold.go_on(connection)  # most of it while the server runs

    def work(connection: Connection) -> Recount:
        lock_ratings(connection)
        for game in _missed(connection):
            count_game(connection, game, players_of(connection, [game])[game])
        fold.go_on(connection)
        return fold.put_right(connection)

    return store.writer.write(work).result()


class Fold:
    """All ratings folded from the counted games; resumable."""

    def __init__(self) -> None:
        self.last = 0
        self.games = 0
        self.standings = Standings()
        self.wrong: list[tuple[RowMapping, Change]] = []  # rows with their correct values

    def go_on(self, connection: Connection) -> None:
        """Process what follows the last number."""
        later = select(JOINED).where(JOINED.c.number > self.last)
        joins = {one["number"]: one for one in connection.execute(later).mappings()}
        games = _counted(connection, self.last)
        away = _departures(connection, self.last)
        for number in sorted({*joins, *games}):
            if number in joins:
                self.standings.join(joins[number]["person"], joins[number]["heir"])
            else:
                self._count(games[number], away)
            self.last = number

    def _count(self, lines: list[RowMapping], away: Mapping[str, Attendance]) -> None:
        """Recompute a game by the fair play rules it was counted by, and compare."""
        self.games += 1
        first, stakes = lines[0], [rated_player_in(line) for line in lines]
        there, rules = away.get(first["game"], Attendance()), first["rules"]
        left = (
            departed_seats(first["departed"], there)
            if rules >= FAIR_PLAY_VERSION
            else tuple(there.away)
        )
        ended = game_end(first["places"], left)
        one = CountedGame(first["game"], first["kind"], stakes, ended, first["written"], rules)
        for line, change in zip(lines, self.standings.count(one), strict=True):
            if columns(change) != columns(change_in(line)):
                self.wrong.append((line, change))

    def put_right(self, connection: Connection) -> Recount:
        """Write the corrections; users with no counted game lose their standing."""
        for line, change in self.wrong:
            place = and_(RATED.c.game == line["game"], RATED.c.seat == line["seat"])
            connection.execute(update(RATED).where(place).values(columns(change)))
        people = set(connection.execute(select(PEOPLE.c.id)).scalars())
        due = {place: one for place, one in self.standings.skills.items() if place[1] in people}
        differed = write_standings(connection, skills_where(connection), due)
        rated = len({person for _, person in due})
        return Recount(self.games, rated, len(self.wrong) + differed)


def _missed(connection: Connection) -> list[str]:
    """Finished rated games that were neither counted nor rejected, oldest first.

    The reason why one does not count may be lost: origins are erased.
    """
    over = select(GAMES.c.id).join(RESULTS, RESULTS.c.game == GAMES.c.id)
    counted = exists().where(RATED.c.game == GAMES.c.id)
    missed = over.where(GAMES.c.rated, ~counted, func.coalesce(RESULTS.c.unrated, "") == "")
    ordered = missed.order_by(RESULTS.c.written, GAMES.c.id)
    return list(connection.execute(ordered).scalars())


def _counted(connection: Connection, after: int) -> dict[int, list[RowMapping]]:
    """Counted games after a number, a row for each seat."""
    ended = RESULTS.c.places, RESULTS.c.written, RESULTS.c.departed
    query = select(RATED, GAMES.c.game.label("kind"), *ended)
    query = query.join(GAMES, GAMES.c.id == RATED.c.game)
    query = query.join(RESULTS, RESULTS.c.game == RATED.c.game)
    ordered = query.where(RATED.c.number > after).order_by(RATED.c.number, RATED.c.seat)
    lines = connection.execute(ordered).mappings().all()
    return {number: list(some) for number, some in groupby(lines, lambda one: one["number"])}


def _departures(connection: Connection, after: int) -> dict[str, Attendance]:
    """Absent players of the counted games after a number."""
    counted = select(RATED.c.game).where(RATED.c.number > after)
    went = select(ROWS.c.game).where(
        ROWS.c.kind.in_([RowKind.LEAVE.value, RowKind.LATE.value]), ROWS.c.game.in_(counted)
    )
    return attendance(connection, ROWS.c.game.in_(went))
