"""Goods of Amytis in small: what a choice brings or costs."""

from ziggurat.art.stone import pawn, token
from ziggurat.markup.element import Element, memoized


@memoized
def icon(kind: int, seat: int) -> Element:
    """The figure of an architect, or the token that stands for a favour."""
    return token(seat, 0, 0, 0.62) if kind else pawn(seat, 0, 9, 0.42)
