"""What lies beside the boards: District cards and floors; alone, the goal."""

from ziggurat.art.stone import figure
from ziggurat.art.theme import var
from ziggurat.games.origins.components import (
    CARDS,
    COLOUR_IDS,
    COLOUR_LETTERS,
    COLOURS,
    DISTRICT_FIRST,
    DISTRICT_IDS,
    DISTRICT_LATER,
    NOTHING,
    PATTERNS,
    SLOT_IDS,
    SOLO_ROUNDS,
)
from ziggurat.games.origins.state import Origins
from ziggurat.games.origins.view import names
from ziggurat.games.origins.view.pieces import CARD_HEIGHT, CARD_WIDTH, chip, district_art
from ziggurat.games.origins.view.spots import count, counted
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import (
    Element,
    Spot,
    drawing,
    labelled_group,
    memoized,
    move,
    rect,
    spotted,
    use,
)
from ziggurat.markup.memo import memoized_by_fields

WIDTH, HEIGHT = 352, 122
CARD = 58
SLOT = Spot(0, 0, CARD_WIDTH, CARD_HEIGHT, 7, CARD_WIDTH / 2, CARD_HEIGHT - 14)  # on its points
GOAL_HEIGHT = 60


def side_defs() -> list[Element]:
    """All District cards."""
    return [district(card) for card in range(len(DISTRICT_IDS))]


def district(card: int) -> Element:
    """A District card."""
    cells = [
        "grey" if letter == "*" else COLOUR_IDS[COLOUR_LETTERS.index(letter)]
        for letter in PATTERNS[card]
    ]
    first, later = DISTRICT_FIRST[card], DISTRICT_LATER[card]
    return district_art(DISTRICT_IDS[card], cells, first, later)


@memoized_by_fields("seats cards card_gold floors", "closed")
def districts(seen: Origins, seat: int, title: str, words: Words) -> Element:
    """The District cards with their gold, and the floors that are left."""
    room = CARDS[seen.seats - 1]
    first = (WIDTH - CARD * room) / 2 + 4
    cards = [
        slot(seen, n, seat, first + CARD * n, words)
        for n in range(room)
        if seen.cards[n] != NOTHING
    ]
    floors = [floor(seen, colour, words) for colour in range(COLOURS)]
    return drawing(WIDTH, HEIGHT, *cards, counted(*floors, ink="ink"), label=title)


def slot(seen: Origins, number: int, seat: int, x: float, words: Words) -> Element:
    """A District card; the points it gives no longer are struck out."""
    card = seen.cards[number]
    again = names.worth(seen, number, seat) < DISTRICT_FIRST[card]
    label, gold = names.district(seen, number, seat, words), seen.card_gold[number]
    return _slot(number, card, again, gold, x, label)


@memoized
def _slot(number: int, card: int, again: bool, coins: int, x: float, label: str) -> Element:
    struck = []
    if again:
        struck = [rect(4, 54, 22, 3.4, rx=1.7, fill=var("accent"))]
    gold = [chip("gold", 8 + 11 * n, 3, 0.62) for n in range(coins)]
    place = labelled_group(
        label,
        use(f"card-{DISTRICT_IDS[card]}"),
        *struck,
        *gold,
        id=SLOT_IDS[number],
        transform=move(x, 10),
    )
    return spotted(SLOT._replace(over=len(gold)), place)


def floor(seen: Origins, colour: int, words: Words) -> Element:
    """The floors of a colour in the reserve."""
    left = seen.floors[colour]
    return _floor(colour, left, words.say("floors", colour=COLOUR_IDS[colour], count=left))


@memoized
def _floor(colour: int, left: int, label: str) -> Element:
    name = COLOUR_IDS[colour]
    x = WIDTH / 2 + 66 * (colour - 2)
    return labelled_group(
        label,
        use(f"floor-{name}", -12, -3, opacity=None if left else 0.3),
        count(14, 0, left, 19),
        transform=move(x, HEIGHT - 18),
        id=f"floors-{name}",
    )


def goal(seen: Origins, points: int, wanted: int, title: str, words: Words) -> Element:
    """The solo training: points and the goal, round by round."""
    said = words.say("goal-says", points=points, goal=wanted, round=seen.round)
    reached = min(points / wanted, 1) if wanted else 0
    rounds = [
        rect(
            222 + 26 * n,
            20,
            20,
            20,
            rx=5,
            fill=var("accent" if n < seen.round else "line"),
        )
        for n in range(int(SOLO_ROUNDS))
    ]
    return drawing(
        WIDTH,
        GOAL_HEIGHT,
        labelled_group(
            said,
            figure(100, 18, f"{points} / {wanted}", 24, fill=var("ink")),
            rect(8, 38, 190, 12, rx=6, fill=var("line")),
            rect(8, 38, round(190 * reached, 1), 12, rx=6, fill=var("gold")),
            *rounds,
        ),
        label=title,
    )
