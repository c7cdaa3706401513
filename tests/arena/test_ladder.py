"""Ladders: decided by a sequential test, rated with intervals, gone on with after a break."""

from collections.abc import Callable, Iterator, Sequence
from importlib import resources
from itertools import pairwise
from math import isclose, log
from pathlib import Path

import pytest
from typer.testing import CliRunner

from toy.registry import registered
from ziggurat.arena.executors import J, LocalExecutor, R
from ziggurat.arena.ladder import SEEDS_PER_BLOCK, Ladder, LadderGame, read_results, write
from ziggurat.arena.ladder_page import chart, ladders, level_bots, markdown
from ziggurat.arena.ratings import MatchResult, rate
from ziggurat.arena.sprt import BOUND, SprtDecision, better_share, evidence, verdict
from ziggurat.arena.strengths import FIELDS, FILE, MEASURED, ROWS, strengths_file
from ziggurat.bots import LEVELS
from ziggurat.cli import app
from ziggurat.core.data import checked
from ziggurat.core.errors import ZigguratError

QUICK = Ladder("orchard", 2, ("random", "greedy"), 0, fewest=1, most=20)


class TestSequential:
    def test_two_seats_ask_for_65_of_100(self) -> None:
        assert isclose(better_share(2), 0.65)
        assert isclose(better_share(4), 0.475)

    def test_it_is_decided_at_the_bounds(self) -> None:
        assert isclose(BOUND, log(19))
        assert verdict(11, 11, 2) is SprtDecision.OPEN
        assert verdict(12, 12, 2) is SprtDecision.BETTER
        assert verdict(0, 9, 2) is SprtDecision.NOT
        assert verdict(0, 0, 4) is SprtDecision.OPEN

    def test_a_shared_victory_is_half_of_each(self) -> None:
        half = (evidence(1, 1, 2) + evidence(0, 1, 2)) / 2
        assert isclose(evidence(0.5, 1, 2), half)


class TestRatings:
    def test_three_of_four_are_191_points(self) -> None:
        games = [MatchResult(("a", "b"), (0.0, 1.0))] * 300 + [
            MatchResult(("b", "a"), (0.0, 1.0))
        ] * 100
        first, second = rate(games, "a")
        assert (first.points, first.low, first.high) == (0, 0, 0)
        assert abs(second.points - 400 * log(3) / log(10)) < 2
        # 95 % of a share of 75 % in 400 games lie within 4.2 %: that is 39 points either way.
        assert abs((second.high - second.low) / 2 - 39) < 3
        assert second.games == 400

    def test_one_among_four_is_rated_by_who_comes_first(self) -> None:
        games = [MatchResult(("b", "a", "a", "a"), (1.0, 0.0, 0.0, 0.0))] * 100
        games += [MatchResult(("b", "a", "a", "a"), (0.0, 1.0, 0.0, 0.0))] * 100
        _, second = rate(games, "a")
        assert abs(second.points - 400 * log(3) / log(10)) < 3

    def test_who_always_wins_has_a_rating_all_the_same(self) -> None:
        _, second = rate([MatchResult(("a", "b"), (0.0, 1.0))] * 50, "a")
        assert 600 < second.points < 1000
        assert second.low > 200


