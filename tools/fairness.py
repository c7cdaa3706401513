"""Does the fair bot play without peeking? Let it meet one that sees every hand.

The other bot is the same search with the true table instead of guesses. If it does not win more
often, either hidden cards do not matter or the fair bot already knows them.
"""

import sys
from typing import Any

from ziggurat import registry
from ziggurat.arena.series_report import share, win
from ziggurat.bots import bot_view, make_bot
from ziggurat.core.game import Game, Outcome
from ziggurat.core.rng import Rng
from ziggurat.core.state import State
from ziggurat.runner import play_game


class OpenGame(Game[Any]):
    """A game played with all cards on the table: nothing is hidden, so nothing is guessed."""

    def __init__(self, game: Game[Any]) -> None:
        seats = (game.min_seats, game.max_seats)
        rules: dict[int, Any] = dict(enumerate(game.rules))
        super().__init__(
            game.key, game.version, seats, game.catalogue, game.events, game.options, rules
        )
        self.real = game

    def outcome(self, state: State) -> Outcome | None:
        """As in the real game."""
        return self.real.outcome(state)


def match(game: Game[Any], seats: int, peeping: int, iterations: int, seed: int) -> Outcome:
    """One game in which one seat sees everything."""
    bots = [make_bot(f"mcts-{iterations}", game, seed + seat) for seat in range(seats)]
    picks = [Rng(1000 * seed + seat) for seat in range(seats)]
    everything = OpenGame(game)

    def ask(state: State, seat: int) -> int:
        view = bot_view(game, state, seat, picks[seat])
        if seat == peeping:
            view = view._replace(game=everything, seen=state.copy())
        return bots[seat].choose(view)

    return play_game(game, game.setup({}, seats), ask, Rng(seed))


def main(key: str, seats: int, count: int, iterations: int) -> None:
    """A series with the one who peeps in every seat by turns."""
    game = registry.load(key)
    wins = 0.0
    for number in range(count):
        peeping = number % seats
        wins += win(match(game, seats, peeping, iterations, number // seats).places, peeping)
    result = share(wins, count)
    print(f"{key}, {seats} seats, mcts-{iterations}, {count} games: the bot that sees all hands")
    print(f"wins {result.share:.1%} ({result.low:.1%} to {result.high:.1%}), not {1 / seats:.1%}")


if __name__ == "__main__":
    main(sys.argv[1], *(int(word) for word in sys.argv[2:5]))
