"""Opponents: what they have can be read beside the boards, and one table is in focus."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Server
from browser.games import Prepared, full_tables, serving, visit
from browser.table import resize, sit_down

LATE = full_tables("late")
WIDE = [(1280, 800), (1440, 900), (1920, 1080)]
LEAST_NUMBER = 14  # pixels: of goods in a row
LEAST_DRAWN = 12  # pixels: of goods that are drawn in a table
LEAST_TABLE = 168  # pixels: the width of the one in focus
MEASURE = (Path(__file__).parent / "measure.js").read_text("utf-8")
FOCUSED = ".panel.focus .slot .region"

# The smallest number that tells what an opponent has, panel by panel: of the row, or of the table.
NUMBERS = """panels => panels.map(panel => {
  const row = [...panel.querySelectorAll(".goods span")];
  const sizes = row.map(one => parseFloat(getComputedStyle(one).fontSize));
  const texts = [...panel.querySelectorAll(".slot svg text")];
  const drawn = texts.filter(one => /\\d/.test(one.textContent));
  const scale = one => { const m = one.getScreenCTM(); return Math.sqrt(Math.abs(m.a * m.d)); };
  const inside = drawn.map(one => parseFloat(getComputedStyle(one).fontSize) * scale(one));
  return [row.length > 0, Math.min(...(row.length ? sizes : inside), Infinity)];
})"""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a full table of each game."""
    with serving(tmp_path_factory.mktemp("opponents"), LATE) as running:
        yield running


@pytest.mark.parametrize("one", LATE, ids=lambda one: one.id)
def test_numbers_of_opponents_goods_can_be_read(
    browser: Browser, tables: Server, one: Prepared
) -> None:
    page = visit(sit_down(browser), tables, one)
    for width, height in WIDE:
        resize(page, width, height)
        sizes = page.eval_on_selector_all(".panel:has(.slot svg)", NUMBERS)
        assert len(sizes) == one.seats - 1
        for has_row, size in sizes:
            assert size >= (LEAST_NUMBER if has_row else LEAST_DRAWN), (width, height, sizes)
    page.context.close()


@pytest.mark.parametrize("game", ["origins", "teotihuacan"])
def test_one_table_is_in_focus_and_a_click_or_a_key_pins_another(
    browser: Browser, tables: Server, game: str
) -> None:
    page = visit(sit_down(browser), tables, Prepared(game, 4, "late"))
    tables_seen = page.locator(".panels .slot .region:visible")
    assert tables_seen.count() == 1
    for width, height in WIDE:
        resize(page, width, height)
        box = page.locator(FOCUSED).bounding_box()
        assert box and box["width"] >= LEAST_TABLE, (width, height)
        assert page.evaluate(MEASURE, {})["faults"] == [], (width, height)
    page.click("#r-player-2 .name")
    assert page.locator(FOCUSED).get_attribute("data-seat") == "2"
    page.locator("#r-log").focus()
    page.keyboard.press("4")
    expect(page.locator(FOCUSED)).to_have_attribute("data-seat", "3")
    assert tables_seen.count() == 1
    page.context.close()


def test_the_focus_follows_the_acting_seat_until_it_is_pinned(
    browser: Browser, tables: Server
) -> None:
    page = visit(sit_down(browser), tables, Prepared("origins", 4, "late"))
    focused = page.locator(FOCUSED)
    page.click(".reel [data-do=first]")
    expect(page.locator("#shown")).to_have_text("Before the first turn")
    followed = set()
    for _ in range(12):
        label = page.inner_text("#shown")
        page.click(".reel [data-do=next-turn]")
        page.wait_for_function(
            "label => document.querySelector('#shown').textContent !== label", arg=label
        )
        seat = page.locator("#r-log .looked").evaluate("line => line.className.match(/[0-9]/)[0]")
        if seat in ("1", "2", "3"):
            assert focused.get_attribute("data-seat") == seat
            followed.add(seat)
    assert followed == {"1", "2", "3"}
    page.click("#r-player-2 .name")
    page.click(".reel [data-do=live]")
    page.wait_for_selector("body:not(.looking-back)")
    assert focused.get_attribute("data-seat") == "2", "it is pinned"
    page.context.close()
