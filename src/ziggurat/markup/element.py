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
MAX_CACHED_DRAWINGS = 8192  # entries per memo
MIN_FRAGMENT_LENGTH = 200  # letters: a cached element as long as this is a fragment of its own


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
    size: float = 1  # of badge and goods, where a drawing is scaled differently from most
    ringed: bool = False  # it has its ring already
    priced: bool = False  # it shows already which goods it brings or costs


@mypyc_attr(acyclic=True)  # no reference cycles: the garbage collector can skip it
class Element:
    """One element: a tag, attributes, children; `spot` is for `attach` and never written.

    Without a tag it is nothing but its children.
    """

    __slots__ = ("attributes", "changed", "children", "inside", "parts", "places", "spot", "tag")

    def __init__(self, tag: str, attributes: dict[str, Value], children: list[Child]) -> None:
        self.tag = tag
        self.attributes = attributes
        self.children = children
        self.parts: list[str] | None = None  # the markup of a cached element
        self.inside: dict[str, list[Element]] = {}  # of that: the path to each id in it
        self.places: dict[str, int] = {}  # of those that are fragments of their own: the index
        self.changed: dict[str, Element] | None = None  # of these: the ones to serialise again
        self.spot: Spot | None = None

    def twin(self) -> "Element":
        """A copy that shares its children until one of them is changed."""
        other = Element(self.tag, self.attributes, self.children)
        other.parts, other.inside, other.spot = self.parts, self.inside, self.spot
        other.places = self.places
        return other

    def loosen(self) -> None:
        """Copy on write: detach from the cached element before mutating it."""
        self.attributes = dict(self.attributes)
        self.children = list(self.children)
        self.parts = None

    def __repr__(self) -> str:
        return serialise(self)


def el(tag: str, *children: Child, **attributes: Value) -> Element:
    """An element; `stroke_width` is written `stroke-width`, `class_` is written `class`."""
    return Element(tag, {_NAMES[key]: value for key, value in attributes.items()}, [*children])


class Memo:
    """Memo of drawings by their arguments; the oldest entries are evicted."""

    def __init__(self, draw: Callable[..., Element]) -> None:
        self.draw = draw
        self.drawn: dict[tuple[object, ...], Element] = {}
        self.lock = Lock()  # guards eviction: two threads would evict the same entry

    def __call__(self, *values: object) -> Element:
        """The cached or newly drawn element; the caller may change it."""
        found = self.drawn.get(values)
        if found is None:
            found = serialized(self.draw(*values))
            with self.lock:
                if len(self.drawn) >= MAX_CACHED_DRAWINGS:
                    del self.drawn[next(iter(self.drawn))]
                self.drawn[values] = found
        return found.twin()


def memoized(draw: Callable[[*Values], Element]) -> Callable[[*Values], Element]:
    """Memoise a drawing on its arguments."""
    return cast(Callable[[*Values], Element], Memo(draw))


def serialized(element: Element) -> Element:
    """The same element, serialised for the cache; callers get copies of it."""
    element.inside = _ways(element)
    element.parts = [serialise(element)]
    return element


def serialized_in_parts(element: Element) -> Element:
    """The same for a whole picture: its markup is cut into fragments at its elements with an id."""
    element.inside = _ways(element)
    places: dict[str, int] = {}
    element.parts = fragments(element, places)
    element.places = places
    return element


def _ways(element: Element) -> dict[str, list[Element]]:
    """Map each descendant id to the path from this element."""
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
    size = "" if scale == 1 else f" scale({short_number(scale)})"
    return f"translate({short_number(x)} {short_number(y)}){size}"


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


@memoized
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
    """A line of text, centred on x by default."""
    attributes.setdefault("text_anchor", "middle")
    return el("text", words, x=x, y=y, font_size=size, **attributes)


def drawing(width: float, height: float, *children: Child, label: str) -> Element:
    """A whole picture with a label for screen readers."""
    return el(
        "svg",
        *children,
        viewBox=f"0 0 {short_number(width)} {short_number(height)}",
        role="group",
        aria_label=label,
    )


def piece(name: str, child: Element) -> Element:
    """A piece that flies when it moves: the wrapper bears its name, the child its place."""
    return g(child, data_p=name)


def labelled_group(label: str, *children: Child, **attributes: Value) -> Element:
    """A group with a label for screen readers."""
    return g(*children, role="img", aria_label=label, **attributes)


def spotted(spot: Spot, element: Element) -> Element:
    """The same element with the spot where it can be marked."""
    element.spot = spot
    return element


def size_of(picture: Element) -> tuple[float, float]:
    """Width and height of a whole picture."""
    _, _, width, height = str(picture.attributes["viewBox"]).split()
    return float(width), float(height)


def walk(element: Element) -> Iterator[Element]:
    """The element and everything inside it, in the order of drawing."""
    rest: list[Child] = [element]
    instead: dict[int, Element] = {}  # replacements for cached descendants
    while rest:
        one = rest.pop()
        if isinstance(one, Element):
            one = instead.get(id(one), one)
            for name, thing in (one.changed or {}).items():
                instead[id(one.inside[name][-1])] = thing
            yield one
            rest += reversed(one.children)


class ElementIndex:
    """Index of all elements with an id; cached elements are opened on first access."""

    def __init__(self, drawings: Iterable[Element]) -> None:
        self.found: dict[str, Element] = {}
        self.kept: list[Element] = []
        self.opened: dict[int, Element] = {}  # copies, by the identity of the cached element
        self.loose: set[int] = set()  # of these and the drawings: the parents of copied children
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
        """A copy of an element inside a cached one: from its parent, or at the end of its path."""
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
        """The element at the end of a path in a cached one; every element on it becomes a copy."""
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
        """All elements, by id."""
        names = [*self.found, *(name for one in self.kept for name in one.inside)]
        return [(name, self[name]) for name in dict.fromkeys(names)]

    def values(self) -> list[Element]:
        """All elements."""
        return [element for _, element in self.items()]


def by_id(drawings: Iterable[Element]) -> ElementIndex:
    """The index of all elements with an id in some drawings."""
    return ElementIndex(drawings)


def serialise(element: Element) -> str:
    """Serialise an element; all escaping happens here."""
    parts: list[str] = []
    _write(element, parts)
    return "".join(parts)


def fragments(element: Element, places: dict[str, int] | None = None) -> list[str]:
    """Serialise a picture into fragments, cut at its elements with an id.

    Which part each of them is goes into `places`.
    """
    parts: list[str] = []
    between: list[str] = []
    _cut(element, parts, between, {} if places is None else places)
    _join(between, parts)
    return parts


def _cut(element: Element, parts: list[str], between: list[str], places: dict[str, int]) -> None:
    """Elements with an id and long cached elements become fragments; the rest fills the gaps."""
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
    """The markup of a cached element, with the changed descendants serialised again."""
    if element.parts is None or element.changed is None:
        return element.parts
    parts = list(element.parts)
    for name, thing in element.changed.items():
        parts[element.places[name]] = serialise(thing)
    return parts


def _join(between: list[str], parts: list[str]) -> None:
    """Everything between two elements with an id is one fragment."""
    if between:
        parts.append("".join(between))
        between.clear()


def short_number(value: float) -> str:
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
            start += f' {key}="{short_number(value)}"'
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
    return value  # the usual case: testing is faster than a cache lookup


class _Names(dict[str, str]):
    """Attribute names as they are written, memoised."""

    def __missing__(self, key: str) -> str:
        self[key] = key.rstrip("_").replace("_", "-")
        return self[key]


_NAMES = _Names()
