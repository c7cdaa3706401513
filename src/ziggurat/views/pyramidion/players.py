"""All players of Pyramidion: what they own, and what they have played on the active site."""

from ziggurat.core.bits import count, members
from ziggurat.core.rules import NOBODY
from ziggurat.games.pyramidion.components import (
    BOAT_POINTS,
    CARD_IDS,
    CATEGORY_IDS,
    KIND_IDS,
    MASKED,
    NEGOTIATORS,
    STATUE,
    TORTURERS,
    TROOPS_OF_A_KIND,
)
from ziggurat.games.pyramidion.game import GAME
from ziggurat.games.pyramidion.goods import unpacked
from ziggurat.games.pyramidion.rules.ending import boat_points
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.views.pyramidion import labels
from ziggurat.views.pyramidion.card_art import SMALL_HEIGHT, SMALL_WIDTH, face_of
from ziggurat.views.pyramidion.names import some
from ziggurat.views.pyramidion.reckoning import Due, Standing, is_over
from ziggurat.views.svg import (
    Child,
    Element,
    Spot,
    at,
    el,
    g,
    move,
    named,
    piece,
    spotted,
    text,
    use,
)
from ziggurat.views.theme import var
from ziggurat.views.words import Words

WIDTH = 440
ROW = 86
LINE_Y, STRIP_Y = 16, 29
TOKEN_X, HAND_X = 19, 50
STOCK_X, STOCK_PITCH = 87, 40
TROOPS_X, TROOPS_PITCH, TROOPS_SCALE = 328, 36, 0.54
BOATS_X = 405
COUNT_DX = 12  # from the middle of a thing to its count
DIGIT = 10  # width of a digit
STRIP_X, STRIP_WIDTH = 10, 286
PITCH = SMALL_WIDTH + 8
TOTAL_X, TOTAL_PITCH = 322, 43
TOTAL_Y = STRIP_Y + SMALL_HEIGHT / 2
BOAT_X, DUE_X, DUE_Y, DUE_PITCH = 14, 58, 26, 50
PLEDGED_GAP = 14
COUNT = (14, 12)  # from the middle of a resource to how many they are

CARD_SPOT = Spot(-2, -2, SMALL_WIDTH + 4, SMALL_HEIGHT + 4, 6)
DUE_SPOT = Spot(-22, -23, 44, 46, 8, over=1)


def player(
    seen: Pyramidion,
    seat: int,
    y: float,
    viewer: int,
    stand: Standing | None,
    due: Due | None,
    words: Words,
) -> Element:
    """One player: a line of belongings over the cards, the freight or the boats."""
    mine = seat == viewer
    if due is not None and due.seat == seat:
        strip = freight(seen, due, words)
    elif stand is not None:
        strip = [*played(seen, seat, words), totals(stand, seat, words)]
    else:
        strip = boats(seen, seat, mine)
    return g(
        use(f"row-{seat}"),
        *([use("acting")] if GAME.to_move(seen) == seat else []),
        named(labels.player(seen, seat, mine, words), *belongings(seen, seat, mine)),
        at(STRIP_X, STRIP_Y, *strip),
        id=f"player-{seat}",
        transform=move(0, y),
    )


def belongings(seen: Pyramidion, seat: int, mine: bool) -> list[Child]:
    """Cards in hand, stock, troops in reserve and boats, each with its count."""
    amounts = unpacked(int(seen.stocks[seat]))
    reserve = [
        int(TROOPS_OF_A_KIND - seen.placed(seat, troop)) for troop in (TORTURERS, NEGOTIATORS)
    ]
    counts: list[tuple[float, int]] = [
        (HAND_X, int(seen.hand_size(seat))),
        *((STOCK_X + STOCK_PITCH * kind, amount) for kind, amount in enumerate(amounts) if amount),
        *((TROOPS_X + TROOPS_PITCH * n, left) for n, left in enumerate(reserve)),
    ]
    tokens: list[Child] = [stock_token(seat, kind, n) for kind, n in enumerate(amounts) if n]
    if mine or is_over(seen):
        tokens.append(use(f"points-{boat_points(seen, seat)}", BOATS_X + 16, LINE_Y))
    else:
        counts.append((BOATS_X, int(count(seen.loaded[seat]))))
    return [*tokens, digits(counts)]


def digits(counts: list[tuple[float, int]]) -> Element:
    """Counts beside what they count, in one element: each digit is told its place."""
    placed = [
        (x + COUNT_DX + DIGIT * nth, digit)
        for x, value in counts
        for nth, digit in enumerate(str(value))
    ]
    places = " ".join(f"{x:g}" for x, _ in placed)
    return el("text", "".join(digit for _, digit in placed), x=places, y=LINE_Y + 6)


