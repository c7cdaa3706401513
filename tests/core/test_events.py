"""Events: what happened, and who may know."""

from ziggurat.core.events import EVERYBODY, Event
from ziggurat.core.rules import NOBODY


def test_everybody_includes_a_spectator() -> None:
    event = Event("took", 0, 1, 2, 0, EVERYBODY)
    assert all(event.seen_by(seat) for seat in (0, 1, 2, 3, NOBODY))


def test_a_secret_is_heard_by_its_audience() -> None:
    event = Event("dealt", 1, 5, 0, 0, 0b0010)
    assert [seat for seat in (0, 1, 2, 3, NOBODY) if event.seen_by(seat)] == [1]


def test_events_compare_by_all_they_say() -> None:
    event = Event("took", 0, 1, 2, 3, EVERYBODY)
    assert event == Event("took", 0, 1, 2, 3, EVERYBODY)
    assert hash(event) == hash(Event("took", 0, 1, 2, 3, EVERYBODY))
    assert str(event) == "took 0 1 2 3" and repr(event) == "<Event took 0 1 2 3>"
    others = [
        Event("gave", 0, 1, 2, 3, EVERYBODY),
        Event("took", 1, 1, 2, 3, EVERYBODY),
        Event("took", 0, 9, 2, 3, EVERYBODY),
        Event("took", 0, 1, 9, 3, EVERYBODY),
        Event("took", 0, 1, 2, 9, EVERYBODY),
        Event("took", 0, 1, 2, 3, 1),
    ]
    assert all(event != other for other in others)
    assert event != "took 0 1 2 3"
