"""Bot: a player that is code."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from mypy_extensions import mypyc_attr

from ziggurat.core.errors import NoSuchSeat
from ziggurat.core.game import Game
from ziggurat.core.rng import Rng
from ziggurat.core.state import State


class BotView(NamedTuple):
    """A bot's observation: the state its seat sees, its choices, and its own random generator."""

    game: Game[Any]
    seen: State
    seat: int
    choices: list[int]
    pick: Rng
    options: dict[str, str]  # of the game


class Lost(NamedTuple):
    """A choice lost by an external program: the bot, the fault, and its output."""

    bot: str
    fault: str
    seen: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that chooses from its observation."""

    def choose(self, view: BotView) -> int:
        """One of the view's choices."""
        raise NotImplementedError

    def close(self) -> None:
        """Release resources at the end of a game; most bots hold none."""


def bot_view(
    game: Game[Any],
    state: State,
    seat: int,
    pick: Rng,
    options: Mapping[str, str] | None = None,
) -> BotView:
    """The observation of a bot in that seat."""
    if not 0 <= seat < state.seats:
        raise NoSuchSeat(seat, int(state.seats))
    seen = game.hide(state, seat)
    return BotView(game, seen, seat, game.choices(seen), pick, dict(options or {}))
