"""What was acknowledged is there after a restart; what is broken is refused in words."""

from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import delete, insert, text

from server.play import finish, turn
from ziggurat.server.errors import Conflict, CorruptGame, NoSuchGame, SeatTaken
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.rows import Choose, End, Undo, encode_row
from ziggurat.server.game.seat_tokens import invitations_of, seats_of
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.identity.tokens import hashed
from ziggurat.server.sessions.store import ChatLine, Store
from ziggurat.server.storage.schema import GAMES, ROWS

ROW = Choose(0, "take:pile-3")


@pytest.fixture
def url(either: str) -> str:
    return either


def test_a_game_survives_a_restart(url: str, setup: Setup) -> None:
    session, first = Session(setup), Store(url)
    first.create(setup)
    rows = turn(session)
    first.append("abc", 0, rows).result()
    first.close()
    second = Store(url)
    again = Session(second.setup("abc"), second.rows("abc"))
    second.close()
    assert again.setup == setup
    assert again.revision == session.revision
    assert str(again.table.record) == str(session.table.record)
    assert again.waits


def test_a_whole_game_is_kept_row_by_row(store: Store, setup: Setup) -> None:
    store.create(setup)
    rows = finish(Session(setup))
    for revision, row in enumerate(rows):
        store.append("abc", revision, [row]).result()
    assert store.rows("abc") == rows


def test_two_workers_never_write_the_same_revision(url: str, store: Store, setup: Setup) -> None:
    store.create(setup)
    other = Store(url)
    store.append("abc", 0, [ROW]).result()
    with pytest.raises(Conflict, match="revision 1 is written already"):
        other.append("abc", 0, [Choose(0, "take:pile-4")]).result()
    other.close()
    assert store.rows("abc") == [ROW]


def test_rows_are_written_all_or_none(store: Store, setup: Setup) -> None:
    store.create(setup)
    store.append("abc", 0, [ROW, Choose(0, "lay:site-1")]).result()
    with pytest.raises(Conflict):
        store.append("abc", 1, [Undo(0, 1), End(0)]).result()
    assert [encode_row(row).body for row in store.rows("abc")] == ["take:pile-3", "lay:site-1"]


def test_a_missing_row_is_refused(store: Store, setup: Setup) -> None:
    store.create(setup)
    store.append("abc", 0, [ROW, Choose(0, "lay:site-1"), End(0)]).result()
    with store.engine.begin() as connection:
        connection.execute(delete(ROWS).where(ROWS.c.revision == 2))
    with pytest.raises(CorruptGame, match="game abc, row 2: this row is missing"):
        store.rows("abc")


def test_a_row_of_no_known_kind_is_refused(store: Store, setup: Setup) -> None:
    store.create(setup)
    broken = {"game": "abc", "revision": 1, "kind": "dance", "seat": 0, "body": ""}
    with store.engine.begin() as connection:
        connection.execute(insert(ROWS), broken)
    with pytest.raises(CorruptGame, match="row 1: no row is of the kind 'dance'"):
        store.rows("abc")


def test_options_that_cannot_be_read_are_refused(store: Store, setup: Setup) -> None:
    store.create(setup)
    with store.engine.begin() as connection:
        connection.execute(GAMES.update().values(options="{"))
    with pytest.raises(CorruptGame, match="options are not JSON"):
        store.setup("abc")


def test_an_unknown_game_is_said_to_be_unknown(store: Store) -> None:
    with pytest.raises(NoSuchGame, match="no game 'xyz'"):
        store.setup("xyz")


def test_an_invitation_is_taken_up_once(store: Store, setup: Setup) -> None:
    guest = Player(PlayerKind.INVITED, "Guest", token=hashed("link"))
    store.create(replace(setup, players=(setup.players[0], guest)))
    invited = store.setup("abc").players
    assert seats_of(invited, ["link"]) == []
    assert invitations_of(invited, ["link"]) == [1]

    store.claim("abc", 1, "Balam", hashed("fresh"))
    players = store.setup("abc").players
    assert players[1] == Player(PlayerKind.PERSON, "Balam", token=hashed("fresh"))
    assert seats_of(players, ["fresh"]) == [1]
    assert seats_of(players, ["link"]) == invitations_of(players, ["link"]) == []
    with pytest.raises(SeatTaken):
        store.claim("abc", 1, "Mallory", hashed("other"))


def test_one_tab_can_hold_several_seats(setup: Setup) -> None:
    assert seats_of(setup.players, ["Balam", "Ada"]) == [0, 1]
    assert seats_of(setup.players, ["Balam", "nonsense", ""]) == [1]


def test_a_game_has_one_rematch(store: Store, setup: Setup) -> None:
    store.create(setup)
    store.create(replace(setup, id="next", after="abc"))
    with pytest.raises(Conflict):
        store.create(replace(setup, id="another", after="abc"))
    assert store.setup("abc").following == "next"
    assert store.setup("next").following is None


def test_chat_is_kept_in_order(store: Store, setup: Setup) -> None:
    store.create(setup)
    store.say("abc", 0, "<b>hello</b>")
    store.say("abc", 1, "shalom")
    assert store.chat("abc") == [ChatLine(1, 0, "<b>hello</b>"), ChatLine(2, 1, "shalom")]
    assert store.chat("abc", last=1) == [ChatLine(2, 1, "shalom")]


def test_known_games_come_newest_first(store: Store, setup: Setup) -> None:
    store.create(replace(setup, id="old", created=1.0))
    store.create(replace(setup, id="new", created=2.0))
    assert store.known(["old", "gone", "new"]) == ["new", "old"]


def test_sqlite_is_durable(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/games.sqlite3")
    with store.engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    store.close()
