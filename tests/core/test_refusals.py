"""Reasons and refusals: what they are made of, and how they are shown and compared."""

import pytest

from ziggurat.core.reasons import Reason, Refusal

FULL = Reason("cell-full", "C-05", "fruit", "cell")
WAIT = Reason("wait", "")


@pytest.mark.parametrize("numbers", [("a", "b", "c", "d"), ("a", "a")])
def test_a_reason_has_up_to_three_numbers_of_different_names(numbers: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="up to three numbers of different names: full"):
        Reason("full", "C-05", *numbers)


def test_a_refusal_shows_its_numbers_and_its_clause() -> None:
    assert repr(Refusal(FULL, 2, 7)) == "<Refusal cell-full fruit=2 cell=7 (C-05)>"
    assert repr(Refusal(WAIT)) == "<Refusal wait>"


def test_refusals_are_equal_if_they_say_the_same() -> None:
    assert Refusal(FULL, 2, 7) == Refusal(FULL, 2, 7) != Refusal(FULL, 2, 8)
    assert Refusal(WAIT) != "wait"
    assert len({Refusal(FULL, 2, 7), Refusal(FULL, 2, 7), Refusal(WAIT)}) == 2
