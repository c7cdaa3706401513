"""What lies where: the row, the gardens, the goal in hand, the track."""

from toy.components import (
    CELL_IDS,
    CELLS,
    EMPTY,
    FRUIT_IDS,
    GOAL_IDS,
    GOAL_POINTS,
    HARVESTS,
    NEIGHBOURS,
    ROW,
    ROW_IDS,
)
from toy.game import GAME
from toy.state import Orchard
from toy.view import art, names
from ziggurat.art.banner import PLATE_WIDTH, nameplate
from ziggurat.art.ground import hollow
from ziggurat.art.stone import CORNER, TILE, figure, plaque, token
from ziggurat.art.theme import var
from ziggurat.core.steps import a_of, seat_of
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import (
    Element,
    Spot,
    at,
    drawing,
    g,
    labelled_group,
    move,
    piece,
    rect,
    spotted,
    use,
)

PITCH_X, PITCH_Y = 110, 119
MARGIN = 20
COLUMNS = 3
WIDTH = 2 * MARGIN + COLUMNS * PITCH_X + TILE  # one column more than a garden: bag and basket
ROW_HEIGHT = PITCH_Y + 34
GARDEN_HEIGHT = 2 * MARGIN + PITCH_Y + art.HEIGHT
TABLE_WIDTH = 2 * MARGIN + 2 * PITCH_X + TILE
TABLE_HEIGHT = GARDEN_HEIGHT + PITCH_Y
GAP = 14

HELD_SCALE = 0.78
HELD_AT = (TILE * (1 - HELD_SCALE) / 2, 2)

# A fruit or a plot is marked around its tile; what it earns stands on the upper right corner.
SPOT = Spot(0, 0, TILE, art.HEIGHT, CORNER, TILE - 8, 8)

TALLY_X, TALLY_PITCH, TALLY_SCALE = 100, 46, 0.46

STEP, STEP_HEIGHT, STEPS = 36, 56, 10
MOST = sum(map(len, NEIGHBOURS)) // 2 + GOAL_POINTS * int(CELLS)  # all pairs, and a full goal


def board(seen: Orchard, owner: int, title: str, words: Words) -> Element:
    """The row above a garden: all that a turn needs in one picture."""
    garden = [
        *hollow(2, 2, WIDTH - 4, GARDEN_HEIGHT - 4),
        at(MARGIN, MARGIN, banner(seen, owner, words)),
        at(MARGIN, MARGIN + PITCH_Y, basket(seen, owner, words)),
        at(MARGIN + PITCH_X, MARGIN, *cells(seen, owner, words)),
    ]
    return drawing(
        WIDTH,
        ROW_HEIGHT + GAP + GARDEN_HEIGHT,
        row(seen, words),
        at(0, ROW_HEIGHT + GAP, *garden),
        label=title,
    )


def table(seen: Orchard, owner: int, title: str, words: Words) -> Element:
    """The garden of another player: nearly square, so that it finds room beside a name."""
    things = [basket(seen, owner, words), at(PITCH_X, 0, goal_card(seen, owner, words))]
    return drawing(
        TABLE_WIDTH,
        TABLE_HEIGHT,
        *hollow(2, 2, TABLE_WIDTH - 4, TABLE_HEIGHT - 4),
        at(MARGIN, MARGIN, *things, token(owner, 2 * PITCH_X + TILE / 2, art.HEIGHT / 2, 2.4)),
        at(MARGIN, MARGIN + PITCH_Y, *cells(seen, owner, words)),
        label=title,
    )


def banner(seen: Orchard, owner: int, words: Words) -> Element:
    """Whose garden it is, and what it has brought so far."""
    points = names.points(seen, owner)
    name = words.say("marker", player=words.player(owner), points=points)
    place = move(0, art.HEIGHT / 2, TILE / PLATE_WIDTH)
    return labelled_group(name, *nameplate(owner, points), transform=place)


def row(seen: Orchard, words: Words) -> Element:
    """The bag, and the fruits to take."""
    left = int(seen.fruits.total)
    bag = labelled_group(
        words.say("bag", count=left),
        use("bag-art"),
        plaque(TILE / 2, 72, str(left), 22),
        id="bag",
        transform=move(MARGIN, 30),
    )
    places = [offered(seen, place, words) for place in range(ROW)]
    return g(bag, at(MARGIN + PITCH_X, 6, art.branch(COLUMNS * PITCH_X)), *places)


def offered(seen: Orchard, place: int, words: Words) -> Element:
    """A place of the row: its id is the target of `take`, so the choice finds it by itself."""
    found = int(seen.row[place])
    name = words.say("row-place", number=place + 1, fruit=names.thing(found, words))
    lies = [] if found == EMPTY else [tile(found, ROW_IDS[place])]
    plate = labelled_group(
        name, *lies, id=ROW_IDS[place], transform=move(MARGIN + (place + 1) * PITCH_X, 34)
    )
    return spotted(SPOT, plate)


def cells(seen: Orchard, owner: int, words: Words) -> list[Element]:
    """Two rows of three."""
    return [cell(seen, owner, number, words) for number in range(CELLS)]


