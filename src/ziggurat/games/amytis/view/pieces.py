"""The pieces of The Architects of Amytis: one small function each."""

from ziggurat.art.stone import CORNER, TILE, pawn, plaque, rise, token, under
from ziggurat.art.theme import var
from ziggurat.games.amytis.components import BOTTOM_ROW, FAVOUR_IDS, PROJECT_IDS, PROJECTS
from ziggurat.games.amytis.view.art import CARD_HEIGHT, CARD_WIDTH, CELL_GAP, CELL_PITCH, PATTERN_Y
from ziggurat.games.amytis.view.favour_art import (
    FAVOUR_WIDTH,
    PAWN_Y,
    ROW_PAWN_Y,
    bottom_place,
)
from ziggurat.markup.element import Child, Element, el, g, move, piece, rect, short_number, use

PAWN_SCALE = 1.1
DECK_STEPS = (6, 3, 0)  # how the cards of a deck peep out under each other


def tile(name: str, y: float = 0) -> Element:
    """A building tile, or a hidden one for the name ''; it can fly, so a transform places it."""
    place = move(0, y) if y else None
    return use(f"tile-{name or 'hidden'}", transform=place)


def stack(name: str, height: int, piece_name: str) -> list[Child]:
    """A stack of tiles with its top one and its height.

    The origin is the top left corner of a single tile lying there; a higher stack rises above it.
    """
    if not height:
        return []
    up = -rise(height)
    top = piece(piece_name, tile(name, up))
    return [under(height, 0, up), top, use(f"height-{height}")]


def architect(seat: int, height: int, piece_name: str) -> Element:
    """An architect in the corner of a pile, so that the tile stays visible."""
    return piece(piece_name, pawn(seat, TILE - 16, TILE - 6 - rise(height)))


def project_card(card: int, *, done: bool = False) -> list[Child]:
    """A project; a validated one bears a seal, another its points above the ring of a choice."""
    points = f"points-{PROJECTS[card]['points']}"
    return [use(f"face-{PROJECT_IDS[card]}"), use("seal" if done else points)]


def pattern(card: int) -> Element:
    """The pattern of a project alone, cut out of its card."""
    rows = PROJECTS[card]["pattern"]
    width, height = (CELL_PITCH * cells + CELL_GAP for cells in (len(rows[0]), len(rows)))
    left, top = CARD_WIDTH / 2 - width / 2, PATTERN_Y - height / 2
    box = " ".join(map(short_number, (left, top, width, height)))
    return el("svg", use(f"face-{PROJECT_IDS[card]}"), viewBox=box)


def deck(count: int) -> Element:
    """Face-down cards and how many there are."""
    shadow = rect(5, 8, CARD_WIDTH + 3, CARD_HEIGHT, rx=CORNER, fill=var("shadow"), opacity=0.2)
    steps = DECK_STEPS[-count:] if count else ()
    cards = [use("card-back", step, step) for step in steps]
    return g(shadow, *cards, plaque(CARD_WIDTH / 2, 24, str(count), 20))


def favour(space: int, owner: int | None) -> list[Child]:
    """One column of the favour board and the pawn that holds it."""
    plate = use(f"favour-{FAVOUR_IDS[space]}")
    if owner is None:
        return [plate]
    return [plate, favour_pawn(owner, space, 1, FAVOUR_WIDTH / 2, PAWN_Y)]


def bottom_row(pawns: list[int]) -> list[Child]:
    """The bottom row of the favour board; pawns fill it from the left."""
    placed = [(seat, nth + 1) for seat, count in enumerate(pawns) for nth in range(count)]
    return [
        use(f"favour-{FAVOUR_IDS[BOTTOM_ROW]}"),
        *(
            favour_pawn(seat, BOTTOM_ROW, nth, bottom_place(n), ROW_PAWN_Y)
            for n, (seat, nth) in enumerate(placed)
        ),
    ]


def favour_pawn(owner: int, space: int, nth: int, x: float, y: float) -> Element:
    """A pawn on the favour board: the owner's first, second... on that space."""
    return piece(f"favour-{owner}-{FAVOUR_IDS[space]}-{nth}", token(owner, x, y, PAWN_SCALE))
