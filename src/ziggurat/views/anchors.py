"""Attach choices to a drawing: clickable elements, their labels and gains."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ziggurat.core.choices import look as look_of
from ziggurat.core.choices import place as place_of
from ziggurat.markup.element import Element, ElementIndex, Spot, at, el, g, memoized, rect
from ziggurat.views.gains import NO_GAIN, Gain, signed
from ziggurat.views.view import View

BADGE_HEIGHT, BADGE_PAD, DIGIT = 30, 14, 11
TAB_HEIGHT, TAB_CORNER = 25, 6
TAB_DOWN = 26  # what comes later lies under what comes now
FOOT = 6.5  # from the middle of a figure to its foot, as large as in board.css
CHIP_WIDTH, CHIP_HEIGHT = 46, 24
MOST_CHIPS = 3
UNLIKE, LIKE_ALL = "unlike", "like-all"  # a choice that cannot be undone, beside the others
GOODS_WIDTH = 60  # for goods, in units: narrower ones appear in the label only


class AnchorError(ValueError):
    """Two choices on one element: the decision should have been split."""


class Chip(NamedTuple):
    """Goods a choice brings or costs: their picture, how many."""

    icon: Element
    number: int


class ShownChoice(NamedTuple):
    """One open choice as it is shown: its text, its name for people, what it brings."""

    text: str
    label: str
    gain: Gain = NO_GAIN
    hint: str = ""
    commits: str = ""  # that it cannot be undone: unlike other open choices, or like all of them
    short: str = ""  # on a button, where the label says more than there is room for
    chips: Sequence[Chip] = ()
    preview: Element | None = None  # what would lie there, where the place does not know

    @property
    def look(self) -> str:
        """How the piece is held, or ''."""
        return look_of(self.text)

    def anchors(self, seat: int) -> tuple[str, ...]:
        """The ids this choice may be attached to, the first that is drawn wins."""
        place = place_of(self.text)
        return (place, f"s{seat}-{place}") if place else (self.text.partition("@")[0],)


def attach(
    drawn: ElementIndex, offers: Sequence[ShownChoice], seat: int, look: str = ""
) -> list[ShownChoice]:
    """Make the things (by id) that stand for choices clickable; returns those without a place.

    A choice held in another look than the viewer's is neither attached nor returned.
    """
    unplaced = []
    for offer in offers:
        if offer.look not in ("", look):
            continue
        anchor = next((drawn[name] for name in offer.anchors(seat) if name in drawn), None)
        if anchor is None:
            unplaced.append(offer)
        else:
            _attach_one(anchor, offer)
    return unplaced


def badge(gain: Gain, spot: Spot) -> list[Element]:
    """A badge with the points of a choice: immediate ones in a bead, later ones in a tab below."""
    return [_badge(gain, spot.badge_x, spot.badge_y, spot.size)] if gain.points else []


@memoized
def _badge(gain: Gain, x: float, y: float, size: float) -> Element:
    """The same at its place, empty if it all comes to nothing."""
    drawn = []
    if gain.now:
        drawn.append(_plate(signed(gain.now), 0, BADGE_HEIGHT, BADGE_HEIGHT / 2, "gain"))
    if text := later(gain):
        drawn.append(_plate(text, TAB_DOWN if drawn else 0, TAB_HEIGHT, TAB_CORNER, "gain later"))
    return at(x, y, *drawn, scale=size) if drawn else Element("", {}, [])


def _plate(text: str, y: float, height: float, corner: float, kind: str) -> Element:
    """A text on its ground."""
    wide = BADGE_PAD + DIGIT * len(text)
    ground = rect(-wide / 2, y - height / 2, wide, height, rx=corner)
    return g(ground, el("text", text, y=y + FOOT), class_=kind)


def later(gain: Gain) -> str:
    """Points to come, in short: ◆8 if they are sure, ◇8 if they may still change; or both."""
    both = (("◆", gain.sure), ("◇", gain.open))
    return "".join(
        f"{sign}{points if points > 0 else signed(points)}" for sign, points in both if points
    )


def chips_of(found: Sequence[Gain], view: View[Any], seat: int) -> list[list[Chip]]:
    """The goods each choice brings and costs; what all have in common need not be drawn."""
    differ = len({gain.goods for gain in found}) > 1
    return [
        [Chip(view.icon(kind, seat), number) for kind, number in gain.goods] if differ else []
        for gain in found
    ]


def goods_row(chips: Sequence[Chip], spot: Spot) -> list[Element]:
    """What a choice brings and costs, in a row at the lower right edge; a few at most."""
    if not chips or spot.priced or spot.width < GOODS_WIDTH * spot.size:
        return []
    some = chips[:MOST_CHIPS]
    drawn = [rect(0, 0, CHIP_WIDTH * len(some), CHIP_HEIGHT, rx=TAB_CORNER)]
    for n, chip in enumerate(some):
        left, middle = n * CHIP_WIDTH, CHIP_HEIGHT / 2
        drawn.append(el("text", signed(chip.number), x=left + 15, y=middle + FOOT - 1))
        drawn.append(at(left + 35, middle, chip.icon))
    right, foot = spot.x + spot.width + 5, spot.y + spot.height + 5
    corner = right - CHIP_WIDTH * len(some) * spot.size, foot - CHIP_HEIGHT * spot.size
    return [at(*corner, *drawn, scale=spot.size, class_="gain goods")]


def outlines(spot: Spot, preview: Element | None = None) -> list[Element]:
    """A preview, and a coloured outline on a cream halo that stands out on every face."""
    ghost = spot.preview or preview
    rings = _rings(spot.x, spot.y, spot.width, spot.height, spot.corner, spot.empty)
    return [ghost, rings] if ghost else [rings]


@memoized
def _rings(x: float, y: float, width: float, height: float, corner: float, empty: bool) -> Element:
    kinds = ("halo", "ring possible" if empty else "ring")
    return Element("", {}, [rect(x, y, width, height, rx=corner, class_=kind) for kind in kinds])


def _attach_one(anchor: Element, offer: ShownChoice) -> None:
    anchor.loosen()
    attributes = anchor.attributes
    if "data-choice" in attributes:
        raise AnchorError(f"{offer.text} and {attributes['data-choice']} share {attributes['id']}")
    attributes["data-choice"] = offer.text
    attributes["class"] = f"{attributes.get('class', '')} ch".strip()
    attributes["tabindex"] = 0
    attributes["role"] = "button"
    attributes["aria-label"] = offer.label
    if offer.hint:
        attributes["data-hint"] = offer.hint
    if offer.commits:
        attributes["data-final"] = offer.commits
    if anchor.spot is not None:
        below = len(anchor.children) - anchor.spot.over
        if not anchor.spot.ringed:
            anchor.children[below:below] = outlines(anchor.spot, offer.preview)
        anchor.children += [*goods_row(offer.chips, anchor.spot), *badge(offer.gain, anchor.spot)]


def buttons(unplaced: Sequence[ShownChoice]) -> list[Element]:
    """Plain HTML buttons for choices without a place."""
    return [
        el(
            "button",
            _caption(offer),
            type="button",
            aria_label=offer.label if offer.short else None,
            class_="ch",
            data_choice=offer.text,
            data_hint=offer.hint or None,
            data_final=offer.commits or None,
        )
        for offer in unplaced
    ]


def shut(text: str, label: str) -> Element:
    """A button for a choice without a place that is closed: it says why."""
    return el("button", label, type="button", aria_disabled="true", data_shut=text)


def _caption(offer: ShownChoice) -> str:
    name, gain = offer.short or offer.label, offer.gain
    points = [signed(gain.now) if gain.now else "", later(gain)]
    return f"{name} ({' '.join(filter(None, points))})" if any(points) else name
