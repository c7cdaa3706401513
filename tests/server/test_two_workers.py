"""Two workers on one PostgreSQL: people come to either, and it is one place."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from typing import NamedTuple

import pytest
from starlette.websockets import WebSocketDisconnect

from server.asgi import TestClient
from server.play import FirstChoice, Tab, host_of, tab
from server.postgres import Postgres
from ziggurat.server.app import create_app
from ziggurat.server.config import NO_LIMITS
from ziggurat.server.game.players import PlayerKind
from ziggurat.server.identity.tokens import hashed
from ziggurat.server.realtime.sockets import IDENTITY_CHANGED
from ziggurat.server.sessions.store import Store
from ziggurat.server.storage.bus import PostgresBus

CHOICE = "data-choice="
FOR_THREE = {"seat-0-kind": "me", "seat-1-kind": "open", "seat-2-kind": "open", "start": "listed"}


class Somebody(NamedTuple):
    """One person, at both workers with the same key."""

    here: TestClient
    there: TestClient


class Place:
    """Both workers, and their clients."""

    def __init__(self, workers: list[TestClient]) -> None:
        self.workers = workers

    def come(self, name: str) -> Somebody:
        """A new account."""
        here, there = (TestClient(one.app, follow_redirects=False) for one in self.workers)
        here.portal, there.portal = (one.portal for one in self.workers)
        here.post("/me", data={"name": name})
        there.cookies = here.cookies  # one browser
        return Somebody(here, there)

    @property
    def store(self) -> Store:
        return host_of(self.workers[0]).store

    def person(self, one: Somebody) -> str:
        found = self.store.users.by_key(hashed(one.here.cookies["me"]))
        assert found is not None
        return found.id


@pytest.fixture
def place(postgres: Postgres) -> Iterator[Place]:
    url = postgres.fresh()
    with ExitStack() as stack:
        apps = [create_app(url, FirstChoice(), limits=NO_LIMITS) for _ in range(2)]
        workers = [stack.enter_context(TestClient(app)) for app in apps]
        for worker in workers:
            bus = host_of(worker).store.bus
            assert isinstance(bus, PostgresBus) and bus.ready.wait(20)
        yield Place(workers)


def opened(visitor: TestClient, game: str = "amytis") -> str:
    return str(visitor.post(f"/open/{game}").headers["location"])


def name_of(address: str) -> str:
    return address.removeprefix("/g/")


def until(one: Tab, region: str, text: str) -> None:
    """Hear views until a region says something."""
    while text not in one.regions[region]:
        one.hear("view")


def players(one: Tab) -> str:
    """All who sit there: who has which seat may be drawn by lot."""
    return "".join(told for region, told in one.regions.items() if region.startswith("player-"))


def is_renewed(one: Tab) -> bool:
    """Receive views until the page has to connect again."""
    with pytest.raises(WebSocketDisconnect) as closed:
        hear_all(one)
    return closed.value.code == IDENTITY_CHANGED


def hear_all(one: Tab) -> None:
    while True:
        one.hear("view")


def test_somebody_sits_down_at_the_other_one(place: Place) -> None:
    ada, bo = place.come("Ada"), place.come("Zoe")
    game = opened(ada.here)
    assert f'action="{game}/sit"' in bo.there.get("/lobby").text
    with tab(ada.here, name_of(game)) as hers:
        assert bo.there.post(f"{game}/sit").status_code == 303
        while "Zoe" not in players(hers):
            hers.hear("view")
        with tab(bo.there, name_of(game)) as his:
            first, second = (hers, his) if hers.view["mine"] else (his, hers)  # by lot
            for mover, other in ((first, second), (second, first)):
                mover.play_turn()
                until(other, "list", CHOICE)
    for visitor in (*ada, *bo):
        assert game in visitor.get("/games").text


def test_somebody_leaves_before_the_start_at_the_other_one(place: Place) -> None:
    ada, bo = place.come("Ada"), place.come("Zoe")
    game = str(ada.here.post("/new/uxmal", data=FOR_THREE).headers["location"])
    with tab(ada.here, name_of(game)) as hers:
        bo.there.post(f"{game}/sit")
        while "Zoe" not in players(hers):
            hers.hear("view")
        assert bo.here.post(f"{game}/leave").headers["location"] == "/lobby"
        while "Zoe" in players(hers):
            hers.hear("view")
    for visitor in bo:
        assert f'action="{game}/sit"' in visitor.get("/lobby").text


def test_a_table_all_have_left_is_gone_at_both(place: Place) -> None:
    ada, eve = place.come("Ada"), place.come("Eve")
    game = opened(ada.here)
    with tab(eve.here, name_of(game)) as looking:
        ada.there.post(f"{game}/leave")
        assert is_renewed(looking), "the page says that it is gone"
    for visitor in (*ada, *eve):
        assert visitor.get(game).status_code == 404
        assert game not in visitor.get("/lobby").text


def test_bots_sit_down_at_the_other_one(place: Place) -> None:
    ada = place.come("Ada")
    game = str(ada.here.post("/new/uxmal", data=FOR_THREE).headers["location"])
    with tab(ada.here, name_of(game)) as hers:
        assert ada.there.post(f"{game}/fill").status_code == 303
        until(hers, "list", CHOICE)
        players = place.store.setup(name_of(game)).players
        assert [player.kind for player in players] == [
            PlayerKind.PERSON,
            PlayerKind.BOT,
            PlayerKind.BOT,
        ]
        hers.play_turn()
        until(hers, "list", CHOICE)  # the bots have chosen, wherever


def test_who_is_muted_is_heard_at_neither(place: Place) -> None:
    ada, eve = place.come("Ada"), place.come("Eve")
    game = opened(ada.here)
    eve.there.post(f"{game}/sit")
    with tab(eve.there, name_of(game)) as theirs:
        with tab(ada.here, name_of(game)) as hers:
            theirs.send("chat", text="nasty")
            assert hers.hear("chat")["text"] == "nasty"
            how = {"other": place.person(eve), "how": "mute"}
            ada.there.post("/me/shun", data=how)
            assert is_renewed(hers)
        for visitor in ada:
            with tab(visitor, name_of(game)) as hers:
                theirs.send("chat", text="nasty again")
                theirs.hear("chat")
                hers.send("chat", text="nice")
                assert hers.hear("chat")["text"] == "nice"


def test_who_is_blocked_finds_no_table_at_either(place: Place) -> None:
    ada, eve = place.come("Ada"), place.come("Eve")
    game = opened(ada.here)
    assert game in eve.there.get("/lobby").text
    with eve.there.websocket_connect("/lobby/ws?lang=en") as lobby:
        assert game in lobby.receive_json()["html"]
        ada.here.post("/me/shun", data={"other": place.person(eve), "how": "block"})
        other = opened(ada.here)
        opened(place.come("Zoe").here)  # what she may see
        news = lobby.receive_json()["html"]
        while "Zoe" not in news:
            news = lobby.receive_json()["html"]
        assert game not in news and other not in news
    for visitor in eve:
        assert game not in visitor.get("/lobby").text
        assert visitor.post(f"{game}/sit").status_code == 403


def test_a_key_taken_back_opens_nothing_at_either(place: Place) -> None:
    ada = place.come("Ada")
    game = opened(ada.here)
    ada.here.post("/me/code")
    (code,) = re.findall(r'class="code">([^<]*)<', ada.here.get("/me").text)
    other = TestClient(place.workers[1].app, follow_redirects=False)
    other.portal = place.workers[1].portal
    assert other.post("/me/come", data={"code": code, "name": "Ada"}).status_code == 303
    assert game in other.get("/games").text
    with tab(other, name_of(game)) as hers:
        ada.here.post("/me/alone")
        assert is_renewed(hers)
    assert game not in other.get("/games").text
    with tab(other, name_of(game)) as looking:
        assert looking.refusal("chat", text="still me") == "not-yours"
    assert game in ada.there.get("/games").text


def test_chance_is_sealed_and_opened_at_either(place: Place) -> None:
    ada, bo = place.come("Ada"), place.come("Zoe")
    game = opened(ada.here)
    bo.there.post(f"{game}/sit")
    seals = {visitor.get(f"{game}/state.json").json()["seal"] for visitor in (*ada, *bo)}
    (seal,) = seals
    with tab(ada.here, name_of(game)) as hers, tab(bo.there, name_of(game)) as his:
        while "podium" not in hers.regions.get("count", "") + his.regions.get("count", ""):
            for one, other in ((hers, his), (his, hers)):
                if one.view["mine"]:
                    one.play_turn()
                    while not other.view["mine"] and "podium" not in other.regions.get("count", ""):
                        other.hear("view")
    for visitor in (*ada, *bo):
        record = visitor.get(f"{game}/record").text
        assert f"chance hmac-sha256 {seal}" in record
        assert "follow" in visitor.post("/verify", data={"record": record}).text
        assert visitor.get(f"{game}/chance").status_code == 200
