"""Levels: five in every game, none at random, each bounded in time."""

from collections import Counter

import pytest

from laws.worlds import keys, load
from ziggurat import registry
from ziggurat.bots import LEVELS, bot_view, evaluation_of, make_bot
from ziggurat.bots.careless import CarelessBot
from ziggurat.bots.chance import RandomBot
from ziggurat.bots.levels import OTHERS, ROWS, bot_of
from ziggurat.bots.mcts import MctsBot
from ziggurat.core.choices import Choices
from ziggurat.core.rng import Rng
from ziggurat.core.steps import CHANCE


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_a_bot_that_thinks(key: str, level: str) -> None:
    assert not isinstance(make_bot(level, load(key)), RandomBot)


def test_every_game_has_its_row() -> None:
    assert set(ROWS) == {*registry.keys(), OTHERS}
    assert bot_of("medium", "a game of tomorrow") == ROWS[OTHERS]["medium"]


def chosen(part: float) -> Counter[int]:
    """The first choice of Amytis by a careless bot, a hundred times."""
    game = load("amytis")
    state, out = game.setup({}, 2), Choices()
    while game.fill(state, out) == CHANCE:
        game.play(state, out.ids[0])
    bot, pick = CarelessBot(evaluation_of(game), part), Rng(1)
    view = bot_view(game, state, int(game.to_move(state)), pick)
    return Counter(bot.choose(view) for _ in range(100))


def test_who_is_careless_errs_and_mostly_plays_well() -> None:
    careful, careless, wild = chosen(0.0), chosen(0.1), chosen(100.0)
    assert len(careful) < len(careless) <= len(wild)
    best = set(careful)
    assert 100 > sum(careless[one] for one in best) > sum(wild[one] for one in best)


def test_a_turn_of_a_level_ends_in_time() -> None:
    game = load("amytis")
    state, out = game.setup({}, 2), Choices()
    while game.fill(state, out) == CHANCE:
        game.play(state, out.ids[0])
    bot = make_bot("expert", game, seconds=0.0)
    view = bot_view(game, state, int(game.to_move(state)), Rng(1))
    assert bot.choose(view) in view.choices
    assert isinstance(bot, MctsBot) and bot.searched == 1
