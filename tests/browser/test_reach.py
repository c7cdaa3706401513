"""What is asked for can be reached: the open choices, and the reference cards, at every size."""

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server
from browser.table import make_game, resize, settled, sit_down

PHONE = (390, 844)
DESK = (1280, 800)
BACK = "[data-do=choices]"
IN_FLIGHT = """([first, second]) => {
  const region = (id) => document.getElementById(id);
  region(first).querySelector(".open").click();
  region(second).querySelector(".open").click();
  return region(second).parentNode.id;
}"""
# The glide of a picture begins a frame after the click: no animation does not mean that it is over.
AS_WIDE = """([picture, least]) => {
  const { width } = document.querySelector(picture).getBoundingClientRect();
  return width > least && !document.getAnimations().length;
}"""


def sit(browser: Browser, server: Server, size: tuple[int, int]) -> Page:
    page = sit_down(browser, *size)
    make_game(page, server, "amytis", {1: "easy"})
    page.wait_for_selector("body.mine")
    settled(page)
    return page


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Go to the choices"), ("fr", "Aller aux choix")]
)
def test_a_button_leads_back_to_the_choices(
    browser: Browser, server: Server, lang: str, words: str
) -> None:
    page = sit_down(browser, *PHONE, has_touch=True, is_mobile=True)
    page.context.add_cookies([{"name": "lang", "value": lang, "url": server.url}])
    make_game(page, server, "amytis", {1: "easy"})
    page.wait_for_selector("body.mine")
    settled(page)
    expect(page.locator(BACK)).to_be_hidden()
    page.locator("#band #r-table-1 .open").tap()
    expect(page.locator(BACK)).to_have_text(words)
    page.locator(BACK).tap()
    expect(page.locator(BACK)).to_be_hidden()
    assert page.locator("#boards #r-piles .ch").count() > 0


def test_an_enlarged_picture_over_the_choices_leads_back_too(
    browser: Browser, server: Server
) -> None:
    page = sit(browser, server, DESK)
    page.locator("#r-buildings .open").click()
    picture, button = page.locator("#large svg").first.bounding_box(), page.locator(BACK)
    box = button.bounding_box()
    assert picture and box and picture["y"] + picture["height"] <= box["y"], "it covers no word"
    button.click()
    assert page.locator("#large[open]").count() == 0


def test_nothing_in_flight_can_be_tapped(browser: Browser, server: Server) -> None:
    page = sit(browser, server, PHONE)
    page.emulate_media(reduced_motion="no-preference")
    assert page.evaluate(IN_FLIGHT, ["r-table-1", "r-display"]) == "band"
    page.wait_for_function("() => !document.getAnimations().length")
    page.locator("#r-display .open").click()
    assert page.locator("#boards #r-display").count() == 1


@pytest.mark.parametrize(
    ("game", "card"), [("amytis", "buildings"), ("pyramidion", "powers"), ("teotihuacan", "prices")]
)
@pytest.mark.parametrize("size", [(1024, 768), DESK, (1440, 900), (820, 1180), PHONE, (844, 390)])
def test_a_reference_card_can_be_opened_at_every_size(
    browser: Browser, server: Server, game: str, card: str, size: tuple[int, int]
) -> None:
    page = sit_down(browser)
    make_game(page, server, game, {1: "easy"})
    page.wait_for_selector("body.mine")
    settled(page)
    resize(page, *size)
    region = page.locator(f"#r-{card}")
    region.locator(".open").click()
    page.wait_for_function(AS_WIDE, arg=[f"#r-{card} svg:not(.mark)", 0.3 * min(size[0], 700)])
