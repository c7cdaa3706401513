"""Ratings: what a game makes of them, counted once, folded again to the same numbers."""

import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import replace
from itertools import count as counting
from itertools import pairwise
from math import isclose
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import delete, insert, select, update

from ziggurat.arena.strengths import ROWS
from ziggurat.bots import LEVELS
from ziggurat.commitment import Secret
from ziggurat.server.catalogue.playable import playable
from ziggurat.server.errors import Refused, SeatTaken
from ziggurat.server.game.incompatible import StoredResult
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.rows import Back, Begin, End, Late, Leave, Row
from ziggurat.server.game.setup import Setup
from ziggurat.server.identity.tokens import hashed
from ziggurat.server.ratings import model as ratings
from ziggurat.server.ratings.encounters import REPEAT_FACTOR, REPEAT_WINDOW_S, Encounters
from ziggurat.server.ratings.model import (
    ABORTED,
    ADDRESS,
    AGREED,
    GameEnd,
    RatedPlayer,
    merge_skills,
    rated,
    rated_players,
    rung,
)
from ziggurat.server.ratings.origins import origin_of
from ziggurat.server.ratings.recount import recount
from ziggurat.server.ratings.skill import (
    MIN_BOARD_OPPONENTS,
    MODEL,
    NEW,
    SETTLED_GAMES,
    Change,
    Skill,
)
from ziggurat.server.ratings.standings import Standings
from ziggurat.server.ratings.store import columns
from ziggurat.server.sessions.store import Store
from ziggurat.server.storage.backup import backup, prune, restore
from ziggurat.server.storage.database import connected
from ziggurat.server.storage.schema import JOINED, RATED, RESULTS, SITTING, STANDINGS

ADA, BALAM, CHAK = "ada", "balam", "chak"


def two(places: tuple[int, ...], left: tuple[int, ...] = ()) -> tuple[Skill, Skill]:
    """What two who are new come to."""
    stakes = [RatedPlayer(ADA), RatedPlayer(BALAM)]
    first, second = rated([NEW, NEW], stakes, GameEnd(places, left))
    return first.after, second.after


class TestGame:
    def test_who_wins_rises_as_who_loses_falls(self) -> None:
        won, lost = two((1, 2))
        assert won.points > NEW.points > lost.points
        assert won.sigma < NEW.sigma
        assert (won.games, lost.games) == (1, 1)

    def test_who_is_level_stays_level(self) -> None:
        first, second = two((1, 1))
        assert first == second
        assert first.mu == NEW.mu

    def test_of_three_the_one_between_stays_between(self) -> None:
        stakes = [RatedPlayer(ADA), RatedPlayer(BALAM), RatedPlayer(CHAK)]
        changes = rated([NEW] * 3, stakes, GameEnd((2, 1, 3)))
        second, first, third = (change.after.mu for change in changes)
        assert first > second > third

    def test_who_left_has_lost_whatever_a_bot_made_of_the_seat(self) -> None:
        assert two((1, 2), left=(0,)) == two((2, 1))

    def test_who_left_first_is_behind_who_left_later(self) -> None:
        assert GameEnd((1, 2, 3, 4), left=(0, 2)).ranks(4) == [6, 2, 5, 4]

    def test_a_bot_stays_what_it_was_measured_to_be(self) -> None:
        bot = rung("amytis", "hard")
        assert bot is not None
        mine, its = rated([NEW, bot], [RatedPlayer(ADA), RatedPlayer("", bot)], GameEnd((1, 2)))
        assert its.after == its.before == bot
        assert mine.after.mu > NEW.mu


class TestBrokenOff:
    def test_what_all_agree_to_end_counts_for_nobody(self) -> None:
        assert GameEnd(()).counts(2) == set()

    def test_who_left_has_lost_and_who_is_left_alone_has_won(self) -> None:
        assert GameEnd((), left=(1,)).counts(2) == {0, 1}
        assert two((), left=(1,)) == two((1, 2))

    def test_the_last_of_all_who_leave_has_won(self) -> None:
        assert two((), left=(1, 0)) == two((1, 2))

    def test_those_who_stay_at_a_larger_table_have_not_played_it_out(self) -> None:
        ended = GameEnd((), left=(1,))
        assert ended.counts(3) == {1}
        changes = rated([NEW] * 3, [RatedPlayer(ADA), RatedPlayer(BALAM), RatedPlayer(CHAK)], ended)
        assert [change.after == NEW for change in changes] == [True, False, True]
        assert changes[1].after.mu < NEW.mu

    def test_who_leaves_bots_has_lost_to_them(self) -> None:
        bot = rung("amytis", "easy")
        assert bot is not None
        stakes = [RatedPlayer(ADA), RatedPlayer("", bot)]
        mine, its = rated([NEW, bot], stakes, GameEnd((), left=(0,)))
        assert mine.after.mu < NEW.mu
        assert its.after == bot


