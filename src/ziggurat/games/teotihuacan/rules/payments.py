"""Which cubes are best spent before new tiles are laid. (Key concepts: spending; R-18, R-50)"""

from typing import TypeAlias

from mypy_extensions import i64

from ziggurat.core.bits import BIT, count, first
from ziggurat.games.teotihuacan.accounts import due
from ziggurat.games.teotihuacan.components import (
    GOLD,
    GOLD_FOR_ANOTHER,
    KINDS,
    NOTHING,
    STONE,
    WOOD,
)
from ziggurat.games.teotihuacan.geometry import COVERS, COVERS_LOW, NEAR, NEAR_LOW
from ziggurat.games.teotihuacan.rules.building import cover
from ziggurat.games.teotihuacan.rules.cubes import ALL
from ziggurat.games.teotihuacan.state import Teotihuacan

Squares: TypeAlias = tuple[i64, i64]  # upper half, lower half


def payments(
    state: Teotihuacan, seat: i64, account: i64, row: i64 = NOTHING, other: i64 = NOTHING
) -> list[Teotihuacan]:
    """The tables after payments that leave most, the cubes under new tiles gone.

    Cubes under a new tile are lost anyway and go first, then those beside a new building, which
    fills their squares again; so only how many lie beside which building makes a difference.
    """
    found: list[Teotihuacan] = []
    for wood in range(due(account, WOOD) + 1):
        for stone in range(due(account, STONE) + 1):
            replaced = due(account, WOOD) - wood + due(account, STONE) - stone
            gold = due(account, GOLD) + GOLD_FOR_ANOTHER * replaced
            tables = [state.copy()]
            tables = spent(tables, seat, WOOD, wood, row, other)
            tables = spent(tables, seat, STONE, stone, row, other)
            found += spent(tables, seat, GOLD, gold, row, other)
    for after in found:
        if row != NOTHING:
            cover(after, seat, row)
        if other != NOTHING:
            cover(after, seat, other)
    return found


def spent(
    tables: list[Teotihuacan], seat: i64, kind: i64, number: i64, row: i64, other: i64
) -> list[Teotihuacan]:
    """All tables that may be left after so many cubes of a kind are spent, none if they lack."""
    if number == 0:
        return tables
    under = joined(covers(row), covers(other))
    one = without(without(near(row), near(other)), under)
    two = without(without(near(other), near(row)), under)
    both = without(without(near(row), without(near(row), near(other))), under)
    found: list[Teotihuacan] = []
    for table in tables:
        if table.cubes_of(seat, kind) < number:
            continue
        before = table.copy()
        rest = take_cubes(before, seat, kind, number, under)
        most = among(before, seat, kind, joined(one, joined(two, both)))
        if most > rest:
            most = rest
        for first_part in range(most + 1):
            for second_part in range(most - first_part + 1):
                after = before.copy()
                lacking = take_cubes(after, seat, kind, first_part, one)
                lacking += take_cubes(after, seat, kind, second_part, two)
                lacking += take_cubes(after, seat, kind, most - first_part - second_part, both)
                if lacking == 0:
                    take_cubes(after, seat, kind, rest - most, (ALL, ALL))
                    found.append(after)
    return found


def take_cubes(state: Teotihuacan, seat: i64, kind: i64, number: i64, squares: Squares) -> i64:
    """Take cubes of a kind off some squares; how many of that number there were not."""
    for half in range(2):
        at = 2 * (KINDS * seat + kind) + half
        while number > 0 and state.cubes[at] & squares[half] != 0:
            state.cubes[at] &= ~BIT[first(state.cubes[at] & squares[half])]
            number -= 1
    return number


def among(state: Teotihuacan, seat: i64, kind: i64, squares: Squares) -> i64:
    """How many cubes of a kind lie on some squares."""
    at = 2 * (KINDS * seat + kind)
    return count(state.cubes[at] & squares[0]) + count(state.cubes[at + 1] & squares[1])


def covers(row: i64) -> Squares:
    """The squares under a tile."""
    return (0, 0) if row == NOTHING else (COVERS[row], COVERS_LOW[row])


def near(row: i64) -> Squares:
    """The squares beside a tile."""
    return (0, 0) if row == NOTHING else (NEAR[row], NEAR_LOW[row])


def joined(some: Squares, others: Squares) -> Squares:
    """The squares of both sets."""
    return some[0] | others[0], some[1] | others[1]


def without(some: Squares, others: Squares) -> Squares:
    """The squares of one set that are not in another."""
    return some[0] & ~others[0], some[1] & ~others[1]
