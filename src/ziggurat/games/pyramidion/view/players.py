"""What lies before a player of Pyramidion: the stock, and the cards played on the active site."""

from ziggurat.art.banner import counts
from ziggurat.art.theme import var
from ziggurat.core.bits import members
from ziggurat.games.pyramidion.components import (
    BOAT_POINTS,
    CARD_IDS,
    CATEGORY_IDS,
    KIND_IDS,
    MASKED,
    NOTHING,
    STATUE,
)
from ziggurat.games.pyramidion.goods import unpacked
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.view import labels
from ziggurat.games.pyramidion.view.card_art import SMALL_HEIGHT, SMALL_WIDTH, face_of
from ziggurat.games.pyramidion.view.names import some
from ziggurat.games.pyramidion.view.reckoning import FreightDue, freight, is_over
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
    piece,
    spotted,
    use,
)
from ziggurat.markup.memo import memoized_by_fields, together

WIDTH, HEIGHT = 312, 90
STOCK_X, STOCK_PITCH, STOCK_Y = 18, 52, 16
STRIP_X, STRIP_Y = 4, 34
GAP = 8  # between two cards
BOAT_X, DUE_X, DUE_Y, DUE_PITCH = 14, 54, 26, 44
COUNT = (14, 12)  # from the middle of a resource to how many they are

CARD_SPOT = Spot(-2, -2, SMALL_WIDTH + 4, SMALL_HEIGHT + 4, 6)
DUE_SPOT = Spot(-21, -23, 42, 46, 8, over=1)


def before(seen: Pyramidion, seat: int, title: str, words: Words) -> Element:
    """What lies before another player."""
    content = g(
        stock(seen, seat),
        at(STRIP_X, STRIP_Y, strip(seen, seat, False, WIDTH - 2 * STRIP_X, words)),
        font_family=var("sans"),
        font_weight=700,
        font_size=17,
        fill=var("ink"),
    )
    return drawing(WIDTH, HEIGHT, content, label=title)


def stock(seen: Pyramidion, seat: int) -> Element:
    """A player's resources in a line, each with its count; the player's line names them."""
    return in_stock(seat, seen.stocks[seat])


@memoized
def in_stock(seat: int, held: int) -> Element:
    """Resources, packed into a number, in a line."""
    amounts = [(kind, amount) for kind, amount in enumerate(unpacked(held)) if amount]
    return g(
        use("stock-line"),
        *(stock_token(seat, kind, amount) for kind, amount in amounts),
        counts([(STOCK_X + STOCK_PITCH * kind, amount) for kind, amount in amounts], STOCK_Y),
        aria_hidden="true",
    )


@memoized
def stock_token(seat: int, kind: int, amount: int) -> Element:
    """A resource in a stock; it is new whenever there is more or less of it, so that it flies."""
    name = KIND_IDS[kind]
    return piece(f"s{seat}-{name}-{amount}", use(f"stock-{name}"))


def strip(seen: Pyramidion, seat: int, mine: bool, width: float, words: Words) -> Element:
    """The cards on the active site; what is due for a boat; the loaded boats between two sites."""
    due = freight(seen)
    if due is not None and due.seat == seat:
        return together(load(seen, due, words))
    if seen.site != NOTHING:
        return played(seen, seat, width, words)
    return boats(seen, seat, mine or is_over(seen), width)


def pitch(things: int, width: float) -> float:
    """How far the things of a strip lie apart: they overlap when there are many."""
    return min(SMALL_WIDTH + GAP, (width - SMALL_WIDTH) / max(things - 1, 1))


@memoized_by_fields("copies wild raising played")
def played(seen: Pyramidion, seat: int, width: float, words: Words) -> list[Element]:
    """The cards a player has on the active site."""
    cards = members(seen.played[seat])
    apart = pitch(len(cards), width)
    return [card(seen, one, n * apart, words) for n, one in enumerate(cards)]


def card(seen: Pyramidion, one: int, x: float, words: Words) -> Element:
    """A card on the table; one that copies another shows that one's face."""
    meaning = seen.meaning(one)
    element = labelled_group(
        labels.lying(seen, one, words),
        use(f"small-{face_of(meaning)}"),
        *marks(seen, one, meaning),
        id=CARD_IDS[one],
        transform=move(x, 0),
    )
    return piece(CARD_IDS[one], spotted(CARD_SPOT, element))


def marks(seen: Pyramidion, one: int, meaning: int) -> list[Element]:
    """What tells a card from others like it: what it copies, what was chosen for it."""
    found = []
    if one in MASKED:
        found += [use(f"chosen-{c}") for n, c in enumerate(CATEGORY_IDS) if seen.wild[n] >> one & 1]
    if meaning != one:
        found.append(use("copy-mark"))
    if seen.raising >> one & 1:
        found.append(use("raise-mark"))
    return found


@memoized_by_fields("loaded")
def boats(seen: Pyramidion, seat: int, known: bool, width: float) -> list[Element]:
    """The boats a player has loaded: face down, unless the viewer may look at them."""
    loaded = members(seen.loaded[seat])
    apart = pitch(len(loaded), width)
    return [
        piece(
            f"s{seat}-boat-{n + 1}",
            use(
                f"laden-{BOAT_POINTS[boat]}" if known else "boat-back", transform=move(n * apart, 0)
            ),
        )
        for n, boat in enumerate(loaded)
    ]


def load(seen: Pyramidion, due: FreightDue, words: Words) -> list[Element]:
    """What is still due for the boat being loaded; a statue can be put in its place."""
    drawn: list[Element] = [use("boat-mark", BOAT_X, DUE_Y)]
    stock = unpacked(seen.stocks[due.seat])
    for n, (kind, amount) in enumerate(due.kinds.items()):
        short = amount > stock[kind]
        element = labelled_group(
            words.say("due", goods=some(kind, amount, words)),
            use(f"goods-{KIND_IDS[kind]}", opacity=0.55 if short else None),
            use(f"count-{amount}", *COUNT),
            id=f"s{due.seat}-{KIND_IDS[kind]}",
            transform=move(DUE_X + n * DUE_PITCH, DUE_Y),
        )
        drawn.append(spotted(DUE_SPOT, element))
    if due.statues:
        element = at(
            DUE_X + len(due.kinds) * DUE_PITCH,
            DUE_Y,
            use("goods-statue"),
            use(f"count-{due.statues}", *COUNT),
        )
        label = words.say("pledged", goods=some(int(STATUE), due.statues, words))
        drawn.append(labelled_group(label, element))
    return drawn
