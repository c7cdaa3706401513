"""Chance that can be checked: sealed before the first choice, told after the last."""

import base64
import hashlib
import logging
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from operator import itemgetter
from random import Random
from urllib.parse import quote

import pytest

from server.asgi import TestClient
from server.conftest import Serve
from server.play import finish, go, step, tab
from ziggurat import registry
from ziggurat.commitment import Secret, commitment, fingerprint
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.server.catalogue.playable import playable
from ziggurat.server.errors import Refused
from ziggurat.server.game.incompatible import record_of
from ziggurat.server.game.rows import Row
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup, bind, rematch
from ziggurat.server.game_page.api import _state
from ziggurat.server.render.regions import Viewer, captions_from, render_view
from ziggurat.server.render.screen_reader import as_text
from ziggurat.server.sessions.archive import with_initial_draws
from ziggurat.server.sessions.store import Store
from ziggurat.verifying import CheckResult, Proved, verify

SECRET = Secret("0123456789abcdef" * 4)
LOOKED = (7, 40, 90)  # rows
SENSELESS: list[object] = [{"id": "no:such", "rev": 0}, {"t": "why", "id": "x"}, []]
FORM = {"seat-0-kind": "me", "seat-1-kind": "me"}


def sealed(setup: Setup, key: str = "amytis", secret: Secret | None = None) -> Setup:
    """A game whose chance is sealed."""
    version = registry.load(key).version
    secret = secret or SECRET
    return with_initial_draws(replace(setup, game=key, version=version, secret=secret, draws=None))


def forms(secret: Secret) -> list[str]:
    """A secret as it might be written anywhere."""
    text = secret.opened()
    raw = bytes.fromhex(text)
    return [
        text,
        text.upper(),
        str(int(text, 16)),
        base64.b64encode(raw).decode().rstrip("="),
        base64.urlsafe_b64encode(raw).decode().rstrip("="),
        repr(raw)[2:-1],
    ]


def positions(setup: Setup, seed: int) -> Iterator[tuple[Session, list[Row]]]:
    """An early, a middle and a late position of a random game, with the rows so far."""
    session, random, rows = Session(setup), Random(seed), list[Row]()
    while not session.over:
        if len(rows) in LOOKED:
            yield session, rows
        if session.before and random.randrange(5) == 0:
            rows += go(session, session.undo({session.acting}, session.revision))
        else:
            rows += step(session, random.choice)


class TestNobodyForesees:
    @pytest.mark.parametrize("key", playable())
    def test_all_that_is_shown_is_the_same_whatever_the_secret(
        self, setup: Setup, key: str
    ) -> None:
        """Two games with one past and two secrets differ in nothing but what is to be drawn."""
        first = sealed(setup, key)
        other = replace(first, secret=Secret.new())  # what was drawn stands in set-up and rows
        looked = 0
        for session, rows in positions(first, seed=4):
            twin = Session(other, rows)
            looked += 1
            for seat in (0, 1, NOBODY):
                viewer = Viewer(seat, "fr")
                drawn = [render_view(one, viewer) for one in (session, twin)]
                assert drawn[0].regions == drawn[1].regions
                assert (drawn[0].asks, drawn[0].flights) == (drawn[1].asks, drawn[1].flights)
                assert captions_from(session, viewer, 0) == captions_from(twin, viewer, 0)
                assert as_text(session, viewer) == as_text(twin, viewer)
                hashes = {"seal": "", "fingerprint": ""}
                seen = [_state(one, seat) | hashes for one in (session, twin)]
                assert seen[0] == seen[1]
            for choice in session.choices()[:12]:
                assert session.current.preview(choice) == twin.current.preview(choice)
                assert session.current.is_final(choice) == twin.current.is_final(choice)
                made = [
                    one.choose({one.acting}, one.revision, choice.text, ends=True)
                    for one in (session, twin)
                ]
                kinds = [[(row.kind, row.seat) for row in one.rows] for one in made]
                assert kinds[0] == kinds[1], "whether a turn ends by itself tells nothing either"
        assert looked == len(LOOKED)

    def test_turns_taken_back_bring_the_same_again(self, setup: Setup) -> None:
        """Draws that were seen are not repeated, and no number is skipped."""
        session, random = Session(sealed(setup)), Random(1)
        while session.turn < 6:
            step(session, random.choice)
        before = str(session.table.record)
        chosen = [one.text for one in session.table.record.entries if one.seat != CHANCE]
        go(session, session.ask({0}, session.revision))
        go(session, session.answer({1}, session.revision, agrees=True))
        left = [one.text for one in session.table.record.entries if one.seat != CHANCE]
        assert len(left) < len(chosen)
        for text in chosen[len(left) :]:
            if session.waits:
                step(session)
            go(session, session.choose({session.acting}, session.revision, text))
        if session.waits:
            step(session)
        assert str(session.table.record) == before

    def test_a_rematch_has_a_secret_of_its_own(self, setup: Setup) -> None:
        for before in (sealed(setup), setup):
            again = rematch(before, "next", 1, 0.0, 1, here=[0])
            assert again.secret is not None and again.secret != before.secret

    def test_what_a_bot_is_asked_has_no_secret(self, setup: Setup) -> None:
        session = Session(sealed(setup))
        assert session.setup.secret is not None
        assert session.setup.seal in str(session.table.record)
        shown = f"{session.table.record} {session.setup!r} {session.table!r} {vars(session)!r}"
        assert not [form for form in forms(session.setup.secret) if form in shown]


