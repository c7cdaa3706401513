"""Games outlive versions: of the rules, and of the database."""

import gzip
import json
import tracemalloc
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from dataclasses import replace
from itertools import groupby
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import MetaData, insert, select, text
from starlette.websockets import WebSocketDisconnect

from server.conftest import Serve
from server.play import finish, go, step, tab
from server.postgres import Postgres
from ziggurat import registry
from ziggurat.server.catalogue.playable import playable
from ziggurat.server.config import CONFIG
from ziggurat.server.game.incompatible import StoredResult, record_of
from ziggurat.server.game.rows import Choose, End, Row, RowKind
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.ratings.recount import recount
from ziggurat.server.sessions.archive import complete_old_games, load_session, with_initial_draws
from ziggurat.server.sessions.store import Store
from ziggurat.server.storage.backup import (
    BadBackup,
    NotEmpty,
    backup,
    prune,
    restore,
)
from ziggurat.server.storage.database import connected
from ziggurat.server.storage.schema import GAMES, PEOPLE, ROWS, SCHEMA, STANDINGS
from ziggurat.server.storage.upgrade import FIRST, NewerDatabase, newest, schema_version, upgrade

Raise = Callable[[str], None]


@pytest.fixture
def url(either: str) -> str:
    return either


@pytest.fixture
def new_rules(monkeypatch: pytest.MonkeyPatch) -> Raise:
    """Raises the version of a game, as an upgrade does."""

    def publish(game: str) -> None:
        rules = registry.load(game)
        monkeypatch.setattr(rules, "version", rules.version + 1)
        monkeypatch.setattr(rules, "draws_since", rules.version)

    return publish


def sqlite_only(url: str) -> None:
    if not url.startswith("sqlite"):
        pytest.skip("the same for every database")


def game_of(setup: Setup, key: str, id: str) -> Setup:
    return replace(setup, id=id, game=key, version=registry.load(key).version)


