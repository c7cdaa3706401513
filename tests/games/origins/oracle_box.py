"""What is in the box of Origins, typed once more for the oracle from the book and the game file."""

from typing import Final, NamedTuple

COLOURS: Final = ("red", "purple", "blue", "orange", "yellow")
LETTERS: Final = dict(zip("RPBOY", COLOURS, strict=True))
BASE: Final = ("stone", "food", "wisdom")
RESOURCES: Final = (*BASE, "gold")
TEMPLES: Final = ("forest", "mountain", "sea")

# What a number of seats changes. (Set-up 2, 9, 10; the solo training)

DICE_OF_A_COLOUR: Final = {1: 7, 2: 7, 3: 8, 4: 9}
ORATORS: Final = {1: 2, 2: 2, 3: 3, 4: 4}
ORATOR_FACES: Final = {2: 2, 3: 2, 4: 1, 5: 1}  # face: how many of the six
CARDS_SHOWN: Final = {1: 3, 2: 4, 3: 5, 4: 6}
GOLD_ON_A_CARD: Final = 2
DRAFT_DICE: Final = 2  # of each colour
FACES: Final = (1, 2, 3, 4, 5)  # a rolled 6 is rolled again
ORATOR_TOP: Final = 5
CITIZEN_TOP: Final = 6

# The main board.

PLACES: Final = 5
MAIN_GAINS: Final = [
    {"stone": 3},
    {"food": 3},
    {"wisdom": 3},
    {"gold": 1, "any": 1},
    {"stone": 1, "wisdom": 1, "food": 1},
]
MAIN_DEEDS: Final = ["military", "build", "climb", "recruit", "feed"]
BONUS_DEEDS: Final = {
    "red": "military",
    "purple": "build",
    "blue": "climb",
    "orange": "orator",
    "yellow": "resource",
}
WISDOM_OF_MARKET: Final = (0, 1, 2, 3, 4)
WISDOM_OF_RECRUITMENT: Final = (0, 1, 2, 3, 4)
TEMPLE_POINTS: Final = (0, 1, 3, 6, 10, 16, 23, 31, 40, 50, 60, 70)
TEMPLE_TOP: Final = 11
SHIP_TOP: Final = 6
FOOD_TO_FEED: Final = 3

# The military track: start, twelve spaces in four groups of three, the final space.

THRESHOLD_BEFORE: Final = (1, 4, 7, 10, 13)
LAST_SPACE: Final = 13
LAST_SPACE_POINTS: Final = 9
EXCHANGE: Final = "exchange"
ATTACK_BONUS: Final[list[list[str]]] = [
    [],
    [],
    [EXCHANGE],
    ["stone"],
    ["food"],
    ["wisdom"],
    ["gold"],
    ["stone", "any"],
    ["food", "any"],
    ["wisdom", "any"],
    ["gold", "any"],
    ["gold", "any"],
    ["gold", "gold"],
    [],
]

# A player board.

START_RESOURCES: Final = 1
START_BASES: Final = 2
MOST_BASES: Final = 6
FOOD_OF_BASE: Final = {3: 2, 4: 4, 5: 6, 6: 8}
LAST_BASE_POINTS: Final = 10
ADVISOR_POINTS: Final = (1, 3, 6, 10, 15)
PALACE: Final = (10, 10)
AGORA: Final = (9, 10)
TABLE_EDGE: Final = 21

# Rounds and the solo training.

SOLO_ROUNDS: Final = 5
SOLO_GOAL: Final = 180
SOLO_STEP: Final = 20
SOLO_TILES: Final = ("red", "purple", "blue", "orange")
FOREIGN: Final = {1: 0, 2: 3, 3: 6, 4: 9, 5: 12}

# Where points come from: during the game, then in the final count.

SOURCES: Final = (
    *("military", "buildings", "districts", "population", "promotions"),
    *("gold", "advisors", "temples", "seats"),
)

SIGNS: Final = (
    "sagittarius",
    "pisces",
    "capricorn",
    "aquarius",
    "taurus",
    "cancer",
    "libra",
    "aries",
    "leo",
    "gemini",
    "virgo",
    "scorpio",
)


class Kind(NamedTuple):
    """A kind of Building: its colour, how many there are, its price in stone."""

    colour: str
    copies: int
    stone: int


KINDS: Final = {
    "granary": Kind("yellow", 2, 1),
    "harbor": Kind("yellow", 3, 2),
    "market": Kind("yellow", 2, 3),
    "mint": Kind("yellow", 3, 2),
    "quarry": Kind("yellow", 2, 2),
    "workshop": Kind("yellow", 3, 1),
    "armory": Kind("red", 2, 3),
    "arena": Kind("red", 2, 3),
    "outpost": Kind("red", 3, 1),
    "equestrian": Kind("red", 3, 2),
    "fortress": Kind("red", 3, 2),
    "veterans": Kind("red", 2, 2),
    "castle": Kind("purple", 2, 3),
    "construction-yard": Kind("purple", 2, 1),
    "courthouse": Kind("purple", 2, 1),
    "estate": Kind("purple", 3, 3),
    "forum": Kind("purple", 3, 2),
    "stone-circle": Kind("purple", 3, 2),
    "temple-forest": Kind("blue", 2, 3),
    "temple-mountain": Kind("blue", 2, 3),
    "obelisk": Kind("blue", 5, 1),
    "sanctuary": Kind("blue", 2, 2),
    "temple-sea": Kind("blue", 2, 3),
    "statue": Kind("blue", 2, 2),
    "artists-salon": Kind("orange", 2, 3),
    "astronomy-tower": Kind("orange", 3, 1),
    "fountain": Kind("orange", 3, 1),
    "portal": Kind("orange", 3, 2),
    "healer": Kind("orange", 2, 2),
    "mage-tower": Kind("orange", 2, 2),
}
STONE_CIRCLE: Final = {1: 0, 2: 1, 3: 3, 4: 6, 5: 10}
OBELISKS: Final = {1: 1, 2: 2, 3: 4, 4: 7}
SANCTUARY: Final = {0: 0, 1: 3, 2: 6, 3: 10}


class Card(NamedTuple):
    """A District card: its four cells in reading order, its points, its tower icons."""

    cells: str
    high: int
    low: int
    towers: str


PATTERNS: Final = """
RPB* RPO* RPY* RBO* RBY* ROY* PRB* PRO* PRY* PBO* PBY* POY* BRP* BRO* BRY* BPO* BPY* BOY*
ORP* ORB* ORY* OPB* OPY* OBY* YRP* YRB* YRO* YPB* YPO* YBO*
POYB PBYO PBOY ROYB RBYO RBOY ROYP RPYO RPOY RBYP RPYB RPBY RBOP RPOB RPBO
"""
THREE_COLOURS: Final = (10, 5)
FOUR_COLOURS: Final = (15, 8)
CARDS: Final = {
    f"d{number:02}": Card(
        cells,
        *(THREE_COLOURS if "*" in cells else FOUR_COLOURS),
        "".join(letter for letter in LETTERS if letter in cells),
    )
    for number, cells in enumerate(PATTERNS.split(), 1)
}
