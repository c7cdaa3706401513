"""A step is a rule waiting its turn, packed into one number.

Layout, from the low bits: rule 8, seat 3, a 24, b 24. Nothing in it is secret or negative.
"""

from typing import Final

from mypy_extensions import i64

CHANCE: Final = 6
NOBODY: Final = 7
NO_STEP: Final = 0  # no step: rules are numbered from 1

RULE_BITS: Final = 8
RULE_LIMIT: Final = 256
NUMBER_LIMIT: Final = 16777216

A_SHIFT: Final = 11
B_SHIFT: Final = 35


def step(rule: i64, seat: i64 = NOBODY, a: i64 = 0, b: i64 = 0) -> i64:
    """This rule for this seat, with at most two public numbers."""
    assert 0 < rule < RULE_LIMIT and 0 <= seat <= NOBODY
    assert 0 <= a < NUMBER_LIMIT and 0 <= b < NUMBER_LIMIT
    return rule | (seat << RULE_BITS) | (a << A_SHIFT) | (b << B_SHIFT)


def rule_of(packed: i64) -> i64:
    """The key of the rule that waits."""
    return packed & 255


def seat_of(packed: i64) -> i64:
    """The seat it waits for, or NOBODY."""
    return (packed >> RULE_BITS) & 7


def a_of(packed: i64) -> i64:
    """Its first number."""
    return (packed >> A_SHIFT) & 16777215


def b_of(packed: i64) -> i64:
    """Its second number."""
    return packed >> B_SHIFT
