"""The clock on screen: counted down, one warning, time up; and the seat taken again."""

import re
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from browser.conftest import Server
from browser.games import TOKEN, Prepared, prepare
from browser.table import make_game, settled, sit_down
from browser.test_accessibility import complaints
from browser.test_notices import STUBS
from ziggurat.server.game.clock import Clock
from ziggurat.server.game.rows import Begin
from ziggurat.server.sessions.store import Store
from ziggurat.server.storage.schema import SERVICE

GAME = Prepared("amytis", 2, "late")
NOTES = ("E", "A")  # of a sound
LEFT = 9.0  # seconds when the server starts
HEARD = """
  localStorage.preferences = JSON.stringify({speed: "none", sound: true, notice: true});
  window.heard = [];
  addEventListener("warned", ({ detail }) => heard.push(detail));
"""


@pytest.fixture
def late(tmp_path: Path) -> Iterator[Server]:
    """A server with a game in which the first seat has thought for most of its minute."""
    url = f"sqlite:///{tmp_path / 'games.sqlite3'}"
    store = Store(url, lambda: time.time() + LEFT - 60)
    prepare([GAME], store)
    setup = replace(store.setup(GAME.id), id="timed", clock=Clock(1, 5))
    store.create(setup)
    store.append("timed", 0, [Begin(0)], soon=60).result()
    with store.engine.begin() as connection:  # a worker has served all that time
        connection.execute(SERVICE.update().values(beat=time.time()))
    store.close()
    running = Server(tmp_path)
    yield running
    running.kill()


def seconds(page: Page) -> int:
    text = page.locator(".player .clock.runs").text_content() or ""
    shown = re.fullmatch(r"0:(\d\d)", text)
    assert shown, text
    return int(shown[1])


def test_time_is_counted_warned_of_once_and_up(browser: Browser, late: Server) -> None:
    page = sit_down(browser, 390, 844, color_scheme="dark")
    page.add_init_script(f"({STUBS})(); {HEARD}")
    page.goto(f"{late.url}/g/timed?k={TOKEN}")
    page.wait_for_selector(".pip .clock.low")
    first = seconds(page)
    assert 3 < first <= LEFT
    assert complaints(page) == []
    assert page.title().startswith("⏳ ")
    page.wait_for_selector("[data-do=back]:enabled")  # nothing was sent meanwhile
    assert page.evaluate("heard") == ["You’re almost out of time."]
    page.wait_for_function(f"sounds === {len(NOTES)}")  # its script may still be on the way
    (notice,) = page.evaluate("notices")
    assert notice.endswith("You’re almost out of time.")
    assert "You ran out of time" in page.inner_text("#r-status")
    assert complaints(page) == []
    page.click("[data-do=back]")
    page.wait_for_selector(".pip .clock >> nth=1")
    settled(page)
    assert page.locator("[data-do=back]").count() == 0


def test_somebody_leaves_and_the_game_is_closed(browser: Browser, server: Server) -> None:
    page = sit_down(browser)
    make_game(page, server, "amytis", {1: "easy"})
    settled(page)
    page.click("[data-do=menu]")
    page.click("#drawer-leave > summary")
    page.click("#r-leave summary")
    assert complaints(page, "#rail") == []
    page.click("[data-do=leave]")
    page.wait_for_selector("#r-count table")
    assert "No winner" in page.inner_text("#r-status")
    assert complaints(page) == []