class TestRules:
    @pytest.fixture(autouse=True)
    def _one_kind(self, url: str) -> None:
        sqlite_only(url)

    def test_what_is_drawn_is_written_down(self, serve: Serve, store: Store) -> None:
        client = serve()
        form = {"seat-0-kind": "me", "seat-1-kind": "me"}
        game = client.post("/new/amytis", data=form).headers["location"].removeprefix("/g/")
        setup = store.setup(game)
        assert setup.draws
        with tab(client, game) as both:
            both.play_turn()
        rows = store.rows(game)
        assert isinstance(rows[-1], End) and rows[-1].draws is not None
        session = Session(setup, rows)
        assert record_of(setup, rows).entries == [
            entry._replace(line=0) for entry in session.table.record.entries
        ]

    def test_the_record_needs_no_rules(self, setup: Setup) -> None:
        """With steps and whole turns taken back."""
        setup = with_initial_draws(replace(setup, options=registry.load("amytis").complete({})))
        session, rows = Session(setup), list[Row]()

        for _ in range(30):
            rows += step(session)
        while not session.before:
            rows += step(session)
        rows += go(session, session.undo({session.acting}, session.revision))
        asker = session.acting
        rows += go(session, session.ask({asker}, session.revision))
        rows += go(session, session.answer({1 - asker}, session.revision, agrees=True))
        for _ in range(5):
            rows += step(session)
        record = session.table.record.copy()
        record.players[:] = setup.names
        assert str(record_of(setup, rows)) == str(record)

    def test_a_game_that_fits_goes_on(
        self, serve: Serve, store: Store, setup: Setup, new_rules: Raise
    ) -> None:
        store.create(with_initial_draws(setup))
        session = Session(with_initial_draws(setup))
        rows = [row for _ in range(7) for row in step(session)]
        store.append("abc", 0, rows).result()
        new_rules("amytis")
        client = serve()
        token = ("Ada", "Balam")[session.acting]
        with tab(client, token=token) as mine:
            assert mine.view["rev"] == len(rows)
            mine.play_turn()

    def test_what_was_drawn_stays_drawn(self, store: Store, setup: Setup) -> None:
        """Other rules might draw otherwise: the rows say what was drawn."""
        setup = with_initial_draws(setup)
        session = Session(setup)
        rows = [row for _ in range(9) for row in step(session)]
        store.create(replace(setup, seed=setup.seed + 1))
        store.append("abc", 0, rows).result()
        again = load_session(store, "abc")
        assert str(again.table.record) == str(session.table.record)

    @pytest.mark.parametrize("lang", ["en", "fr"])
    def test_a_running_game_that_does_not_fit_is_closed_in_words(
        self, serve: Serve, store: Store, setup: Setup, new_rules: Raise, lang: str
    ) -> None:
        setup = with_initial_draws(setup)
        session = Session(setup)
        rows = [row for _ in range(7) for row in step(session)]
        number, seat = next((n, row.seat) for n, row in enumerate(rows) if isinstance(row, End))
        rows[number] = End(seat, ("reveal:nothing-we-know",))
        store.create(setup)
        store.append("abc", 0, rows).result()
        new_rules("amytis")
        client = serve()
        client.cookies.set("lang", lang)
        client.cookies.set("seat-abc", "Ada")
        page = client.get("/g/abc")
        fits = len(record_of(setup, rows[:number]).entries)
        assert page.status_code == 200
        assert f" {fits + 1} " in page.text
        assert {"en": "can’t be continued", "fr": "ne peut pas continuer"}[lang] in page.text
        answer = client.get("/g/abc/state.json")
        assert (answer.status_code, answer.json()["why"]) == (410, "closed")
        record = client.get("/g/abc/record").text
        assert "? reveal:nothing-we-know" in record
        assert record.count("\n") == 3 + len(record_of(setup, rows).entries)
        assert 'href="/g/abc"' in client.get("/").text
        with (
            client.websocket_connect("/ws/abc?k=Ada") as socket,
            pytest.raises(WebSocketDisconnect) as closed,
        ):
            socket.receive_text()
        assert closed.value.code == 4410

    def test_lists_know_that_it_is_closed(
        self, serve: Serve, store: Store, new_rules: Raise
    ) -> None:
        client = serve()
        kinds = {"seat-0-kind": "me", "seat-1-kind": "open"}
        made = {key: client.post(f"/new/{key}", data=kinds) for key in ("amytis", "uxmal")}
        closed, other = (made[key].headers["location"] for key in ("amytis", "uxmal"))
        for game in (closed, other):
            client.post(f"{game}/fill")
        gone = Choose(0, "take:nothing-we-know")
        store.append(closed.removeprefix("/g/"), 0, [gone]).result()
        assert closed in client.get("/lobby").text
        new_rules("amytis")
        keys, client = client.cookies, serve()  # it was stopped for the upgrade
        client.cookies.update(keys)
        assert closed not in client.get("/lobby").text
        assert other in client.get("/lobby").text
        going, over = client.get("/games").text.split("Finished")
        assert other in going and closed not in going
        assert f'href="{closed}/record"' in over
        assert client.get(f"{closed}/record").status_code == 200

    def test_a_finished_game_that_does_not_fit_is_looked_at(
        self, serve: Serve, store: Store, setup: Setup, new_rules: Raise
    ) -> None:
        store.create(with_initial_draws(setup))
        session = Session(with_initial_draws(setup))
        rows = finish(session)
        store.append("abc", 0, rows).result()
        outcome = session.table.outcome
        assert outcome is not None
        client = serve()
        before = client.get("/g/abc").text
        counted = before[before.index("<tbody>") : before.index("</tbody>")]
        with store.engine.begin() as connection:
            connection.execute(text("UPDATE rows SET body = 'fly:away' WHERE kind = 'choose'"))
        new_rules("amytis")
        client = serve()
        page = client.get("/g/abc")
        assert page.status_code == 200
        assert counted in page.text
        record = client.get("/g/abc/record").text
        assert record.splitlines()[-1].startswith(f"= {outcome.scores[0]} {outcome.scores[1]}")

    def test_a_finished_game_keeps_its_result(
        self, serve: Serve, store: Store, setup: Setup, new_rules: Raise
    ) -> None:
        """The new rules count otherwise: what was won stays won."""
        store.create(with_initial_draws(setup))
        store.append("abc", 0, finish(Session(with_initial_draws(setup)))).result()
        serve().get("/g/abc")
        with store.engine.begin() as connection:
            connection.execute(text("UPDATE results SET scores = '[7, 99]'"))
        new_rules("amytis")
        page = serve().get("/g/abc").text
        assert "would score it differently" in page

    def test_a_game_that_is_no_longer_ours_is_looked_at(
        self, serve: Serve, store: Store, setup: Setup
    ) -> None:
        store.create(replace(with_initial_draws(setup), game="stonehenge"))
        client = serve()
        client.cookies.set("seat-abc", "Ada")
        page = client.get("/g/abc")
        assert page.status_code == 200
        assert "stonehenge is no longer available" in page.text
        assert "stonehenge" in client.get("/").text


