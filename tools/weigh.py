"""How heavy pages are and how soon a click is painted, in Chromium: `python tools/weigh.py`.

Games are begun on a server of its own, or on the one whose address is given. Bytes are those of a
first visit over the wire; times say something only where nothing else runs.
"""

import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

from ziggurat import game_keys
from ziggurat.bench.load import HOST, running_server

CLICKS = 40
CHOICE = "body.mine [data-choice]:not(.band *):visible"
END = "body.mine [data-do=end]:enabled"
OVER = "#r-count table"
BOT_TIMEOUT_MS = 120_000  # milliseconds: a bot thinks in between
LINE = "{:<22} {:>9} {:>9} {:>8} {:>8} {:>8}"

# From the click to the first frame after the new view was drawn.
WATCH = """
  window.painted = [];
  let since = 0;
  addEventListener("click", () => { since = performance.now(); }, true);
  addEventListener("drawn", ({ detail }) => {
    if (!detail.fresh || !since) return;
    const start = since;
    since = 0;
    requestAnimationFrame(() => setTimeout(() => painted.push(performance.now() - start)));
  });
"""
# All is shown at once, and nothing is asked twice.
PREFERENCES = 'localStorage.preferences = \'{"speed": "none", "ask": false}\';'


class Weight(NamedTuple):
    """What a first visit brings: bytes by HTTP, letters by the socket."""

    http: int
    socket: int


def window(browser: Browser) -> Page:
    """A browser that was never here."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, reduced_motion="reduce", locale="en"
    )
    context.add_init_script(PREFERENCES + WATCH)
    page = context.new_page()
    page.set_default_timeout(BOT_TIMEOUT_MS)
    return page


def weigh(page: Page, address: str) -> Weight:
    """Open a page as if nothing of it had been kept."""
    wire = page.context.new_cdp_session(page)
    got = {"http": 0, "socket": 0}

    def loaded(event: dict[str, Any]) -> None:
        got["http"] += int(event["encodedDataLength"])

    def framed(event: dict[str, Any]) -> None:
        got["socket"] += len(event["response"]["payloadData"])

    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    wire.on("Network.loadingFinished", loaded)
    wire.on("Network.webSocketFrameReceived", framed)
    page.goto(address, wait_until="networkidle")
    wire.detach()
    return Weight(got["http"], got["socket"])


def begin(page: Page, url: str, game: str) -> str:
    """Begin a game by the button of the start page: its address."""
    page.goto(url)
    page.locator(f"form[action='/play/{game}'] button").first.click()
    page.wait_for_url("**/g/*")
    return page.url


def clicks(page: Page) -> list[float]:
    """Milliseconds from a click to its paint, for some dozen steps of a game."""
    for _ in range(CLICKS):
        page.wait_for_selector(f"{CHOICE}, {END}, {OVER}")
        if page.locator(OVER).count():
            break
        before = page.evaluate("painted.length")
        ends = page.locator(END)
        (ends if ends.count() else page.locator(CHOICE)).first.dispatch_event("click")
        try:
            page.wait_for_function("before => painted.length > before", arg=before)
        except TimeoutError:
            print(f"a click on {page.url} was not answered", file=sys.stderr)
            break
    return list(page.evaluate("painted"))


def report(browser: Browser, url: str) -> None:
    """Print a line for each page."""
    print(LINE.format("first visit", "bytes", "socket", "clicks", "median", "p95"))
    for name, address in (("start page", url), ("form", f"{url}/new/{game_keys()[0]}")):
        page = window(browser)
        print(LINE.format(name, f"{weigh(page, address).http:,}", "", "", "", ""), flush=True)
        page.context.close()
    for game in game_keys():
        page = window(browser)
        weight = weigh(page, begin(page, url, game))
        found = sorted(clicks(page))
        page.context.close()
        times = ["-", "-"]
        if len(found) > 1:
            times = [
                f"{statistics.median(found):.0f} ms",
                f"{statistics.quantiles(found, n=20)[-1]:.0f} ms",
            ]
        counted = f"{weight.http:,}", f"{weight.socket:,}", len(found)
        print(LINE.format(game, *counted, *times), flush=True)


def main(urls: list[str]) -> None:
    """Weigh a server that runs, or one of its own."""
    with sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=shutil.which("chromium-headless-shell") or shutil.which("chromium"),
            args=["--no-sandbox", "--disable-gpu"],
        )
        if urls:
            report(browser, urls[0])
        else:
            with (
                tempfile.TemporaryDirectory() as folder,
                running_server(Path(folder)) as (port, _),
            ):
                report(browser, f"http://{HOST}:{port}")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