class TestTable:
    """Which tables may be rated."""

    def sits(self, *players: Player) -> bool:
        return rated_players("amytis", players) is not None

    def test_two_persons_and_a_person_with_bots(self) -> None:
        ada, balam = (Player(PlayerKind.PERSON, name, person=name) for name in (ADA, BALAM))
        bot = Player(PlayerKind.BOT, "Sennen", "easy")
        assert self.sits(ada, balam)
        assert self.sits(ada, bot, bot)
        assert not self.sits(ada)
        assert not self.sits(bot, bot)

    def test_nobody_has_two_seats(self) -> None:
        ada = Player(PlayerKind.PERSON, "Ada", person=ADA)
        assert not self.sits(ada, ada)

    def test_who_is_forgotten_has_played_all_the_same(self) -> None:
        ada, gone = Player(PlayerKind.PERSON, "Ada", person=ADA), Player(PlayerKind.PERSON, "who?")
        stakes = rated_players("amytis", [ada, gone])
        assert stakes == [RatedPlayer(ADA), RatedPlayer("", NEW)]
        hers, theirs = rated([NEW, NEW], stakes, GameEnd((1, 2), left=(1,)))
        assert hers.after.mu > NEW.mu
        assert theirs.after == NEW
        assert not self.sits(gone, gone)

    def test_seats_are_taken_and_every_bot_is_measured(self) -> None:
        ada = Player(PlayerKind.PERSON, "Ada", person=ADA)
        assert not self.sits(ada, Player(PlayerKind.OPEN, "whoever comes"))
        assert not self.sits(ada, Player(PlayerKind.BOT, "a program", "program:mine"))
        assert (
            rated_players("a game of tomorrow", [ada, Player(PlayerKind.BOT, "Sennen", "easy")])
            is None
        )


class TestScale:
    def test_bots_win_by_the_model_as_the_ladder_says(self) -> None:
        """Luce's model has the odds of two bots from the difference of their points."""
        for row in ROWS:
            low, high = (rung(row["id"], level) for level in ("novice", "hard"))
            assert low is not None
            assert high is not None
            points = row["hard"] - row["novice"]
            by_ladder = 1 / (1 + 10 ** (-points / 400))
            spread = sum(MODEL.beta**2 + one.sigma**2 for one in (low, high)) ** 0.5
            odds = 2.718281828459045 ** ((high.mu - low.mu) / spread)
            assert isclose(odds / (1 + odds), by_ladder, rel_tol=1e-6)

    def test_medium_is_where_everybody_begins(self) -> None:
        for key in playable():
            medium = rung(key, "medium")
            assert medium is not None
            assert medium.points == NEW.points == 1500

    def test_every_game_has_five_rungs_each_above_the_other(self) -> None:
        assert {row["id"] for row in ROWS} == set(playable())
        for row in ROWS:
            points = [row[level] for level in LEVELS]
            assert points == sorted(set(points))

    def test_a_rating_is_provisional_at_first(self) -> None:
        assert not NEW.settled
        assert NEW._replace(games=SETTLED_GAMES).settled


class TestJoined:
    def test_more_is_believed_of_whom_more_is_known(self) -> None:
        sure, unsure = Skill(30, 2, 40), Skill(20, 7, 3)
        assert merge_skills(unsure, sure) == merge_skills(sure, unsure) == Skill(30, 2, 43)

    def test_what_only_one_of_them_had_is_kept(self) -> None:
        standings = Standings({("uxmal", ADA): Skill(30, 2, 40)})
        standings.join(ADA, BALAM)
        assert standings.skills == {("uxmal", BALAM): Skill(30, 2, 40)}


# In the store.

NUMBERS = counting(1)


def person(store: Store, name: str) -> str:
    """A new account, whose key is its name."""
    return store.users.create(name, "gold", f"{name}'s").id


def table(store: Store, people: Sequence[str], rated: bool = True, bots: Sequence[str] = ()) -> str:
    """A game of Pyramidion, in which no one has to choose."""
    players = [Player(PlayerKind.PERSON, name, token=hashed(name), person=name) for name in people]
    players += [Player(PlayerKind.BOT, level, level) for level in bots]
    setup = Setup(f"game{next(NUMBERS)}", "pyramidion", 1, {}, 1, tuple(players), rated=rated)
    store.create(setup)
    return setup.id


