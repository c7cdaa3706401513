"""What lies still on the main board: the slab, plates of actions, tracks, beds."""

from collections.abc import Sequence
from typing import Final

from ziggurat.views.ground import hollow, slab
from ziggurat.views.origins.effects import fitting, points, row
from ziggurat.views.origins.pieces import chip
from ziggurat.views.origins.plan import (
    ACTION_HEIGHT,
    ACTION_TOPS,
    ACTION_WIDTH,
    ACTION_X,
    ARMY_HEIGHT,
    ARMY_TOP,
    BAR,
    CARD_BED,
    DIE,
    EDGE,
    HALL_X,
    HEIGHT,
    INSIDE,
    LOT,
    MARKET_HEIGHT,
    MARKET_TOP,
    PLACE,
    PLACE_HEIGHT,
    PLACE_TOP,
    PLACES,
    SIDE,
    SPACE,
    STAND_TOP,
    START,
    TEMPLE_HEIGHT,
    WIDTH,
    lot_place,
    pile_place,
    place_x,
    recruit_place,
    step_x,
    temple_y,
)
from ziggurat.views.origins.tiles import octagon
from ziggurat.views.stone import figure
from ziggurat.views.svg import Element, at, circle, g, path, rect, use
from ziggurat.views.theme import var
from ziggurat.views.woodcut import glyph

ACTIONS: Final = (
    ("stone stone stone", "advance & attack"),
    ("food food food", "tile"),
    ("wisdom wisdom wisdom", "stone to step step card"),
    ("any gold", "die to base"),
    ("stone wisdom food", "food to die | advance"),
)
"""What each meeting place shows, above and below."""


def ground_defs() -> list[Element]:
    """Plates, and the whole board."""
    return [action_art(0), action_art(1), stand_art()]


def place_art(place: int) -> Element:
    """A meeting place: its ground, its two actions."""
    x = place_x(place)
    actions = [
        at(
            ACTION_X + ACTION_WIDTH / 2,
            top + ACTION_HEIGHT / 2 - 1,
            *row(line.split(), "stone"),
            scale=fitting(line.split(), ACTION_WIDTH - 10, ACTION_HEIGHT - 10),
        )
        for top, line in zip(ACTION_TOPS, ACTIONS[place], strict=True)
    ]
    return at(
        x,
        PLACE_TOP,
        *hollow(0, 0, PLACE, PLACE_HEIGHT),
        *(use(f"action-{n}", ACTION_X, top) for n, top in enumerate(ACTION_TOPS)),
        *actions,
        use("stand", 0, STAND_TOP),
    )


def action_art(half: int) -> Element:
    """The plate of a main action."""
    wide, high = ACTION_WIDTH, ACTION_HEIGHT
    return g(
        rect(0, 2, wide, high, rx=7, fill=var("platform-edge")),
        rect(0, 0, wide, high - 1, rx=7, fill=var("stone"), stroke=var("stone-edge")),
        rect(0, 0, wide, high - 1, rx=7, fill="url(#sheen)"),
        path(
            f"M3 {high - 9}V9Q3 3 9 3H{wide - 9}",
            fill="none",
            stroke="#fff",
            stroke_width=1.4,
            opacity=0.5,
        ),
        id=f"action-{half}",
    )


def stand_art() -> Element:
    """Where workers stand: a row of worn slabs."""
    lines = "".join(f"M{x} 4V46" for x in range(24, PLACE - 8, 20))
    return g(
        rect(4, 2, PLACE - 8, 46, rx=6, fill=var("pit"), stroke=var("engraving")),
        path(lines, stroke=var("engraving"), stroke_width=1, opacity=0.5),
        id="stand",
    )
