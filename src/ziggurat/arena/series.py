"""Many games between bots, with seats balanced."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from ziggurat import registry
from ziggurat.arena.executors import LOCAL_EXECUTOR, Executor
from ziggurat.arena.fault_counts import Faults, count_faults, in_all
from ziggurat.arena.match import play_match
from ziggurat.arena.series_report import share, win
from ziggurat.bots import PROGRAM, Lost, called
from ziggurat.core import is_compiled
from ziggurat.core.choices import Choices
from ziggurat.core.game import Outcome
from ziggurat.core.playout import playout
from ziggurat.core.rng import Rng
from ziggurat.core.steps import CHANCE
from ziggurat.table import Table


class Series(NamedTuple):
    """What to play: a game, its options, a bot for each seat, how often, from which seed."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: tuple[tuple[str, str], ...] = ()
    apart: bool = False  # each bot sits alone, all with the same deals

    def line_up(self, number: int) -> tuple[str, ...]:
        """The line-up of a game: the bots rotate by one seat on the same seed."""
        turn = 0 if self.apart else number % len(self.bots)
        return self.bots[turn:] + self.bots[:turn]

    def programs(self) -> dict[str, str]:
        """The commands of those bots that are programs, by name."""
        parts = (bot.partition(PROGRAM) for bot in self.bots)
        return {name: command for name, mark, command in parts if mark}

    def seed_of(self, number: int) -> int:
        """Each seed is played once by every line-up."""
        return self.seed + (number if self.apart else number // len(self.bots))


class Job(NamedTuple):
    """One game of a series."""

    series: Series
    number: int


class Result(NamedTuple):
    """The result of one game of a series: outcome, number of decisions, faults of programs."""

    number: int
    outcome: Outcome
    decisions: int
    faults: tuple[Faults, ...] = ()


def play_series(series: Series, executor: Executor = LOCAL_EXECUTOR) -> Iterator[Result]:
    """Play the games of a series in order; random bots play in this process, as that is faster."""
    if set(series.bots) == {"random"}:
        return _random_games(series)
    return executor.play(play_job, [Job(series, number) for number in range(series.games)])


def play_job(job: Job) -> Result:
    """Play one game of a series; deterministic on every executor."""
    lost: list[Lost] = []
    series, number = job
    line_up, seed = series.line_up(number), series.seed_of(number)
    sitting = [(bot,) for bot in line_up] if series.apart else [line_up]
    tables = [
        play_match(series.game, bots, seed, dict(series.options), lost.append) for bots in sitting
    ]
    entries = [entry for table in tables for entry in table.record.entries]
    decisions = sum(entry.seat != CHANCE for entry in entries)
    return Result(
        number, compared([_outcome(table) for table in tables]), decisions, count_faults(lost)
    )


def _outcome(table: Table) -> Outcome:
    assert table.outcome is not None
    return table.outcome


def compared(outcomes: Sequence[Outcome]) -> Outcome:
    """The outcome; of several solo games, ranked by goal reached, then by points."""
    if len(outcomes) == 1:
        return outcomes[0]
    ends = [(-one.places[0], one.scores[0]) for one in outcomes]
    places = tuple(1 + sum(other > mine for other in ends) for mine in ends)
    return Outcome(tuple(score for _, score in ends), places, "apart")


def _random_games(series: Series) -> Iterator[Result]:
    """Random games from the compiled loop, without tables and records."""
    game = registry.load(series.game)
    start = game.setup(dict(series.options), len(series.bots))
    pick, out = Rng(series.seed), Choices()
    most = game.bound(len(series.bots))
    for number in range(series.games):
        state = start.copy()
        decisions = playout(game, state, pick, out, most)
        outcome = game.outcome(state)
        assert outcome is not None, "the game went on beyond its bound"
        yield Result(number, outcome, int(decisions))


def summary(series: Series, results: Sequence[Result], seconds: float) -> dict[str, object]:
    """A series in numbers, by seat and by bot, for programs to read."""
    seats = range(len(series.bots))
    places = range(1, max(len(seats), 2) + 1)  # a lone seat that loses comes second
    outcomes = [result.outcome for result in results]
    choices = sum(result.decisions for result in results)
    return {
        "game": series.game,
        "options": dict(series.options),
        "seats": len(series.bots),
        "bots": [called(bot) for bot in series.bots],
        "programs": series.programs(),
        "seed": series.seed,
        "games": len(results),
        "choices": choices,
        "seconds": round(seconds, 3),
        "choices_per_second": round(choices / seconds) if seconds else None,
        "compiled": is_compiled(),
        "mean_scores": [_mean([outcome.scores[seat] for outcome in outcomes]) for seat in seats],
        "places": [
            [sum(o.places[seat] == place for o in outcomes) for place in places] for seat in seats
        ],
        "reasons": dict(sorted(Counter(outcome.reason for outcome in outcomes).items())),
        "by_seat": [
            share(sum(win(o.places, seat) for o in outcomes), len(outcomes))._asdict()
            for seat in seats
        ],
        "by_bot": by_bot(series, results),
        "faults": [one._asdict() for one in in_all([result.faults for result in results])],
    }


def by_bot(series: Series, results: Sequence[Result]) -> dict[str, Mapping[str, float]]:
    """Each bot's share of victories over all seats it sat in, and its mean score."""
    rows: dict[str, list[tuple[float, int]]] = {}
    for result in results:
        for seat, bot in enumerate(series.line_up(result.number)):
            score = result.outcome.scores[seat]
            rows.setdefault(called(bot), []).append((win(result.outcome.places, seat), score))
    return {
        bot: {
            "played": len(row),
            **share(sum(part for part, _ in row), len(row))._asdict(),
            "mean_score": _mean([score for _, score in row]),
        }
        for bot, row in rows.items()
    }


def _mean(numbers: Sequence[int]) -> float:
    return round(sum(numbers) / len(numbers), 2) if numbers else 0.0
