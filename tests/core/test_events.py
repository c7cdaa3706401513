"""Events: what happened, and who may know."""

import pytest

from ziggurat.core.events import EVERYBODY, Event, EventType
from ziggurat.core.rules import NOBODY

TOOK = EventType("took", "pile", "tile", "copies")
DEALT = EventType("dealt", "card")
PASSED = EventType("passed")


def test_everybody_includes_a_spectator() -> None:
    event = Event(TOOK, 0, 1, 2, 0, EVERYBODY)
    assert all(event.seen_by(seat) for seat in (0, 1, 2, 3, NOBODY))


def test_a_secret_is_heard_by_its_audience() -> None:
    event = Event(DEALT, 1, 5, 0, 0, 0b0010)
    assert [seat for seat in (0, 1, 2, 3, NOBODY) if event.seen_by(seat)] == [1]


def test_numbers_have_names() -> None:
    event = Event(TOOK, 0, 4, 5, 6, EVERYBODY)
    assert event.kind == "took"
    assert [event["pile"], event["tile"], event["copies"]] == [4, 5, 6]
    assert event.numbers() == {"pile": 4, "tile": 5, "copies": 6}
    assert event.facts() == {"event": "took", "seat": 0, "pile": 4, "tile": 5, "copies": 6}
    assert Event(DEALT, NOBODY, 3, 0, 0, EVERYBODY).facts() == {
        "event": "dealt",
        "seat": None,
        "card": 3,
    }


def test_a_number_that_is_not_told_is_refused_in_words() -> None:
    with pytest.raises(KeyError, match="dealt tells card, not pile"):
        Event(DEALT, 0, 3, 0, 0, EVERYBODY)["pile"]
    with pytest.raises(KeyError, match="passed tells no numbers, not pile"):
        Event(PASSED, 0, 0, 0, 0, EVERYBODY)["pile"]


@pytest.mark.parametrize("numbers", [["pile", "pile"], ["seat"], ["event"], ["a", "b", "c", "d"]])
def test_a_kind_names_up_to_three_different_numbers(numbers: list[str]) -> None:
    with pytest.raises(ValueError, match="up to three numbers of different names: took"):
        EventType("took", *numbers)


def test_events_compare_by_all_they_say() -> None:
    event = Event(TOOK, 0, 1, 2, 3, EVERYBODY)
    assert event == Event(TOOK, 0, 1, 2, 3, EVERYBODY)
    assert hash(event) == hash(Event(TOOK, 0, 1, 2, 3, EVERYBODY))
    others = [
        Event(DEALT, 0, 1, 2, 3, EVERYBODY),
        Event(TOOK, 1, 1, 2, 3, EVERYBODY),
        Event(TOOK, 0, 9, 2, 3, EVERYBODY),
        Event(TOOK, 0, 1, 9, 3, EVERYBODY),
        Event(TOOK, 0, 1, 2, 9, EVERYBODY),
        Event(TOOK, 0, 1, 2, 3, 1),
    ]
    assert all(event != other for other in others)
    assert event != "took seat=0 pile=1 tile=2 copies=3"


def test_events_read_well() -> None:
    assert str(Event(TOOK, 0, 1, 2, 3, EVERYBODY)) == "took seat=0 pile=1 tile=2 copies=3"
    assert str(Event(DEALT, NOBODY, 5, 0, 0, EVERYBODY)) == "dealt card=5"
    assert str(Event(PASSED, 2, 0, 0, 0, EVERYBODY)) == "passed seat=2"
    assert repr(Event(PASSED, 2, 0, 0, 0, EVERYBODY)) == "<Event passed seat=2>"
