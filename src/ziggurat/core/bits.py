"""Sets of at most 62 things as the bits of one number."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SIZE: Final = 62  # a sign bit, and one spare so that sums stay positive

# A table, because a literal shifted left by an i64 is miscompiled; `make check` forbids it.
BIT: Final = vec[i64]([2**n for n in range(SIZE)])


# The powers of two up to 2 ** 61 all leave different remainders when divided by 67.
PRIME: Final = 67


def _by_remainder() -> list[int]:
    """For each remainder, which power of two leaves it."""
    table = [0] * PRIME
    for n in range(SIZE):
        table[2**n % PRIME] = n
    return table


_FIRST: Final = vec[i64](_by_remainder())


def count(mask: i64) -> i64:
    """How many things are in the set: its bits are added in pairs, fours, eights and so on."""
    mask = (mask & 0x1555555555555555) + ((mask >> 1) & 0x1555555555555555)
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask & 0x0F0F0F0F0F0F0F0F) + ((mask >> 4) & 0x0F0F0F0F0F0F0F0F)
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127


def first(mask: i64) -> i64:
    """The lowest thing in a set that is not empty, without looking at those that are not in it."""
    return _FIRST[(mask & -mask) % PRIME]


def up_to(size: i64) -> i64:
    """The set of all things below a number."""
    return BIT[size] - 1


def members(mask: int) -> list[int]:
    """The things in the set, ascending."""
    return [n for n in range(SIZE) if mask >> n & 1]
