"""A small tree of SVG elements: escaped when written, walked once to attach choices."""

from collections.abc import Iterator
from functools import lru_cache
from html import escape
from typing import NamedTuple, TypeAlias

Value: TypeAlias = str | int | float | None
Child: TypeAlias = "Element | str"

DECIMALS = 2


class Spot(NamedTuple):
    """How a piece is marked as a choice: the outline of its ring, the middle of its badge."""

    x: float
    y: float
    width: float
    height: float
    corner: float = 8
    badge_x: float = 0
    badge_y: float = 0
    empty: bool = False  # nothing lies there yet: the ring is dashed
    over: int = 0  # how many of the last children stay above the ring
    preview: "Element | None" = None  # what would lie there, shown while it is pointed at


class Element:
    """One element: a tag, attributes, children; `spot` is for `attach` and never written."""

    __slots__ = ("attributes", "children", "spot", "tag")

    def __init__(self, tag: str, attributes: dict[str, Value], children: list[Child]) -> None:
        self.tag = tag
        self.attributes = attributes
        self.children = children
        self.spot: Spot | None = None

    def __repr__(self) -> str:
        return serialise(self)


def el(tag: str, *children: Child, **attributes: Value) -> Element:
    """An element; `stroke_width` is written `stroke-width`, `class_` is written `class`."""
    return Element(tag, {_name(key): value for key, value in attributes.items()}, list(children))


def g(*children: Child, **attributes: Value) -> Element:
    """A group."""
    return el("g", *children, **attributes)


def move(x: float, y: float, scale: float = 1) -> str:
    """A transform to a point and a size."""
    size = "" if scale == 1 else f" scale({number(scale)})"
    return f"translate({number(x)} {number(y)}){size}"


def at(x: float, y: float, *children: Child, scale: float = 1, **attributes: Value) -> Element:
    """A group moved to a point."""
    return g(*children, transform=move(x, y, scale), **attributes)


def use(name: str, x: float = 0, y: float = 0, **attributes: Value) -> Element:
    """A copy of something in the definitions."""
    return el("use", href=f"#{name}", x=x or None, y=y or None, **attributes)


def path(d: str, **attributes: Value) -> Element:
    """A path."""
    return el("path", d=d, **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: Value) -> Element:
    """A rectangle."""
    return el("rect", x=x or None, y=y or None, width=width, height=height, **attributes)


def circle(x: float, y: float, radius: float, **attributes: Value) -> Element:
    """A circle."""
    return el("circle", cx=x, cy=y, r=radius, **attributes)


def text(x: float, y: float, words: str, size: float, **attributes: Value) -> Element:
    """A line of text, centred on x unless told otherwise."""
    attributes.setdefault("text_anchor", "middle")
    return el("text", words, x=x, y=y, font_size=size, **attributes)


def drawing(width: float, height: float, *children: Child, label: str) -> Element:
    """A whole picture with a name for those who cannot see it."""
    return el(
        "svg",
        *children,
        viewBox=f"0 0 {number(width)} {number(height)}",
        role="group",
        aria_label=label,
    )


def piece(name: str, child: Element) -> Element:
    """A piece that flies when it moves: the wrapper bears its name, the child its place."""
    return g(child, data_p=name)


def named(label: str, *children: Child, **attributes: Value) -> Element:
    """Something on the table with a name for those who cannot see it."""
    return g(*children, role="img", aria_label=label, **attributes)


def spotted(spot: Spot, element: Element) -> Element:
    """The same element, told where it can be marked."""
    element.spot = spot
    return element


def size_of(picture: Element) -> tuple[float, float]:
    """Width and height of a whole picture."""
    _, _, width, height = str(picture.attributes["viewBox"]).split()
    return float(width), float(height)


def walk(element: Element) -> Iterator[Element]:
    """The element and everything inside it, in the order of drawing."""
    yield element
    for child in element.children:
        if isinstance(child, Element):
            yield from walk(child)


def serialise(element: Element) -> str:
    """The markup of an element; every foreign string is escaped here and nowhere else."""
    parts: list[str] = []
    _write(element, parts)
    return "".join(parts)


def number(value: float) -> str:
    """A number as short as it can be written."""
    short = round(value, DECIMALS)
    return str(int(short)) if short == int(short) else str(short)


def _write(element: Element, parts: list[str]) -> None:
    tag = element.tag
    parts.append(f"<{tag}")
    for key, value in element.attributes.items():
        if isinstance(value, str):
            parts.append(f' {key}="{_escaped(value)}"')
        elif value is not None:
            parts.append(f' {key}="{number(value)}"')
    if not element.children:
        parts.append("/>")
        return
    parts.append(">")
    for child in element.children:
        if isinstance(child, Element):
            _write(child, parts)
        else:
            parts.append(_escaped(child))
    parts.append(f"</{tag}>")


@lru_cache(maxsize=4096)
def _escaped(value: str) -> str:
    return escape(value, quote=False).replace('"', "&quot;")


@lru_cache(maxsize=512)
def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")
