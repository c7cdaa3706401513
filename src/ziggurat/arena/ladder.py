"""A ladder: neighbouring bots play until a sequential test decides which is better."""

import json
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from ziggurat.arena.executors import LOCAL_EXECUTOR, Executor
from ziggurat.arena.fault_counts import log_faults
from ziggurat.arena.ratings import MatchResult, Rating, rate
from ziggurat.arena.series import Job, Series, play_job
from ziggurat.arena.series_report import Share, share, win
from ziggurat.arena.sprt import SprtDecision, verdict
from ziggurat.core.errors import ZigguratError

MIN_GAMES_PER_PAIR: Final = 100  # enough for a useful interval
MAX_GAMES_PER_PAIR: Final = 400  # then the pair stays undecided
SEEDS_PER_BLOCK: Final = 5  # seeds between two tests, on any executor


class LadderGame(NamedTuple):
    """One game of a ladder: both bots and the result."""

    game: str
    seats: int
    bot: str
    against: str
    number: int
    seed: int
    places: tuple[int, ...]
    scores: tuple[int, ...]

    def line(self) -> str:
        """The game as a line of a results file."""
        return json.dumps(self._asdict())

    def part(self) -> float:
        """The tested bot's share of the victory."""
        return win(self.places, -self.number % self.seats)


class Pair(NamedTuple):
    """The results of a pair of neighbours."""

    bot: str
    against: str
    games: int
    share: Share
    verdict: SprtDecision


class Ladder(NamedTuple):
    """The set-up of a ladder: game, seats, bots from the weakest up, first seed."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int = 0
    fewest: int = MIN_GAMES_PER_PAIR
    most: int = MAX_GAMES_PER_PAIR

    @property
    def parties(self) -> int:
        """How many are compared: all at a table, or two who play the same deal alone."""
        return max(self.seats, 2)

    def pairs(self) -> list[tuple[str, str]]:
        """Each with the one below."""
        return [(bot, below) for below, bot in pairwise(self.bots)]

    def of_pair(self, rows: Sequence[LadderGame], bot: str, against: str) -> list[LadderGame]:
        """The games of a pair among many, in order."""
        who = self.game, self.seats, bot, against
        found = sorted((row for row in rows if row[:4] == who), key=lambda row: row.number)
        return found if [row.number for row in found] == list(range(len(found))) else []

    def play(
        self, rows: Sequence[LadderGame], executor: Executor = LOCAL_EXECUTOR
    ) -> Iterator[LadderGame]:
        """The games that are still missing, of all pairs up to their next look at the results."""
        games = {pair: self.of_pair(rows, *pair) for pair in self.pairs()}
        while jobs := [job for pair, mine in games.items() for job in self._missing(pair, mine)]:
            for (series, number), result in zip(jobs, executor.play(play_job, jobs), strict=True):
                log_faults(result.faults)
                bot, against = series.bots[:2]
                row = LadderGame(
                    self.game,
                    self.seats,
                    bot,
                    against,
                    number,
                    series.seed_of(number),
                    tuple(result.outcome.places),
                    tuple(result.outcome.scores),
                )
                games[bot, against].append(row)
                yield row

    def _missing(self, pair: tuple[str, str], mine: Sequence[LadderGame]) -> list[Job]:
        """The games of a pair up to the next look at the results, if it is not decided."""
        if self._is_decided(mine):
            return []
        block = SEEDS_PER_BLOCK * self.seats
        games = max(len(mine) // block + 1, -(-self.fewest // block)) * block
        bot, against = pair
        bots = bot, *[against] * (self.parties - 1)
        series = Series(self.game, bots, games, self.seed, apart=self.seats == 1)
        return [Job(series, number) for number in range(len(mine), games)]

    def _is_decided(self, mine: Sequence[LadderGame]) -> bool:
        if len(mine) < self.fewest or len(mine) % (SEEDS_PER_BLOCK * self.seats):
            return False
        wins = sum(row.part() for row in mine)
        return len(mine) >= self.most or verdict(wins, len(mine), self.parties) != SprtDecision.OPEN

    def results(self, rows: Sequence[LadderGame]) -> list[Pair]:
        """What the games of each pair show."""
        found = []
        for bot, against in self.pairs():
            mine = self.of_pair(rows, bot, against)
            wins, games = sum(row.part() for row in mine), len(mine)
            said = verdict(wins, games, self.parties)
            found.append(Pair(bot, against, games, share(wins, games), said))
        return found

    def ratings(self, rows: Sequence[LadderGame]) -> list[Rating]:
        """The rating of every bot above the weakest."""
        games = []
        for bot, against in self.pairs():
            for row in self.of_pair(rows, bot, against):
                mine = -row.number % self.seats
                bots = tuple(bot if seat == mine else against for seat in range(self.parties))
                parts = tuple(win(row.places, seat) for seat in range(self.parties))
                games.append(MatchResult(bots, parts))
        order = {bot: at for at, bot in enumerate(self.bots)}
        return sorted(rate(games, self.bots[0]), key=lambda one: order[one.bot])


def read_results(path: Path) -> list[LadderGame]:
    """The games of a results file; a last line cut off by an interruption is played again."""
    if not path.exists():
        return []
    text = path.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    rows = []
    for at, line in enumerate(whole.splitlines(), start=1):
        try:
            fields = json.loads(line)
            fields["places"], fields["scores"] = tuple(fields["places"]), tuple(fields["scores"])
            rows.append(LadderGame(**fields))
        except (ValueError, TypeError, KeyError) as error:
            raise ZigguratError(f"{path}, line {at}: not a game of a ladder: {error}") from error
    return rows


def write(path: Path, rows: Sequence[LadderGame]) -> None:
    """All games in one order, whatever order they were played in."""
    ordered = sorted(rows, key=lambda row: row[:5])
    text = "".join(f"{row.line()}\n" for row in ordered)
    spare = path.with_suffix(path.suffix + ".new")
    spare.write_text(text, encoding="utf-8")
    spare.replace(path)
