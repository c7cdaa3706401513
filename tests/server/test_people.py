"""Accounts: keys, names with numbers, seats, devices, mutes and blocks."""

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import select, text

from server.play import finish
from ziggurat.server.accounts.model import BLOCK, MUTE, User
from ziggurat.server.accounts.store import UserStore
from ziggurat.server.config import CONFIG
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.seat_tokens import seats_of
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.identity.names import DELETED
from ziggurat.server.identity.tokens import hashed
from ziggurat.server.sessions.archive import result_of, with_initial_draws
from ziggurat.server.sessions.store import Store
from ziggurat.server.storage.backup import backup, prune, restore
from ziggurat.server.storage.schema import CODES, DEVICES, PEOPLE, SHUNNED, SITTING


@pytest.fixture
def url(either: str) -> str:
    return either


@pytest.fixture
def people(store: Store) -> UserStore:
    return store.users


@pytest.fixture
def ada(people: UserStore) -> User:
    return people.create("Ada", "green", hashed("ada"))


@pytest.fixture
def bo(people: UserStore) -> User:
    return people.create("Bo", "blue", hashed("bo"))


@pytest.fixture
def game(store: Store, setup: Setup, ada: User, bo: User) -> Setup:
    """Ada and Bo at a table."""
    seated = [
        replace(one, person=who.id) for one, who in zip(setup.players, (ada, bo), strict=True)
    ]
    game = with_initial_draws(replace(setup, players=tuple(seated), created=5.0))
    store.create(game)
    return game


def test_a_key_makes_somebody_and_only_its_hash_is_kept(store: Store, ada: User) -> None:
    assert store.users.by_key(hashed("ada")) == ada
    assert store.users.by_key("ada") is None
    with store.engine.connect() as connection:
        assert list(connection.execute(select(DEVICES.c.key)).scalars()) == [hashed("ada")]


def test_names_that_look_alike_are_told_apart(people: UserStore, ada: User) -> None:
    others = [people.create(name, "blue", hashed(name)) for name in ("АDA", "a d a", "Bo")]
    called = [one.called("Guest") for one in (ada, *others)]
    assert called == ["Ada", "АDA #2", "a d a #3", "Bo"]


def test_who_has_no_name_has_a_number(people: UserStore) -> None:
    first, second = (people.create("", "blue", hashed(key)) for key in "ab")
    assert [one.called("Guest") for one in (first, second)] == ["Guest #1", "Guest #2"]


def test_another_name_gets_a_number_of_its_own(people: UserStore, ada: User, bo: User) -> None:
    assert people.change(bo, "ADA", "pink") == User(bo.id, "ADA", 2, "pink")
    again = people.by_key(hashed("bo"))
    assert again is not None
    assert people.change(again, "Ada", "pink").number == 2, "it looks the same: it is the same"
    assert people.create("Bo", "blue", hashed("other")).number == 1


def test_a_seat_is_opened_by_who_sits_there(store: Store, game: Setup, ada: User) -> None:
    players = store.setup("abc").players
    assert seats_of(players, [], ada.id) == [0]
    assert seats_of(players, ["Balam"], ada.id) == [0, 1]
    assert seats_of(players, [], "") == []
    assert store.setup("abc").maker == ada.id


def test_an_invitation_taken_up_is_somebodys(store: Store, setup: Setup, bo: User) -> None:
    guest = Player(PlayerKind.INVITED, "Guest", token=hashed("link"))
    store.create(replace(setup, players=(setup.players[0], guest)))
    store.claim("abc", 1, "Bo", hashed("fresh"), bo.id)
    assert store.setup("abc").players[1] == Player(
        PlayerKind.PERSON, "Bo", "", hashed("fresh"), bo.id
    )


def test_whoever_sits_down_has_no_number_that_was_typed_there(
    store: Store, setup: Setup, people: UserStore
) -> None:
    zoes = [people.create(name, "blue", hashed(name)) for name in ("Zoe", "zoe")]
    typed = replace(setup.players[0], name="Zoe #2")
    waits = [
        Player(PlayerKind.INVITED, f"Guest {seat}", token=hashed(f"{seat}")) for seat in (1, 2)
    ]
    store.create(replace(setup, players=(typed, *waits)))
    for seat, zoe in enumerate(zoes, start=1):
        store.claim("abc", seat, zoe.called("Guest"), hashed("fresh"), zoe.id)
    assert store.setup("abc").names == ["Zoe #2", "Zoe", "zoe #3"]


