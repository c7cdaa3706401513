"""Series are balanced, repeatable and honest about their uncertainty."""

import pytest

from ziggurat import replay
from ziggurat.arena.executors import executor_for
from ziggurat.arena.match import play_match
from ziggurat.arena.series import Result, Series, compared, play_series, summary
from ziggurat.arena.series_report import share, win
from ziggurat.core.game import Outcome


def test_a_match_is_a_record_that_replays() -> None:
    table = play_match("amytis", ["greedy", "random"], seed=4)
    assert replay(str(table.record)).outcome == table.outcome
    assert table.players == ["bot:greedy", "bot:random"]


def test_the_same_seed_gives_the_same_match() -> None:
    first, second = (str(play_match("amytis", ["mcts-10", "greedy"], 2).record) for _ in range(2))
    assert first == second


def test_every_bot_sits_in_every_seat_on_the_same_seeds() -> None:
    series = Series("amytis", ("a", "b", "c"), 6, seed=10)
    assert [series.line_up(n)[0] for n in range(3)] == ["a", "b", "c"]
    assert [series.seed_of(n) for n in range(6)] == [10, 10, 10, 11, 11, 11]


def test_bots_apart_play_every_seed_once_in_one_order() -> None:
    series = Series("teotihuacan", ("a", "b"), 3, seed=10, apart=True)
    assert {series.line_up(n) for n in range(3)} == {("a", "b")}
    assert [series.seed_of(n) for n in range(3)] == [10, 11, 12]


def test_of_lone_seats_the_goal_comes_before_points() -> None:
    reached, missed = Outcome((50,), (1,), "end"), Outcome((70,), (2,), "end")
    further = Outcome((60,), (1,), "end")
    assert compared([missed, reached]).places == (2, 1)
    assert compared([reached, further]).places == (2, 1)
    assert compared([reached, reached]).places == (1, 1)
    assert compared([reached, further]).scores == (50, 60)
    assert compared([reached]) is reached


def test_a_summary_counts_everything_once() -> None:
    series = Series("amytis", ("greedy", "random"), 4)
    numbers = summary(series, list(play_series(series)), 1.0)
    assert numbers["games"] == 4
    assert numbers["reasons"] == {"two-piles-empty": 4}
    places = numbers["places"]
    assert isinstance(places, list)
    assert [sum(row) for row in places] == [4, 4]
    bots = numbers["by_bot"]
    assert isinstance(bots, dict)
    assert bots["greedy"]["share"] + bots["random"]["share"] == pytest.approx(1)
    assert bots["greedy"]["played"] == 4


def test_random_series_play_whole_games() -> None:
    series = Series("amytis", ("random", "random"), 10, seed=3)
    results = list(play_series(series))
    assert len(results) == 10
    assert results == list(play_series(series))
    assert all(result.decisions > 40 for result in results)


def test_processes_play_the_same_games() -> None:
    series = Series("amytis", ("greedy", "random"), 2)
    with executor_for(2) as executor:
        assert list(play_series(series, executor)) == list(play_series(series))


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.404, 0.596), (10, 10, 0.722, 1.0), (0, 10, 0.0, 0.278)],
)
def test_intervals_are_wilsons(wins: int, games: int, low: float, high: float) -> None:
    interval = share(wins, games)
    assert interval.low == pytest.approx(low, abs=0.001)
    assert interval.high == pytest.approx(high, abs=0.001)


def test_no_game_says_nothing() -> None:
    assert share(0, 0) == (0.0, 0.0, 1.0)


def test_a_shared_victory_is_shared() -> None:
    assert win((1, 1, 3), 0) == 0.5
    assert win((1, 1, 3), 2) == 0.0


def test_a_lone_bot_wins_or_comes_second() -> None:
    """No game vanishes from the places: one was won, two were lost."""
    endings = [((9,), 1), ((3,), 2), ((4,), 2)]
    results = [
        Result(number, Outcome(scores, (place,), "over"), 12)
        for number, (scores, place) in enumerate(endings)
    ]
    numbers = summary(Series("orchard", ("random",), 3), results, 1.0)
    assert numbers["places"] == [[1, 2]]
