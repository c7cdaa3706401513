"""The first of a set, without looking at those that are not in it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.core.bits import BIT, SIZE

# The powers of two up to 2 ** 61 all leave different remainders when divided by 67.
PRIME: Final = 67


def _by_remainder() -> list[int]:
    """For each remainder, which power of two leaves it."""
    table = [0] * PRIME
    for n in range(SIZE):
        table[2**n % PRIME] = n
    return table


_FIRST: Final = vec[i64](_by_remainder())


def first(members: i64) -> i64:
    """The lowest member of a set that is not empty."""
    return _FIRST[(members & -members) % PRIME]


def up_to(size: i64) -> i64:
    """The set of all numbers below a size."""
    return BIT[size] - 1
