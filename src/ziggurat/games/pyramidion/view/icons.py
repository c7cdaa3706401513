"""Goods of Pyramidion in small: what a choice brings or costs."""

from ziggurat.games.pyramidion.components import KIND_IDS
from ziggurat.markup.element import Element, memoized, move, use


@memoized
def icon(kind: int) -> Element:
    """The tile of a resource."""
    return use(f"goods-{KIND_IDS[kind]}", transform=move(0, 1, 0.56))
