"""The start page and the form fit every screen, and what begins a game is in sight."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page

from browser.conftest import Server
from browser.games import LONG_NAME, OVER, TOKEN, Prepared, serving
from browser.table import sit_down
from browser.test_layout import PHONE, SCREENS
from ziggurat import game_keys
from ziggurat.i18n.messages import LANGUAGES

MEASURE = (Path(__file__).parent / "measure_page.js").read_text("utf-8")
MINE = [
    Prepared("amytis", 2, "first"),
    Prepared("pyramidion", 4, "first"),
    Prepared("uxmal", 4, OVER),
]
DESK = (1280, 800)
WAYS = ("mailto", "sms")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which the second seat of some games waits for its turn, or has played."""
    with serving(tmp_path_factory.mktemp("ways-in"), MINE) as running:
        yield running


def visit(browser: Browser, server: Server, path: str, lang: str, token: str) -> Page:
    page = sit_down(browser)
    cookies = {"lang": lang} | {f"seat-{one.id}": token for one in MINE}
    page.context.add_cookies(
        [{"name": name, "value": value, "url": server.url} for name, value in cookies.items()]
    )
    page.goto(f"{server.url}{path}")
    return page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("token", [TOKEN, "second", "nobody"])
def test_the_start_page_fits_every_screen(
    browser: Browser, server: Server, lang: str, token: str
) -> None:
    """With a game to go on with, with games of others' turns, and for the first time."""
    page = visit(browser, server, "/", lang, token)
    assert page.locator("[action^='/play/']").count() == len(game_keys()) + 1  # and the toy
    faults = []
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        found = page.evaluate(MEASURE)
        faults += [f"{width}x{height}: {fault}" for fault in found["faults"]]
        if (width, height) == DESK:
            assert found["inSight"] >= len(game_keys()), "a row of Play is in sight"
            assert min(found["chosen"], found["friends"]) >= len(game_keys()), "and what is chosen"
        if (width, height) == PHONE:
            assert found["inSight"] >= 3
            assert min(found["chosen"], found["friends"]) >= 2
    page.context.close()
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", game_keys())
def test_the_form_fits_every_screen_and_start_is_in_sight(
    browser: Browser, server: Server, key: str, lang: str
) -> None:
    page = visit(browser, server, f"/new/{key}", lang, TOKEN)
    for seat, kind in enumerate(("me", "hard", "open", "empty")):
        if page.locator(f"[name=seat-{seat}-kind]").count() and (seat < 2 or kind != "empty"):
            page.select_option(f"[name=seat-{seat}-kind]", kind)
    page.fill("[name=seat-0-name]", LONG_NAME)
    faults = []
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        for unfold in (False, True):
            page.eval_on_selector_all(
                "details", "(all, open) => all.forEach(one => { one.open = open; })", unfold
            )
            for scrolled in (0, 10_000):
                page.evaluate("y => scrollTo(0, y)", scrolled)
                found = page.evaluate(MEASURE)
                faults += [f"{width}x{height}: {fault}" for fault in found["faults"]]
                if found["inSight"] != 1:
                    faults.append(f"{width}x{height}: Start is out of sight at {scrolled}")
    page.context.close()
    assert not faults, "\n".join(dict.fromkeys(faults))


# A device with a share sheet of its own, which keeps what it is given.
SHARES = "window.shared = []; navigator.share = async (given) => { shared.push(given); };"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("shares", [True, False], ids=["a share sheet", "none"])
def test_an_invitation_is_handed_to_the_device(
    browser: Browser, server: Server, lang: str, shares: bool
) -> None:
    page = visit(browser, server, "/", lang, "nobody")
    page.add_init_script(SHARES if shares else "delete Navigator.prototype.share")
    page.reload()
    page.locator("[formaction='/friends/uxmal']").click()
    page.wait_for_url("**/invite")
    button, link = page.locator("[data-do=share]").first, page.locator("section input").first
    href = [page.locator(f"section a[href^='{one}:']").first.get_attribute("href") for one in WAYS]
    assert all(one and quote(link.input_value()) in one for one in href)
    assert button.is_visible() == shares
    if shares:
        button.click()
        (given,) = page.evaluate("shared")
        assert given["url"] == link.input_value() and "Uxmal" in given["text"]
    page.context.close()
