"""Small and odd screens: who plays and whose turn it is can be told, boards stay large enough."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server
from browser.games import ENDING, LONG_NAME, OVER, TOKEN, Prepared, played, prepare
from browser.table import END, resize, settled, sit_down
from ziggurat import game_keys, registry
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.setup import Setup
from ziggurat.server.identity.tokens import hashed
from ziggurat.server.sessions.store import Store

TWO, FOUR = Prepared("amytis", 2, "first"), Prepared("uxmal", 4, "late")
LATE = Prepared("teotihuacan", 4, "late")
ICONS = Prepared("pyramidion", 4, "late")  # a sign beside each number
BOTS = ("Itzamna", "Chaac", "Ixchel")
LAST = Prepared("teotihuacan", 1, ENDING)
PHONE, ZOOMED = (390, 844), (195, 422)  # the same screen at 200 %

# Whether each acts, and a property of how it looks.
LOOKS = """(all, property) => all.map((one) =>
  [one.matches(".acting, :has(.acting)"), getComputedStyle(one)[property]])"""
SAID = ":is(.player :is(.name, .second, .who, .standing), .shelf h2, #shown):visible"
CLIPPED = """all => all.filter((one) => one.scrollWidth > one.clientWidth
  || one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with games of two and four, one about to end, and some against bots."""
    folder = tmp_path_factory.mktemp("narrow")
    store = Store(f"sqlite:///{folder / 'games.sqlite3'}")
    prepare([TWO, FOUR, LATE, ICONS, LAST], store)
    me = Player(PlayerKind.PERSON, "Ada", token=hashed(TOKEN))
    bots = [Player(PlayerKind.BOT, name, "novice") for name in BOTS]
    for game, turn in [("pyramidion", OVER), *((key, "late") for key in game_keys())]:
        rules = registry.load(game)
        name = "bots" if turn == OVER else f"bots-{game}"
        players = (me, *bots)[: rules.max_seats]
        setup = Setup(name, game, rules.version, {}, 11, players)
        store.create(setup)
        store.append(name, 0, played(setup, turn)).result()
    store.close()
    running = Server(folder)
    yield running
    running.kill()


def visit(page: Page, server: Server, game: str) -> Page:
    """The first seat's page."""
    seat = {"name": f"seat-{game}", "value": TOKEN, "url": server.url}
    page.context.add_cookies([seat])  # type: ignore[list-item]  # cookies are dicts
    page.goto(f"{server.url}/g/{game}")
    settled(page)
    return page


def board(page: Page) -> tuple[float, float]:
    """How much room the board has, in pixels of the page."""
    box = page.locator("#stage").bounding_box()
    assert box
    return box["width"], box["height"]


@pytest.mark.parametrize("one", [TWO, FOUR], ids=lambda one: one.id)
def test_at_200_percent_the_board_is_no_smaller_and_the_question_stays_in_sight(
    browser: Browser, tables: Server, one: Prepared
) -> None:
    page = visit(sit_down(browser, *PHONE), tables, one.id)
    before = board(page)
    resize(page, *ZOOMED)
    assert all(2 * now >= 0.9 * then for now, then in zip(board(page), before, strict=True))
    assert page.evaluate("document.scrollingElement.scrollWidth") <= ZOOMED[0]
    expect(page.locator(".dock")).to_be_in_viewport(ratio=1)
    page.locator(".band").scroll_into_view_if_needed()
    expect(page.locator(".dock")).to_be_in_viewport(ratio=1)
    page.context.close()


@pytest.mark.parametrize("size", [PHONE, (1280, 800)], ids=["phone", "desk"])
def test_forced_colours_tell_whose_turn_it_is(
    browser: Browser, tables: Server, size: tuple[int, int]
) -> None:
    page = visit(sit_down(browser, *size, forced_colors="active"), tables, FOUR.id)
    what, of = (".pip", "borderBottomColor") if size == PHONE else (".panel", "outlineStyle")
    looks = page.locator(what).evaluate_all(LOOKS, of)
    assert {one for acts, one in looks if acts}.isdisjoint(one for acts, one in looks if not acts)
    page.context.close()


@pytest.mark.parametrize(
    ("one", "width", "height", "named"),
    [
        (TWO, 360, 640, True),
        (TWO, 390, 844, True),
        (TWO, 844, 390, True),
        (FOUR, 390, 844, False),
        (FOUR, 480, 900, True),
        (FOUR, 820, 1180, True),
    ],
)
def test_the_header_names_the_players_where_there_is_room(
    browser: Browser, tables: Server, one: Prepared, width: int, height: int, named: bool
) -> None:
    page = visit(sit_down(browser, width, height), tables, one.id)
    assert page.locator(".nick:visible").count() == (one.seats if named else 0)
    if named:
        last = page.locator(".nick").nth(1)
        assert last.evaluate("one => one.scrollWidth <= one.clientWidth"), "Balam is not cut"
    page.context.close()


@pytest.mark.parametrize("one", [FOUR, ICONS], ids=lambda one: one.id)
def test_the_header_has_room_for_four_on_every_phone(
    browser: Browser, tables: Server, one: Prepared
) -> None:
    page = visit(sit_down(browser, *PHONE), tables, one.id)
    for width in (320, 360, 390, 412):
        resize(page, width, 640)
        room = page.locator(".pips").evaluate("one => one.clientWidth - one.scrollWidth")
        assert room >= 0, width
    page.context.close()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", game_keys())
def test_nothing_in_the_rail_is_clipped(
    browser: Browser, tables: Server, game: str, lang: str
) -> None:
    """Names, what else is said of the players, titles of cards, and which turn it is."""
    page = sit_down(browser)
    page.context.add_cookies([{"name": "lang", "value": lang, "url": tables.url}])
    visit(page, tables, f"bots-{game}")
    assert page.locator(".player .who:visible").count() == registry.load(game).max_seats
    for width, height in [(1024, 768), (1280, 800), (1440, 900), (1920, 1080)]:
        resize(page, width, height)
        assert page.eval_on_selector_all(SAID, CLIPPED) == [], (width, height)
    page.context.close()


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (820, 1180), PHONE, (844, 390)])
def test_the_podium_of_four_squashes_no_portrait(
    browser: Browser, tables: Server, size: tuple[int, int]
) -> None:
    page = visit(sit_down(browser, *size), tables, "bots")
    faces = [one.bounding_box() for one in page.locator(".podium .face").all()]
    assert len(faces) == len(BOTS)
    assert all(box and abs(box["width"] - box["height"]) <= 1 for box in faces)
    lefts = sorted(box["x"] for box in faces if box)
    assert min(b - a for a, b in pairwise(lefts)) >= max(box["width"] for box in faces if box)
    page.context.close()


