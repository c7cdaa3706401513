"""A connection that is open and passes nothing on is noticed, told in words, and replaced."""

import time

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server
from browser.freezing import Freezing, freezing
from browser.table import make_game, settled, sit_down

SOON = 10  # seconds
NO_HEARTBEAT = "setInterval = () => {};"  # then only what the test is about checks the connection
WORDS = "Connection lost. Reconnecting…"
# Keeps the words the page shows while it has no connection; `calm` says whether it is connected
# and no message is on its way: one that comes after a check answers it.
KEPT = """
  window.told = [];
  let heard = 0;
  addEventListener("received", () => { heard = performance.now(); });
  window.calm = () => heard && performance.now() - heard > 500;
  addEventListener("DOMContentLoaded", () => {
    const words = document.querySelector(".unconnected");
    const keep = () => {
      if (!document.body.matches(".offline")) return;
      told.push(words.textContent);
      heard = 0;
    };
    new MutationObserver(keep).observe(document.body, { attributeFilter: ["class"] });
  });
"""


def sit_behind(browser: Browser, server: Server, proxy: Freezing, script: str = "") -> Page:
    """A table for two at one screen, reached through the proxy."""
    page = sit_down(browser)
    page.add_init_script(KEPT + script)
    make_game(page, server, "amytis", {1: "me"})
    page.goto(page.url.replace(str(server.port), str(proxy.port)))
    settled(page)
    page.wait_for_selector("main [data-choice^='take:']:visible")
    page.wait_for_function("() => calm()")
    return page


def test_a_choice_made_on_a_dead_connection_arrives_within_ten_seconds(
    browser: Browser, server: Server
) -> None:
    with freezing(server.port) as proxy:
        page = sit_behind(browser, server, proxy, NO_HEARTBEAT)
        proxy.freeze()
        since = time.monotonic()
        page.locator("main [data-choice^='take:']:visible").first.click()
        page.wait_for_selector("main [data-choice^='lay:']:visible", timeout=SOON * 1000)
        assert time.monotonic() - since < SOON
        assert page.evaluate("told").count(WORDS) == 1
        expect(page.locator(".unconnected")).to_be_hidden()
        page.context.close()


def test_who_only_waits_is_connected_again_within_ten_seconds(
    browser: Browser, server: Server
) -> None:
    with freezing(server.port) as proxy:
        page = sit_behind(browser, server, proxy)
        proxy.freeze()
        before = proxy.opened
        page.wait_for_function("() => told.length > 0", timeout=SOON * 1000)
        page.wait_for_selector("body:not(.offline)")
        assert proxy.opened > before
        page.context.close()


def test_a_device_that_wakes_up_checks_the_connection_at_once(
    browser: Browser, server: Server
) -> None:
    """Its timers stood still meanwhile, so the next regular check may be far away."""
    with freezing(server.port) as proxy:
        page = sit_behind(browser, server, proxy, NO_HEARTBEAT)
        for event in ("online", "pageshow", "visibilitychange"):
            page.evaluate("told.length = 0")
            proxy.freeze()
            page.evaluate("name => dispatchEvent(new Event(name))", event)
            page.wait_for_function("() => told.length > 0", timeout=SOON * 1000)
            page.wait_for_function("() => calm()")
        page.context.close()


def test_a_connection_that_answers_is_kept(browser: Browser, server: Server) -> None:
    with freezing(server.port) as proxy:
        page = sit_behind(browser, server, proxy)
        before = proxy.opened
        page.evaluate("new Promise((done) => setTimeout(done, 12000))")  # two regular checks
        assert page.evaluate("told") == []
        assert proxy.opened == before
        page.context.close()


@pytest.mark.parametrize("event", ["", "online"], ids=["by itself", "when it wakes up"])
def test_the_lobby_connects_again_and_shows_new_tables(
    browser: Browser, server: Server, event: str
) -> None:
    with freezing(server.port) as proxy:
        page, other = sit_down(browser), sit_down(browser)
        if event:
            page.add_init_script(NO_HEARTBEAT)
        page.goto(f"http://127.0.0.1:{proxy.port}/lobby")
        expect(page.locator("#tables .muted").first).to_be_visible()
        page.wait_for_timeout(500)  # the socket is open and was told all
        proxy.freeze()
        other.goto(f"{server.url}/lobby")
        other.click("form[action='/open/uxmal'] button")
        other.wait_for_url("**/g/*")
        if event:
            page.evaluate("name => dispatchEvent(new Event(name))", event)
        page.locator("#tables form[action$='/sit'] button").wait_for(timeout=SOON * 1000)
        expect(page.locator("#tables-off")).to_be_hidden()
        for one in (page, other):
            one.context.close()