def end(store: Store, game: str, *places: int) -> None:
    store.finish(game, StoredResult(places, places, "done", {})).result()


def skill(store: Store, who: str) -> Skill:
    return store.ratings.of(who)["pyramidion"]


def join(store: Store, device: str, heir: str) -> None:
    """Merge one account, named by its key, into another."""
    store.users.create_login_code(heir, "code", time() + 60)
    assert store.users.redeem_login_code("code", f"another device, {next(NUMBERS)}", f"{device}'s")


@pytest.fixture
def three(store: Store) -> list[str]:
    return [person(store, name) for name in ("Ada", "Balam", "Chak")]


class TestStore:
    def test_a_rated_game_counts_when_it_ends(self, store: Store, three: list[str]) -> None:
        ada, balam, _ = three
        game = table(store, [ada, balam])
        assert store.ratings.of(ada) == {}
        end(store, game, 1, 2)
        first, second = (one._replace(opponents=1) for one in two((1, 2)))
        assert store.ratings.of(ada) == {"pyramidion": first}
        assert store.ratings.of(balam) == {"pyramidion": second}
        changes = store.setup(game).changes
        assert [one.points for one in changes] == [first.points - 1500, second.points - 1500]

    def test_a_game_that_is_not_rated_counts_for_nobody(
        self, store: Store, three: list[str]
    ) -> None:
        end(store, table(store, three[:2], rated=False), 1, 2)
        assert store.ratings.of(three[0]) == {}

    def test_a_table_that_does_not_qualify_counts_for_nobody(
        self, store: Store, three: list[str]
    ) -> None:
        ada, *_ = three
        end(store, table(store, [ada, ada]), 1, 2)
        end(store, table(store, [ada], bots=["program:mine"]), 1, 2)
        assert store.ratings.of(ada) == {}
        assert recount(store) == (0, 0, 0)

    def test_the_board_is_of_those_who_have_played_enough(
        self, store: Store, three: list[str]
    ) -> None:
        ada, balam, chak = three
        for bot in [*LEVELS][:MIN_BOARD_OPPONENTS] * SETTLED_GAMES:
            end(store, table(store, [ada], bots=[bot]), 1, 2)
            end(store, table(store, [balam], bots=[bot]), 2, 1)
        for bot in ([*LEVELS] * SETTLED_GAMES)[: SETTLED_GAMES - 1]:
            end(store, table(store, [chak], bots=[bot]), 1, 2)
        assert skill(store, chak).opponents == MIN_BOARD_OPPONENTS
        board = store.ratings.board("pyramidion", 10)
        assert [one.person.name for one in board] == ["Ada", "Balam"]
        assert store.ratings.board("uxmal", 10) == []

    def test_the_way_leads_from_game_to_game(self, store: Store, three: list[str]) -> None:
        ada, balam, _ = three
        games = [table(store, [ada, balam]) for _ in range(4)]
        for game in games:
            end(store, game, 1, 2)
        way = store.ratings.way(ada, "pyramidion", 3)
        assert [one.id for one in way] == games[1:]
        for one, later in pairwise(way):
            assert later.change.before[:2] == one.change.after[:2]
        assert way[-1].change.after[:2] == skill(store, ada)[:2]

    def test_who_is_forgotten_is_on_no_board_and_others_keep_their_numbers(
        self, store: Store, three: list[str]
    ) -> None:
        ada, balam, _ = three
        end(store, table(store, [ada, balam]), 1, 2)
        before = store.ratings.of(balam)
        store.users.forget(ada)
        assert store.ratings.of(ada) == {}
        assert recount(store).differed == 0
        assert store.ratings.of(balam) == before

    def test_who_is_joined_goes_on_from_what_is_known(self, store: Store, three: list[str]) -> None:
        ada, balam, chak = three
        for _ in range(3):
            end(store, table(store, [ada, balam]), 1, 2)
        end(store, table(store, [chak, balam]), 2, 1)
        known, others = skill(store, ada), skill(store, balam)
        join(store, "Ada", chak)
        assert skill(store, chak) == known._replace(games=4)
        assert skill(store, balam) == others
        assert len(store.ratings.way(chak, "pyramidion", 9)) == 4
        end(store, table(store, [chak, balam]), 2, 1)
        assert skill(store, chak).mu < known.mu
        assert recount(store) == (5, 2, 0)

    def test_games_that_counted_are_not_pruned(self, store: Store, three: list[str]) -> None:
        counted, other = table(store, three), table(store, three, rated=False)
        for game in (counted, other):
            end(store, game, 1, 2, 3)
        assert prune(store.engine, time() + 1, finished=True) == 1
        assert store.known([counted, other]) == [counted]
        assert recount(store).differed == 0

    def test_a_backup_has_the_ratings(self, store: Store, three: list[str], tmp_path: Path) -> None:
        end(store, table(store, three), 2, 1, 3)
        backup(store.engine, tmp_path / "all.gz")
        other = connected(f"sqlite:///{tmp_path}/other.sqlite3")
        restore(other, tmp_path / "all.gz")
        other.dispose()
        again = Store(f"sqlite:///{tmp_path}/other.sqlite3")
        assert [skill(again, who) for who in three] == [skill(store, who) for who in three]
        assert recount(again) == (1, 3, 0)
        again.close()


