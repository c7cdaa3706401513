"""What lies still on the table of Amytis: the main board with its score track, a city's board."""

from ziggurat.games.amytis.components import LAP
from ziggurat.views.amytis.art import track_step
from ziggurat.views.stone import TILE, WALL
from ziggurat.views.svg import Child, Element, at, g, path, rect
from ziggurat.views.theme import var

BOARD_WIDTH, BOARD_HEIGHT = 440, 464
PITCH_X, PITCH_Y = 118, 126
GRID_WIDTH, GRID_HEIGHT = 3 * PITCH_X, 3 * PITCH_Y
GRID_X = (BOARD_WIDTH - GRID_WIDTH) / 2
MAIN_Y = (BOARD_HEIGHT - GRID_HEIGHT) / 2
CITY_Y = 72  # below the heading with score and reserve
CITY_FRAME = 14

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
    width, height = BOARD_WIDTH - 2 * TRACK_INSET, BOARD_HEIGHT - 2 * TRACK_INSET
    across, down = width / TRACK_ACROSS, height / TRACK_DOWN
    step = points % LAP
    if step <= TRACK_ACROSS:
        return TRACK_INSET + step * across, TRACK_INSET
    step -= TRACK_ACROSS
    if step <= TRACK_DOWN:
        return TRACK_INSET + width, TRACK_INSET + step * down
    step -= TRACK_DOWN
    if step <= TRACK_ACROSS:
        return TRACK_INSET + width - step * across, TRACK_INSET + height
    step -= TRACK_ACROSS
    return TRACK_INSET, TRACK_INSET + height - step * down


def main_board() -> Element:
    """The main board: a brick frame that carries the score track, nine places in a hollow."""
    steps = [at(*track_place(number), track_step(number)) for number in range(LAP)]
    return g(
        *slab(BOARD_WIDTH, BOARD_HEIGHT),
        *hollow(GRID_X - 4, MAIN_Y - 4, GRID_WIDTH + 8, GRID_HEIGHT + 8),
        at(GRID_X, MAIN_Y, sight_lines(), g(*_places())),
        *steps,
        id="main-board",
    )


def city_board() -> Element:
    """A city: a heading of stone over nine places in a hollow."""
    return g(
        *slab(BOARD_WIDTH, BOARD_HEIGHT),
        *hollow(GRID_X - 4, CITY_Y - 4, GRID_WIDTH + 8, GRID_HEIGHT + 8),
        at(GRID_X, CITY_Y, g(*_places())),
        *(fret(x, CITY_Y + 14 + n * 60) for n in range(6) for x in (20, BOARD_WIDTH - 20)),
        id="city-board",
    )


def grid() -> Element:
    """The nine places of a city alone, for a small picture of it."""
    return g(*hollow(-4, -4, GRID_WIDTH + 8, GRID_HEIGHT + 8), *_places(), id="city-grid")


def slab(width: float, height: float) -> list[Element]:
    """A thick slab of brick on sand, lit from the top left."""
    edge = 5
    return [
        rect(0, 0, width, height, rx=14, fill=var("platform-edge")),
        rect(0, 0, width, height - edge, rx=14, fill=var("platform")),
        rect(4, 4, width - 8, height - edge - 8, rx=10, fill="url(#bricks)"),
        path(
            f"M4 {height - 24:g}V16Q4 4 16 4H{width - 16:g}",
            fill="none",
            stroke=var("platform-lit"),
            stroke_width=3,
        ),
    ]


def hollow(x: float, y: float, width: float, height: float) -> list[Element]:
    """A sunk field of sand: dark above and left, where the rim throws its shadow."""
    return [
        rect(
            x, y, width, height, rx=8, fill=var("ground"), stroke=var("engraving"), stroke_width=2
        ),
        rect(x, y, width, height, rx=8, fill="url(#grain)"),
        path(
            f"M{x + 3:g} {y + height - 8:g}V{y + 9:g}Q{x + 3:g} {y + 3:g} {x + 9:g} {y + 3:g}"
            f"H{x + width - 8:g}",
            fill="none",
            stroke=var("shadow"),
            stroke_width=4,
            opacity=0.28,
        ),
    ]


def _places() -> list[Child]:
    """Nine square beds for tiles."""
    beds: list[Child] = []
    for number in range(9):
        x, y = place_of(number)
        beds.append(
            rect(
                x,
                y + WALL,
                TILE,
                TILE,
                rx=7,
                fill=var("pit"),
                stroke=var("engraving"),
                stroke_width=1.6,
                stroke_opacity=0.7,
            )
        )
    return beds


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