class TestNothingLeaks:
    def made(self, client: TestClient, store: Store, key: str) -> Setup:
        answer = client.post(f"/new/{key}", data=FORM)
        setup = store.setup(answer.headers["location"].removeprefix("/g/"))
        assert setup.secret is not None
        return setup

    @pytest.mark.parametrize("key", playable())
    def test_no_answer_and_no_line_of_the_log_tells_the_secret_of_a_running_game(
        self, serve: Serve, store: Store, key: str, caplog: pytest.LogCaptureFixture
    ) -> None:
        caplog.set_level(logging.DEBUG)
        client = serve()
        setup = self.made(client, store, key)
        assert setup.secret is not None
        here = f"/g/{setup.id}"
        doors = ["/", here, f"{here}/help", f"{here}/record", f"{here}/chance", f"{here}/again"]
        doors += [f"{here}/state.json", f"{here}/board.svg", f"{here}?at=1", f"{here}/join?k=x"]
        told: list[str] = []
        with tab(client, setup.id) as both:
            for _ in range(4):
                answers = [client.get(door) for door in doors]
                answers += [client.post(f"{here}/choice", json=one) for one in SENSELESS]
                told += [f"{one.status_code} {one.headers} {one.text}" for one in answers]
                state = client.get(f"{here}/state.json").json()
                step = {"t": "end"} if state["end_turn"] else {"id": state["choices"][0]}
                assert client.post(f"{here}/choice", json=step | {"rev": state["rev"]}).is_success
                told += [str(both.hear("view")), str(both.regions)]
        with store.engine.begin() as connection:  # rows that make no game are sent, too
            connection.exec_driver_sql("UPDATE rows SET body = 'fly:away' WHERE kind = 'choose'")
        told += [serve().get(door).text for door in doors]
        told += [record.getMessage() + str(record.exc_text) for record in caplog.records]
        assert any(setup.seal in one for one in told)
        for form in forms(setup.secret):
            assert not [one for one in told if form in one]

    def test_the_record_and_the_state_tell_it_once_the_game_is_over(
        self, serve: Serve, store: Store, setup: Setup
    ) -> None:
        game = sealed(setup)
        assert game.secret is not None
        session = Session(game)
        with pytest.raises(Refused):
            session.opened()
        store.create(game)
        rows = finish(session)
        store.append("abc", 0, rows[:-1]).result()
        client = serve()
        assert client.get("/g/abc/record").status_code == 409
        told = client.get("/g/abc/state.json").json()
        assert (told["seal"], told["secret"]) == (game.seal, None)
        store.append("abc", len(rows) - 1, rows[-1:]).result()
        client = serve()
        told = client.get("/g/abc/state.json").json()
        assert (told["seal"], told["secret"]) == (game.seal, game.secret.opened())
        verdict = verify(client.get("/g/abc/record").text, game.seal, told["fingerprint"])
        assert verdict.is_known and verdict.record.players == ["Ada", "Balam"]

    def test_a_game_closed_by_other_rules_keeps_its_secret_while_it_might_go_on(
        self, setup: Setup
    ) -> None:
        game = sealed(setup)
        session = Session(game)
        rows = [row for _ in range(9) for row in step(session)]
        record = record_of(game, rows)
        assert (record.seal, record.secret) == (game.seal, "")


class TestOlderGames:
    def test_a_game_without_a_secret_goes_on_as_it_would_have(self, setup: Setup) -> None:
        assert setup.secret is None
        session = Session(setup)
        finish(session)
        record = session.opened()
        assert (record.seal, record.secret) == ("", "")
        assert "chance " not in str(record)

    def test_its_page_says_that_it_cannot_be_checked(self, client: TestClient) -> None:
        assert "can’t be checked" in client.get("/g/abc/chance").text
        assert "/chance" not in client.get("/g/abc").text


