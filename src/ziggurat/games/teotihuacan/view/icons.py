"""Goods of Teotihuacan in small: what a choice brings or costs."""

from ziggurat.games.teotihuacan.components import COLOUR_IDS, KINDS, MATERIAL_IDS
from ziggurat.games.teotihuacan.view.worship_art import HEIGHT, WIDTH
from ziggurat.markup.element import Element, memoized, move, use

TILE = 20 / HEIGHT


@memoized
def icon(kind: int, seat: int) -> Element:
    """A cube of a kind; then a disc; then a worship tile of a colour, face down."""
    if kind < KINDS:
        return use(f"cube-{MATERIAL_IDS[kind]}")
    if kind == KINDS:
        return use(f"disc-{seat}", transform=move(0, -2, 0.5))
    back = f"worship-back-{COLOUR_IDS[kind - KINDS - 1]}"
    return use(back, transform=move(-WIDTH * TILE / 2, -HEIGHT * TILE / 2, TILE))
