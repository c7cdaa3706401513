"""Bot: somebody at the table who is code."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from mypy_extensions import mypyc_attr

from ziggurat.core.errors import NoSuchSeat
from ziggurat.core.game import Game
from ziggurat.core.rng import Rng
from ziggurat.core.state import State


class BotView(NamedTuple):
    """All a bot gets: the table as its seat sees it, what it may choose, a generator of its own."""

    game: Game[Any]
    seen: State
    seat: int
    choices: list[int]
    pick: Rng
    options: dict[str, str]  # as agreed on before the game


class Lost(NamedTuple):
    """A choice that a bot of somebody else's making has lost: who, by what, and what was seen."""

    bot: str
    fault: str
    seen: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses from what it may see."""

    def choose(self, view: BotView) -> int:
        """One of the view's choices."""
        raise NotImplementedError

    def close(self) -> None:
        """The game is over for it; most bots have nothing to let go of."""


def bot_view(
    game: Game[Any],
    state: State,
    seat: int,
    pick: Rng,
    options: Mapping[str, str] | None = None,
) -> BotView:
    """What a bot in that seat may know of a table."""
    if not 0 <= seat < state.seats:
        raise NoSuchSeat(seat, int(state.seats))
    seen = game.hide(state, seat)
    return BotView(game, seen, seat, game.choices(seen), pick, dict(options or {}))