class TestPages:
    @pytest.fixture
    def game(self, store: Store, setup: Setup) -> Setup:
        game = sealed(setup)
        store.create(game)
        return game

    @pytest.mark.parametrize("lang", ["en", "fr"])
    def test_the_seal_is_shown_before_the_first_choice(
        self, serve: Serve, game: Setup, lang: str
    ) -> None:
        client = serve()
        client.cookies.set("lang", lang)
        page = client.get("/g/abc").text
        assert 'href="/g/abc/chance"' in page and game.seal[:8] not in page
        assert game.seal in client.get("/g/abc/chance").text

    @pytest.mark.parametrize("lang", ["en", "fr"])
    def test_a_finished_game_is_checked_in_words(
        self, serve: Serve, store: Store, game: Setup, lang: str
    ) -> None:
        assert game.secret is not None
        store.append("abc", 0, finish(Session(game)), roster=bind(game.players)).result()
        client = serve()
        client.cookies.set("lang", lang)
        assert 'href="/g/abc/chance"' in client.get("/g/abc").text
        page = unescape(client.get("/g/abc/chance").text)
        assert game.seal in page and game.secret.opened() in page
        assert page.count('class="fits"') == 6
        holds = {"en": "Nothing was changed", "fr": "Rien n’a été modifié"}
        assert holds[lang] in page
        record = client.get("/g/abc/record").text
        handed = client.post("/verify", data={"record": record, "seal": game.seal})
        assert holds[lang] in unescape(handed.text)
        assert handed.text.count('class="fits"') == 7
        wrong = client.post("/verify", data={"record": record, "seal": Secret.new().seal})
        assert (wrong.status_code, wrong.text.count('class="differs"')) == (200, 1)

    @pytest.mark.parametrize("lang", ["en", "fr"])
    @pytest.mark.parametrize(
        ("record", "seal"),
        [
            ("", ""),
            ("<script>alert(1)</script>", ""),
            ("game amytis 1\noptions\nseats a b\n0 take:pile-1\n", ""),
            ("game chess 1\noptions\nseats a b\n", ""),
            ("\ufffe\x00", ""),
            ("game amytis 1\noptions\nseats a b\n", "what"),
        ],
    )
    def test_what_is_no_record_is_said_and_kept_to_be_corrected(
        self, client: TestClient, record: str, seal: str, lang: str
    ) -> None:
        client.cookies.set("lang", lang)
        answer = client.post("/verify", data={"record": record, "seal": seal})
        assert answer.status_code == 400
        assert 'role="alert"' in answer.text and "<script>alert" not in answer.text

    def test_hostile_bodies_break_nothing(self, client: TestClient) -> None:
        long = "record=" + quote("0 take:pile-1\n" * 30_000)
        assert client.post("/verify", content=long).status_code == 413
        assert client.post("/verify", content=b"\xff\xfe").status_code == 400
        foreign = {"origin": "https://elsewhere.example"}
        assert client.post("/verify", content="record=x", headers=foreign).status_code == 403
        assert client.get("/verify").status_code == 200

    def test_a_record_of_a_running_game_says_what_is_missing(
        self, serve: Serve, game: Setup
    ) -> None:
        answer = serve().post("/verify", data={"record": str(Session(game).table.record)})
        assert answer.status_code == 200
        assert answer.text.count('class="untold"') == 5
        assert "This record is incomplete" in unescape(answer.text)

    def test_a_record_made_up_with_the_secret_is_told_from_the_stored_one(
        self, serve: Serve, store: Store, game: Setup
    ) -> None:
        """Other choices, other scores and other names, without a fault in itself."""
        store.append("abc", 0, finish(Session(game)), roster=bind(game.players)).result()
        client = serve()
        assert client.get("/g/abc/record").status_code == 200
        players = tuple(replace(one, name="Mallory") for one in game.players)
        forged = replace(game, players=players, roster=bind(players))
        session = Session(forged)
        finish(session, itemgetter(-1))
        record = str(session.opened())
        assert verify(record).proved is Proved.DRAWS
        page = unescape(client.post("/verify", data={"record": record}).text)
        assert "Something was changed" in page and "stored another fingerprint" in page

    def test_rows_changed_in_the_database_after_the_end_show_on_the_page(
        self, serve: Serve, store: Store, game: Setup
    ) -> None:
        session, other = Session(game), Session(game)
        store.append("abc", 0, finish(session), roster=bind(game.players)).result()
        assert "Nothing was changed" in unescape(serve().get("/g/abc/chance").text)
        with store.engine.begin() as connection:
            connection.exec_driver_sql("DELETE FROM rows")
        store.append("abc", 0, finish(other, itemgetter(-1))).result()
        assert "Something was changed" in unescape(serve().get("/g/abc/chance").text)


