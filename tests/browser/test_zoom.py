"""The zoomed stage: on a small phone a board shows the part with the choices, large enough."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server
from browser.games import Prepared, serving, visit
from browser.table import sit_down

SMALL = {"width": 360, "height": 640}
GAMES = [Prepared("origins", 4, "first"), Prepared("teotihuacan", 2, "late")]
LEAST_TEXT, LEAST_TARGET = 9, 24  # pixels
ZOOMED = "#boards > .zoomed"
BOX = "document.querySelector('#boards > .region > div > svg').getAttribute('viewBox')"

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
    with serving(tmp_path_factory.mktemp("zoom"), GAMES) as running:
        yield running


def on_phone(browser: Browser, server: Server, one: Prepared) -> Page:
    """The first seat's page on a small phone."""
    page = visit(sit_down(browser, **SMALL, has_touch=True), server, one)
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
    page.click("#boards > .region > .open")
    expect(page.locator(ZOOMED)).to_have_count(0)
    assert page.evaluate(BOX) != part
    page.mouse.dblclick(180, 350)
    expect(page.locator(ZOOMED)).to_have_count(1)
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
