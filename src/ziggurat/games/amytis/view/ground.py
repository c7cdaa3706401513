"""What lies still on the table of Amytis: the main board with its score track, a city's board."""

from ziggurat.art.ground import bed, hollow, slab
from ziggurat.art.stone import TILE, WALL
from ziggurat.art.theme import var
from ziggurat.art.track import around
from ziggurat.games.amytis.components import LAP
from ziggurat.games.amytis.view.art import track_step
from ziggurat.markup.element import Child, Element, at, g, path

BOARD_WIDTH, BOARD_HEIGHT = 440, 464
PITCH_X, PITCH_Y = 118, 126
GRID_WIDTH, GRID_HEIGHT = 3 * PITCH_X, 3 * PITCH_Y
GRID_X = (BOARD_WIDTH - GRID_WIDTH) / 2
MAIN_Y = (BOARD_HEIGHT - GRID_HEIGHT) / 2
CITY_Y = 72  # below the heading with score and reserve

TILE_DX = (PITCH_X - TILE) / 2
TILE_DY = PITCH_Y - TILE - WALL - 5  # room above for what rises

TRACK_INSET = 19
TRACK_ACROSS, TRACK_DOWN = 12, 13  # steps along a side; twice their sum is a lap


def ground_defs() -> list[Element]:
    """The two boards, drawn once and used."""
    return [main_board(), city_board(), grid()]


def place_of(number: int) -> tuple[float, float]:
    """Where a single tile lies on one of the nine places of a grid."""
    return (number % 3) * PITCH_X + TILE_DX, (number // 3) * PITCH_Y + TILE_DY


def track_place(points: int) -> tuple[float, float]:
    """Where a score stands on the track around the main board, clockwise from the top left."""
    board, steps = (BOARD_WIDTH, BOARD_HEIGHT), (TRACK_ACROSS, TRACK_DOWN)
    return around(points, TRACK_INSET, board, steps)


def main_board() -> Element:
    """The main board: a brick frame that carries the score track, nine places in a hollow."""
    steps = [at(*track_place(number), track_step(number)) for number in range(LAP)]
    return g(
        *slab(BOARD_WIDTH, BOARD_HEIGHT),
        *hollow(GRID_X - 4, MAIN_Y - 4, GRID_WIDTH + 8, GRID_HEIGHT + 8),
        at(GRID_X, MAIN_Y, sight_lines(), g(*places())),
        *steps,
        id="main-board",
    )


def city_board() -> Element:
    """A city: a heading of stone over nine places in a hollow."""
    return g(
        *slab(BOARD_WIDTH, BOARD_HEIGHT),
        *hollow(GRID_X - 4, CITY_Y - 4, GRID_WIDTH + 8, GRID_HEIGHT + 8),
        at(GRID_X, CITY_Y, g(*places())),
        *(fret(x, CITY_Y + 14 + n * 60) for n in range(6) for x in (20, BOARD_WIDTH - 20)),
        id="city-board",
    )


def grid() -> Element:
    """The nine places of a city alone, for a small picture of it."""
    return g(*hollow(-4, -4, GRID_WIDTH + 8, GRID_HEIGHT + 8), *places(), id="city-grid")


def places() -> list[Child]:
    """Nine square beds for tiles."""
    return [bed(x, y + WALL, TILE, 7, 1.6) for x, y in map(place_of, range(9))]


def sight_lines() -> Element:
    """The eight lines three architects may form, cut into the ground."""
    lines = []
    for n in (1, 3, 5):
        across, down = GRID_WIDTH * n / 6, GRID_HEIGHT * n / 6
        lines.append(f"M10 {down:g}H{GRID_WIDTH - 10}M{across:g} 10V{GRID_HEIGHT - 10}")
    corners = (
        f"M10 10L{GRID_WIDTH - 10} {GRID_HEIGHT - 10}M{GRID_WIDTH - 10} 10L10 {GRID_HEIGHT - 10}"
    )
    return path(
        "".join(lines) + corners,
        fill="none",
        stroke=var("engraving"),
        stroke_width=2,
        stroke_dasharray="2 5",
        opacity=0.8,
    )


def fret(x: float, y: float) -> Element:
    """A carved step of the frieze."""
    return path(
        "M-9 18V6H-3V0H3V6H9V18H3V12H-3V18Z",
        transform=f"translate({x:g} {y:g})",
        fill=var("engraving"),
        opacity=0.6,
    )
