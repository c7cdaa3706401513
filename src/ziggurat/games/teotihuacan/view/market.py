"""What can be taken from the central board: buildings, temples, worship tiles, masks."""

from collections.abc import Sequence

from ziggurat.games.teotihuacan.components import (
    ACTION_IDS,
    BUILDINGS,
    COLOUR_IDS,
    COLOURS,
    HALF_IDS,
    MASK_COLOUR_IDS,
    MASK_IDS,
    MASKS_OF_A_COLOUR,
    NOTHING,
    PILE,
    PYRAMID,
    SHOWN,
    SHOWN_IDS,
    SIZE,
    SPACES_OF_A_ZONE,
    TEMPLE,
    TILE_IDS,
    WORSHIP_IDS,
    ZONES,
)
from ziggurat.games.teotihuacan.state import IN_MARKET, IN_RESERVE, Teotihuacan
from ziggurat.games.teotihuacan.view import names
from ziggurat.games.teotihuacan.view.art import HALF, MASK_HEIGHT, MASK_WIDTH
from ziggurat.games.teotihuacan.view.central import (
    DOUBLE,
    HEIGHTS,
    LOT_X,
    LOT_Y,
    LOW,
    SMALL_PYRAMID,
    SMALL_WORSHIP,
    TEMPLE_ROW,
    TOP,
    ZONE,
    lot_place,
    zone_x,
)
from ziggurat.games.teotihuacan.view.plan import SPACE
from ziggurat.games.teotihuacan.view.worship_art import HEIGHT as WORSHIP_HEIGHT
from ziggurat.games.teotihuacan.view.worship_art import WIDTH as WORSHIP_WIDTH
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import (
    Element,
    Spot,
    at,
    g,
    labelled_group,
    memoized,
    move,
    piece,
    spotted,
    use,
)
from ziggurat.markup.memo import memoized_by_fields

WIDTH = round(DOUBLE * WORSHIP_WIDTH * SMALL_WORSHIP)
HEIGHT = round(DOUBLE * WORSHIP_HEIGHT * SMALL_WORSHIP)
SIDE = DOUBLE * SPACE * SMALL_PYRAMID


def spot(width: float, height: float) -> Spot:
    """How something on a plate is marked, in half the scale."""
    return Spot(0, 0, width, height, 10, width - 10, 10, size=1.4)


LOT, PYRAMID_LOT = spot(DOUBLE * LOT_X, DOUBLE * LOT_Y), spot(SIDE, SIDE)
WORSHIP = spot(WIDTH, HEIGHT)._replace(priced=True)  # what is on it is not to be covered
MASK = spot(DOUBLE * MASK_WIDTH, DOUBLE * MASK_HEIGHT)


def naming(seen: Teotihuacan, asks: str) -> tuple[str, int]:
    """What is asked, if things are chosen by other ids then, and in which zone."""
    if asks == "half":
        return asks, seen.space // SPACES_OF_A_ZONE
    return (asks if asks in ("production", "start-tile") else ""), NOTHING


@memoized_by_fields("stock shown green blue red masks")
def market(seen: Teotihuacan, asks: str, here: int, words: Words) -> list[Element]:
    """The three Construction plates with their tiles, and the masks; by which ids they are chosen.

    That depends on what is asked of whom looks.
    """
    buildings = [lot(seen, asks, tile, words) for tile in range(BUILDINGS)]
    temples = [lot(seen, asks, TEMPLE + colour, words) for colour in range(COLOURS)]
    worship = [shown(seen, place, words) for place in range(SHOWN)]
    pyramids = [lot(seen, asks, PYRAMID + colour, words) for colour in range(COLOURS)]
    masks = [mask_pile(seen, colour, words) for colour in range(len(MASK_COLOUR_IDS))]
    return [
        plate(asks, here, 0, buildings),
        plate(asks, here, 1, [*temples, *worship]),
        plate(asks, here, 2, pyramids),
        at(zone_x(2), TOP, *masks, scale=HALF),
    ]


def plate(asks: str, here: int, action: int, parts: Sequence[Element]) -> Element:
    """The plate of an action; its id is what a player chooses it by just now."""
    half, zone = divmod(action, ZONES)
    corner = move(zone_x(zone), LOW if half else TOP)
    name = plate_id(asks, here, action)
    small = [g(*parts, transform=f"scale({HALF})")] if parts else []
    whole = g(use(f"plate-{action}"), *small, id=name, transform=corner)
    return spotted(Spot(0, 0, ZONE, HEIGHTS[action] - 1, 8, ZONE - 16, 16), whole)


