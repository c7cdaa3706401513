"""Ratings: what a game makes of them, counted once, folded again to the same numbers."""

from collections.abc import Sequence
from itertools import count as counting
from math import isclose

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ziggurat.arena.strengths import ROWS
from ziggurat.bots import LEVELS
from ziggurat.games import registry
from ziggurat.server.play.closed import Result
from ziggurat.server.play.ratings import Ended, Stake, joined, rated, rung, staked
from ziggurat.server.play.rows import BOT, INVITED, OPEN, PERSON, Player, Setup
from ziggurat.server.play.skill import MODEL, NEW, SETTLED, Skill
from ziggurat.server.play.standings import Counted, Standings
from ziggurat.server.play.tokens import hashed
from ziggurat.server.store.recount import recount
from ziggurat.server.store.store import Store

ADA, BALAM, CHAK = "ada", "balam", "chak"


def two(places: tuple[int, ...], left: tuple[int, ...] = ()) -> tuple[Skill, Skill]:
    """What two who are new come to."""
    stakes = [Stake(ADA), Stake(BALAM)]
    first, second = rated([NEW, NEW], stakes, Ended(places, left))
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
        stakes = [Stake(ADA), Stake(BALAM), Stake(CHAK)]
        changes = rated([NEW] * 3, stakes, Ended((2, 1, 3)))
        second, first, third = (change.after.mu for change in changes)
        assert first > second > third

    def test_who_left_has_lost_whatever_a_bot_made_of_the_seat(self) -> None:
        assert two((1, 2), left=(0,)) == two((2, 1))

    def test_who_left_first_is_behind_who_left_later(self) -> None:
        assert Ended((1, 2, 3, 4), left=(0, 2)).ranks(4) == [6, 2, 5, 4]

    def test_a_bot_stays_what_it_was_measured_to_be(self) -> None:
        bot = rung("amytis", "hard")
        assert bot is not None
        mine, its = rated([NEW, bot], [Stake(ADA), Stake("", bot)], Ended((1, 2)))
        assert its.after == its.before == bot
        assert mine.after.mu > NEW.mu


class TestBrokenOff:
    def test_what_all_agree_to_end_counts_for_nobody(self) -> None:
        assert Ended(()).counts(2) == set()

    def test_who_left_has_lost_and_who_is_left_alone_has_won(self) -> None:
        assert Ended((), left=(1,)).counts(2) == {0, 1}
        assert two((), left=(1,)) == two((1, 2))

    def test_the_last_of_all_who_leave_has_won(self) -> None:
        assert two((), left=(1, 0)) == two((1, 2))

    def test_those_who_stay_at_a_larger_table_have_not_played_it_out(self) -> None:
        ended = Ended((), left=(1,))
        assert ended.counts(3) == {1}
        changes = rated([NEW] * 3, [Stake(ADA), Stake(BALAM), Stake(CHAK)], ended)
        assert [change.after == NEW for change in changes] == [True, False, True]
        assert changes[1].after.mu < NEW.mu

    def test_who_leaves_bots_has_lost_to_them(self) -> None:
        bot = rung("amytis", "easy")
        assert bot is not None
        stakes = [Stake(ADA), Stake("", bot)]
        mine, its = rated([NEW, bot], stakes, Ended((), left=(0,)))
        assert mine.after.mu < NEW.mu
        assert its.after == bot


class TestTable:
    """Which tables may be rated."""

    def sits(self, *players: Player) -> bool:
        return staked("amytis", players) is not None

    def test_two_persons_and_a_person_with_bots(self) -> None:
        ada, balam = (Player(PERSON, name, person=name) for name in (ADA, BALAM))
        bot = Player(BOT, "Sennen", "easy")
        assert self.sits(ada, balam)
        assert self.sits(ada, bot, bot)
        assert not self.sits(ada)
        assert not self.sits(bot, bot)

    def test_nobody_has_two_seats(self) -> None:
        ada = Player(PERSON, "Ada", person=ADA)
        assert not self.sits(ada, ada)

    def test_everybody_is_known_and_every_bot_measured(self) -> None:
        ada = Player(PERSON, "Ada", person=ADA)
        assert not self.sits(ada, Player(PERSON, "who?"))
        assert not self.sits(ada, Player(INVITED, "whoever comes", OPEN))
        assert not self.sits(ada, Player(BOT, "a program", "program:mine"))
        assert staked("a game of tomorrow", [ada, Player(BOT, "Sennen", "easy")]) is None


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
        for key in registry.keys():
            medium = rung(key, "medium")
            assert medium is not None
            assert medium.points == NEW.points == 1500

    def test_every_game_has_five_rungs_each_above_the_other(self) -> None:
        assert {row["id"] for row in ROWS} == set(registry.keys())
        for row in ROWS:
            points = [row[level] for level in LEVELS]
            assert points == sorted(set(points))

    def test_a_rating_is_provisional_at_first(self) -> None:
        assert not NEW.settled
        assert NEW._replace(games=SETTLED).settled


