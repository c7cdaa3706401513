"""What can be chosen can be hit: nothing lies over it, and it is large enough for a finger."""

import pytest
from playwright.sync_api import Browser, Page

from browser.conftest import Server
from browser.table import CHOICE, END, make_game, settled, sit_down
from ziggurat import game_keys

CLICKS = 24
SMALLEST = 24  # pixels: WCAG 2.2 AA; most are 40 and more

# For each choice on a drawing: its name, its size, and what a click in its middle would hit.
TARGETS = """choices => choices.map(choice => {
  choice.scrollIntoView({block: "center"});
  const box = choice.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return [choice.dataset.choice, Math.min(box.width, box.height),
          hit?.closest("[data-choice]")?.dataset.choice];
})"""


# Buttons on top and in the dock that stick out of the window.
CUT_OFF = """buttons => buttons.filter(button => {
  const box = button.getBoundingClientRect();
  return box.width && (box.left < 0 || box.right > innerWidth);
}).map(button => button.textContent)"""


def check(page: Page) -> None:
    """Every choice drawn on a board can be hit in its middle, and every button is on screen."""
    page.mouse.move(0, 0)  # what is pointed at shows its ghost, which is no part of the target
    assert page.eval_on_selector_all(":is(header, .dock) button", CUT_OFF) == []
    targets = page.eval_on_selector_all("main svg [data-choice]:not(.band *)", TARGETS)
    covered = [(name, hit) for name, _, hit in targets if name != hit]
    small = [(name, size) for name, size, _ in targets if size < SMALLEST]
    assert covered == []
    assert small == []


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("game", game_keys())
def test_every_choice_can_be_clicked(
    browser: Browser, server: Server, game: str, width: int
) -> None:
    page = sit_down(browser, width, 844)
    make_game(page, server, game, {1: "easy"})
    for click in range(CLICKS):
        page.wait_for_selector("body.mine")
        settled(page)
        check(page)
        if page.locator(END).count():
            page.locator(END).click()
        elif (choices := page.locator(CHOICE)).count():
            choices.nth(5 * click % choices.count()).click()
        settled(page)
