"""axe-core finds nothing to complain about: WCAG 2.2 AA and best practice."""

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from browser.conftest import Server
from browser.games import OVER, Prepared, serving, visit
from browser.table import CHOICE, make_game, settled, sit_down

# Every form of the page and every colour: what differs by the theme is the same on all screens.
LOOKS = {"desktop": (1280, 800, "light"), "phone": (390, 844, "dark")}
OVER_TABLE = Prepared("uxmal", 4, OVER)


def complaints(page: Page, part: str | None = None) -> list[str]:
    """What axe-core says of the page, or of a part of it, a line each."""
    found = Axe().run(page, context=part).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found]


def look(browser: Browser, name: str) -> Page:
    """A window of that form and colour."""
    width, height, theme = LOOKS[name]
    return sit_down(browser, width, height, color_scheme=theme)


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a game that is over."""
    with serving(tmp_path_factory.mktemp("accessibility"), [OVER_TABLE]) as running:
        yield running


@pytest.mark.parametrize("name", LOOKS)
def test_no_state_of_a_table_breaks_one(browser: Browser, tables: Server, name: str) -> None:
    page = look(browser, name)
    make_game(page, tables, "amytis", {1: "easy"})
    settled(page)
    assert complaints(page) == []
    page.locator(CHOICE).first.click()
    settled(page)
    assert complaints(page) == []
    page.keyboard.press("?")
    page.wait_for_selector("#help-rules .asked")
    assert complaints(page, "#help") == []
    page.click("#tab-keys")
    assert complaints(page, "#help") == []
    page.keyboard.press("Escape")
    page.click("[data-do=menu]")  # on a phone with the log
    assert complaints(page) == []
    page.click("#drawer-list summary")
    assert complaints(page, "#rail") == []
    page.click("#drawer-text summary")
    page.wait_for_selector("#r-text li")
    assert complaints(page, "#rail") == []
    page.goto(tables.url)  # with a game of mine
    assert page.locator(".running li a").count() == 1
    assert complaints(page) == []
    page.context.close()


@pytest.mark.parametrize("name", LOOKS)
def test_nothing_between_people_breaks_one(browser: Browser, tables: Server, name: str) -> None:
    ada, balam = look(browser, name), look(browser, name)
    make_game(ada, tables, "uxmal", {1: "invited", 2: "open"})
    assert ada.locator(".invite").first.is_visible()
    assert complaints(ada) == []
    balam.goto(tables.url)  # with an open table
    assert complaints(balam) == []
    balam.goto(ada.locator(".invite input").first.input_value())
    assert complaints(balam) == []
    balam.click("main button[type=submit]")
    balam.wait_for_url("**/g/*")
    if not ada.locator("body.sheet").count():  # on a phone it opened by itself
        ada.click("[data-do=menu]")
    ada.click("#drawer-chat summary")
    ada.fill("#speak input", "Hello")
    ada.press("#speak input", "Enter")
    ada.wait_for_selector("#chat :text('Hello')")
    assert complaints(ada, "#rail") == []
    balam.wait_for_selector("#unread:not([hidden])")
    assert complaints(balam, ".tools") == []
    make_game(balam, tables, "pyramidion", {1: "me"})
    balam.wait_for_selector("#curtain[open]")
    assert complaints(balam) == []
    for page in (ada, balam):
        page.context.close()


@pytest.mark.parametrize("name", LOOKS)
def test_the_end_breaks_none(browser: Browser, tables: Server, name: str) -> None:
    page = visit(look(browser, name), tables, OVER_TABLE)
    page.click("#r-count summary")  # the curve in numbers
    assert complaints(page) == []
    page.locator("#r-count [data-do=at]").first.click()  # a move of the past
    page.wait_for_selector("body.looking-back")
    assert complaints(page) == []
    page.context.close()
