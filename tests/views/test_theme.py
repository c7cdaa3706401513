"""Colours: enough contrast by day and by night, and no token without a value."""

import re

import pytest

from ziggurat.art import theme
from ziggurat.markup.element import serialise
from ziggurat.views import view_of

TEXT = 4.5
GLYPH = 3.0

TEXT_PAIRS = [
    ("ink", "bg"),
    ("ink", "panel"),
    ("muted", "bg"),
    ("muted", "panel"),
    ("accent-ink", "accent"),
    ("cream-ink", "cream"),
    ("card-ink", "card"),
    ("gold-ink", "gold"),
    ("platform-ink", "platform"),
]
GLYPH_PAIRS = [
    *((f"{kind}-ink", kind) for kind in (*theme.KINDS, "gold", "stone")),
    *((f"{kind}-light", f"{kind}-ink") for kind in (*theme.KINDS, "gold", "stone")),
    *((f"{kind}-edge", "cream") for kind in theme.KINDS),
    *((f"seat-{seat}", ground) for seat in range(4) for ground in ("cream", "panel")),
    *((ring, "cream") for ring in ("ring", "ring-focus", "ring-selected")),
    *((mark, ground) for mark in ("hl", "focus", "accent") for ground in ("bg", "panel")),
]


@pytest.mark.parametrize("colours", theme.THEMES)
@pytest.mark.parametrize(("front", "back"), TEXT_PAIRS)
def test_text_can_be_read(front: str, back: str, colours: str) -> None:
    assert contrast(front, back, colours) >= TEXT


@pytest.mark.parametrize("colours", theme.THEMES)
@pytest.mark.parametrize(("front", "back"), GLYPH_PAIRS)
def test_glyphs_and_rings_stand_out(front: str, back: str, colours: str) -> None:
    assert contrast(front, back, colours) >= GLYPH


def test_both_themes_set_every_variable() -> None:
    for token in theme.TOKENS:
        # Light; then dark by system and dark by choice, where it is another.
        assert theme.css().count(f"--{token}:") == (3 if token in theme.CHANGING else 1), token


def test_every_variable_in_use_has_a_value() -> None:
    used = theme.css() + serialise(view_of("amytis").defs())
    assert set(re.findall(r"var\(--([a-z0-9-]+)\)", used)) <= set(theme.TOKENS)


def test_literal_leaves_no_variable() -> None:
    assert theme.literal('<g fill="var(--green)"/>', "light") == '<g fill="#8fb04f"/>'


def test_every_seat_has_a_shape_of_its_own() -> None:
    assert len({theme.shape(seat) for seat in range(4)}) == 4


def test_nothing_moves_for_ever() -> None:
    assert "animation" not in theme.css()
    assert "@keyframes" not in theme.css()


def contrast(front: str, back: str, colours: str) -> float:
    """The contrast ratio of WCAG."""
    one, other = (luminance(theme.colour(token, colours)) for token in (front, back))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def luminance(colour: str) -> float:
    """The relative luminance of WCAG."""
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
