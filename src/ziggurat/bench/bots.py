"""What bots throw away in endings that were solved exactly."""

import json
import time
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from ziggurat import registry
from ziggurat.arena.exam import answers, examined, marks, read_exam
from ziggurat.bots import make_bot
from ziggurat.core import is_compiled
from ziggurat.core.errors import ZigguratError

BOTS: Final = "random,careless-0.1,greedy,mcts-30,mcts-300,mcts-1000,mcts-3000,mcts-1s"
QUICK: Final = 20  # questions


def run_exams(
    only: str | None, bots: Sequence[str], jobs: int, *, quick: bool, as_json: bool
) -> None:
    """Examine bots in one game or in all that have an exam, and say what came out."""
    keys = [only] if only else examined()
    for key in keys:
        game = registry.load(key)
        if not read_exam(key):
            raise ZigguratError(f"there is no exam for {key}, only for {', '.join(examined())}")
        for name in bots:
            make_bot(name, game).close()  # an unknown name is refused before anything is asked
    numbers = {key: measure(key, bots, jobs, quick=quick) for key in keys}
    if as_json:
        print(json.dumps(numbers, indent=2))
    else:
        _print(numbers)


def measure(key: str, bots: Sequence[str], jobs: int = 1, *, quick: bool = False) -> dict[str, Any]:
    """The marks of some bots in one game, as numbers."""
    questions = read_exam(key)[: QUICK if quick else None]
    start = time.perf_counter()
    given = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(key, total=len(questions))
        for one in answers(questions, bots, jobs=jobs):
            given.append(one)
            progress.advance(bar)
    return {
        "questions": len(questions),
        "best": sum(one.best for one in given) / len(given),
        "bots": [
            {**row._asdict(), "lost": row.lost.share, "low": row.lost.low, "high": row.lost.high}
            for row in marks(bots, given)
        ],
        "seconds": round(time.perf_counter() - start, 1),
        "compiled": is_compiled(),
    }


def _print(numbers: dict[str, Any]) -> None:
    console = Console()
    for key, exam in numbers.items():
        title = f"{key}: {exam['questions']} endings, best play is worth {exam['best']:.3f}"
        rows = Grid("bot", "thrown away", "95 %", "at worst", "wrong", title=title)
        for row in exam["bots"]:
            interval = f"{row['low']:.3f} – {row['high']:.3f}"
            wrong = f"{row['wrong']} of {row['questions']}"
            rows.add_row(row["bot"], f"{row['lost']:.3f}", interval, f"{row['worst']:.2f}", wrong)
        console.print(rows)
