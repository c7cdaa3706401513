"""The names of the things on the table, for prompts, the log and screen readers."""

from toy.components import CELLS, EMPTY, FRUIT_IDS, GOAL_IDS
from toy.state import Orchard
from ziggurat.i18n.messages import Words

COLUMNS = 3


def thing(fruit: int, words: Words) -> str:
    """Apple, or nothing."""
    return words.say("fruit", fruit=FRUIT_IDS[fruit] if fruit >= 0 else "none")


def place(cell: int, words: Words) -> str:
    """Row 1, column 2."""
    return words.say("place-in-grid", row=cell // COLUMNS + 1, column=cell % COLUMNS + 1)


def goal(number: int, words: Words) -> str:
    """A goal, face up or face down."""
    return words.say("goal", goal=GOAL_IDS[number] if number >= 0 else "hidden")


def garden(owner: int, whose: str, words: Words) -> str:
    """Your garden, or that of another player."""
    return words.say("region-garden", whose=whose, player=words.player(owner))


def standing(seen: Orchard, seat: int, words: Words) -> str:
    """How many cells are planted."""
    filled = sum(1 for cell in range(CELLS) if seen.fruit_in(seat, cell) != EMPTY)
    return words.say("standing", filled=filled, cells=int(CELLS))


def points(seen: Orchard, seat: int) -> int:
    """What a seat has now; goals are counted at the end only."""
    return int(seen.planted[seat] + seen.counted[seat])


def planted(seen: Orchard, seat: int, fruit: int) -> int:
    """How many of a kind grow in a garden."""
    return sum(1 for cell in range(CELLS) if seen.fruit_in(seat, cell) == fruit)
