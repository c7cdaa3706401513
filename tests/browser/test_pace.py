"""What happened: others' steps are narrated one by one, can be skipped, and can be seen again."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server
from browser.table import CHOICE, END, follow, has_turn, make_game, settled, sit_down
from ziggurat import registry
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.setup import Setup
from ziggurat.server.identity.tokens import hashed
from ziggurat.server.sessions.store import Store

MOST_SHIFT = 0.1  # of a game
NAMES = ("Ada", "Balam")
SEED = 7  # its first turn takes, lays, and shows another tile
GAMES = ("skipped", "chosen", "unseen", "past", "phone")
NUMBERS = "all => all.map(one => Number(one.dataset.at))"
HIDE = """() => {
  Object.defineProperty(document, "hidden", { get: () => true });
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
}"""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all, with a game between Ada and Balam for each test that wants one."""
    folder = tmp_path_factory.mktemp("pace")
    store = Store(f"sqlite:///{folder / 'games.sqlite3'}")
    players = tuple(Player(PlayerKind.PERSON, name, token=hashed(name)) for name in NAMES)
    for game in GAMES:
        store.create(Setup(game, "amytis", registry.load("amytis").version, {}, SEED, players))
    store.close()
    running = Server(folder)
    yield running
    running.kill()


def sit(page: Page, server: Server, game: str, name: str = "") -> Page:
    """Go to a game, to the seat of that name or to watch."""
    if name:
        seat = {"name": f"seat-{game}", "value": name, "url": server.url}
        page.context.add_cookies([seat])  # type: ignore[list-item]  # cookies are dicts
    page.goto(f"{server.url}/g/{game}")
    settled(page)
    return page


def play_turn(page: Page) -> None:
    """The first choice of each list until it is another's turn."""
    page.wait_for_selector("body.mine")
    while has_turn(page):
        settled(page)
        end = page.locator(END)
        (end if end.count() else page.locator(CHOICE).first).click()
        settled(page)


def texts(page: Page) -> list[str]:
    """What was told so far."""
    return [str(one["text"]) for one in page.evaluate("told")]


def starts(texts: list[str], *wanted: str) -> bool:
    return len(texts) == len(wanted) and all(map(str.startswith, texts, wanted))


def test_three_bots_are_told_step_by_step_in_the_order_of_the_log(
    browser: Browser, table: Server
) -> None:
    page = follow(browser, "normal")
    make_game(page, table, "uxmal", {1: "easy", 2: "easy", 3: "easy"})
    settled(page)
    play_turn(page)
    page.wait_for_selector("body.mine:not(.telling)")
    told = page.evaluate("told")
    positions = [one["at"] for one in told]
    assert positions == sorted(positions)
    for one in told:
        assert one["text"].split(". ")[0] in one["line"], "its line of the log is marked"
        assert one["seen"], "and in sight"
    names = page.locator(".player .name").all_text_contents()
    tellers = dict.fromkeys(next(n for n in names if n in one["text"]) for one in told)
    assert list(tellers)[-3:] == names[1:]
    logged = page.locator("#r-log li:not(.seat-0) [data-at]").evaluate_all(NUMBERS)
    assert set(logged) == set(positions), "nothing was left out"
    assert any(one["rings"] for one in told)
    assert page.locator(".told:visible, #rings i, #peep > *").count() == 0
    assert page.locator("#r-say .sentence").inner_text() in told[-1]["text"], "the last one stays"
    assert page.evaluate("shift") < MOST_SHIFT


# For each wait between my turns: milliseconds from the last news to my turn, and lines told.
WAITS = """
  window.waits = [];
  let lines = 0, since = 0;
  addEventListener("click", ({ target }) => {
    if (target.closest("[data-do=end]")) lines = since = 0;
  }, true);
  addEventListener("step", () => { if (document.querySelector(".telling .told")) lines++; });
  addEventListener("news", ({ detail }) => {
    since = detail.mine ? since || performance.now() : 0;
  }, true);
  addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
    if (!since || !lines || !document.body.matches(".mine:not(.telling)")) return;
    waits.push([performance.now() - since, lines]);
    since = lines = 0;
  }).observe(document.body, { attributeFilter: ["class"] }));
"""
MOST_WAITED = 6000  # milliseconds


@pytest.mark.parametrize(
    ("game", "bots", "speed"),
    [
        ("origins", 3, "Fast"),
        ("teotihuacan", 3, "Fast"),
        ("amytis", 1, "Normal"),
        ("teotihuacan", 1, "Normal"),
    ],
)
def test_bots_keep_nobody_waiting(
    browser: Browser, table: Server, game: str, bots: int, speed: str
) -> None:
    """With four seats a turn is one line, with two what comes late in a long turn is."""
    page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
    page.set_default_timeout(90_000)
    page.add_init_script(WAITS)
    make_game(page, table, game, dict.fromkeys(range(1, bots + 1), "easy"))
    settled(page)
    page.wait_for_selector(f"[data-do=speed]:has-text('{speed}')")
    while page.evaluate("waits.length") < 3:
        page.wait_for_selector("body.mine:not(.telling, :has(.pending))")
        end = page.locator(END)
        one = end if end.count() else page.locator(CHOICE)
        if one.count():
            one.first.dispatch_event("click")
        page.evaluate("new Promise((done) => setTimeout(done, 100))")  # no event says it is done
    page.wait_for_selector("body.mine:not(.telling)")
    for waited, lines in page.evaluate("waits"):
        assert waited < MOST_WAITED, f"{lines} lines in {waited:.0f} ms"
    page.context.close()


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "phone"])
def test_the_speed_is_chosen_at_the_table(
    browser: Browser, table: Server, size: tuple[int, int]
) -> None:
    page = browser.new_context(viewport={"width": size[0], "height": size[1]}).new_page()
    make_game(page, table, "amytis", {1: "easy"})
    settled(page)
    page.click("[data-do=speed]")
    page.locator("#speeds :text('Watch')").click()
    assert page.evaluate("document.body.dataset.speed") == "slow"
    page.keyboard.press("Escape")
    expect(page.locator("#speeds")).to_be_hidden()
    page.reload()
    settled(page)
    assert page.evaluate("document.body.dataset.speed") == "slow"
    page.keyboard.press("s")
    expect(page.locator("#speeds :checked + span").first).to_have_text("Watch")
    page.context.close()


