"""What is stored about people: told, handed out, and deleted for good on every device."""

import asyncio
import json
import re
from dataclasses import replace
from datetime import date
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert
from starlette.websockets import WebSocketDisconnect

from server.asgi import TestClient
from server.play import finish, go, tab
from server.postgres import Postgres
from server.test_bus import Onlooker, until, working
from server.test_somebody import Browser, browser, called, code_of, person_of, table
from ziggurat.commitment import Secret
from ziggurat.core.record import name_word, parse_record
from ziggurat.i18n.messages import LANGUAGES
from ziggurat.server.accounts.export import export
from ziggurat.server.accounts.privacy_page import BACKUP_DAYS, IDLE_DAYS, LOG_DAYS
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.rows import RowKind, encode_row
from ziggurat.server.game.seat_tokens import invitations_of, seats_of
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup, bind, rematch
from ziggurat.server.identity.names import DELETED
from ziggurat.server.identity.tokens import hashed
from ziggurat.server.realtime.sockets import IDENTITY_CHANGED
from ziggurat.server.render.player_names import PlayerNames
from ziggurat.server.render.words import words_for
from ziggurat.server.sessions.archive import leave_all_games, with_initial_draws
from ziggurat.server.sessions.presence import EVERYBODY
from ziggurat.server.sessions.store import Store
from ziggurat.server.storage.schema import JOINED, RATED, SCHEMA, STANDINGS
from ziggurat.verifying import Proved, verify

__all__ = ["browser"]  # a fixture

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "Ozymandias"
LINE = "look on my works"
WORDS = {"en": "Deleted player", "fr": "Joueur supprimé"}


def everything(store: Store) -> str:
    """All rows of all tables, as text."""
    with store.engine.connect() as connection:
        return "\n".join(
            str(tuple(row))
            for table in SCHEMA.sorted_tables
            for row in connection.execute(table.select())
        )


def played(store: Store, setup: Setup, *, over: bool = True) -> tuple[str, Setup]:
    """A person who sat in a game with Balam and said something there."""
    me = store.users.create(NAME, "green", hashed("key"))
    mine = Player(PlayerKind.PERSON, NAME, token=hashed("mine"), person=me.id)
    game = with_initial_draws(replace(setup, secret=Secret.new(), players=(mine, setup.players[1])))
    store.create(game)
    session = Session(game)
    rows = finish(session)
    store.append(game.id, 0, rows if over else rows[:4], roster=bind(game.players)).result()
    store.say(game.id, 0, LINE)
    store.say(game.id, 1, "so what")
    return me.id, game


