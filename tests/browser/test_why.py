"""Something closed is pointed at, clicked, touched or reached by keys: the page says why not."""

from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect

from browser.conftest import Server
from browser.table import CHOICE, END, make_game, settled, sit_down
from browser.test_accessibility import complaints
from browser.test_lesson import STEP, begin

OWN = "#pile-0"  # where Ada's architect stands after her first turn
SAID = "You already have an architect there. Choose a pile with no architect on it."
CLOSED = {  # by game: things with a name and a cost
    "origins": "#boards [id^=market-][aria-label*=' 2 ']",
    "pyramidion": "#boards svg [id][aria-label]",
}
LAID_OUT = """
[...document.querySelectorAll(".ask, .dock, .actions, #boards, .region")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height];
})
"""


def second_turn(page: Page, server: Server) -> None:
    """Ada took the first pile; the bot has answered."""
    make_game(page, server, "amytis", {1: "easy"})
    for choice in ("take:pile-0", "lay:site-0"):
        page.wait_for_selector(f"main [data-choice='{choice}']")
        settled(page)
        page.click(f"main [data-choice='{choice}']")
    page.wait_for_selector(f"{END}, main [data-choice^='project']")
    while not page.locator(END).count():  # it was a Palace
        page.locator(CHOICE).first.click()
        settled(page)
    page.click(END)
    page.wait_for_selector("body.mine [data-choice^='take:']")
    settled(page)


def test_a_closed_pile_says_why_to_the_mouse_and_the_keyboard(
    browser: Browser, server: Server
) -> None:
    page = sit_down(browser)
    second_turn(page, server)
    laid_out = page.evaluate(LAID_OUT)
    asked = page.inner_text("#r-status strong")  # the info line may take the place of the rest

    page.click(OWN)
    page.wait_for_selector("body.refused #no")
    assert page.inner_text("#why span") == SAID
    assert page.get_attribute("#why a", "href").endswith("/rules/amytis#clause-C-17")  # type: ignore[union-attr]  # is there
    assert page.inner_text("#live") == f"{SAID} Read the rule"
    assert page.evaluate(LAID_OUT) == laid_out, "words never push the board"
    ring, pile = (page.locator(name).bounding_box() for name in ("#no .ring", OWN))
    assert ring is not None and pile is not None
    assert abs(ring["x"] - pile["x"]) < 8 and abs(ring["width"] - pile["width"]) < 16

    page.click("#why a")
    page.wait_for_selector("#help-rules .asked #clause-C-17", state="attached")
    page.click("#help [data-do=close]:visible")

    page.wait_for_selector("body:not(.refused)", timeout=6_000)
    assert page.inner_text("#r-status strong") == asked

    page.mouse.move(2, 2)
    page.evaluate("document.getElementById('pile-1').setAttribute('tabindex', -1)")  # or closed too
    page.focus("#pile-1")
    page.keyboard.press("Shift+ArrowLeft")
    assert page.evaluate("document.activeElement.id") == "pile-0"
    page.keyboard.press("Enter")
    page.wait_for_selector("body.refused")
    assert page.inner_text("#why span") == SAID
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.choice").startswith("take:")
    assert page.locator("body.refused").count() == 0, "the next action ends it"


def test_who_only_points_reads_it_in_the_info_line(browser: Browser, server: Server) -> None:
    page = sit_down(browser)
    second_turn(page, server)
    page.hover(OWN)
    page.wait_for_function(
        "said => document.getElementById('info').textContent.includes(said)", arg=SAID
    )
    assert page.locator("body.refused").count() == 0
    page.hover("#s0-site-8")
    page.wait_for_timeout(900)
    assert "can’t choose" not in page.inner_text("#info"), "who points asks for no lecture"
    page.click("#s0-site-8")  # empty, and drawn all the same
    page.wait_for_selector("body.refused")
    why = "You can’t choose that now. Take a tile from a free pile."
    assert page.inner_text("#why span") == why
    assert not page.locator("#why a").is_visible()
    assert complaints(page) == []


