"""Errors: one tree, and texts that can be shown to a user."""

import pytest

from ziggurat.core import errors
from ziggurat.core.errors import (
    BadSeats,
    ChoiceError,
    IllegalChoice,
    RecordError,
    UnknownChoice,
    UnknownGame,
    ZigguratError,
    short_list,
)


def test_every_error_is_drawn_in_the_tree(interpreted: None) -> None:
    """The docstring of the module shows each class, and nothing else."""
    classes = [
        name
        for name, thing in vars(errors).items()
        if isinstance(thing, type) and issubclass(thing, ZigguratError)
    ]
    lines = (errors.__doc__ or "").splitlines()[2:]
    drawn = [line.strip(" ├─└│").split()[0] for line in lines if line.strip()]
    assert sorted(drawn) == sorted(classes)


@pytest.mark.parametrize("kind", [UnknownChoice, IllegalChoice])
def test_choice_errors_carry_what_was_legal(
    kind: type[UnknownChoice] | type[IllegalChoice],
) -> None:
    error = kind("take:moon", ["take:row-1", "take:row-2"])
    assert isinstance(error, ChoiceError)
    assert error.text == "take:moon" and error.legal == ["take:row-1", "take:row-2"]
    assert "'take:moon'" in str(error) and "take:row-1, take:row-2" in str(error)


def test_messages_say_what_was_expected() -> None:
    assert str(UnknownGame("go", ["amytis"])) == "there is no game 'go'; the games are amytis"
    assert str(BadSeats("amytis", 3, 2, 2)) == "amytis needs 2 players, not 3"
    assert str(BadSeats("uxmal", 5, 2, 4)) == "uxmal needs 2 to 4 players, not 5"
    assert str(RecordError(7, "no such seat")) == "line 7: no such seat"


def test_long_lists_stay_readable() -> None:
    assert short_list([]) == "nothing"
    assert short_list(["a", "b"]) == "a, b"
    assert short_list([str(n) for n in range(20)], most=3) == "0, 1, 2 and 17 more"
