"""Leaderboards and one's own curve fit every screen, and are accessible."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from browser.conftest import Server
from browser.games import LONG_NAME
from browser.table import sit_down
from browser.test_accessibility import complaints
from browser.test_layout import SCREENS
from browser.test_ways_in import MEASURE
from ziggurat.i18n.messages import LANGUAGES
from ziggurat.server.game.incompatible import StoredResult
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.setup import Setup
from ziggurat.server.identity.tokens import hashed
from ziggurat.server.ratings.skill import SETTLED_GAMES
from ziggurat.server.sessions.store import Store

KEY = "a-key-of-the-first"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which two people have played enough to be on a board."""
    folder = tmp_path_factory.mktemp("ratings")
    store = Store(f"sqlite:///{folder / 'games.sqlite3'}")
    keys = {LONG_NAME: KEY, "Balam": "another"}
    people = [store.users.create(name, "gold", hashed(key)).id for name, key in keys.items()]
    seated = tuple(Player(PlayerKind.PERSON, "", token=one, person=one) for one in people)
    for number in range(SETTLED_GAMES):
        store.create(Setup(f"game{number}", "amytis", 1, {}, 1, seated, rated=True))
        places = (1, 2) if number % 3 else (2, 1)
        store.finish(f"game{number}", StoredResult(places, places, "done", {})).result()
    store.close()
    running = Server(folder)
    yield running
    running.kill()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", ["/ratings/amytis", "/me"])
def test_a_page_of_ratings_fits_every_screen_and_breaks_no_rule(
    browser: Browser, server: Server, path: str, lang: str
) -> None:
    page: Page = sit_down(browser, color_scheme="dark" if lang == "fr" else "light")
    cookies = [("lang", lang), ("me", KEY)]
    page.context.add_cookies([{"name": a, "value": b, "url": server.url} for a, b in cookies])
    page.goto(f"{server.url}{path}")
    page.eval_on_selector_all("details", "all => all.forEach(one => { one.open = true; })")
    faults = []
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        found = page.evaluate(MEASURE)
        faults += [f"{width}x{height}: {fault}" for fault in found["faults"]]
    faults += complaints(page)
    if path == "/me":
        line = page.locator(".rating-of polyline").bounding_box()
        frame = page.locator(".rating-of .frame").bounding_box()
        assert line is not None
        assert frame is not None
        assert line["width"] > 100
        assert frame["y"] <= line["y"] <= line["y"] + line["height"] <= frame["y"] + frame["height"]
    page.context.close()
    assert not faults, "\n".join(dict.fromkeys(faults))
