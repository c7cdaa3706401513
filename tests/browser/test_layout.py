"""The table fits every screen: nothing overflows, overlaps or is cut, no area moves."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.conftest import Server
from browser.games import (
    GAMES,
    LONG_NAME,
    OVER,
    Prepared,
    all_games,
    full_tables,
    questions,
    serving,
    visit,
)
from browser.table import make_game, resize, settled, sit_down
from browser.test_lesson import STEP, begin, laid_out
from ziggurat.i18n.messages import LANGUAGES

SCREENS = [
    (360, 640),
    (390, 844),
    (820, 1180),
    (844, 390),
    (1280, 800),
    (1366, 768),
    (1920, 1080),
]
EVERY_FORM = [(1280, 800), (820, 1180), (844, 390), (360, 640)]
PHONE = (390, 844)
NEAR = 24  # pixels
SMALL_DESK = (1024, 768)
HIGHEST_HEAD = 96  # pixels: points and what happened, on a phone
PREPARED = all_games()
CROWDED = full_tables("late")
ENDED = full_tables(OVER)
MEASURE = (Path(__file__).parent / "measure.js").read_text("utf-8")
MEASURE_TEXT = (Path(__file__).parent / "measure_text.js").read_text("utf-8")
LEAST_TEXT = 9  # pixels: nothing is drawn smaller on a phone, once it is made large
MEASURE_END = (Path(__file__).parent / "measure_end.js").read_text("utf-8")

# The longest words there may be, in place of those that are there.
LONG_WORDS = {
    "#r-status strong": "Choisissez un emplacement libre de votre cité pour y poser la tuile, "
    "ou prenez un projet parmi ceux qui sont proposés.",
    "#info": "Ligne 2, colonne 1 : une case qui rapporterait trois points à présent et huit autres "
    "plus tard, si personne d'autre ne s'y installe.",
    "#r-say .sentence": "Maximiliane-Charlotte Wu pose une tuile Théâtre verte sur la plus haute "
    "de ses tours, à la ligne deux, colonne une.",
    ".player .name": LONG_NAME,
    ".player .standing": "12 projets réalisés · 14 pions en réserve",
    ":is(.pip b, .player .points)": "173",
    ".ch": "Ne rien prendre",  # a choice that has no place but the dock
}


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with all games in progress."""
    with serving(tmp_path_factory.mktemp("layout"), [*PREPARED, *ENDED]) as running:
        yield running


# Whether one thing lies over another, or leaves the screen.
COVERS = """([over, below]) => {
  const rect = (selector) => document.querySelector(selector).getBoundingClientRect();
  const a = rect(over);
  const outside = a.left < -1 || a.top < -1 || a.right > innerWidth + 1
    || a.bottom > innerHeight + 1;
  return outside || below.some((selector) => {
    const b = rect(selector);
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  });
}"""

# Whether a sheet shows the way to close it, the way to the past and the newest line of the log.
NEWEST = """() => {
  const rail = document.querySelector("#rail").getBoundingClientRect();
  const newest = [...document.querySelectorAll("#r-log li")].at(-1);
  const shut = document.querySelector("#drawers [data-do=shut]");
  return [shut, document.querySelector("#slider"), newest].every((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= rail.top && bottom <= rail.bottom;
  });
}"""


@pytest.mark.parametrize("one", PREPARED, ids=[one.id for one in PREPARED])
def test_the_table_fits_every_screen(browser: Browser, tables: Server, one: Prepared) -> None:
    # Each game in both languages, early and late, with few seats and many: half of all pairs.
    lang = LANGUAGES[(one.turn == "late") ^ (one.seats > 2)]
    page = visit(sit_down(browser), tables, one, lang=lang)
    faults = []
    for width, height in [*SCREENS, SMALL_DESK]:
        resize(page, width, height)
        found = page.evaluate(MEASURE, LONG_WORDS)
        faults += [f"{width}x{height}: {fault}" for fault in found["faults"]]
        if (width, height) == PHONE:
            assert found["head"] <= HIGHEST_HEAD
    page.context.close()
    assert not faults, "\n".join(faults)


