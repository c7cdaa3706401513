"""Measure badges: a bot that always takes the highest badge plays the medium bot.

`python tools/badge_player.py amytis 200`: of equal badges one is drawn by lot.
"""

import sys
from statistics import mean, stdev

from ziggurat import registry
from ziggurat.bots import BotView, bot_view, make_bot
from ziggurat.core.rng import Rng
from ziggurat.core.state import State
from ziggurat.runner import moves
from ziggurat.table import Table
from ziggurat.views.gains import NO_GAIN, gains


def highest(view: BotView) -> int:
    """The choice whose badge, now and later together, shows most."""
    brings = gains(view.game, view.seen, view.seat)
    badges = {choice: brings.get(choice, NO_GAIN).total for choice in view.choices}
    best = [choice for choice, points in badges.items() if points == max(badges.values())]
    return best[view.pick.below(len(best))]


def match(key: str, number: int, level: str) -> tuple[int, int]:
    """A game for two in which both begin by turns: the points of the player and of the bot."""
    table, mine = Table(key, 2, number // 2), number % 2
    bot, picks = make_bot(level, table.game, number), [Rng(number + 1), Rng(number + 2)]

    def ask(state: State, seat: int) -> int:
        view = bot_view(table.game, state, seat, picks[seat])
        return highest(view) if seat == mine else bot.choose(view)

    for _ in moves(table.game, table.state, ask, play=table.play):
        pass
    assert table.outcome is not None
    return table.outcome.scores[mine], table.outcome.scores[1 - mine]


def main(key: str, count: int, level: str = "medium") -> None:
    """Mean points of both, with a 95 % interval, and how often the player wins."""
    results = [match(registry.load(key).key, number, level) for number in range(count)]
    for who, points in zip(("badges", level), zip(*results, strict=True), strict=True):
        print(f"{who}: {mean(points):.1f} ± {1.96 * stdev(points) / count**0.5:.1f} points")
    wins = sum(mine > other for mine, other in results)
    print(f"won {wins} of {count}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:4])
