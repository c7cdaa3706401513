"""The plan of the main board: five meeting places, the army's way, the Temples, what can be taken."""

from typing import Final

SIDE: Final = 8
EDGE: Final = 8  # thickness of the slab, seen below
PLACE, GAP = 104, 6  # a meeting place, and the air between two
PLACES: Final = 5
WIDTH: Final = 2 * SIDE + PLACES * PLACE + (PLACES - 1) * GAP
INSIDE: Final = WIDTH - 2 * SIDE

PLACE_TOP, PLACE_HEIGHT = 8, 196
ACTION_X, ACTION_WIDTH, ACTION_HEIGHT = 4, PLACE - 8, 38
ACTION_TOPS: Final = (62, 103)  # of the upper and the lower main action
STAND_TOP: Final = 144  # where workers stand

ARMY_TOP, ARMY_HEIGHT = PLACE_TOP + PLACE_HEIGHT + 6, 68
START, SPACE, BAR = 40, 35, 7  # the start, a space, a threshold

TEMPLE_TOP, TEMPLE, TEMPLE_HEIGHT = ARMY_TOP + ARMY_HEIGHT + 6, 42, 39
CARD_BED: Final = 56  # room for the sign of a Temple and its card
MARKET_TOP: Final = TEMPLE_TOP + 3 * TEMPLE + 4
LOT: Final = 68  # of a tile in the market
MARKET_HEIGHT: Final = 138
HALL_X: Final = SIDE + 5 * LOT + 10  # recruitment, right of the market
DIE: Final = 38
HEIGHT: Final = MARKET_TOP + MARKET_HEIGHT + 6 + EDGE


def place_x(place: int) -> float:
    """Where a meeting place begins."""
    return SIDE + place * (PLACE + GAP)


def temple_y(temple: int) -> float:
    """Where the row of a Temple begins."""
    return TEMPLE_TOP + temple * TEMPLE


def step_x(step: int, steps: int) -> float:
    """The middle of a step of a Temple, 0 for the start."""
    return SIDE + CARD_BED + (step + 0.5) * (INSIDE - CARD_BED) / steps


def lot_place(space: int) -> tuple[float, float]:
    """The middle of a tile of the market."""
    return SIDE + LOT * (space + 0.5), MARKET_TOP + 52


def pile_place(colour: int) -> tuple[float, float]:
    """The middle of the top tile of a pile."""
    return SIDE + LOT * (colour + 0.5), MARKET_TOP + 114


def recruit_place(space: int) -> tuple[float, float]:
    """The middle of a Citizen to recruit."""
    return HALL_X + DIE * (space + 0.5), MARKET_TOP + 38


def speaker_place(number: int) -> tuple[float, float]:
    """The middle of a Speaker."""
    return HALL_X + DIE * (number + 1.5), MARKET_TOP + 86