# Those of some questions that do not fit where they are asked.
CUT = """(questions) => {
  const asked = document.querySelector("#r-status strong");
  return questions.filter((question) => {
    asked.textContent = question;
    return asked.scrollHeight > asked.clientHeight + 1;
  });
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_question_is_cut(browser: Browser, tables: Server, game: str, lang: str) -> None:
    usual = next(one for one in PREPARED if one.game == game)
    page, asked = visit(sit_down(browser), tables, usual, lang=lang), questions(game, lang)
    for width, height in [*EVERY_FORM, SMALL_DESK]:
        resize(page, width, height)
        assert page.evaluate(CUT, asked) == [], (width, height)
    page.context.close()


# Makes one picture after the other large, and measures.
LARGE = f"""(least) => {{
  const measure = {MEASURE_TEXT};
  const names = [...document.querySelectorAll(".region:has(svg)")].map((one) => one.id);
  return names.flatMap((name) => {{
    document.querySelector(`#band #${{name}} .open`)?.click();
    return measure(least).map((one) => [name, ...one]);
  }});
}}"""


@pytest.mark.parametrize("one", CROWDED, ids=[one.id for one in CROWDED])
def test_what_is_drawn_can_be_read_on_a_phone(
    browser: Browser, tables: Server, one: Prepared
) -> None:
    page = visit(sit_down(browser), tables, one, lang="fr")
    resize(page, *PHONE)
    assert page.evaluate(LARGE, LEAST_TEXT - 0.05) == []
    page.context.close()


@pytest.mark.parametrize("one", CROWDED, ids=[one.id for one in CROWDED])
def test_only_the_board_is_no_smaller_and_keeps_what_is_asked(
    browser: Browser, tables: Server, one: Prepared
) -> None:
    page = visit(sit_down(browser), tables, one, lang="fr")
    board = page.locator("#boards svg").first
    before = board.bounding_box()
    page.keyboard.press("z")
    page.wait_for_selector("body.zen")
    assert page.evaluate(MEASURE, LONG_WORDS)["faults"] == []
    after = board.bounding_box()
    assert before and after and after["height"] >= before["height"]
    assert not page.locator("#rail").is_visible()
    page.context.close()


# How much of the stage the boards cover: its width, and its room.
COVERED = """() => {
  const stage = document.querySelector("#stage").getBoundingClientRect();
  const drawn = [...document.querySelectorAll("#boards .region div > svg")].map(one => {
    const { width, height } = one.getBoundingClientRect(), picture = one.viewBox.baseVal;
    const scale = Math.min(width / picture.width, height / picture.height);
    return [picture.width * scale, picture.height * scale];
  });
  const sum = sizes => sizes.reduce((one, other) => one + other, 0);
  return [
    sum(drawn.map(([width]) => width)) / stage.width,
    sum(drawn.map(([width, height]) => width * height)) / stage.width / stage.height,
  ];
}"""


@pytest.mark.parametrize("size", [(1600, 900), (1920, 1080), (2560, 1440)])
def test_a_tall_board_covers_a_wide_screen(
    browser: Browser, tables: Server, size: tuple[int, int]
) -> None:
    """The hand and the question lie beside it, so that it has the whole height."""
    page = visit(sit_down(browser), tables, Prepared("uxmal", 4, "late"), lang="fr")
    resize(page, *size)
    for zen in (False, True):
        assert page.evaluate(MEASURE, LONG_WORDS)["faults"] == []
        height = page.locator("#boards svg").first.bounding_box()["height"]  # type: ignore[index]  # is there
        assert height > 0.92 * size[1]
        if not zen:
            assert page.evaluate(COVERED)[1] > 0.68
            page.keyboard.press("z")
            page.wait_for_selector("body.zen")
    page.context.close()


def test_two_boards_on_a_small_desk_take_its_whole_width(browser: Browser, tables: Server) -> None:
    """Side by side they are as wide as they can be; alone they are a quarter larger."""
    page = visit(sit_down(browser), tables, Prepared("teotihuacan", 4, "late"), lang="fr")
    resize(page, *SMALL_DESK)
    width, room = page.evaluate(COVERED)
    assert width > 0.97 and room > 0.66
    beside = page.locator("#boards svg").first.bounding_box()
    page.keyboard.press("z")
    page.wait_for_selector("body.zen")
    alone = page.locator("#boards svg").first.bounding_box()
    assert beside and alone and alone["width"] > 1.25 * beside["width"]
    assert page.evaluate(COVERED)[1] > 0.82
    page.context.close()


@pytest.mark.parametrize("one", CROWDED, ids=[one.id for one in CROWDED])
def test_no_sheet_and_no_large_picture_covers_what_is_asked(
    browser: Browser, tables: Server, one: Prepared
) -> None:
    page = visit(sit_down(browser), tables, one, lang="fr")
    for width, height in SCREENS:
        resize(page, width, height)
        page.click("[data-do=menu]")
        sheet = "#drawers" if width >= 1024 else "#rail"
        assert page.locator("#drawer-list summary").is_visible()
        assert not page.evaluate(COVERS, [sheet, [".dock", ".say", ".tools"]]), (width, height)
        if sheet == "#rail":
            assert page.evaluate(NEWEST), (width, height)
            page.click(".pips")
            assert not page.locator("#rail").is_visible(), "a tap outside closes it"
            page.click("[data-do=menu]")
        page.keyboard.press("Escape")
        assert not page.locator("#drawers").is_visible()
        assert page.evaluate("document.activeElement.dataset.do") == "menu"
    resize(page, 1280, 800)
    opener = page.locator(".rail .open:visible").first
    opener.focus()
    page.keyboard.press("Enter")
    assert not page.evaluate(COVERS, ["#large", [".dock", ".say", ".tools", ".rail"]])
    assert page.locator("#large > .region").count() == 1
    page.keyboard.press("Escape")
    assert not page.locator("#large").is_visible()
    assert page.evaluate("document.activeElement.dataset.do") == "open"
    page.context.close()


@pytest.mark.parametrize("one", ENDED, ids=[one.id for one in ENDED])
def test_the_end_is_over_the_table_and_can_be_put_aside(
    browser: Browser, tables: Server, one: Prepared
) -> None:
    page = visit(sit_down(browser), tables, one, lang="fr")
    page.click("#r-count summary")  # the curve in numbers
    for width, height in SCREENS:
        resize(page, width, height)
        assert not page.evaluate(COVERS, ["#r-count", [".dock", ".say"]]), (width, height)
        assert page.evaluate(MEASURE_END) == [], (width, height)
        page.click("#r-count [data-do=count]")
        assert not page.locator("#r-count").is_visible()
        assert page.evaluate(MEASURE, {})["faults"] == []
        page.click(".dock [data-do=count]")
    page.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_fits_every_screen(browser: Browser, tables: Server, game: str) -> None:
    """What is read first in windows of every form, and the first choice in a small one."""
    page = sit_down(browser)
    begin(page, tables, game, "fr")
    for width, height in EVERY_FORM:
        resize(page, width, height)
        laid_out(page)
    page.click(f"{STEP} .main")
    page.wait_for_selector(f"{STEP}[data-number='2']")
    laid_out(page)
    page.context.close()


def test_on_a_phone_the_asked_picture_is_large_and_a_tap_changes_it(
    browser: Browser, tables: Server
) -> None:
    page = visit(sit_down(browser), tables, Prepared("amytis", 2, "first"))
    resize(page, 390, 844)
    large = page.locator("#boards > .region")
    page.wait_for_selector("#boards > #r-piles:only-child")
    page.click("#band #r-table-1")
    page.wait_for_selector("#boards > #r-table-1:only-child")
    page.click("#band #r-piles")
    page.wait_for_selector("#boards > #r-piles:only-child")
    page.evaluate("band.scrollLeft = 300")
    assert page.evaluate("band.scrollLeft") > 0
    page.locator("#r-piles [data-choice]").first.click()
    page.wait_for_selector("#boards > #r-city [data-choice]")
    assert large.count() == 1
    assert page.evaluate("band.scrollLeft") == 0, "a new picture is large: the band starts anew"
    page.context.close()


def test_an_empty_hand_gives_its_row_back_between_turns(browser: Browser, tables: Server) -> None:
    page = visit(sit_down(browser), tables, Prepared("pyramidion", 4, "late"), lang="fr")
    for width, height in (PHONE, (844, 390), (1280, 800)):
        resize(page, width, height)
        row = "document.querySelector('.mine-area').offsetHeight"
        before = page.evaluate(row)
        page.evaluate("document.querySelector('#hand-0').replaceChildren()")
        assert page.evaluate(row) == before > 0, "nothing moves while I choose"
        page.evaluate("document.body.classList.remove('mine')")
        upright = (width, height) == PHONE  # the band would jump: the row says that it is empty
        assert page.evaluate(row) == (before if upright else 0)
        assert page.evaluate(MEASURE, {})["faults"] == []
        page.reload()
        settled(page)
    page.context.close()


def test_a_phone_on_its_side_shows_the_tables_beside_the_boards(
    browser: Browser, tables: Server
) -> None:
    page = visit(sit_down(browser), tables, Prepared("pyramidion", 4, "late"), lang="fr")
    resize(page, 844, 390)
    page.wait_for_selector("#boards > #r-sites:only-child")  # side by side they were too small
    page.click("#band #r-table-1")
    page.wait_for_selector("#boards > #r-table-1:only-child")
    page.click("#band #r-sites")
    page.wait_for_selector("#boards > #r-sites:only-child")
    assert page.locator("#band > #r-table-1").is_visible()
    page.context.close()


# Words of a player's panel that lie under a sign on the mark or the face.
UNDER_THE_SIGN = """signs => signs.flatMap(sign => {
  const a = sign.getBoundingClientRect();
  return [...sign.closest(".panel").querySelectorAll(".name, .who, .standing")].filter(words => {
    const b = words.getBoundingClientRect();
    return Math.min(a.right, b.right) > Math.max(a.left, b.left)
      && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top);
  }).map(words => words.textContent);
})"""


@pytest.mark.parametrize("one", CROWDED, ids=lambda one: one.id)
def test_who_is_there_covers_no_words(browser: Browser, tables: Server, one: Prepared) -> None:
    page = visit(sit_down(browser), tables, one, lang="fr")
    resize(page, 1280, 800)
    assert page.locator(".presence:visible").count() == one.seats - 1
    assert page.eval_on_selector_all(".presence", UNDER_THE_SIGN) == []
    page.context.close()


@pytest.mark.parametrize("game", ["amytis", "teotihuacan"])  # a low table, and a square one
def test_the_mark_of_a_bot_covers_no_words(browser: Browser, tables: Server, game: str) -> None:
    page = sit_down(browser)
    make_game(page, tables, game, {1: "easy"})
    settled(page)
    assert page.locator(".panel .face + .mark:visible").count() == 1
    assert page.eval_on_selector_all(".panel .face + .mark", UNDER_THE_SIGN) == []
    page.context.close()


def test_the_menu_opens_below_its_button(browser: Browser, server: Server) -> None:
    page = sit_down(browser)
    make_game(page, server, "amytis", {1: "me"})
    settled(page)
    page.click("[data-do=menu]")
    opener, menu = (page.locator(one).bounding_box() for one in ("[data-do=menu]", "#drawers"))
    assert opener and menu
    assert 0 <= menu["y"] - opener["y"] - opener["height"] < NEAR
    page.context.close()
