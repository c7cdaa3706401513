"""Take the pictures of the README: a game against a bot, some moves in, on desk and phone."""

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from ziggurat import game_keys
from ziggurat.bench.load import HOST, running_server

CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
SCREENS = {"light": (1280, 800, "light"), "dark": (1280, 800, "dark"), "phone": (390, 844, "light")}
CHOICE = "[data-choice]:not(.band *):visible"
END = "[data-do=end]:enabled"
MOVES = 30


def play(page: Page, url: str, game: str, moves: int) -> None:
    """A game against the medium bot after a number of clicks, at a choice."""
    page.goto(f"{url}/new/{game}")
    page.select_option("[name=seat-1-kind]", "medium")
    page.fill("[name=seat-0-name]", "Ada")
    page.click("main button.main[type=submit]")
    page.wait_for_url("**/g/*")
    click = 0
    while True:
        page.wait_for_selector("body.mine", timeout=60_000)
        page.wait_for_timeout(200)
        end, choices = page.locator(END), page.locator(CHOICE)
        if end.count():
            end.click()
        elif choices.count():
            if click >= moves:
                return
            choices.nth(7 * click % choices.count()).click()
        click += 1


def take(browser: Browser, url: str, game: str, name: str) -> None:
    """One picture of one game on one kind of screen."""
    width, height, theme = SCREENS[name]
    window = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
    )
    page = window.new_page()
    play(page, url, game, MOVES)
    page.screenshot(path=PICTURES / f"{game}-{name}.png")
    print(PICTURES / f"{game}-{name}.png")
    window.close()


def main(games: list[str]) -> None:
    """All pictures of some games, or of all."""
    PICTURES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder)) as (port, _),
        sync_playwright() as play_right,
    ):
        browser = play_right.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        for game in games or game_keys():
            for name in SCREENS:
                take(browser, f"http://{HOST}:{port}", game, name)


if __name__ == "__main__":
    main(sys.argv[1:])
