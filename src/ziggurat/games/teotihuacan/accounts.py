"""What is still due, packed for a step, and whether cubes can pay it. (Key concepts: spending)

Layout, from the low bits, four each: wood, stone, gold, any cube; and the gold spent so far in
place of other cubes, two for one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.games.teotihuacan.components import (
    ASKS,
    COST,
    GOLD,
    GOLD_FOR_ANOTHER,
    KINDS,
    MORE,
    NOTHING,
    PRICE,
    SIZE,
    STONE,
    TEMPLE,
    WOOD,
)
from ziggurat.games.teotihuacan.state import Teotihuacan

ANY: Final = 3
SURPLUS: Final = 4
ONE: Final = vec[i64]([1, 16, 256, 4096, 65536])


def due(account: i64, entry: i64) -> i64:
    """One entry of an account."""
    return (account >> (4 * entry)) & 15


def price(tile: i64, power: i64) -> i64:
    """The cost of a temple or pyramid tile, with the surcharge for Power it lacks."""
    short = SIZE[tile] - power
    if short < 0:
        short = 0
    account: i64 = 0
    for kind in range(KINDS):
        at = KINDS * (tile - TEMPLE) + kind
        account += (COST[at] + short * MORE[at]) * ONE[kind]
    return account


def worship_price(worship: i64) -> i64:
    """What a worship tile asks for, once."""
    account: i64 = 0
    for entry in range(ASKS):
        account += PRICE[ASKS * worship + entry] * ONE[entry]
    return account


def is_settled(account: i64) -> bool:
    """Whether all is paid: what gold stands in for is no longer due."""
    others = due(account, WOOD) + due(account, STONE)
    return (
        due(account, GOLD) == 0
        and due(account, ANY) == 0
        and GOLD_FOR_ANOTHER * others == due(account, SURPLUS)
    )


def less(account: i64, kind: i64) -> i64:
    """The account after a cube of this kind is spent, NOTHING if it has no use for it."""
    if due(account, ANY) > 0:
        return account - ONE[ANY]
    replaced = (due(account, SURPLUS) + GOLD_FOR_ANOTHER - 1) // GOLD_FOR_ANOTHER
    others = due(account, WOOD) + due(account, STONE)
    if kind != GOLD:
        return account - ONE[kind] if due(account, kind) > 0 and others > replaced else NOTHING
    if due(account, GOLD) > 0:
        return account - ONE[GOLD]
    if due(account, SURPLUS) < GOLD_FOR_ANOTHER * others:
        return account + ONE[SURPLUS]
    return NOTHING


def is_payable(account: i64, wood: i64, stone: i64, gold: i64) -> bool:
    """Whether these cubes pay it, two gold standing in for any other cube."""
    if due(account, ANY) > wood + stone + gold:
        return False
    short: i64 = 0
    if due(account, WOOD) > wood:
        short += due(account, WOOD) - wood
    if due(account, STONE) > stone:
        short += due(account, STONE) - stone
    surplus = due(account, SURPLUS)
    replaced = (surplus + GOLD_FOR_ANOTHER - 1) // GOLD_FOR_ANOTHER
    if short < replaced:
        short = replaced
    return due(account, GOLD) + GOLD_FOR_ANOTHER * short - surplus <= gold


def can_pay(state: Teotihuacan, seat: i64, account: i64) -> bool:
    """Whether the cubes of a city pay it, wherever they lie."""
    wood = state.cubes_of(seat, WOOD)
    stone = state.cubes_of(seat, STONE)
    gold = state.cubes_of(seat, GOLD)
    return is_payable(account, wood, stone, gold)
