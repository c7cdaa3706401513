"""The replay: buttons and keys go step by step and turn by turn, under one numbering."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server
from browser.games import ENDING, OVER, Prepared, serving, visit
from browser.table import CHOICE, END, follow, resize, settled, sit_down

AMYTIS = Prepared("amytis", 2, OVER)
PLAYED = Prepared("amytis", 2, "late")
ENDS = Prepared("teotihuacan", 1, ENDING)
BUTTONS = ["first", "prev-turn", "prev", "film", "next", "next-turn", "live"]
LEAST_LINE = 24  # pixels
# The room below the lowest thing in the dock.
BELOW = """dock => dock.getBoundingClientRect().bottom
  - Math.max(...[...dock.querySelectorAll("button, input")]
    .map((one) => one.getBoundingClientRect().bottom))"""
LABEL = {
    "en": r"Turn (\d+) of (\d+) · step (\d+) of (\d+)",
    "fr": r"Tour (\d+) sur (\d+) · étape (\d+) sur (\d+)",
}


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a game that is over, and one in which the first seat has to choose."""
    with serving(tmp_path_factory.mktemp("replay"), [AMYTIS, PLAYED]) as running:
        yield running


@pytest.fixture
def ending(tmp_path: Path) -> Iterator[Server]:
    """A server with a game that lacks nothing but the last End turn."""
    with serving(tmp_path, [ENDS]) as running:
        yield running


def shown(page: Page, lang: str = "en") -> tuple[int, ...]:
    """Turn, turns, step and steps, as the label says them."""
    found = re.fullmatch(LABEL[lang], page.inner_text("#shown"))
    assert found, page.inner_text("#shown")
    return tuple(map(int, found.groups()))


def moves(page: Page, control: str, *, key: bool = False) -> tuple[int, ...]:
    """Use a button or a key, and wait for another label."""
    before = page.inner_text("#shown")
    if key:
        page.keyboard.press(control)
    else:
        page.click(f".reel [data-do={control}]")
    expect(page.locator("#shown")).not_to_have_text(before)
    return shown(page) if page.inner_text("#shown").startswith("Turn") else (0, 0, 0, 0)


def test_buttons_go_by_step_and_by_turn_and_to_both_ends(browser: Browser, over: Server) -> None:
    page = visit(sit_down(browser), over, AMYTIS, "?turn=21")
    assert page.locator(".reel button").evaluate_all("all => all.map(b => b.dataset.do)") == BUTTONS
    turn, turns, step, steps = shown(page)
    assert (turn, step) == (21, 1) and steps > 1 and turns > 22
    assert moves(page, "next") == (21, turns, 2, steps)
    assert moves(page, "prev") == (21, turns, 1, steps)
    assert moves(page, "prev")[0] == 20
    assert moves(page, "prev-turn")[::2] == (20, 1), "first to the beginning of the turn"
    assert moves(page, "prev-turn")[::2] == (19, 1)
    assert moves(page, "next-turn")[::2] == (20, 1)
    moves(page, "first")
    assert page.inner_text("#shown") == "Before the first turn"
    moves(page, "live")
    assert shown(page)[0] == turns
    expect(page.locator("body.looking-back")).to_have_count(0)
    page.context.close()


def test_arrow_keys_step_home_and_end_leap_and_space_plays(browser: Browser, over: Server) -> None:
    page = visit(follow(browser, "slow"), over, AMYTIS, "?turn=21")
    _, turns, _, steps = shown(page)
    assert moves(page, "ArrowRight", key=True) == (21, turns, 2, steps)
    assert moves(page, "ArrowLeft", key=True) == (21, turns, 1, steps)
    assert moves(page, "Shift+ArrowRight", key=True)[::2] == (22, 1)
    assert moves(page, "Shift+ArrowLeft", key=True)[::2] == (21, 1)
    page.keyboard.press("Space")
    page.wait_for_selector("body.filming.telling")
    page.keyboard.press("Space")
    page.wait_for_selector("body.looking-back:not(.filming, .telling)")
    moves(page, "Home", key=True)
    assert page.inner_text("#shown") == "Before the first turn"
    moves(page, "End", key=True)
    page.wait_for_selector("body:not(.looking-back)")
    page.context.close()


