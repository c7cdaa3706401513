"""A small tree of SVG elements: escaped when written, walked once to attach choices."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from html import escape
from threading import Lock
from typing import NamedTuple, TypeAlias, TypeVarTuple, cast

from mypy_extensions import mypyc_attr

Value: TypeAlias = str | int | float | None
Child: TypeAlias = "Element | str"

Values = TypeVarTuple("Values")

DECIMALS = 2
MAX_CACHED_DRAWINGS = 8192  # things of one kind that are kept
MIN_FRAGMENT_LENGTH = 200  # letters: what is kept and as long is a part of a picture


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
    size: float = 1  # of badge and goods, where a drawing has another scale than most
    ringed: bool = False  # it has its ring already
    priced: bool = False  # it shows already which goods it brings or costs


@mypyc_attr(acyclic=True)  # nothing inside knows what it is in: no garbage to look for
class Element:
    """One element: a tag, attributes, children; `spot` is for `attach` and never written.

    Without a tag it is nothing but its children.
    """

    __slots__ = ("attributes", "changed", "children", "inside", "parts", "places", "spot", "tag")

    def __init__(self, tag: str, attributes: dict[str, Value], children: list[Child]) -> None:
        self.tag = tag
        self.attributes = attributes
        self.children = children
        self.parts: list[str] | None = None  # the markup of something kept
        self.inside: dict[str, list[Element]] = {}  # of that: the way to everything with an id
        self.places: dict[str, int] = {}  # of those that are a part by themselves: which one
        self.changed: dict[str, Element] | None = None  # of these: the ones to be written anew
        self.spot: Spot | None = None

    def twin(self) -> "Element":
        """Another element that is the same until one of them is changed."""
        other = Element(self.tag, self.attributes, self.children)
        other.parts, other.inside, other.spot = self.parts, self.inside, self.spot
        other.places = self.places
        return other

    def loosen(self) -> None:
        """Before a change: share nothing with what is kept."""
        self.attributes = dict(self.attributes)
        self.children = list(self.children)
        self.parts = None

    def __repr__(self) -> str:
        return serialise(self)


def el(tag: str, *children: Child, **attributes: Value) -> Element:
    """An element; `stroke_width` is written `stroke-width`, `class_` is written `class`."""
    return Element(tag, {_NAMES[key]: value for key, value in attributes.items()}, [*children])


class Memo:
    """Draws and writes the same thing only once; of very many the oldest are forgotten."""

    def __init__(self, draw: Callable[..., Element]) -> None:
        self.draw = draw
        self.drawn: dict[tuple[object, ...], Element] = {}
        self.lock = Lock()  # of forgetting the oldest: two threads would pick the same one

    def __call__(self, *values: object) -> Element:
        """What was drawn, or is drawn now; it may be changed."""
        found = self.drawn.get(values)
        if found is None:
            found = written(self.draw(*values))
            with self.lock:
                if len(self.drawn) >= MAX_CACHED_DRAWINGS:
                    del self.drawn[next(iter(self.drawn))]
                self.drawn[values] = found
        return found.twin()


def kept(draw: Callable[[*Values], Element]) -> Callable[[*Values], Element]:
    """Draw and write the same thing only once."""
    return cast(Callable[[*Values], Element], Memo(draw))


def written(element: Element) -> Element:
    """The same element with its markup, to be kept; twins of it are handed out."""
    element.inside = _ways(element)
    element.parts = [serialise(element)]
    return element


def written_in_parts(element: Element) -> Element:
    """The same for a whole picture: its markup is cut at its things."""
    element.inside = _ways(element)
    places: dict[str, int] = {}
    element.parts = fragments(element, places)
    element.places = places
    return element


def _ways(element: Element) -> dict[str, list[Element]]:
    """The elements on the way to everything with an id inside an element."""
    found: dict[str, list[Element]] = {}
    for child in element.children:
        if isinstance(child, Element):
            if "id" in child.attributes:
                found[str(child.attributes["id"])] = [child]
            inside = _ways(child) if child.parts is None else child.inside
            for name, way in inside.items():
                found[name] = [child, *way]
    return found


def g(*children: Child, **attributes: Value) -> Element:
    """A group."""
    return el("g", *children, **attributes)


def move(x: float, y: float, scale: float = 1) -> str:
    """A transform to a point and a size."""
    size = "" if scale == 1 else f" scale({number(scale)})"
    return f"translate({number(x)} {number(y)}){size}"


def at(
    x: float, y: float, *children: Child, scale: float | None = None, **attributes: Value
) -> Element:
    """A group moved to a point."""
    return g(*children, transform=move(x, y, scale or 1), **attributes)


def use(name: str, x: float | None = None, y: float | None = None, **attributes: Value) -> Element:
    """A copy of something in the definitions."""
    if not attributes:
        return _used(name, x, y)
    return el("use", href=f"#{name}", x=x or None, y=y or None, **attributes)


@kept
def _used(name: str, x: float | None, y: float | None) -> Element:
    """The same for what has a place and nothing else, as most have."""
    return el("use", href=f"#{name}", x=x or None, y=y or None)


def path(d: str, **attributes: Value) -> Element:
    """A path; its numbers need no space before a minus."""
    return el("path", d=d.replace(" -", "-"), **attributes)


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
    rest: list[Child] = [element]
    instead: dict[int, Element] = {}  # of what is kept: what has changed since
    while rest:
        one = rest.pop()
        if isinstance(one, Element):
            one = instead.get(id(one), one)
            for name, thing in (one.changed or {}).items():
                instead[id(one.inside[name][-1])] = thing
            yield one
            rest += reversed(one.children)


class ElementIndex:
    """Everything in some drawings that has an id; what is kept is opened where it is asked for."""

    def __init__(self, drawings: Iterable[Element]) -> None:
        self.found: dict[str, Element] = {}
        self.kept: list[Element] = []
        self.opened: dict[int, Element] = {}  # twins, by the identity of what is kept
        self.loose: set[int] = set()  # of these, and of the drawings, whose children are twins
        rest: list[Child] = [*drawings]
        for one in rest:  # which grows on the way
            if isinstance(one, Element):
                if "id" in one.attributes:
                    self.found[str(one.attributes["id"])] = one
                if one.parts is None:
                    rest += one.children
                elif one.inside:
                    self.kept.append(one)

    def __contains__(self, name: object) -> bool:
        return name in self.found or any(name in one.inside for one in self.kept)

    def __getitem__(self, name: str) -> Element:
        if name not in self.found:
            self.found[name] = self._reached(name)
        return self.found[name]

    def _reached(self, name: str) -> Element:
        """A twin of something inside what is kept: in its place, or at the end of the way to it."""
        whole = next(one for one in self.kept if name in one.inside)
        if name in whole.places and whole.parts is not None and "id" not in whole.attributes:
            if whole.changed is None:
                whole.changed = {}
            twin = whole.changed[name] = whole.inside[name][-1].twin()
            return twin
        for known, twin in (whole.changed or {}).items():
            way = whole.inside[known]
            self.opened[id(way[-1])] = twin
            parent = self._opened(whole, way[:-1])
            self._loosen(parent)
            parent.children[parent.children.index(way[-1])] = twin
        whole.changed = None
        return self._opened(whole, whole.inside[name])

    def _opened(self, whole: Element, way: list[Element]) -> Element:
        """The end of a way into something kept, all on it made twins that may be changed."""
        for one in way:
            twin = self.opened.get(id(one))
            if twin is None:
                twin = self.opened[id(one)] = one.twin()
                self._loosen(whole)
                whole.children[whole.children.index(one)] = twin
            whole = twin
        return whole

    def _loosen(self, whole: Element) -> None:
        if id(whole) not in self.loose:
            whole.loosen()
            self.loose.add(id(whole))

    def items(self) -> list[tuple[str, Element]]:
        """All of them, by their ids."""
        names = [*self.found, *(name for one in self.kept for name in one.inside)]
        return [(name, self[name]) for name in dict.fromkeys(names)]

    def values(self) -> list[Element]:
        """All of them."""
        return [element for _, element in self.items()]


def by_id(drawings: Iterable[Element]) -> ElementIndex:
    """Everything in some drawings that has an id."""
    return ElementIndex(drawings)


def serialise(element: Element) -> str:
    """The markup of an element; every foreign string is escaped here and nowhere else."""
    parts: list[str] = []
    _write(element, parts)
    return "".join(parts)


def fragments(element: Element, places: dict[str, int] | None = None) -> list[str]:
    """The markup of a picture, cut at its things: from one position to the next most parts stay.

    Which part each of them is goes into `places`.
    """
    parts: list[str] = []
    between: list[str] = []
    _cut(element, parts, between, {} if places is None else places)
    _join(between, parts)
    return parts


def _cut(element: Element, parts: list[str], between: list[str], places: dict[str, int]) -> None:
    """Things with an id, and what is kept and long, are parts; the rest lies between them."""
    kept, name = _kept_parts(element), element.attributes.get("id")
    if kept is not None:
        if len(kept) == 1 and len(kept[0]) < MIN_FRAGMENT_LENGTH and name is None:
            between.append(kept[0])
        else:
            _join(between, parts)
            for inner, place in element.places.items():
                places[inner] = len(parts) + place
            if name is not None and not element.inside:
                places[str(name)] = len(parts)
            parts += kept
    elif name is not None and not element.inside:
        _join(between, parts)
        places[str(name)] = len(parts)
        parts.append(serialise(element))
    elif not element.tag:
        _cut_all(element.children, parts, between, places)
    elif _is_empty(element):
        between.append(_start(element) + "/>")
    else:
        between.append(_start(element) + ">")
        _cut_all(element.children, parts, between, places)
        between.append(f"</{element.tag}>")


def _cut_all(
    children: list[Child], parts: list[str], between: list[str], places: dict[str, int]
) -> None:
    for child in children:
        if isinstance(child, str):
            between.append(escaped(child))
        else:
            _cut(child, parts, between, places)


def _kept_parts(element: Element) -> list[str] | None:
    """The markup of something kept, with what has changed inside it."""
    if element.parts is None or element.changed is None:
        return element.parts
    parts = list(element.parts)
    for name, thing in element.changed.items():
        parts[element.places[name]] = serialise(thing)
    return parts


def _join(between: list[str], parts: list[str]) -> None:
    """What lies between two things is one part."""
    if between:
        parts.append("".join(between))
        between.clear()


def number(value: float) -> str:
    """A number as short as it can be written."""
    return str(value) if isinstance(value, int) else _decimal(value)


@lru_cache(maxsize=8192)
def _decimal(value: float) -> str:
    short = round(value, DECIMALS)
    return str(int(short)) if short == int(short) else str(short)


def _write(element: Element, parts: list[str]) -> None:
    kept = _kept_parts(element)
    if kept is not None:
        parts += kept
        return
    if not element.tag:
        _write_all(element.children, parts)
        return
    start = _start(element)
    if _is_empty(element):
        parts.append(start + "/>")
        return
    parts.append(start + ">")
    _write_all(element.children, parts)
    parts.append(f"</{element.tag}>")


def _start(element: Element) -> str:
    """The first tag of an element, still open."""
    start = f"<{element.tag}"
    for key, value in element.attributes.items():
        if isinstance(value, str):
            start += f' {key}="{escaped(value)}"'
        elif value is not None:
            start += f' {key}="{number(value)}"'
    return start


def _is_empty(element: Element) -> bool:
    """Whether nothing is inside: nor inside what is nothing but its children."""
    for child in element.children:
        if isinstance(child, str) or child.tag or not _is_empty(child):
            return False
    return True


def _write_all(children: list[Child], parts: list[str]) -> None:
    for child in children:
        if isinstance(child, str):
            parts.append(escaped(child))
        else:
            _write(child, parts)


def escaped(value: str) -> str:
    """A text that can stand between tags and in an attribute."""
    if "&" in value or "<" in value or ">" in value or '"' in value:
        return escape(value, quote=False).replace('"', "&quot;")
    return value  # as almost all are: looking is quicker than remembering


class _Names(dict[str, str]):
    """Names of attributes as they are written; each is worked out once."""

    def __missing__(self, key: str) -> str:
        self[key] = key.rstrip("_").replace("_", "-")
        return self[key]


_NAMES = _Names()
