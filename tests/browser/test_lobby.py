"""Two strangers meet in the lobby and play; nobody presses reload."""

from playwright.sync_api import Browser, expect

from browser.conftest import Server
from browser.table import CHOICE, sit_down
from browser.test_accessibility import complaints


def test_two_people_meet_in_the_lobby(browser: Browser, server: Server) -> None:
    ada, bo = sit_down(browser), sit_down(browser, 390, 844, color_scheme="dark")
    bo.goto(f"{server.url}/lobby")
    expect(bo.locator("#tables .muted").first).to_be_visible()  # nobody waits
    ada.goto(f"{server.url}/me")
    ada.fill("[name=name]", "Ada")
    ada.click(".who-am-i button")
    ada.goto(f"{server.url}/lobby")
    ada.click("form[action='/open/uxmal'] button")
    ada.wait_for_url("**/g/*")
    sit = bo.locator("#tables form[action$='/sit'] button")
    expect(sit).to_be_visible()  # it came by itself
    expect(bo.locator("#tables-say")).to_have_text("One table waits for players.")
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
