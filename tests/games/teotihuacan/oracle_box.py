"""What is in the box of Teotihuacan, typed once more for the oracle."""

from typing import Final, NamedTuple

MATERIALS: Final = ("wood", "stone", "gold")
COLOURS: Final = ("green", "blue", "red")

# Tiles: how many there are, and how they look.

PIECES: Final = {
    "wood-1": 10,
    "wood-2": 14,
    "wood-3": 11,
    "stone-1": 10,
    "stone-2": 14,
    "stone-3": 11,
    "stone-4": 5,
    "gold-3": 10,
    "gold-4": 5,
    "temple-green": 13,
    "temple-blue": 13,
    "temple-red": 12,
    "pyramid-green": 14,
    "pyramid-blue": 14,
    "pyramid-red": 14,
}
BUILDINGS: Final = [tile for tile in PIECES if tile.split("-")[0] in MATERIALS]
SHAPES: Final = {
    "wood-1": ["#"],
    "wood-2": ["##"],
    "wood-3": ["###"],
    "stone-1": ["#"],
    "stone-2": ["##"],
    "stone-3": ["#.", "##"],
    "stone-4": ["#.", "#.", "##"],
    "gold-3": ["#.", "##"],
    "gold-4": [".##", "##."],
    "temple-green": ["###"],
    "temple-blue": ["###", ".#."],
    "temple-red": ["##", "##", "#."],
}


class Cost(NamedTuple):
    """What a temple or a pyramid tile costs, and what each point of missing Power."""

    size: int
    price: dict[str, int]
    missing: str


COSTS: Final = {
    "temple-green": Cost(3, {"stone": 1, "wood": 1}, "wood"),
    "temple-blue": Cost(4, {"stone": 2}, "wood"),
    "temple-red": Cost(5, {"stone": 1, "gold": 1}, "stone"),
    "pyramid-green": Cost(4, {"gold": 2, "wood": 1}, "gold"),
    "pyramid-blue": Cost(4, {"gold": 2, "wood": 1}, "gold"),
    "pyramid-red": Cost(4, {"gold": 2, "wood": 1}, "gold"),
}

# By the number of players; one plays on the table of two.

SMALL_MARKET: Final = "stone-2 wood-2 stone-3 wood-3 gold-3 stone-4 gold-4"
MARKETS: Final = {
    1: SMALL_MARKET,
    2: SMALL_MARKET,
    3: f"{SMALL_MARKET} stone-2 wood-2",
    4: f"{SMALL_MARKET} stone-2 wood-2 stone-3 wood-3 gold-3",
}
MARKET_OF_A_COLOUR: Final = 2
ROUNDS: Final = {1: 3, 2: 4, 3: 3, 4: 4}
DISCS: Final = {1: 6, 2: 6, 3: 5, 4: 5}
SPACES: Final = {
    1: "a1 a2 b1 b2 c1 c2",
    2: "a1 a2 b1 b2 c1 c2",
    3: "a1 a2 a3 b1 b2 b3 c1 c2 c3",
    4: "a1 a2 a3 b1 b2 b3 c1 c2 c3",
}
HIGHEST_STACK: Final = 4
MOST_DISCS: Final = 3
ACTIONS: Final = {
    "construction": {"a": "building", "b": "temple", "c": "pyramid"},
    "influence": {"a": "production", "b": "offering", "c": "favour"},
}
BONUSES: Final = {
    "bonus-influence": 2,
    "bonus-construction": 2,
    "bonus-points": 1,
    "bonus-resource": 2,
    "bonus-power": 2,
}
BONUS_POINTS: Final = {"bonus-points": 2, "bonus-resource": 1, "bonus-power": 1}
FAVOURS: Final = [0, 2, 2, 3, 3, 4, 4, 5, 5, 6]
PYRAMID_POINTS: Final = 2

# Masks: from the top of the pile, points and the fewest players.

MASKS: Final = {
    "yellow": [(5, 2), (4, 4), (3, 2), (2, 3), (1, 2)],
    "turquoise": [(6, 2), (5, 4), (4, 2), (3, 3), (2, 2)],
    "purple": [(8, 2), (7, 4), (6, 2), (5, 3), (4, 2)],
}


# Worship tiles.


class Worship(NamedTuple):
    """A worship tile: how many there are, what it does, what it asks, what it brings."""

    copies: int
    effect: str
    points: int = 0
    price: dict[str, int] | None = None
    most: int = 0
    owned: str = ""  # kinds or sizes of buildings, each for one of them
    size: int = 0


