"""What happened: others' steps are told one by one, can be skipped, and can be seen again."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server
from browser.table import CHOICE, END, follow, has_turn, make_game, settled, sit_down
from ziggurat.games import registry
from ziggurat.server.play.rows import PERSON, Player, Setup
from ziggurat.server.play.tokens import hashed
from ziggurat.server.store.store import Store

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
    players = tuple(Player(PERSON, name, token=hashed(name)) for name in NAMES)
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
    page = follow(browser)
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


def test_all_who_look_on_are_told_and_a_key_or_a_click_skips_it(
    browser: Browser, table: Server
) -> None:
    balam = sit(follow(browser, "slow"), table, "skipped", "Balam")
    watcher = sit(follow(browser, "slow"), table, "skipped")
    play_turn(sit(sit_down(browser), table, "skipped", "Ada"))
    for page in (balam, watcher):
        expect(page.locator(".told")).to_contain_text("Ada takes")
        expect(page.locator("#shown")).to_have_text("1/1")
    balam.keyboard.press("Escape")
    watcher.click("#stage", position={"x": 3, "y": 3})
    for page in (balam, watcher):
        expect(page.locator("#shown")).to_have_text("3/3")
        assert starts(texts(page), "Ada takes")
        assert not page.locator(".telling").count()
    assert balam.locator(CHOICE).count() > 0
    assert "Ada lays" in str(balam.text_content("#live")), "the ear is told all the same"


def test_what_is_open_can_be_chosen_while_something_is_told(
    browser: Browser, table: Server
) -> None:
    ada = sit(sit_down(browser), table, "chosen", "Ada")
    for _ in range(2):
        ada.locator(CHOICE).first.click()
        settled(ada)
    balam = sit(follow(browser, "slow"), table, "chosen", "Balam")
    ada.click(END)
    expect(balam.locator(".told")).to_contain_text("now shows")
    balam.locator(CHOICE).first.click()
    expect(balam.locator("#r-say")).to_contain_text("takes")
    assert not balam.locator(".telling").count()


def test_nothing_waits_where_nobody_follows(browser: Browser, table: Server) -> None:
    balam = sit(follow(browser, "none"), table, "unseen", "Balam")
    hidden = sit(follow(browser, "slow"), table, "unseen")
    hidden.evaluate(HIDE)
    play_turn(sit(sit_down(browser), table, "unseen", "Ada"))
    for page in (balam, hidden):
        expect(page.locator("#shown")).to_have_text("3/3")
        assert texts(page) == []


def test_the_past_says_move_and_sentence_and_is_played_the_same_way(
    browser: Browser, table: Server
) -> None:
    play_turn(sit(sit_down(browser), table, "past", "Ada"))
    balam = sit(follow(browser, "slow"), table, "past", "Balam")
    balam.focus("#slider")
    balam.keyboard.press("ArrowLeft")
    balam.wait_for_selector("body.looking-back")
    words = balam.inner_text("#r-say .sentence")
    assert words.startswith("Move 2 of 3. Ada lays")
    assert balam.get_attribute("#slider", "aria-valuetext") == words
    assert balam.inner_text(".looked").startswith("Ada lays")
    balam.click(".past [data-do=since]")
    expect(balam.locator(".told")).to_contain_text("Move 1 of 3. Ada takes")
    balam.click(".reel [data-do=film]")
    assert not balam.locator(".telling").count(), "it rests"
    expect(balam.locator("#shown")).to_have_text("1/3")
    balam.evaluate("document.body.dataset.speed = 'fast'")
    balam.click(".reel [data-do=film]")
    balam.wait_for_selector("body:not(.looking-back, .telling)")
    move = "Move {} of 3. Ada {}".format
    assert starts(texts(balam), move(1, "takes"), move(2, "lays"))
    expect(balam.locator("#shown")).to_have_text("3/3")


def test_on_a_phone_one_looks_at_the_place(browser: Browser, table: Server) -> None:
    phone = sit(follow(browser, width=390, height=844), table, "phone", "Balam")
    phone.locator("#band #r-table-0").click()
    play_turn(sit(sit_down(browser), table, "phone", "Ada"))
    phone.wait_for_selector("body.mine:not(.telling)")
    took, laid, shown = phone.evaluate("told")
    assert took["peep"] == "Main board"
    assert laid["peep"] is shown["peep"] is None, "it is large already"
    assert took["rings"] == laid["rings"] == shown["rings"] == 1
    assert phone.locator("#peep > *").count() == 0, "it leaves"
    assert phone.evaluate("shift") < MOST_SHIFT