ONE_TURN_EACH = (End(0), End(1), End(2))


class TestLeaving:
    """Who left is read from the rows."""

    def left(self, store: Store, game: str, *rows: Row) -> None:
        store.append(game, 0, rows).result()

    def test_who_left_for_good_is_placed_last(self, store: Store, three: list[str]) -> None:
        game = table(store, three)
        self.left(store, game, Leave(0, "medium"), Late(1, "medium"), Back(1))
        end(store, game, 1, 3, 2)
        ada, balam, chak = (skill(store, one).mu for one in three)
        assert chak > balam > ada
        assert recount(store) == (1, 3, 0)

    def test_out_of_time_is_lost_too(self, store: Store, three: list[str]) -> None:
        game = table(store, three[:2])
        self.left(store, game, Late(0, "medium"))
        end(store, game, 1, 2)
        assert skill(store, three[1]) == two((1, 2))[0]._replace(opponents=1)

    def test_a_game_that_was_closed_counts_for_who_left(
        self, store: Store, three: list[str]
    ) -> None:
        agreed, closed = table(store, three), table(store, three)
        self.left(store, agreed, *ONE_TURN_EACH)
        end(store, agreed, 0, 0, 0)
        self.left(store, closed, *ONE_TURN_EACH, Leave(1, "medium"))
        end(store, closed, 0, 0, 0)
        assert [bool(store.ratings.of(one)) for one in three] == [False, True, False]
        assert skill(store, three[1]).mu < NEW.mu
        assert len(store.ratings.way(three[0], "pyramidion", 9)) == 0
        assert recount(store) == (1, 1, 0)

    def test_who_came_back_after_one_turn_of_the_bot_has_not_left(
        self, store: Store, three: list[str]
    ) -> None:
        game = table(store, three[:2])
        self.left(store, game, Leave(0, "medium"), End(0), Back(0))
        end(store, game, 1, 2)
        assert skill(store, three[0]).mu > NEW.mu

    def test_whoever_a_bot_plays_two_turns_for_has_left_even_if_they_come_back(
        self, store: Store, three: list[str]
    ) -> None:
        game = table(store, three[:2])
        away = (Leave(0, "medium"), End(0), Back(0))
        self.left(store, game, *away, End(1), *away)
        end(store, game, 1, 2)
        assert skill(store, three[0]).mu < NEW.mu
        assert recount(store) == (1, 2, 0)

    @pytest.mark.parametrize("places", [(0, 0), (0, 0, 0)])
    def test_a_game_aborted_before_everybodys_first_turn_counts_for_nobody(
        self, store: Store, three: list[str], places: tuple[int, ...]
    ) -> None:
        game = table(store, three[: len(places)])
        self.left(store, game, End(0), Leave(1, "medium"), End(1), Leave(0, "medium"))
        end(store, game, *places)
        assert store.ratings.of(three[0]) == store.ratings.of(three[1]) == {}
        assert store.setup(game).unrated == ABORTED
        assert recount(store) == (0, 0, 0)

    def test_a_game_all_agree_to_end_says_why_it_does_not_count(
        self, store: Store, three: list[str]
    ) -> None:
        game = table(store, three)
        self.left(store, game, *ONE_TURN_EACH)
        end(store, game, 0, 0, 0)
        assert store.setup(game).unrated == AGREED

    def test_a_game_counted_by_older_rules_keeps_its_numbers(
        self, store: Store, three: list[str]
    ) -> None:
        """Then a player who returned had not left, and repeated pairs counted in full."""
        ada, balam, _ = three
        skills: tuple[Skill, ...] = (NEW, NEW)
        for number in (1, 2):
            game = table(store, [ada, balam])
            self.left(store, game, *(Leave(0, "medium"), End(0), End(0), Back(0)))
            changes = rated(skills, [RatedPlayer(ADA), RatedPlayer(BALAM)], GameEnd((1, 2)))
            skills = tuple(change.after for change in changes)
            counted_long_ago(store, game, [ada, balam], number, changes)
        for one, known in zip((ada, balam), skills, strict=True):
            line = {"game": "pyramidion", "person": one, **known._replace(opponents=1)._asdict()}
            with store.engine.begin() as connection:
                connection.execute(insert(STANDINGS), line)
        assert recount(store) == (2, 2, 0)


