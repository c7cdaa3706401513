"""What lies beside the boards of Amytis: favours, the other player, the building cards."""

from ziggurat.art import frames
from ziggurat.art.paragraph import paragraph
from ziggurat.art.theme import var
from ziggurat.core.bits import members
from ziggurat.games.amytis.components import (
    BOTTOM_ROW,
    BUILDING_IDS,
    COLOURS,
    COLUMNS,
    FAVOUR_IDS,
    NO_TILE,
)
from ziggurat.games.amytis.state import Amytis
from ziggurat.games.amytis.view import pieces
from ziggurat.games.amytis.view.board import (
    architects_left,
    pawns,
    pawns_left,
    reserve,
    score_plate,
    sites,
)
from ziggurat.games.amytis.view.cards import CARD_PITCH, card_rows, tile_in_hand
from ziggurat.games.amytis.view.favour_art import (
    BOTTOM_HEIGHT,
    BOTTOM_WIDTH,
    FAVOUR_GAP,
    FAVOUR_HEIGHT,
    FAVOUR_WIDTH,
    PAWN_Y,
    ROW_PAWN_Y,
    bottom_place,
)
from ziggurat.games.amytis.view.ground import GRID_HEIGHT, GRID_WIDTH
from ziggurat.games.amytis.view.words import (
    building_name,
    effect_text,
    favour_name,
    favour_owner,
    side_of,
)
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import (
    Element,
    Spot,
    at,
    drawing,
    g,
    labelled_group,
    memoized,
    move,
    spotted,
    use,
)
from ziggurat.markup.memo import memoized_by_fields

MARGIN = 7
OUTSET = 2
FAVOURS_WIDTH = BOTTOM_WIDTH + 2 * MARGIN
FAVOURS_HEIGHT = FAVOUR_HEIGHT + FAVOUR_GAP + BOTTOM_HEIGHT + 3 * MARGIN

RIVAL_WIDTH, RIVAL_HEIGHT = 440, 246
RIVAL_CITY = 0.6
RIVAL_X = GRID_WIDTH * RIVAL_CITY + 22
RIVAL_CARDS = 184  # room for a row of cards
RIVAL_RESERVE = 0.62
FEWEST_COLUMNS = 3

SIGNS_WIDTH = 392
SIGN_ROW = 42
SIGN_TEXT = 14
SIGN_TEXT_X = 60
SIGN_LEADING = 16.24
SIGN_LETTERS = 46  # in a line


@memoized_by_fields("favours bottom")
def favours(seen: Amytis, words: Words) -> Element:
    """The favour board: seven columns over the bottom row."""
    plates = [
        favour(space, favour_owner(space, seen), favour_name(space, seen, words))
        for space in range(COLUMNS)
    ]
    return drawing(
        FAVOURS_WIDTH,
        FAVOURS_HEIGHT,
        *plates,
        bottom_row(seen, words),
        label=words.say("region-favours"),
    )


@memoized
def favour(space: int, owner: int | None, name: str) -> Element:
    """One column of the favour board."""
    plate = labelled_group(
        name,
        *pieces.favour(space, owner),
        id=FAVOUR_IDS[space],
        transform=move(MARGIN + space * (FAVOUR_WIDTH + FAVOUR_GAP), MARGIN),
    )
    spot = around(FAVOUR_WIDTH, FAVOUR_HEIGHT)
    return spotted(spot._replace(badge_x=FAVOUR_WIDTH / 2, badge_y=PAWN_Y), plate)


def bottom_row(seen: Amytis, words: Words) -> Element:
    """The long plate below the columns."""
    plate = labelled_group(
        favour_name(BOTTOM_ROW, seen, words),
        *pieces.bottom_row(list(seen.bottom)),
        id=FAVOUR_IDS[BOTTOM_ROW],
        transform=move(MARGIN, MARGIN + FAVOUR_HEIGHT + FAVOUR_GAP + 3),
    )
    spot = around(BOTTOM_WIDTH, BOTTOM_HEIGHT)
    return spotted(spot._replace(badge_x=bottom_place(0), badge_y=ROW_PAWN_Y), plate)


def around(width: float, height: float) -> Spot:
    """The outline of a plate, a little outside it so that its picture stays free."""
    return Spot(-OUTSET, -OUTSET, width + 2 * OUTSET, height + 2 * OUTSET)


@memoized_by_fields(
    "", "heights buildings colours earned counted architects favours bottom held validated"
)
def rival(seen: Amytis, owner: int, tile: int, title: str, words: Words) -> Element:
    """The other player: a small city, score, reserve and projects."""
    city = g(use("city-grid"), sites(seen, owner, words))
    return drawing(
        RIVAL_WIDTH,
        RIVAL_HEIGHT,
        at(8, (RIVAL_HEIGHT - GRID_HEIGHT * RIVAL_CITY) / 2, city, scale=RIVAL_CITY),
        at(RIVAL_X, 27, *rival_heading(seen, owner, tile, words)),
        at(RIVAL_X, 93, *rival_cards(seen, owner, words)),
        label=title,
    )


def rival_cards(seen: Amytis, owner: int, words: Words) -> list[Element]:
    """The other player's projects in two rows, those still to be built first."""
    held, done = members(seen.held[owner]), members(seen.validated[owner])
    columns = max(FEWEST_COLUMNS, (len(held) + len(done) + 1) // 2)
    scale = RIVAL_CARDS / (CARD_PITCH * columns)
    return card_rows([*held, *done], columns, scale, words, done=len(done))


def rival_heading(seen: Amytis, owner: int, tile: int, words: Words) -> list[Element]:
    """Score and reserve of the other player in two short lines, and the tile they hold."""
    return [
        score_plate(owner, seen.total(owner), words),
        reserve(owner, architects_left(seen, owner), move(14, 61, RIVAL_RESERVE), words),
        pawns(owner, pawns_left(seen, owner), move(112, 46, RIVAL_RESERVE), words),
        at(128, -20, tile_in_hand(owner, tile, words), scale=0.5),
    ]


@memoized_by_fields("hand sides")
def buildings(seen: Amytis, words: Words) -> Element:
    """What each building scores on the side in play; the one in hand is marked."""
    current = seen.hand // COLOURS if seen.hand != NO_TILE else None
    rows = [
        building_card(n, side_of(seen, n), n == current, words) for n in range(len(BUILDING_IDS))
    ]
    sheet = g(*rows, font_size=SIGN_TEXT, font_family=var("sans"))
    return drawing(
        SIGNS_WIDTH, SIGN_ROW * len(rows) + 4, sheet, label=words.say("region-buildings")
    )


@memoized
def building_card(building: int, side: str, current: bool, words: Words) -> Element:
    """One line of the reference: woodcut, side, rule."""
    effect = effect_text(building, side, words)
    label = words.say(
        "building-card", building=building_name(building, words), side=side.upper(), effect=effect
    )
    return labelled_group(
        label,
        *([frames.current(1, 1, SIGNS_WIDTH - 2, SIGN_ROW - 3)] if current else []),
        use(f"sign-{BUILDING_IDS[building]}-{side}", 5, 3),
        sign_text(effect[0].upper() + effect[1:]),
        id=f"building-{BUILDING_IDS[building]}",
        transform=move(0, SIGN_ROW * building),
    )


def sign_text(effect: str) -> Element:
    """A rule in one or two lines, centred on its row."""
    size = (SIGN_TEXT, SIGN_LETTERS, SIGN_LEADING)
    return paragraph(effect, SIGN_TEXT_X, SIGN_ROW / 2, *size, fill=var("ink"))
