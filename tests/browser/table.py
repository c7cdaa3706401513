"""A person in front of a page: looks, clicks, types."""

from playwright.sync_api import Browser, Page

from browser.conftest import Server

CHOICE = "[data-choice]:not(.band *):visible"  # what is small is made large first
END = "[data-do=end]:enabled"
COUNT = "#r-count table"

# Keeps the narration, with its log line and its rings; and how much the layout shifts.
KEPT = """
  window.told = [];
  window.shift = 0;
  new PerformanceObserver((list) => { for (const one of list.getEntries()) shift += one.value; })
    .observe({ type: "layout-shift", buffered: true });
  addEventListener("step", ({ detail }) => queueMicrotask(() => {
    const caption = document.querySelector(".telling .told");
    const log = document.querySelector("#r-log");
    if (!caption) return;
    const line = log.querySelector(".looked"), box = (one) => one.getBoundingClientRect();
    told.push({
      at: detail,
      text: caption.querySelector(".sentence").textContent,
      line: line?.textContent,
      seen: line && box(line).top >= box(log).top - 1 && box(line).bottom <= box(log).bottom + 1,
      rings: document.querySelectorAll("#rings i, #peep i").length,
      count: document.querySelector("#r-count").checkVisibility(),
      peep: document.querySelector("#peep b")?.textContent,
    });
  }));
"""


def sit_down(browser: Browser, width: int = 1280, height: int = 800, **context: object) -> Page:
    """A browser window with cookies of its own; without narration, so that no test waits for it."""
    window = browser.new_context(
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        **context,  # type: ignore[arg-type]  # passed through to playwright as it is
    )
    window.add_init_script("localStorage.preferences ??= JSON.stringify({speed: 'none'})")
    page = window.new_page()
    page.set_default_timeout(20_000)
    return page


def follow(browser: Browser, speed: str = "fast", width: int = 1280, height: int = 800) -> Page:
    """A window that narrates what others do: `told` keeps the narration."""
    page = sit_down(browser, width, height)
    page.context.add_init_script(f'localStorage.preferences = \'{{"speed": "{speed}"}}\';{KEPT}')
    return page


def make_game(
    page: Page, server: Server, game: str, seats: dict[int, str], name: str = "Ada"
) -> None:
    """Fill in the form of a new game and start it."""
    page.goto(f"{server.url}/new/{game}")
    for seat, kind in seats.items():
        page.select_option(f"[name=seat-{seat}-kind]", kind)
    page.fill("[name=seat-0-name]", name)
    page.click("main button.main[type=submit]")
    page.wait_for_url("**/g/*")


def has_turn(page: Page) -> bool:
    """Whether the page says it is its owner's turn."""
    return page.locator("body.mine").count() > 0


def is_over(page: Page) -> bool:
    """Whether the final count is shown."""
    return page.locator(COUNT).count() > 0


def resize(page: Page, width: int, height: int) -> None:
    """Give a window another size, and wait until the table is laid out for it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def settled(page: Page) -> None:
    """Until the page is connected and waits for no answer."""
    page.wait_for_selector("body:not(.offline):not(:has(.pending)):not(:has(#shown:empty))")