def counted_long_ago(
    store: Store, game: str, people: Sequence[str], number: int, changes: Sequence[Change]
) -> None:
    """Write a result and what it changed, as a server with the first rules has."""
    result = {"scores": "[1, 2]", "places": "[1, 2]", "reason": "done", "counts": "{}"}
    lines = [
        {"game": game, "seat": seat, "number": number, "person": one, **columns(changes[seat])}
        for seat, one in enumerate(people)
    ]
    with store.engine.begin() as connection:
        connection.execute(insert(RESULTS), {"game": game, "written": float(number), **result})
        connection.execute(insert(RATED), lines)


class TestRepeated:
    """The same pair counts less and less."""

    def gains(self, store: Store, people: Sequence[str], games: int) -> list[float]:
        """What the first of two gains by winning game after game."""
        for _ in range(games):
            end(store, table(store, people), 1, 2)
        way = store.ratings.way(people[0], "pyramidion", games)
        return [one.change.after.mu - one.change.before.mu for one in way]

    def test_each_game_of_a_pair_counts_a_fifth_less_than_the_one_before(self) -> None:
        met, stakes = Encounters(), [RatedPlayer(ADA), RatedPlayer(BALAM)]
        for number in range(3):
            assert met.weights("amytis", stakes, 10.0) == [round(REPEAT_FACTOR**number, 6)] * 2
            met.add("amytis", f"game{number}", stakes, 10.0)
        assert met.weights("uxmal", stakes, 10.0) == [1.0, 1.0], "each kind of game apart"

    def test_the_opponent_met_most_often_decides(self) -> None:
        met = Encounters()
        met.add("amytis", "a", [RatedPlayer(ADA), RatedPlayer(BALAM)], 10.0)
        stakes = [RatedPlayer(ADA), RatedPlayer(BALAM), RatedPlayer(CHAK), RatedPlayer("", NEW)]
        assert met.weights("amytis", stakes, 10.0) == [0.8, 0.8, 1.0, 1.0]

    def test_after_a_month_a_pair_counts_in_full_again(self) -> None:
        met, stakes = Encounters(), [RatedPlayer(ADA), RatedPlayer(BALAM)]
        met.add("amytis", "a", stakes, 10.0)
        assert met.weights("amytis", stakes, 9.0 + REPEAT_WINDOW_S) == [0.8, 0.8]
        assert met.weights("amytis", stakes, 10.0 + REPEAT_WINDOW_S) == [1.0, 1.0]

    def test_bots_do_not_tire(self, store: Store, three: list[str]) -> None:
        ada, *_ = three
        end(store, table(store, [ada], bots=["hard"]), 1, 2)
        before = skill(store, ada)
        end(store, table(store, [ada], bots=["hard"]), 1, 2)
        bot = rung("pyramidion", "hard")
        assert bot is not None
        full, _ = rated([before, bot], [RatedPlayer(ada), RatedPlayer("", bot)], GameEnd((1, 2)))
        assert skill(store, ada) == full.after

    def test_a_farm_of_two_soon_brings_nothing(self, store: Store, three: list[str]) -> None:
        gains = self.gains(store, three[:2], 24)
        assert all(later < earlier for earlier, later in pairwise(gains))
        assert gains[-1] < gains[0] / 50
        assert skill(store, three[0]).points < 1800
        assert recount(store) == (24, 2, 0)

    def test_players_who_delete_their_profiles_are_one_opponent(
        self, store: Store, three: list[str]
    ) -> None:
        ada = three[0]
        for number in range(3):
            sheep = person(store, f"Sheep {number}")
            game = table(store, [ada, sheep])
            store.append(game, 0, [*ONE_TURN_EACH[:2], Leave(1, "medium")]).result()
            store.users.forget(sheep)
            end(store, game, 1, 2)
        way = store.ratings.way(ada, "pyramidion", 3)
        gains = [one.change.after.mu - one.change.before.mu for one in way]
        assert gains[1] < 0.8 * gains[0] and gains[2] < 0.8 * gains[1]
        assert skill(store, ada).opponents == 1
        assert recount(store) == (3, 1, 0)

    @pytest.mark.parametrize("who", ["Ada", "Balam"])
    def test_a_pair_goes_on_where_it_was_after_one_is_joined(
        self, store: Store, three: list[str], who: str
    ) -> None:
        """And the other has met one opponent, not three."""
        pair = three[:2]
        end(store, table(store, pair), 1, 2)
        for before, after in ((who, f"{who} 1"), (f"{who} 1", f"{who} 2")):
            heir = person(store, after)
            join(store, before, heir)
            store.users.revoke_other_sessions(
                heir, f"{after}'s"
            )  # one device is left, and may be joined
            pair = [heir, pair[1]] if who == "Ada" else [pair[0], heir]
            end(store, table(store, pair), 1, 2)
        known = [skill(store, one) for one in pair]
        end(store, table(store, pair), 1, 2)
        weights = [REPEAT_FACTOR**3] * 2
        due = rated(known, [RatedPlayer(one) for one in pair], GameEnd((1, 2)), weights)
        for one, change in zip(pair, due, strict=True):
            assert isclose(skill(store, one).mu, change.after.mu, abs_tol=1e-5)
            assert skill(store, one).opponents == 1
        assert recount(store) == (4, 2, 0)

    def test_so_it_does_after_both_are_joined(self, store: Store, three: list[str]) -> None:
        end(store, table(store, three[:2]), 1, 2)
        pair = [person(store, name) for name in ("Ada 1", "Balam 1")]
        for before, heir in zip(("Ada", "Balam"), pair, strict=True):
            join(store, before, heir)
        end(store, table(store, pair), 1, 2)
        first, second = store.ratings.way(pair[0], "pyramidion", 2)
        assert second.change.points < 0.8 * first.change.points
        assert recount(store) == (2, 2, 0)

    def test_who_was_joined_is_one_opponent_to_others(self, store: Store, three: list[str]) -> None:
        ada, balam, chak = three
        end(store, table(store, [ada, balam]), 1, 2)
        heir = person(store, "Balam 1")
        join(store, "Balam", heir)
        for other in (heir, chak):
            end(store, table(store, [ada, other]), 1, 2)
        assert skill(store, ada).opponents == 2
        assert recount(store) == (3, 3, 0)

    def test_a_board_asks_for_several_opponents(self, store: Store, three: list[str]) -> None:
        self.gains(store, three[:2], SETTLED_GAMES)
        assert store.ratings.board("pyramidion", 10) == []
        end(store, table(store, [three[0]], bots=["hard"]), 1, 2)
        assert store.ratings.board("pyramidion", 10) == []
        end(store, table(store, [three[0], three[2]]), 1, 2)
        board = store.ratings.board("pyramidion", 10)
        assert [one.person.name for one in board] == ["Ada"]
        assert recount(store).differed == 0


