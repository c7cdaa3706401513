"""Time: how much there is, who uses it, and what becomes of it over a restart."""

from dataclasses import replace

import pytest
from sqlalchemy import update

from ziggurat.server.errors import CorruptGame, Refused
from ziggurat.server.game.changeset import Changeset
from ziggurat.server.game.clock import DAY_S, MINUTE_S, Clock, clock_of
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.rows import Back, Late, Row
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.sessions.store import Store
from ziggurat.server.storage.schema import GAMES


class TestClock:
    """What a table may agree on."""

    @pytest.mark.parametrize("text", ["10m+15s", "3d", "1m+0s", "60d"])
    def test_a_clock_is_written_as_it_is_read(self, text: str) -> None:
        assert str(clock_of(text)) == text

    @pytest.mark.parametrize(
        "text", ["0m+5s", "0d", "61d", "10m", "-1m+5s", "9999m+1s", "10m+15s ", "१d"]
    )
    def test_what_is_no_clock_is_refused(self, text: str) -> None:
        with pytest.raises(ValueError, match="is no clock"):
            clock_of(text)

    def test_seconds_are_added_after_a_turn(self) -> None:
        assert Clock(10, 15).first == 10 * MINUTE_S
        assert Clock(10, 15).after(30.0) == 45.0

    def test_days_are_given_anew_with_each_turn(self) -> None:
        assert Clock(days=3).first == 3 * DAY_S
        assert Clock(days=3).after(30.0) == 3 * DAY_S


def at(session: Session, now: float, decision: Changeset) -> None:
    """What is written at a moment."""
    session.carry_out(decision, now)


def timed(setup: Setup, clock: Clock) -> Session:
    """A game on a clock, begun at moment 100."""
    session = Session(replace(setup, clock=clock))
    at(session, 100.0, session.begin())
    return session


def left(session: Session, now: float) -> list[float]:
    assert session.times is not None
    return [session.times.of(seat, now) for seat in range(2)]


