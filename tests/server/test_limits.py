"""The limits of one address, and how requests beyond them are refused."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from html import unescape

import pytest
from starlette.websockets import WebSocketDisconnect

from server.asgi import TestClient
from server.limits import set_limit
from server.play import FirstChoice, host_of, tab
from ziggurat.i18n.messages import LANGUAGES
from ziggurat.server.app import create_app
from ziggurat.server.config import CONFIG, NO_LIMITS, AddressLimits, Rate
from ziggurat.server.errors import Reject
from ziggurat.server.game.setup import Setup
from ziggurat.server.http import client_limits
from ziggurat.server.http.client_limits import RateLimits
from ziggurat.server.http.fair_scheduler import FairScheduler
from ziggurat.server.realtime.sockets import TRY_AGAIN_LATER
from ziggurat.server.render.words import words_for
from ziggurat.server.sessions.store import Store

NO_MORE = 1e-6
CLOSE_REASON = 123  # bytes

Start = Callable[[AddressLimits], Callable[[str], TestClient]]


@pytest.fixture
def limited(url: str, store: Store, setup: Setup) -> Iterator[Start]:
    """Starts the app with some limits; the answer makes visitors by their address."""
    store.create(setup)
    with ExitStack() as stack:

        def start(limits: AddressLimits) -> Callable[[str], TestClient]:
            app = create_app(url, FirstChoice(), limits=limits)
            stack.enter_context(TestClient(app))

            def visitor(address: str) -> TestClient:
                return TestClient(app, client=(address, 1), follow_redirects=False)

            return visitor

        yield start


@pytest.mark.parametrize("lang", LANGUAGES)
def test_requests_without_end_are_refused_in_words(limited: Start, lang: str) -> None:
    visitor = limited(replace(NO_LIMITS, requests=Rate(3, 0.1)))
    busy, other = visitor("192.0.2.1"), visitor("192.0.2.2")
    busy.cookies.set("lang", lang)
    assert [busy.get("/g/abc").status_code for _ in range(3)] == [200] * 3
    page = busy.get("/g/abc")
    assert page.status_code == 429
    assert words_for(lang).say("problem-429") in unescape(page.text)
    wait = int(page.headers["retry-after"])
    assert 1 <= wait <= 10
    assert words_for(lang).say("problem-429-wait", seconds=wait) in unescape(page.text)
    script = busy.get("/g/abc/state.json")
    assert (script.status_code, script.json()["why"]) == (429, "slow")
    assert other.get("/g/abc").status_code == 200


def test_games_without_end_are_refused(limited: Start, store: Store) -> None:
    visitor = limited(replace(NO_LIMITS, games=Rate(2, 0.05)))
    busy, other = visitor("192.0.2.1"), visitor("192.0.2.2")
    assert [busy.post("/play/amytis").status_code for _ in range(3)] == [303, 303, 429]
    form = {"seat-0-kind": "me", "seat-1-kind": "easy"}
    refused = busy.post("/new/amytis", data=form)
    assert (refused.status_code, int(refused.headers["retry-after"]) > 10) == (429, True)
    assert busy.get("/").status_code == 200, "everything else goes on"
    assert other.post("/play/amytis").status_code == 303


def test_pictures_without_end_are_refused(limited: Start) -> None:
    visitor = limited(replace(NO_LIMITS, drawings=Rate(2 * CONFIG.http.picture_cost + 1, NO_MORE)))
    busy, other = visitor("192.0.2.1"), visitor("192.0.2.2")
    pictures = [busy.get("/g/abc/board.svg") for _ in range(3)]
    assert [one.status_code for one in pictures] == [200, 200, 429]
    assert pictures[-1].json()["why"] == "slow"
    assert [busy.get("/g/abc").status_code for _ in range(2)] == [200, 429]
    assert other.get("/g/abc").status_code == 200


def test_a_tab_waits_for_its_drawings(limited: Start) -> None:
    visitor = limited(replace(NO_LIMITS, drawings=Rate(2, 20)))
    with tab(visitor("192.0.2.1"), token="Ada") as ada:
        for choice in ("take:pile-3", "lay:site-0"):
            ada.act("choose", id=choice)
        for position in (0, 1, 0, 1):
            ada.send("at", n=position)
            assert ada.hear("view")["at"] == position


def test_changes_without_end_have_to_wait(limited: Start) -> None:
    """What is refused changes nothing, and costs nothing."""
    visitor = limited(replace(NO_LIMITS, changes=Rate(4, 5)))
    with tab(visitor("192.0.2.1"), token="Ada") as ada:
        for _ in range(30):
            assert ada.refusal("choose", id="fly:away", rev=0) == "illegal"
        began = time.monotonic()
        for choice in ("take:pile-3", "", "take:pile-3", "", "take:pile-3", "", "take:pile-3"):
            ada.act("choose", id=choice) if choice else ada.act("undo")
        assert time.monotonic() - began > 0.4, "three more than were left, five a second"
    script = limited(replace(NO_LIMITS, changes=Rate(4, NO_MORE)))("192.0.2.2")
    headers = {"authorization": "Bearer Ada"}
    asked = [script.post("/g/abc/choice", json={"rev": 0}, headers=headers) for _ in range(6)]
    assert asked[0].status_code != 429 and asked[-1].status_code == 429


def test_one_address_has_so_many_sockets(limited: Start) -> None:
    visitor = limited(replace(NO_LIMITS, sockets=2))
    busy, other = visitor("192.0.2.1"), visitor("192.0.2.2")
    with tab(busy), tab(busy), tab(other):
        with (
            busy.websocket_connect("/ws/abc") as third,
            pytest.raises(WebSocketDisconnect) as closed,
        ):
            third.receive_text()
        assert closed.value.code == TRY_AGAIN_LATER
        assert "Too many windows" in str(closed.value.reason)
    with tab(busy):
        pass  # there is room again


def test_somebody_at_many_addresses_is_one_visitor(limited: Start) -> None:
    visitor = limited(replace(NO_LIMITS, games=Rate(2, NO_MORE), sockets=1))
    here, there, other = visitor("192.0.2.1"), visitor("192.0.2.2"), visitor("192.0.2.3")
    assert here.post("/play/amytis").status_code == 303
    there.cookies.set("me", here.cookies["me"])
    assert [there.post("/play/amytis").status_code for _ in range(2)] == [303, 429]
    assert other.post("/play/amytis").status_code == 303
    with tab(here), tab(other):
        with (
            there.websocket_connect("/ws/abc") as second,
            pytest.raises(WebSocketDisconnect) as closed,
        ):
            second.receive_text()
        assert closed.value.code == TRY_AGAIN_LATER


def test_pages_of_somebody_at_many_addresses_are_counted_together(limited: Start) -> None:
    visitor = limited(replace(NO_LIMITS, requests=Rate(4, NO_MORE)))
    here, there, other = visitor("192.0.2.1"), visitor("192.0.2.2"), visitor("192.0.2.3")
    assert here.post("/me", data={"name": "Ada"}).status_code == 303
    there.cookies.set("me", here.cookies["me"])
    assert [one.get("/me").status_code for one in (here, there, here, there)] == [200] * 4
    assert there.get("/me").status_code == 429
    assert there.get("/rules/amytis").status_code == 200, "its address is not used up"
    assert other.get("/me").status_code == 200


def test_somebody_at_many_addresses_waits_for_bots_in_one_line(limited: Start) -> None:
    visitor = limited(NO_LIMITS)
    here, there, other = visitor("192.0.2.1"), visitor("192.0.2.2"), visitor("192.0.2.2")
    here.post("/me", data={"name": "Ada"})
    there.cookies.set("me", here.cookies["me"])
    host, askers = host_of(here), list[str]()
    for one in (here, there, other):
        address = one.post("/play/amytis").headers["location"]
        assert one.get(address).status_code == 200
        askers.append(host.sessions.referenced[address.removeprefix("/g/")].asker)
    assert askers == ["192.0.2.1", "192.0.2.1", "192.0.2.2"]


def test_who_was_seen_longest_ago_may_wait_in_another_line(monkeypatch: pytest.MonkeyPatch) -> None:
    set_limit(monkeypatch, client_limits, "http.max_clients", 2)
    known = RateLimits()
    assert [known.line("a", "Ada"), known.line("b", "Bob"), known.line("c", "Ada")] == [*"aba"]
    assert known.line("c", "Cem") == "c"
    assert [known.line("d", "Ada"), known.line("d", "Bob")] == ["a", "d"], "Bob was forgotten"


def test_sockets_opened_without_end_are_refused(limited: Start) -> None:
    visitor = limited(replace(NO_LIMITS, requests=Rate(2, NO_MORE)))
    busy, other = visitor("192.0.2.1"), visitor("192.0.2.2")
    with tab(busy), tab(busy):
        pass
    with pytest.raises(WebSocketDisconnect), busy.websocket_connect("/ws/abc"):
        pytest.fail("it was let in")
    with tab(other):
        pass


def test_pages_sockets_and_messages_wait_for_their_turn(
    limited: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed: list[tuple[str, bool]] = []

    async def noted(self: FairScheduler, address: str, short: bool = False) -> None:
        passed.append((address, short))

    monkeypatch.setattr(FairScheduler, "pass_through", noted)
    visitor = limited(NO_LIMITS)("192.0.2.1")
    visitor.get("/g/abc")
    with tab(visitor, token="Ada") as ada:
        ada.act("choose", id="take:pile-3")
    assert passed == [("192.0.2.1", False), ("192.0.2.1", False), ("192.0.2.1", True)]


def test_one_seat_has_so_many_tabs(limited: Start) -> None:
    visitor = limited(replace(NO_LIMITS, tabs=2))
    with tab(visitor("192.0.2.1"), token="Ada"), tab(visitor("192.0.2.2"), token="Ada"):
        with (
            visitor("192.0.2.3").websocket_connect("/ws/abc?k=Ada") as third,
            pytest.raises(WebSocketDisconnect) as closed,
        ):
            third.receive_text()
        assert closed.value.code == TRY_AGAIN_LATER
        with tab(visitor("192.0.2.3"), token="Balam"), tab(visitor("192.0.2.4")):
            pass


def test_a_seat_does_not_say_more_by_more_tabs(limited: Start) -> None:
    visitor = limited(CONFIG.address)("192.0.2.1")
    with tab(visitor, token="Ada") as one, tab(visitor, token="Ada") as another:
        for number in range(3):
            one.send("chat", text=f"one {number}")
            one.hear("chat")
            another.send("chat", text=f"another {number}")
            if number < 2:
                another.hear("chat")
        assert another.hear("nack")["why"] == "slow"


def test_a_network_of_ipv6_is_one_address(limited: Start) -> None:
    visitor = limited(replace(NO_LIMITS, games=Rate(1, NO_MORE)))
    assert visitor("2001:db8::1").post("/play/amytis").status_code == 303
    assert visitor("2001:db8::2").post("/play/amytis").status_code == 429
    assert visitor("2001:db8:1::1").post("/play/amytis").status_code == 303


def test_addresses_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    set_limit(monkeypatch, client_limits, "http.max_clients", 2)
    known = RateLimits()
    talking = known.at("first")
    with talking.counted_socket():
        for address in ("second", "third", "fourth", "fifth"):
            known.at(address)
        assert known.at("first") is talking
        assert len(known.known) <= 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("why", [Reject.CROWDED, Reject.LAGGING, Reject.UNAVAILABLE])
def test_a_sentence_fits_into_a_closing_socket(lang: str, why: Reject) -> None:
    assert len(words_for(lang).say(why.message).encode()) <= CLOSE_REASON


def test_games_in_use_beyond_all_limits_do_not_keep_others_out(
    limited: Start, store: Store, setup: Setup
) -> None:
    visitor = limited(replace(NO_LIMITS, sockets=5))
    for number in range(9):
        store.create(replace(setup, id=f"game-{number}"))
    busy, other = visitor("192.0.2.1"), visitor("192.0.2.2")
    with ExitStack() as stack:
        for number in range(9):
            stack.enter_context(busy.websocket_connect(f"/ws/game-{number}?k=Ada"))
        with tab(other, token="Ada") as ada:
            assert ada.act("choose", id="take:pile-3")["rev"] == 1