class TestDeleting:
    def test_nothing_of_the_name_and_the_chat_is_left(self, kept: Store, setup: Setup) -> None:
        me, game = played(kept, setup)
        assert NAME in everything(kept) and LINE in everything(kept)
        assert kept.users.forget(me) == [game.id]
        left = everything(kept)
        assert NAME not in left and LINE not in left and me not in left
        assert "Balam" in left and "so what" in left, "what others did stays"

    def test_the_game_stays_and_its_seat_tokens_open_nothing(
        self, kept: Store, setup: Setup
    ) -> None:
        me, game = played(kept, setup)
        kept.users.forget(me)
        left = kept.setup(game.id)
        assert left.names == [DELETED, "Balam"]
        assert seats_of(left.players, ["mine"]) == []
        assert seats_of(left.players, ["Balam"]) == [1]

    def test_its_record_still_proves_what_was_played(self, kept: Store, setup: Setup) -> None:
        me, game = played(kept, setup)
        rows = kept.rows(game.id)
        before = str(Session(kept.setup(game.id), rows).opened())
        kept.users.forget(me)
        after = str(Session(kept.setup(game.id), rows).opened())
        assert NAME in before and NAME not in after
        verdict = verify(after, seen=parse_record(before).fingerprint)
        assert (verdict.proved, verdict.people.deleted) == (Proved.ALL, 1)

    def test_comments_of_its_record_tell_no_name(self, kept: Store, setup: Setup) -> None:
        me, game = played(kept, setup, over=False)
        leave_all_games(kept, me, "Guest")
        kept.users.forget(me)
        session = Session(kept.setup(game.id), kept.rows(game.id))
        go(session, session.leave({1}))
        told = [note for _, note in session.opened().notes]
        assert any("Balam" in note for note in told)
        assert not any(word in note for note in told for word in (NAME, name_word(DELETED)))

    def test_a_bot_plays_on_in_a_running_game(self, kept: Store, setup: Setup) -> None:
        me, game = played(kept, setup, over=False)
        assert leave_all_games(kept, me, "Guest") == [game.id]
        kept.users.forget(me)
        assert (kept.rows(game.id)[-1].kind, kept.rows(game.id)[-1].seat) == (RowKind.LEAVE, 0)
        session = Session(kept.setup(game.id), kept.rows(game.id))
        assert session.is_bot(0) and not session.over

    def test_so_it_does_when_somebody_deletes_their_profile_on_its_page(
        self, browser: Browser, store: Store
    ) -> None:
        me, other = called(browser(), NAME), called(browser(), "Balam")
        address = table(me)
        other.post(f"{address}/sit")
        state = me.get(f"{address}/state.json").json()
        step = {"id": state["choices"][0], "rev": state["rev"]}
        assert me.post(f"{address}/choice", json=step).is_success
        me.post("/me/forget")
        rows = store.rows(address.removeprefix("/g/"))
        assert [row.seat for row in rows if row.kind == RowKind.LEAVE] == [state["to_move"]]

    def test_a_table_where_nobody_else_sits_is_deleted(self, kept: Store, setup: Setup) -> None:
        me = kept.users.create(NAME, "green", hashed("key"))
        mine = Player(PlayerKind.PERSON, NAME, token=hashed("mine"), person=me.id)
        kept.create(with_initial_draws(replace(setup, players=(mine, mine))))
        leave_all_games(kept, me.id, "Guest")
        kept.users.forget(me.id)
        assert kept.known(["abc"]) == [] and NAME not in everything(kept)

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_pages_say_deleted_player_in_the_language_of_who_looks(
        self, browser: Browser, store: Store, setup: Setup, lang: str
    ) -> None:
        me, _ = played(store, setup)
        store.users.forget(me)
        visitor = browser()
        visitor.cookies.set("lang", lang)
        visitor.get("/g/abc?k=Balam")
        assert visitor.get("/").status_code == 200  # seats of a cookie are attached to an account
        for address in ("/g/abc", "/g/abc/chance", "/games", "/"):
            page = unescape(visitor.get(address).text)
            assert WORDS[lang] in page, address
            assert DELETED not in page and NAME not in page, address
        with tab(visitor, lang=lang) as watched:
            told = unescape(str(watched.regions))
        assert WORDS[lang] in told and DELETED not in told
        state = visitor.get("/g/abc/state.json").json()
        assert state["players"] == ["", "Balam"]
        assert "seats '' Balam\n" in visitor.get("/g/abc/record").text

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_so_do_drawings_and_the_log_where_names_are_put_in(self, lang: str) -> None:
        words = words_for(lang)
        said = f"{words.player(0)}, {words.player(1)}, {DELETED}"
        assert (
            PlayerNames([DELETED, "Balam"], words).in_text(said)
            == f"{WORDS[lang]}, Balam, {WORDS[lang]}"
        )

    def test_the_lobby_says_so_too(self, browser: Browser, store: Store) -> None:
        me, other, visitor = called(browser(), NAME), called(browser(), "Balam"), browser()
        address = table(me)
        other.post(f"{address}/sit")
        state = me.get(f"{address}/state.json").json()
        step = {"id": state["choices"][0], "rev": state["rev"]}
        assert me.post(f"{address}/choice", json=step).is_success
        me.post("/me/forget")
        with visitor.websocket_connect("/lobby/ws?lang=en") as socket:
            told = socket.receive_text()
        assert WORDS["en"] in told and DELETED not in told

    def test_in_a_rematch_the_seat_is_free_for_whoever_has_its_link(
        self, browser: Browser, store: Store, setup: Setup
    ) -> None:
        me, _ = played(store, setup)
        store.users.forget(me)
        balam, guest = browser(), called(browser(), "Chione")
        balam.cookies.set("seat-abc", "Balam")
        following = balam.post("/g/abc/again").headers["location"]
        page = unescape(balam.get(following).text)
        assert DELETED not in page and WORDS["en"] not in page
        (link,) = set(re.findall(rf"{following}/join\?k=([\w-]+)", page))
        assert guest.post(f"{following}/join", data={"k": link}).status_code == 303
        names = store.setup(following.removeprefix("/g/")).names
        assert names == ["Balam", "Chione"]

    def test_a_rematch_to_which_they_were_invited_forgets_them_too(
        self, kept: Store, setup: Setup
    ) -> None:
        me, game = played(kept, setup)
        before = kept.setup(game.id)
        for id in ("again", "once-more"):  # each of them Balam's, who waits for a second player
            after = rematch(before, id, 1, 1.0, 1, {1} if id == "again" else {0})
            kept.create(with_initial_draws(after))
            before = kept.setup(id)
            assert NAME in before.names
        assert set(kept.users.forget(me)) == {game.id, "again", "once-more"}
        assert NAME not in everything(kept)
        for id in ("again", "once-more"):
            players = kept.setup(id).players
            assert sorted(one.name for one in players) == ["Balam", DELETED]
            assert invitations_of(players, ["mine"]) == []

    def test_all_devices_lose_the_seats_and_open_tabs_come_anew(
        self, browser: Browser, store: Store
    ) -> None:
        me, other = called(browser(), NAME), browser()
        other.post("/me/come", data={"code": code_of(me), "name": NAME})
        address = table(me, **{"seat-1-kind": "me"})
        game = address.removeprefix("/g/")
        visitor = browser()
        with tab(visitor, game) as watching, tab(other, game) as there:
            there.send("chat", text=LINE)
            watching.hear("chat")
            assert me.post("/me/forget").status_code == 303
            for one in (watching, there):
                with pytest.raises(WebSocketDisconnect) as left:
                    one.hear("the end")
                assert left.value.code == IDENTITY_CHANGED
        assert LINE not in everything(store) and NAME not in everything(store)
        for browser_ in (me, other, visitor):
            state = browser_.get(f"{address}/state.json")
            assert state.status_code == 404 or state.json()["choices"] == []

    def test_an_old_seat_cookie_makes_nobody_of_a_deleted_person(
        self, browser: Browser, store: Store, setup: Setup
    ) -> None:
        me, _ = played(store, setup)
        store.users.forget(me)
        for token in ("mine", "Balam"):
            visitor = browser()
            visitor.cookies.set("seat-abc", token)
            visitor.get("/")
        deleted, balam = store.setup("abc").players
        assert balam.person and not deleted.person

    def test_another_worker_hears_of_it(self, postgres: Postgres, setup: Setup) -> None:
        url = postgres.fresh()

        async def play() -> None:
            async with working(url) as here, working(url) as there:
                me, game = await asyncio.to_thread(played, here.store, setup)
                theirs, onlooker = await there.open(game.id), Onlooker(1)
                theirs.listeners.add(onlooker)
                await asyncio.to_thread(here.store.users.forget, me)
                while theirs.session.setup.names[0] != DELETED or EVERYBODY not in onlooker.people:
                    await until(onlooker)
                assert seats_of(theirs.session.setup.players, ["mine"]) == []

        asyncio.run(play())


