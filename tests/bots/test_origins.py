"""The evaluation of Origins: what is there, what is on the way, what may be hoped for."""

import pytest

from ziggurat.bots import evaluation_of
from ziggurat.core.choices import Choices
from ziggurat.core.playout import playout
from ziggurat.core.rng import Rng
from ziggurat.core.steps import CHANCE, step
from ziggurat.games.origins import steps
from ziggurat.games.origins.bot.evaluation import (
    TABLES,
    OriginsWeights,
    another_round,
    block_at,
    districts,
    meeting,
    temples,
    workers,
)
from ziggurat.games.origins.components import DISTRICT_IDS, KIND_IDS, SOLO_ROUNDS, STONE
from ziggurat.games.origins.geometry import CORNERS_OF_A_ROW, FIRST_BUILDING, FITS, WIDTH
from ziggurat.games.origins.payments import payment
from ziggurat.games.origins.rules.districts import matching
from ziggurat.games.origins.rules.scoring import temple_points
from ziggurat.games.origins.rules.solo import goal
from ziggurat.games.origins.rules.visit import BONUS, LOWER, MAINS
from ziggurat.games.origins.state import FROM_BUILDINGS, NO_GOLD, Origins
from ziggurat.registry import load

GAME = load("origins")
WEIGHTS = OriginsWeights(TABLES.of(2))


def table_after(decisions: int, seed: int, seats: int = 2) -> Origins:
    """A table after a number of random decisions, at a choice or over."""
    state, out, pick = GAME.setup({}, seats), Choices(), Rng(seed)
    assert isinstance(state, Origins)
    playout(GAME, state, pick, out, decisions)
    while GAME.fill(state, out) == CHANCE:
        GAME.play(state, pick.weighted(out))
    return state


def points(state: Origins) -> float:
    return evaluation_of(GAME).points(state, 0)


def test_nothing_is_hoped_for_when_the_game_is_over() -> None:
    state = table_after(10**6, 1)
    assert points(state) == pytest.approx(int(state.score(0)) + 0.1 * int(state.tiles_of(0)))


def test_points_count_as_points() -> None:
    state = table_after(60, 2)
    before = points(state)
    state.earn(0, 5, FROM_BUILDINGS)
    assert points(state) == pytest.approx(before + 5)


@pytest.mark.parametrize("seed", range(4))
def test_temples_count_as_they_score_when_nothing_is_to_come(seed: int) -> None:
    state = table_after(150, seed)
    for temple, climbed in enumerate((seed + 3, 8, 5)):
        state.climbed[temple] = climbed
    assert temples(state, 0, 0.0, WEIGHTS) == int(temple_points(state, 0))
    assert temples(state, 0, 1.0, WEIGHTS) > temples(state, 0, 0.0, WEIGHTS)


def test_an_announced_end_is_the_last_round() -> None:
    state = table_after(20, 3)
    assert another_round(state) == 1.0
    state.announced |= 1 << NO_GOLD
    assert another_round(state) == 0.0


def test_who_has_passed_counts_later_rounds_only() -> None:
    state = table_after(4, 4)
    assert state.round == 1
    assert workers(state, 0, 0.0, WEIGHTS) >= 3 * WEIGHTS.visit  # two Freemen and the Archon
    state.passed |= 1
    assert workers(state, 0, 0.0, WEIGHTS) == 0.0
    assert workers(state, 0, 1.0, WEIGHTS) > 0.0


def test_a_visit_begun_is_worth_what_the_worker_was() -> None:
    assert meeting(MAINS, WEIGHTS) == WEIGHTS.visit
    assert (
        meeting(LOWER, WEIGHTS) == meeting(0, WEIGHTS) == 0.0
    )  # only a six may do the other one too
    assert meeting(MAINS | BONUS, WEIGHTS) > meeting(MAINS, WEIGHTS)


def test_what_is_on_the_way_counts_and_its_price_too() -> None:
    state = table_after(4, 2)
    values = [points(state)]
    state.then(step(steps.LAYING, 0, 0, 0))
    values.append(points(state))
    state.then(payment(0, STONE, 3))
    values.append(points(state))
    assert values[0] < values[2] < values[1]


def test_blocks_show_the_cards_that_match() -> None:
    state, pick, matches = table_after(4, 1), Rng(1), 0
    slots = range(len(state.cards))
    for cell in range(4 * WIDTH):
        state.put_tile(0, cell, FIRST_BUILDING + pick.below(len(KIND_IDS)))
    for corner in range(3 * CORNERS_OF_A_ROW):
        block, gap = block_at(state, 0, corner)
        shown = [int(FITS[block]) >> int(card) & 1 for card in state.cards]
        assert gap == 0
        assert shown == [int(matching(state, 0, corner)) >> slot & 1 for slot in slots]
        matches += sum(shown)
    assert 0 < matches < 3 * CORNERS_OF_A_ROW


def test_a_district_promises_more_the_nearer_it_is() -> None:
    """d01 shows red, purple and blue, and any tile: Agora and Palace are none of the three."""
    state = table_after(4, 2)
    for slot, card in enumerate(("d01", "d04", "d06", "d12")):
        state.cards[slot] = DISTRICT_IDS.index(card)
    row, column = 3, 3  # far from the rest of the city
    hopes = [districts(state, 0, 1.0, WEIGHTS)]
    for kind, (down, right) in zip(
        ("outpost", "forum", "statue", "mint"), ((0, 0), (0, 1), (1, 0), (1, 1)), strict=True
    ):
        tile = FIRST_BUILDING + KIND_IDS.index(kind)
        state.put_tile(0, WIDTH * (row + down) + column + right, tile)
        hopes.append(districts(state, 0, 1.0, WEIGHTS))
    assert hopes[:3] == [0.0, 0.0, 0.0]
    assert hopes[3] == pytest.approx(WEIGHTS.seat_near + 12 * WEIGHTS.card_near)
    assert hopes[4] == pytest.approx(WEIGHTS.seat + 12 * WEIGHTS.card)


def test_alone_the_goal_comes_into_sight_round_by_round() -> None:
    evaluation = evaluation_of(GAME)
    state = table_after(4, 1, seats=1)
    seen = []
    for played in range(SOLO_ROUNDS):
        state.round = played + 1
        seen.append(evaluation.rival(state))
        assert another_round(state) == (0.0 if played + 1 == SOLO_ROUNDS else 1.0)
    assert seen[0] > 0.0
    assert seen == sorted(set(seen))
    over = table_after(10**6, 1, seats=1)
    assert evaluation.rival(over) == int(goal(over)) > seen[-1]
