"""HTML from the element tree of `markup.element`: escaped, and written as browsers want it."""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import TypeVarTuple, cast

from ziggurat.markup.element import Element, el, escaped

Values = TypeVarTuple("Values")

VOID = frozenset({"br", "hr", "img", "input", "link", "meta", "source"})


class Markup(str):
    """Text that is markup already, such as a serialised drawing: written as it is."""


def html(*nodes: Element | str) -> str:
    """The markup of some nodes; only `Markup` is trusted."""
    parts: list[str] = []
    for node in nodes:
        _write(node, parts)
    return "".join(parts)


def memoized_markup(
    draw: Callable[[*Values], Sequence[Element | str]],
) -> Callable[[*Values], Markup]:
    """Memoise the markup on its arguments."""
    write = lru_cache(maxsize=8192)(partial(_markup, draw))
    return cast(Callable[[*Values], Markup], write)


def _markup(draw: Callable[..., Sequence[Element | str]], *values: object) -> Markup:
    return Markup(html(*draw(*values)))


def document(root: Element) -> str:
    """A whole page."""
    return f"<!doctype html>\n{html(root)}"


def button(label: str, do: str, *more: Element, **attributes: str | int | None) -> Element:
    """A button; the client finds its handler by the action's name."""
    return el("button", label, *more, spot=None, type="button", data_do=do, **attributes)


def _write(node: Element | str, parts: list[str]) -> None:
    if isinstance(node, Markup):
        parts.append(node)
    elif isinstance(node, str):
        parts.append(escaped(node))
    else:
        start = f"<{node.tag}"
        for name, value in node.attributes.items():
            if value is not None:
                start += f' {name}="{escaped(str(value))}"'
        parts.append(start + ">")
        if node.tag not in VOID:
            for child in node.children:
                _write(child, parts)
            parts.append(f"</{node.tag}>")
