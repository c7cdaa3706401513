"""axe-core finds nothing to complain about: WCAG 2.2 AA and best practice."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from browser.conftest import Server
from browser.table import CHOICE, make_game, settled, sit_down

SCREENS = {"desktop": (1280, 800), "phone": (390, 844)}


def complaints(page: Page) -> list[str]:
    """What axe-core says, a line each."""
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_no_page_breaks_a_rule_of_accessibility(
    browser: Browser, server: Server, screen: str, theme: str
) -> None:
    page = sit_down(browser, *SCREENS[screen], color_scheme=theme)
    page.goto(server.url)
    assert complaints(page) == []
    page.goto(f"{server.url}/new/uxmal")
    for seat, kind in enumerate(("hard", "open", "empty"), start=1):
        page.select_option(f"[name=seat-{seat}-kind]", kind)
    page.eval_on_selector_all("details", "all => all.forEach(one => { one.open = true; })")
    assert complaints(page) == []
    page.goto(f"{server.url}/rules/amytis")
    assert complaints(page) == []
    make_game(page, server, "amytis", {1: "easy"})
    settled(page)
    assert complaints(page) == []
    page.locator(CHOICE).first.click()
    settled(page)
    assert complaints(page) == []
    page.evaluate("document.querySelector('[data-do=help]').click()")
    page.wait_for_selector("#help-rules .asked")
    assert complaints(page) == []
    page.click("#tab-keys")
    assert complaints(page) == []
    page.goto(server.url)  # with a game of mine
    assert page.locator(".running a").count() == 1
    assert complaints(page) == []
    page.goto(f"{server.url}/no-such-page")
    assert complaints(page) == []
