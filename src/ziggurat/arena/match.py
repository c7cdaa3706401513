"""One game between bots."""

from collections.abc import Mapping, Sequence

from ziggurat.bots import bot_view, make_bot
from ziggurat.core.pick import Pick
from ziggurat.table import Table


def play_match(
    game: str, bots: Sequence[str], seed: int = 0, options: Mapping[str, str] | None = None
) -> Table:
    """A finished table: the same seed and bots of fixed budget always give the same game."""
    players = [f"bot:{name}" for name in bots]
    table = Table(game, len(bots), seed, options, players)
    minds = [make_bot(name, table.game, seed + seat) for seat, name in enumerate(bots)]
    picks = [Pick(seed * len(bots) + seat + 1) for seat in range(len(bots))]
    while not table.over:
        seat = table.to_move
        view = bot_view(table.game, table.state, seat, picks[seat])
        table.play(minds[seat].choose(view))
    return table
