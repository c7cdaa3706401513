"""Resume: a tab that reconnects says what it shows, and is sent only what differs."""

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from shutil import which
from subprocess import run
from zlib import crc32

import pytest

from server.asgi import TestClient
from server.conftest import Serve
from server.play import Tab, host_of, play_turn
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.setup import Setup
from ziggurat.server.http.assets import static
from ziggurat.server.identity.tokens import hashed
from ziggurat.server.sessions.store import Store

ADA, BALAM = "k=Ada", "k=Balam"


@pytest.mark.skipif(which("node") is None, reason="no node to run the script of the page")
@pytest.mark.parametrize("parts", [(), ("é", "<b>x", "\U0001f600"), ("",), ("a" * 5000, "b")])
def test_browser_and_server_compute_the_same_checksum(parts: Sequence[str]) -> None:
    script = static("client.js").decode()
    function = script[script.index("const checksum") :].partition("};\n")[0] + "};"
    call = f"{function} console.log(checksum({json.dumps(parts)}.join('\\0')))"
    done = run(["node", "--eval", call], capture_output=True, text=True, check=True)
    assert int(done.stdout) == crc32("\0".join(parts).encode())


@contextmanager
def connected(client: TestClient, has: str = "", keys: str = ADA, **more: str) -> Iterator[Tab]:
    """A tab that has its first view; `has` is what it reports."""
    query = "".join(f"&{name}={value}" for name, value in more.items())
    with client.websocket_connect(f"/ws/abc?{keys}&has={has}&splices{query}") as socket:
        tab = Tab(socket)
        tab.hear("view")
        yield tab


@contextmanager
def again(client: TestClient, before: Tab, keys: str = ADA, **more: str) -> Iterator[Tab]:
    """The same tab, after its connection broke."""
    query = "".join(f"&{name}={value}" for name, value in more.items())
    url = f"/ws/abc?{keys}&has={before.report()}&splices{query}"
    with client.websocket_connect(url) as socket:
        tab = Tab(socket)
        tab.parts = {name: list(parts) for name, parts in before.parts.items()}
        tab.of_page = dict(before.of_page)
        tab.hear("view")
        yield tab


def assert_shows_all(client: TestClient, tab: Tab, keys: str = ADA) -> None:
    """It shows what one shows that is sent everything."""
    with connected(client, keys=keys) as fresh:
        shown = {name: markup for name, markup in fresh.regions.items() if markup}
    assert {name: markup for name, markup in tab.regions.items() if markup} == shown


def test_nothing_has_changed_and_nothing_is_sent(client: TestClient) -> None:
    with connected(client) as tab:
        assert tab.view["r"]
    with again(client, tab) as tab:
        assert tab.view["r"] == {}


def test_only_regions_that_differ_are_sent_after_some_moves(client: TestClient) -> None:
    with connected(client) as tab:
        pass
    for _ in range(4):
        play_turn(client_with(client, "Ada", "Balam"), "abc")
    with connected(client) as fresh:
        differ = {name for name in fresh.parts if fresh.parts[name] != tab.parts.get(name)}
    assert differ < fresh.parts.keys()
    with again(client, tab) as tab:
        assert tab.view["r"].keys() == differ
        assert_shows_all(client, tab)


def client_with(client: TestClient, *tokens: str) -> TestClient:
    client.cookies.set("seat-abc", ".".join(tokens))
    return client


def test_a_tab_that_resumed_is_sent_patches(client: TestClient) -> None:
    """Of what it has in parts; parts that came before the break are still there."""
    keys = f"{ADA}&{BALAM}"
    with connected(client, keys=keys) as tab:
        pass
    with again(client, tab, keys) as tab:
        for _ in range(3):
            choices = re.findall(r'data-choice="([^"]*)"', tab.regions["list"])
            sent = tab.act("choose", id=choices[0], auto=True)["r"]
            assert any(isinstance(part, int) for one in sent.values() for part in one)
        assert_shows_all(client, tab, keys)


def test_regions_of_the_page_are_reported_by_their_checksum(client: TestClient) -> None:
    """The tab has no parts of them; so they are compared, and sent whole once they differ."""
    (has,) = re.findall(r'data-has="(\w+)"', client_with(client, "Ada").get("/g/abc").text)
    with connected(client, has) as tab:
        assert tab.of_page and "say" not in tab.view["r"]
    with again(client, tab) as tab:
        assert tab.view["r"] == {} and "has" not in tab.view
        came = set(tab.of_page)
        choice = re.findall(r'data-choice="([^"]*)"', tab.regions["list"])[0]
        sent = tab.act("choose", id=choice, auto=True)["r"]
        assert came & sent.keys()
        for name in came & sent.keys():
            assert all(isinstance(one, str) for one in sent[name]), name
    with again(client, tab) as tab:
        assert tab.view["r"] == {}


@pytest.mark.parametrize(
    "forged", ["say.1", "say.-1", ",,,", "x.y", "say.1,say.1", "nothing.12", "log-1." + "9" * 10]
)
def test_a_wrong_report_gets_everything(client: TestClient, forged: str) -> None:
    with connected(client) as tab:
        everything = tab.regions
    with connected(client, forged) as other:
        assert {**other.regions, "nothing": ""} == {**everything, "nothing": ""}


def test_a_report_of_another_seat_shows_nothing_of_it(client: TestClient) -> None:
    """A tab is sent what its own seats may see, whatever it says it has."""
    with connected(client, keys=BALAM) as balam:
        pass
    with again(client, balam, ADA) as tab:
        assert tab.view["r"]
        assert_shows_all(client, tab)
    with connected(client, balam.report(), keys="") as spectator:
        sent = spectator.regions
    with connected(client, keys="") as plain:
        assert all(plain.regions.get(name, "") == markup for name, markup in sent.items())


def test_turns_that_were_taken_back_are_removed(client: TestClient) -> None:
    with connected(client) as tab:
        tab.parts["log-57"] = ["<p>a turn that is gone</p>"]
    with again(client, tab) as tab:
        assert tab.view["r"] == {"log-57": []}


def test_the_past_is_resumed_too(client: TestClient) -> None:
    play_turn(client_with(client, "Ada", "Balam"), "abc")
    with connected(client, at="1") as tab:
        assert tab.view["at"] == 1
    with again(client, tab, at="1") as tab:
        assert tab.view["at"] == 1 and tab.view["r"] == {}
    with again(client, tab) as tab:
        assert "at" not in tab.view and tab.view["r"]
        assert_shows_all(client, tab)


def test_a_name_that_changed_meanwhile_is_sent(serve: Serve, store: Store, setup: Setup) -> None:
    guest = Player(PlayerKind.INVITED, "Guest", token=hashed("link"))
    store.create(replace(setup, players=(setup.players[0], guest)))
    client = serve()
    with connected(client) as tab:
        assert "Guest" in tab.regions["player-1"]
    client.post("/g/abc/join", data={"k": "link", "name": "Zoe"})
    with again(client, tab) as tab:
        assert "Zoe" in tab.regions["player-1"] and "player-1" in tab.view["r"]
        assert_shows_all(client, tab)


def test_another_worker_compares_as_well(client: TestClient, serve: Serve) -> None:
    """It knows nothing of the tab: the report is enough."""
    with connected(client) as tab:
        pass
    host_of(client).sessions.recent.clear()
    with again(serve(), tab) as tab:
        assert tab.view["r"] == {}
