"""What a thing is and does: a tip near the pointer, a sheet on touch, and no word of it cut."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server
from browser.games import Prepared, serving, visit
from browser.table import sit_down
from browser.test_accessibility import complaints

GAMES = [
    Prepared("amytis", 2, "late"),
    Prepared("amytis", 2, "first"),
    Prepared("pyramidion", 4, "late"),
    Prepared("origins", 2, "first"),
]
LATE, FIRST, PYRAMIDION, ORIGINS = GAMES
TIP = "#tip:not([hidden])"
FINGER = 44  # pixels
# The tip, the thing it is about, and whether a word of the tip is cut.
MEASURED = """() => {
  const tip = document.querySelector("#tip"), box = (one) => one.getBoundingClientRect();
  const t = box(tip), o = box(document.querySelector("[aria-describedby=tip]"));
  const apart = t.left >= o.right || t.right <= o.left || t.top >= o.bottom || t.bottom <= o.top;
  const gap = Math.max(t.left - o.right, o.left - t.right, t.top - o.bottom, o.top - t.bottom);
  const cut = [tip, ...tip.querySelectorAll("h3, p, b")]
    .filter((one) => one.checkVisibility() && one.scrollHeight > one.clientHeight + 1);
  const inside = t.left >= 0 && t.top >= 0 && t.right <= innerWidth && t.bottom <= innerHeight;
  return { apart, gap, cut: cut.length, inside };
}"""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with some games in progress."""
    with serving(tmp_path_factory.mktemp("tips"), GAMES) as running:
        yield running


def press_long(page: Page, selector: str) -> None:
    page.dispatch_event(selector, "pointerdown", {"pointerType": "touch", "bubbles": True})
    page.wait_for_selector(TIP)


def test_a_tip_near_the_thing_says_what_it_is_and_does(browser: Browser, tables: Server) -> None:
    page = visit(sit_down(browser), tables, LATE)
    page.hover("#pile-0")
    page.wait_for_selector(f"{TIP} p:not(.no):visible")
    assert "Garden, pink" in page.inner_text("#tip h3")
    assert "1 point per stack in your city" in page.inner_text("#tip")
    found = page.evaluate(MEASURED)
    assert found["apart"] and found["inside"] and not found["cut"]
    assert found["gap"] == pytest.approx(8, abs=0.5)
    assert page.get_attribute("#pile-0", "aria-describedby") == "tip"
    assert complaints(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("#tip")).to_be_hidden()
    assert page.locator("[aria-describedby=tip]").count() == 0


def test_the_tip_of_a_choice_says_its_hint(browser: Browser, tables: Server) -> None:
    page = visit(sit_down(browser), tables, FIRST)
    choice = page.locator("#boards .ch[data-hint]").first
    choice.hover()
    page.wait_for_selector(TIP)
    assert page.inner_text("#tip p:not(.no)") == choice.get_attribute("data-hint")


def test_the_link_of_a_tip_opens_the_rules(browser: Browser, tables: Server) -> None:
    page = visit(sit_down(browser), tables, LATE)
    page.hover("#pile-0")
    page.locator(f"{TIP} a").click()
    page.wait_for_selector("#help[open] #help-rules .asked")
    assert page.locator(TIP).count() == 0


@pytest.mark.parametrize(
    "thing",
    [
        "#karnak",
        "#r-hand svg [aria-label*=Goddess]",
        "[id^=distribution]",
        "#r-hand svg [id^=bandit]",
        "#player-1 [role=img]",
        "#supply-stone rect:first-child",
        "#r-table-1 [data-p^='s1-camel']",
        "#giza-torturers",
    ],
)
def test_nothing_in_pyramidion_is_without_words_and_none_is_cut(
    browser: Browser, tables: Server, thing: str
) -> None:
    page = visit(sit_down(browser), tables, PYRAMIDION)
    page.locator(thing).first.hover(force=True)
    page.wait_for_selector(TIP)
    assert len(page.inner_text("#tip").removesuffix("Rules").strip()) > 10
    assert page.evaluate(MEASURED)["cut"] == 0


def test_a_part_without_a_name_is_called_as_the_whole(browser: Browser, tables: Server) -> None:
    page = visit(sit_down(browser), tables, ORIGINS)
    page.locator("#ship-1").hover(force=True)
    page.wait_for_selector(TIP)
    assert page.inner_text("#tip h3").startswith("Encounter site 1")


def test_a_key_opens_and_closes_the_tip_of_what_has_the_focus(
    browser: Browser, tables: Server
) -> None:
    page = visit(sit_down(browser), tables, LATE)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("i")
    page.wait_for_selector(TIP)
    focused = page.get_attribute("[aria-describedby=tip]", "data-choice")
    assert focused == page.evaluate("document.activeElement.dataset.choice")
    page.keyboard.press("i")
    expect(page.locator("#tip")).to_be_hidden()


def test_a_long_press_opens_a_sheet_that_makes_the_choice(browser: Browser, tables: Server) -> None:
    phone = visit(sit_down(browser, 390, 844, has_touch=True, is_mobile=True), tables, FIRST)
    press_long(phone, "#boards .ch")
    assert phone.locator("#tip.bsheet").count() == 1
    expect(phone.locator("#tip h3")).not_to_be_empty()
    assert complaints(phone) == []
    for button in ("a", ".main"):
        box = phone.locator(f"#tip {button}").bounding_box()
        assert box and box["height"] >= FINGER
    before = phone.inner_text("#shown")
    phone.tap("#tip .main")
    phone.wait_for_function("before => shown.textContent !== before", arg=before)
    expect(phone.locator("#tip")).to_be_hidden()


def test_the_sheet_closes_by_its_cross_and_by_the_next_tap(
    browser: Browser, tables: Server
) -> None:
    phone = visit(sit_down(browser, 390, 844, has_touch=True, is_mobile=True), tables, LATE)
    press_long(phone, "#boards .ch")
    phone.tap("#tip .icon")
    expect(phone.locator("#tip")).to_be_hidden()
    press_long(phone, "#boards .ch")
    phone.touchscreen.tap(5, 120)
    expect(phone.locator("#tip")).to_be_hidden()
