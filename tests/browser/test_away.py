"""The database fails, or the server is busy: the tab says so, keeps the click and comes back."""

import json
import re
import time
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from browser.conftest import Server
from browser.table import make_game, settled, sit_down
from ziggurat.i18n.messages import LANGUAGES
from ziggurat.server.http.shell import RequestContext, error_page
from ziggurat.server.render.words import words_for

WORDS = "Nothing can be saved at the moment."


def test_a_click_is_kept_and_made_when_the_server_is_back(browser: Browser, server: Server) -> None:
    page, tries = sit_down(browser), list[float]()

    def answer(socket: WebSocketRoute) -> None:
        """The first click is not saved; two more sockets are closed in words."""
        tries.append(time.monotonic())
        if len(tries) in (2, 3):
            socket.close(code=1013, reason=WORDS)
            return
        onward = socket.connect_to_server()

        def heard(message: str | bytes) -> None:
            if len(tries) == 1 and json.loads(message)["t"] == "choose":
                nack = {"t": "nack", "why": "unavailable", "rev": 0, "say": "kept"}
                socket.send(json.dumps(nack))
                socket.close(code=1013, reason=WORDS)
            else:
                onward.send(message)

        socket.on_message(heard)

    page.route_web_socket("**/ws/*", answer)
    make_game(page, server, "amytis", {1: "me"})
    settled(page)
    page.locator("main [data-choice^='take:']:visible").first.click()
    page.wait_for_selector("body.offline")
    assert page.inner_text(".unconnected") == WORDS
    page.wait_for_selector("main [data-choice^='lay:']:visible")
    assert len(tries) == 4, "and nobody clicked again"
    pauses = [after - before for before, after in pairwise(tries[1:])]
    assert 0.3 < pauses[0] < pauses[1], "each longer than the one before"


def test_words_of_a_fault_that_is_over_are_not_said_again(browser: Browser, server: Server) -> None:
    page, sockets = sit_down(browser), list[WebSocketRoute]()

    def answer(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    page.route_web_socket("**/ws/*", answer)
    make_game(page, server, "amytis", {1: "me"})
    settled(page)
    for code, reason, said in ((1013, WORDS, WORDS), (1012, "", "Connection lost. Reconnecting…")):
        sockets[-1].close(code=code, reason=reason)
        page.wait_for_selector("body.offline")
        assert page.text_content(".unconnected") == said
        settled(page)


def test_a_kept_click_survives_what_the_other_proposes_meanwhile(
    browser: Browser, server: Server
) -> None:
    """A proposal changes the revision and not the position: what was chosen still fits."""
    ada, balam = sit_down(browser), sit_down(browser)
    away, clicks = list[bool](), list[str]()

    def answer(socket: WebSocketRoute) -> None:
        """The first click does not arrive; then there is no server until Balam has proposed."""
        if away and away[-1]:
            socket.close(code=1013, reason=WORDS)
            return
        onward = socket.connect_to_server()

        def heard(message: str | bytes) -> None:
            if json.loads(message)["t"] == "choose":
                clicks.append(str(message))
                if not away:
                    away.append(True)
                    socket.close(code=1013, reason=WORDS)
                    return
            onward.send(message)

        socket.on_message(heard)

    ada.route_web_socket("**/ws/*", answer)
    make_game(ada, server, "amytis", {1: "open"})
    balam.goto(f"{server.url}/lobby")
    balam.click("#tables form[action$='/sit'] button")
    balam.wait_for_url("**/g/*")
    settled(balam)
    ada.wait_for_selector("body.mine")
    settled(ada)
    ada.locator("main [data-choice^='take:']:visible").first.click()
    ada.wait_for_selector("body.offline")
    balam.click("[data-do=menu]")
    balam.click("#drawer-leave > summary")
    balam.click("[data-do=offer]")
    balam.wait_for_selector("[data-do=withdraw], [data-do=decline]")
    away.append(False)
    ada.wait_for_selector("body:not(.offline) main [data-choice^='lay:']:visible")
    assert len(clicks) == 2 and clicks[0] == clicks[1], "and nobody clicked again"
    for page in (ada, balam):
        page.context.close()


def test_a_long_pause_before_the_next_attempt_is_counted_down(
    browser: Browser, server: Server
) -> None:
    page, away, sockets = sit_down(browser), list[bool](), list[WebSocketRoute]()

    def answer(socket: WebSocketRoute) -> None:
        if away:
            socket.close(code=1012)
            return
        sockets.append(socket)
        socket.connect_to_server()

    page.route_web_socket("**/ws/*", answer)
    make_game(page, server, "amytis", {1: "me"})
    settled(page)
    page.locator("main [data-choice^='take:']:visible").first.click()  # what plays is there
    page.wait_for_selector("main [data-choice^='lay:']:visible")
    away.append(True)
    sockets[-1].close(code=1012)
    counted = page.locator(".unconnected")
    expect(counted).to_have_text(re.compile(r"^Connection lost. Reconnecting in [2-9] s.$"))
    expect(counted).to_have_text(re.compile(r"^Connection lost. Reconnecting in 1 s.$"))
    away.clear()
    settled(page)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_that_ends_by_itself_is_counted_down(
    browser: Browser, server: Server, lang: str
) -> None:
    page, words = sit_down(browser), words_for(lang)
    refused = error_page(RequestContext(words, None, "/play/uxmal"), 429, wait=3)
    page.route("**/play/uxmal", lambda route: route.fulfill(status=429, body=refused))
    page.goto(f"{server.url}/play/uxmal")
    line = page.locator("[role=timer]")
    for seconds in (2, 1, "now"):
        expect(line).to_have_text(words.say("problem-429-wait", seconds=seconds))
