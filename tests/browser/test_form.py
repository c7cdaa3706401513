"""The form of a table: seats as tiles, what applies to as many as play, what differs."""

import pytest
from playwright.sync_api import Browser, Page

from browser.conftest import Server
from browser.table import settled, sit_down
from ziggurat.bots import LEVELS

OPTION = "details .option select"


@pytest.fixture
def form(browser: Browser, server: Server) -> Page:
    page = sit_down(browser)
    page.goto(f"{server.url}/new/uxmal")
    return page


def test_options_come_and_go_with_the_players(form: Page) -> None:
    """Marked by hand: no game has an option for some numbers of seats yet."""
    form.click("summary >> nth=0")
    form.evaluate(
        """() => Object.assign(document.querySelector("details .option").dataset,
                               {fewest: 3, most: 4})"""
    )
    option, third = form.locator("details .option").first, form.locator("[name=seat-2-kind]")
    third.select_option("easy")
    assert option.is_visible()
    third.select_option("empty")
    assert option.is_hidden()
    form.locator("[name=seat-3-kind]").select_option("hard")
    assert option.is_visible()


def test_a_tile_shows_who_sits_there(form: Page) -> None:
    tile = form.locator(".seat").nth(2)
    kind = tile.locator("select")
    kind.evaluate("one => one.add(new Option('program x', 'program:x'))")  # as a host offers it
    shown = {
        "me": "input.called",
        **dict.fromkeys(LEVELS, ".face"),
        "program:x": ".face",
        "invited": "input.called",
        "open": ".for-guest.portrait",
        "empty": ".add",
    }
    for value, part in shown.items():
        kind.select_option(value)
        assert tile.locator(part).is_visible(), value
        assert tile.locator("b.called").is_visible() is (part == ".face")
        assert tile.locator(".bars").is_visible() is (value in LEVELS)
        assert tile.locator(".add").is_visible() is (value == "empty")
    box, area = tile.bounding_box(), kind.bounding_box()
    assert box and area and area["width"] * area["height"] > 0.95 * box["width"] * box["height"]


def test_three_bots_of_one_level_have_three_names_and_keep_them(form: Page) -> None:
    for seat in (1, 2, 3):
        form.select_option(f"[name=seat-{seat}-kind]", "medium")
    names = form.locator("b.called:visible").all_inner_texts()
    faces = form.eval_on_selector_all(".seat .face use", "all => all.map(one => one.href.baseVal)")
    assert len(set(names)) == 3
    assert len(set(faces)) == 4
    form.click("main button.main[type=submit]")
    form.wait_for_url("**/g/*")
    settled(form)
    assert set(names) < set(form.locator(".player .name").all_inner_texts())


def test_what_is_set_is_said_and_recommended_takes_it_back(form: Page) -> None:
    variants, said = form.locator("details").first, form.locator("details output").first
    assert said.inner_text() == "standard rules"
    variants.locator("summary").click()
    variants.locator("select").select_option("none")
    assert said.inner_text() == "1 changed"
    assert form.locator("[name=how]:checked").count() == 0, "neither of the two ways"
    form.check("[value=recommended]")
    assert said.inner_text() == "standard rules"
    assert variants.locator("select").input_value() == "normal"


def test_one_click_on_the_start_page_begins_a_game(browser: Browser, server: Server) -> None:
    page = sit_down(browser, 390, 844)
    page.goto(server.url)
    page.click("[action='/play/uxmal'] button")
    page.wait_for_url("**/g/*")
    settled(page)
    page.click(".home")
    assert page.locator(".running li a").count() == 1
