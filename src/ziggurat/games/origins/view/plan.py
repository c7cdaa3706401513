"""The plan of the main board: five meeting places, the army's way, Temples, what can be taken."""

from typing import Final

from ziggurat.games.origins.components import COLOURS, SITES, SPACES, TEMPLES, THRESHOLDS
from ziggurat.games.origins.components import TEMPLE_TOP as TOP_STEP

SIDE: Final = 8
EDGE: Final = 8  # thickness of the slab, seen below
SITE, GAP = 104, 6  # a meeting place, and the air between two
WIDTH: Final = 2 * SIDE + int(SITES) * SITE + (int(SITES) - 1) * GAP
INSIDE: Final = WIDTH - 2 * SIDE

SITES_TOP, SITE_HEIGHT = 8, 196
SHIP_X, SHIP_Y = 30, 32
BONUS_X, BONUS_Y = 57, 9
PART_X, PART_WIDTH, PART_HEIGHT = 4, SITE - 8, 38
PART_TOPS: Final = (62, 103)  # of the upper and the lower main action
STAND_Y, STAND_HEIGHT = 143, 50  # where workers stand

ARMY_Y, ARMY_HEIGHT = SITES_TOP + SITE_HEIGHT + 6, 70
BAR: Final = 8  # a threshold
SPACE: Final = (INSIDE - BAR * int(THRESHOLDS[SPACES - 1])) // int(SPACES)

TEMPLES_Y, TEMPLE, TEMPLE_HEIGHT = ARMY_Y + ARMY_HEIGHT + 6, 42, 40
SHRINE: Final = 64  # room for the sign of a Temple and its card
STEP: Final = (INSIDE - SHRINE) // (int(TOP_STEP) + 1)

LOW_Y, LOW_HEIGHT = TEMPLES_Y + TEMPLE * int(TEMPLES) + 4, 159
LOT: Final = 68  # of a tile in the market
LOT_SCALE: Final = 0.9
HALL_X: Final = SIDE + LOT * int(COLOURS) + 9  # what is to recruit, right of the market
HALL_WIDTH: Final = WIDTH - SIDE - HALL_X
SEAT: Final = HALL_WIDTH // int(COLOURS)  # of a die in the hall
HEIGHT: Final = LOW_Y + LOW_HEIGHT + 4 + EDGE


STOPS: Final = {  # the areas of the board: x, y, width, height
    "places": (0, 0, WIDTH, ARMY_Y),
    "tracks": (0, ARMY_Y - 3, WIDTH, LOW_Y - ARMY_Y),
    "market": (0, LOW_Y, HALL_X - 4, HEIGHT - LOW_Y),
    "hall": (HALL_X - 4, LOW_Y, WIDTH - HALL_X + 4, HEIGHT - LOW_Y),
}


def site_x(site: int) -> float:
    """Where a meeting place begins."""
    return SIDE + site * (SITE + GAP)


def space_x(space: int) -> float:
    """Where a space of the military track begins."""
    return SIDE + space * SPACE + BAR * int(THRESHOLDS[space])


def temple_y(temple: int) -> float:
    """Where the row of a Temple begins."""
    return TEMPLES_Y + temple * TEMPLE


def step_x(step: int) -> float:
    """Where a step of a Temple begins, 0 for the start."""
    return SIDE + SHRINE + step * STEP


def lot_place(space: int) -> tuple[float, float]:
    """The middle of a tile of the market."""
    return SIDE + LOT * (space + 0.5), LOW_Y + 54


def pile_place(colour: int) -> tuple[float, float]:
    """The middle of the top tile of a pile."""
    return SIDE + LOT * (colour + 0.5), LOW_Y + 121


def seat_place(number: int, line: int) -> tuple[float, float]:
    """The middle of a die of the hall: Citizens, Speakers, the supply."""
    return HALL_X + SEAT * (number + 0.5), LOW_Y + (41, 92, 133)[line]
