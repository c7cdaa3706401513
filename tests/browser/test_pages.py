"""Every page outside a game fits every screen, and axe-core finds nothing on it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from starlette.routing import Route

from browser.conftest import Server
from browser.games import LONG_NAME, TOKEN
from browser.table import make_game, sit_down
from browser.test_accessibility import LOOKS, complaints
from browser.test_layout import EVERY_FORM
from ziggurat.i18n.messages import LANGUAGES
from ziggurat.server.app import ROUTES
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.setup import Setup
from ziggurat.server.identity.tokens import hashed
from ziggurat.server.sessions.store import Store

MEASURE = (Path(__file__).parent / "measure_page.js").read_text("utf-8")
CLOSED = Setup(
    "closed", "nine-men", 1, {}, 1, (Player(PlayerKind.PERSON, LONG_NAME, token=hashed(TOKEN)),)
)

NO_PAGES = {  # files and data, parts of a page, ways to another one
    *("/static/{names}", "/box/{game}.svg", "/g/{game}/board.svg", "/g/{game}/state.json"),
    *("/g/{game}/record", "/favicon.ico", "/health", "/ready", "/robots.txt", "/lang/{lang}"),
    *("/rules/{game}/sheet", "/g/{game}/help", "/g/{game}/again", "/ratings"),
    "/me/export",
}
TABLE = "/g/{game}"  # measured in tests of its own


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a game whose box is not there any more."""
    folder = tmp_path_factory.mktemp("pages")
    store = Store(f"sqlite:///{folder / 'games.sqlite3'}")
    store.create(CLOSED)
    store.close()
    running = Server(folder)
    yield running
    running.kill()


def called(page: Page, server: Server, name: str) -> None:
    """A browser whose account has a name."""
    page.goto(f"{server.url}/me")
    page.fill("[name=name]", name)
    page.click(".who-am-i button")


def tour(ada: Page, balam: Page, server: Server) -> Iterator[tuple[Page, str]]:
    """Two people go from page to page: where one of them is now, and by which route."""

    def go(path: str, route: str = "") -> tuple[Page, str]:
        ada.goto(f"{server.url}{path}")
        return ada, route or path

    yield go("/me")  # of a deleted account
    yield go("/games")  # none
    yield go("/lobby")  # no one waits
    called(ada, server, LONG_NAME)
    ada.click("[action='/me/code'] button")
    yield ada, "/me"
    code = ada.locator("input[value*='/me/come']").input_value()
    called(balam, server, "Balam")
    make_game(balam, server, "teotihuacan", {1: "open", 2: "hard", 3: "open"}, "Balam")
    yield go("/lobby")
    balam.goto(code)
    yield balam, "/me/come"
    yield go("/")
    form = go("/new/uxmal", "/new/{game}")
    for seat, kind in enumerate(("hard", "open", "empty"), start=1):
        ada.select_option(f"[name=seat-{seat}-kind]", kind)
    yield form
    yield go("/rules/origins", "/rules/{game}")
    yield go("/ratings/teotihuacan", "/ratings/{game}")
    make_game(ada, server, "pyramidion", {1: "invited"}, LONG_NAME)
    game = ada.url.removeprefix(server.url)
    yield go(f"{game}/invite", "/g/{game}/invite")
    ada.goto(f"{server.url}{game}")
    balam.goto(ada.locator(".invite input").first.input_value())
    yield balam, "/g/{game}/join"
    balam.click("main button[type=submit]")
    balam.wait_for_url("**/g/*")
    yield go(f"{game}/people", "/g/{game}/people")
    yield go(f"{game}/chance", "/g/{game}/chance")
    yield go("/games")
    yield go("/privacy")
    yield go("/verify")
    ada.fill("[name=record]", "This is no record.")
    ada.click("main button[type=submit]")
    yield ada, "/verify"
    yield go(f"/g/{CLOSED.id}", TABLE)
    yield go("/no-such-page", TABLE)


UNFOLD = "all => all.forEach(one => { one.open = true; })"


@pytest.mark.parametrize(("lang", "look"), [("en", "desktop"), ("fr", "phone")])
def test_every_page_fits_and_breaks_no_rule_of_accessibility(
    browser: Browser, server: Server, lang: str, look: str
) -> None:
    width, height, theme = LOOKS[look]
    ada, balam = (sit_down(browser, width, height, color_scheme=theme) for _ in range(2))
    for one in (ada, balam):
        one.context.add_cookies([{"name": "lang", "value": lang, "url": server.url}])
    toured, faults = set[str](), list[str]()
    for page, route in tour(ada, balam, server):
        toured.add(route)
        page.eval_on_selector_all("details", UNFOLD)
        faults += [f"{route}: {fault}" for fault in complaints(page)]
        for size in EVERY_FORM:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            faults += [f"{route} {size}: {fault}" for fault in page.evaluate(MEASURE)["faults"]]
        page.set_viewport_size({"width": width, "height": height})
    for one in (ada, balam):
        one.context.close()
    assert not faults, "\n".join(dict.fromkeys(faults))
    pages = {one.path for one in ROUTES if isinstance(one, Route) and "GET" in (one.methods or ())}
    assert pages - NO_PAGES == toured, "a page that nobody looked at"


NARROW = {320: "the smallest phone", 195: "a phone at 200 %"}

# Words of titles that are broken into two lines.
BROKEN = """(titles) => titles.flatMap((title) => {
  const text = title.firstChild, range = document.createRange();
  return [...text.data.matchAll(/[^ ]+/g)].filter(({ 0: word, index }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1;
  }).map(([word]) => word);
})"""


COVERED = """() => {
  const [badge, title] = [".badge", ".game h2"].map((one) => document.querySelector(one));
  const [a, b] = [badge, title].map((one) => one?.getBoundingClientRect());
  return Boolean(badge) && a.right > b.left && a.bottom > b.top;
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", NARROW, ids=NARROW.get)
def test_the_ways_to_a_game_fit_a_narrow_page(
    browser: Browser, server: Server, width: int, lang: str
) -> None:
    page = sit_down(browser, width, 2 * width)
    page.context.add_cookies([{"name": "lang", "value": lang, "url": server.url}])
    for path in ("/", "/lobby", "/new/uxmal", "/me", "/rules/origins"):
        page.goto(f"{server.url}{path}")
        assert page.evaluate(MEASURE)["faults"] == [], path
        assert page.eval_on_selector_all("h1, h2", BROKEN) == [], path
        assert not page.evaluate(COVERED), "the badge covers no title"
    page.context.close()
