"""The lobby: tables strangers find, sit down at, leave, begin with bots, and watch."""

import asyncio
import re
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from hashlib import sha256
from itertools import count, pairwise
from types import SimpleNamespace
from typing import Any

import orjson
import pytest
from sqlalchemy import select

from server.asgi import TestClient, WebSocketTestSession
from server.limits import set_limit
from server.play import FirstChoice, Tab, tab
from server.postgres import Postgres
from server.test_bus import Onlooker as Spectator
from server.test_bus import working
from ziggurat.i18n.messages import LANGUAGES
from ziggurat.markup.patches import apply_patch
from ziggurat.server.app import create_app
from ziggurat.server.config import CONFIG, NO_LIMITS
from ziggurat.server.errors import Refused, SeatTaken
from ziggurat.server.game.clock import Clock
from ziggurat.server.game.incompatible import StoredResult
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.rows import Choose
from ziggurat.server.game.setup import Setup
from ziggurat.server.identity.tokens import hashed
from ziggurat.server.lobby import store as stored
from ziggurat.server.lobby import table_list as tables
from ziggurat.server.lobby.feed import Lobby
from ziggurat.server.sessions.store import Store
from ziggurat.server.storage.schema import GAMES

CHOICE = "data-choice="


class Visitors:
    """Different people at one server."""

    def __init__(self, server: TestClient) -> None:
        self.server = server
        self.hosts = count(1)

    def come(self, name: str = "", address: str = "") -> TestClient:
        """A new account, under a name if one is given, from an address of its own if not."""
        place = (address or f"192.0.2.{next(self.hosts)}", 50_000)
        visitor = TestClient(self.server.app, follow_redirects=False, client=place)
        visitor.portal = self.server.portal  # one server, one loop
        if name:
            visitor.post("/me", data={"name": name})
        return visitor


@pytest.fixture
def visitors(url: str) -> Iterator[Visitors]:
    with TestClient(create_app(url, FirstChoice(), limits=NO_LIMITS)) as server:
        yield Visitors(server)


def opened(visitor: TestClient, game: str = "uxmal") -> str:
    """The address of a new table that waits for one more."""
    answer = visitor.post(f"/open/{game}")
    assert answer.status_code == 303
    return str(answer.headers["location"])


def for_three(visitor: TestClient) -> str:
    kinds = {"seat-0-kind": "me", "seat-1-kind": "open", "seat-2-kind": "open", "start": "listed"}
    return str(visitor.post("/new/uxmal", data=kinds).headers["location"])


def heard(socket: WebSocketTestSession) -> dict[str, Any]:
    news: dict[str, Any] = socket.receive_json()
    return news


class TestPage:
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_a_table_says_who_waits_and_what_is_played(self, visitors: Visitors, lang: str) -> None:
        game = opened(visitors.come("Ada"))
        other = visitors.come()
        other.cookies.set("lang", lang)
        for address in ("/lobby", "/lobby?game=uxmal", "/"):
            page = other.get(address).text
            assert f'action="{game}/sit"' in page and "Ada" in page
            facts = re.findall(r"<small[^>]*>([^<]*)</small>", page)
            assert (
                facts
                == {
                    "en": ["1 of 2 seats taken · no clock · standard rules"],
                    "fr": ["1 place prise sur 2 · sans pendule · règles de base"],
                }[lang]
            )
        assert "/sit" not in other.get("/lobby?game=amytis").text
        assert other.get("/lobby?game=%00").status_code == 200

    def test_tables_of_one_address_do_not_push_others_out_of_the_page(
        self, visitors: Visitors
    ) -> None:
        """The address is that of the request, whatever it claims."""
        others = opened(visitors.come("Balam", "198.51.100.1"))
        tables = CONFIG.lobby.max_open_per_address + 3
        flood = [opened(visitors.come(f"Ada {n}", "192.0.2.66")) for n in range(tables)]
        page = visitors.come().get("/lobby").text
        listed = [one for one in flood if f'action="{one}/sit"' in page]
        assert len(listed) == CONFIG.lobby.max_open_per_address
        assert f'action="{others}/sit"' in page

    def test_options_that_differ_from_the_book_are_told(self, visitors: Visitors) -> None:
        form = {"seat-0-kind": "me", "seat-1-kind": "open", "option-wall": "b"}
        visitors.come("Ada").post("/new/amytis", data=form)
        page = visitors.come().get("/lobby").text
        assert "standard rules" not in page

    def test_only_what_its_maker_has_opened_is_listed(self, visitors: Visitors) -> None:
        ada = visitors.come("Ada")
        for kind in ("easy", "invited", "me"):
            ada.post("/new/uxmal", data={"seat-0-kind": "me", "seat-1-kind": kind})
        page = visitors.come().get("/lobby").text
        assert "Ada" not in page and "/g/" not in page

    def test_my_own_table_is_a_link(self, visitors: Visitors) -> None:
        ada = visitors.come("Ada")
        game = opened(ada)
        page = ada.get("/lobby").text
        assert f'href="{game}"' in page and "/sit" not in page

    def test_a_name_typed_for_others_is_told_from_who_has_it(
        self, visitors: Visitors, store: Store
    ) -> None:
        visitors.come("Regina")
        kinds = {"seat-0-kind": "me", "seat-1-kind": "me", "seat-2-kind": "invited"}
        names = {"seat-0-name": "Mallory", "seat-1-name": "Regina", "seat-2-name": "ｒegina"}
        made = visitors.come("Mallory").post("/new/uxmal", data=kinds | names | {"start": "listed"})
        setup = store.setup(str(made.headers["location"]).removeprefix("/g/"))
        assert setup.names == ["Mallory", "Regina #2", "regina #3"]

    def test_names_stay_text(self, visitors: Visitors) -> None:
        opened(visitors.come("<img src=x onerror=1>"))
        page = visitors.come().get("/lobby").text
        assert "&lt;img" in page and "<img src=x" not in page


