"""What is in the box, made from the files in data/."""

from itertools import product
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.core.bits import members
from ziggurat.core.data import read_components

PACKAGE: Final = "ziggurat.games.amytis"
SIDES: Final = ("a", "b")

_TILES: Final = read_components(
    PACKAGE, "tiles.toml", {"building": {"id": str}, "colour": {"id": str, "shape": str}}
)
_NUMBERS: Final = {
    row["id"]: int(row["value"])
    for row in read_components(PACKAGE, "box.toml", {"number": {"id": str, "value": int}})["number"]
}
_EFFECTS: Final = read_components(PACKAGE, "effects.toml", {"effect": {"id": str, "points": list}})[
    "effect"
]
FAVOURS: Final = read_components(
    PACKAGE, "favours.toml", {"favour": {"id": str, "spaces": int, "points": list}}
)["favour"]
PROJECTS: Final = read_components(
    PACKAGE, "projects.toml", {"project": {"id": str, "pattern": list, "points": int}}
)["project"]

# Tiles: a building in a colour.
BUILDING_IDS: Final[list[str]] = [row["id"] for row in _TILES["building"]]
COLOUR_IDS: Final[list[str]] = [row["id"] for row in _TILES["colour"]]
SHAPES: Final[list[str]] = [row["shape"] for row in _TILES["colour"]]
TILE_IDS: Final = [f"{b}-{c}" for b, c in product(BUILDING_IDS, COLOUR_IDS)]
BUILDINGS: Final[i64] = 6
COLOURS: Final[i64] = 4
GARDEN: Final = 0
MARKET: Final = 1
WALL: Final = 2
PALACE: Final = 3
RESIDENCE: Final = 4
THEATRE: Final = 5
NO_TILE: Final = -1

# Boards: nine places each, numbered row by row.
PLACES: Final[i64] = 9
PILE_IDS: Final = [f"pile-{n}" for n in range(PLACES)]
SITE_IDS: Final = [f"site-{n}" for n in range(PLACES)]
ALL_PLACES: Final = 0b111111111
OUTER: Final = 0b111101111
CORNERS: Final = 0b101000101
LINES: Final = (
    (0, 1, 2),
    (3, 4, 5),
    (6, 7, 8),
    (0, 3, 6),
    (1, 4, 7),
    (2, 5, 8),
    (0, 4, 8),
    (2, 4, 6),
)
ROWS_AND_COLUMNS: Final = 6  # the first lines; the last two are the diagonals

# Numbers of the set-up.
COPIES: Final[int] = _NUMBERS["copies-of-a-tile"]
PILE_HEIGHT: Final[int] = _NUMBERS["tiles-in-a-pile"]
DISPLAY: Final[int] = _NUMBERS["projects-on-display"]
FIRST_PROJECTS: Final[int] = _NUMBERS["projects-of-the-first-player"]
OTHER_PROJECTS: Final[int] = _NUMBERS["projects-of-the-other-player"]
ARCHITECTS: Final[int] = _NUMBERS["architects"]
PAWNS: Final[int] = _NUMBERS["favour-pawns"]
ENDING_PILES: Final[int] = _NUMBERS["empty-piles-that-end-the-game"]
LAP: Final[int] = _NUMBERS["score-track-lap"]

# Favours: seven columns of one space, then the bottom row.
FAVOUR_IDS: Final[list[str]] = [row["id"] for row in FAVOURS]
FAVOUR_POINTS: Final[list[list[int]]] = [row["points"] for row in FAVOURS]
COLUMNS: Final[i64] = 7
STAIRS: Final = 4
CORNER_STACKS: Final = 5
VALIDATED_PROJECTS: Final = 6
BOTTOM_ROW: Final = 7
BOTTOM_SPACES: Final[int] = FAVOURS[BOTTOM_ROW]["spaces"]

PROJECT_IDS: Final[list[str]] = [row["id"] for row in PROJECTS]
PROJECT_POINTS: Final = vec[i64]([row["points"] for row in PROJECTS])
CARDS: Final[i64] = 20


def effect_points(name: str) -> vec[i64]:
    """What a building pays on one side of its card."""
    for row in _EFFECTS:
        if row["id"] == name:
            return vec[i64](row["points"])
    raise KeyError(name)


def _line_table() -> list[int]:
    """For each set of the nine places, whether three of them are in line."""
    masks = [sum(2**place for place in line) for line in LINES]
    return [int(any(mask & line == line for line in masks)) for mask in range(512)]


LINED: Final = vec[i64](_line_table())
SIZE_OF: Final = vec[i64]([mask.bit_count() for mask in range(512)])
ROWS: Final = vec[i64]([place for line in LINES[:ROWS_AND_COLUMNS] for place in line])


# Projects: every way to find a card's pattern in a city, as bits colour * 9 + site.


def placements(pattern: list[str]) -> list[int]:
    """All places and rotations of a pattern, never its mirror image."""
    found = set()
    for _ in range(4):
        height, width = len(pattern), len(pattern[0])
        for top, left in product(range(4 - height), range(4 - width)):
            found.add(_bits(pattern, top, left))
        pattern = ["".join(column) for column in zip(*pattern[::-1], strict=True)]
    return sorted(found)


def _bits(pattern: list[str], top: int, left: int) -> int:
    """The pattern with its corner there, as one number."""
    letters = {name[0].upper(): colour for colour, name in enumerate(COLOUR_IDS)}
    bits = 0
    for row, line in enumerate(pattern):
        for column, letter in enumerate(line):
            if letter != ".":
                site = (top + row) * 3 + left + column
                bits |= 2 ** (letters[letter] * PLACES + site)
    return bits


PLACEMENTS: Final = [placements(row["pattern"]) for row in PROJECTS]
PATTERNS: Final = vec[i64]([bits for ways in PLACEMENTS for bits in ways])
FIRST_PATTERN: Final = vec[i64](
    [sum(len(ways) for ways in PLACEMENTS[:card]) for card in range(CARDS + 1)]
)


def card_ids(mask: int) -> list[str]:
    """The ids of a set of project cards."""
    return [PROJECT_IDS[card] for card in members(mask)]


def provenance() -> dict[str, Any]:
    """Every row of every file, for the gallery and the spec card."""
    return {"favour": FAVOURS, "project": PROJECTS, "effect": _EFFECTS, **_TILES}