class TestFingerprint:
    def test_it_changes_with_turns_and_not_with_steps(self, setup: Setup) -> None:
        """A turn undone and played again must not show whether it was played the same way."""
        session, random = Session(sealed(setup)), Random(2)
        begun, seen = session.fingerprint, list[str]()
        while session.turn < 6:
            before, turn = session.fingerprint, session.turn
            step(session, random.choice)
            assert (session.fingerprint == before) == (session.turn == turn)
            seen.append(session.fingerprint)
        assert begun in seen and len(set(seen)) == 6

    def test_what_is_hidden_cannot_be_tried_out(self, toy_game: Setup) -> None:
        """The seal is public and the lines can be guessed: only the secret leads further."""
        game = with_initial_draws(replace(toy_game, secret=SECRET, draws=None))
        session = Session(game)
        record = session.table.record
        told = fingerprint(record, Secret.new())
        lines = "".join(f"{line}\n" for line in record.body())
        guesses = {hashlib.sha256(text.encode()).hexdigest() for text in (lines, str(record))}
        assert session.fingerprint == fingerprint(record, SECRET)
        assert session.fingerprint not in {told, *guesses}

    def test_one_shown_during_the_game_is_found_in_its_record(
        self, serve: Serve, store: Store
    ) -> None:
        client = serve()
        address = client.post("/new/amytis", data=FORM).headers["location"]
        shown = list[str]()
        while not (state := client.get(f"{address}/state.json").json())["over"]:
            shown.append(state["fingerprint"])
            step = {"t": "end"} if state["end_turn"] else {"id": state["choices"][0]}
            assert client.post(f"{address}/choice", json=step | {"rev": state["rev"]}).is_success
        record = client.get(f"{address}/record").text
        found = [verify(record, seen=one).seen_at for one in dict.fromkeys(shown)]
        assert found == sorted(found) and found[-1] > 20
        assert verify(record, seen=state["fingerprint"]).proved is Proved.ALL

    def test_it_is_shown_beside_the_seal(self, serve: Serve, store: Store, setup: Setup) -> None:
        game = sealed(setup)
        store.create(game)
        assert Session(game).fingerprint in serve().get("/g/abc/chance").text

    def test_names_are_bound_with_the_first_choice_and_later_ones_are_not(
        self, serve: Serve, store: Store
    ) -> None:
        client = serve()
        data = {"seat-0-kind": "me", "seat-1-kind": "me", "seat-2-kind": "invited"}
        address = client.post("/new/uxmal", data=data).headers["location"]
        game = address.removeprefix("/g/")
        assert store.setup(game).roster == ()
        state = client.get(f"{address}/state.json").json()
        step = {"id": state["choices"][0], "rev": state["rev"]}
        assert client.post(f"{address}/choice", json=step).is_success
        bound = store.setup(game)
        names = [
            bool(one.commitment) and one.commitment == commitment(one.salt, player.name)
            for one, player in zip(bound.roster, bound.players, strict=True)
        ]
        assert names == [not player.is_invited for player in bound.players]
        assert sum(names) == 2
        store.claim(game, names.index(False), "Late", "x" * 64)
        assert store.setup(game).roster == bound.roster


class TestFirstSealing:
    def test_a_game_sealed_before_goes_on_and_ends_as_it_would_have(
        self, serve: Serve, store: Store, setup: Setup
    ) -> None:
        game = replace(sealed(setup), sealing=1)
        store.create(game)
        client = serve()
        assert client.get("/g/abc/state.json").json()["fingerprint"] is None
        session = Session(store.setup("abc"))
        store.append("abc", 0, finish(session)).result()
        record = serve().get("/g/abc/record").text
        assert game.secret is not None and f"chance hmac-sha256 {game.secret.seal}\n" in record
        verdict = verify(record, game.secret.seal)
        assert (verdict.proved, verdict.noted) == (Proved.DRAWS, CheckResult.FITS)


def test_a_damaged_secret_is_refused_in_words(serve: Serve, store: Store, setup: Setup) -> None:
    store.create(sealed(setup))
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE games SET secret = 'what'")
    page = serve().get("/g/abc")
    assert (page.status_code, "This game can’t be read" in page.text) == (410, True)