OLD = ("games", "players", "rows")


def write_old(url: str, games: list[tuple[Setup, list[Row]]]) -> None:
    """A database as it was before it had a version, with these games."""
    engine = connected(url)
    upgrade(engine, FIRST)
    known = MetaData()
    known.reflect(engine)
    tables = {name: known.tables[name] for name in OLD}
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE alembic_version"))
        for setup, rows in games:
            line = {
                "id": setup.id,
                "game": setup.game,
                "version": setup.version,
                "options": json.dumps(setup.options),
                "seed": setup.seed,
                "created": 1.0,
            }
            connection.execute(insert(tables["games"]), line)
            for seat, player in enumerate(setup.players):
                seated = {"kind": "person", "name": player.name, "level": "", "token": player.token}
                connection.execute(
                    insert(tables["players"]), {"game": setup.id, "seat": seat, **seated}
                )
            for revision, row in enumerate(rows, start=1):
                body = row.text if isinstance(row, Choose) else ""
                told = {"kind": row.kind, "seat": row.seat, "body": body}
                connection.execute(
                    insert(tables["rows"]), {"game": setup.id, "revision": revision, **told}
                )
    engine.dispose()


BEFORE = Path(__file__).with_name("before.jsonl")
"""Every row of a database that a version before databases had one has written, as it was run."""


def write_before(url: str) -> None:
    """A database as it was then."""
    engine = connected(url)
    upgrade(engine, FIRST)
    known = MetaData()
    known.reflect(engine)
    with engine.begin() as connection, BEFORE.open(encoding="utf-8") as lines:
        connection.execute(text("DROP TABLE alembic_version"))
        for table, some in groupby(map(json.loads, lines), lambda line: line.pop("t")):
            connection.execute(insert(known.tables[table]), list(some))
    engine.dispose()


WITH_PEOPLE = Path(__file__).with_name("form-0006.jsonl.gz")
"""Every row of a database of the sixth form, as a server of then has written it: each game nine
times, waiting, on a clock, left, left and taken again, closed by all, learning, with a bot, over.
"""


def write_with_people(url: str) -> None:
    """A database as it was when there were people, clocks and ratings."""
    engine = connected(url)
    upgrade(engine, "0006")
    known = MetaData()
    known.reflect(engine)
    with engine.begin() as connection, gzip.open(WITH_PEOPLE, "rt", encoding="utf-8") as lines:
        for table, some in groupby(map(json.loads, lines), lambda line: line.pop("t")):
            connection.execute(insert(known.tables[table]), list(some))
    engine.dispose()


