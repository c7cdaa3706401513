"""`ziggurat review`"""

from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from ziggurat.analysis.judge import BUDGETS, budget_of
from ziggurat.analysis.review import Reviewer, collected
from ziggurat.analysis.telling import review_lines
from ziggurat.analysis.words import ReviewWords
from ziggurat.cli.common import AsJson, Seed, read_text
from ziggurat.cli.records import Language, RecordFile
from ziggurat.core.record import parse_record


def review(
    file: RecordFile,
    lang: Language = "en",
    budget: Annotated[str, typer.Option(help=f"Work: {', '.join(BUDGETS)}.")] = "usual",
    seed: Seed = 0,
    json: AsJson = False,
) -> None:
    """Review a finished game: what luck and what turns decided it, and what was better."""
    text = read_text(file)
    budget_of(budget)
    reviewer = Reviewer(text, budget, seed)
    words = ReviewWords(lang, reviewer.judge.game.key)
    parts = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(reviewer.judge.game.key, total=len(reviewer))
        for number in range(len(reviewer)):
            parts.append(reviewer.part(number))
            progress.advance(bar)
    found = collected(reviewer, tuple(parts))
    if json:
        print(found.as_json(), end="")
        return
    names = [name or words.player(seat) for seat, name in enumerate(parse_record(text).players)]
    for line in review_lines(found, reviewer.course, names, words):
        print(line)