class Watched(LocalExecutor):
    """Keeps how many games were handed out at a time."""

    def __init__(self) -> None:
        self.rounds: list[int] = []

    def play(self, play: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        self.rounds.append(len(jobs))
        return super().play(play, jobs)


@pytest.fixture
def toy() -> Iterator[None]:
    """Orchard is quick."""
    with registered():
        yield


@pytest.mark.usefixtures("toy")
class TestLadder:
    def test_the_same_seeds_give_the_same_file_also_after_a_break(self, tmp_path: Path) -> None:
        whole = list(QUICK.play([]))
        write(tmp_path / "whole", whole)
        begun = whole[: SEEDS_PER_BLOCK + 3]
        with (tmp_path / "begun").open("w") as out:
            out.writelines(f"{row.line()}\n" for row in begun)
            out.write(whole[len(begun)].line()[:20])  # cut off in the middle of a line
        rows = read_results(tmp_path / "begun")
        assert rows == begun
        rows += QUICK.play(rows)
        write(tmp_path / "begun", rows)
        assert (tmp_path / "begun").read_text() == (tmp_path / "whole").read_text()
        assert list(QUICK.play(rows)) == []

    def test_a_pair_ends_when_it_is_decided(self) -> None:
        rows = list(QUICK.play([]))
        pairs = QUICK.results(rows)
        assert [(one.bot, one.against) for one in pairs] == QUICK.pairs()
        assert all(one.verdict is SprtDecision.BETTER and one.games == 20 for one in pairs)
        weakest, best = QUICK.ratings(rows)
        assert weakest.points == 0 < best.low

    def test_the_seats_are_balanced(self) -> None:
        ladder = Ladder("orchard", 4, ("random", "greedy"), 0, fewest=1, most=20)
        rows = list(ladder.play([]))
        assert len(rows) == 20
        assert sum(row.part() for row in rows) > 10
        assert [row.seed for row in rows] == [number // 4 for number in range(20)]

    def test_lone_seats_are_compared_on_the_same_deals(self) -> None:
        ladder = Ladder("orchard", 1, ("random", "greedy"), 0, fewest=1, most=20)
        rows = list(ladder.play([]))
        assert [row.seed for row in rows] == list(range(len(rows)))
        assert all(len(row.places) == len(row.scores) == 2 for row in rows)
        (pair,) = ladder.results(rows)
        assert pair.share.share == sum(row.part() for row in rows) / len(rows) > 0.5
        weakest, best = ladder.ratings(rows)
        assert weakest.points == 0 < best.low

    def test_all_pairs_play_at_once_up_to_their_next_look(self) -> None:
        executor = Watched()
        ladder = Ladder("orchard", 2, ("random", "greedy", "careless-0.1"), 0, fewest=11, most=40)
        rows = list(ladder.play([], executor))
        assert executor.rounds[0] == 2 * 20, "two blocks of two pairs"
        assert sum(executor.rounds) == len(rows) == sum(one.games for one in ladder.results(rows))

    @pytest.mark.parametrize("line", ["{}", "[1]", "no json", '{"game": 1}'])
    def test_a_broken_file_is_refused_in_words(self, tmp_path: Path, line: str) -> None:
        (tmp_path / "broken").write_text(f"{line}\n")
        with pytest.raises(ZigguratError, match="line 1: not a game of a ladder"):
            read_results(tmp_path / "broken")


def played(bot: str, against: str, number: int, *, won: bool) -> LadderGame:
    mine = number % 2
    places = (1, 2) if won == (mine == 0) else (2, 1)
    return LadderGame("amytis", 2, bot, against, number, number // 2, places, (3, 2))


def test_the_page_tells_levels_pairs_and_ratings() -> None:
    bots = level_bots("amytis")
    rows = [
        played(bot, against, number, won=number % 4 > 0)
        for against, bot in pairwise(bots)
        for number in range(40)
    ]
    text = markdown(rows)
    assert "## amytis, 2 seats" in text
    assert f"| novice | `{bots[0]}` | 0 | – | 40 |" in text
    assert f"| `{bots[1]}` | `{bots[0]}` | 40 | 75% |" in text
    (ladder,) = ladders(rows)
    drawn = chart("amytis", ladder.ratings(rows))
    assert drawn.tag == "svg"


def test_the_page_tells_of_other_bots_too() -> None:
    bots = level_bots("amytis")
    rungs = [played(*pair[::-1], number, won=True) for pair in pairwise(bots) for number in (0, 1)]
    assert "Other bots" not in markdown(rungs)
    others = [played("mcts-1s", "greedy", number, won=number % 4 > 0) for number in range(40)]
    text = markdown([*rungs, *others])
    assert text.endswith(
        "## Other bots\n\n| game | bot | against | games | victories | 95 % | verdict |\n"
        "|---|---|---|---|---|---|---|\n"
        "| amytis, 2 seats | `mcts-1s` | `greedy` | 40 | 75% | 60% – 86% | better |\n"
    )


def test_what_is_measured_replaces_what_was_only_meant_to_be() -> None:
    bots = level_bots("amytis")
    rows = [
        played(bot, against, number, won=number % 4 > 0)
        for against, bot in pairwise(bots)
        for number in range(40)
    ]
    alone = [row._replace(seats=1) for row in rows]
    assert len(ladders(alone)) == 1
    assert strengths_file(alone) == strengths_file([])
    text = strengths_file(rows)
    before, after = ROWS, checked(FILE, text, {"game": FIELDS})["game"]
    assert [row["id"] for row in after] == [row["id"] for row in before]
    assert after[1:] == before[1:]
    (ladder,) = ladders(rows)
    points = [round(one.points) for one in ladder.ratings(rows)]
    assert [after[0][level] for level in LEVELS] == points
    assert after[0]["status"] == MEASURED
    kept = resources.files("ziggurat.bots").joinpath("data", FILE).read_text("utf-8")
    assert strengths_file([]) == kept


class TestCommand:
    def run(self, folder: Path, *words: str) -> str:
        words = (
            *words,
            "--results",
            str(folder / "games.jsonl"),
            "--page",
            str(folder / "page.md"),
            "--strengths",
            str(folder / "strengths.toml"),
        )
        done = CliRunner().invoke(
            app, ["ladder", "amytis", "--fewest", "2", "--most", "10", *words]
        )
        if isinstance(done.exception, ZigguratError):
            return str(done.exception)
        assert done.exit_code == 0, done.output
        return done.output

    def test_it_plays_rates_and_writes(self, tmp_path: Path) -> None:
        said = self.run(tmp_path, "--bots", "random,novice")
        assert "not decided" in said or "better" in said
        assert len(read_results(tmp_path / "games.jsonl")) == 10
        assert (tmp_path / "page.md").read_text().startswith("# The ladder")
        assert (tmp_path / "strengths.toml").read_text() == strengths_file([]), (
            "not all levels played"
        )

    def test_bad_input_is_refused_before_anything_is_played(self, tmp_path: Path) -> None:
        assert "two different bots" in self.run(tmp_path, "--bots", "greedy")
        assert "two different bots" in self.run(tmp_path, "--bots", "greedy,medium")
        assert "there is no bot" in self.run(tmp_path, "--bots", "greedy,clever")
        assert "2" in self.run(tmp_path, "--seats", "9")
        assert list(tmp_path.iterdir()) == []