WORSHIP: Final = {
    "green-wood": Worship(2, "exchange", 3, {"wood": 2}, 12),
    "green-any": Worship(2, "exchange", 2, {"any": 2}, 10),
    "green-product": Worship(2, "product", most=9),
    "green-small": Worship(2, "owned", 12, owned="1 1 1 1 1"),
    "green-influence": Worship(2, "influence", 3),
    "green-four-wood": Worship(1, "owned", 8, owned="wood wood wood wood"),
    "green-two-and-two": Worship(1, "owned", 7, owned="wood wood stone stone"),
    "blue-stone": Worship(2, "exchange", 3, {"stone": 2}, 12),
    "blue-set": Worship(2, "exchange", 4, {"gold": 1, "stone": 1, "wood": 1}, 12),
    "blue-product": Worship(2, "product", most=9),
    "blue-temple": Worship(2, "temple", price={"any": 3}),
    "blue-eight": Worship(2, "exchange", 9, {"any": 8}, 9),
    "blue-size-2": Worship(1, "building", 4, size=2),
    "blue-size-3": Worship(1, "building", 3, size=3),
    "red-gold": Worship(2, "exchange", 1, {"gold": 1}, 10),
    "red-ten": Worship(2, "exchange", 12, {"any": 10}, 12),
    "red-product": Worship(2, "product", most=9),
    "red-pyramid": Worship(2, "pyramid", price={"any": 5}),
    "red-construction": Worship(2, "construction", 3),
    "red-each-size": Worship(1, "owned", 10, owned="1 2 3 4"),
    "red-two-fours": Worship(1, "owned", 10, owned="4 4"),
}

# Player boards: masks by the first letter of their colour, and what each base space brings:
# points, tiles, "1+3" for a point and a building of size 3.

REWARDED: Final = ["nw", "n", "ne", "w", "e", "sw", "s", "se"]


class Board(NamedTuple):
    """A side of a player board."""

    rows: list[str]
    rewards: list[str]


BOARDS: Final = {
    "board-a": Board(
        [
            "....ppp.....",
            ".yy..ppp....",
            "yy..........",
            "...######...",
            "...######.t.",
            ".tt######.tt",
            "tt.######tt.",
            ".t.######...",
            "...######...",
            "..........yy",
            "....ppp..yy.",
            ".....ppp....",
        ],
        [
            *("temple-green", "wood-1 stone-1", "1+3"),
            *("4", "worship"),
            *("wood-2", "stone-2", "temple-blue"),
        ],
    ),
    "board-b1": Board(
        [
            "yyyy....tt..",
            "........tt..",
            ".........t..",
            "...######..p",
            "...######.pp",
            "pp.######.pp",
            "pp.######.p.",
            "pp.######...",
            "...######...",
            "....y.......",
            "...yy..ttttt",
            "...y........",
        ],
        [
            *("1+3", "temple-green", "worship"),
            *("stone-2", "4"),
            *("temple-red", "wood-1 stone-1", "wood-2"),
        ],
    ),
    "board-b2": Board(
        [
            "......pppppp",
            "tt..........",
            "t...........",
            "tt.######...",
            "...######.yy",
            "...######.yy",
            "...######...",
            "y..######...",
            "y..######.t.",
            "yy.......ttt",
            "...ppp....t.",
            "...ppp......",
        ],
        [
            *("wood-2", "worship", "temple-blue"),
            *("temple-red", "wood-1 stone-1"),
            *("4", "1+3", "stone-2"),
        ],
    ),
    "board-b3": Board(
        [
            "..t......yy.",
            ".tt..pp...yy",
            "tt...pppp...",
            "...######...",
            "...######..t",
            ".y.######..t",
            "yy.######.tt",
            ".y.######..t",
            "...######...",
            "...p........",
            "..ppp.......",
            "..pp........",
        ],
        [
            *("wood-1 stone-1", "wood-2", "temple-green"),
            *("4", "temple-blue"),
            *("stone-2", "worship", "1+3"),
        ],
    ),
    "board-b4": Board(
        [
            "............",
            "..yyyy......",
            "...........t",
            "...######..t",
            "...######ttt",
            "p..######...",
            "p..######...",
            "ppp######...",
            "..p######...",
            "......ttttpp",
            ".yy.....t.pp",
            ".yy.......pp",
        ],
        [
            *("temple-blue", "stone-2", "4"),
            *("1+3", "wood-2"),
            *("wood-1 stone-1", "temple-green", "worship"),
        ],
    ),
}

# The Rival of one player.

CARDS: Final = ["a-low", "a-high", "b-low", "b-high", "c-low", "c-high"]
RIVAL_COVERS: Final = 2
RIVAL_FINDS_NOTHING: Final = 2
RIVAL_PYRAMID: Final = 5
