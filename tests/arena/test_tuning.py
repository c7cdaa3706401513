"""Weights found by self-play: what is sought, resumed, confirmed and written."""

import json
import tomllib
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ziggurat.arena import trial, tuning
from ziggurat.arena.executors import Executor
from ziggurat.arena.series_report import share
from ziggurat.arena.trial import Trial, TrialResult, play_trial
from ziggurat.arena.tuning import Journal, Plan, evolve, flat, shaped, weights_file
from ziggurat.bots.weights import Numbers, path_of, read_file, read_tables
from ziggurat.cli import app
from ziggurat.cli import tuning as command
from ziggurat.core.errors import ZigguratError
from ziggurat.core.game import Outcome

START: Numbers = {"hope": 0.5, "card": [1.0, 0.0]}
BEST: Numbers = {"hope": 0.9, "card": [0.7, 0.4]}
PLAN = Plan("amytis", 2, generations=12, members=6, games=4)


def distance(numbers: Numbers) -> float:
    return sum((a - b) ** 2 for a, b in zip(flat(numbers), flat(BEST), strict=True))


class Arena(Executor):
    """Stands in for games: the nearer to the best weights, the better."""

    def __init__(self, stop: int = 10**6, wins: float = 1.0) -> None:
        self.played: list[Trial] = []
        self.stop = stop
        self.wins = wins

    def play(self, play: Callable[[Any], Any], jobs: Sequence[Any]) -> Iterator[Any]:
        assert play is play_trial
        self.played += jobs
        if len(self.played) > self.stop:
            raise KeyboardInterrupt
        for one in jobs:
            yield TrialResult(self.wins * one.games, -distance(one.numbers), one.games)


@pytest.fixture
def arena() -> Arena:
    pytest.importorskip("cma")
    return Arena()


def test_weights_keep_their_names_and_their_lists() -> None:
    row = flat(START)
    assert row == [0.5, 1.0, 0.0]
    assert shaped(START, [0.12345, 2, 3]) == {"hope": 0.123, "card": [2.0, 3.0]}
    tables = {2: {"made": "by hand", "weights": START}, 4: {"made": 'a "b"', "weights": BEST}}
    text = tomllib.loads(weights_file(tables))["seats"]
    assert {int(seats): table for seats, table in text.items()} == tables


def test_evolution_comes_nearer_to_what_wins(arena: Arena, tmp_path: Path) -> None:
    found = evolve(PLAN, START, Journal(tmp_path / "journal", PLAN, START), arena)
    assert distance(found.numbers) < distance(START) / 4
    assert found.games == 12 * 6 * 4


def test_a_small_step_stays_nearer(arena: Arena, tmp_path: Path) -> None:
    def farthest(step: float) -> float:
        plan = PLAN._replace(step=step, generations=1)
        arena.played.clear()
        evolve(plan, START, Journal(tmp_path / str(step), plan, START), arena)
        return max(abs(flat(one.numbers)[1] - 1.0) for one in arena.played)

    assert farthest(0.1) == pytest.approx(farthest(0.4) / 4, abs=0.002)