def test_an_arrow_does_not_look_back_from_the_table(browser: Browser, over: Server) -> None:
    page = visit(sit_down(browser), over, PLAYED)
    before = page.inner_text("#shown")
    page.locator("#stage").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Home")
    page.locator(CHOICE).first.click()  # answered after what the keys might have asked for
    expect(page.locator("#shown")).not_to_have_text(before)
    expect(page.locator("body.looking-back")).to_have_count(0)
    page.context.close()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_log_slider_and_link_count_the_same_turns(
    browser: Browser, over: Server, lang: str
) -> None:
    page = visit(sit_down(browser), over, AMYTIS, "?turn=21", lang)
    turn, turns, *_ = shown(page, lang)
    slider = page.locator("#slider")
    assert slider.input_value() == str(turn) and slider.get_attribute("max") == str(turns)
    assert page.inner_text("#r-log-21 li:has(.looked, [data-at]) .turn") == "21"
    assert page.inner_text(".looked .turn") == "21"
    page.click("#r-log-20 li:last-child [data-at]")
    page.wait_for_function("() => /^\\D+20 /.test(document.querySelector('#shown').textContent)")
    again = shown(page, lang)
    link = page.input_value("#share")
    page.goto(link)
    settled(page)
    assert shown(page, lang) == again
    slider.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => /^\\D+21 /.test(document.querySelector('#shown').textContent)")
    page.context.close()


def test_each_turn_of_the_log_has_its_number_once_and_lines_are_high_enough(
    browser: Browser, over: Server
) -> None:
    page = visit(sit_down(browser), over, AMYTIS)
    counted = page.locator("#r-log ol").evaluate_all(
        "all => all.map(one => [...one.querySelectorAll('.turn')].map(n => n.textContent))"
    )
    assert counted == [[str(turn)] for turn in range(1, len(counted) + 1)]
    heights = page.locator("#r-log li").evaluate_all("all => all.map(one => one.offsetHeight)")
    assert min(heights) >= LEAST_LINE
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640), (844, 390), (820, 1180)])
def test_on_a_small_screen_the_replay_takes_the_place_of_the_question(
    browser: Browser, over: Server, width: int, height: int
) -> None:
    page = visit(sit_down(browser), over, AMYTIS, "?turn=21")
    resize(page, width, height)
    expect(page.locator(".dock #past")).to_be_visible()
    sizes = page.locator(".dock .reel button").evaluate_all(
        "all => all.map(one => Math.min(one.offsetWidth, one.offsetHeight))"
    )
    assert len(sizes) == len(BUTTONS) and min(sizes) >= 40
    assert page.locator(".dock").evaluate(BELOW) >= 2, "the buttons do not touch its edge"
    page.click(".reel [data-do=live]")
    expect(page.locator(".dock #past")).to_have_count(0)
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_a_line_of_the_log_closes_the_sheet_over_its_position(
    browser: Browser, over: Server, width: int, height: int
) -> None:
    page = visit(sit_down(browser, width, height), over, AMYTIS, "?turn=21")
    page.click("[data-do=menu]")
    page.locator("#r-log-20 [data-at]").last.click()
    page.wait_for_function("() => /^\\D+20 /.test(document.querySelector('#shown').textContent)")
    expect(page.locator("#rail")).to_be_hidden()
    expect(page.locator(".dock #past")).to_be_visible()
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_looking_back_shows_the_table_while_the_end_is_still_counted(
    browser: Browser, ending: Server, width: int, height: int
) -> None:
    window = browser.new_context(viewport={"width": width, "height": height})
    window.add_init_script('localStorage.preferences = \'{"speed": "fast"}\'')
    page = visit(window.new_page(), ending, ENDS)
    page.click(END)
    page.wait_for_selector("body.counting")
    page.click(".dock [data-do=at][data-at='0']")
    page.wait_for_selector("body.looking-back")
    expect(page.locator("#r-count")).to_be_hidden()
    expect(page.locator("#stage svg").first).to_be_visible()
    window.close()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844), (844, 390)])
def test_the_line_of_a_project_shows_its_pattern_whole(
    browser: Browser, over: Server, width: int, height: int
) -> None:
    page = visit(sit_down(browser, width, height), over, AMYTIS, lang="fr")
    page.evaluate("document.querySelector('#r-log li button:has(.thumb)').click()")
    pattern = page.locator("#r-say .thumb")
    expect(pattern).to_be_visible()
    assert " / " in (pattern.get_attribute("aria-label") or "")
    assert pattern.locator("use").evaluate("(one) => one.getBBox().width") > 0, "it is drawn"
    cut = """(one) => {
      const box = (it) => it.getBoundingClientRect(), bar = box(one.closest(".say"));
      const { top, bottom } = box(one);
      const out = top < bar.top - 1 || bottom > bar.bottom + 1;
      return out || one.scrollHeight > one.clientHeight + 1;
    }"""
    assert not page.locator("#r-say .sentence").evaluate(cut), "nothing is cut"
    page.context.close()
