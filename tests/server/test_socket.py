"""The conversation of a tab: views, choices, refusals, the past, chat, hotseat."""

import json
from dataclasses import replace

import pytest
from starlette.websockets import WebSocketDisconnect

from server.asgi import TestClient
from server.conftest import Serve
from server.play import Tab, finish, tab
from ziggurat import registry
from ziggurat.server.catalogue.playable import playable
from ziggurat.server.config import CONFIG
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.sessions.store import Store

LONGEST = CONFIG.realtime.max_message_chars
SECRETIVE = {"pyramidion"}  # hands of cards; everything else lies open or is drawn
TILE = 'data-choice="take:pile-3"'


class TestPlaying:
    def test_a_tab_starts_with_a_whole_view(self, client: TestClient) -> None:
        with tab(client, token="Ada") as ada:
            assert ada.view["rev"] == 0
            assert ada.view["mine"] is True
            assert {"status", "actions", "log-1", "player-1", "piles", "city"} <= set(ada.regions)
            assert TILE in ada.regions["piles"]

    def test_only_what_changed_is_sent(self, client: TestClient) -> None:
        with tab(client, token="Ada") as ada:
            message = ada.act("choose", id="take:pile-3")
            assert message["rev"] == 1
            assert "piles" in message["r"]
            assert "favours" not in message["r"]
            assert "count" not in message["r"]
            assert message["say"]

    def test_turns_that_are_over_are_not_sent_again(self, client: TestClient) -> None:
        with tab(client, token="Ada Balam") as both:
            for turn, pile in ((1, "pile-3"), (2, "pile-4")):
                both.act("choose", id=f"take:{pile}")
                both.act("choose", id="lay:site-0")
                assert f"log-{turn}" in both.act("end")["r"]
            message = both.act("choose", id="take:pile-8")
            assert {name for name in message["r"] if name.startswith("log-")} == {"log-3"}
            assert len(json.dumps(message)) < 24_000

    def test_a_turn_is_chosen_undone_chosen_again_and_ended(self, client: TestClient) -> None:
        with tab(client, token="Ada") as ada, tab(client, token="Balam") as balam:
            ada.act("choose", id="take:pile-3")
            ada.act("undo")
            assert TILE in ada.regions["piles"]
            ada.act("choose", id="take:pile-4")
            ada.act("choose", id="lay:site-4")
            assert "disabled" not in ada.regions["actions"].partition('data-do="end"')[2]
            ended = ada.act("end")
            assert ended["mine"] is False
            while balam.view["rev"] < ended["rev"]:
                balam.hear("view")
            assert balam.view["mine"] is True
            assert 'data-choice="take:' in balam.regions["piles"]
            assert 'data-choice="take:' not in ada.regions["piles"]

    def test_only_the_one_who_plays_may_undo_from_the_log(self, client: TestClient) -> None:
        with tab(client, token="Ada") as ada, tab(client, token="Balam") as balam:
            ada.act("choose", id="take:pile-3")
            balam.hear("view")
            assert 'data-do="undo"' in ada.regions["log-1"]
            assert 'data-do="undo"' not in balam.regions["log-1"]

    def test_a_turn_can_end_by_itself(self, client: TestClient) -> None:
        with tab(client, token="Ada") as ada:
            ada.send("look", auto=True)
            ada.act("choose", id="take:pile-3")
            assert ada.act("choose", id="lay:site-0")["rev"] == 3
            assert ada.view["mine"] is False

    def test_a_bot_answers(self, serve: Serve) -> None:
        client = serve()
        form = {"seat-0-kind": "me", "seat-1-kind": "easy"}
        game = client.post("/new/amytis", data=form).headers["location"].removeprefix("/g/")
        with tab(client, game) as mine:
            mine.play_turn()
            ended = mine.view["rev"]
            while not mine.view["mine"]:
                mine.hear("view")
            assert mine.view["rev"] > ended


