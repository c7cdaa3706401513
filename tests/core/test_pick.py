"""Seeded picks: the same numbers on every machine."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from ziggurat.core.choices import Choices
from ziggurat.core.rng import MASK, Rng, mix, seeded

KNOWN = {
    0: [1517046713075839355, 3348600501619484148, 602207967815479735],
    7: [1754572575645405791, 2375817921186749326, 4007154043360652995],
    -1: [131769411647696305, 139433778942804710, 965050680414034820],
    2**200 + 1: [4555938938464652802, 473363983172972530, 2104806809368738415],
}


@pytest.mark.parametrize(("seed", "numbers"), KNOWN.items())
def test_the_first_numbers_never_change(seed: int, numbers: list[int]) -> None:
    """Written down once: a record of a seed must be the same game for ever."""
    pick = Rng(seed)
    assert [int(pick.next()) for _ in range(3)] == numbers


@given(some.integers(), some.integers(0, 1000))
def test_the_nth_number_depends_on_seed_and_n_alone(seed: int, n: int) -> None:
    one_by_one = Rng(seed)
    for _ in range(n % 20):
        one_by_one.next()
    assert one_by_one.next() == Rng(seed, n % 20).next()


@given(some.integers(0, MASK))
def test_numbers_stay_below_62_bits(number: int) -> None:
    assert 0 <= mix(number) <= MASK


@given(some.integers(), some.integers(1, 2**30))
def test_below_is_below(seed: int, bound: int) -> None:
    assert 0 <= Rng(seed).below(bound) < bound


def test_neighbouring_seeds_are_strangers() -> None:
    """Small seeds of both signs, and large ones, are all different."""
    seeds = [*range(-500, 500), *(2**62 + n for n in range(100)), *(-(2**90) - n for n in range(9))]
    assert len({int(seeded(seed)) for seed in seeds}) == len(seeds)
    assert len({int(Rng(seed).next()) for seed in seeds}) == len(seeds)


def test_all_numbers_below_a_bound_come_alike() -> None:
    """Chi squared with 9 degrees of freedom: above 27.9 once in a thousand."""
    pick = Rng(2024)
    counts = [0] * 10
    for _ in range(10_000):
        counts[pick.below(10)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 27.9


def test_first_numbers_of_successive_seeds_come_alike() -> None:
    """What a table does: the n-th outcome is the first number of a fresh pick."""
    counts = [0] * 10
    for seed in range(10_000):
        counts[Rng(seed).below(10)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 27.9


def test_weights_are_kept() -> None:
    out = Choices()
    for choice, weight in [(5, 1), (8, 2), (9, 7)]:
        out.add(choice, weight)
    pick = Rng(3)
    drawn = [int(pick.weighted(out)) for _ in range(10_000)]
    for choice, weight in out.weighted():
        assert drawn.count(choice) == pytest.approx(1000 * weight, abs=150)


def test_a_plain_choice_ignores_weights() -> None:
    out = Choices()
    out.add(5, 1)
    out.add(8, 99)
    pick = Rng(3)
    drawn = [int(pick.choice(out)) for _ in range(10_000)]
    assert drawn.count(5) == pytest.approx(5000, abs=200)


def test_fractions_fill_the_unit() -> None:
    pick = Rng(11)
    drawn = [pick.fraction() for _ in range(10_000)]
    assert all(0 <= number < 1 for number in drawn)
    assert sum(drawn) / len(drawn) == pytest.approx(0.5, abs=0.02)
