"""The evaluation of Amytis, and that bots use it."""

import pytest

from ziggurat import Table
from ziggurat.bots import bot_view, evaluation_of, make_bot
from ziggurat.core.bits import BIT
from ziggurat.core.rng import Rng
from ziggurat.games.amytis.bot.evaluation import promise
from ziggurat.games.amytis.components import PLACEMENTS, PROJECT_POINTS
from ziggurat.games.amytis.state import Amytis
from ziggurat.registry import load


def test_a_project_promises_more_the_less_it_lacks() -> None:
    card = 7
    whole = PLACEMENTS[card][0]
    cells = [n for n in range(36) if whole >> n & 1]
    hopes = [promise(whole & ~sum(2**n for n in cells[:gone]), card, 0.5) for gone in range(5)]
    assert hopes[0] == PROJECT_POINTS[card]
    assert hopes == sorted(hopes, reverse=True)
    assert hopes[-1] > 0


def test_the_evaluation_adds_track_and_projects() -> None:
    game = load("amytis")
    state = Table("amytis", seed=1).state
    assert isinstance(state, Amytis)
    before = evaluation_of(game).points(state, 0)
    state.earn(0, 2, 5)
    state.validated[0] |= BIT[0]
    gained = evaluation_of(game).points(state, 0) - before
    assert gained == pytest.approx(5 + int(PROJECT_POINTS[0]))


def test_greedy_plays_the_turn_that_pays_most() -> None:
    """Two choices at least, and a project of a palace: one ply would be blind to what follows."""
    table = Table("amytis", seed=3)
    bot = make_bot("greedy", table.game)
    best = max(_turn_values(table))
    goes_on = True
    while goes_on:
        table.choose(bot.choose(bot_view(table.game, table.state, 0, Rng(1))))
        goes_on = table.game.goes_on(table.state, 0)
    assert evaluation_of(table.game).lead(table.state, 0) == best


def _turn_values(table: Table) -> list[float]:
    """How every whole turn looks when it ends."""
    values = []
    for choice in table.choices():
        after = table.copy()
        after.choose(choice.id)
        if after.game.goes_on(after.state, 0):
            values += _turn_values(after)
        else:
            values.append(evaluation_of(after.game).lead(after.state, 0))
    return values
