"""A table on a clock at the app: made by the form, listed, told to tabs, played again."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from server.asgi import TestClient
from server.conftest import Serve
from server.play import go, tab
from ziggurat.server.catalogue.playable import playable
from ziggurat.server.game.clock import Clock
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.rows import RowKind
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.new_game.form import open_to_anybody
from ziggurat.server.sessions.archive import store_result
from ziggurat.server.sessions.store import Store
from ziggurat.server.storage.backup import backup, prune, restore
from ziggurat.views import view_of

FORM = {"seat-0-kind": "me", "seat-1-kind": "me"}


def made(client: TestClient, **given: str) -> str:
    answer = client.post("/new/amytis", data=FORM | given)
    return str(answer.headers["location"].removeprefix("/g/"))


class TestForm:
    def test_a_table_has_no_clock_unless_asked_for(self, serve: Serve, store: Store) -> None:
        setup = store.setup(made(serve()))
        assert (setup.clock, setup.returns) == (None, True)

    def test_a_clock_is_agreed_on(self, serve: Serve, store: Store) -> None:
        setup = store.setup(made(serve(), clock="10m+15s", returns="no"))
        assert (setup.clock, setup.returns) == (Clock(10, 15), False)

    def test_what_is_no_clock_makes_no_game(self, serve: Serve) -> None:
        answer = serve().post("/new/amytis", data=FORM | {"clock": "0m+0s"})
        assert answer.status_code == 400

    @pytest.mark.parametrize("game", playable())
    def test_every_game_offers_clocks_of_its_length(self, serve: Serve, game: str) -> None:
        page = serve().get(f"/new/{game}").text
        minutes = view_of(game).minutes
        assert f'value="{minutes}m+15s"' in page
        assert all(f'value="{days}d"' in page for days in (1, 3, 7))

    def test_a_first_game_has_none(self, serve: Serve, store: Store) -> None:
        address = serve().post("/learn/amytis").headers["location"]
        assert store.setup(address.removeprefix("/g/")).clock is None


class TestLobby:
    @pytest.mark.parametrize(
        ("clock", "told"),
        [
            ("12m+15s", "12 min + 15 s per turn"),
            ("1d", "1 day per turn"),
            ("3d", "3 days per turn"),
        ],
    )
    def test_an_open_table_says_how_fast_it_is(self, serve: Serve, clock: str, told: str) -> None:
        client = serve()
        game = view_of("uxmal").game
        client.post("/new/uxmal", data=open_to_anybody(game) | {"clock": clock})
        assert f"1 of 2 seats taken · {told} · standard rules" in client.get("/lobby").text


class TestTabs:
    @pytest.fixture
    def timed(self, serve: Serve, store: Store, setup: Setup) -> TestClient:
        store.create(replace(setup, clock=Clock(10, 15)))
        return serve()

    def test_tabs_are_told_what_is_left(self, timed: TestClient, store: Store) -> None:
        with tab(timed, token="Ada") as ada:
            told = ada.hear("time")
            assert told == {"t": "time", "left": [600.0, 600.0], "runs": None, "warn": 60.0}
            assert ada.regions["player-0"].count('class="clock"') == 1
            with tab(timed, token="Balam"):
                while told["runs"] is None:
                    told = ada.hear("time")
                assert told["runs"] == 0
                assert 590 < told["left"][0] <= 600
                assert told["left"][1] == 600
                ada.send("ping")
                assert ada.hear("time")["runs"] == 0
        assert [row.kind for row in store.rows("abc")] == [RowKind.BEGIN]

    def test_without_a_clock_nothing_is_told(self, client: TestClient) -> None:
        with tab(client, token="Ada") as ada:
            ada.send("ping")
            ada.act("choose", id="take:pile-3")
            assert "clock" not in "".join(ada.regions.values())
        assert "data-clocks" not in client.get("/g/abc").text
        assert client.get("/g/abc/state.json").json()["clock"] is None

    def test_those_who_were_invited_are_awaited(self, serve: Serve, store: Store) -> None:
        client = serve()
        game = made(client, clock="10m+15s", **{"seat-1-kind": "invited"})
        state = client.get(f"/g/{game}/state.json").json()
        assert state["choices"] == []
        page = client.get(f"/g/{game}").text
        assert "1 free seat" in page
        assert store.setup(game).players[1].kind == PlayerKind.INVITED
        assert f'action="/g/{game}/fill"' in page  # they may never come
        assert client.post(f"/g/{game}/fill").status_code == 303
        assert store.setup(game).players[1].kind == PlayerKind.BOT

    def test_whoever_waits_for_somebody_invited_may_leave(self, serve: Serve, store: Store) -> None:
        client = serve()
        game = made(client, clock="10m+15s", **{"seat-1-kind": "invited"})
        assert f'action="/g/{game}/leave"' in client.get(f"/g/{game}").text
        assert client.post(f"/g/{game}/leave").headers["location"] == "/lobby"
        assert client.get(f"/g/{game}").status_code == 404

    def test_a_rematch_keeps_the_clock(self, timed: TestClient, store: Store) -> None:
        with tab(timed, token="Ada Balam") as both:
            while both.view["rev"] == 0:  # time begins to run, and nothing else is to be seen
                both.hear("view")
            both.act("offer")
            while "No winner" not in both.regions["status"]:
                both.hear("view")
        headers = {"authorization": "Bearer Ada"}
        again = timed.post("/g/abc/again", headers=headers).headers["location"]
        assert store.setup(again.removeprefix("/g/")).clock == Clock(10, 15)

    def test_who_asks_hears_that_somebody_does_not_agree(self, client: TestClient) -> None:
        with tab(client, token="Ada") as ada, tab(client, token="Balam") as balam:
            ada.act("offer")
            balam.hear("view")
            balam.act("decline")
            said = ada.hear("view")
            assert said["say"].startswith("Balam declines. The game continues.")
            assert "declines" in ada.regions["log-1"]

    def test_the_ear_hears_who_leaves(self, client: TestClient) -> None:
        with tab(client, token="Ada") as ada, tab(client, token="Balam") as balam:
            balam.act("leave")
            said = ada.hear("view")["say"]
            assert said.startswith("Balam leaves. A bot takes over. Your turn. Take a tile")


class TestMine:
    """The page of one's own games."""

    def test_games_that_were_closed_are_told_as_such(self, serve: Serve) -> None:
        client = serve()
        game = made(client, **{"seat-1-kind": "easy"})
        assert client.post(f"/g/{game}/choice", json={"t": "leave", "rev": 0}).status_code == 200
        for page in ("/", "/games"):
            shown = client.get(page).text
            assert "Ended early" in shown
            assert not re.search(r"Place \d|You won", shown)

    def test_a_game_i_left_says_so(self, serve: Serve, store: Store) -> None:
        client = serve()
        game = made(client, **{"seat-1-kind": "invited"})
        guest = TestClient(client.app, follow_redirects=False)
        guest.portal = client.portal
        link = re.search(r'/join\?k=([^"&]*)', client.get(f"/g/{game}").text)
        assert link
        guest.post(f"/g/{game}/join", data={"k": link[1], "name": "Balam"})
        assert guest.post(f"/g/{game}/choice", json={"t": "leave", "rev": 0}).status_code == 200
        assert "A bot is playing for you" in guest.get("/").text
        assert 'data-do="back"' in guest.get(f"/g/{game}").text