class TestRefusals:
    @pytest.mark.parametrize(
        ("text", "why"),
        [
            ("", "malformed"),
            ("{", "malformed"),
            ("[" * 1500, "malformed"),
            ("[]", "malformed"),
            ("null", "malformed"),
            ('{"t":"dance"}', "malformed"),
            ('{"t":["choose"]}', "malformed"),
            ('{"t":"choose"}', "malformed"),
            ('{"t":"choose","id":7,"rev":0}', "malformed"),
            ('{"t":"choose","id":"take:pile-3","rev":"0"}', "malformed"),
            ('{"t":"choose","id":"take:pile-3","rev":true}', "malformed"),
            ('{"t":"undo","rev":0,"to":"x"}', "malformed"),
            ('{"t":"look","auto":1}', "malformed"),
            (json.dumps({"t": "chat", "text": "x" * LONGEST}), "too-long"),
            (json.dumps({"t": "chat", "text": "x" * 301}), "too-long"),
            ('{"t":"choose","id":"take:pile-9","rev":0}', "illegal"),
            ('{"t":"choose","id":"take:pile-3","rev":7}', "stale"),
            ('{"t":"end","rev":0}', "unfinished"),
            ('{"t":"undo","rev":0}', "no-undo"),
        ],
    )
    def test_nonsense_changes_nothing(self, client: TestClient, text: str, why: str) -> None:
        with tab(client, token="Ada") as ada:
            ada.socket.send_text(text)
            nack = ada.hear("nack")
            assert (nack["why"], nack["rev"]) == (why, 0)
            assert nack["say"]
            assert ada.act("choose", id="take:pile-3")["rev"] == 1

    def test_bytes_are_no_message(self, client: TestClient) -> None:
        with tab(client, token="Ada") as ada:
            ada.socket.send_bytes(b"\x00\xff")
            assert ada.hear("nack")["why"] == "malformed"

    def test_a_double_click_is_one_move(self, client: TestClient) -> None:
        with tab(client, token="Ada") as ada:
            for _ in range(2):
                ada.send("choose", id="take:pile-3", rev=0)
            assert ada.hear("nack")["why"] == "stale"
            assert ada.view["rev"] == 1

    def test_another_seat_cannot_choose(self, client: TestClient) -> None:
        with tab(client, token="Balam") as balam:
            assert balam.refusal("choose", id="take:pile-3", rev=0) == "not-yours"

    @pytest.mark.parametrize(
        ("address", "code"), [("/ws/nothing", 4404), ("/ws/abc?k=wrong", 4403)]
    )
    def test_the_door_is_shut_with_a_reason(
        self, client: TestClient, address: str, code: int
    ) -> None:
        with client.websocket_connect(address) as socket:
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_text()
            assert closed.value.code == code

    def test_pages_of_other_sites_may_not_talk(self, client: TestClient) -> None:
        origin = {"origin": "https://elsewhere.example"}
        with client.websocket_connect("/ws/abc?k=Ada", headers=origin) as socket:
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_text()
            assert closed.value.code == 4403


class TestThePast:
    def test_looking_back_shows_no_choices_and_does_not_jump(self, client: TestClient) -> None:
        with tab(client, token="Ada") as ada, tab(client, token="Balam") as balam:
            ada.act("choose", id="take:pile-3")
            balam.hear("view")
            balam.send("at", n=0)
            assert balam.hear("view")["at"] == 0
            assert "data-choice" not in "".join(balam.regions.values())
            ada.act("choose", id="lay:site-0")
            assert balam.hear("view")["at"] == 0
            assert balam.view["of"] == 2
            balam.send("at")
            assert "at" not in balam.hear("view")

    def test_nothing_is_chosen_while_looking_back(self, client: TestClient) -> None:
        with tab(client, token="Ada") as ada:
            ada.act("choose", id="take:pile-3")
            ada.send("at", n=0)
            ada.hear("view")
            assert ada.refusal("choose", id="lay:site-0", rev=1) == "not-yours"

    @pytest.mark.parametrize("kind", ["offer", "leave"])
    def test_who_looks_back_may_still_offer_to_end_and_leave(
        self, client: TestClient, store: Store, kind: str
    ) -> None:
        with tab(client, token="Ada") as ada:
            ada.act("choose", id="take:pile-3")
            ada.send("at", n=0)
            ada.hear("view")
            ada.act(kind)
        assert [row.kind for row in store.rows("abc")][1] == kind

    @pytest.mark.parametrize("n", [-5, 10**30, 5])
    def test_a_position_that_is_not_there_is_the_nearest(self, client: TestClient, n: int) -> None:
        with tab(client, token="Ada") as ada:
            ada.act("choose", id="take:pile-3")
            ada.act("choose", id="lay:site-0")
            ada.send("at", n=0)
            ada.hear("view")
            ada.send("at", n=n)
            ada.send("at", n=1)
            assert ada.hear("view").get("at", 2) in (1, 2)


class TestPresence:
    def test_everybody_is_told_who_comes_and_goes(self, client: TestClient) -> None:
        with tab(client, token="Ada") as ada:
            assert ada.hear("here")["seats"] == [0]
            with tab(client, token="Balam") as balam, tab(client):
                assert balam.hear("here")["seats"] == [0, 1], "spectators have no seat"
                seats = ada.hear("here")["seats"]
                while seats != [0, 1]:
                    seats = ada.hear("here")["seats"]
            while seats != [0]:
                seats = ada.hear("here")["seats"]


class TestChat:
    def test_chat_is_passed_on_as_text(self, client: TestClient) -> None:
        with tab(client, token="Ada") as ada, tab(client, token="Balam") as balam:
            ada.send("chat", text="  <img src=x onerror=alert(1)>\n\u202eolleh ")
            said = balam.hear("chat")
            assert said["who"] == "Ada"
            assert said["text"] == "<img src=x onerror=alert(1)> olleh"
        with tab(client) as late:
            assert late.hear("chat")["n"] == said["n"]

    def test_chat_is_rate_limited(self, client: TestClient) -> None:
        with tab(client, token="Ada") as ada:
            for number in range(6):
                ada.send("chat", text=f"line {number}")
            assert ada.hear("nack")["why"] == "slow"

    def test_spectators_do_not_chat(self, client: TestClient) -> None:
        with tab(client) as watcher:
            assert watcher.refusal("chat", text="hello") == "not-yours"


