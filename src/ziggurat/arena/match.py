"""One game between bots."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack

from ziggurat.bots import Lost, called, make_bot
from ziggurat.core.rng import Rng
from ziggurat.runner import bots_choose, moves
from ziggurat.table import Table


def play_match(
    game: str,
    bots: Sequence[str],
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    report: Callable[[Lost], None] | None = None,
) -> Table:
    """Play a game to its end; deterministic by seed for bots with a fixed budget.

    `report` is called with each choice a program loses; without it they are logged.
    """
    players = [f"bot:{called(name)}" for name in bots]
    table = Table(game, len(bots), seed, options, players)
    picks = [Rng(seed * len(bots) + seat + 1) for seat in range(len(bots))]
    with ExitStack() as stack:
        minds = [make_bot(name, table.game, seed + seat, report) for seat, name in enumerate(bots)]
        for mind in minds:
            stack.callback(mind.close)
        ask = bots_choose(table.game, minds, picks, table.options)
        for _ in moves(table.game, table.state, ask, play=table.play):
            pass
    return table
