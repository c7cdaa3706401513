"""The whole table as one SVG that needs nothing beside itself: notebook, picture file, document."""

import re
from typing import Any

from ziggurat.art import theme
from ziggurat.art.theme import var
from ziggurat.core.rules import NOBODY
from ziggurat.core.state import State
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, at, el, rect, serialise, size_of, text
from ziggurat.views import view_of
from ziggurat.views.symbols import art_of
from ziggurat.views.view import Region, View

XMLNS = "http://www.w3.org/2000/svg"
BOARD = 440
SIDE = 360
GAP = 16
TITLE = 26
TITLE_SIZE = 16

_NAMES = re.compile(r'(\bid="|href="#|url\(#)')


def picture(
    key: str, seen: State, seat: int = NOBODY, lang: str = "en", colours: str = "light"
) -> str:
    """The table as that seat sees it, in one language and one theme."""
    view = view_of(key)
    regions = view.regions(seen, seat, Words(lang, key))
    return _alone(_sheet(regions), view, colours)


def box_drawing(key: str, lang: str = "en", colours: str = "light") -> str:
    """The picture on a game's box."""
    view = view_of(key)
    return _alone(view.box(Words(lang, key)), view, colours)


def _alone(drawn: Element, view: View[Any], colours: str) -> str:
    """A drawing with the art it uses, its colours written in and its names made its own."""
    art = art_of(view.game.key)
    wanted = sorted(art.used(serialise(drawn)))
    drawn.children.insert(0, el("defs", *(art.pieces[number] for number in wanted)))
    drawn.attributes["xmlns"] = XMLNS
    # Two pictures in one notebook share one name space: a light board must not use dark tiles.
    own = _NAMES.sub(rf"\g<1>{view.game.key}-{colours}-", serialise(drawn))
    return theme.literal(own, colours)


def _sheet(regions: list[Region]) -> Element:
    """Boards side by side, the hand below them, others' tables and the shelf on the right."""
    boards = _of(regions, "board")
    width = len(boards) * (BOARD + GAP)
    row, row_height = _row(boards)
    hand, hand_height = _column(_of(regions, "hand"), GAP, GAP + row_height, width - GAP)
    side, side_height = _column(_of(regions, "table", "shelf"), GAP + width, GAP, SIDE)
    height = GAP + max(row_height + hand_height, side_height)
    whole = width + SIDE + 2 * GAP
    return el(
        "svg",
        rect(0, 0, whole, height, fill=var("bg")),
        *row,
        *hand,
        *side,
        viewBox=f"0 0 {whole} {height:g}",
        width=whole,
        height=height,
    )


def _of(regions: list[Region], *places: str) -> list[Region]:
    return [region for place in places for region in regions if region.place == place]


def _row(regions: list[Region]) -> tuple[list[Element], float]:
    """Regions side by side, and their height."""
    drawn = [
        _placed(region, GAP + n * (BOARD + GAP), GAP, BOARD) for n, region in enumerate(regions)
    ]
    return [element for element, _ in drawn], max(height for _, height in drawn)


def _column(regions: list[Region], x: float, y: float, width: float) -> tuple[list[Element], float]:
    """Regions below each other, and their height."""
    drawn, top = [], y
    for region in regions:
        element, height = _placed(region, x, top, width)
        drawn.append(element)
        top += height
    return drawn, top - y


def _placed(region: Region, x: float, y: float, width: float) -> tuple[Element, float]:
    """One region under its title, and the height it takes."""
    own_width, own_height = size_of(region.drawing)
    height = own_height * width / own_width
    region.drawing.loosen()
    region.drawing.attributes.update({"x": 0, "y": TITLE, "width": width, "height": height})
    title = text(
        0,
        TITLE_SIZE,
        region.title,
        TITLE_SIZE,
        fill=var("ink"),
        font_family=var("serif"),
        font_weight=700,
        text_anchor="start",
    )
    return at(x, y, title, region.drawing), TITLE + height + GAP
