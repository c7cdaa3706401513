"""A city: octagons around the Palace, dice on seats of power, places where it may grow.

It lies on a field that shows as much of the table as it needs; below it, the player board.
"""

from ziggurat.art.ground import hollow, slab
from ziggurat.core.steps import a_of
from ziggurat.games.origins import verbs
from ziggurat.games.origins.components import DISTRICT_IDS
from ziggurat.games.origins.geometry import CELL_IDS, CORNERS_OF_A_ROW, SEAT_IDS
from ziggurat.games.origins.geometry import WIDTH as CELLS
from ziggurat.games.origins.state import Origins
from ziggurat.games.origins.view import names
from ziggurat.games.origins.view.court import COURT, court
from ziggurat.games.origins.view.dice import die_name
from ziggurat.games.origins.view.pieces import CARD_HEIGHT, CARD_WIDTH
from ziggurat.games.origins.view.reckoning import (
    MIN_CITY_SIDE,
    Seated,
    Window,
    asked,
    fitting,
    fitting_with,
    free_seats,
    in_hand,
    offers,
    seats_in,
    tiles_in,
    window,
)
from ziggurat.games.origins.view.tiles import PITCH
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Child, Element, Spot, at, drawing, g, move, spotted, use
from ziggurat.markup.memo import memoized_by_fields

MARGIN = 8
FIELD = MIN_CITY_SIDE * PITCH
WIDTH = FIELD + 2 * MARGIN
EDGE = 8
HEIGHT = WIDTH + COURT + EDGE
_HALF = PITCH / 2
TILE = Spot(-34, -34, 68, 68, 20, 24, -24)
SEAT = Spot(-19, -19, 38, 38, 8, 18, -18)
DIE = 0.95  # of a die on its seat


def own_city(seen: Origins, seat: int, title: str, words: Words) -> Element:
    """One's own city with its player board, and what can be chosen there."""
    return drawing(
        WIDTH,
        HEIGHT,
        use("city-ground"),
        field(seen, seat, own=True),
        at(0, WIDTH, court(seen, seat, words)),
        label=names.city(seen, seat, title, words),
    )


def city_defs() -> list[Element]:
    """The slab with its sunk field."""
    return [
        g(
            *slab(WIDTH, HEIGHT, EDGE),
            *hollow(MARGIN - 3, MARGIN - 3, FIELD + 6, FIELD + 6),
            id="city-ground",
        )
    ]


def field(seen: Origins, owner: int, own: bool) -> Element:
    """Tiles and dice, in such a size that all of them have room."""
    shown = window(seen, owner)
    x, y, scale = placed(shown)
    marked = marks(seen, owner, shown) if own else []
    return at(x, y, stands(seen, owner, own, shown), *marked, scale=scale)


@memoized_by_fields("seated", "city occupied taken")
def stands(seen: Origins, owner: int, own: bool, shown: Window) -> list[Element]:
    """The tiles of a city, and its seats of power."""
    return [*tiles(seen, owner, shown, own), *seats(seen, owner, shown)]


def placed(shown: Window) -> tuple[float, float, float]:
    """Where the corner of what is shown lies on the field, and how large it is."""
    size = max(shown.rows, shown.columns)
    left, top = (FIELD * (size - n) / 2 / size for n in (shown.columns, shown.rows))
    return MARGIN + left, MARGIN + top, round(MIN_CITY_SIDE / size, 3)


def cell_place(row: int, column: int, shown: Window) -> tuple[float, float]:
    """The middle of a cell."""
    return _HALF + PITCH * (column - shown.left), _HALF + PITCH * (row - shown.top)


def seat_place(row: int, column: int, shown: Window) -> tuple[float, float]:
    """The middle of the seat of power below and right of a cell."""
    return PITCH * (column + 1 - shown.left), PITCH * (row + 1 - shown.top)


def tiles(seen: Origins, owner: int, shown: Window, own: bool) -> list[Element]:
    """All tiles; one's own can be used, and fly when they come."""
    found = tiles_in(seen, owner)
    if not own:
        return [use(f"t-{name}", *cell_place(row, column, shown)) for row, column, name in found]
    return [tile(owner, row, column, name, shown) for row, column, name in found]


def tile(owner: int, row: int, column: int, name: str, shown: Window) -> Element:
    """A tile of one's own city."""
    cell = f"s{owner}-{CELL_IDS[CELLS * row + column]}"
    x, y = cell_place(row, column, shown)
    return spotted(TILE, g(use(f"t-{name}"), id=cell, data_p=cell, transform=move(x, y)))


def seats(seen: Origins, owner: int, shown: Window) -> list[Element]:
    """Seats of power: dice on those that are taken."""
    free = [
        use("power", *seat_place(row, column, shown)) for row, column in free_seats(seen, owner)
    ]
    return [*free, *(seated(owner, one, shown) for one in seats_in(seen, owner))]


def seated(owner: int, one: Seated, shown: Window) -> Element:
    """A die on its seat of power."""
    die = use(die_name(*names.named_die(one.die)))
    place = move(*seat_place(one.row, one.column, shown), DIE)
    name = f"s{owner}-{SEAT_IDS[CORNERS_OF_A_ROW * one.row + one.column]}"
    figure = g(die, id=name, data_p=f"c{owner}-{one.row}-{one.column}", transform=place)
    return spotted(SEAT, figure)


def marks(seen: Origins, owner: int, shown: Window) -> list[Element]:
    """Where a tile may be built, and which seats of power can be taken."""
    plots = [plot(seen, owner, cell, shown) for cell in offers(seen, owner, verbs.BUILD)]
    closing = [closed(seen, owner, corner, shown) for corner in offers(seen, owner, verbs.CLOSE)]
    drawn: list[Element] = []
    if plots:
        drawn.append(g(*plots, class_="ring"))
    if asked(seen, owner) in ("seating", "matching"):
        place = divmod(int(a_of(seen.top())), int(CORNERS_OF_A_ROW))
        drawn.append(use("here", *seat_place(*place, shown)))
    return [*drawn, *closing]


def plot(seen: Origins, owner: int, cell: int, shown: Window) -> Element:
    """A place for the tile in hand: pointed at, it shows it, and the cards it would fit."""
    row, column = divmod(cell, CELLS)
    where = move(*cell_place(row, column, shown))
    held = in_hand(seen, owner)
    ghosts: list[Child] = []
    if held is not None:
        ghosts = [use(f"t-{held}", class_="ghost")]
        ghosts += fitted(seen, owner, fitting_with(seen, owner, cell, held))
    return g(use("plot"), *ghosts, id=CELL_IDS[cell], transform=where)


def fitted(seen: Origins, owner: int, slots: list[int]) -> list[Element]:
    """The best of the District cards that fit, above a place that is pointed at."""
    if not slots:
        return []
    best = max(slots, key=lambda slot: names.worth(seen, slot, owner))
    name = f"card-{DISTRICT_IDS[seen.cards[best]]}"
    return [use(name, -CARD_WIDTH / 2, -CARD_HEIGHT - 22, class_="ghost")]


def closed(seen: Origins, owner: int, corner: int, shown: Window) -> Element:
    """A seat of power that can be taken; the District card it fits is shown."""
    row, column = divmod(corner, CORNERS_OF_A_ROW)
    ghost = next(iter(fitted(seen, owner, fitting(seen, owner, corner))), None)
    spot = SEAT._replace(empty=True, preview=ghost)
    place = move(*seat_place(row, column, shown))
    return spotted(spot, g(id=SEAT_IDS[corner], transform=place))