class TestKept:
    """Whatever becomes of the server."""

    @pytest.fixture
    def url(self, either: str) -> str:
        return either

    def test_time_survives_a_backup(self, store: Store, setup: Setup, tmp_path: Path) -> None:
        store.create(replace(setup, clock=Clock(10, 15)))
        store.append("abc", 0, Session(store.setup("abc")).begin().rows, soon=600).result()
        file = tmp_path / "games.gz"
        backup(store.engine, file)
        other = Store(f"sqlite:///{tmp_path}/other.sqlite3")
        assert restore(other.engine, file) == 1
        assert [row.at for row in other.rows("abc")] == [row.at for row in store.rows("abc")]
        assert other.service.beat().result().due == []
        other.close()

    def test_a_closed_game_is_a_finished_one_to_whoever_tidies_up(
        self, store: Store, setup: Setup
    ) -> None:
        session = Session(setup)
        store.create(replace(setup, created=5.0))
        store.append("abc", 0, go(session, session.leave({0, 1}))).result()
        store_result(store, session)
        later = 1e12
        assert prune(store.engine, later, finished=False) == 0
        assert prune(store.engine, later, finished=True) == 1

    def test_persons_are_asked_for_by_their_seats(self, store: Store, setup: Setup) -> None:
        players = (*setup.players[:1], Player(PlayerKind.PERSON, "Balam"))
        session = Session(replace(setup, players=players))
        store.create(session.setup)
        store.append("abc", 0, go(session, session.leave({1}))).result()
        again = Session(store.setup("abc"), store.rows("abc"))
        assert again.away.keys() == {1}
        assert again.away[1].at > 0