def test_old_seats_are_adopted_once(store: Store, setup: Setup, ada: User, bo: User) -> None:
    store.create(setup)
    store.users.adopt(ada.id, [("abc", 0)])
    store.users.adopt(bo.id, [("abc", 0), ("abc", 1)])
    assert [player.person for player in store.setup("abc").players] == [ada.id, bo.id]


def test_my_games_with_their_results(store: Store, game: Setup, ada: User) -> None:
    (running,) = store.users.past(ada.id, over=False, most=9)
    assert (running.id, running.names, running.seats, running.over) == (
        "abc",
        ["Ada", "Balam"],
        [0],
        False,
    )
    session = Session(game)
    store.append("abc", 0, finish(session)).result()
    result = result_of(session)
    assert result is not None
    store.finish("abc", result).result()
    assert store.users.running(ada.id, 9) == []
    (over,) = store.users.past(ada.id, over=True, most=9)
    assert (over.scores, over.places) == (list(result.scores), list(result.places))
    assert store.users.past(ada.id, over=True, most=9, skip=1) == []


class TestDevices:
    def test_a_code_is_good_once(self, people: UserStore, ada: User) -> None:
        people.create_login_code(ada.id, hashed("code"), time.time() + 60)
        assert people.login_code_user(hashed("code")) == ada
        assert people.redeem_login_code(hashed("code"), hashed("phone")) == ada
        assert people.by_key(hashed("phone")) == people.by_key(hashed("ada")) == ada
        assert people.redeem_login_code(hashed("code"), hashed("thief")) is None
        assert people.by_key(hashed("thief")) is None
        assert people.devices(ada.id) == 2

    def test_a_code_is_good_for_a_while(self, people: UserStore, ada: User) -> None:
        people.create_login_code(ada.id, hashed("late"), time.time() - 1)
        assert people.login_code_user(hashed("late")) is None
        assert people.redeem_login_code(hashed("late"), hashed("phone")) is None

    def test_a_new_code_replaces_the_one_before(self, people: UserStore, ada: User) -> None:
        for code in ("first", "second"):
            people.create_login_code(ada.id, hashed(code), time.time() + 60)
        assert people.redeem_login_code(hashed("first"), hashed("phone")) is None
        assert people.redeem_login_code(hashed("second"), hashed("phone")) == ada

    def test_who_was_somebody_there_alone_is_joined(
        self, store: Store, game: Setup, ada: User, bo: User
    ) -> None:
        """Bo's browser becomes Ada's: Bo's seats and what others think of Bo go along."""
        people = store.users
        eve = people.create("Eve", "pink", hashed("eve"))
        people.mute_or_block(eve.id, bo.id, BLOCK)
        people.mute_or_block(bo.id, ada.id, MUTE)
        people.create_login_code(ada.id, hashed("code"), time.time() + 60)
        assert people.redeem_login_code(hashed("code"), hashed("new"), hashed("bo")) == ada
        assert store.setup("abc").people == {ada.id}
        assert people.muted_or_blocked(eve.id) == {ada.id: BLOCK}
        assert people.muted_or_blocked(ada.id) == {}
        assert people.by_key(hashed("bo")) is None
        assert people.named([bo.id]) == {}

    def test_who_has_other_devices_stays_there(
        self, store: Store, game: Setup, ada: User, bo: User
    ) -> None:
        people = store.users
        people.create_login_code(bo.id, hashed("second"), time.time() + 60)
        people.redeem_login_code(hashed("second"), hashed("bo-2"))
        people.create_login_code(ada.id, hashed("code"), time.time() + 60)
        people.redeem_login_code(hashed("code"), hashed("new"), hashed("bo"))
        assert people.by_key(hashed("bo-2")) == bo
        assert people.by_key(hashed("bo")) is None
        assert store.setup("abc").people == {ada.id, bo.id}

    def test_taking_back_signs_out_the_others_and_every_old_key(
        self, store: Store, game: Setup, ada: User
    ) -> None:
        people = store.users
        for code in ("first", "second"):
            people.create_login_code(ada.id, hashed(code), time.time() + 60)
            people.redeem_login_code(hashed(code), hashed(f"phone-{code}"))
        people.create_login_code(ada.id, hashed("third"), time.time() + 60)
        people.revoke_other_sessions(ada.id, hashed("phone-first"))
        assert people.devices(ada.id) == 1
        assert people.by_key(hashed("ada")) is None
        assert people.by_key(hashed("phone-first")) == ada
        assert people.redeem_login_code(hashed("third"), hashed("thief")) is None
        players = store.setup("abc").players
        assert seats_of(players, ["Ada"]) == [], "a seat's own key opens it no more"
        assert seats_of(players, ["Balam"]) == [1]
        assert seats_of(players, [], ada.id) == [0]

    def test_the_oldest_of_too_many_is_signed_out(self, people: UserStore, ada: User) -> None:
        for number in range(CONFIG.accounts.max_devices):
            people.create_login_code(ada.id, hashed("code"), time.time() + 60)
            people.redeem_login_code(hashed("code"), hashed(str(number)))
        assert people.devices(ada.id) == CONFIG.accounts.max_devices
        assert people.by_key(hashed("ada")) is None


