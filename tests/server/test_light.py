"""Light: what a first visit takes over the wire, and what a browser may keep for ever."""

import re

import pytest

from browser.games import TOKEN, Prepared, full_tables, prepare
from server.asgi import TestClient
from server.conftest import Serve
from server.play import Tab
from toy.registry import registered
from ziggurat import registry
from ziggurat.commitment import Secret
from ziggurat.i18n.messages import LANGUAGES
from ziggurat.server.catalogue.playable import playable
from ziggurat.server.http.assets import FOR_EVER, asset, known, static
from ziggurat.server.render.regions import DRAWERS
from ziggurat.server.sessions.store import Store
from ziggurat.server.storage.schema import GAMES
from ziggurat.views.symbols import art_of

START = 60_000  # bytes
GAME = 30_000
RESOURCE = re.compile(
    r'<(?:img|script|link)\b(?![^>]*apple-touch-icon)[^>]*\b(?:src|href)="(/[^"]*)"'
)


def resources(page: str) -> list[str]:
    """The addresses a browser asks for to show a page: each picture by day only."""
    return list(dict.fromkeys(one.replace("&amp;", "&") for one in RESOURCE.findall(page)))


def weight(client: TestClient, address: str, accepted: str) -> int:
    """A page and all it needs, as it goes over the wire."""
    client.headers["accept-encoding"] = accepted
    page = client.get(address)
    assert page.headers["content-encoding"] in accepted
    answers = [page, *(client.get(one) for one in resources(page.text))]
    assert {answer.status_code for answer in answers} == {200}
    return sum(int(answer.headers["content-length"]) for answer in answers)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_start_page_is_light(client: TestClient, lang: str) -> None:
    client.cookies.set("lang", lang)
    assert weight(client, "/", "gzip") < START


@pytest.mark.parametrize("key", playable())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_of_a_full_table_is_light(serve: Serve, key: str, lang: str) -> None:
    pytest.importorskip("brotli", reason="the group 'app' is not installed as a whole")
    client = serve()
    client.cookies.set("lang", lang)
    seats = {f"seat-{seat}-kind": "medium" for seat in range(registry.load(key).max_seats)}
    game = client.post(f"/new/{key}", data=seats | {"seat-0-kind": "me"})
    assert weight(client, game.headers["location"], "br") < GAME


@pytest.mark.parametrize("key", playable())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_of_a_lesson_is_as_light(serve: Serve, key: str, lang: str) -> None:
    pytest.importorskip("brotli", reason="the group 'app' is not installed as a whole")
    client = serve()
    client.cookies.set("lang", lang)
    game = client.post(f"/learn/{key}")
    assert weight(client, game.headers["location"], "br") < GAME


@pytest.mark.parametrize("one", full_tables("late"), ids=lambda one: one.id)
def test_who_comes_late_finds_a_light_page(serve: Serve, store: Store, one: Prepared) -> None:
    """The socket brings what is no news: older turns of the log, and nothing a second time."""
    pytest.importorskip("brotli", reason="the group 'app' is not installed as a whole")
    prepare([one], store)
    with registered():
        serve()  # writes down what was drawn, so that a secret changes nothing of it
        with store.engine.begin() as connection:
            connection.execute(GAMES.update().values(secret=Secret.new().opened()))
        client, address = serve(), f"/g/{one.id}"
        client.cookies.set(f"seat-{one.id}", TOKEN)
        assert weight(client, address, "br") < GAME
        (has,) = re.findall(r'data-has="(\w+)"', client.get(address).text)
        with client.websocket_connect(f"/ws/{one.id}?has={has}") as socket:
            brought = Tab(socket).hear("view")["r"]
        late = [name for name in brought if not name.startswith("log-")]
        assert brought and set(late) <= set(DRAWERS)
        with client.websocket_connect(f"/ws/{one.id}?has=other") as socket:
            assert brought.keys() < Tab(socket).hear("view")["r"].keys()


@pytest.mark.parametrize("address", ["/", "/new/amytis", "/g/abc"])
def test_all_that_a_page_needs_is_kept_for_ever(client: TestClient, address: str) -> None:
    wanted = resources(client.get(address).text)
    assert wanted
    for one in wanted:
        assert client.get(one).headers["cache-control"] == FOR_EVER, one
        assert client.get(one.partition("?")[0]).headers["cache-control"] == "no-cache", one


def test_pages_themselves_are_never_kept(client: TestClient) -> None:
    for address in ("/", "/g/abc", "/nowhere"):
        assert client.get(address).headers["cache-control"] == "no-store"


