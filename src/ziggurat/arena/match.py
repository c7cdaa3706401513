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
    """Play a game between bots to its end; deterministic by seed for bots with a fixed budget.

    Args:
        game: The key of a game, one of `game_keys()`.
        bots: The names of the bots, one for each seat, as `make_bot` knows them.
        seed: The seed of the game and of its bots.
        options: Values of the game's options by key; the others take their defaults.
        report: Called with each choice that an external program loses; without it they are logged.

    Returns:
        The table at the end of the game.

    Raises:
        UnknownGame: No game has this key.
        BadSeats: The game does not allow this number of players.
        BadOption: The game has no such option, or the option no such value.
        UnknownBot: No bot has one of these names.

    Example:
        >>> table = play_match("amytis", ["greedy", "random"], seed=1)
        >>> table.over, table.players
        (True, ['bot:greedy', 'bot:random'])
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