def test_a_generation_plays_the_same_deals_and_no_deal_twice(arena: Arena, tmp_path: Path) -> None:
    evolve(PLAN, START, Journal(tmp_path / "journal", PLAN, START), arena)
    deals: list[set[int]] = []
    for generation in range(12):
        trials = arena.played[generation * 12 : generation * 12 + 12]
        (ranges,) = {(t.seed, t.games // t.seats) for t in trials}
        deals.append(set(range(ranges[0], sum(ranges))))
    assert len(set.union(*deals)) == sum(map(len, deals))
    assert max(set.union(*deals)) < tuning.FIRST_CONFIRMING_SEED


def test_who_is_interrupted_goes_on_and_finds_the_same(arena: Arena, tmp_path: Path) -> None:
    at_once = evolve(PLAN, START, Journal(tmp_path / "a", PLAN, START), arena)
    with pytest.raises(KeyboardInterrupt):
        evolve(PLAN, START, Journal(tmp_path / "b", PLAN, START), Arena(stop=80))
    with (tmp_path / "b").open("a") as file:
        file.write('{"worth": [0.1, 0.')  # the line that was being written
    rest = Arena()
    assert evolve(PLAN, START, Journal(tmp_path / "b", PLAN, START), rest) == at_once
    assert len(rest.played) == 12 * 6 * 2 - 72  # six generations were known
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()


def test_a_journal_of_another_search_is_refused(tmp_path: Path) -> None:
    Journal(tmp_path / "journal", PLAN, START)
    with pytest.raises(ZigguratError, match="another search"):
        Journal(tmp_path / "journal", PLAN._replace(seed=2), START)
    with pytest.raises(ZigguratError, match="another search"):
        Journal(tmp_path / "journal", PLAN._replace(step=0.1), START)
    with pytest.raises(ZigguratError, match="another search"):
        Journal(tmp_path / "journal", PLAN, BEST)


@pytest.mark.parametrize(("wins", "accepted"), [(0.7, True), (0.52, False)])
def test_only_what_fresh_seeds_confirm_is_written(
    wins: float, accepted: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pytest.importorskip("cma")
    arena = Arena(wins=wins)
    monkeypatch.setattr(command, "executor_for", lambda *wanted: nullcontext(arena))
    out = tmp_path / "amytis.toml"
    before = weights_file({2: {"made": "by hand", "weights": START}})
    out.write_text(before)
    words = ["tune", "amytis", "--out", str(out), "--generations", "3", "--members", "6"]
    done = CliRunner().invoke(app, words)
    assert (done.exit_code == 0) == accepted, done.output
    assert (out.read_text() != before) == accepted
    fresh = [one for one in arena.played if one.seed >= tuning.FIRST_CONFIRMING_SEED]
    assert {one.bot for one in fresh} == {"greedy", "mcts-100"}
    assert all(one.rivals == START and one.numbers != START for one in fresh)
    if accepted:
        table = read_file(out)[2]
        assert table["made"].startswith("ziggurat tune amytis --seats 2 --bots greedy --seed 1")
        assert table["made"].endswith("--members 6 --games 24 --step 0.3")
        assert table["games"] == 3 * 6 * 24
        assert table["confirmed"][0] == "greedy: 70.0% (63.3% – 75.9%) of 200"
        assert table["weights"] == fresh[0].numbers


def test_equal_weights_share_each_deal() -> None:
    numbers = read_tables("amytis").numbers(2)
    tried = play_trial(Trial("amytis", 2, "greedy", numbers, numbers, 5, 2))
    assert (tried.wins, tried.games) == (1.0, 2)
    assert tried.worth == pytest.approx(0.5)


def test_alone_either_weights_play_every_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def play(game: object, trial: Trial, seed: int, line_up: list[Numbers]) -> Outcome:
        seeds.append(seed)
        return Outcome((60 if line_up == [BEST] else 50,), (1,), "end")

    monkeypatch.setattr(trial, "_play", play)
    tried = play_trial(Trial("teotihuacan", 1, "greedy", BEST, START, 5, 3))
    assert (tried.wins, tried.games) == (3.0, 3)
    assert tried.worth > 0.5
    assert seeds == [5, 5, 6, 6, 7, 7]
    assert not tuning.confirmed(1, [share(50, 100)])
    assert tuning.confirmed(1, [share(70, 100)])


@pytest.mark.parametrize("game", ["amytis", "uxmal", "pyramidion", "teotihuacan", "origins"])
def test_files_of_weights_are_as_tuning_writes_them(game: str) -> None:
    assert weights_file(read_file(path_of(game))) == path_of(game).read_text(encoding="utf-8")


def test_a_journal_is_lines_that_can_be_read(arena: Arena, tmp_path: Path) -> None:
    plan = PLAN._replace(generations=2)
    evolve(plan, START, Journal(tmp_path / "journal", PLAN, START), arena)
    head, *rows = map(json.loads, (tmp_path / "journal").read_text().splitlines())
    assert head["start"] == START
    assert [len(row["worth"]) for row in rows] == [6, 6]