def test_another_content_has_another_address(monkeypatch: pytest.MonkeyPatch) -> None:
    before = asset("style.css")
    assert asset("style.css", "table.css") != before
    monkeypatch.setattr("ziggurat.server.http.assets.bundle", lambda *names: b"other")
    asset.cache_clear()
    assert asset("style.css") != before
    monkeypatch.undo()
    asset.cache_clear()


@pytest.mark.parametrize(
    "names", ["style.css+client.js", "../app.py", "nothing.css", "style.css+", "__init__.py"]
)
def test_only_files_of_one_kind_are_sent(client: TestClient, names: str) -> None:
    assert client.get(f"/static/{names}").status_code == 404


@pytest.mark.parametrize("name", sorted(name for name in known() if name.endswith(".css")))
def test_styles_lose_comments_and_blanks_beside_signs(client: TestClient, name: str) -> None:
    """A blank between two words means something, and stays."""
    whole, sent = static(name).decode(), client.get(f"/static/{name}").text
    told = re.sub(r"/\*.*?\*/", "", whole, flags=re.DOTALL)
    words, signs = (re.compile(one) for one in (r"[^\s{};,:]+\s+(?=[^\s{};,:])", r"[^\s;]"))
    assert [one.strip() for one in words.findall(sent)] == [
        one.strip() for one in words.findall(told)
    ]
    assert signs.findall(sent) == signs.findall(told)


@pytest.mark.parametrize("name", sorted(name for name in known() if name.endswith(".js")))
def test_scripts_lose_comments_and_blanks_and_nothing_else(client: TestClient, name: str) -> None:
    whole, sent = static(name).decode(), client.get(f"/static/{name}").text
    told = re.sub(r"(^| )// .*$|/\*\* .*?\*/", "", whole, flags=re.MULTILINE)
    assert re.sub(r"\s", "", sent) == re.sub(r"\s", "", f"{{{told}}}")
    quoted = re.compile(r"\"[^\"\n]*\"|`[^`]*`")
    assert quoted.findall(sent) == quoted.findall(told)


@pytest.mark.parametrize("key", playable())
def test_a_page_has_the_art_it_shows_and_no_more(serve: Serve, key: str) -> None:
    client = serve()
    game = client.post(f"/new/{key}", data={"seat-0-kind": "me", "seat-1-kind": "me"})
    page = client.get(game.headers["location"]).text
    art, (note,) = art_of(key), re.findall(r'data-art="([^"]*)"', page)
    there = art.held(note)
    _, _, shown = page.partition("</defs></svg>")
    assert there == art.used(shown) != set(range(len(art.markup)))
    assert art.held("00000000.ff") == art.held("nonsense") == set()


def test_art_comes_with_the_view_that_shows_it_first(serve: Serve) -> None:
    """Uxmal, whose tiles and cards lie face down at first."""
    client = serve()
    game = client.post("/new/uxmal", data={"seat-0-kind": "me", "seat-1-kind": "me"})
    address, art = game.headers["location"], art_of("uxmal")
    (note,) = re.findall(r'data-art="([^"]*)"', client.get(address).text)
    first = art.held(note)
    with client.websocket_connect(f"/ws/{address.removeprefix('/g/')}?art={note}") as socket:
        mine = Tab(socket)
        assert "art" not in mine.hear("view"), "the page came with it"
        for _ in range(12):
            mine.play_turn()
            assert art.used("".join(mine.regions.values())) <= art.held(mine.drawn or note)
    assert art.held(mine.drawn) > first


@pytest.mark.parametrize(
    ("accepted", "coding"), [("gzip, deflate", "gzip"), ("gzip;q=1", "gzip"), ("identity", None)]
)
def test_a_browser_gets_what_it_can_read(
    client: TestClient, accepted: str, coding: str | None
) -> None:
    plain = client.get("/", headers={"accept-encoding": "identity"}).text
    for address in ("/", "/g/abc", asset("style.css"), "/box/amytis.svg"):
        answer = client.get(address, headers={"accept-encoding": accepted})
        assert answer.headers.get("content-encoding") == coding
        if coding:
            assert answer.headers["vary"] == "accept-encoding"
            assert int(answer.headers["content-length"]) < len(answer.content) / 2
    assert client.get("/").text == plain


def test_what_is_short_or_no_text_goes_as_it_is(client: TestClient) -> None:
    for address in ("/static/icon.svg", "/lang/fr"):
        assert "content-encoding" not in client.get(address).headers


def test_a_browser_that_reads_no_page_finds_the_icon(client: TestClient) -> None:
    icon = client.get("/favicon.ico")
    assert icon.status_code == 200 and icon.headers["content-type"] == "image/png"
