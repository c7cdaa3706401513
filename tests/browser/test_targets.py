"""What can be chosen can be hit: nothing lies over it, and it is large enough for a finger."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from browser.conftest import Server
from browser.games import TOKEN, Prepared, prepare
from browser.table import CHOICE, END, make_game, resize, settled, sit_down
from ziggurat import game_keys, registry
from ziggurat.server.sessions.store import Store

CLICKS = 24
LAYOUT_S = 3  # on a busy machine, a scrolled board is laid out some frames later
SMALLEST = 24  # pixels: WCAG 2.2 AA; most are 40 and more

# Of a zoomed board only what is in sight counts.
IN_SIGHT = """choice => {
  const frame = choice.closest(".zoomed")?.getBoundingClientRect();
  const box = choice.getBoundingClientRect();
  const x = box.x + box.width / 2, y = box.y + box.height / 2;
  return !frame || (x > frame.x && x < frame.right && y > frame.y && y < frame.bottom);
}"""

# For each choice on a drawing: its name, its size, and what a click in its middle would hit.
TARGETS = f"""choices => choices.filter({IN_SIGHT}).map(choice => {{
  choice.scrollIntoView({{block: "center", inline: "center"}});
  const box = choice.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return [choice.dataset.choice, Math.min(box.width, box.height),
          hit?.closest("[data-choice]")?.dataset.choice];
}})"""


# Buttons on top and in the dock that stick out of the window.
CUT_OFF = """buttons => buttons.filter(button => {
  const box = button.getBoundingClientRect();
  return box.width && (box.left < 0 || box.right > innerWidth);
}).map(button => button.textContent)"""


def check(page: Page) -> None:
    """Every choice drawn on a board can be hit in its middle, and every button is on screen."""
    page.mouse.move(0, 0)  # what is pointed at shows its ghost, which is no part of the target
    assert page.eval_on_selector_all(":is(header, .dock) button", CUT_OFF) == []
    deadline = time.monotonic() + LAYOUT_S
    while faults := wrong_targets(page):
        assert time.monotonic() < deadline, faults
        page.wait_for_timeout(50)


def wrong_targets(page: Page) -> list[str]:
    """The choices that something lies over, or that are too small."""
    targets = page.eval_on_selector_all("main svg [data-choice]:not(.band *)", TARGETS)
    covered = [f"{name} is covered by {hit}" for name, _, hit in targets if name != hit]
    small = [f"{name} has {size} pixels" for name, size, _ in targets if size < SMALLEST]
    return covered + small


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
            seen = choices.evaluate_all(f"all => all.map({IN_SIGHT})")
            near = [n for n, is_seen in enumerate(seen) if is_seen]
            choices.nth(near[5 * click % len(near)]).click()
        settled(page)


SCREENS = [(1280, 800), (1024, 768), (820, 1180), (390, 844), (360, 640), (844, 390)]
WHOLE = "#boards > .zoomable:not(.zoomed)"
LEAST_TEXT = 9  # pixels
ROUNDING = 0.1  # pixels
MEASURE = (Path(__file__).parent / "measure_sizes.js").read_text("utf-8")
QUESTIONS = {  # with answers in every part of the table, and many of them
    "amytis": ("taking", "laying", "favour"),
    "origins": ("acting", "visiting", "gaining", "recruiting"),
    "pyramidion": ("activating", "playing", "gift", "category"),
    "teotihuacan": ("start-tile", "setting", "stacking", "paying"),
    "uxmal": ("acting", "claiming"),
}
ASKED = [
    Prepared(game, registry.load(game).max_seats, rule)
    for game, rules in QUESTIONS.items()
    for rule in rules
]


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with games in which much can be chosen."""
    folder = tmp_path_factory.mktemp("sizes")
    store = Store(f"sqlite:///{folder / 'games.sqlite3'}")
    prepare(ASKED, store)
    store.close()
    running = Server(folder)
    yield running
    running.kill()


@pytest.mark.parametrize("one", ASKED, ids=lambda one: one.id)
def test_nothing_is_too_small_to_tap_or_to_read(
    browser: Browser, asked: Server, one: Prepared
) -> None:
    """Pictures that are only previews are left out: a tap makes them large."""
    page = sit_down(browser)
    seat = {"name": f"seat-{one.id}", "value": TOKEN, "url": asked.url}
    page.context.add_cookies([seat, {"name": "lang", "value": "fr", "url": asked.url}])  # type: ignore[list-item]  # cookies are dicts
    page.goto(f"{asked.url}/g/{one.id}")
    settled(page)
    page.mouse.move(1, 1)  # brings what a first touch brings
    page.wait_for_selector(".stops", state="attached")
    faults = []
    for width, height in SCREENS:
        resize(page, width, height)
        if page.locator(WHOLE).count():  # nothing is asked there: a chip shows it large enough
            page.click(".stops button:nth-child(2)")
            page.wait_for_selector("#boards > .zoomed")
        found = page.evaluate(MEASURE, [SMALLEST - ROUNDING, LEAST_TEXT - ROUNDING])
        faults += [f"{width}x{height} {fault}" for fault in found]
    page.context.close()
    assert not faults, "\n".join(faults)
