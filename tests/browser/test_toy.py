"""What `make game` begins with can be played at once: whole games of the toy in a browser."""

import pytest
from playwright.sync_api import Browser, Error

from browser.conftest import Server
from browser.table import CHOICE, COUNT, END, has_turn, is_over, make_game, settled, sit_down

MOST = 2000  # looks at the page: a game has 18 actions, and the bot takes its time


@pytest.mark.parametrize(("other", "width", "height"), [("empty", 1280, 800), ("medium", 390, 844)])
def test_a_whole_game_of_the_toy(
    browser: Browser, server: Server, other: str, width: int, height: int
) -> None:
    page = sit_down(browser, width, height)
    faults: list[Error] = []
    page.on("pageerror", lambda fault: faults.append(fault))
    make_game(page, server, "orchard", {1: other})
    for _ in range(MOST):
        settled(page)
        if is_over(page):
            break
        end, choices = page.locator(END), page.locator(CHOICE)
        if not has_turn(page):
            page.wait_for_timeout(20)  # the bot thinks, or the news is on its way
        elif end.count():
            end.click()
        else:
            choices.last.click()
    assert page.locator(COUNT).first.locator("tbody tr").count() == 3
    assert faults == []
