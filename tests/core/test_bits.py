"""Sets of at most 62 things."""

from hypothesis import given
from hypothesis import strategies as some

from ziggurat.core.bits import BIT, SIZE, count, first, members, up_to

subsets = some.sets(some.integers(0, SIZE - 1))


@given(subsets)
def test_a_set_reads_back(things: set[int]) -> None:
    mask = sum(BIT[thing] for thing in things)
    assert members(mask) == sorted(things)
    assert count(mask) == len(things)


@given(some.sets(some.integers(0, SIZE - 1), min_size=1))
def test_the_first_of_a_set(things: set[int]) -> None:
    assert first(sum(BIT[thing] for thing in things)) == min(things)


def test_all_numbers_up_to_a_size() -> None:
    assert [members(int(up_to(size))) for size in (0, 1, 4)] == [[], [0], [0, 1, 2, 3]]


def test_the_full_set_is_positive() -> None:
    everything = sum(BIT[n] for n in range(SIZE))
    assert everything == 2**SIZE - 1 and count(everything) == SIZE
