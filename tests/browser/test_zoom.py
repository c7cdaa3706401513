"""The zoomed stage: on a small phone a board shows the part with the choices, large enough."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server
from browser.games import Prepared, serving, visit
from browser.table import sit_down

SMALL = {"width": 360, "height": 640}
GAMES = [Prepared("origins", 4, "first"), Prepared("teotihuacan", 2, "late")]
ASKED = [Prepared("origins", 4, "visiting"), Prepared("teotihuacan", 4, "stacking")]
SIDEWAYS = {"width": 844, "height": 390}
LEAST_TEXT, LEAST_TARGET, LEAST_CHIP = 9, 24, 40  # pixels
ZOOMED = "#boards > .zoomed"
BOX = "document.querySelector('#boards > .region > div > svg').getAttribute('viewBox')"

# Keeps every part the stage shows.
WATCH = """() => {
  window.seen = [];
  const svg = document.querySelector("#boards > .region > div > svg");
  new MutationObserver((found) => seen.push(...found.map(() => svg.getAttribute("viewBox"))))
    .observe(svg, { attributeFilter: ["viewBox"] });
}"""

# Shows an area, and chooses something before it is there.
EARLY = """() => new Promise((done) => {
  document.querySelector(".stops button:nth-child(2)").click();
  requestAnimationFrame(() => requestAnimationFrame(() => {
    document.querySelector("#boards .ch").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    done();
  }));
})"""
CHOSEN = """(before) => document.querySelector(".armed")
  || document.querySelector("#shown").textContent !== before"""

# The smallest words on the stage, and the smallest choice in sight.
SIZES = """() => {
  const svg = document.querySelector("#boards > .region > div > svg");
  const frame = svg.getBoundingClientRect();
  const inside = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left >= frame.left - 1 && right <= frame.right + 1
      && top >= frame.top - 1 && bottom <= frame.bottom + 1;
  };
  const texts = [...svg.querySelectorAll("text")].filter((one) => one.checkVisibility());
  const pixels = (one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a;
  const choices = [...svg.querySelectorAll(".ch")].filter(inside).map((one) => {
    const { width, height } = one.getBoundingClientRect();
    return Math.min(width, height);
  });
  return [Math.min(...texts.map(pixels)), choices.length, Math.min(...choices)];
}"""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with games whose boards are large."""
    with serving(tmp_path_factory.mktemp("zoom"), [*GAMES, *ASKED]) as running:
        yield running


def on_phone(
    browser: Browser, server: Server, one: Prepared, screen: dict[str, int] = SMALL
) -> Page:
    """The first seat's page on a small phone."""
    page = visit(sit_down(browser, **screen, has_touch=True), server, one)
    page.wait_for_selector(ZOOMED)
    return page


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.id)
def test_a_question_shows_its_choices_large_enough(
    browser: Browser, tables: Server, one: Prepared
) -> None:
    page = on_phone(browser, tables, one)
    text, choices, target = page.evaluate(SIZES)
    assert text >= LEAST_TEXT
    assert choices > 0 and target >= LEAST_TARGET
    expect(page.locator(".dock")).to_be_in_viewport(ratio=1)
    page.context.close()


def test_a_button_and_a_double_tap_show_the_whole_board_and_a_part(
    browser: Browser, tables: Server
) -> None:
    page = on_phone(browser, tables, GAMES[0])
    part = page.evaluate(BOX)
    page.click(".stops button:first-child")
    expect(page.locator(ZOOMED)).to_have_count(0)
    assert page.evaluate(BOX) != part
    page.mouse.dblclick(180, 350)
    expect(page.locator(ZOOMED)).to_have_count(1)
    page.context.close()


CHIP = ".stops button[aria-pressed=true]"
COUNTED = """() => {
  const open = document.querySelectorAll("#main svg .ch").length;
  const counts = [...document.querySelectorAll(".stops b")].map(one => Number(one.textContent));
  return [open, counts.reduce((a, b) => a + b, 0), Math.max(...counts)];
}"""