class TestAccounts:
    """A result belongs to the account that was seated when the game began."""

    def test_whoever_plays_a_rated_game_is_not_joined(self, store: Store, three: list[str]) -> None:
        ada, balam, chak = three
        game = table(store, [ada, balam])
        store.append(game, 0, [Begin(0)]).result()
        store.users.create_login_code(chak, "code", time() + 60)
        with pytest.raises(Refused, match="rated game"):
            store.users.redeem_login_code("code", "another key", "Ada's")
        assert store.setup(game).players[0].person == ada
        assert store.users.by_key("Ada's") is not None, "nothing has changed"
        end(store, game, 1, 2)
        assert skill(store, ada).mu > NEW.mu
        assert store.ratings.of(chak) == {}
        assert store.users.redeem_login_code("code", "another key", "Ada's"), (
            "the code is still good"
        )

    def test_a_second_self_at_the_table_does_not_cancel_a_lost_game(
        self, store: Store, three: list[str]
    ) -> None:
        ada, _, chak = three
        game = table(store, three)
        store.append(game, 0, [Begin(0)]).result()
        store.users.create_login_code(ada, "code", time() + 60)
        with pytest.raises(Refused, match="rated game"):
            store.users.redeem_login_code("code", "another key", "Balam's")
        end(store, game, 2, 3, 1)
        assert skill(store, chak).mu > NEW.mu

    def test_two_who_sit_at_one_rated_table_are_not_joined_before_it_begins(
        self, store: Store, three: list[str]
    ) -> None:
        """Else no game would count: an account would have two seats."""
        ada, _, chak = three
        game = table(store, three)
        store.users.create_login_code(ada, "code", time() + 60)
        with pytest.raises(Refused, match="rated game"):
            store.users.redeem_login_code("code", "another key", "Balam's")
        end(store, game, 2, 3, 1)
        assert skill(store, chak).mu > NEW.mu
        assert store.users.redeem_login_code("code", "another key", "Balam's"), "it is over"

    def test_nobody_takes_two_seats_of_a_rated_table(self, store: Store, three: list[str]) -> None:
        """Not even at the same moment, by two invitations."""
        ada, balam, _ = three
        host, *guests = (
            Player(PlayerKind.PERSON, "Ada", person=ada),
            *(Player(PlayerKind.INVITED, "?"),) * 2,
        )
        players = tuple(replace(one, token=hashed(str(n))) for n, one in enumerate((host, *guests)))
        for counts in (True, False):
            game = f"game{next(NUMBERS)}"
            store.create(Setup(game, "pyramidion", 1, {}, 1, players, rated=counts))
            store.claim(game, 1, "Balam", hashed("first"), balam)
            if counts:
                with pytest.raises(SeatTaken, match="two seats"):
                    store.claim(game, 2, "Balam", hashed("second"), balam)
            else:
                store.claim(game, 2, "Balam", hashed("second"), balam)

    def test_a_table_that_waits_does_not_keep_anybody(self, store: Store, three: list[str]) -> None:
        ada, balam, chak = three
        game = table(store, [ada, balam])
        join(store, "Ada", chak)
        assert store.setup(game).players[0].person == chak

    def test_nobody_takes_over_the_seat_of_an_account_that_was_deleted(
        self, store: Store, three: list[str]
    ) -> None:
        ada, balam, chak = three
        game, casual = table(store, [ada, balam]), table(store, [ada, balam], rated=False)
        store.users.forget(ada)
        store.users.adopt(chak, [(game, 0), (casual, 0)])
        assert store.setup(game).players[0].person == ""
        assert store.setup(casual).players[0].person == chak


