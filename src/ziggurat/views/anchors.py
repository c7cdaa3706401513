"""Choices on a drawing: which element can be clicked, what it is called, what it earns."""

from collections.abc import Sequence
from typing import NamedTuple

from ziggurat.core.choices import look as look_of
from ziggurat.core.choices import place as place_of
from ziggurat.views.svg import Element, Spot, at, by_id, el, rect

BADGE_RADIUS = 18
BADGE_TEXT = 19  # its size, as in board.css
BASELINE = 0.35  # of the text size: from the middle of a figure to its foot


class AnchorError(ValueError):
    """Two choices on one element: the decision should have been split."""


class Offer(NamedTuple):
    """One open choice as it is shown: its text, its name for people, what it earns."""

    text: str
    label: str
    gain: int | None = None
    hint: str = ""
    commits: bool = False
    short: str = ""  # on a button, where the label says more than there is room for

    @property
    def look(self) -> str:
        """How the piece is held, or ''."""
        return look_of(self.text)

    def anchors(self, seat: int) -> tuple[str, ...]:
        """The ids this choice may be attached to, the first that is drawn wins."""
        place = place_of(self.text)
        return (place, f"s{seat}-{place}") if place else (self.text.partition("@")[0],)


def attach(
    drawings: Sequence[Element], offers: Sequence[Offer], seat: int, look: str = ""
) -> list[Offer]:
    """Make the elements that stand for choices clickable; returns the choices without a place.

    A choice held in another look than the viewer's is neither attached nor returned.
    """
    drawn = by_id(drawings) if offers else {}
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


def badge(gain: int, spot: Spot) -> Element:
    """What a choice earns, in a bead: +4."""
    sign = "+" if gain >= 0 else "−"
    return at(
        spot.badge_x,
        spot.badge_y,
        el("circle", r=BADGE_RADIUS),
        el("text", f"{sign}{abs(gain)}", y=BADGE_TEXT * BASELINE),
        scale=spot.badge_size,
        class_="gain",
    )


def marks(spot: Spot) -> list[Element]:
    """A preview, and a coloured outline on a cream halo that stands out on every face."""
    preview = [] if spot.preview is None else [spot.preview]
    kind = "ring possible" if spot.empty else "ring"
    x, y, width, height, corner = spot[:5]
    outlines = [rect(x, y, width, height, rx=corner, class_=name) for name in ("halo", kind)]
    return [*preview, *outlines]


def _attach_one(anchor: Element, offer: Offer) -> None:
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
        attributes["data-final"] = "true"
    if anchor.spot is not None:
        below = len(anchor.children) - anchor.spot.over
        anchor.children[below:below] = marks(anchor.spot)
        if offer.gain is not None:
            anchor.children.append(badge(offer.gain, anchor.spot))


def buttons(unplaced: Sequence[Offer]) -> list[Element]:
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
            data_final="true" if offer.commits else None,
        )
        for offer in unplaced
    ]


def _caption(offer: Offer) -> str:
    name = offer.short or offer.label
    return name if offer.gain is None else f"{name} (+{offer.gain})"
