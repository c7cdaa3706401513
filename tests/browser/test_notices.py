"""At the table: notices of one's turn, presence, confirmation of what is final."""

import pytest
from playwright.sync_api import Browser, Page

from browser.conftest import Server
from browser.table import CHOICE, END, has_turn, make_game, settled, sit_down

# Counts the sounds and keeps the notices, as if the page lay behind another one.
STUBS = """() => {
  window.sounds = 0;
  window.notices = [];
  const param = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  const node = () => ({ frequency: param, gain: param, connect: (one) => one, start() { sounds++; },
                        stop() {} });
  window.AudioContext = class {
    createOscillator() { return node(); }
    createGain() { return node(); }
  };
  window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title, { body }) { notices.push(`${title}: ${body}`); }
  };
  Object.defineProperty(document, "hidden", { get: () => true });
}"""


def two_at_a_table(browser: Browser, server: Server, stubs: str = "") -> tuple[Page, Page]:
    """The one whose turn it is, and the other."""
    ada, balam = sit_down(browser), sit_down(browser)
    if stubs:
        balam.add_init_script(f"({stubs})()")
    make_game(ada, server, "amytis", {1: "invited"})
    balam.goto(ada.locator(".invite input").input_value())
    balam.click("main button.main[type=submit]")
    balam.wait_for_url("**/g/*")
    settled(ada)
    settled(balam)
    return ada, balam


def play_turn(page: Page) -> None:
    while has_turn(page):
        end = page.locator(END)
        if end.count():
            end.click()
        else:
            page.locator(CHOICE).last.click()
        settled(page)


def icon(page: Page) -> str:
    return str(page.evaluate("document.querySelector('link[rel=icon]').href"))


@pytest.mark.parametrize("wanted", [True, False])
def test_my_turn_is_told_by_title_icon_sound_and_notification(
    browser: Browser, server: Server, wanted: bool
) -> None:
    ada, balam = two_at_a_table(browser, server, STUBS)
    assert "icon-turn" in icon(ada)
    assert "icon-turn" not in icon(balam)
    balam.click(".tools [data-do=help]")
    balam.click("#tab-keys")
    for name in ("sound", "notice"):
        balam.set_checked(f"[data-pref={name}]", wanted)
    balam.keyboard.press("Escape")
    play_turn(ada)
    balam.wait_for_selector("body.mine")
    settled(balam)
    assert balam.title().startswith("● ")
    assert "icon-turn" in icon(balam)
    assert (balam.evaluate("sounds") > 0) is wanted
    assert len(balam.evaluate("notices")) == int(wanted)
    play_turn(balam)
    balam.wait_for_selector("body:not(.mine)")
    assert "icon-turn" not in icon(balam)


def says_why_not(page: Page, server: Server, notification: str) -> str:
    """What stands beside the switch for notifications, which must be disabled."""
    page.add_init_script(notification)
    make_game(page, server, "amytis", {1: "easy"})
    settled(page)
    page.click(".tools [data-do=help]")
    page.click("#tab-keys")
    assert page.locator("[data-pref=notice]").is_disabled()
    return page.locator("label:has([data-pref=notice])").inner_text()


def test_a_browser_that_allows_no_notification_says_so(browser: Browser, server: Server) -> None:
    assert "blocked" in says_why_not(sit_down(browser), server, "delete window.Notification")


def test_a_dot_says_who_is_there(browser: Browser, server: Server) -> None:
    ada, balam = two_at_a_table(browser, server)
    ada.wait_for_selector("#here-1.here")
    assert ada.text_content("#here-1") == "online"
    assert ada.locator("#here-0").count() == 0, "I know that I am here"
    balam.close()
    ada.wait_for_selector("#here-1:not(.here)")
    assert ada.text_content("#here-1") == "offline"


ANDROID = (
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/130.0.0.0 Mobile Safari/537.36"
)


def test_a_phone_is_offered_no_switch_that_does_nothing(browser: Browser, server: Server) -> None:
    """Chrome for Android has `Notification`, but a page may not construct one."""
    page = sit_down(browser, 390, 844, user_agent=ANDROID, has_touch=True, is_mobile=True)
    there = "window.Notification = class { static permission = 'default'; }"
    assert "computer" in says_why_not(page, server, there)


TABLETS = {  # they say that they are computers
    "iPad": "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15",
    "Android": "Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0.0.0 Safari/537.36",
}


@pytest.mark.parametrize("agent", TABLETS.values(), ids=TABLETS)
def test_a_tablet_is_offered_none_either(browser: Browser, server: Server, agent: str) -> None:
    page = sit_down(browser, 820, 1180, user_agent=agent, has_touch=True)
    there = "window.Notification = class { static permission = 'default'; }"
    assert "computer" in says_why_not(page, server, there)


ASKED = pytest.mark.parametrize(
    ("ask", "kind", "twice"),
    [
        ("true", "unlike", True),
        ("true", "like-all", False),
        ("always", "like-all", True),
        ("false", "unlike", False),
    ],
)


@ASKED
@pytest.mark.parametrize("touch", [True, False])
def test_a_second_click_is_asked_for_as_it_is_set(
    browser: Browser, server: Server, touch: bool, ask: str, kind: str, twice: bool
) -> None:
    page = sit_down(browser, has_touch=touch)
    page.add_init_script(f'localStorage.preferences = \'{{"speed": "none", "ask": "{ask}"}}\'')
    make_game(page, server, "amytis", {1: "easy"})
    page.wait_for_selector("body.mine")
    settled(page)
    choice = page.locator("#boards [data-choice]:visible").first
    choice.evaluate("(one, kind) => { one.dataset.final = kind; }", kind)
    before = page.inner_text("#shown")
    choice.tap() if touch else choice.click()
    if twice:
        page.wait_for_selector(".armed")
        assert page.inner_text("#shown") == before
        page.locator(".armed").click()
    page.wait_for_function("before => shown.textContent !== before", arg=before)


def test_the_card_that_is_asked_for_is_played_with_one_click(
    browser: Browser, server: Server
) -> None:
    """In Pyramidion no card can be taken back: there is nothing to be warned of."""
    page = sit_down(browser)
    make_game(page, server, "pyramidion", {1: "easy"})
    page.wait_for_selector("body.mine")
    settled(page)
    if not page.locator("#r-hand .ch").count():  # a site is activated first
        page.locator(CHOICE).first.click()
        page.wait_for_selector("#r-hand .ch")
        settled(page)
    cards = page.locator("#r-hand .ch")
    assert cards.first.get_attribute("data-final") == "like-all"
    before = page.inner_text("#shown")
    cards.first.click()
    page.wait_for_function("before => shown.textContent !== before", arg=before)


def test_bots_have_faces_in_their_panels(browser: Browser, server: Server) -> None:
    page = sit_down(browser)
    make_game(page, server, "uxmal", {1: "easy", 2: "easy", 3: "easy"})
    settled(page)
    faces = page.eval_on_selector_all(
        ".player .face use", "all => all.map(one => one.href.baseVal)"
    )
    assert len(set(faces)) == 3
    for name in faces:
        assert page.locator(name).count() == 1, "cut once in the page"
    assert page.locator("#r-player-0 .face").count() == 0