def cell(seen: Orchard, owner: int, number: int, words: Words) -> Element:
    """A cell; every garden has a `cell-0`, so the id says whose: the choice of a seat finds it."""
    grows = int(seen.fruit_in(owner, number))
    place = f"s{owner}-{CELL_IDS[number]}"
    x, y = number % COLUMNS * PITCH_X, number // COLUMNS * PITCH_Y
    name = words.say("cell", place=names.place(number, words), fruit=names.thing(grows, words))
    lies = [] if grows == EMPTY else [tile(grows, place)]
    plot = labelled_group(name, use("plot"), *lies, id=place, transform=move(x, y))
    return spotted(SPOT if lies else empty_spot(seen, owner), plot)


def empty_spot(seen: Orchard, owner: int) -> Spot:
    """An empty cell has a dashed ring, and while it is pointed at a ghost of what would lie there.

    Drawn for every empty cell: it is seen only where a choice is attached.
    """
    holds = held(seen, owner)
    if holds == EMPTY:
        return SPOT._replace(empty=True)
    return SPOT._replace(empty=True, preview=use(f"fruit-{FRUIT_IDS[holds]}", class_="ghost"))


def basket(seen: Orchard, owner: int, words: Words) -> Element:
    """The fruit just taken: pieces without a place would vanish between two choices."""
    holds = held(seen, owner)
    lies = [] if holds == EMPTY else [tile(holds, f"s{owner}-held", *HELD_AT, HELD_SCALE)]
    name = words.say("basket", fruit=names.thing(holds, words))
    return labelled_group(name, use("basket"), *lies, id=f"s{owner}-held")


def tile(fruit: int, place: str, x: float = 0, y: float = 0, scale: float = 1) -> Element:
    """A fruit that can fly; a piece is named after its place, as no apple differs from another."""
    return piece(f"on-{place}", use(f"fruit-{FRUIT_IDS[fruit]}", transform=move(x, y, scale)))


def held(seen: Orchard, owner: int) -> int:
    """The fruit a seat has taken and must plant: the waiting step carries it."""
    if GAME.asking(seen) != "planting" or seat_of(seen.top()) != owner:
        return EMPTY
    return int(a_of(seen.top()))


def hand(seen: Orchard, owner: int, title: str, words: Words) -> Element:
    """One's own goal, and the fruits it will pay for."""
    card = goal_card(seen, owner, words)
    picture = at(GAP, GAP, card, at(TALLY_X, 0, *tally(seen, owner)))
    return drawing(WIDTH, art.HEIGHT + 2 * GAP, picture, label=title)


def tally(seen: Orchard, owner: int) -> list[Element]:
    """A fruit for each cell of the garden: plain once one of the kind grows, faint until then."""
    goal = int(seen.goals[owner])
    if goal < 0:
        return []
    planted = names.planted(seen, owner, goal)
    return [
        use(
            f"fruit-{FRUIT_IDS[goal]}",
            transform=move(n * TALLY_PITCH, art.HEIGHT / 4, TALLY_SCALE),
            opacity=None if n < planted else 0.25,
        )
        for n in range(int(CELLS))
    ]


def goal_card(seen: Orchard, owner: int, words: Words) -> Element:
    """A goal, or its back: what is not ours to see is not in `seen`, so nothing can leak here."""
    goal = int(seen.goals[owner])
    face = GOAL_IDS[goal] if goal >= 0 else "back"
    return labelled_group(names.goal(goal, words), use(f"goal-{face}"), id=f"s{owner}-goal")


def track(seen: Orchard, title: str, words: Words) -> Element:
    """All players' points on one track."""
    harvest = HARVESTS.get(int(seen.seats))
    spaces = [space(number, number == harvest) for number in range(MOST + 1)]
    tokens = [marker(seen, seat, words) for seat in range(seen.seats)]
    rows = -(-(MOST + 1) // STEPS)
    return drawing(STEPS * STEP, rows * STEP_HEIGHT, *spaces, *tokens, label=title)


def space(number: int, wanted: bool) -> Element:
    """One space of the track: its number, and room for four tokens; gold if it must be reached."""
    tone = "gold" if wanted else "platform" if number % 2 else "platform-lit"
    ink = var("gold-ink" if wanted else "platform-ink")
    return at(
        *space_at(number),
        rect(1, 1, STEP - 2, STEP_HEIGHT - 2, rx=6, fill=var(tone), stroke=var("platform-edge")),
        figure(STEP / 2, 11, str(number), 14, fill=ink),
    )


def marker(seen: Orchard, seat: int, words: Words) -> Element:
    """A seat's token: one piece for the whole game, so it flies by itself when it moves."""
    points = names.points(seen, seat)
    x, y = space_at(points)
    corner = move(x + 10 + 16 * (seat % 2), y + 28 + 17 * (seat // 2))
    name = words.say("marker", player=words.player(seat), points=points)
    return piece(f"marker-{seat}", labelled_group(name, token(seat, 0, 0, 0.62), transform=corner))


def space_at(number: int) -> tuple[float, float]:
    """The upper left corner of a space."""
    return number % STEPS * STEP, number // STEPS * STEP_HEIGHT