class TestAddress:
    """Two accounts of one address at one table are not rated."""

    def seated(self, store: Store, people: Sequence[str], *addresses: str) -> str:
        ada, balam = people[:2]
        players = (
            Player(PlayerKind.PERSON, "Ada", token=hashed("Ada"), person=ada),
            Player(PlayerKind.OPEN, "Guest"),
        )
        secret, name = Secret("a" * 64), f"game{next(NUMBERS)}"
        setup = Setup(name, "pyramidion", 1, {}, 1, players, rated=True, secret=secret)
        first, second = (origin_of(setup, one) for one in addresses)
        store.create(setup, first)
        store.claim(name, 1, "Balam", hashed("Balam"), balam, second)
        return name

    def origins(self, store: Store) -> list[str | None]:
        with store.engine.connect() as connection:
            return list(connection.execute(select(SITTING.c.origin)).scalars())

    def test_one_address_counts_for_nobody(self, store: Store, three: list[str]) -> None:
        game = self.seated(store, three, "192.0.2.1", "192.0.2.1")
        assert store.setup(game).unrated == ADDRESS, "which can be shown before the end"
        end(store, game, 1, 2)
        assert store.ratings.of(three[0]) == {}
        assert store.setup(game).unrated == ADDRESS
        assert recount(store) == (0, 0, 0), "the reason is kept, the addresses are not"

    def test_two_addresses_count(self, store: Store, three: list[str]) -> None:
        game = self.seated(store, three, "192.0.2.1", "192.0.2.2")
        assert store.setup(game).unrated == ""
        end(store, game, 1, 2)
        assert skill(store, three[0]).mu > NEW.mu

    def test_no_address_is_stored_and_hashes_end_with_the_game(
        self, store: Store, three: list[str]
    ) -> None:
        first, other = (self.seated(store, three, "192.0.2.1", "192.0.2.2") for _ in range(2))
        kept = self.origins(store)
        assert all(one and re.fullmatch("[0-9a-f]{64}", one) for one in kept)
        for game in (first, other):
            end(store, game, 1, 2)
        assert self.origins(store) == [None] * 4

    def test_deleting_a_profile_does_not_hide_that_there_was_one_address(
        self, store: Store, three: list[str]
    ) -> None:
        game = self.seated(store, three, "192.0.2.1", "192.0.2.1")
        store.append(game, 0, [*ONE_TURN_EACH[:2], Leave(1, "medium")]).result()
        store.users.forget(three[1])
        assert store.setup(game).unrated == ADDRESS
        end(store, game, 1, 2)
        assert store.ratings.of(three[0]) == {}
        assert store.setup(game).unrated == ADDRESS
        assert recount(store) == (0, 0, 0)

    def test_hashes_of_two_games_cannot_be_compared(self, setup: Setup) -> None:
        games = [replace(setup, rated=True, secret=Secret(one * 64)) for one in "ab"]
        first, second = (origin_of(game, "192.0.2.1") for game in games)
        assert first != second
        assert origin_of(replace(games[0], rated=False), "192.0.2.1") is None


