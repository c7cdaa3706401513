"""Time: how much there is, who uses it, and what becomes of it over a restart."""

from dataclasses import replace

import pytest
from sqlalchemy import update

from ziggurat.server.errors import CorruptGame
from ziggurat.server.play.clocks import DAY, MINUTE, Clock, clock_of
from ziggurat.server.play.rows import Setup
from ziggurat.server.store.schema import GAMES
from ziggurat.server.store.store import Store


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
        assert Clock(10, 15).first == 10 * MINUTE
        assert Clock(10, 15).after(30.0) == 45.0

    def test_days_are_given_anew_with_each_turn(self) -> None:
        assert Clock(days=3).first == 3 * DAY
        assert Clock(days=3).after(30.0) == 3 * DAY

    def test_whoever_comes_back_has_time_to_be_there(self) -> None:
        assert Clock(10, 0).back(0.0) == MINUTE
        assert Clock(10, 0).back(5 * MINUTE) == 5 * MINUTE
        assert Clock(days=1).back(0.0) == DAY


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