class TestExport:
    def test_it_holds_everything_stored_about_a_person(self, kept: Store, setup: Setup) -> None:
        me, game = played(kept, setup)
        other = kept.users.create("Balam", "red", hashed("other"))
        kept.users.mute_or_block(me, other.id, "mute")
        kept.users.create_login_code(me, hashed("code"), 1e12)
        kept.moderation.rename(me, "Percy")
        kept.moderation.rename(other.id, "Bo")
        told = export(kept.engine, me)
        assert told is not None
        assert told["profile"]["name"] == "Percy"
        assert [one["action"] for one in told["moderation"]] == ["rename"]
        assert [one["key"] for one in told["devices"]] == [hashed("key")]
        assert [one["code"] for one in told["codes"]] == [hashed("code")]
        assert [(one["other"], one["how"]) for one in told["shunned"]] == [(other.id, "mute")]
        (seat,) = told["games"][0]["seats"]
        assert (seat["seat"], seat["names"]) == (0, [DELETED])
        assert [one["text"] for one in seat["chat"]] == [LINE]
        mine = [
            encode_row(row).body
            for row in kept.rows(game.id)
            if row.seat == 0 and row.kind == "choose"
        ]
        assert [row["body"] for row in seat["rows"] if row["kind"] == "choose"] == mine
        json.dumps(told)

    def test_it_holds_ratings_and_games_that_counted(self, kept: Store, setup: Setup) -> None:
        me, game = played(kept, setup)
        skill = {"person": me, "mu": 25.0, "sigma": 8.0}
        before = {"mu_before": 25.0, "sigma_before": 8.0}
        with kept.engine.begin() as connection:
            rated = {**skill, **before, "game": game.id, "seat": 0, "number": 1}
            connection.execute(insert(RATED), rated)
            connection.execute(insert(JOINED), {"number": 2, "person": "before", "heir": me})
            connection.execute(insert(STANDINGS), {**skill, "game": "amytis", "games": 1})
        told = export(kept.engine, me)
        assert told is not None
        assert [one["game"] for one in told["rated"]] == [game.id]
        assert [one["person"] for one in told["joined"]] == ["before"]
        assert [one["game"] for one in told["standings"]] == ["amytis"]

    def test_it_tells_neither_others_data_nor_what_was_drawn(
        self, kept: Store, setup: Setup
    ) -> None:
        me, _ = played(kept, setup)
        text = json.dumps(export(kept.engine, me))
        assert "so what" not in text and "Balam" not in text
        told = json.loads(text)["games"][0]["seats"][0]["rows"]
        ends = [row for row in told if row["kind"] == "end"]
        assert ends and not any(row["body"] for row in ends)

    def test_it_names_every_table_that_has_a_column_for_people(self) -> None:
        """A new table about people has to be exported too."""
        about = {
            table.name
            for table in SCHEMA.tables.values()
            if {"person", "heir"} & {column.name for column in table.columns}
        }
        exported = {"devices", "codes", "sitting", "shunned", "rated", "joined", "standings"}
        assert about == exported

    def test_a_person_gets_their_own_as_a_file(self, browser: Browser, store: Store) -> None:
        visitor = called(browser(), NAME)
        assert 'href="/me/export"' in visitor.get("/me").text
        answer = visitor.get("/me/export")
        assert "attachment" in answer.headers["content-disposition"]
        told: dict[str, Any] = answer.json()
        assert told["profile"]["id"] == person_of(visitor, store)
        assert told["profile"]["name"] == NAME

    def test_nobody_gets_anybodys(self, browser: Browser) -> None:
        called(browser(), NAME)
        assert browser().get("/me/export").status_code == 404


