"""The player board below a city: towers of the Palace, the row of Advisors, the population."""

from ziggurat.art.stone import figure
from ziggurat.art.theme import var
from ziggurat.games.origins.components import (
    ADVISOR_POINTS,
    ADVISORS,
    BASES,
    COLOUR_IDS,
    COLOURS,
    FIRST_BASES,
    NOTHING,
    POPULATION_FOOD,
    POPULATION_POINTS,
    TOWER_IDS,
)
from ziggurat.games.origins.state import Origins
from ziggurat.games.origins.view import names
from ziggurat.games.origins.view.effects import points
from ziggurat.games.origins.view.pieces import HIGHEST, chip
from ziggurat.games.origins.view.spots import count, counted
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import (
    Element,
    Spot,
    at,
    g,
    labelled_group,
    memoized,
    move,
    rect,
    spotted,
    use,
)
from ziggurat.markup.memo import memoized_by_fields

COURT = 112  # how high it is
TOWER = 38
TOWERS_X = 10
ROW_X = TOWERS_X + TOWER * int(COLOURS) + 10
SPACE = 46
GROWN = Spot(2, 0, SPACE - 4, 46, 8, SPACE - 8, 6)
PILE = Spot(1, 0, TOWER - 2, COURT - 4, 8, TOWER / 2, 22)


def court_defs() -> list[Element]:
    """What is printed on every player board."""
    wells = [
        rect(TOWERS_X + TOWER * n + 2, 2, TOWER - 4, COURT - 8, rx=7, fill=var("pit"), opacity=0.7)
        for n in range(int(COLOURS))
    ]
    seats = [advisor_art(n) for n in range(ADVISORS)]
    bases = [base_art(n) for n in range(len(POPULATION_FOOD))]
    return [g(*wells, *seats, *bases, id="court")]


def advisor_art(number: int) -> Element:
    """A space of the row of Advisors, and what the last one taken is worth."""
    return at(
        ROW_X + SPACE * number,
        2,
        rect(2, 0, SPACE - 4, 48, rx=8, fill=var("pit"), stroke=var("engraving")),
        points(ADVISOR_POINTS[number], SPACE - 13, 37, 0.8),
    )


def base_art(number: int) -> Element:
    """A space of the population, and the Food it takes to leave it."""
    last = number == len(POPULATION_FOOD) - 1
    prize = [points(POPULATION_POINTS, SPACE + 16, 24, 1)] if last else []
    return at(
        ROW_X + SPACE * number,
        54,
        rect(2, 0, SPACE - 4, 48, rx=8, fill=var("pit"), stroke=var("engraving")),
        figure(12, 38, str(POPULATION_FOOD[number]), 13, fill=var("platform-ink")),
        chip("food", 27, 38, 0.55),
        *prize,
    )


@memoized_by_fields("", "towers advisors population")
def court(seen: Origins, seat: int, words: Words) -> Element:
    """One's own player board."""
    return counted(
        use("court"),
        *(tower(seen, seat, colour, words) for colour in range(COLOURS)),
        advisors(seen, seat, words),
        *population(seen, seat, words),
        ink="platform-ink",
    )


def tower(seen: Origins, seat: int, colour: int, words: Words) -> Element:
    """A tower of the Palace and its height."""
    high = names.towers_of(seen, seat)[colour]
    return _tower(seat, colour, high, words.say("tower", colour=COLOUR_IDS[colour], floors=high))


@memoized
def _tower(seat: int, colour: int, high: int, label: str) -> Element:
    name = COLOUR_IDS[colour]
    stack = use(f"tower-{name}-{min(high, HIGHEST)}", TOWER / 2, COURT - 24)
    place = move(TOWERS_X + TOWER * colour, 0)
    foot = count(TOWER / 2, COURT - 13, high, 14)
    parts = [stack, foot]
    return spotted(
        PILE, labelled_group(label, *parts, id=f"s{seat}-{TOWER_IDS[colour]}", transform=place)
    )


def advisors(seen: Origins, seat: int, words: Words) -> Element:
    """The Advisors in their row."""
    first = ADVISORS * seat
    found = list(seen.advisors[first : first + int(ADVISORS)])
    sitting = [COLOUR_IDS[one] for one in found if one != NOTHING]
    dice = [use(f"die-{name}-6", ROW_X + SPACE * n + 18, 20) for n, name in enumerate(sitting)]
    label = words.say("advisors", count=len(sitting))
    return labelled_group(label, *dice, id=f"advisors-{seat}")


def population(seen: Origins, seat: int, words: Words) -> list[Element]:
    """The bases still on the board; the first of them can be gained."""
    grown = int(seen.population[seat]) - FIRST_BASES
    left = range(grown, int(BASES) - FIRST_BASES)
    bases = [use(f"base-{seat}", ROW_X + SPACE * n + SPACE / 2, 57) for n in left[1:]]
    if left:
        first = use(f"base-{seat}", SPACE / 2, 2)
        label, place = words.say("bases-left", count=len(left)), move(ROW_X + SPACE * grown, 55)
        anchor = labelled_group(label, first, id="population", transform=place)
        bases.append(spotted(GROWN, anchor))
    return bases
