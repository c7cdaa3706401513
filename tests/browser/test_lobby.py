"""Two strangers meet in the lobby and play; no one presses reload."""

from playwright.sync_api import Browser, WebSocketRoute, expect

from browser.conftest import Server
from browser.table import CHOICE, make_game, settled, sit_down
from browser.test_accessibility import complaints


def test_two_people_meet_in_the_lobby(browser: Browser, server: Server) -> None:
    ada, bo = sit_down(browser), sit_down(browser, 390, 844, color_scheme="dark")
    bo.goto(f"{server.url}/lobby")
    expect(bo.locator("#tables .muted").first).to_be_visible()  # no one waits
    ada.goto(f"{server.url}/me")
    ada.fill("[name=name]", "Ada")
    ada.click(".who-am-i button")
    ada.goto(f"{server.url}/lobby")
    ada.click("form[action='/open/uxmal'] button")
    ada.wait_for_url("**/g/*")
    sit = bo.locator("#tables form[action$='/sit'] button")
    expect(sit).to_be_visible()  # it came by itself
    expect(bo.locator("#tables-say")).to_have_text("1 open table.")
    assert complaints(bo) == complaints(ada) == []
    sit.focus()
    bo.keyboard.press("Enter")
    bo.wait_for_url("**/g/*")
    ada.locator(CHOICE).first.wait_for()  # hers by lot: seeded tables begin with the first seat
    ada.click("[data-do=chat]")
    ada.fill("#speak input", "Welcome")
    ada.press("#speak input", "Enter")
    expect(bo.locator("#unread")).to_be_visible()

    bo.goto(f"{bo.url}/people")
    assert complaints(bo) == []
    bo.click("li:has-text('Ada') >> text=Mute")
    expect(bo.locator(".people .muted")).to_have_text("muted")
    bo.click("text=Back to the game")
    bo.wait_for_url("**/g/*")
    ada.fill("#speak input", "Are you there?")
    ada.press("#speak input", "Enter")
    expect(ada.locator("#chat p")).to_have_count(2)
    expect(bo.locator("#chat p")).to_have_count(0)
    for page in (ada, bo):
        page.context.close()


def test_a_phone_shows_in_words_who_leaves_returns_and_declines(
    browser: Browser, server: Server
) -> None:
    ada, bo = sit_down(browser, 390, 844), sit_down(browser, 390, 844, color_scheme="dark")
    make_game(ada, server, "amytis", {1: "open"})
    bo.goto(f"{server.url}/lobby")
    bo.click("#tables form[action$='/sit'] button")
    bo.wait_for_url("**/g/*")
    for page in (ada, bo):
        settled(page)
        page.click("[data-do=menu]")
        page.click("#drawer-leave > summary")
    name = bo.locator("#r-player-1 .name").text_content()
    ada.click("[data-do=offer]")
    bo.click("[data-do=decline]")
    ada.click(".drawers [data-do=shut]")
    toast = ada.locator(".toast")
    expect(toast).to_have_text(f"{name} declines. The game continues.")
    bo.click("#r-leave summary")
    bo.click("[data-do=leave]")
    expect(toast).to_have_text(f"{name} leaves. A bot takes over.")
    box, bar = toast.bounding_box(), ada.locator(".say").bounding_box()
    assert box and bar and bar["y"] + bar["height"] <= box["y"], "the last move stays readable"
    assert box["x"] >= 0 and box["x"] + box["width"] <= 390
    assert toast.evaluate("(one) => one.scrollWidth <= one.clientWidth"), "nothing is cut"
    assert complaints(ada) == []
    bo.click("[data-do=back]")
    expect(toast).to_have_text(f"{name} is back.")
    expect(toast).to_be_hidden(timeout=15_000)
    assert bo.locator(".toast:visible").count() == 0, "who left knows"
    for page in (ada, bo):
        page.context.close()


def test_whoever_leaves_a_table_is_back_in_the_lobby(browser: Browser, server: Server) -> None:
    ada, bo = sit_down(browser), sit_down(browser)
    make_game(ada, server, "uxmal", {1: "open", 2: "open"})
    bo.goto(f"{server.url}/lobby")
    bo.click("#tables form[action$='/sit'] button")
    bo.wait_for_url("**/g/*")
    for page in (bo, ada):  # the last one to leave takes the table away
        leave = page.locator("form[action$='/leave'] button")
        leave.wait_for()
        settled(page)
        leave.click()
        expect(page).to_have_url(f"{server.url}/lobby")
        expect(page.locator("h1")).to_have_text("Lobby")
        page.context.close()


def test_a_lobby_that_is_cut_off_says_so_until_it_is_back(browser: Browser, server: Server) -> None:
    page, sockets = sit_down(browser), list[WebSocketRoute]()

    def answer(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        if len(sockets) != 2:  # the second time no one is there
            socket.connect_to_server()
        else:
            socket.close(code=1013, reason="Your step is kept.")

    page.route_web_socket("**/lobby/ws*", answer)
    page.goto(f"{server.url}/lobby")
    expect(page.locator("#tables-off")).to_be_hidden()
    page.wait_for_timeout(100)
    sockets[0].close(code=1012)
    expect(page.locator("#tables-off")).to_have_text("Connection lost. Reconnecting…")
    expect(page.locator("#tables-off")).to_be_visible()
    expect(page.locator("#tables-off")).to_be_hidden()
    assert len(sockets) == 3
    page.context.close()