class TestRecount:
    def test_what_was_damaged_or_missed_is_put_right(self, store: Store, three: list[str]) -> None:
        ada, balam, chak = three
        end(store, table(store, [ada, balam]), 1, 2)
        end(store, table(store, [ada, chak], bots=["hard"]), 2, 1, 3)
        whole = [store.ratings.of(one) for one in three]
        with store.engine.begin() as connection:
            connection.execute(update(STANDINGS).values(mu=99))
            connection.execute(update(RATED).where(RATED.c.number == 1).values(mu=1))
        assert recount(store) == (2, 3, 3 + 2)
        assert [store.ratings.of(one) for one in three] == whole
        with store.engine.begin() as connection:
            connection.execute(delete(RATED))
            connection.execute(delete(STANDINGS))
        assert recount(store).games == 2
        assert [store.ratings.of(one) for one in three] == whole
        assert recount(store).differed == 0

    def test_a_bot_is_what_it_was_when_it_played(
        self, store: Store, three: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        end(store, table(store, three[:1], bots=["hard"]), 2, 1)
        monkeypatch.setattr(ratings, "above_medium", lambda game, level: 1000)
        assert recount(store) == (1, 1, 0)

    @given(
        st.lists(
            st.one_of(
                st.tuples(
                    st.permutations(["Ada", "Balam", "Chak", "Dara"]),
                    st.lists(st.sampled_from(list(LEVELS)), max_size=2),
                    st.lists(st.integers(1, 6), min_size=6, max_size=6),
                    st.integers(2, 4),
                ),
                st.sampled_from(["Ada", "Balam", "Chak", "Dara"]),
            ),
            max_size=12,
        ),
        st.booleans(),
    )
    @settings(max_examples=12, deadline=None)
    def test_folded_again_it_is_the_same(self, past: list[Any], joins: bool) -> None:
        """Whatever was played, joined and forgotten, to the last digit."""
        with TemporaryDirectory() as folder:
            store = Store(f"sqlite:///{folder}/games.sqlite3")
            there = {name: person(store, name) for name in ("Ada", "Balam", "Chak", "Dara")}
            for event in past:
                if isinstance(event, str):
                    gone = there.pop(event, None)
                    if gone and joins and there:
                        join(store, event, min(there.values()))
                    elif gone:
                        store.users.forget(gone)
                    continue
                names, bots, places, most = event
                people = [there[name] for name in names if name in there][:most]
                if people:
                    seats = len(people) + len(bots)
                    end(store, table(store, people, bots=bots), *places[:seats])
            lines = written(store)
            assert recount(store).differed == 0
            assert written(store) == lines
            store.close()


def written(store: Store) -> list[Any]:
    """Everything that is written of ratings."""
    with store.engine.connect() as connection:
        return [
            connection.execute(select(one).order_by(*one.primary_key)).all()
            for one in (RATED, JOINED, STANDINGS)
        ]


@pytest.fixture
def workers(either: str) -> Iterator[list[Store]]:
    """Three workers on one database."""
    with ExitStack() as stack:
        yield [stack.enter_context(closing(Store(either))) for _ in range(3)]


class TestWorkers:
    def test_two_that_end_one_game_count_it_once(self, workers: list[Store]) -> None:
        first, second, _ = workers
        people = [person(first, name) for name in ("Ada", "Balam")]
        game, result = table(first, people), StoredResult((1, 2), (1, 2), "done", {})
        ends = [store.finish(game, result) for store in (first, second)]
        faults = [one.exception() for one in ends]
        assert sorted(map(bool, faults)) == [False, True]
        assert skill(first, people[0]) == two((1, 2))[0]._replace(opponents=1)
        assert recount(second) == (1, 2, 0)

    def test_what_several_count_at_once_has_one_order(self, workers: list[Store]) -> None:
        people = [person(workers[0], name) for name in ("Ada", "Balam")]
        games = [table(workers[0], people) for _ in range(24)]
        ends = [
            workers[at % 3].finish(game, StoredResult((1, 2), (1 + at % 2, 2 - at % 2), "done", {}))
            for at, game in enumerate(games)
        ]
        for one in ends:
            one.result()
        assert skill(workers[0], people[0]).games == 24
        assert recount(workers[1]) == (24, 2, 0)
