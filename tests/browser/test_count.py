"""The end of a game: the final count is told sentence by sentence, then shown."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server
from browser.games import ENDING, TOKEN, Prepared, prepare
from browser.table import END, settled
from ziggurat.server.store.store import Store

ALONE = Prepared("teotihuacan", 1, ENDING)
DISTRICTS = ("North-west", "North-east", "South-east", "South-west")


@pytest.fixture
def ending(tmp_path: Path) -> Iterator[Server]:
    """A server with a game that lacks nothing but the last End turn."""
    store = Store(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    prepare([ALONE], store)
    store.close()
    running = Server(tmp_path)
    yield running
    running.kill()


def visit(browser: Browser, server: Server, width: int, height: int, **window: object) -> Page:
    """The player's page, where things move."""
    page = browser.new_context(
        viewport={"width": width, "height": height},
        **window,  # type: ignore[arg-type]  # passed through to playwright as it is
    ).new_page()
    seat = {"name": f"seat-{ALONE.id}", "value": TOKEN, "url": server.url}
    page.context.add_cookies([seat])  # type: ignore[list-item]  # cookies are dicts
    page.goto(f"{server.url}/g/{ALONE.id}")
    settled(page)
    return page


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_the_final_count_is_told_district_by_district_then_shown(
    browser: Browser, ending: Server, width: int, height: int
) -> None:
    page = visit(browser, ending, width, height)
    page.click(END)
    for name in DISTRICTS:
        expect(page.locator(".recital .told")).to_contain_text(f"{name} District")
        expect(page.locator(f"#boards #s0-{name.lower()}")).to_have_class("told")
        assert not page.locator("#r-count").is_visible()
    expect(page.locator("#r-count")).to_be_visible()
    expect(page.locator("#r-say .sentence").first).to_be_visible()
    assert page.locator(".told").count() == 0


def test_a_key_skips_the_telling(browser: Browser, ending: Server) -> None:
    page = visit(browser, ending, 1280, 800)
    page.click(END)
    expect(page.locator(".recital .told")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#r-count")).to_be_visible()
    page.reload()
    settled(page)
    expect(page.locator("#r-count")).to_be_visible()
    assert not page.locator(".recital").is_visible()


def test_who_wants_no_motion_sees_the_count_at_once(browser: Browser, ending: Server) -> None:
    page = visit(browser, ending, 1280, 800, reduced_motion="reduce")
    page.click(END)
    expect(page.locator("#r-count")).to_be_visible()
    assert not page.locator(".recital").is_visible()
