"""Somebody learns: the bubble points at one thing after the other, by mouse and by keys."""

import pytest
from playwright.sync_api import Browser, Page

from browser.conftest import Server
from browser.table import settled, sit_down
from browser.test_accessibility import complaints
from ziggurat.views.lesson import END, Step, lesson_of

STEP = "#r-lesson li:not([hidden])"
LAID_OUT = """() => {
  const lesson = document.getElementById("r-lesson"), pointer = document.getElementById("pointer");
  const [a, b] = [lesson, pointer].map((one) => one.getBoundingClientRect());
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return {
    inside: a.left >= 0 && a.top >= 0 && a.right <= innerWidth && a.bottom <= innerHeight,
    whole: lesson.scrollWidth <= lesson.clientWidth,
    points: !pointer.hidden,
    apart: wide <= 12 || high <= 12,
  };
}"""


def begin(page: Page, server: Server, game: str, lang: str) -> None:
    """Learn on the start page; what others do is not told slowly here."""
    page.context.add_cookies([{"name": "lang", "value": lang, "url": server.url}])
    page.add_init_script("localStorage.preferences = JSON.stringify({ speed: 'none' })")
    page.goto(server.url)
    page.click(f"form[action='/learn/{game}'] button")
    page.wait_for_url("**/g/*")


def at_step(page: Page, step: Step, at: str) -> None:
    """Until the bubble tells that step, and lies where it should."""
    page.wait_for_selector(f"{STEP}[data-key='{step.id}'][data-at='{at}']")
    settled(page)
    page.wait_for_function(f"() => Object.values(({LAID_OUT})()).every(Boolean)")


def test_a_lesson_is_learned_by_mouse(browser: Browser, server: Server) -> None:
    page = sit_down(browser)
    begin(page, server, "amytis", "en")
    first, take, *others = lesson_of("amytis").steps

    at_step(page, first, "r-player-0 r-pips")
    assert complaints(page) == []
    page.click(f"{STEP} [data-do=next]")
    at_step(page, take, "take:pile-0")
    assert page.inner_text("#live").startswith("Take a tile. On your turn")

    page.click("main [data-choice='take:pile-4']")
    page.wait_for_selector(f"{STEP} .answer.no")
    assert "but take the pink Theatre first" in page.inner_text(f"{STEP} .answer")
    assert page.locator("main .ch[data-choice='take:pile-0']").count(), "nothing is lost"
    page.click("main .ch[data-choice='take:pile-0']")

    address = page.url
    page.click(f"{STEP}[data-key=lay] a")  # leave, and take it up again
    page.click("a.button:has-text('Lesson 3/15')")
    assert page.url == address

    for step in others:
        if not step.choices:
            at_step(page, step, " ".join(step.at))
            page.click(f"{STEP} [data-do=next]")
        for choice in step.choices:
            at_step(page, step, choice)
            if step.id == "beside":  # undo leads a step back, and Show me on again
                page.click(f"{STEP} [data-do=undo]")
                page.wait_for_selector(f"{STEP}[data-key=palace]")
                settled(page)
                page.click(f"{STEP} [data-choice]")
                at_step(page, step, choice)
            if choice == END:
                page.click(".dock [data-do=end]")
            else:
                page.click(f"main .ch[data-choice='{choice}']")
        if step.id == "offer":  # End turn was learned before
            page.click(".dock [data-do=end]:enabled")
    page.wait_for_selector("#r-lesson", state="hidden")
    page.click("main [data-choice^='take:']")
    page.wait_for_selector("main [data-choice^='lay:']")


@pytest.mark.parametrize("lang", ["fr"])
def test_a_lesson_is_learned_by_keys_on_a_phone(
    browser: Browser, server: Server, lang: str
) -> None:
    """Enter alone leads through it: the focus goes to the bubble, then to the thing."""
    page = sit_down(browser, 390, 844)
    begin(page, server, "uxmal", lang)
    page.focus(f"{STEP} [data-do=next]")
    for step in lesson_of("uxmal").steps:
        for choice in step.choices or ("",):
            at_step(page, step, choice or " ".join(step.at))
            wanted = f"[data-choice='{choice}']" if choice not in ("", END) else "[data-do]"
            page.wait_for_function("wanted => document.activeElement.matches(wanted)", arg=wanted)
            assert page.evaluate("document.documentElement.scrollWidth") <= 390
            page.keyboard.press("Enter")
        if step.id in ("step", "down"):
            page.wait_for_selector(".dock [data-do=end]:enabled")
            settled(page)
            page.keyboard.press("e")
    page.wait_for_selector("#r-lesson", state="hidden")
    assert complaints(page) == []
