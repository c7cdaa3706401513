"""Goods of Origins in small: what a choice brings or costs."""

from ziggurat.games.origins.components import GOOD_IDS
from ziggurat.markup.element import Element, memoized, move, use


@memoized
def icon(kind: int) -> Element:
    """The chip of a good; after all goods a Superiority token."""
    art = "superiority" if kind == len(GOOD_IDS) else f"good-{GOOD_IDS[kind]}"
    return use(art, transform=move(0, 0, 0.78))
