"""What is printed on the player boards: groups of masks, and rewards under the pyramid."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.games.teotihuacan.components import (
    BOARD_REWARDS,
    BOARD_ROWS,
    MASK_LETTERS,
    REWARD_BUILDS,
    REWARD_IDS,
    TILE_IDS,
)
from ziggurat.games.teotihuacan.geometry import CITY, Square, around, words

Group = tuple[int, list[Square]]  # colour of the masks, squares


def groups(rows: list[str]) -> list[Group]:
    """The groups of a board: equal symbols side by side, by their first squares."""
    left = [square for square in CITY if rows[square[0]][square[1]] in MASK_LETTERS]
    found: list[Group] = []
    while left:
        group = [left.pop(0)]
        letter = rows[group[0][0]][group[0][1]]
        for square in group:
            for near in around([square]):
                if near in left and rows[near[0]][near[1]] == letter:
                    left.remove(near)
                    group.append(near)
        found.append((MASK_LETTERS.index(letter), sorted(group)))
    return found


_GROUPS: Final = [group for rows in BOARD_ROWS for group in groups(rows)]
GROUPS: Final[i64] = 6  # of a board
GROUP_COLOUR: Final = vec[i64]([colour for colour, _ in _GROUPS])
GROUP: Final = vec[i64]([words(squares)[0] for _, squares in _GROUPS])
GROUP_LOW: Final = vec[i64]([words(squares)[1] for _, squares in _GROUPS])
SYMBOLS: Final = vec[i64]([sum(GROUP[6 * n : 6 * n + 6]) for n in range(len(BOARD_ROWS))])
SYMBOLS_LOW: Final = vec[i64]([sum(GROUP_LOW[6 * n : 6 * n + 6]) for n in range(len(BOARD_ROWS))])

# Rewards: what is printed on each of nine spaces of a board.
REWARD_AT: Final = vec[i64]([REWARD_IDS.index(name) for row in BOARD_REWARDS for name in row])

# What a reward brings beside points, and which one: a set of buildings, a temple, a size.
NO_GIFT: Final = 0
GIVES_WORSHIP: Final = 1
GIVES_TEMPLE: Final = 2
GIVES_BUILDINGS: Final = 3
GIVES_SIZE: Final = 4


def gift(build: list[str]) -> tuple[int, int]:
    """The kind of a reward, and its number."""
    if not build:
        return NO_GIFT, 0
    if build == ["worship"]:
        return GIVES_WORSHIP, 0
    if build[0].startswith("size-"):
        return GIVES_SIZE, int(build[0].removeprefix("size-"))
    if build[0].startswith("temple-"):
        return GIVES_TEMPLE, TILE_IDS.index(build[0])
    return GIVES_BUILDINGS, sum(2 ** TILE_IDS.index(tile) for tile in build)


GIFT: Final = vec[i64]([gift(build)[0] for build in REWARD_BUILDS])
GIFT_NUMBER: Final = vec[i64]([gift(build)[1] for build in REWARD_BUILDS])
