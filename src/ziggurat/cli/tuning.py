"""`ziggurat tune`"""

import subprocess
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from ziggurat import __version__
from ziggurat.arena.executors import Executor, executor_for
from ziggurat.arena.series_report import Share
from ziggurat.arena.tuning import (
    Journal,
    Plan,
    TuningResult,
    confirm,
    confirmed,
    evolve,
    weights_file,
)
from ziggurat.bots import make_bot
from ziggurat.bots.weights import Numbers, path_of, read_file, tables_in
from ziggurat.cli.common import GameKey, Jobs, Ray, Seats, Seed, seat_count
from ziggurat.core.errors import ZigguratError
from ziggurat.registry import load


def tune(
    game: GameKey,
    seats: Seats = None,
    bots: Annotated[str, typer.Option(help="Bot that plays during the search.")] = "greedy",
    proof: Annotated[
        str, typer.Option(help="Bots that must win more with the new weights than with the old.")
    ] = "greedy,mcts-100",
    generations: Annotated[int, typer.Option(help="Number of generations.", min=1)] = 40,
    members: Annotated[int, typer.Option(help="Candidates per generation.", min=4)] = 16,
    games: Annotated[int, typer.Option(help="Games per candidate and generation.", min=1)] = 24,
    step: Annotated[
        float, typer.Option(help="Initial step size, relative to each weight.", min=0.001)
    ] = 0.3,
    match: Annotated[int, typer.Option(help="Games in the final match.", min=1)] = 200,
    seed: Seed = 1,
    jobs: Jobs = 1,
    ray: Ray = None,
    out: Annotated[
        Path | None,
        typer.Option(help="Weights file to start from and to write (default: the bots’ own)."),
    ] = None,
) -> None:
    """Search for better evaluation weights by self-play; an interrupted search resumes."""
    rules = load(game)
    seats = seat_count(rules, seats)
    path = path_of(game) if out is None else out
    tables = read_file(path)
    start = tables_in(tables).numbers(seats)
    plan = Plan(game, seats, _names(bots), seed, generations, members, games, step)
    playing = *plan.bots, *_names(proof)
    for name in playing:
        make_bot(name, rules)  # an unknown name is refused before anything is played
    with executor_for(jobs, ray, playing) as executor:
        journal = Journal(path.with_suffix(f".{seats}.journal"), plan, start)
        found = _watched(plan, start, journal, executor)
        shares = _proved(plan, _names(proof), found, start, match, executor)
    for bot, shown in shares.items():
        print(f"{bot}: new weights win {_told(shown)} against the old")
    if not confirmed(seats, list(shares.values())):
        raise ZigguratError(
            f"the new weights were not confirmed on fresh seeds: {path.name} is unchanged"
        )
    tables[seats] = {
        "made": f"ziggurat tune {game} --seats {seats} --bots {bots} --seed {seed}"
        f" --generations {generations} --members {members} --games {games} --step {step}",
        "commit": _commit(),
        "games": found.games,
        "confirmed": [f"{bot}: {_told(shown)} of {match}" for bot, shown in shares.items()],
        "weights": found.numbers,
    }
    path.write_text(weights_file(tables), encoding="utf-8")
    journal.path.unlink()
    print(f"{path.name}: new weights for {seats} seats")


def _names(words: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in words.split(",") if name.strip())


def _watched(plan: Plan, start: Numbers, journal: Journal, executor: Executor) -> TuningResult:
    """Evolve, with a bar on the error stream."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(plan.game, total=plan.generations)

        def told(generation: int, worth: float) -> None:
            progress.update(bar, completed=generation, description=f"{plan.game} {worth:.3f}")

        return evolve(plan, start, journal, executor, told)


def _proved(
    plan: Plan,
    bots: tuple[str, ...],
    found: TuningResult,
    start: Numbers,
    games: int,
    executor: Executor,
) -> dict[str, Share]:
    """Play the last match under each bot, with a bar on the error stream."""
    shares = {}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("the last match", total=len(bots))
        for bot, shown in confirm(plan, bots, found.numbers, start, games, executor):
            progress.update(bar, advance=1, description=f"{bot} {_told(shown)}")
            shares[bot] = shown
    return shares


def _told(shown: Share) -> str:
    return f"{shown.share:.1%} ({shown.low:.1%} – {shown.high:.1%})"


def _commit() -> str:
    """Which state of the sources played, where they are a checkout."""
    here = Path(__file__).parent
    asked = ["git", "-C", str(here), "describe", "--always", "--dirty", "--exclude=*"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return f"version {__version__}"