@pytest.mark.parametrize("long", [False, True], ids=["tap", "long press"])
def test_a_finger_is_answered_too(browser: Browser, server: Server, long: bool) -> None:
    phone = sit_down(browser, 390, 844, has_touch=True, is_mobile=True)
    second_turn(phone, server)
    if long:
        phone.dispatch_event(OWN, "pointerdown", {"pointerType": "touch", "bubbles": True})
    else:
        phone.tap(OWN)
    phone.wait_for_selector("body.refused")
    expect(phone.locator("#why span")).to_be_visible()  # also when the sheet is closed
    assert phone.inner_text("#why span") == SAID
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    assert complaints(phone) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["origins", "pyramidion"])
def test_a_tap_on_something_closed_shows_its_reason_in_full(
    browser: Browser, server: Server, game: str, lang: str
) -> None:
    """A tap also fills the info line, which once hid the reason."""
    phone = sit_down(browser, 390, 844, has_touch=True, is_mobile=True)
    phone.context.add_cookies([{"name": "lang", "value": lang, "url": server.url}])
    make_game(phone, server, game, {1: "easy"})
    phone.wait_for_selector("body.mine")
    settled(phone)
    closed = phone.locator(f"{CLOSED[game]}:not(.ch, .ch *, :has(.ch)):visible")
    for thing in closed.all()[:40]:
        box = thing.bounding_box()
        assert box is not None
        phone.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        with suppress(TimeoutError):  # nothing but words: the server has no reason for it
            phone.wait_for_selector("body.refused", timeout=1_000)
            break
    reason = phone.locator("#tip .no")
    reason.wait_for()
    assert reason.inner_text() == phone.inner_text("#why span") != ""
    expect(phone.locator("#tip h3")).to_be_visible()
    named = (thing.get_attribute("aria-label") or "").partition(" · ")[0]
    assert phone.inner_text("#tip h3") == named, "its name and what it costs"
    box = phone.locator("#tip").bounding_box()
    assert box is not None and box["y"] + box["height"] <= 844
    assert phone.locator("#tip").evaluate("one => one.scrollHeight <= one.clientHeight + 1")


def test_in_a_lesson_a_finger_reads_the_reason_in_the_dock(
    browser: Browser, server: Server
) -> None:
    """A sheet would cover what the lesson says."""
    phone = sit_down(browser, 390, 844, has_touch=True, is_mobile=True)
    begin(phone, server, "origins", "fr")
    phone.tap(f"{STEP} [data-do=next]")
    phone.wait_for_selector("body.mine #boards .ch")
    settled(phone)
    phone.tap("#ship-1")
    phone.wait_for_selector("body.refused")
    reason = phone.locator("#why span")
    expect(reason).to_be_visible()
    expect(reason).not_to_be_empty()
    assert reason.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    assert phone.locator("#tip:not([hidden])").count() == 0


def test_a_button_that_a_rule_forbids_says_why(browser: Browser, server: Server) -> None:
    """In Pyramidion for two no player may pass before a card was played."""
    page = sit_down(browser)
    page.add_init_script("localStorage.preferences = JSON.stringify({speed: 'none', ask: false})")
    make_game(page, server, "pyramidion", {1: "easy"})
    page.wait_for_selector("body.mine")
    settled(page)
    if not page.locator("[data-shut]").count():  # a site is activated first
        page.locator(CHOICE).first.click()
    page.locator("[data-shut=pass]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("body.refused #no")
    assert page.inner_text("#why span").startswith(
        "With two players, you must play at least 1 card"
    )
    assert page.inner_text("#why a") == "Read the rule"
    ring, button = (page.locator(name).bounding_box() for name in ("#no .ring", "[data-shut]"))
    assert ring and button and abs(ring["x"] - button["x"]) < 8
    assert complaints(page) == []
