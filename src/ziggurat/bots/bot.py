"""Bot: a player that is code."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from mypy_extensions import mypyc_attr

from ziggurat.core.errors import NoSuchSeat
from ziggurat.core.game import Game
from ziggurat.core.rng import Rng
from ziggurat.core.state import State


class BotView(NamedTuple):
    """A bot's observation: all that it may use to choose.

    Attributes:
        game: The rules.
        seen: The state as the bot's seat sees it.
        seat: The bot's seat.
        choices: The numbers of its legal choices, ascending.
        pick: Its own random generator, which makes its games repeatable.
        options: The options of the game.

    Example:
        >>> from ziggurat import Rng, Table
        >>> table = Table("amytis", seed=7)
        >>> view = bot_view(table.game, table.state, 0, Rng(5))
        >>> view.seat, view.choices
        (0, [0, 1, 2, 3, 4, 5, 6, 7, 8])
    """

    game: Game[Any]
    seen: State
    seat: int
    choices: list[int]
    pick: Rng
    options: dict[str, str]  # of the game


class Lost(NamedTuple):
    """A choice that an external program lost: the first legal choice was played instead.

    Attributes:
        bot: The name of the program.
        fault: What it did wrong, one of the words in docs/how-to/programs.md.
        seen: The start of what it wrote.

    Example:
        >>> Lost("mine", "slow", "").fault
        'slow'
    """

    bot: str
    fault: str
    seen: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that chooses from its observation: subclass it to write a bot.

    Example:
        >>> class Last(Bot):
        ...     def choose(self, view):
        ...         return view.choices[-1]
        >>> from ziggurat import Rng, Table
        >>> table = Table("amytis", seed=7)
        >>> Last().choose(bot_view(table.game, table.state, 0, Rng(5)))
        8
    """

    def choose(self, view: BotView) -> int:
        """Choose for the seat of the view.

        Args:
            view: The observation.

        Returns:
            One of `view.choices`.

        Example:
            >>> from ziggurat import Rng, Table, make_bot
            >>> table = Table("amytis", seed=7)
            >>> view = bot_view(table.game, table.state, 0, Rng(5))
            >>> make_bot("random", table.game).choose(view) in view.choices
            True
        """
        raise NotImplementedError

    def close(self) -> None:
        """Release resources at the end of a game; most bots hold none.

        Example:
            >>> Bot().close()
        """


def bot_view(
    game: Game[Any],
    state: State,
    seat: int,
    pick: Rng,
    options: Mapping[str, str] | None = None,
) -> BotView:
    """The observation of a bot.

    Args:
        game: The rules, as `table.game`.
        state: The full state, as `table.state`; the view gets only what the seat may know.
        seat: The seat of the bot.
        pick: The random generator of the bot.
        options: The options of the game, as `table.options`.

    Returns:
        The view that `Bot.choose` takes.

    Raises:
        NoSuchSeat: The state has no such seat.

    Example:
        >>> from ziggurat import Rng, Table
        >>> table = Table("amytis", seed=7)
        >>> len(bot_view(table.game, table.state, table.to_move, Rng(5)).choices)
        9
    """
    if not 0 <= seat < state.seats:
        raise NoSuchSeat(seat, int(state.seats))
    seen = game.hide(state, seat)
    return BotView(game, seen, seat, game.choices(seen), pick, dict(options or {}))
