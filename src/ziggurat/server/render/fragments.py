"""Fragments: the markup of a region, cut where it changes, so that patches are small.

Only this module cuts inside an element: a container is written whole by the serialiser, with a hole
for its content.
"""

from collections.abc import Iterable
from typing import Final

from ziggurat.markup.element import Element
from ziggurat.markup.html import Markup, html
from ziggurat.markup.patches import Fragments

HOLE: Final = Markup("\0")  # where the content of a container goes


def fragments_of(nodes: Iterable[Element | str]) -> Fragments:
    """A fragment for each node."""
    return tuple([html(node) for node in nodes])


def split_at_hole(*container: Element | str) -> tuple[str, str]:
    """The markup before and after the hole of a container."""
    before, after = html(*container).split(HOLE)
    return before, after


def within(container: Element, content: Iterable[str]) -> Fragments:
    """Fragments inside a container that has a hole."""
    before, after = split_at_hole(container)
    return (before, *content, after)