def test_final_points_stand_nowhere_until_they_are_counted(
    browser: Browser, tables: Server
) -> None:
    window = browser.new_context(viewport={"width": 1280, "height": 800})
    window.add_init_script('localStorage.preferences = \'{"speed": "fast"}\'')
    page = visit(window.new_page(), tables, LAST.id)
    points = page.locator(".player .points")
    expect(points.first).to_be_visible()
    page.click(END)
    for moment in ("body.telling #r-count:not([hidden])", "body.counting"):
        page.wait_for_selector(moment, state="attached")
        assert not any(one.is_visible() for one in points.all()), moment
    page.keyboard.press("Escape")
    expect(points.first).to_be_visible()
    window.close()


ROOM = "one => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)"  # in lines of text

# Lines of the log without the long name: how many, and those that take more than one line.
LINES = """(name) => {
  const all = [...document.querySelectorAll("#r-log li button:first-of-type > span")];
  const lines = all.filter((one) => !one.textContent.includes(name));
  const high = lines.filter((one) => one.getBoundingClientRect().height > 24);
  return [lines.length, high.map((one) => one.textContent)];
}"""


@pytest.mark.parametrize(("lang", "most"), [("en", 0.2), ("fr", 0.4)])
def test_typical_lines_of_the_log_take_one_line(
    browser: Browser, tables: Server, lang: str, most: float
) -> None:
    page = sit_down(browser)
    page.context.add_cookies([{"name": "lang", "value": lang, "url": tables.url}])
    visit(page, tables, LATE.id)
    lines, high = page.evaluate(LINES, LONG_NAME)
    assert lines > 100 and len(high) < most * lines, high
    page.context.close()


@pytest.mark.parametrize(("one", "least"), [(TWO, 6), (ICONS, 4.4)], ids=["two", "four"])
def test_a_table_shows_lines_of_the_log(
    browser: Browser, tables: Server, one: Prepared, least: float
) -> None:
    """At 1280x800; four panels and a shelf leave it little room."""
    page = visit(sit_down(browser), tables, one.id)
    assert page.locator("#r-log").evaluate(ROOM) >= least
    page.context.close()
