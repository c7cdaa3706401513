"""How heavy pages are and how soon a click is painted, in Chromium: `python tools/weigh.py URL`.

The server at that address has to run; games are begun on it.
"""

import shutil
import statistics
import sys
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

GAMES = ("amytis", "uxmal", "pyramidion", "teotihuacan", "origins")
CLICKS = 20
CHOICE = "#main .ch:not(.band *):visible"

# From the click to the first frame after the new view was drawn.
WATCH = """() => {
  window.painted = [];
  let since = 0;
  addEventListener("click", () => { since = performance.now(); }, true);
  addEventListener("drawn", ({ detail }) => {
    if (!detail.fresh || !since) return;
    const start = since;
    since = 0;
    requestAnimationFrame(() => setTimeout(() => painted.push(performance.now() - start)));
  });
}"""


def weight(browser: Browser, url: str, game: str = "") -> tuple[int, int, Page]:
    """What a first visit brings: bytes by HTTP, letters by the socket; a game begins by a click."""
    page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
    wire = page.context.new_cdp_session(page)
    got = {"http": 0, "socket": 0}

    def loaded(event: dict[str, Any]) -> None:
        got["http"] += int(event["encodedDataLength"])

    def framed(event: dict[str, Any]) -> None:
        got["socket"] += len(event["response"]["payloadData"])

    if game:
        page.goto(url)
        action = f"form[action*='/{game}'] button"
        with page.expect_navigation():
            page.locator(action).first.click()
        address = page.url
        page.context.clear_cookies(name="lang")
    else:
        address = url
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    wire.on("Network.loadingFinished", loaded)
    wire.on("Network.webSocketFrameReceived", framed)
    page.goto(address, wait_until="networkidle")
    return got["http"], got["socket"], page


def clicks(page: Page) -> list[float]:
    """Milliseconds from a click on a choice to its paint, a few dozen steps of a game."""
    page.evaluate("localStorage.preferences = JSON.stringify({ speed: 'none', ask: false })")
    page.reload(wait_until="networkidle")
    page.evaluate(WATCH)
    for _ in range(CLICKS):
        page.wait_for_selector(f"body.mine {CHOICE}, body.mine [data-do=end]:enabled")
        before = len(page.evaluate("painted"))
        ends = page.locator("body.mine [data-do=end]:enabled")
        (ends if ends.count() else page.locator(CHOICE)).first.click(force=True)
        page.wait_for_function("before => painted.length > before", arg=before)
    return list(page.evaluate("painted"))


def main(url: str) -> None:
    """Print a line for each page."""
    with sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        http, _, _ = weight(browser, url)
        print(f"start page: {http:,} bytes")
        for game in GAMES:
            http, socket, page = weight(browser, url, game)
            print(f"{game}: {http:,} bytes, then {socket:,} letters by the socket", end="; ")
            found = sorted(clicks(page))
            print(f"click to paint {statistics.median(found):.0f} ms, worst {found[-1]:.0f} ms")
            page.context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000")