class TestSession:
    """Whose time runs, and what is left of it: from rows and their moments alone."""

    def plays(self, session: Session, now: float) -> None:
        """The turn of the seat to move, its choices a second before its end."""
        seat, revision = session.acting, session.revision
        while not session.waits:
            text = session.choices()[0].text
            at(session, now - 1, session.choose({seat}, session.revision, text))
        assert session.revision > revision
        at(session, now, session.end({seat}, session.revision))

    def test_nobodys_time_runs_before_it_begins(self, setup: Setup) -> None:
        session = Session(replace(setup, clock=Clock(10, 15)))
        assert left(session, 5000.0) == [600.0, 600.0]
        assert not session.late(5000.0)

    def test_time_runs_for_who_is_to_move_and_a_turn_brings_some(self, setup: Setup) -> None:
        session = timed(setup, Clock(10, 15))
        assert left(session, 130.0) == [570.0, 600.0]
        self.plays(session, 140.0)
        assert left(session, 140.0) == [575.0, 600.0]
        assert left(session, 150.0) == [575.0, 590.0]
        self.plays(session, 200.0)
        assert left(session, 200.0) == [575.0, 555.0]

    def test_days_are_for_each_turn(self, setup: Setup) -> None:
        session = timed(setup, Clock(days=1))
        self.plays(session, 100.0 + DAY_S / 2)
        assert left(session, 100.0 + DAY_S / 2) == [DAY_S, DAY_S]
        assert left(session, 100.0 + DAY_S) == [DAY_S, DAY_S / 2]

    def test_a_step_that_is_undone_gives_no_time_back(self, setup: Setup) -> None:
        session = timed(setup, Clock(10, 15))
        text = session.choices()[0].text
        at(session, 120.0, session.choose({0}, session.revision, text))
        at(session, 130.0, session.undo({0}, session.revision))
        assert left(session, 140.0) == [560.0, 600.0]

    def test_a_turn_that_is_taken_back_gives_no_time_back(self, setup: Setup) -> None:
        session = timed(setup, Clock(10, 15))
        self.plays(session, 160.0)
        assert left(session, 180.0) == [555.0, 580.0]
        at(session, 180.0, session.ask({0}, session.revision))
        at(session, 190.0, session.answer({1}, session.revision, agrees=True))
        assert session.acting == 0
        assert left(session, 200.0) == [545.0, 570.0]

    def test_whoever_is_out_of_time_gets_a_bot(self, setup: Setup) -> None:
        session = timed(setup, Clock(1, 0))
        assert not session.late(159.9)
        assert session.late(160.0).rows == [Late(0, "medium")]
        at(session, 160.2, session.late(160.0))
        assert session.is_bot(0)
        assert not session.asks(0)
        assert left(session, 999.0) == [0.0, 60.0]
        assert not session.late(999.0)  # a bot's time does not run

    def test_a_bot_in_place_of_somebody_earns_no_time(self, setup: Setup) -> None:
        session = timed(setup, Clock(1, 30))
        at(session, 160.0, session.late(160.0))
        self.plays(session, 170.0)
        assert left(session, 170.0) == [0.0, 60.0]

    def test_whoever_is_back_has_what_a_turn_brings_and_no_more(self, setup: Setup) -> None:
        session = timed(setup, Clock(1, 15))
        at(session, 160.0, session.late(160.0))
        self.plays(session, 170.0)  # the bot, for whom no time is added
        at(session, 171.0, session.back({0}))
        assert left(session, 171.0) == [15.0, 59.0]

    def test_whoever_is_back_by_days_has_those_of_the_next_turn(self, setup: Setup) -> None:
        session = timed(setup, Clock(days=1))
        at(session, 100.0 + DAY_S, session.late(100.0 + DAY_S))
        self.plays(session, 170.0 + DAY_S)
        at(session, 171.0 + DAY_S, session.back({0}))
        assert left(session, 171.0 + DAY_S)[0] == DAY_S

    def test_without_an_increment_nobody_comes_back_to_an_empty_clock(self, setup: Setup) -> None:
        session = timed(setup, Clock(1, 0))
        at(session, 160.0, session.late(160.0))
        self.plays(session, 170.0)
        with pytest.raises(Refused) as refused:
            session.back({0})
        assert refused.value.why == "no-time"

    def test_an_older_return_in_the_middle_of_a_turn_still_folds(self, setup: Setup) -> None:
        """Games in progress when the rule changed may have such rows."""
        session = timed(setup, Clock(1, 15))
        at(session, 160.0, session.late(160.0))
        session.apply(Back(0, at=161.0))
        assert session.asks(0)
        assert left(session, 161.0) == [15.0, 60.0]

    def test_who_leaves_and_comes_back_gains_nothing(self, setup: Setup) -> None:
        session = timed(setup, Clock(1, 0))
        self.plays(session, 157.0)
        at(session, 158.0, session.leave({0}))
        at(session, 159.0, session.back({0}))
        assert left(session, 160.0) == [3.0, 57.0]

    def test_what_is_only_asked_lets_no_time_run(self, setup: Setup) -> None:
        session = Session(replace(setup, clock=Clock(10, 15)))
        at(session, 50.0, session.offer({1}, 0))
        at(session, 60.0, session.answer({1}, 1, agrees=False))
        assert left(session, 5000.0) == [600.0, 600.0]
        at(session, 100.0, session.begin())
        assert left(session, 110.0) == [590.0, 600.0]
        assert not session.begin()

    def test_rows_without_a_beginning_begin_with_the_first(self, setup: Setup) -> None:
        session = Session(replace(setup, clock=Clock(10, 15)))
        text = session.choices()[0].text
        at(session, 700.0, session.choose({0}, 0, text))
        assert left(session, 710.0) == [590.0, 600.0]

    def test_all_of_it_is_told_by_the_rows(self, setup: Setup) -> None:
        session = Session(replace(setup, clock=Clock(10, 15)))
        rows: list[Row] = []
        for now, make in (
            (100.0, session.begin),
            (130.0, lambda: session.choose({0}, 1, "take:pile-3")),
            (150.0, lambda: session.undo({0}, 2)),
        ):
            rows += [replace(row, at=now) for row in make().rows]
            session.apply(rows[-1])
        again = Session(session.setup, rows)
        assert left(again, 170.0) == left(session, 170.0) == [530.0, 600.0]

    def test_on_a_clock_everybody_is_awaited(self, setup: Setup) -> None:
        invited = Player(PlayerKind.INVITED, "Guest 2")
        players = (setup.players[0], invited)
        assert not Session(replace(setup, players=players)).gathers
        session = Session(replace(setup, players=players, clock=Clock(10, 15)))
        assert session.gathers
        assert not session.begin()

    def test_the_time_of_bots_does_not_run(self, setup: Setup) -> None:
        players = (Player(PlayerKind.BOT, "Nabu", "easy"), setup.players[1])
        session = timed(replace(setup, players=players), Clock(10, 15))
        assert left(session, 160.0) == [600.0, 600.0]
        assert not session.late(5000.0)

    def test_a_bot_that_begins_lets_nobodys_time_run(self, setup: Setup) -> None:
        players = (Player(PlayerKind.BOT, "Nabu", "easy"), setup.players[1])
        session = Session(replace(setup, players=players, clock=Clock(10, 15)))
        self.plays(session, 50.0)
        assert left(session, 5000.0) == [600.0, 600.0]
        at(session, 100.0, session.begin())
        assert left(session, 160.0) == [600.0, 540.0]


class TestStored:
    """What was agreed on is kept."""

    @pytest.fixture
    def url(self, either: str) -> str:
        return either

    def test_a_clock_is_kept(self, store: Store, setup: Setup) -> None:
        timed = replace(setup, clock=Clock(10, 15), returns=False)
        store.create(timed)
        assert store.setup("abc") == timed

    def test_without_one_there_is_no_clock_and_one_may_come_back(
        self, store: Store, setup: Setup
    ) -> None:
        store.create(setup)
        assert (store.setup("abc").clock, store.setup("abc").returns) == (None, True)

    def test_a_clock_that_is_none_is_refused(self, store: Store, setup: Setup) -> None:
        store.create(setup)
        with store.engine.begin() as connection:
            connection.execute(update(GAMES).values(clock="soon"))
        with pytest.raises(CorruptGame, match="'soon' is no clock"):
            store.setup("abc")