def test_the_speed_can_be_chosen_after_the_help_was_read(browser: Browser, table: Server) -> None:
    page = sit_down(browser, 390, 844)
    make_game(page, table, "amytis", {1: "easy"})
    settled(page)
    page.click(".tools [data-do=help]")
    page.click("#help [data-do=close]:visible")
    page.click("[data-do=speed]")
    expect(page.locator("#speeds")).to_be_visible()
    page.click("[data-do=speed]")
    expect(page.locator("#speeds")).to_be_hidden()
    page.context.close()


def test_all_who_look_on_are_told_and_a_key_or_a_click_skips_it(
    browser: Browser, table: Server
) -> None:
    balam = sit(follow(browser, "slow"), table, "skipped", "Balam")
    watcher = sit(follow(browser, "slow"), table, "skipped")
    play_turn(sit(sit_down(browser), table, "skipped", "Ada"))
    for page in (balam, watcher):
        expect(page.locator(".told")).to_contain_text("Ada takes")
        expect(page.locator("#shown")).to_have_text("Turn 1 of 1 · step 1 of 1")
    balam.keyboard.press("Escape")
    watcher.click("#stage", position={"x": 3, "y": 3})
    for page in (balam, watcher):
        expect(page.locator("#shown")).to_have_text("Turn 1 of 1 · step 3 of 3")
        assert starts(texts(page), "Ada takes")
        assert not page.locator(".telling").count()
    assert balam.locator(CHOICE).count() > 0
    assert "Ada places" in str(balam.text_content("#live")), "the ear is told all the same"


def test_what_is_open_can_be_chosen_while_something_is_told(
    browser: Browser, table: Server
) -> None:
    ada = sit(sit_down(browser), table, "chosen", "Ada")
    for _ in range(2):
        ada.locator(CHOICE).first.click()
        settled(ada)
    balam = sit(follow(browser, "slow"), table, "chosen", "Balam")
    ada.click(END)
    expect(balam.locator(".told")).to_contain_text("Next tile in")
    balam.locator(CHOICE).first.click()
    expect(balam.locator("#r-say")).to_contain_text("takes")
    assert not balam.locator(".telling").count()


def test_nothing_waits_where_nobody_follows(browser: Browser, table: Server) -> None:
    balam = sit(follow(browser, "none"), table, "unseen", "Balam")
    hidden = sit(follow(browser, "slow"), table, "unseen")
    hidden.evaluate(HIDE)
    play_turn(sit(sit_down(browser), table, "unseen", "Ada"))
    for page in (balam, hidden):
        expect(page.locator("#shown")).to_have_text("Turn 1 of 1 · step 3 of 3")
        assert texts(page) == []


def test_the_past_says_turn_and_sentence_and_is_played_the_same_way(
    browser: Browser, table: Server
) -> None:
    play_turn(sit(sit_down(browser), table, "past", "Ada"))
    balam = sit(follow(browser, "slow"), table, "past", "Balam")
    balam.click(".reel [data-do=prev]")
    balam.wait_for_selector("body.looking-back")
    words = balam.inner_text("#r-say .sentence")
    assert words.startswith("Ada places")
    valued = balam.get_attribute("#slider", "aria-valuetext")
    assert valued == f"Turn 1 of 1 · step 2 of 3. {words}"
    assert "Ada places" in balam.inner_text(".looked")
    balam.click(".reel [data-do=first]")
    expect(balam.locator("#shown")).to_have_text("Before the first turn")
    balam.click(".reel [data-do=film]")
    expect(balam.locator(".told")).to_contain_text("Ada takes")
    balam.click(".reel [data-do=film]")
    assert not balam.locator(".telling").count(), "it rests"
    expect(balam.locator("#shown")).to_have_text("Turn 1 of 1 · step 1 of 3")
    balam.evaluate("document.body.dataset.speed = 'fast'")
    balam.click(".reel [data-do=film]")
    balam.wait_for_selector("body:not(.looking-back, .telling)")
    assert starts(texts(balam), "Ada takes", "Ada places")
    expect(balam.locator("#shown")).to_have_text("Turn 1 of 1 · step 3 of 3")


def test_on_a_phone_one_looks_at_the_place(browser: Browser, table: Server) -> None:
    phone = sit(follow(browser, "normal", 390, 844), table, "phone", "Balam")
    phone.locator("#band #r-table-0").click()
    play_turn(sit(sit_down(browser), table, "phone", "Ada"))
    phone.wait_for_selector("body.mine:not(.telling)")
    took, laid, shown = phone.evaluate("told")
    assert took["peep"] == "Main board"
    assert laid["peep"] is shown["peep"] is None, "it is large already"
    assert took["rings"] == laid["rings"] == shown["rings"] == 1
    assert phone.locator("#peep > *").count() == 0, "it leaves"
    assert phone.evaluate("shift") < MOST_SHIFT
