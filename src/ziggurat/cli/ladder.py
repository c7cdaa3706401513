"""`ziggurat ladder`"""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from ziggurat.arena.executors import Executor, executor_for
from ziggurat.arena.ladder import (
    MAX_GAMES_PER_PAIR,
    MIN_GAMES_PER_PAIR,
    Ladder,
    LadderGame,
    read_results,
    write,
)
from ziggurat.arena.ladder_page import chart, ladder_heading, ladders, level_bots, markdown
from ziggurat.arena.strengths import strengths_file
from ziggurat.bots import called, make_bot
from ziggurat.bots.levels import LEVELS, bot_of
from ziggurat.cli.common import GameKey, Jobs, ProgramList, Ray, Seats, Seed, parse_bots, seat_count
from ziggurat.core.errors import ZigguratError
from ziggurat.markup.element import serialise
from ziggurat.registry import load


def ladder(
    game: GameKey,
    seats: Seats = None,
    bots: Annotated[
        str,
        typer.Option(
            help="Bots from weakest to strongest, separated by commas (default: the five levels)."
        ),
    ] = "",
    program: ProgramList = None,
    seed: Seed = 0,
    jobs: Jobs = 1,
    ray: Ray = None,
    fewest: Annotated[
        int, typer.Option(help="Minimum number of games per pair.", min=1)
    ] = MIN_GAMES_PER_PAIR,
    most: Annotated[
        int, typer.Option(help="Maximum number of games per pair.", min=1)
    ] = MAX_GAMES_PER_PAIR,
    results: Annotated[Path, typer.Option(help="Results file; continued if it exists.")] = Path(
        "ladder.jsonl"
    ),
    page: Annotated[
        Path | None, typer.Option(help="Write a page with all results and charts to this file.")
    ] = None,
    strengths: Annotated[
        Path | None, typer.Option(help="Write the measured strength of each level to this file.")
    ] = None,
) -> None:
    """Play neighbouring bots until a sequential test decides which is stronger, and rate them."""
    rules = load(game)
    seats = seat_count(rules, seats)
    names = parse_bots(bots, program) if bots else []
    line = tuple(bot_of(name, game) if name in LEVELS else name for name in names)
    line = line or level_bots(game)
    if len(line) < 2 or len(set(line)) < len(line):
        raise ZigguratError("name at least two different bots")
    for name in line:
        make_bot(name, rules)  # an unknown name is refused before anything is played
    whole = Ladder(game, seats, line, seed, fewest, max(fewest, most))
    rows = read_results(results)
    with executor_for(jobs, ray, line) as executor:
        _watch(whole, rows, executor, results)
    _print(whole, rows)
    if page is not None:
        _write_page(page, rows)
    if strengths is not None:
        strengths.write_text(strengths_file(rows), encoding="utf-8")


def _watch(whole: Ladder, rows: list[LadderGame], executor: Executor, path: Path) -> None:
    """Play what is missing; each game is kept as soon as it ends."""
    with (
        Progress(console=Console(stderr=True), transient=True) as progress,
        path.open("a", encoding="utf-8") as out,
    ):
        bar = progress.add_task(whole.game, total=None)
        for row in whole.play(rows, executor):
            rows.append(row)
            print(row.line(), file=out, flush=True)
            progress.update(bar, advance=1, description=f"{row.bot} v {row.against}")
    write(path, rows)


def _print(whole: Ladder, rows: list[LadderGame]) -> None:
    console = Console()
    pairs = Grid("bot", "against", "games", "wins", "95 %", "verdict")
    for one in whole.results(rows):
        interval = f"{one.share.low:.1%} – {one.share.high:.1%}"
        share = f"{one.share.share:.1%}"
        pairs.add_row(
            called(one.bot), called(one.against), str(one.games), share, interval, one.verdict
        )
    console.print(pairs)
    rated = Grid("bot", "rating", "95 %")
    for rating in whole.ratings(rows):
        rated.add_row(
            called(rating.bot), f"{rating.points:.0f}", f"{rating.low:.0f} – {rating.high:.0f}"
        )
    console.print(rated)


def _write_page(page: Path, rows: list[LadderGame]) -> None:
    """The page, and its charts in a folder beside it."""
    pictures = page.parent / "pictures"
    pictures.mkdir(parents=True, exist_ok=True)
    page.write_text(markdown(rows), encoding="utf-8")
    for one in ladders(rows):
        drawn = chart(ladder_heading(one), one.ratings(rows))
        picture = pictures / f"ladder-{one.game}-{one.seats}.svg"
        picture.write_text(serialise(drawn) + "\n", encoding="utf-8")
