"""A guided first game: the bubble points at one thing after the other, by mouse and by keys."""

from pathlib import Path

from playwright.sync_api import Browser, Page, TimeoutError

from browser.conftest import Server
from browser.table import settled, sit_down
from browser.test_accessibility import complaints
from ziggurat.views.lesson import END, LessonStep, lesson_of

PATIENCE = 5_000  # milliseconds
STEP = "#r-lesson li:not([hidden])"
MEASURE = (Path(__file__).parent / "measure_lesson.js").read_text("utf-8").strip()


def begin(page: Page, server: Server, game: str, lang: str) -> None:
    """Learn on the start page; what others do is not told slowly here."""
    page.context.add_cookies([{"name": "lang", "value": lang, "url": server.url}])
    page.add_init_script("localStorage.preferences = JSON.stringify({ speed: 'none' })")
    page.goto(server.url, wait_until="domcontentloaded")  # its pictures are not needed
    page.click(f"[formaction='/learn/{game}']")
    page.wait_for_url("**/g/*")


def at_step(page: Page, step: LessonStep, at: str) -> None:
    """Until the bubble tells that step, and lies where it should."""
    page.wait_for_selector(f"{STEP}[data-key='{step.id}'][data-at='{at}']")
    settled(page)
    laid_out(page)


def laid_out(page: Page) -> None:
    """Until nothing is wrong with the bubble, or say what is."""
    try:
        page.wait_for_function(f"() => !({MEASURE})().length", timeout=PATIENCE)
    except TimeoutError:
        assert page.evaluate(MEASURE) == [], (page.viewport_size, page.inner_text(STEP))


def test_a_lesson_is_learned_by_mouse(browser: Browser, server: Server) -> None:
    page = sit_down(browser)
    begin(page, server, "amytis", "en")
    first, take, *others = lesson_of("amytis").steps

    at_step(page, first, "r-player-0 r-pips")
    assert complaints(page) == []
    page.click(f"{STEP} [data-do=next]")
    at_step(page, take, "take:pile-0")
    assert page.inner_text("#live").startswith("Take a tile. On your turn")

    page.click("main [data-choice='take:pile-4']")
    page.wait_for_selector(f"{STEP} .answer.no")
    assert "but take the pink Theatre first" in page.inner_text(f"{STEP} .answer")
    assert page.locator("main .ch[data-choice='take:pile-0']").count(), "nothing is lost"
    page.click("main .ch[data-choice='take:pile-0']")

    address = page.url
    page.click(f"{STEP}[data-key=lay] a")  # leave, and take it up again
    page.click("a.button:has-text('Lesson 3/15')")
    assert page.url == address

    for step in others:
        if not step.choices:
            at_step(page, step, " ".join(step.at))
            page.click(f"{STEP} [data-do=next]")
        for choice in step.choices:
            at_step(page, step, choice)
            if step.id == "beside":  # undo leads a step back, and Show me on again
                page.click(f"{STEP} [data-do=undo]")
                page.wait_for_selector(f"{STEP}[data-key=palace]")
                settled(page)
                page.click(f"{STEP} [data-choice]")
                at_step(page, step, choice)
            if choice == END:
                page.click(".dock [data-do=end]")
            else:
                page.click(f"main .ch[data-choice='{choice}']")
        if step.id == "offer":  # End turn was learned before
            page.click(".dock [data-do=end]:enabled")
    page.wait_for_selector("#r-lesson", state="hidden")
    page.click("main [data-choice^='take:']")
    page.wait_for_selector("main [data-choice^='lay:']")


def test_a_lesson_is_learned_by_keys_on_a_phone(browser: Browser, server: Server) -> None:
    """Enter alone leads through it: the focus goes to the bubble, then to the thing."""
    page = sit_down(browser, 390, 844)
    begin(page, server, "uxmal", "fr")
    page.focus(f"{STEP} [data-do=next]")
    for step in lesson_of("uxmal").steps:
        for choice in step.choices or ("",):
            at_step(page, step, choice or " ".join(step.at))
            wanted = f"[data-choice='{choice}']" if choice not in ("", END) else "[data-do]"
            page.wait_for_function("wanted => document.activeElement.matches(wanted)", arg=wanted)
            assert page.evaluate("document.documentElement.scrollWidth") <= 390
            page.keyboard.press("Enter")
        if step.id in ("step", "down"):
            page.wait_for_selector(".dock [data-do=end]:enabled")
            settled(page)
            page.keyboard.press("e")
    page.wait_for_selector("#r-lesson", state="hidden")
    assert complaints(page) == []


def test_the_bubble_is_there_as_soon_as_its_choice_is(browser: Browser, server: Server) -> None:
    """Also while it is still told what others did."""
    page = sit_down(browser)
    begin(page, server, "teotihuacan", "en")
    bubble = page.locator("#r-lesson")
    page.wait_for_selector("body.mine")
    page.evaluate("document.body.classList.add('telling')")
    assert bubble.is_visible()
    page.evaluate("document.body.classList.remove('mine')")
    assert not bubble.is_visible(), "until then what others do comes first"
    page.context.close()
