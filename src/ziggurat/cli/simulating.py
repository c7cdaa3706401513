"""`ziggurat simulate | bench`"""

import sys
import time
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from ziggurat.arena.executors import Executor, executor_for
from ziggurat.arena.series import Result, Series, play_series, summary
from ziggurat.bots import make_bot
from ziggurat.cli.common import (
    AsJson,
    GameKey,
    Jobs,
    OptionList,
    ProgramList,
    Ray,
    Seats,
    Seed,
    line_up,
    parse_bots,
    parse_options,
    print_json,
)
from ziggurat.core.errors import ZigguratError
from ziggurat.registry import load


def simulate(
    game: GameKey,
    seats: Seats = None,
    games: Annotated[int, typer.Option(help="Number of games to play.", min=1)] = 100,
    seed: Seed = 0,
    bots: Annotated[
        str, typer.Option(help="Bots, separated by commas: random, greedy, mcts-400, mcts-1s, …")
    ] = "random",
    program: ProgramList = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    option: OptionList = None,
    json: AsJson = False,
) -> None:
    """Play many games between bots, each in every seat on the same seeds, and print statistics."""
    rules = load(game)
    chosen = rules.complete(parse_options(option))
    names = line_up(bots, game, seats, program)
    for name in set(names):
        make_bot(name, rules)  # an unknown name is refused before anything is played
    series = Series(game, names, games, seed, tuple(chosen.items()))
    with executor_for(jobs, ray, names) as executor:
        start = time.perf_counter()
        results = _watched(series, executor, quiet=json)
        numbers = summary(series, results, time.perf_counter() - start)
    _complain(numbers)
    if json:
        print_json(numbers)
    else:
        _print(numbers)


def bench(
    what: Annotated[
        str | None,
        typer.Argument(
            metavar="[GAME|bots]",
            help="Measure only this game, or examine `bots`.",
        ),
    ] = None,
    game: Annotated[str | None, typer.Argument(help="Examine bots in this game only.")] = None,
    bots: Annotated[str, typer.Option(help="Bots to examine, separated by commas.")] = "",
    program: ProgramList = None,
    jobs: Annotated[int, typer.Option(help="Number of processes for the exam.", min=1)] = 1,
    quick: Annotated[bool, typer.Option(help="Use small samples for a first look.")] = False,
    json: AsJson = False,
) -> None:
    """Measure the speed of the engine, search, drawings and server, and of other engines.

    `bench bots` examines bots instead: how much they give away in exactly solved endgames.
    """
    if what == "bots":
        from ziggurat.bench import bots as exam

        names = parse_bots(bots or exam.BOTS, program)
        exam.run_exams(game, names, jobs, quick=quick, as_json=json)
        return
    if game is not None or bots or program:
        raise ZigguratError("only `bench bots` takes a second argument, --bots or --program")
    from ziggurat.bench import report

    report.run_benchmarks(what, quick=quick, as_json=json)


def _watched(series: Series, executor: Executor, *, quiet: bool) -> list[Result]:
    """Play a series; a progress bar on the error stream if it is a terminal."""
    if quiet or set(series.bots) == {"random"}:
        return list(play_series(series, executor))
    results = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(series.game, total=series.games)
        for result in play_series(series, executor):
            results.append(result)
            progress.advance(bar)
    return results


def _complain(numbers: dict[str, Any]) -> None:
    """What programs did wrong, on the error stream."""
    for row in numbers["faults"]:
        lost = f"{row['choices']} choices in {row['games']} games"
        print(f"{row['bot']} lost {lost}, {row['fault']}: {row['first']}", file=sys.stderr)


def _print(numbers: dict[str, Any]) -> None:
    """A series as two small tables."""
    console = Console()
    speed = f"{numbers['choices_per_second']:,} choices per second"
    mode = "compiled" if numbers["compiled"] else "interpreted"
    console.print(
        f"{numbers['game']}, {numbers['games']} games, {numbers['seats']} seats: "
        f"{speed}, {mode}; endings {numbers['reasons']}"
    )
    seats = Grid("seat", "mean score", "places 1, 2, …", "wins", "95 %")
    for seat, row in enumerate(numbers["by_seat"]):
        places = ", ".join(map(str, numbers["places"][seat]))
        seats.add_row(str(seat), str(numbers["mean_scores"][seat]), places, *_shares(row))
    console.print(seats)
    bots = Grid("bot", "mean score", "seats played", "wins", "95 %")
    for bot, row in numbers["by_bot"].items():
        bots.add_row(bot, str(row["mean_score"]), str(row["played"]), *_shares(row))
    console.print(bots)


def _shares(row: dict[str, float]) -> tuple[str, str]:
    return f"{row['share']:.1%}", f"{row['low']:.1%} – {row['high']:.1%}"
