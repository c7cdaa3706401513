"""What is drawn can be read: texts against what really lies behind them, by day and by night."""

from base64 import b64encode
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page

import ziggurat
from ziggurat import registry
from ziggurat.art.theme import THEMES

MEASURE = (Path(__file__).parent / "contrast.js").read_text("utf-8")
STEPS = 150  # so that everything lies on the table
FEW = 20  # texts: every table has more
TEXT = 4.5
MARK = 3.0  # rings are measured in tests/views/test_theme.py
MARKS = ("token", "pawn", "priest", "troop", "disc", "sign", "cut", "glyph", "figure", "mask-cut")
"""How the names of drawings begin that tell whose or what a thing is."""


def picture(page: Page) -> str:
    """What the page shows, as a PNG in letters."""
    return b64encode(page.screenshot(full_page=True)).decode()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("key", ziggurat.game_keys())
def test_texts_can_be_read_and_marks_be_seen(browser: Browser, key: str, theme: str) -> None:
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
    bare = picture(page)
    texts = page.evaluate(
        "([measure, ...pictures]) => measure.judge('svg text', ...pictures)",
        [measure, shown, bare],
    )
    selector = ", ".join(f'[data-art^="{mark}-"]' for mark in MARKS)
    page.add_style_tag(content=f":is({selector}) {{ visibility: hidden }}")
    marks = page.evaluate(
        "([measure, ...rest]) => measure.stand(...rest)",
        [measure, selector, bare, picture(page)],
    )
    page.close()
    assert min(len(texts), len(marks)) > FEW
    assert [one for one in texts if one[1] < TEXT] == []
    assert [one for one in marks if one[1] < MARK] == []