class TestApart:
    def test_mute_and_block(self, people: UserStore, ada: User, bo: User) -> None:
        people.mute_or_block(ada.id, bo.id, MUTE)
        assert people.muted_or_blocked(ada.id) == {bo.id: MUTE}
        assert people.blocked_with(ada.id) == frozenset()
        people.mute_or_block(ada.id, bo.id, BLOCK)
        assert people.muted_or_blocked(ada.id) == {bo.id: BLOCK}
        assert people.blocked_with(ada.id) == {bo.id} and people.blocked_with(bo.id) == {ada.id}
        people.mute_or_block(ada.id, bo.id, "")
        assert people.muted_or_blocked(ada.id) == {} == people.muted_or_blocked(bo.id)
        assert people.blocked_with(bo.id) == frozenset()

    def test_whoever_is_forgotten_leaves_nothing(
        self, store: Store, game: Setup, ada: User, bo: User
    ) -> None:
        people = store.users
        people.mute_or_block(ada.id, bo.id, MUTE)
        people.mute_or_block(bo.id, ada.id, BLOCK)
        people.create_login_code(ada.id, hashed("code"), time.time() + 60)
        people.forget(ada.id)
        with store.engine.connect() as connection:
            left = {
                table.name: len(connection.execute(select(table)).all())
                for table in (PEOPLE, DEVICES, CODES, SITTING, SHUNNED)
            }
        assert left == {"people": 1, "devices": 1, "codes": 0, "sitting": 1, "shunned": 0}
        assert store.setup("abc").names == [DELETED, "Balam"]


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{tmp_path}/other.sqlite3")
    yield store
    store.close()


def test_a_backup_has_people_too(
    store: Store, game: Setup, ada: User, bo: User, other: Store, tmp_path: Path
) -> None:
    store.users.mute_or_block(ada.id, bo.id, BLOCK)
    backup(store.engine, tmp_path / "all.gz")
    restore(other.engine, tmp_path / "all.gz")
    assert other.users.by_key(hashed("ada")) == ada
    assert other.setup("abc") == store.setup("abc")
    assert other.users.blocked_with(bo.id) == {ada.id}


def test_whoever_stays_away_and_sits_nowhere_is_deleted(
    store: Store, game: Setup, ada: User, bo: User
) -> None:
    eve = store.users.create("Eve", "pink", hashed("eve"))
    store.users.mute_or_block(eve.id, ada.id, BLOCK)
    new = store.users.create("New", "pink", hashed("new"))
    with store.engine.begin() as connection:
        old = [ada.id, bo.id, eve.id]
        connection.execute(PEOPLE.update().where(PEOPLE.c.id.in_(old)).values(seen=4.0))
    everybody = [ada.id, bo.id, eve.id, new.id]
    assert prune(store.engine, 4.5, finished=True) == 0
    assert store.users.named(everybody).keys() == {ada.id, bo.id, new.id}
    assert prune(store.engine, 6.0, finished=True) == 1
    assert store.users.named(everybody).keys() == {new.id}


def test_whoever_comes_is_seen_once_a_day(store: Store, ada: User) -> None:
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE people SET seen = 4"))
    store.users.by_key(hashed("ada"))
    store.users.change(ada, "Ada", "pink")  # written after it
    with store.engine.connect() as connection:
        assert connection.execute(select(PEOPLE.c.seen)).scalar_one() > time.time() - 60
