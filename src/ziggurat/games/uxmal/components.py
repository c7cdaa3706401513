"""What is in the box, made from the files in data/."""

from itertools import permutations, product
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.core.data import read_components

PACKAGE: Final = "ziggurat.games.uxmal"

_IDOLS: Final = read_components(
    PACKAGE, "idols.toml", {"idol": {"id": str, "letter": str}, "card": {"id": str}}
)
_TILES: Final = read_components(PACKAGE, "tiles.toml", {"tile": {"id": str, "quarters": str}})
_BASE: Final = read_components(PACKAGE, "base.toml", {"row": {"id": str, "quarters": str}})
_POINTS: Final = read_components(
    PACKAGE,
    "points.toml",
    {"level": {"id": str, "points": list}, "space": {"id": str, "card": int}},
)
_BOX: Final = read_components(
    PACKAGE,
    "box.toml",
    {
        "piece": {"id": str},
        "level": {"id": str, "side": int, "shift": int},
        "number": {"id": str, "value": int},
        "phase": {"id": str, "priests": int},
    },
)
_NUMBERS: Final = {row["id"]: int(row["value"]) for row in _BOX["number"]}

# Idols, and what a quarter can show.
IDOL_IDS: Final[list[str]] = [row["id"] for row in _IDOLS["idol"]]
LETTERS: Final = "".join(row["letter"] for row in _IDOLS["idol"]) + "_"
CARD_IDS: Final[list[str]] = [row["id"] for row in _IDOLS["card"]]
SPACE_IDS: Final[list[str]] = [row["id"] for row in _POINTS["space"]]
CARDS_OF: Final[list[int]] = [row["copies"] for row in _IDOLS["card"]]
IDOLS: Final[i64] = 5
BLANK: Final = 5
NO_IDOL: Final = -1

# Priests.
PRIESTS: Final[int] = _NUMBERS["priests-of-a-colour"] - _NUMBERS["priests-that-keep-the-score"]
PRIESTS_LEFT: Final = vec[i64]([row["priests"] for row in _BOX["phase"]])
NO_PRIEST: Final = -1

# Cards and points.
ADJACENT: Final[int] = _NUMBERS["cards-of-an-adjacency"]
SUPERPOSED: Final[int] = _NUMBERS["cards-of-a-superposition"]
REJECTED: Final[int] = _NUMBERS["idols-rejected"]
RANKS_THAT_SCORE: Final[i64] = 3
PRIEST_POINTS: Final = vec[i64]([n for row in _POINTS["level"] for n in row["points"]])
CARD_POINTS: Final = vec[i64]([row["card"] for row in _POINTS["space"]])

# The grid: 8 x 8 quarters, numbered row by row; x runs east, y runs south.
SIDE: Final[int] = _NUMBERS["quarters-along-the-base"]
QUARTERS: Final[i64] = 64
QUARTER_IDS: Final = [f"q-{x}-{y}" for y, x in product(range(SIDE), repeat=2)]
CORNERS: Final[i64] = 4  # of a tile: north-west, north-east, south-east, south-west
WAYS: Final[i64] = 4  # from a quarter: north, east, south, west
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
EDGE: Final = -1

# Levels: 16, 9 and 4 slots, all 29 numbered level by level, row by row.
PHASES: Final[i64] = 3
SLOTS: Final[i64] = 29
_SLOTS: Final = [
    (level, column, row)
    for level, size in enumerate(_BOX["level"])
    for row, column in product(range(size["side"]), repeat=2)
]
SLOT_IDS: Final = [f"l{level + 1}-{column}-{row}" for level, column, row in _SLOTS]
SLOTS_BELOW: Final = vec[i64](
    [sum(1 for slot in _SLOTS if slot[0] < level) for level in range(PHASES + 1)]
)

# Tiles, in four turns; a face is a tile in one of its turns: 4 * tile + turn.
TILES: Final[i64] = 29
TURNS: Final[i64] = 4
ALL_TURNS: Final = 0b1111
TILE_IDS: Final[list[str]] = [row["id"] for row in _TILES["tile"]]
LOOKS: Final = [f"r{turn}" for turn in range(TURNS)]
NO_TILE: Final = -1


def quarter(x: int, y: int) -> int:
    """The number of a quarter, or EDGE outside the base."""
    return y * SIDE + x if 0 <= x < SIDE and 0 <= y < SIDE else EDGE


def corners(slot: int) -> list[int]:
    """The four quarters of a slot, clockwise from the north-west."""
    level, column, row = _SLOTS[slot]
    x, y = 2 * column + _BOX["level"][level]["shift"], 2 * row + _BOX["level"][level]["shift"]
    return [quarter(x, y), quarter(x + 1, y), quarter(x + 1, y + 1), quarter(x, y + 1)]


def neighbours(place: int) -> list[int]:
    """The quarters that share a side with one, EDGE where the base ends."""
    return [quarter(place % SIDE + dx, place // SIDE + dy) for dx, dy in STEPS]


def outside(slot: int) -> list[int]:
    """For each corner of a slot its two neighbours that belong to another tile, or EDGE."""
    own = corners(slot)
    return [near for place in own for near in neighbours(place) if near not in own]


def turned(quarters: str, turn: int) -> list[int]:
    """What a tile shows, from the north-west on, after some quarter turns, all clockwise."""
    return [LETTERS.index(quarters[(corner - turn) % CORNERS]) for corner in range(CORNERS)]


def faces(tiles: list[str]) -> vec[i64]:
    """What every tile shows in every turn: four corners a face."""
    return vec[i64]([n for tile in tiles for turn in range(TURNS) for n in turned(tile, turn)])


SLOT_CORNERS: Final = vec[i64]([place for slot in range(SLOTS) for place in corners(slot)])
OUTSIDE: Final = vec[i64]([near for slot in range(SLOTS) for near in outside(slot)])
NEIGHBOURS: Final = vec[i64]([near for place in range(QUARTERS) for near in neighbours(place)])
FACES: Final = faces([row["quarters"] for row in _TILES["tile"]])

# The base: printed, or drawn from every square there could be.
BASE: Final = vec[i64](
    [LETTERS.index(letter) for row in _BASE["row"] for letter in row["quarters"]]
)
BASE_SPACES: Final[i64] = 16
_PRINTS: Final = list(permutations(range(IDOLS), 3))
PRINT_IDS: Final = ["-".join(IDOL_IDS[idol] for idol in kinds) for kinds in _PRINTS]
PRINT_FACES: Final = faces(["_" + "".join(LETTERS[idol] for idol in kinds) for kinds in _PRINTS])


def provenance() -> dict[str, Any]:
    """Every row of every file, for the gallery and the spec card."""
    return {
        "idol": _IDOLS["idol"],
        "card": _IDOLS["card"],
        "tile": _TILES["tile"],
        "base": _BASE["row"],
        "points": _POINTS["level"],
        "space": _POINTS["space"],
        "piece": _BOX["piece"],
    }
