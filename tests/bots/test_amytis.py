"""The evaluation of Amytis, and that bots use it."""

import pytest

from ziggurat import Table
from ziggurat.bots import bot_view, evaluation_of, make_bot
from ziggurat.bots.amytis import promise
from ziggurat.core.bits import BIT
from ziggurat.core.pick import Pick
from ziggurat.games.amytis.components import PLACEMENTS, PROJECT_POINTS
from ziggurat.games.amytis.state import Amytis
from ziggurat.games.registry import load


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


def test_greedy_takes_the_tile_and_the_site_that_pay_most() -> None:
    """A whole turn is two choices: one ply would be blind to the second."""
    table = Table("amytis", seed=3)
    bot = make_bot("greedy", table.game)
    best = max(_turn_values(table))
    table.choose(bot.choose(bot_view(table.game, table.state, 0, Pick(1))))
    table.choose(bot.choose(bot_view(table.game, table.state, 0, Pick(1))))
    assert evaluation_of(table.game).lead(table.state, 0) == best


def _turn_values(table: Table) -> list[float]:
    values = []
    for take in table.choices():
        taken = table.copy()
        taken.choose(take.id)
        for lay in taken.choices():
            laid = taken.copy()
            laid.choose(lay.id)
            if laid.game.asking(laid.state) != "palace":
                values.append(evaluation_of(table.game).lead(laid.state, 0))
    return values
