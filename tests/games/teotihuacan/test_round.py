"""Rounds, the final count, places and ties."""

import pytest

from games.teotihuacan.positions import (
    asked,
    city,
    draw,
    new,
    play,
    put,
    raised,
    stack,
    told,
    turn,
)
from ziggurat.core.rules import NOBODY
from ziggurat.games.teotihuacan.components import BONUS_IDS, NOTHING, TILE_IDS
from ziggurat.games.teotihuacan.game import GAME
from ziggurat.games.teotihuacan.state import FROM_BONUS, Teotihuacan

ANNA, OTHER = 0, 1


def end_round(state: Teotihuacan) -> None:
    """Everybody passes; chance draws the new discs."""
    turn(state, int(state.first))
    for _ in range(state.seats):
        play(state, "pass")
    draw(state)


@pytest.mark.parametrize(("seats", "rounds"), [(2, 4), (3, 3), (4, 4)])
def test_rounds_until_the_sun_meets_the_eclipse(seats: int, rounds: int) -> None:
    """Course of the game; end of the round 1, 2, 5."""
    state = new(seats)
    discs = city(state)["discs"]
    for round_ in range(1, rounds + 1):
        table = told(state)
        assert table["round"] == round_ and table["first"] == (round_ - 1) % seats
        assert {one["discs"] for one in table["cities"]} == {discs - round_ + 1}
        end_round(state)
    assert GAME.to_move(state) == NOBODY and GAME.outcome(state) is not None


def test_the_architect_stays_between_rounds() -> None:
    """Only an action moves it. (R-36)"""
    state = new()
    end_round(state)
    assert [one["side"] for one in told(state)["cities"]] == ["top", "right"]


def test_the_market_is_renewed_as_far_as_possible() -> None:
    """End of the round 4."""
    state = new(4)
    for tile in ("wood-2", "gold-4", "temple-blue", "pyramid-red", "pyramid-blue"):
        state.stock[TILE_IDS.index(tile)] = 0
    state.stock[15 + TILE_IDS.index("temple-blue")] = 1
    state.stock[15 + TILE_IDS.index("pyramid-red")] = 0
    before = told(state)["market"]
    end_round(state)
    market = told(state)["market"]
    renewed = {"wood-2": 2, "gold-4": 1, "temple-blue": 1, "pyramid-blue": 2}
    assert market == before | renewed
    assert told(state)["reserve"]["temple-blue"] == 0


def test_the_market_is_never_overfull() -> None:
    """Tiles nobody took stay, no more are added."""
    state = new()
    before = told(state)
    end_round(state)
    assert told(state)["market"] == before["market"]
    assert told(state)["reserve"] == before["reserve"]


def test_all_bonus_discs_are_shuffled_again() -> None:
    """End of the round 3."""
    state = new()
    stack(state, "a1", ANNA, OTHER)
    discs = [int(state.discs.counts[n]) for n in range(len(BONUS_IDS))]
    lying = [int(bonus) for bonus in state.bonuses if bonus != NOTHING]
    turn(state, ANNA)
    play(state, "pass", "pass")
    assert len(lying) == 6
    assert [int(state.discs.counts[n]) for n in range(len(BONUS_IDS))] == [
        left + lying.count(n) for n, left in enumerate(discs)
    ]
    for left in range(9, 3, -1):
        assert asked(state) == "bonus-disc"
        assert sum(weight for _, weight in GAME.outcomes(state)) == left
        draw_one(state)
    assert asked(state) == "stacking"


def draw_one(state: Teotihuacan) -> None:
    """The first disc chance could bring."""
    GAME.play(state, GAME.outcomes(state)[0][0])


# The final count.


def finish(state: Teotihuacan) -> None:
    """The last round ends at once."""
    state.round = 3 if state.seats == 3 else 4
    end_round(state)


def test_a_covered_base_tile_keeps_scoring() -> None:
    """Final count: two at the base, three on each level. (R-31, R-32)"""
    state = new()
    raised(state, ANNA, "green", "base-nw", "level-nw", "summit")
    put(state, ANNA, "temple-green", "0,0 0,1 0,2")
    finish(state)
    assert city(state)["earned"]["districts"] == 2 + 3 + 3


def test_a_shared_tile_counts_in_each_district_with_each_shared_temple() -> None:
    """Final count: partly included is included."""
    state = new()
    raised(state, ANNA, "green", "base-n")
    put(state, ANNA, "temple-green", "0,4 0,5 0,6")
    finish(state)
    assert city(state)["earned"]["districts"] == 2 + 2


def test_white_tiles_and_other_colours_match_nothing() -> None:
    """(R-33)"""
    state = new()
    raised(state, ANNA, "red", "base-nw")
    put(state, ANNA, "temple-green", "0,0 0,1 0,2")
    finish(state)
    assert city(state)["earned"]["districts"] == 0


@pytest.mark.parametrize(
    ("points", "tiles", "places", "reason"),
    [
        ((5, 3, 4), (0, 0, 0), (1, 3, 2), "most-points"),
        ((5, 5, 4), (1, 2, 3), (2, 1, 3), "most-pyramid-tiles"),
        ((5, 5, 4), (2, 2, 3), (1, 1, 3), "shared"),
        ((5, 4, 4), (2, 2, 3), (1, 3, 2), "most-points"),
    ],
)
def test_most_points_then_most_pyramid_tiles_then_shared(
    points: tuple[int, ...], tiles: tuple[int, ...], places: tuple[int, ...], reason: str
) -> None:
    """Final count; all places alike. (R-34, R-63)"""
    state = new(3)
    for seat in range(3):
        state.earn(seat, FROM_BONUS, points[seat])
        raised(state, seat, "red", *["base-nw", "base-n", "base-ne"][: tiles[seat]])
    finish(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.places, outcome.reason) == (points, places, reason)