class TestDatabase:
    def test_every_step_leads_to_the_tables_we_know(self, url: str) -> None:
        engine = connected(url)
        upgrade(engine, FIRST)
        upgrade(engine)
        with engine.connect() as connection:
            context = MigrationContext.configure(connection)
            assert compare_metadata(context, SCHEMA) == []
            assert schema_version(connection) == newest()
        engine.dispose()

    def test_a_new_database_knows_its_form(self, url: str, store: Store) -> None:
        with store.engine.connect() as connection:
            assert schema_version(connection) == newest()

    def test_ratings_come_along_with_the_opponents_they_were_won_against(self, url: str) -> None:
        write_with_people(url)
        with closing(Store(url)) as store:
            with store.engine.connect() as connection:
                met = list(connection.execute(select(STANDINGS.c.opponents)).scalars())
            assert met
            assert min(met) > 0
            assert recount(store).differed == 0

    def test_a_database_of_a_later_version_is_left_alone(self, url: str, store: Store) -> None:
        with store.engine.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(NewerDatabase, match="form 9999"):
            Store(url)

    def test_games_of_every_kind_come_along(self, url: str, setup: Setup, new_rules: Raise) -> None:
        """Running and finished, from before the database had a version, to other rules."""
        games: list[tuple[Setup, list[Row]]] = []
        keys = playable() if url.startswith("sqlite") else ["amytis"]
        for key in keys:
            running, over = game_of(setup, key, f"{key}-1"), game_of(setup, key, f"{key}-2")
            session = Session(running)
            games.append((running, [row for _ in range(8) for row in step(session)]))
            games.append((over, finish(Session(over))))
        write_old(url, games)
        store = Store(url)
        complete_old_games(store)
        for key in keys:
            new_rules(key)
        for old, rows in games:
            told = load_session(store, old.id)
            assert told.revision == len(rows)
            assert (store.result(old.id) is not None) is told.over
            assert record_of(store.setup(old.id), store.rows(old.id)).entries == [
                entry._replace(line=0) for entry in told.table.record.entries
            ]
        assert store.undrawn() == []
        store.close()

    def test_a_game_by_version_2_of_teotihuacan_goes_on(self, url: str, setup: Setup) -> None:
        """Version 3 only opened choices and draws the same: what was not recorded is known."""
        sqlite_only(url)
        old = replace(game_of(setup, "teotihuacan", "old"), version=2)
        session = Session(old)
        rows = [row for _ in range(30) for row in step(session)]
        write_old(url, [(old, rows)])
        with closing(Store(url)) as store:
            complete_old_games(store)
            again = load_session(store, "old")
            assert str(again.table.record) == str(session.table.record)
            assert step(again)

    def test_a_damaged_game_does_not_stop_the_others(
        self, url: str, setup: Setup, caplog: pytest.LogCaptureFixture
    ) -> None:
        sqlite_only(url)
        whole = game_of(setup, "amytis", "whole")
        alone = replace(whole, id="alone", players=whole.players[:1])
        write_old(url, [(alone, []), (whole, [])])
        with closing(Store(url)) as store:
            complete_old_games(store)
            assert store.undrawn() == ["alone"]
            assert load_session(store, "whole").revision == 0
        assert "game alone cannot be completed: amytis needs 2 players, not 1" in caplog.text

    def test_a_database_that_was_written_then_goes_on(self, url: str, serve: Serve) -> None:
        """Invited and joined, talked, asked to take back, taken back, finished, played again."""
        write_before(url)
        client, store = serve(), Store(url)
        fates = {}
        for key in playable():
            for kind in ("asked", "back", "again", "finished"):
                if not store.known([game := f"{key}-{kind}"]):
                    continue
                pages = [f"/g/{game}{page}" for page in ("", "/state.json", "/chance", "/people")]
                assert [client.get(page).status_code for page in pages] == [200] * 4
                session = load_session(store, game)
                fates[game] = session.over
                if not session.over:
                    store.append(game, session.revision, step(session)).result()
                    assert len(store.rows(game)) == session.revision
        assert len(fates) == 12
        assert [game for game, over in fates.items() if over] == ["amytis-finished"]
        assert store.setup("amytis-finished").following == "amytis-again"
        assert [said.text for said in store.chat("uxmal-asked")] == ["bonjour <script>"]
        store.close()

    def test_a_database_with_people_and_clocks_goes_on(self, url: str, serve: Serve) -> None:
        """Years later: no player has run out of time meanwhile, and nothing is forgotten."""
        write_with_people(url)
        with closing(Store(url)) as store:
            client = serve()
            with store.engine.connect() as connection:
                rows = Counter(connection.execute(select(ROWS.c.game)).scalars())
                games = list(connection.execute(select(GAMES.c.id)).scalars())
            fates: Counter[str] = Counter()
            for game in games:
                pages = [f"/g/{game}{page}" for page in ("", "/state.json", "/chance", "/people")]
                assert [client.get(page).status_code for page in pages] == [200] * 4
                session = load_session(store, game)
                fate = "over" if session.over else "waits" if session.gathers else "runs"
                fates[session.closed or fate] += 1
                assert client.get(f"/g/{game}/record").status_code == (200 if session.over else 409)
                assert fate != "runs" or session.waits or session.choices()
                if session.times and not session.over:
                    assert all(
                        session.times.of(seat, store.service.now()) > 0 for seat in session.persons
                    )
                assert session.revision >= rows[game]
                late = [row for row in store.rows(game)[rows[game] :] if row.kind == RowKind.LATE]
                assert not late
            assert fates == {"waits": 5, "runs": 25, "over": 5, "left": 5, "agreed": 5}
            for page in ("/", "/lobby", *(f"/ratings/{key}" for key in playable())):
                assert client.get(page).status_code == 200
            assert recount(store).differed == 0

    def test_names_that_look_alike_by_a_newer_table_are_told_apart(
        self, url: str, request: pytest.FixtureRequest
    ) -> None:
        engine = connected(url)
        request.addfinalizer(engine.dispose)
        upgrade(engine, "0006")
        people = [("1", "Ada", "ada", 1), ("2", "ᎪᎠᎪ", "ᎪᎠᎪ", 1), ("3", "Adá", "ada", 2)]
        people += [("4", "Bo", "bo", 4), ("5", "ꓮꓓꓮ", "ꓮꓓꓮ", 1)]
        known = MetaData()
        known.reflect(engine)
        columns = ("id", "name", "skeleton", "number")
        with engine.begin() as connection:
            for when, one in enumerate(people):
                line = dict(zip(columns, one, strict=True)) | {"colour": "blue"}
                seen = {"created": float(when), "seen": 0.0}
                connection.execute(insert(known.tables["people"]), line | seen)
        upgrade(engine)
        with engine.connect() as connection:
            query = select(PEOPLE.c.skeleton, PEOPLE.c.number).order_by(PEOPLE.c.id)
            now = [tuple(line) for line in connection.execute(query)]
        assert now == [("ada", 1), ("ada", 3), ("ada", 2), ("bo", 4), ("ada", 4)]


