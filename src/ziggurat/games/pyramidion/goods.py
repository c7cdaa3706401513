"""Resources in one number, six bits a kind."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.core.bits import BIT

BITS_A_KIND: Final = 6  # the supply has at most 35 of a kind
MAX_OF_A_KIND: Final = 63

ONE: Final = vec[i64]([2 ** (BITS_A_KIND * kind) for kind in range(6)])


def packed(amounts: list[int]) -> int:
    """The counts of all kinds, as one number."""
    return sum(amount * 2 ** (BITS_A_KIND * kind) for kind, amount in enumerate(amounts))


def unpacked(goods: int) -> list[int]:
    """How many there are of each kind."""
    return [goods >> (BITS_A_KIND * kind) & MAX_OF_A_KIND for kind in range(len(ONE))]


def of(goods: i64, kind: i64) -> i64:
    """How many there are of one kind."""
    return (goods >> (BITS_A_KIND * kind)) & MAX_OF_A_KIND


def kinds(goods: i64) -> i64:
    """The set of kinds of which there is any."""
    found: i64 = 0
    kind: i64 = 0
    while goods != 0:
        if goods & MAX_OF_A_KIND != 0:
            found |= BIT[kind]
        goods >>= BITS_A_KIND
        kind += 1
    return found


def amount(goods: i64) -> i64:
    """How many there are in all."""
    found: i64 = 0
    while goods != 0:
        found += goods & MAX_OF_A_KIND
        goods >>= BITS_A_KIND
    return found


def available(wanted: i64, supply: i64) -> i64:
    """As much of what is wanted as the supply has: a shortage is not made good later."""
    found: i64 = 0
    kind: i64 = 0
    while kind < len(ONE):
        least = of(wanted, kind)
        there = of(supply, kind)
        found += ONE[kind] * (least if least < there else there)
        kind += 1
    return found
