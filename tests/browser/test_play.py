"""Whole games in a real browser."""

from playwright.sync_api import Browser, Page

from browser.conftest import Server
from browser.table import CHOICE, COUNT, END, has_turn, is_over, make_game, settled, sit_down

MOST = 400  # actions: far more than a game has


def by_mouse(page: Page) -> None:
    """One action with the mouse: end the turn if that is what is left, else any choice."""
    end = page.locator(END)
    if end.count():
        end.click()
    else:
        page.locator(CHOICE).last.click()
    settled(page)


def by_keyboard(page: Page) -> None:
    """One action with the keyboard alone."""
    if page.locator(END).count():
        page.keyboard.press("e")
    else:
        for _ in range(60):
            if page.evaluate("document.activeElement?.dataset.choice"):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement?.dataset.choice"), "arrows lost the focus"
        page.keyboard.press("Enter")
    settled(page)
    assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"


def test_two_players_finish_a_game_one_by_keyboard_with_a_restart(
    browser: Browser, server: Server
) -> None:
    ada, balam = sit_down(browser), sit_down(browser)
    make_game(ada, server, "amytis", {1: "invited"})
    balam.goto(ada.locator(".invite input").input_value())
    balam.fill("[name=name]", "Balam <img src=x onerror=alert(1)>")
    balam.click("main button.main[type=submit]")
    balam.wait_for_url("**/g/*")
    for action in range(MOST):
        settled(ada)
        settled(balam)
        if is_over(ada):
            break
        if action == 25:
            server.kill()
            ada.wait_for_selector("body.offline")
            server.start()
            settled(ada)
            settled(balam)
        if has_turn(ada):
            by_mouse(ada)
        elif has_turn(balam):
            by_keyboard(balam)
        else:
            ada.wait_for_timeout(20)  # the news is on its way to one of them
    balam.wait_for_selector(COUNT)
    assert ada.inner_text(COUNT) == balam.inner_text(COUNT)
    assert "Balam <img" in ada.inner_text("#r-player-1")
    assert ada.locator("main img").count() == 0


def test_a_game_against_a_bot_by_touch_on_a_phone(browser: Browser, server: Server) -> None:
    phone = sit_down(browser, 390, 844, has_touch=True, is_mobile=True)
    make_game(phone, server, "amytis", {1: "easy"})
    for _ in range(6):
        phone.wait_for_selector("body.mine")
        settled(phone)
        end = phone.locator(END)
        if end.count():
            end.tap()
        else:
            phone.locator(CHOICE).first.tap()
        settled(phone)
        assert phone.inner_text("#info") == "", "nobody asked about what has the focus now"
    settled(phone)
    assert phone.locator("#r-log li").count() > 0
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    phone.tap(".tools [data-do=help]")
    phone.wait_for_selector("#help[open]")
    assert phone.locator("#help kbd:visible").count() == 0, "fingers have no keys"


def test_a_step_and_a_turn_can_be_taken_back(browser: Browser, server: Server) -> None:
    page = sit_down(browser)
    make_game(page, server, "amytis", {1: "easy"})
    settled(page)
    page.wait_for_selector(CHOICE)
    start = page.locator(CHOICE).count()
    page.locator("main [data-choice^='take:']:visible").first.click()
    page.wait_for_selector("main [data-choice^='lay:']:visible")
    page.locator("main [data-choice^='lay:']:visible").first.click()
    page.wait_for_selector("[data-do=undo].turn:enabled")
    page.locator("[data-do=undo].turn:enabled").click()
    page.wait_for_selector("main [data-choice^='take:']:visible")
    assert page.locator(CHOICE).count() == start


def test_a_spectator_sees_the_game_and_no_choice(browser: Browser, server: Server) -> None:
    ada, watcher = sit_down(browser), sit_down(browser)
    make_game(ada, server, "amytis", {1: "easy"})
    settled(ada)
    watcher.goto(ada.url)
    settled(watcher)
    assert watcher.locator("#r-piles svg").count() == 1
    assert watcher.locator("[data-choice]").count() == 0


