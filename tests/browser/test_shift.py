"""Nothing jumps: over a whole game hardly anything changes its place without being asked to."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from browser.conftest import Server
from browser.games import OVER, Prepared, full_tables, serving, visit
from browser.table import sit_down

MOST = 0.1  # of the window, over a whole game
SCREENS = [(1280, 800), (390, 844)]
ENDED = full_tables(OVER)

# Goes through a game from its beginning, and adds up what moved without having been touched.
SHIFTS = """async (positions) => {
  const show = (position) => new Promise((done) => {
    addEventListener("drawn", () => requestAnimationFrame(() => requestAnimationFrame(done)),
                     { once: true });
    dispatchEvent(new CustomEvent("send", { detail: { t: "at", ...position } }));
  });
  const last = Number(document.querySelector("#slider").max), moved = {};
  document.body.classList.add("counted");
  await show({ n: 0 });
  let sum = 0;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
  function note({ value, sources }) {
    sum += value;
    for (const { node } of sources) {
      const thing = node?.nodeType === 3 ? node.parentNode : node;
      const name = thing?.id || thing?.className || thing?.nodeName;
      moved[name] = (moved[name] ?? 0) + value;
    }
  }
  observer.observe({ type: "layout-shift" });
  const apart = (last - 2) / positions;
  const turns = Array.from({ length: positions }, (_, n) => 2 + Math.floor(n * apart));
  for (const turn of new Set(turns)) await show({ turn });
  observer.takeRecords().forEach(note);
  return [sum, moved];
}"""
POSITIONS = 40


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a game of each kind that is over."""
    with serving(tmp_path_factory.mktemp("shift"), ENDED) as running:
        yield running


@pytest.mark.parametrize("one", ENDED, ids=lambda one: one.id)
def test_hardly_anything_moves_over_a_game(browser: Browser, played: Server, one: Prepared) -> None:
    for width, height in SCREENS:
        page = visit(sit_down(browser, width, height), played, one)
        # The table in focus follows the acting seat: that is asked for, unless one is pinned.
        page.evaluate("dispatchEvent(new CustomEvent('pin', { detail: 1 }))")
        shift, moved = page.evaluate(SHIFTS, POSITIONS)
        page.context.close()
        assert shift < MOST, (width, moved)
