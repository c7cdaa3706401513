"""An exam for bots: positions near the end of games for two that decide something, solved exactly.

A question is a table where a seat begins to choose: its turn opens, or chance has answered. The
bot plays up to chance or the end of its turn; its loss is the value of best play before minus the
value after.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib.resources import files
from itertools import pairwise, repeat
from multiprocessing import get_context
from typing import Final, NamedTuple

from ziggurat import registry
from ziggurat.arena.endings import TABLES, EndgameTable
from ziggurat.arena.series_report import Share, share
from ziggurat.bots import called, make_bot
from ziggurat.core.rng import Rng
from ziggurat.core.state import State
from ziggurat.runner import bots_choose, play_turn
from ziggurat.table import Table, replay

ENOUGH: Final = 100 * TABLES  # for what was solved before
ROUNDING: Final = 1e-9
HEADER: Final = "game "  # a record begins


class Answer(NamedTuple):
    """The value of best play at a question, and the loss of each bot."""

    best: float
    lost: tuple[float, ...]


class Marks(NamedTuple):
    """A bot's loss in victories: mean with Wilson's interval, maximum, and number of errors.

    Wilson's interval is conservative: a loss between 0 and 1 varies no more than a binary one.
    """

    bot: str
    questions: int
    lost: Share
    worst: float
    wrong: int


def read_exam(game: str) -> list[str]:
    """The questions kept for a game, each a record up to the table in question; none for some."""
    file = files(registry.parts(game).rules) / "exam.txt"
    if not file.is_file():
        return []
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    starts = [at for at, line in enumerate(lines) if line.startswith(HEADER)]
    return ["".join(lines[one:end]) for one, end in pairwise([*starts, len(lines)])]


def examined() -> list[str]:
    """The games there is an exam for."""
    return list(filter(read_exam, registry.keys()))


def answer(question: str, bots: Sequence[str], seed: int = 0) -> Answer:
    """The loss of some bots at one question."""
    table = replay(question)
    seat = table.to_move
    ending = EndgameTable(table.game, ENOUGH)
    best = ending.worth(table.state, seat)
    after = (ending.worth(_played(name, table, seed), seat) for name in bots)
    return Answer(best, tuple(best - worth for worth in after))


def answers(
    questions: Sequence[str], bots: Sequence[str], seed: int = 0, jobs: int = 1
) -> Iterator[Answer]:
    """The same for all questions, in order; in worker processes if `jobs` > 1."""
    seeds = range(seed, seed + len(questions))
    if jobs <= 1:
        yield from map(answer, questions, repeat(bots), seeds)
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            yield from pool.map(answer, questions, repeat(bots), seeds)


def marks(bots: Sequence[str], given: Sequence[Answer]) -> list[Marks]:
    """The marks of each bot."""
    found = []
    for at, bot in enumerate(bots):
        lost = [one.lost[at] for one in given]
        wrong = sum(part > ROUNDING for part in lost)
        mean = share(max(sum(lost), 0.0), len(lost))
        found.append(Marks(called(bot), len(lost), mean, max(lost), wrong))
    return found


def _played(name: str, table: Table, seed: int) -> State:
    """The table as a bot leaves it, at chance or where its turn ends."""
    game, seat, state = table.game, table.to_move, table.state.copy()
    bot = make_bot(name, game, seed)
    play_turn(game, state, bots_choose(game, {seat: bot}, {seat: Rng(seed)}, table.options))
    bot.close()
    return state
