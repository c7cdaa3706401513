"""How a piece is turned and flipped when not every look is open."""

import pytest

from laws.worlds import keys, load
from ziggurat.core.choices import look
from ziggurat.views.orientation import (
    LOOKS,
    can_flip,
    can_turn,
    flipped,
    held,
    open_looks,
    turned,
)

FIVE = ["r0", "r1", "r2", "r3", "f1"]
S_SHAPE = ["r0", "r1", "f0", "f1"]  # half a turn looks the same


@pytest.mark.parametrize("key", keys())
def test_every_look_of_every_game_has_its_name(key: str) -> None:
    catalogue = load(key).catalogue
    looks = {look(catalogue.text(choice)) for choice in range(len(catalogue))} - {""}
    assert looks <= set(LOOKS)


def test_looks_are_listed_once_and_in_order() -> None:
    assert open_looks(["lay:a@f1", "lay:b@r2", "lay:a@r2", "lay:c@r0", "pass"]) == [
        "r0",
        "r2",
        "f1",
    ]


def test_turning_stays_on_its_side() -> None:
    assert [turned(list(LOOKS), one) for one in ("r0", "r3", "f0", "f3")] == [
        "r1",
        "r0",
        "f1",
        "f0",
    ]
    assert [turned(S_SHAPE, one) for one in S_SHAPE] == ["r1", "r0", "f1", "f0"]
    assert turned(["r0", "r2", "f0", "f1"], "r0") == "r2"
    assert turned(FIVE, "f1") == "f1"


def test_flipping_keeps_the_turn_where_it_can() -> None:
    assert [flipped(FIVE, one) for one in FIVE] == ["f1", "f1", "f1", "f1", "r1"]
    assert [flipped(S_SHAPE, one) for one in S_SHAPE] == ["f0", "f1", "r0", "r1"]
    assert flipped(["r0", "r2", "f1"], "f1") == "r0"
    assert flipped(["r0", "r1"], "r1") == "r1"


def test_buttons_are_there_where_they_lead_somewhere() -> None:
    assert can_flip(S_SHAPE) and not can_flip(["r0", "r1", "r2", "r3"]) and not can_flip([])
    assert can_turn(FIVE, "r0") and not can_turn(FIVE, "f1") and not can_turn([], "r0")
    assert can_turn(FIVE, "")


def test_a_look_that_is_not_open_gives_way_to_the_first() -> None:
    assert held(FIVE, "f1") == "f1" and held(FIVE, "f2") == "r0" and held([], "r0") == ""
    assert turned(FIVE, "f2") == "r1"
    assert turned([], "r1") == flipped([], "r1") == ""