def plate_id(asks: str, here: int, action: int) -> str:
    """One of the halves of the zone chosen, any action, or producing."""
    if asks == "half" and action % ZONES == here:
        return HALF_IDS[action // ZONES]
    if asks == "production" and ACTION_IDS[action] == "production":
        return "produce"
    return ACTION_IDS[action]


def in_stock(seen: Teotihuacan, tile: int) -> int:
    """How many can be taken: of size 1 from the reserve, of others from the market."""
    place = IN_RESERVE if SIZE[tile] == 1 else IN_MARKET
    return seen.available(place, tile)


def lot(seen: Teotihuacan, asks: str, tile: int, words: Words) -> Element:
    """A tile of the market, as many as there are; faint where none is left."""
    # Players who lay their starting tiles choose among their own.
    own = tile >= PYRAMID and asks == "start-tile"
    return offered(tile, in_stock(seen, tile), own, words)


@memoized
def offered(tile: int, count: int, own: bool, words: Words) -> Element:
    """Tiles of a kind; no ring crosses their number."""
    name, (x, y) = TILE_IDS[tile], lot_place(tile)
    spot = PYRAMID_LOT if tile >= PYRAMID else LOT
    number = counted(count, SIDE - 12, SIDE - 14) if tile >= PYRAMID else lots(count)
    element = labelled_group(
        names.lot(tile, count, words),
        use(f"small-{name}" if count else f"small-{name}-0"),
        *number,
        id=f"lot-{name}" if own else name,
        transform=move(DOUBLE * x, DOUBLE * y),
    )
    return spotted(spot._replace(over=len(number)), element)


def counted(count: int, x: float, y: float) -> list[Element]:
    """How many there are, if it is not one."""
    return [] if count < 2 else [use(f"number-{count}", x, y)]


def lots(count: int) -> list[Element]:
    """The same in the corner of a lot: there are many, and a page has to stay small."""
    return [] if count < 2 else [use(f"lots-{count}")]


def shown(seen: Teotihuacan, place: int, words: Words) -> Element:
    """A worship tile face up, in the slot or on its pile."""
    below = len(seen.pile(place // 2)) if place % 2 == PILE else 0
    return face_up(place, seen.shown[place], below, names.shown(seen, place, words))


@memoized
def face_up(place: int, tile: int, below: int, label: str) -> Element:
    """A worship tile on a number of others, or a place for one."""
    colour = place // 2
    if tile != NOTHING:
        name = WORSHIP_IDS[tile]
        face = piece(f"{name}-{place}", use(f"small-{name}"))
    else:
        face = use(f"small-back-{COLOUR_IDS[colour]}" if below else "small-none")
    count = counted(below, WIDTH - 6, 8)
    element = labelled_group(
        label,
        face,
        *count,
        id=SHOWN_IDS[place],
        transform=move(
            DOUBLE * (LOT_X + 10) + place % 2 * (WIDTH + 8), DOUBLE * (4 + colour * TEMPLE_ROW)
        ),
    )
    return spotted(WORSHIP._replace(over=len(count)), element)


def mask_pile(seen: Teotihuacan, colour: int, words: Words) -> Element:
    """A pile of masks, the best on top."""
    first = MASKS_OF_A_COLOUR * colour
    left = [n for n in range(first, first + MASKS_OF_A_COLOUR) if seen.masks >> n & 1]
    return masks_left(colour, tuple(left), words)


@memoized
def masks_left(colour: int, left: tuple[int, ...], words: Words) -> Element:
    """The masks of a colour left in the supply."""
    top = use("no-mask", transform=f"scale({DOUBLE})")
    if left:
        name = MASK_IDS[left[0]]
        top = piece(name, use(f"art-{name}", transform=f"scale({DOUBLE})"))
    count = counted(len(left), DOUBLE * MASK_WIDTH - 4, 8)
    element = labelled_group(
        names.mask_pile(colour, left, words),
        top,
        *count,
        id=f"masks-{MASK_COLOUR_IDS[colour]}",
        transform=move(DOUBLE * (8 + 49 * colour), DOUBLE * 84),
    )
    return spotted(MASK._replace(over=len(count)), element)