class TestJoined:
    def test_more_is_believed_of_whom_more_is_known(self) -> None:
        sure, unsure = Skill(30, 2, 40), Skill(20, 7, 3)
        assert joined(unsure, sure) == joined(sure, unsure) == Skill(30, 2, 43)

    def test_what_only_one_of_them_had_is_kept(self) -> None:
        standings = Standings({("uxmal", ADA): Skill(30, 2, 40)})
        standings.join(ADA, BALAM)
        assert standings.skills == {("uxmal", BALAM): Skill(30, 2, 40)}


# In the store.

KEYS = counting(1)


def person(store: Store, name: str) -> str:
    return store.people.create(name, "gold", f"key-{next(KEYS)}").id


def table(store: Store, people: Sequence[str], rated: bool = True, bots: Sequence[str] = ()) -> str:
    """A game of Pyramidion, whose choices nobody asks for here."""
    players = [Player(PERSON, name, token=hashed(name), person=name) for name in people]
    players += [Player(BOT, level, level) for level in bots]
    id = f"game{next(KEYS)}"
    store.create(Setup(id, "pyramidion", 1, {}, 1, tuple(players), rated=rated))
    return id


def end(store: Store, game: str, *places: int) -> None:
    store.finish(game, Result(places, places, "done", {})).result()


def points(store: Store, who: str) -> int:
    return store.ratings.of(who)["pyramidion"].points


@pytest.fixture
def three(store: Store) -> list[str]:
    return [person(store, name) for name in ("Ada", "Balam", "Chak")]


class TestStore:
    def test_a_rated_game_counts_when_it_ends(self, store: Store, three: list[str]) -> None:
        ada, balam, _ = three
        game = table(store, [ada, balam])
        assert store.ratings.of(ada) == {}
        end(store, game, 1, 2)
        first, second = two((1, 2))
        assert store.ratings.of(ada) == {"pyramidion": first}
        assert store.ratings.of(balam) == {"pyramidion": second}
        setup = store.setup(game)
        assert [one.points for one in setup.changes] == [first.points - 1500, second.points - 1500]

    def test_a_game_that_is_not_rated_counts_for_nobody(
        self, store: Store, three: list[str]
    ) -> None:
        end(store, table(store, three[:2], rated=False), 1, 2)
        assert store.ratings.of(three[0]) == {}

    def test_a_table_that_does_not_qualify_counts_for_nobody(
        self, store: Store, three: list[str]
    ) -> None:
        ada = three[0]
        end(store, table(store, [ada, ada]), 1, 2)
        end(store, table(store, [ada], bots=["program:mine"]), 1, 2)
        assert store.ratings.of(ada) == {}
        assert recount(store) == (0, 0, 0)

    def test_the_board_is_of_those_who_have_played_enough(
        self, store: Store, three: list[str]
    ) -> None:
        ada, balam, chak = three
        for _ in range(SETTLED):
            end(store, table(store, [ada, balam]), 1, 2)
        end(store, table(store, [chak, balam]), 1, 2)
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
        for one, next_ in zip(way, way[1:], strict=False):
            assert next_.change.before[:2] == one.change.after[:2]
        assert way[-1].change.after.points == points(store, ada)

    def test_who_is_forgotten_is_on_no_board_and_others_keep_their_numbers(
        self, store: Store, three: list[str]
    ) -> None:
        ada, balam, _ = three
        end(store, table(store, [ada, balam]), 1, 2)
        before = store.ratings.of(balam)
        store.people.forget(ada)
        assert store.ratings.of(ada) == {}
        assert recount(store).differed == 0
        assert store.ratings.of(balam) == before

    def test_who_is_joined_goes_on_from_what_was_known(
        self, store: Store, three: list[str]
    ) -> None:
        ada, balam, chak = three
        for _ in range(3):
            end(store, table(store, [ada, balam]), 1, 2)
        end(store, table(store, [chak, balam]), 2, 1)
        known = store.ratings.of(ada)["pyramidion"]
        store.people.offer(chak, "code", 1e12)
        key = f"key-{int(next(KEYS)) - 100}"
        store.people.accept("code", key, "")
        assert store.ratings.of(chak)["pyramidion"].games == 1
        assert known.games == 3