class TestHotseat:
    @pytest.fixture
    def secret(self, serve: Serve, store: Store, toy_game: Setup) -> TestClient:
        store.create(toy_game)
        return serve()

    def test_a_curtain_falls_before_the_next_seat_may_see(self, secret: TestClient) -> None:
        with tab(secret, "toy", "Ada Balam") as both:
            assert both.view["curtain"] is True
            assert "data-choice" not in both.regions["list"]
            assert "Pass the device to Ada" in both.regions["curtain"]
            assert both.refusal("choose", id="take:fruit-0", rev=0) == "not-yours"
            both.send("look", seat=0)
            assert "curtain" not in both.hear("view")
            both.play_turn()
            assert both.view["curtain"] is True
            assert "Pass the device to Balam" in both.regions["curtain"]

    def test_the_curtain_can_be_left_out(self, secret: TestClient) -> None:
        with tab(secret, "toy", "Ada Balam") as both:
            both.send("look", curtain=False)
            assert "curtain" not in both.hear("view")
            both.play_turn()
            assert both.view["mine"] is True
            assert "data-choice" in both.regions["list"]

    @pytest.mark.parametrize("key", playable())
    def test_a_curtain_falls_exactly_where_a_game_hides_something(
        self, key: str, serve: Serve, store: Store, setup: Setup
    ) -> None:
        table = replace(setup, id=key, game=key, version=registry.load(key).version)
        store.create(table)
        hides = Session(table).has_secrets()
        with tab(serve(), key, "Ada Balam") as both:
            assert ("curtain" in both.view) is hides
        assert hides is (key in SECRETIVE)

    def test_no_curtain_falls_where_nothing_is_hidden(self, client: TestClient) -> None:
        with tab(client, token="Ada Balam") as both:
            assert "curtain" not in both.view
            both.play_turn()
            assert "curtain" not in both.view
            assert 'data-choice="take:' in both.regions["piles"]

    def test_nobody_faces_a_seat_they_do_not_hold(self, client: TestClient) -> None:
        with tab(client, token="Balam") as balam:
            balam.send("look", seat=0)
            assert balam.refusal("choose", id="take:pile-3", rev=0) == "not-yours"


def backs(tab: Tab) -> int:
    """How many goals of the toy lie face down."""
    return sum(region.count("#goal-back") for region in tab.regions.values())


class TestSecrets:
    def test_each_viewer_is_shown_what_its_seat_may_see(
        self, serve: Serve, store: Store, toy_game: Setup
    ) -> None:
        store.create(toy_game)
        client = serve()
        for token, hidden in (("Ada", 1), ("Balam", 1), ("", 2)):
            with tab(client, "toy", token) as viewer:
                assert backs(viewer) == hidden

    def test_secrets_are_shown_once_the_game_is_over(
        self, serve: Serve, store: Store, toy_game: Setup
    ) -> None:
        store.create(toy_game)
        store.append("toy", 0, finish(Session(toy_game))).result()
        with tab(serve(), "toy") as watcher:
            assert backs(watcher) == 0

    def test_the_choice_that_ends_a_game_with_secrets_is_final(self, toy_game: Setup) -> None:
        rows = finish(Session(toy_game))
        almost = Session(toy_game, rows[:-2])
        assert all(almost.current.is_final(choice) for choice in almost.choices())
        almost.apply(rows[-2])
        assert almost.table.over
        assert not almost.before

    def test_a_curtain_hides_both_hands(self, serve: Serve, store: Store, toy_game: Setup) -> None:
        store.create(toy_game)
        with tab(serve(), "toy", "Ada Balam") as both:
            assert backs(both) == 2


def test_a_restart_goes_on_with_nothing_lost(serve: Serve, store: Store, setup: Setup) -> None:
    store.create(setup)
    with tab(serve(), token="Ada") as ada:
        ada.act("choose", id="take:pile-3")
        ada.act("choose", id="lay:site-8")
        before = dict(ada.regions)
    with tab(serve(), token="Ada") as ada:
        assert ada.view["rev"] == 2
        assert ada.regions == before
        ada.act("undo", to=0)
        assert TILE in ada.regions["piles"]


def test_a_move_of_another_worker_is_noticed(client: TestClient, store: Store) -> None:
    with tab(client, token="Ada") as ada:
        session = Session(store.setup("abc"))
        store.append("abc", 0, session.choose({0}, 0, "take:pile-5").rows).result()
        assert ada.refusal("choose", id="take:pile-3", rev=0) == "stale"
        assert ada.view["rev"] == 1
        assert ada.act("choose", id="lay:site-0")["rev"] == 2
