"""Packed steps."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from ziggurat.core.steps import NOBODY, NUMBER_LIMIT, RULE_LIMIT, a_of, b_of, rule_of, seat_of, step

numbers = some.integers(0, NUMBER_LIMIT - 1)


@given(some.integers(1, RULE_LIMIT - 1), some.integers(0, NOBODY), numbers, numbers)
def test_all_parts_read_back(rule: int, seat: int, a: int, b: int) -> None:
    packed = step(rule, seat, a, b)
    assert (rule_of(packed), seat_of(packed), a_of(packed), b_of(packed)) == (rule, seat, a, b)
    assert 0 < packed < 2**62


def test_a_step_without_a_seat_is_for_nobody() -> None:
    assert seat_of(step(3)) == NOBODY and a_of(step(3)) == b_of(step(3)) == 0


@pytest.mark.parametrize(
    "parts",
    [
        (0,),
        (RULE_LIMIT,),
        (1, NOBODY + 1),
        (1, -1),
        (1, 0, NUMBER_LIMIT),
        (1, 0, -1),
        (1, 0, 0, NUMBER_LIMIT),
    ],
)
def test_what_does_not_fit_is_refused_when_interpreted(
    parts: tuple[int, ...], interpreted: None
) -> None:
    with pytest.raises(AssertionError):
        step(*parts)
