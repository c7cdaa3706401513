"""The form of a new game shows the options that apply to as many as play."""

from playwright.sync_api import Browser

from browser.conftest import Server


def test_options_come_and_go_with_the_players(browser: Browser, server: Server) -> None:
    """Marked by hand: no game has an option for some numbers of seats yet."""
    page = browser.new_page()
    page.goto(f"{server.url}/new/uxmal")
    page.evaluate(
        """() => Object.assign(document.querySelector(".option").dataset, {fewest: 3, most: 4})"""
    )
    option, third = page.locator(".option").first, page.locator("[name=seat-2-kind]")
    third.select_option("easy")
    assert option.is_visible()
    third.select_option("empty")
    assert option.is_hidden()
    page.locator("[name=seat-3-kind]").select_option("hard")
    assert option.is_visible()
    page.close()