class TestPage:
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_it_says_what_is_stored_and_for_how_long(self, client: TestClient, lang: str) -> None:
        client.cookies.set("lang", lang)
        page = client.get("/privacy")
        assert page.status_code == 200
        for days in (IDLE_DAYS, LOG_DAYS, BACKUP_DAYS):
            assert str(days) in page.text
        assert page.text.count("<li>") == 15

    def test_files_for_hosts_keep_logs_and_backups_for_as_long(self) -> None:
        """The log of today and six rotated ones; a backup each night, by the day of the week."""
        logrotate, service, timer = (
            (DEPLOY / name).read_text("utf-8")
            for name in ("logrotate", "ziggurat-backup.service", "ziggurat-backup.timer")
        )
        assert re.findall(r"^ +(daily|weekly|monthly)$", logrotate, re.MULTILINE) == ["daily"]
        assert re.findall(r"^ +rotate (\d+)$", logrotate, re.MULTILINE) == [str(LOG_DAYS - 1)]
        assert re.findall(r"^ +maxage (\d+)$", logrotate, re.MULTILINE) == [str(LOG_DAYS)]
        assert re.findall(r"backup \S*/(.*)\.gz", service) == ["$(date +%%a)"]
        assert re.findall(r"^OnCalendar=(\S+) ", timer, re.MULTILINE) == ["*-*-*"]
        assert len({f"{date(2026, 1, day):%a}" for day in range(1, 32)}) == BACKUP_DAYS
        assert re.findall(r"prune --days (\d+)", service) == [str(IDLE_DAYS)]

    def test_every_page_outside_a_game_leads_there(self, client: TestClient) -> None:
        for address in ("/", "/lobby", "/me", "/games", "/verify", "/nowhere"):
            assert 'href="/privacy"' in client.get(address).text, address
