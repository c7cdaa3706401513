"""Sets of at most 62 things as the bits of one number."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SIZE: Final = 62  # a sign bit, and one spare so that sums stay positive

# A table, because a literal shifted left by an i64 is miscompiled; `make check` forbids it.
BIT: Final = vec[i64]([2**n for n in range(SIZE)])


def count(mask: i64) -> i64:
    """How many things are in the set."""
    found: i64 = 0
    while mask != 0:
        mask &= mask - 1
        found += 1
    return found


def members(mask: int) -> list[int]:
    """The things in the set, ascending."""
    return [n for n in range(SIZE) if mask >> n & 1]
