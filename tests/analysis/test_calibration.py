"""Chances sum to 1, are continuous in progress, and come from data with provenance."""

from itertools import pairwise

import pytest

from building import tool
from ziggurat import registry
from ziggurat.analysis import fitting
from ziggurat.analysis.calibration import Calibration, contents, even, logit, read_calibration
from ziggurat.analysis.fitting import Sample, fitted
from ziggurat.core.rng import Rng

GAMES = registry.keys()
PROVENANCE = {"made", "commit", "version", "fitted", "tested", "iterations", "brier", "reliability"}


def test_with_slope_one_two_rewards_are_the_chances() -> None:
    assert Calibration().chances((0.7, 0.3), even(2), 0.4) == pytest.approx((0.7, 0.3))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_chances_sum_to_one_and_grow_with_either_judge(game: str, seats: int) -> None:
    calibration = read_calibration(game, seats)
    low, high = [0.4] * seats, [0.6, *[0.4] * (seats - 1)]
    for step in range(5):
        now = step / 4
        before = calibration.chances(low, even(seats), now)
        assert sum(before) == pytest.approx(1.0) or seats == 1
        assert all(0.0 < chance < 1.0 for chance in before)
        if calibration.search[1]:
            assert (
                calibration.chances(high, even(seats), 0.9)[0]
                > calibration.chances(low, even(seats), 0.9)[0]
            )


@pytest.mark.parametrize("game", GAMES)
def test_no_step_of_the_calibration_looks_like_luck(game: str) -> None:
    calibration = read_calibration(game, 2)
    found = [
        calibration.chances((0.8, 0.25), (0.7, 0.3), progress / 1000)[0] for progress in range(1001)
    ]
    assert max(abs(two - one) for one, two in pairwise(found)) < 0.002


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_calibrated_and_says_on_what(game: str) -> None:
    rules = registry.load(game)
    tables = contents(game)["seats"]
    assert str(rules.usual_seats()) in tables
    for seats, table in tables.items():
        rules.check_seats(int(seats))
        assert set(table) >= PROVENANCE
        assert min(*table["alone"], *table["search"], *table["plays"]) >= 0.0
        assert table["made"].startswith(f"tools/calibrate.py {game} {seats} ")
    usual = tables[str(rules.usual_seats())]
    assert usual["brier"] < usual["brier-even"]


def test_the_slope_of_a_search_alone_moves_what_was_played_on_near_by() -> None:
    calibration = Calibration((0.2, 0.2), (0.5, 0.5), (0.9, 0.9), games=8)
    here, there, shares = (0.6, 0.4), (0.5, 0.5), (0.8, 0.2)
    found = calibration.shifted(here, there, shares, 0.5)
    moved = logit(found[0]) - logit(calibration.chances(there, shares, 0.5)[0])
    assert moved == pytest.approx(0.9 * logit(0.6))
    assert calibration.shifted(here, here, shares, 0.5) == calibration.chances(here, shares, 0.5)
    assert len(calibration.shifted((0.6,), (0.5,), (0.8,), 0.5)) == 1


def test_a_number_of_seats_without_data_takes_the_nearest() -> None:
    assert read_calibration("amytis", 4) == read_calibration("amytis", 2)
    assert read_calibration("medlar", 2) == Calibration()


def made_up(slope: float, number: int, pick: Rng) -> Sample:
    """A position whose result is drawn by the chances that a slope gives."""
    reward, progress = 0.1 + 0.8 * pick.fraction(), pick.fraction()
    true = Calibration((slope, slope)).chances((reward, 1 - reward), even(2), progress)[0]
    won = float(pick.fraction() < true)
    return Sample(
        number % 3, number % 2, progress, (reward, 1 - reward), (0.5, 0.5), (won, 1 - won)
    )


def test_the_fit_finds_the_slope_that_made_the_results() -> None:
    pick = Rng(1)
    samples = [made_up(1.6, number, pick) for number in range(1500)]
    found = fitted(samples, uses_plays=False)
    assert found.search == pytest.approx((1.6, 1.6), abs=0.35)
    assert found.plays == (0.0, 0.0)
    score = fitting.tested(found, samples)
    assert score.brier < score.raw < score.even == pytest.approx(0.25)
    assert all(abs(said - real) < 0.06 for said, real, _ in score.bins)
    assert sum(number for *_, number in score.bins) == 2 * len(samples)


def test_what_flatters_the_seat_to_move_is_taken_off() -> None:
    """The same values for all: seat 0 to move wins a fifth, seat 1 to move four fifths."""
    samples = [
        Sample(0, mover, 0.5, (0.5, 0.5), (0.5, 0.5), (float(number > 7), float(number < 8)))
        for number in range(10)
        for mover in (0,) * 20
    ]
    found = fitted(samples, uses_plays=True)
    assert found.chances((0.5, 0.5), (0.5, 0.5), 0.5, 0)[0] == pytest.approx(0.2, abs=0.03)
    assert found.chances((0.5, 0.5), (0.5, 0.5), 0.5, 1)[0] == pytest.approx(0.8, abs=0.03)
    assert fitted(samples, uses_plays=True, has_mover=False).mover == (0.0, 0.0)
    assert found.chances((0.5, 0.5), (0.5, 0.5), 0.5) == pytest.approx((0.5, 0.5))


def test_a_slope_never_turns_a_value_round() -> None:
    """Where the worse reward wins more often, the reward is ignored."""
    pick = Rng(2)
    samples = [made_up(-1.5, number, pick) for number in range(300)]
    assert fitted(samples, uses_plays=True)[:2] == ((0.0, 0.0), (0.0, 0.0))


def test_the_tool_plays_equal_bots_of_several_strengths() -> None:
    calibrate = tool("calibrate")
    found = calibrate.collected("amytis", 2, range(0))
    assert found == []
    assert set(calibrate.PACES) == set(GAMES)
