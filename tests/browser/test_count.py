"""The end of a game: the final count is narrated sentence by sentence, then shown."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Server
from browser.games import ENDING, Prepared, serving, visit
from browser.table import END, follow, settled

ALONE = Prepared("teotihuacan", 1, ENDING)
DISTRICTS = ("north-west", "north-east", "south-east", "south-west")


@pytest.fixture
def ending(tmp_path: Path) -> Iterator[Server]:
    """A server with a game that lacks nothing but the last End turn."""
    with serving(tmp_path, [ALONE]) as running:
        yield running


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_the_final_count_is_told_district_by_district_then_shown(
    browser: Browser, ending: Server, width: int, height: int
) -> None:
    page = visit(follow(browser, width=width, height=height), ending, ALONE)
    page.click(END)
    expect(page.locator("#r-count")).to_be_visible(timeout=20_000)
    expect(page.locator("#r-say .sentence")).to_be_visible()
    told = page.evaluate("told")
    assert not any(one["count"] for one in told)
    for name, one in zip(DISTRICTS, told[-len(DISTRICTS) :], strict=True):
        assert one["text"].endswith(f"for the {name} District")
        assert one["rings"] == 1, "on its place"
    assert not page.locator(".telling, #rings i").count()


def test_a_key_skips_the_telling(browser: Browser, ending: Server) -> None:
    page = visit(follow(browser, "slow"), ending, ALONE)
    page.click(END)
    expect(page.locator(".telling .told")).to_be_visible()
    assert page.evaluate("document.getAnimations().length") == 0, "who wants no motion has none"
    page.keyboard.press("Escape")
    expect(page.locator("#r-count")).to_be_visible()
    page.reload()
    settled(page)
    expect(page.locator("#r-count")).to_be_visible()
    assert not page.locator(".telling").count()


def test_who_wants_no_telling_sees_the_count_at_once(browser: Browser, ending: Server) -> None:
    page = visit(follow(browser, "none"), ending, ALONE)
    page.click(END)
    expect(page.locator("#r-count")).to_be_visible()
    assert page.evaluate("told") == []


def test_the_link_to_share_leads_to_the_position_looked_at(
    browser: Browser, ending: Server
) -> None:
    page = visit(follow(browser, "none"), ending, ALONE)
    page.click(END)
    page.locator("[data-do=at][data-at='0']:visible").first.click()
    page.wait_for_function("() => document.getElementById('share').value.endsWith('?turn=0')")
    page.goto(page.locator("#share").input_value())
    settled(page)
    expect(page.locator("#shown")).to_have_text("Before the first turn")
