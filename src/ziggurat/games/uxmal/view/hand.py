"""What is at hand in Uxmal: the reserve, the tile just drawn, a player's cards and priests."""

from collections.abc import Sequence

from ziggurat.art.banner import several
from ziggurat.art.stone import CORNER, TILE, plaque
from ziggurat.art.theme import var
from ziggurat.games.uxmal.components import IDOL_IDS, IDOLS, LOOKS, NO_TILE, TURNS
from ziggurat.games.uxmal.game import GAME
from ziggurat.games.uxmal.state import Uxmal
from ziggurat.games.uxmal.view import names
from ziggurat.games.uxmal.view.board import tile
from ziggurat.games.uxmal.view.card_art import CARD_HEIGHT, CARD_STEP, CARD_WIDTH
from ziggurat.games.uxmal.view.ground import WALL
from ziggurat.games.uxmal.view.reckoning import offered
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import (
    Child,
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
    use,
)
from ziggurat.markup.memo import memoized_by_fields

HAND_WIDTH, HAND_HEIGHT = 576, 124
RESERVE_X, HELD_X, TILE_Y = 6, 112, 10
MOST_LAYERS = 4  # of face-down tiles that are drawn
COUNT_SCALE = 1.3

CARDS_X, CARDS_Y, CARDS_SCALE = 220, 30, 1
CARD_PITCH = 64
MOST_CARDS = 3  # of a stack that are drawn
CARD_SPOT = Spot(0, 0, CARD_WIDTH, CARD_HEIGHT, 6)
OFFER_Y = -16  # offered cards lie higher than those in hand
SMALL, NEXT, RAISED = 0.7, 59, 5  # two offers of one idol share its column

PRIESTS_X, PRIESTS_Y, PRIESTS_PITCH = 557, 30, 29
PRIEST_SCALE = 1.1


def hand(seen: Uxmal, owner: int, look: str, title: str, words: Words) -> Element:
    """A player's hand, beside the tiles all players draw from."""
    offers = offered(seen) if GAME.to_move(seen) == owner else []
    return at_hand(seen, owner, tuple(offers), look, title, words)


@memoized_by_fields("drawn reserve", "hands ready")
def at_hand(
    seen: Uxmal,
    owner: int,
    offers: Sequence[tuple[int, int]],
    look: str,
    title: str,
    words: Words,
) -> Element:
    """The same, told which cards are offered."""
    cards = [column(idol, seen.cards(owner, idol), owner, words) for idol in range(IDOLS)]
    held_out = [
        at(idol * CARD_PITCH, OFFER_Y, offer(idol, n, shares(idol, offers), words))
        for idol, n in offers
    ]
    return drawing(
        HAND_WIDTH,
        HAND_HEIGHT,
        at(RESERVE_X, TILE_Y, reserve(seen.reserve.total, words)),
        at(HELD_X, TILE_Y, *held(seen, look, words)),
        at(CARDS_X, CARDS_Y, *cards, *held_out, scale=CARDS_SCALE, id=f"hand-{owner}"),
        ready(seen.ready[owner], owner, words),
        label=title,
    )


@memoized
def reserve(count: int, words: Words) -> Element:
    """The tiles face down: to build is to draw one of them."""
    layers = min(count, MOST_LAYERS)
    stack: list[Child] = [use("tile-back", 0, -3 * n + 4) for n in range(layers)]
    top = 4 - 3 * max(layers - 1, 0)
    if not count:
        stack = [bed()]
    element = labelled_group(
        words.say("reserve", count=count),
        *stack,
        use(f"count-{count}", transform=move(TILE / 2, TILE - 8, COUNT_SCALE)),
        id="build",
    )
    return spotted(Spot(0, top, TILE, TILE, CORNER, over=1), element)


def held(seen: Uxmal, look: str, words: Words) -> list[Element]:
    """The tile just drawn, as the viewer holds it, on its bed."""
    if seen.drawn == NO_TILE:
        return [bed()]
    turn = LOOKS.index(look) if look in LOOKS else 0
    face = TURNS * seen.drawn + turn
    name = words.say("held", tile=names.tile_name(face, words))
    return [labelled_group(name, bed(), tile(face, 0, 0), id="held")]


@memoized
def bed() -> Element:
    """Where a tile would lie."""
    return rect(
        0,
        0,
        TILE,
        TILE + WALL,
        rx=CORNER,
        fill="none",
        stroke=var("muted"),
        stroke_width=2,
        stroke_dasharray="6 5",
        opacity=0.5,
    )


@memoized
def column(idol: int, count: int, owner: int, words: Words) -> Element:
    """The cards of one idol in a hand."""
    name = IDOL_IDS[idol]
    if not count:
        return use(f"no-card-{name}", idol * CARD_PITCH)
    cards = labelled_group(
        words.say("cards-in-hand", idol=names.idol_name(idol, words), count=count),
        *stack(count, name, owner),
        id=f"s{owner}-card-{name}",
        transform=move(idol * CARD_PITCH, 0),
    )
    return spotted(CARD_SPOT, cards)


def stack(count: int, name: str, owner: int) -> list[Child]:
    """Cards of one idol on each other, and how many they are."""
    depth = min(count, MOST_CARDS) - 1
    under = [use("card-blank", CARD_STEP * n, -CARD_STEP * n) for n in range(depth, 0, -1)]
    top = piece(f"s{owner}-{name}-{count}", use(f"card-art-{name}", transform=move(0, 0)))
    return [*under, top, use(f"count-{count}", CARD_WIDTH - 8, CARD_HEIGHT - 8)]


def shares(idol: int, offers: Sequence[tuple[int, int]]) -> bool:
    """Whether one card and two of an idol are offered at once."""
    return [one for one, _ in offers].count(idol) > 1


def offer(idol: int, cards: int, shared: bool, words: Words) -> Element:
    """One or two cards that the tile just laid may bring."""
    name = IDOL_IDS[idol]
    scale = SMALL if shared else 1
    y = (NEXT if cards == 1 else 0) - RAISED if shared else 0
    art = [use(f"card-art-{name}", 4 * n, -4 * n) for n in reversed(range(cards))]
    element = labelled_group(
        words.say("cards-offered", cards=names.cards_name(idol, cards, words)),
        *art,
        plaque(CARD_WIDTH / 2, CARD_HEIGHT - 12, f"+{cards}", 20),
        id=f"{name}-{cards}",
        transform=move(0, y, scale),
    )
    return spotted(CARD_SPOT._replace(over=1), element)


@memoized
def ready(count: int, owner: int, words: Words) -> Element:
    """The priests a player can still place."""
    return labelled_group(
        words.say("ready", count=count),
        *several(f"token-{owner}", count, down=PRIESTS_PITCH),
        id=f"ready-{owner}",
        transform=move(PRIESTS_X, PRIESTS_Y, PRIEST_SCALE),
    )