class TestGathering:
    def test_nobody_plays_before_everybody_is_there(self, visitors: Visitors) -> None:
        ada, bo = visitors.come("Ada"), visitors.come("Bo")
        game = opened(ada)
        assert CHOICE not in ada.get(game).text
        with tab(ada, game.removeprefix("/g/")) as hers:
            assert hers.refusal("choose", id="draw:tile", rev=0) == "gathers"
            bo.post(f"{game}/sit")
            hers.hear("view")
            assert CHOICE in hers.regions["list"] + bo.get(game).text
        assert "/sit" not in ada.get("/lobby").text

    def test_nobody_sees_their_cards_before_everybody_is_there(self, visitors: Visitors) -> None:
        ada, bo, eve = visitors.come("Ada"), visitors.come("Bo"), visitors.come("Eve")
        game = opened(ada, "pyramidion")
        assert ada.get(f"{game}/state.json").json() == eve.get(f"{game}/state.json").json()
        with tab(ada, game.removeprefix("/g/")) as hers:
            covered = hers.regions["hand"]
            bo.post(f"{game}/sit")
            hers.hear("view")
            assert hers.regions["hand"] != covered
        assert ada.get(f"{game}/state.json").json() != eve.get(f"{game}/state.json").json()

    def test_a_seat_left_is_free_again(self, visitors: Visitors, store: Store) -> None:
        ada, bo = visitors.come("Ada"), visitors.come("Bo")
        game = for_three(ada)
        bo.post(f"{game}/sit")
        assert bo.post(f"{game}/leave").headers["location"] == "/lobby"
        players = store.setup(game.removeprefix("/g/")).players
        assert [player.is_open for player in players] == [False, True, True]
        assert 'class="who">you' not in bo.get(game).text
        assert bo.post(f"{game}/sit").status_code == 303

    def test_whoever_is_left_may_begin(self, visitors: Visitors, store: Store) -> None:
        ada, bo = visitors.come("Ada"), visitors.come("Bo")
        game = for_three(ada)
        bo.post(f"{game}/sit")
        assert bo.post(f"{game}/fill").status_code == 403, "Ada has opened the table"
        ada.post(f"{game}/leave")
        assert bo.post(f"{game}/fill").status_code == 303
        players = store.setup(game.removeprefix("/g/")).players
        assert [player.kind for player in players] == [
            PlayerKind.BOT,
            PlayerKind.PERSON,
            PlayerKind.BOT,
        ]
        assert len({player.name for player in players}) == 3

    def test_a_table_that_all_have_left_is_gone(self, visitors: Visitors) -> None:
        ada = visitors.come("Ada")
        game = opened(ada)
        ada.post(f"{game}/leave")
        assert ada.get(game).status_code == 404
        assert game not in ada.get("/").text

    def test_a_game_that_has_begun_is_not_left_so(self, visitors: Visitors) -> None:
        ada, eve = visitors.come("Ada"), visitors.come("Eve")
        game = opened(ada, "amytis")
        assert f'action="{game}/fill"' in ada.get(game).text
        ada.post(f"{game}/fill")
        assert f'action="{game}/fill"' not in ada.get(game).text
        assert ada.post(f"{game}/leave").headers["location"] == game
        for way in ("leave", "fill"):
            answer = eve.post(f"{game}/{way}")
            assert answer.status_code == 403
            assert "Not allowed" in answer.text

    def test_a_table_that_waits_for_somebody_invited_is_no_game_to_watch(
        self, visitors: Visitors
    ) -> None:
        ada, bo, eve = visitors.come("Ada"), visitors.come("Bo"), visitors.come("Eve")
        kinds = {"seat-0-kind": "me", "seat-1-kind": "open", "seat-2-kind": "invited"}
        made = ada.post("/new/uxmal", data=kinds | {"clock": "10m+15s", "start": "listed"})
        game = str(made.headers["location"])
        bo.post(f"{game}/sit")
        assert f'href="{game}"' not in eve.get("/lobby").text
        assert f'action="{game}/leave"' in bo.get(game).text
        assert bo.post(f"{game}/leave").headers["location"] == "/lobby"
        assert f'action="{game}/sit"' in eve.get("/lobby").text
        ada.post(f"{game}/fill")
        assert f'href="{game}"' in eve.get("/lobby").text

    def test_others_watch(self, visitors: Visitors) -> None:
        ada, eve = visitors.come("Ada"), visitors.come("Eve")
        game = opened(ada, "pyramidion")
        ada.post(f"{game}/fill")
        assert f'href="{game}"' in eve.get("/lobby").text
        page = eve.get(game).text
        assert CHOICE not in page and 'id="speak"' not in page

    def test_a_table_waits_on_when_the_rules_have_changed(
        self, visitors: Visitors, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Nothing was played there yet; whether a running game fits is unknown."""
        ada, bo = visitors.come("Ada"), visitors.come("Bo")
        waits, goes = opened(ada), opened(bo)
        bo.post(f"{goes}/fill")
        monkeypatch.setattr(tables, "version_of", lambda game: 99)
        page = visitors.come("Eve").get("/lobby").text
        assert f'action="{waits}/sit"' in page and goes not in page


class TestNews:
    def test_tables_come_and_go_by_themselves(self, visitors: Visitors) -> None:
        ada, bo, eve = (visitors.come(name) for name in ("Ada", "Bo", "Eve"))
        with eve.websocket_connect("/lobby/ws?lang=fr&game=") as socket:
            assert heard(socket)["say"] == "Aucune table ouverte."
            game = opened(ada)
            news = heard(socket)
            assert news["say"] == "1 table ouverte."
            assert f'action="{game}/sit"' in news["html"]
            bo.post(f"{game}/sit")
            news = heard(socket)
            assert "/sit" not in news["html"] and f'href="{game}"' in news["html"]

    def test_only_of_the_game_looked_at(self, visitors: Visitors) -> None:
        ada, eve = visitors.come("Ada"), visitors.come("Eve")
        with eve.websocket_connect("/lobby/ws?lang=en&game=amytis") as socket:
            heard(socket)
            opened(ada, "uxmal")
            game = opened(ada, "amytis")
            news = heard(socket)["html"]
            assert game in news and "Uxmal" not in news

    def test_who_is_kept_apart_sees_no_table(self, visitors: Visitors, store: Store) -> None:
        ada, eve = visitors.come("Ada"), visitors.come("Eve")
        person = store.users.by_key(hashed(eve.cookies["me"]))
        assert person is not None
        ada.post("/me/shun", data={"other": person.id, "how": "block"})
        opened(ada)
        for visitor, there in ((eve, False), (visitors.come(), True)):
            with visitor.websocket_connect("/lobby/ws?lang=en") as socket:
                assert ("Ada" in heard(socket)["html"]) is there

    def test_news_are_put_into_json_once_for_all_who_see_the_same(
        self, visitors: Visitors, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        made: list[str] = []

        def dumps(news: dict[str, Any]) -> bytes:
            made.append(news["say"])
            return orjson.dumps(news)

        monkeypatch.setattr(tables, "orjson", SimpleNamespace(dumps=dumps))
        with ExitStack() as stack:
            address = "/lobby/ws?lang=en&splices"
            eves = [visitors.come(name) for name in ("Eve", "Eva", "")]
            sockets = [stack.enter_context(eve.websocket_connect(address)) for eve in eves]
            for socket in sockets:
                heard(socket)
            made.clear()
            opened(visitors.come("Ada"))
            (first, *others) = [heard(socket) for socket in sockets]
            assert others == [first, first]
        assert made == [first["say"]]

    def test_only_differences_are_sent(self, visitors: Visitors) -> None:
        first = opened(visitors.come("Ada"))
        eve = visitors.come("Eve")
        with eve.websocket_connect("/lobby/ws?lang=en&splices") as socket:
            parts = apply_patch([], heard(socket)["r"])
            assert first in "".join(parts)
            second = opened(visitors.come("Bo"))
            news = heard(socket)["r"]
            assert first not in str(news) and second in str(news)
            assert "".join(apply_patch(parts, news)) in eve.get("/lobby").text

    def test_a_page_that_asks_hears_that_its_connection_is_alive(self, visitors: Visitors) -> None:
        with visitors.come().websocket_connect("/lobby/ws?lang=en") as socket:
            heard(socket)
            for _ in range(2):
                socket.send_json({"t": "ping"})
                assert heard(socket) == {"t": "pong"}

    def test_other_sites_hear_nothing(self, visitors: Visitors) -> None:
        headers = {"origin": "https://elsewhere.example"}
        with visitors.come().websocket_connect("/lobby/ws", headers=headers) as socket:
            assert socket.receive()["code"] == 4403


class TestStore:
    @pytest.fixture
    def url(self, either: str) -> str:
        return either

    @pytest.fixture
    def waiting(self, store: Store, setup: Setup) -> Setup:
        """Ada waits for an invited player and for any visitor."""
        ada = store.users.create("Ada", "green", hashed("ada"))
        guests = (
            Player(kind, "Guest", token=hashed(kind))
            for kind in (PlayerKind.INVITED, PlayerKind.OPEN)
        )
        first = replace(setup.players[0], person=ada.id)
        game = replace(setup, game="uxmal", players=(first, *guests), created=2e9)
        store.create(game)
        return game

    def test_a_table_is_listed_with_those_who_came(self, store: Store, waiting: Setup) -> None:
        (table,) = store.lobby.listed()
        assert (table.id, table.free, table.comes) == ("abc", 1, 2)
        bo = store.users.create("Bo", "blue", hashed("bo"))
        store.claim("abc", 2, "Bo", hashed("fresh"), bo.id)
        (table,) = store.lobby.listed()
        assert (table.free, table.names) == (0, ["Ada", "Bo"])
        assert table.people == store.setup("abc").people

    def test_many_tables_of_one_game_hide_no_other(
        self, store: Store, waiting: Setup, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        set_limit(monkeypatch, stored, "lobby.max_tables_read", CONFIG.lobby.max_listed_per_game)
        (ada, *_) = waiting.players
        for number in range(CONFIG.lobby.max_listed_per_game + 2):
            person = store.users.create(f"P{number}", "blue", hashed(f"p{number}")).id
            others = (replace(ada, person=person), *waiting.players[1:])
            store.create(replace(waiting, id=f"t{number}", players=others, created=2e9 + number))
        assert len(store.lobby.listed()) == CONFIG.lobby.max_listed_per_game
        other = replace(waiting, id="other", game="amytis", created=2e9 - 1)
        store.create(other)
        listed = [one.id for one in store.lobby.listed()]
        assert "other" in listed and len(listed) == CONFIG.lobby.max_listed_per_game + 1

    def test_nobody_fills_the_lobby_alone(self, store: Store, waiting: Setup) -> None:
        eve = replace(waiting.players[0], person=store.users.create("Eve", "blue", hashed("e")).id)
        for number in range(CONFIG.lobby.max_open_per_user + 2):
            players = (eve, *waiting.players[1:])
            store.create(replace(waiting, id=f"t{number}", players=players, created=2e9 + number))
        listed = [one.id for one in store.lobby.listed()]
        assert len(listed) == CONFIG.lobby.max_open_per_user + 1 and listed[0] == waiting.id

    def test_an_address_that_opens_many_tables_pushes_nobody_out(
        self, store: Store, waiting: Setup, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        set_limit(monkeypatch, stored, "lobby.max_tables_read", CONFIG.lobby.max_listed_per_game)
        for number in range(CONFIG.lobby.max_listed_per_game + 5):
            eve = store.users.create(f"Eve {number}", "blue", hashed(f"e{number}")).id
            players = (replace(waiting.players[0], person=eve), *waiting.players[1:])
            flood = replace(waiting, id=f"t{number}", players=players, created=2e9 - 99 + number)
            store.create(flood, address="192.0.2.66")
        bo = store.users.create("Bo", "blue", hashed("bo")).id
        honest = (replace(waiting.players[0], person=bo), *waiting.players[1:])
        store.create(
            replace(waiting, id="bo", players=honest, created=2e9 + 9), address="192.0.2.1"
        )
        listed = [one.id for one in store.lobby.listed()]
        assert listed[:3] == ["t0", "abc", "bo"], "one of each address comes first"
        assert listed[3:] == [
            f"t{number}" for number in range(1, CONFIG.lobby.max_open_per_address)
        ]

    def test_no_address_is_stored_and_its_hash_goes_when_the_game_begins(
        self, store: Store, waiting: Setup
    ) -> None:
        def openers() -> list[str | None]:
            with store.engine.connect() as connection:
                query = select(GAMES.c.opener).where(GAMES.c.id != waiting.id)
                return list(connection.execute(query.order_by(GAMES.c.id)).scalars())

        for game in ("t1", "t2"):
            store.create(replace(waiting, id=game), address="192.0.2.1")
        assert openers()[0] == openers()[1] and len(openers()[0] or "") == 64
        plain = sha256(b"192.0.2.1").hexdigest()
        assert openers()[0] != plain and "192" not in str(openers()[0])[:4]
        store.claim("t1", 2, "Bo", hashed("fresh"))
        store.lobby.fill("t2", {2: "Chaac"}, "medium")
        assert openers() == [None, None]

    def test_a_game_that_is_over_is_listed_no_more(self, store: Store, waiting: Setup) -> None:
        store.finish("abc", StoredResult((1, 2, 3), (3, 2, 1), "no-tiles", {})).result()
        assert store.lobby.listed() == ()

    def test_bots_and_people_race_for_a_seat(self, store: Store, waiting: Setup) -> None:
        store.lobby.fill("abc", {2: "Chaac"}, "medium")
        assert store.setup("abc").players[2] == Player(PlayerKind.BOT, "Chaac", "medium")
        with pytest.raises(SeatTaken):
            store.claim("abc", 2, "Bo", hashed("fresh"))
        with pytest.raises(SeatTaken):
            store.lobby.fill("abc", {2: "Ixchel"}, "medium")

    def test_an_invitation_that_was_left_is_good_again(self, store: Store, waiting: Setup) -> None:
        bo = store.users.create("Bo", "blue", hashed("bo"))
        store.claim("abc", 1, "Bo", hashed("fresh"), bo.id)
        assert store.lobby.leave("abc", bo.id, "Guest")
        assert store.setup("abc") == replace(waiting, maker=waiting.players[0].person)

    def test_nobody_leaves_a_game_that_has_begun(self, store: Store, waiting: Setup) -> None:
        store.append("abc", 0, [Choose(0, "x")]).result()
        with pytest.raises(Refused):
            store.lobby.leave("abc", waiting.players[0].person, "Guest")

    def test_the_last_one_takes_the_table_away(self, store: Store, waiting: Setup) -> None:
        assert not store.lobby.leave("abc", waiting.players[0].person, "Guest")
        assert store.known(["abc"]) == [] and store.lobby.listed() == ()


class Onlooker:
    """A subscriber of the lobby that can be waited for."""

    def __init__(self) -> None:
        self.woken = asyncio.Event()

    def changed(self) -> None:
        self.woken.set()

    def blocks_changed(self) -> None:
        """No block at all."""


def test_a_table_is_seen_at_another_worker(postgres: Postgres, setup: Setup) -> None:
    url = postgres.fresh()

    async def meet() -> None:
        async with working(url) as here, working(url) as there:
            onlooker = Onlooker()
            there.lobby.subscribers.add(onlooker)
            await there.lobby.read()
            waiting = (setup.players[0], Player(PlayerKind.OPEN, "Guest", token=hashed("x")))
            await here.create(replace(setup, players=waiting, created=2e9))
            await asyncio.wait_for(onlooker.woken.wait(), 20)
            assert [table.id for table in there.lobby.edition.listed] == ["abc"]

    asyncio.run(meet())


def waits(setup: Setup, **changes: Any) -> Setup:
    """A table with a seat that any visitor may take."""
    players = (setup.players[0], Player(PlayerKind.OPEN, "Guest", token=hashed("x")))
    return replace(setup, players=players, **changes)


def test_a_table_that_waits_alone_is_hidden_after_a_minute(store: Store, setup: Setup) -> None:
    absent = 0.0

    async def ids(lobby: Lobby) -> list[str]:
        return [one.id for one in (await lobby.read()).listed]

    async def meet() -> None:
        nonlocal absent
        lobby = Lobby(store.lobby, lambda game: absent)
        both = await ids(lobby)
        absent = CONFIG.lobby.absent_after_s + 1
        alone = await ids(lobby)
        onlooker = Onlooker()
        lobby.subscribers.add(onlooker)
        absent = 0.0
        lobby.came("abc")
        await asyncio.wait_for(onlooker.woken.wait(), 20)
        assert (sorted(both), alone) == (["abc", "days"], ["days"])
        assert sorted(one.id for one in lobby.edition.listed) == ["abc", "days"]
        await lobby.close()

    created = time.time() - CONFIG.lobby.absent_after_s - 1
    store.create(waits(setup, created=created))
    store.create(waits(setup, id="days", created=created, clock=Clock(days=2)))
    asyncio.run(meet())


def test_a_player_at_any_worker_keeps_a_table_listed(postgres: Postgres, setup: Setup) -> None:
    url, absent = postgres.fresh(), CONFIG.lobby.absent_after_s + 1

    async def meet() -> None:
        async with working(url) as here, working(url) as there:
            for host in (here, there):
                host.presence.began -= absent  # they have served for longer
            await here.create(waits(setup, created=time.time() - absent))
            assert (await there.lobby.read()).listed == ()
            onlooker = Onlooker()
            there.lobby.subscribers.add(onlooker)
            live = await here.open("abc")
            live.join(Spectator())
            live.join(Spectator(0))
            await asyncio.wait_for(onlooker.woken.wait(), 20)
            assert [one.id for one in there.lobby.edition.listed] == ["abc"]

    asyncio.run(meet())


def test_others_have_a_turn_between_two_onlookers_who_are_told(store: Store, setup: Setup) -> None:
    turns: list[str] = []

    class Told(Onlooker):
        def changed(self) -> None:
            turns.append("told")
            super().changed()

    async def play() -> None:
        while True:
            turns.append("plays")
            await asyncio.sleep(0)

    async def meet() -> None:
        lobby, onlookers = Lobby(store.lobby, lambda game: 0.0), [Told() for _ in range(5)]
        lobby.subscribers.update(onlookers)
        player = asyncio.create_task(play())
        await lobby.read()
        async with asyncio.timeout(20):
            await asyncio.gather(*(onlooker.woken.wait() for onlooker in onlookers))
        player.cancel()
        await lobby.close()

    store.create(waits(setup, created=2e9))
    asyncio.run(meet())
    assert turns.count("told") == 5
    assert all(pair != ("told", "told") for pair in pairwise(turns))


def test_an_onlooker_may_say_what_they_like(visitors: Visitors) -> None:
    eve = visitors.come("Eve")
    with eve.websocket_connect("/lobby/ws?lang=en") as socket:
        for text in ("", "{", "x" * 5_000, '{"t":"choose"}'):
            socket.send_text(text)
        heard(socket)
        game = opened(visitors.come("Ada"))
        assert game in heard(socket)["html"]


def test_a_bot_waits_too(visitors: Visitors, store: Store) -> None:
    """It is first to move, and moves once the empty seat is taken."""
    ada, bo = visitors.come("Ada"), visitors.come("Bo")
    kinds = {"seat-0-kind": "easy", "seat-1-kind": "me", "seat-2-kind": "open", "start": "listed"}
    game = str(ada.post("/new/uxmal", data=kinds).headers["location"])
    assert store.rows(game.removeprefix("/g/")) == []
    with ada.websocket_connect(f"/ws/{game.removeprefix('/g/')}") as socket:
        hers = Tab(socket)
        hers.hear("view")
        bo.post(f"{game}/sit")
        while not hers.view["rev"]:
            hers.hear("view")