class TestBackup:
    @pytest.fixture
    def full(self, store: Store, setup: Setup) -> Store:
        store.create(with_initial_draws(setup))
        store.append("abc", 0, finish(Session(with_initial_draws(setup)))).result()
        store.create(replace(setup, id="next", after="abc", created=5.0))
        store.say("abc", 0, "🏛 merci")
        return store

    @pytest.fixture
    def others(self, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[list[Store]]:
        """Empty databases of each kind."""
        postgres: Postgres = request.getfixturevalue("postgres")
        with ExitStack() as stack:
            stores = [Store(f"sqlite:///{tmp_path}/other.sqlite3"), Store(postgres.fresh())]
            for one in stores:
                stack.callback(one.close)
            yield stores

    def test_a_backup_is_the_same_in_any_database(
        self, full: Store, others: list[Store], tmp_path: Path
    ) -> None:
        file = tmp_path / "games.gz"
        assert backup(full.engine, file) == 2
        for other in others:
            assert restore(other.engine, file) == 2
            assert other.rows("abc") == full.rows("abc")
            for game in ("abc", "next"):
                assert other.setup(game) == full.setup(game)
            assert other.chat("abc") == full.chat("abc")
            assert other.say("abc", 1, "on goes the talk").number == 2
            again = tmp_path / "again.gz"
            backup(other.engine, again)
            with pytest.raises(NotEmpty):
                restore(other.engine, again)

    def test_a_backup_is_for_its_owner_only(self, full: Store, tmp_path: Path) -> None:
        """It holds the secrets of games that are not over."""
        backup(full.engine, tmp_path / "games.gz")
        assert (tmp_path / "games.gz").stat().st_mode & 0o077 == 0

    def test_a_file_that_cannot_be_written_is_said_so(self, full: Store, tmp_path: Path) -> None:
        with pytest.raises(BadBackup, match="cannot be written"):
            backup(full.engine, tmp_path / "nowhere" / "games.gz")

    def test_half_a_backup_changes_nothing(
        self, full: Store, others: list[Store], tmp_path: Path
    ) -> None:
        file = tmp_path / "games.gz"
        backup(full.engine, file)
        file.write_bytes(file.read_bytes()[:-200])
        for other in others:
            with pytest.raises(BadBackup):
                restore(other.engine, file)
            assert other.known(["abc", "next"]) == []
        file.write_text("nonsense")
        with pytest.raises(BadBackup):
            restore(others[0].engine, file)

    @pytest.mark.parametrize(
        "line",
        [
            "[1, 2]",
            "7",
            '{"id": "x"}',
            '{"t": ["games"]}',
            '{"t": "alembic_version", "version_num": "0001"}',
            '{"t": "games", "id": "x", "what": 1}',
            '{"t": "games", "id": {"a": 1}}',
            '{"t": "people", "id": "x"}',
            "[" * 100_000,
            '{"t": "games", "id": "' + "x" * CONFIG.storage.max_line_bytes + '"}',
        ],
        ids=range(10),
    )
    def test_a_crafted_backup_is_refused_in_words_and_changes_nothing(
        self, url: str, store: Store, tmp_path: Path, line: str
    ) -> None:
        sqlite_only(url)
        file, first = tmp_path / "odd.gz", json.dumps({"t": "ziggurat-backup", "form": newest()})
        with gzip.open(file, "wt", encoding="utf-8") as out:
            out.write("\n".join([first, line, '{"t": "end", "rows": 1}']))
        with pytest.raises(BadBackup):
            restore(store.engine, file)
        with store.engine.connect() as connection:
            assert connection.execute(select(GAMES.c.id)).first() is None
            assert schema_version(connection) == newest()

    def test_a_backup_of_an_unknown_form_is_refused_in_words(
        self, url: str, tmp_path: Path, request: pytest.FixtureRequest
    ) -> None:
        engine, file = connected(url), tmp_path / "odd.gz"
        request.addfinalizer(engine.dispose)
        with gzip.open(file, "wt", encoding="utf-8") as out:
            out.write(json.dumps({"t": "ziggurat-backup", "form": "nonsense"}) + "\n")
        with pytest.raises(BadBackup, match="form"):
            restore(engine, file)

    def test_a_bomb_is_not_unpacked(self, url: str, store: Store, tmp_path: Path) -> None:
        """One line of a hundred megabytes in a hundred kilobytes: only its beginning is read."""
        sqlite_only(url)
        file = tmp_path / "bomb.gz"
        with gzip.open(file, "wb") as out:
            for _ in range(100):
                out.write(b" " * 1_000_000)
        tracemalloc.start()
        with pytest.raises(BadBackup, match="a line has more than"):
            restore(store.engine, file)
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert most < 10_000_000

    def test_a_backup_of_the_first_form_is_brought_to_ours(self, url: str, tmp_path: Path) -> None:
        """Written by a version before databases had one; here by hand."""
        sqlite_only(url)
        file = tmp_path / "old.gz"
        game = {"t": "games", "id": "old", "game": "amytis", "version": 1, "options": "{}"}
        lines = [
            {"t": "ziggurat-backup", "form": FIRST},
            {**game, "seed": 7, "created": 1.0, "after": None},
            {"t": "end", "rows": 1},
        ]
        with gzip.open(file, "wt") as out:
            out.writelines(json.dumps(line) + "\n" for line in lines)
        engine = connected(url)
        assert restore(engine, file) == 1
        engine.dispose()
        store = Store(url)
        assert store.undrawn() == ["old"]
        store.close()

    def test_old_games_are_deleted_and_finished_ones_if_asked_for(
        self, full: Store, setup: Setup
    ) -> None:
        full.finish("abc", _some_result()).result()
        full.create(replace(setup, id="new", created=50.0))
        with full.engine.begin() as connection:
            connection.execute(text("UPDATE rows SET written = 20"))
        assert prune(full.engine, 10, finished=False) == 1
        assert full.known(["abc", "next", "new"]) == ["new", "abc"]
        assert prune(full.engine, 10, finished=True) == 0, "something was done in it since"
        assert prune(full.engine, 30, finished=False) == 0
        assert prune(full.engine, 30, finished=True) == 1
        assert full.known(["abc", "next", "new"]) == ["new"]


def _some_result() -> StoredResult:
    return StoredResult((1, 2), (2, 1), "two-piles-empty", {})
