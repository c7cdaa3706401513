"""The rules to be read: a page that fits every screen, a sheet that opens at what is asked."""

import pytest
from playwright.sync_api import Browser, Page

from browser.conftest import Server
from browser.table import CHOICE, make_game, settled, sit_down
from ziggurat import game_keys
from ziggurat.i18n.messages import LANGUAGES
from ziggurat.server.render.rulebook import explained

SCREENS = [(360, 640), (390, 844), (820, 1180), (844, 390), (1280, 800), (1920, 1080)]

# What sticks out of the page or of its column, is too small for a finger, or shows nothing.
FAULTS = """(root) => {
  const box = (one) => one.getBoundingClientRect(), faults = [];
  const top = document.querySelector(root), right = Math.min(innerWidth, box(top).right);
  if (document.scrollingElement.scrollWidth > innerWidth) faults.push("the page overflows");
  if (top.scrollWidth > top.clientWidth + 1) faults.push("the rules overflow");
  const parts = [...top.querySelectorAll(".rule > *, .rule p, .rule h3, .rule svg")];
  for (const one of parts) {
    const { left, right: end, width, height } = box(one);
    const name = one.localName + " of " + one.closest(".rule").id;
    if (left < box(top).left - 1 || end > right + 1) faults.push(name + " sticks out");
    if (one.localName === "svg" && Math.min(width, height) < 16) faults.push(name + " is tiny");
  }
  for (const one of top.querySelectorAll(".rule")) {
    const [first, second] = [...one.children].map(box);
    const beside = !second || first.right < second.left + 1 || second.right < first.left + 1;
    if (!beside && first.bottom > second.top + 1 && second.bottom > first.top + 1)
      faults.push(one.id + " overlaps");
  }
  for (const link of top.querySelectorAll(".contents a"))
    if (box(link).height < 39.5) faults.push(link.textContent + " is low");
  return faults;
}"""
ART = """() => [...document.querySelectorAll(".rule svg")].filter((one) => {
  const { width, height } = one.getBBox();
  return !(width > 1 && height > 1);
}).map((one) => one.closest(".rule").id)"""


def reader(browser: Browser, server: Server, lang: str) -> Page:
    """A browser that reads in one language."""
    page = sit_down(browser)
    page.context.add_cookies([{"name": "lang", "value": lang, "url": server.url}])
    return page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_keys())
def test_the_page_fits_every_screen(browser: Browser, server: Server, game: str, lang: str) -> None:
    page = reader(browser, server, lang)
    page.goto(f"{server.url}/rules/{game}")
    assert page.evaluate(ART) == [], "every drawing shows something"
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(FAULTS, "main") == [], (width, height)
    page.context.close()


@pytest.mark.parametrize("game", game_keys())
def test_the_sheet_opens_at_what_is_asked(browser: Browser, server: Server, game: str) -> None:
    page = reader(browser, server, "fr")
    make_game(page, server, game, {1: "easy"})
    page.wait_for_selector("body.mine")
    settled(page)
    asked = page.get_attribute("#r-status [data-rule]", "data-rule")
    assert asked in explained(game).values()
    page.keyboard.press("?")
    page.wait_for_selector("#help-rules .asked")
    anchor = f"#rules-{asked}"
    assert page.locator(f"{anchor}.asked, {anchor} .asked").first.is_visible()
    assert page.evaluate(ART) == [], "the sheet brought what the table lacked"
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(FAULTS, "#help-rules") == [], (width, height)
    page.context.close()


def test_the_sheet_follows_the_question_and_keeps_the_settings(
    browser: Browser, server: Server
) -> None:
    page = reader(browser, server, "en")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    make_game(page, server, "amytis", {1: "easy"})
    page.wait_for_selector("body.mine")
    settled(page)
    assert not [url for url in asked if "/rules/" in url], "fetched only when asked for"
    page.keyboard.press("?")
    page.wait_for_selector("#rules-take.asked")
    page.click("#help .contents a[href='#rules-favours']")
    page.wait_for_selector("#help .contents a[href='#rules-favours'][aria-current]")
    assert page.url.endswith(page.evaluate("location.pathname")), "the table keeps its address"
    page.click("#tab-keys")
    assert page.locator("#help kbd").first.is_visible()
    assert not page.locator("#help-rules").is_visible()
    page.keyboard.press("Escape")
    page.locator(CHOICE).first.click()
    settled(page)
    page.keyboard.press("?")
    page.wait_for_selector("#rules-lay.asked")
    assert len([url for url in asked if "/rules/" in url]) == 1
    page.context.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_settings_fit_every_screen(browser: Browser, server: Server, lang: str) -> None:
    page = reader(browser, server, lang)
    make_game(page, server, "amytis", {1: "easy"})
    settled(page)
    page.keyboard.press("?")
    page.click("#tab-keys")
    for width, height in [(320, 568), *SCREENS]:
        page.set_viewport_size({"width": width, "height": height})
        sizes = page.locator("#help-keys").evaluate("one => [one.scrollWidth, one.clientWidth]")
        assert sizes[0] <= sizes[1], (width, height)
    page.context.close()


def test_a_clause_can_be_linked_to(browser: Browser, server: Server) -> None:
    page = reader(browser, server, "en")
    page.goto(f"{server.url}/rules/amytis#clause-C-30")
    top = page.locator("#rules-projects").bounding_box()
    assert top is not None and top["y"] < 400
    page.context.close()


def test_no_clause_number_is_shown_to_players(browser: Browser, server: Server) -> None:
    page = sit_down(browser)
    page.goto(f"{server.url}/rules/amytis")
    assert page.locator("[data-clause='C-30']").count() > 0, "links and contributors find it"
    assert "C-30" not in page.inner_text("main")