def test_the_invitation_goes_away_when_somebody_came(browser: Browser, server: Server) -> None:
    ada, balam = sit_down(browser, 820, 1180), sit_down(browser)
    ada.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    make_game(ada, server, "amytis", {1: "invited"})
    settled(ada)
    assert ada.locator(".invite").is_visible(), "the sheet opened by itself"
    ada.click(".invite [data-do=copy]")
    ada.wait_for_selector("#info:has-text('Link copied.')")
    assert ada.evaluate("getSelection().toString()") == ada.locator(".invite input").input_value()
    balam.goto(ada.locator(".invite input").input_value())
    balam.click("main button.main[type=submit]")
    balam.wait_for_url("**/g/*")
    ada.wait_for_selector("body:not(.sheet)")
    assert not ada.locator("#rail").is_visible()


def test_a_plea_is_answered_by_keyboard(browser: Browser, server: Server) -> None:
    ada, balam = sit_down(browser), sit_down(browser)
    make_game(ada, server, "amytis", {1: "invited"})
    balam.goto(ada.locator(".invite input").input_value())
    balam.click("main button.main[type=submit]")
    balam.wait_for_url("**/g/*")
    first, second = (ada, balam) if has_turn(ada) else (balam, ada)
    settled(second)
    second.evaluate("document.activeElement.blur()")
    while has_turn(first):
        by_mouse(first)
    first.click(".tools [data-do=menu]")
    first.click("#drawer-ask summary")
    first.click("[data-do=ask]")
    second.wait_for_selector("[data-do=agree]:focus")
    assert second.locator(".actions button:disabled:visible").count() == 0
    second.keyboard.press("Enter")
    first.wait_for_selector("body.mine")
    second.wait_for_selector("[data-do=agree]", state="detached")
    assert second.evaluate("document.activeElement.id") == "r-status"


def test_language_and_theme_switch_on_the_spot(browser: Browser, server: Server) -> None:
    page = sit_down(browser)
    make_game(page, server, "amytis", {1: "easy"})
    page.click("[data-do=help]")
    page.click("text=Français")
    page.wait_for_selector("html[lang=fr]")
    assert "À vous" in str(page.text_content("#r-status"))  # the pointer rests on something
    light = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    page.click("[data-do=help]")
    page.locator("#help [data-do=theme]").click()
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") != light


def test_chat_that_nobody_has_read_is_counted(browser: Browser, server: Server) -> None:
    ada, balam = sit_down(browser), sit_down(browser)
    make_game(ada, server, "amytis", {1: "invited"})
    balam.goto(ada.locator(".invite input").input_value())
    balam.click("main button.main[type=submit]")
    balam.wait_for_url("**/g/*")
    balam.click(".tools [data-do=chat]")
    for line in ("Hello", "Shall we?"):
        balam.fill("#speak input", line)
        balam.keyboard.press("Enter")
    ada.wait_for_selector("#unread:has-text('2')")
    assert balam.locator("#unread:visible").count() == 0
    ada.click(".tools [data-do=chat]")
    assert "Shall we?" in ada.inner_text("#chat")
    assert ada.locator("#unread:visible").count() == 0
    ada.reload()
    settled(ada)
    assert ada.locator("#unread:visible").count() == 0


def test_what_is_too_small_for_a_finger_takes_two_taps(browser: Browser, server: Server) -> None:
    phone = sit_down(browser, 360, 640, has_touch=True, is_mobile=True)
    make_game(phone, server, "uxmal", {1: "easy"})
    phone.wait_for_selector("body.mine")
    settled(phone)
    phone.evaluate("localStorage.preferences = JSON.stringify({ask: false})")
    phone.reload()
    settled(phone)
    small = phone.locator("[data-fine] .ch:visible").first
    before = phone.inner_text("#shown")
    small.evaluate("one => one.style.scale = '0.1'")
    small.tap()
    phone.wait_for_selector(".armed")
    assert phone.inner_text("#shown") == before
    asked = phone.locator("#info b").bounding_box(), phone.locator(".ask").bounding_box()
    assert asked[0] and asked[1] and asked[0]["height"] <= asked[1]["height"], "it is all in sight"
    assert not phone.locator("#r-status").is_visible()
    phone.locator(".armed").tap()
    phone.wait_for_function("before => shown.textContent !== before", arg=before)
