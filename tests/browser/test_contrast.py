"""What is drawn can be read: texts against what really lies behind them, by day and by night."""

from base64 import b64encode
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page

import ziggurat
from ziggurat.games import registry
from ziggurat.views.theme import THEMES

MEASURE = (Path(__file__).parent / "contrast.js").read_text("utf-8")
STEPS = 150  # so that everything lies on the table
FEW = 20  # texts: every table has more
TEXT = 4.5  # signs and rings, which need 3, are measured in tests/views/test_theme.py


def picture(page: Page) -> str:
    """What the page shows, as a PNG in letters."""
    return b64encode(page.screenshot(full_page=True)).decode()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("key", ziggurat.game_keys())
def test_texts_can_be_read(browser: Browser, key: str, theme: str) -> None:
    table, random = ziggurat.Table(key, registry.load(key).max_seats, seed=7), Random(3)
    for _ in range(STEPS):
        if not table.over:
            table.play(random.choice(table.choices()).text)
    page = browser.new_page(viewport={"width": 1300, "height": 1000}, device_scale_factor=2)
    page.set_content(f"<style>body {{ margin: 0 }}</style>{table.svg(0, theme=theme)}")
    measure = page.evaluate_handle(MEASURE)
    page.evaluate("measure => measure.unfold()", measure)
    shown = picture(page)
    page.add_style_tag(content="svg text { visibility: hidden }")
    found = page.evaluate(
        "([measure, ...pictures]) => measure.judge('svg text', ...pictures)",
        [measure, shown, picture(page)],
    )
    page.close()
    assert len(found) > FEW
    assert [one for one in found if one[1] < TEXT] == []
