"""Sets of at most 62 things."""

from hypothesis import given
from hypothesis import strategies as some

from ziggurat.core.bits import BIT, SIZE, count, members

subsets = some.sets(some.integers(0, SIZE - 1))


@given(subsets)
def test_a_set_reads_back(things: set[int]) -> None:
    mask = sum(BIT[thing] for thing in things)
    assert members(mask) == sorted(things)
    assert count(mask) == len(things)


def test_the_full_set_is_positive() -> None:
    everything = sum(BIT[n] for n in range(SIZE))
    assert everything == 2**SIZE - 1 and count(everything) == SIZE