def stock_token(seat: int, kind: int, amount: int) -> Element:
    """A resource in a stock; it is new whenever there is more or less of it, so that it flies."""
    x = STOCK_X + STOCK_PITCH * kind
    name = KIND_IDS[kind]
    return piece(f"s{seat}-{name}-{amount}", use(f"stock-{name}", transform=move(x, LINE_Y)))


def pitch(things: int) -> float:
    """How far the things of a strip lie apart: they overlap when there are many."""
    return min(PITCH, (STRIP_WIDTH - SMALL_WIDTH) / max(things - 1, 1))


def played(seen: Pyramidion, seat: int, words: Words) -> list[Element]:
    """The cards a player has on the active site, and whether he has passed."""
    cards = members(int(seen.played[seat]))
    apart = pitch(len(cards))
    drawn = [card(seen, one, n * apart, words) for n, one in enumerate(cards)]
    if seen.passed >> seat & 1:
        x = min(len(cards) * apart + 8, STRIP_WIDTH - 60)
        drawn.append(
            text(
                x,
                SMALL_HEIGHT / 2 + 5,
                words.say("passed"),
                15,
                text_anchor="start",
                font_weight=400,
                font_style="italic",
            )
        )
    return drawn


def card(seen: Pyramidion, one: int, x: float, words: Words) -> Element:
    """A card on the table; one that copies another shows that one's face."""
    meaning = int(seen.meaning(one))
    element = named(
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


def totals(stand: Standing, seat: int, words: Words) -> Element:
    """A player's totals by category; gold under those that would win now."""
    cells: list[Child] = []
    numbers = []
    for n, points in enumerate(stand.totals[seat]):
        x = TOTAL_X - STRIP_X + n * TOTAL_PITCH
        leads = stand.leaders[n] == seat
        wins = leads and stand.enough[n]
        if leads:
            cells.append(use("leader" if wins else "leader-short", x, SMALL_HEIGHT / 2))
        numbers.append(el("tspan", str(points), x=x, fill=var("gold-ink") if wins else None))
    line = el("text", *numbers, y=SMALL_HEIGHT / 2 + 8, font_size=23, text_anchor="middle")
    return named(labels.totals(stand, seat, words), *cells, line)


def boats(seen: Pyramidion, seat: int, mine: bool) -> list[Element]:
    """The boats a player has loaded: face down, unless the viewer may look at them."""
    loaded = members(int(seen.loaded[seat]))
    apart = pitch(len(loaded))
    known = mine or is_over(seen)
    return [
        piece(
            f"s{seat}-boat-{n + 1}",
            use(
                f"laden-{BOAT_POINTS[boat]}" if known else "boat-back", transform=move(n * apart, 0)
            ),
        )
        for n, boat in enumerate(loaded)
    ]


def freight(seen: Pyramidion, due: Due, words: Words) -> list[Element]:
    """What is still due for the boat being loaded; a statue can be put in its place."""
    drawn: list[Element] = [use("boat-mark", BOAT_X, DUE_Y)]
    stock = unpacked(int(seen.stocks[due.seat]))
    for n, (kind, amount) in enumerate(due.kinds.items()):
        short = amount > stock[kind]
        element = named(
            words.say("due", goods=some(kind, amount, words)),
            use(f"goods-{KIND_IDS[kind]}", opacity=0.55 if short else None),
            use(f"count-{amount}", *COUNT),
            id=f"s{due.seat}-{KIND_IDS[kind]}",
            transform=move(DUE_X + n * DUE_PITCH, DUE_Y),
        )
        drawn.append(spotted(DUE_SPOT, element))
    if due.statues:
        element = at(
            DUE_X + len(due.kinds) * DUE_PITCH + PLEDGED_GAP,
            DUE_Y,
            use("goods-statue"),
            use(f"count-{due.statues}", *COUNT),
        )
        label = words.say("pledged", goods=some(int(STATUE), due.statues, words))
        drawn.append(named(label, element))
    return drawn


def rows(
    seen: Pyramidion, viewer: int, stand: Standing | None, due: Due | None, words: Words
) -> list[Element]:
    """All players clockwise, the viewer first."""
    seats = int(seen.seats)
    first = 0 if viewer == NOBODY else viewer
    return [
        player(seen, (first + n) % seats, n * ROW, viewer, stand, due, words) for n in range(seats)
    ]
