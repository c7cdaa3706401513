"""Every component of Amytis once, for the sheet of all drawings."""

from ziggurat.art.frames import component
from ziggurat.art.stone import MOST_LAYERS, TILE, pawn, token
from ziggurat.games.amytis.components import (
    BUILDING_IDS,
    COLUMNS,
    FAVOUR_IDS,
    PROJECT_IDS,
    SIDES,
    TILE_IDS,
)
from ziggurat.games.amytis.view import pieces
from ziggurat.games.amytis.view.art import CARD_HEIGHT, CARD_WIDTH
from ziggurat.games.amytis.view.board import site_name
from ziggurat.games.amytis.view.favour_art import (
    BOTTOM_HEIGHT,
    BOTTOM_WIDTH,
    FAVOUR_HEIGHT,
    FAVOUR_WIDTH,
)
from ziggurat.games.amytis.view.ground import BOARD_HEIGHT, BOARD_WIDTH
from ziggurat.games.amytis.view.words import card_name, tile_name
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Child, Element, g, use

RISE = 34  # room for what stands on a stack
FOOT = 28  # and for what lies under it
SIGN_SIZE = (50, 42)


def components(words: Words) -> list[tuple[str, Element]]:
    """Name and drawing of every component."""
    return [
        *tiles(words),
        *stacks(words),
        *cards(words),
        *favours(words),
        *signs(words),
        *boards(words),
    ]


def tiles(words: Words) -> list[tuple[str, Element]]:
    """All 24 kinds of tile."""
    return [
        _framed(tile_name(n, words), TILE, TILE, *pieces.stack(name, 1, name))
        for n, name in enumerate(TILE_IDS)
    ]


def stacks(words: Words) -> list[tuple[str, Element]]:
    """Stacks of every height that is drawn, with and without an architect."""
    drawn = []
    for height in range(1, MOST_LAYERS + 1):
        owner = height % 2
        stack = pieces.stack(TILE_IDS[height], height, f"stack-{height}")
        standing = pieces.architect(owner, height, f"architect-{height}")
        name = site_name(height, height, height, words)
        drawn.append(_framed(name, TILE, TILE, *stack, standing))
    tokens = [g(pawn(s, 30 + 45 * s, 60), token(s, 30 + 45 * s, 90)) for s in range(4)]
    return [*drawn, _framed(words.say("pawns", count=4), 190, TILE, *tokens)]


def cards(words: Words) -> list[tuple[str, Element]]:
    """All projects, one of them validated, and the deck."""
    drawn = [
        _framed(
            card_name("card", n, words),
            CARD_WIDTH,
            CARD_HEIGHT,
            *pieces.project_card(n, done=n == 0),
        )
        for n in range(len(PROJECT_IDS))
    ]
    deck = pieces.deck(len(PROJECT_IDS))
    name = words.say("deck", count=len(PROJECT_IDS))
    return [*drawn, _framed(name, CARD_WIDTH, CARD_HEIGHT, deck)]


def favours(words: Words) -> list[tuple[str, Element]]:
    """The favour board, column by column, some of it taken."""
    columns = [
        _framed(
            words.say(f"favour-{space}"),
            FAVOUR_WIDTH,
            FAVOUR_HEIGHT,
            *pieces.favour(n, n % 2 if n > 2 else None),
        )
        for n, space in enumerate(FAVOUR_IDS[:COLUMNS])
    ]
    name = words.say("favour-bottom-row")
    return [*columns, _framed(name, BOTTOM_WIDTH, BOTTOM_HEIGHT, *pieces.bottom_row([2, 1]))]


def signs(words: Words) -> list[tuple[str, Element]]:
    """Both sides of every building card."""
    return [
        _framed(words.say(f"effect-{name}"), *SIGN_SIZE, use(f"sign-{name}"))
        for name in (f"{building}-{side}" for building in BUILDING_IDS for side in SIDES)
    ]


def boards(words: Words) -> list[tuple[str, Element]]:
    """The two boards, bare."""
    return [
        _framed(words.say(f"region-{name}"), BOARD_WIDTH, BOARD_HEIGHT, use(board))
        for name, board in (("piles", "main-board"), ("city", "city-board"))
    ]


def _framed(name: str, width: float, height: float, *children: Child) -> tuple[str, Element]:
    """A component with room for all that rises above it."""
    return component(name, width, height, *children, above=RISE, below=FOOT)
