"""The cards of Amytis where they lie: on display, in a hand, with the other player."""

from ziggurat.art.stone import CORNER, TILE, WALL, under
from ziggurat.art.theme import var
from ziggurat.core.bits import members
from ziggurat.games.amytis.components import NO_TILE, PROJECT_IDS, TILE_IDS
from ziggurat.games.amytis.state import Amytis
from ziggurat.games.amytis.view import pieces
from ziggurat.games.amytis.view.art import CARD_HEIGHT, CARD_WIDTH
from ziggurat.games.amytis.view.words import card_name, tile_name
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import (
    Element,
    Spot,
    at,
    drawing,
    labelled_group,
    memoized,
    move,
    piece,
    rect,
    spotted,
)
from ziggurat.markup.memo import memoized_by_fields

CARD_GAP = 12
CARD_PITCH = CARD_WIDTH + CARD_GAP
CARD_SPOT = Spot(0, 0, CARD_WIDTH, CARD_HEIGHT, CORNER, 8, CARD_HEIGHT - 10)
PROJECT_SPOT = CARD_SPOT._replace(over=1)  # no ring cuts the points, which reach over the edge

ROW_HEIGHT = 134
ROW_Y = 7
DISPLAY_WIDTH = 436
HAND_WIDTH = 600
HAND_X, HAND_Y = 16, 12
HELD_X = 136
DONE_SCALE = 0.5  # validated projects lie in two rows of small cards


def project(
    card: int, x: float, y: float, words: Words, *, scale: float = 1, done: bool = False
) -> Element:
    """A project card that lies somewhere."""
    return piece(PROJECT_IDS[card], lying(card, move(x, y, scale), done, words))


@memoized
def lying(card: int, place: str, done: bool, words: Words) -> Element:
    """A project card at a place, with its name."""
    name = card_name("card-done" if done else "card", card, words)
    drawn = pieces.project_card(card, done=done)
    return spotted(
        PROJECT_SPOT, labelled_group(name, *drawn, id=PROJECT_IDS[card], transform=place)
    )


@memoized_by_fields("display deck")
def display(seen: Amytis, words: Words) -> Element:
    """The deck and the projects a palace may take."""
    cards = [
        project(card, CARD_GAP + CARD_PITCH * (n + 1), ROW_Y, words)
        for n, card in enumerate(members(seen.display))
    ]
    return drawing(
        DISPLAY_WIDTH,
        ROW_HEIGHT,
        deck(seen.deck.total, words),
        *cards,
        label=words.say("region-display"),
    )


@memoized
def deck(count: int, words: Words) -> Element:
    """The deck of unseen projects."""
    name, cards = words.say("deck", count=count), pieces.deck(count)
    return spotted(
        CARD_SPOT, labelled_group(name, cards, id="deck", transform=move(CARD_GAP, ROW_Y))
    )


@memoized_by_fields("", "held validated")
def hand(seen: Amytis, owner: int, tile: int, title: str, words: Words) -> Element:
    """The tile in hand, the projects still to be built, the validated ones."""
    held, done = members(seen.held[owner]), members(seen.validated[owner])
    columns = (len(done) + 1) // 2
    done_x = HAND_WIDTH - CARD_GAP - columns * CARD_PITCH * DONE_SCALE
    scale = min(1, (done_x - HELD_X) / (CARD_PITCH * max(len(held), 1)))
    held_y = ROW_Y + CARD_HEIGHT * (1 - scale) / 2
    return drawing(
        HAND_WIDTH,
        ROW_HEIGHT,
        at(HAND_X, HAND_Y, tile_in_hand(owner, tile, words)),
        at(HELD_X, held_y, *card_rows(held, len(held), scale, words)),
        at(
            done_x,
            ROW_Y,
            *card_rows(done, columns, DONE_SCALE, words, done=len(done)),
            class_="miniature",
        ),
        label=title,
    )


@memoized
def tile_in_hand(owner: int, tile: int, words: Words) -> Element:
    """The tile a player has just taken, or the bed where it will lie."""
    bed = rect(
        0,
        0,
        TILE,
        TILE + WALL,
        rx=CORNER,
        fill="none",
        stroke=var("muted"),
        stroke_width=2,
        stroke_dasharray="6 5",
        opacity=0.6,
    )
    if tile == NO_TILE:
        return labelled_group(words.say("hand-empty"), bed, id=f"hand-{owner}")
    taken = at(0, 0, under(1), pieces.tile(TILE_IDS[tile]))
    name = words.say("in-hand", tile=tile_name(tile, words))
    return labelled_group(name, bed, piece(f"tile-in-hand-{owner}", taken), id=f"hand-{owner}")


def card_rows(
    cards: list[int], columns: int, scale: float, words: Words, *, done: int = 0
) -> list[Element]:
    """Projects row by row, the last of them validated; no pattern is ever covered."""
    return [
        project(
            card,
            n % columns * CARD_PITCH * scale,
            n // columns * (CARD_HEIGHT + CARD_GAP) * scale,
            words,
            scale=scale,
            done=n >= len(cards) - done,
        )
        for n, card in enumerate(cards)
    ]
