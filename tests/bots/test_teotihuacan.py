"""The evaluation of Teotihuacan: what is there, what is on the way, what may be hoped for."""

import pytest

from ziggurat import Table
from ziggurat.bots import evaluation_of
from ziggurat.core.choices import Choices
from ziggurat.core.playout import playout
from ziggurat.core.rng import Rng
from ziggurat.core.steps import step
from ziggurat.games.teotihuacan import steps
from ziggurat.games.teotihuacan.boards import GROUP, GROUP_LOW
from ziggurat.games.teotihuacan.bot.evaluation import (
    TABLES,
    TeotihuacanWeights,
    districts,
    masks,
    share_left,
)
from ziggurat.games.teotihuacan.components import TILE_IDS
from ziggurat.games.teotihuacan.rules.scoring import district_points
from ziggurat.games.teotihuacan.state import FROM_FAVOUR, Teotihuacan
from ziggurat.registry import load

GAME = load("teotihuacan")
WEIGHTS = TeotihuacanWeights(TABLES.of(2))


def table_after(choices: int, seed: int, seats: int = 2) -> Teotihuacan:
    state = GAME.setup({}, seats)
    assert isinstance(state, Teotihuacan)
    playout(GAME, state, Rng(seed), Choices(), choices)
    return state


def points(state: Teotihuacan) -> float:
    return evaluation_of(GAME).points(state, 0)


@pytest.mark.parametrize("seed", range(6))
def test_districts_are_judged_as_they_score(seed: int) -> None:
    state = table_after(140, seed)
    for seat in range(2):
        scored = sum(int(district_points(state, seat, district)) for district in range(4))
        hope = WEIGHTS.pyramid_hope * (bin(state.filled(seat)).count("1") - 1) * share_left(state)
        assert districts(state, seat, WEIGHTS) == pytest.approx(scored + hope)


def test_nothing_is_hoped_for_when_the_game_is_over() -> None:
    state = table_after(10**6, 1)
    tiles = bin(state.filled(0)).count("1")
    assert points(state) == pytest.approx(int(state.score(0)) + 0.1 * tiles)


def test_points_count_as_points() -> None:
    state = table_after(60, 2)
    before = points(state)
    state.earn(0, FROM_FAVOUR, 5)
    assert points(state) == pytest.approx(before + 5)


def test_a_tile_on_the_way_counts_and_what_is_owed_for_it_too() -> None:
    state = table_after(60, 2)
    values = [points(state)]
    state.then(step(steps.SETTING, 0, TILE_IDS.index("temple-red"), 0))
    values.append(points(state))
    state.then(step(steps.PAYING, 0, 3))
    values.append(points(state))
    assert values[0] < values[2] < values[1]


def test_a_second_small_building_is_expected_only_while_one_is_left() -> None:
    state = table_after(60, 2)
    before = points(state)
    state.then(step(steps.SECOND, 0, 0))
    assert points(state) == before
    state.then(step(steps.SECOND, 0, 1))
    assert points(state) > before


def test_a_mask_promises_more_the_more_of_it_is_covered() -> None:
    state = Table("teotihuacan", seed=1).state
    assert isinstance(state, Teotihuacan)
    hopes = [masks(state, 0, WEIGHTS)]
    high, low = int(GROUP[0]), int(GROUP_LOW[0])
    for half, squares in ((0, high), (1, low)):
        for square in range(54):
            if squares >> square & 1:
                state.covered[half] |= 1 << square
                hopes.append(masks(state, 0, WEIGHTS))
    assert hopes[0] == 0.0
    assert hopes[:-1] == sorted(set(hopes[:-1]))
    assert hopes[-1] == 0.0  # covered: the mask is taken and counts as points
