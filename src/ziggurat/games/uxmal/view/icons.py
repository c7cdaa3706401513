"""Goods of Uxmal in small: what a choice brings or costs."""

from ziggurat.art.stone import token
from ziggurat.games.uxmal.components import IDOL_IDS, IDOLS
from ziggurat.games.uxmal.view.card_art import CHIP_HEIGHT, CHIP_WIDTH
from ziggurat.markup.element import Element, memoized, move, use

SCALE = 0.72


@memoized
def icon(kind: int, seat: int) -> Element:
    """A card of an idol; after all idols a priest."""
    if kind == IDOLS:
        return token(seat, 0, 0, 0.62)
    corner = move(-CHIP_WIDTH * SCALE / 2, -CHIP_HEIGHT * SCALE / 2, SCALE)
    return use(f"chip-{IDOL_IDS[kind]}", transform=corner)
