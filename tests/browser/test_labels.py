"""No label of a button and no question is cut, on the smallest screens and in both languages."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.conftest import Server
from browser.games import GAMES, TOKEN, Dock, docks, full_tables, prepare
from browser.table import resize, settled, sit_down
from ziggurat.i18n.messages import LANGUAGES
from ziggurat.server.sessions.store import Store

SCREENS = [(390, 844), (360, 640), (844, 390), (1024, 768)]
TABLES = {one.game: one for one in full_tables("first")}

docks_of = cache(docks)
STYLED = "[...document.styleSheets].some((one) => one.href?.includes('side.css'))"

# What is cut of some docks: words that are wider or higher than their button or line, words that
# leave the dock, and the name of a choice that has to be confirmed.
CUT = """(docks) => {
  const $ = (selector) => document.querySelector(selector), faults = new Set();
  const status = $("#r-status"), actions = $("#r-actions"), dock = $(".dock");
  document.body.classList.add("mine");
  const outside = (one, frame) => {
    const a = one.getBoundingClientRect(), b = frame.getBoundingClientRect();
    return a.left < b.left - 1 || a.right > b.right + 1
      || a.top < b.top - 1 || a.bottom > b.bottom + 1;
  };
  const look = (kind) => {
    const { right } = $(".ask > div").getBoundingClientRect();
    for (const one of dock.querySelectorAll(".ask :is(strong, span, p), .actions :is(button, a)")) {
      const { width, left } = one.getBoundingClientRect();
      if (!one.checkVisibility() || width <= 1) continue;  // for the ear only
      if (one.matches("span") && left >= right - 1) continue;  // the question takes all lines
      const wide = one.scrollWidth > one.clientWidth + 1;
      const high = one.scrollHeight > one.clientHeight + 1;
      const out = outside(one, one.closest(".ask > div") ?? dock);
      if (wide || high || out) faults.add(`${kind}: ${one.textContent}`);
    }
  };
  const names = new Map();
  $("#info").replaceChildren();
  for (const [asked, offered] of docks) {
    status.innerHTML = asked;
    actions.innerHTML = offered;
    look("cut");
    for (const one of actions.querySelectorAll("[data-choice]")) names.set(one.textContent, one);
  }
  for (const [name, one] of names) {
    actions.replaceChildren(one);
    one.dataset.final = "unlike";
    one.dataset.choice = name;
    one.click();
    look("cut when it is to be confirmed");
  }
  return [...faults];
}"""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a table of each game, whose dock shows what it may have to."""
    folder: Path = tmp_path_factory.mktemp("labels")
    store = Store(f"sqlite:///{folder / 'games.sqlite3'}")
    prepare([*TABLES.values()], store)
    store.close()
    running = Server(folder)
    yield running
    running.kill()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_button_and_no_question_is_cut(
    browser: Browser, tables: Server, game: str, lang: str
) -> None:
    below: list[Dock] = docks_of(game)[lang]
    page, table = sit_down(browser, *SCREENS[0]), TABLES[game]  # small: it has all style at once
    seat = {"name": f"seat-{table.id}", "value": TOKEN, "url": tables.url}
    page.context.add_cookies([seat, {"name": "lang", "value": lang, "url": tables.url}])  # type: ignore[list-item]  # cookies are dicts
    page.goto(f"{tables.url}/g/{table.id}")
    settled(page)
    page.wait_for_function(STYLED)
    for width, height in SCREENS:
        resize(page, width, height)
        assert page.evaluate(CUT, below) == [], (width, height)
    page.context.close()
