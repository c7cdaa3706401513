"""A text in several lines: SVG does not break them by itself."""

from functools import lru_cache
from textwrap import wrap

from ziggurat.art.stone import BASELINE
from ziggurat.markup.element import Element, Value, el


def paragraph(
    words: str, x: float, middle: float, size: float, letters: int, leading: float, **look: Value
) -> Element:
    """A text wrapped at a number of letters per line; its group sets the font."""
    lines = wrap_lines(words, letters)
    first = middle + size * BASELINE - (len(lines) - 1) * leading / 2
    spans = (el("tspan", line, x=x, y=first + n * leading) for n, line in enumerate(lines))
    return el("text", *spans, **look)


@lru_cache(maxsize=1024)
def wrap_lines(words: str, letters: int) -> tuple[str, ...]:
    """A text cut into lines."""
    return tuple(wrap(words, letters))