@pytest.mark.parametrize("one", ASKED, ids=lambda one: one.id)
def test_chips_name_the_areas_and_count_their_choices(
    browser: Browser, tables: Server, one: Prepared
) -> None:
    """A question shows the area with the most choices; another chip shows another area."""
    page = on_phone(browser, tables, one)
    open_now, counted, most = page.evaluate(COUNTED)
    assert counted == open_now > 0
    assert page.locator(f"{CHIP} b").inner_text() == str(most)
    for chip in page.locator(".stops button").all():
        box = chip.bounding_box()
        assert box and min(box["width"], box["height"]) >= LEAST_CHIP
    part = page.evaluate(BOX)
    page.click(".stops button:nth-child(4)")
    expect(page.locator(".stops button:nth-child(4)")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate(BOX) != part
    expect(page.locator(".dock")).to_be_in_viewport(ratio=1)
    page.click(".stops button:last-child")  # the other board
    expect(page.locator(".stops button:last-child")).to_have_attribute("aria-pressed", "true")
    page.context.close()


def test_a_tap_on_the_minimap_shows_the_part_below_it(browser: Browser, tables: Server) -> None:
    page = on_phone(browser, tables, ASKED[0])
    box, frame = page.locator(".mini").bounding_box(), page.locator(".mini .frame")
    assert box
    before = page.evaluate(BOX)
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 12)
    after = page.evaluate(BOX)
    assert float(after.split()[1]) > float(before.split()[1])
    assert after.split()[2:] == before.split()[2:], "as large as before"
    assert frame.get_attribute("y") == after.split()[1]
    page.context.close()


def test_the_stage_glides_unless_motion_is_unwanted(browser: Browser, tables: Server) -> None:
    page = on_phone(browser, tables, ASKED[0])
    page.evaluate(WATCH)
    page.click(".stops button:nth-child(3)")
    page.wait_for_timeout(300)
    assert page.evaluate("seen.length") == 1, "reduced motion: at once"
    page.emulate_media(reduced_motion="no-preference")
    page.click(".stops button:nth-child(2)")
    page.wait_for_timeout(300)
    assert page.evaluate("seen.length") > 3
    page.context.close()


def test_nothing_can_be_chosen_while_the_stage_glides(browser: Browser, tables: Server) -> None:
    page = on_phone(browser, tables, ASKED[0])
    page.emulate_media(reduced_motion="no-preference")
    page.click(".stops button:first-child")
    page.wait_for_timeout(300)
    before = page.inner_text("#shown")
    page.evaluate(EARLY)
    page.wait_for_timeout(300)
    assert page.locator(".pending, .armed").count() == 0
    assert page.inner_text("#shown") == before
    page.locator("#boards .ch").first.click()
    page.wait_for_function(CHOSEN, arg=before)
    page.context.close()


def test_a_phone_on_its_side_shows_one_large_board(browser: Browser, tables: Server) -> None:
    page = on_phone(browser, tables, ASKED[0], SIDEWAYS)
    assert page.locator("#boards > .region:visible").count() == 1
    text, choices, target = page.evaluate(SIZES)
    assert text >= LEAST_TEXT
    assert choices > 0 and target >= LEAST_TARGET
    expect(page.locator(".dock")).to_be_in_viewport(ratio=1)
    page.context.close()


def test_a_drag_shows_another_part_and_chooses_nothing(browser: Browser, tables: Server) -> None:
    page = on_phone(browser, tables, GAMES[0])
    part, status = page.evaluate(BOX), page.inner_text("#shown")
    page.mouse.move(200, 215)
    page.mouse.down()
    page.mouse.move(120, 200, steps=4)
    page.mouse.up()
    left = page.evaluate(BOX).split()[0]
    assert float(left) > float(part.split()[0]) + 20
    assert page.locator(".pending, .armed").count() == 0
    assert page.inner_text("#shown") == status
    page.context.close()
