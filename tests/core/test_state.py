"""State: the agenda and the telling of events."""

from hypothesis import given
from hypothesis import strategies as some

from ziggurat.core.events import Event, EventType
from ziggurat.core.state import State
from ziggurat.core.steps import NO_STEP

TOOK = EventType("took", "pile")


def empty(seats: int = 2) -> State:
    """A state with nothing to do."""
    return State(seats)


@given(some.lists(some.integers(1, 2**60), min_size=1, max_size=6))
def test_steps_are_written_in_reading_order(steps: list[int]) -> None:
    state = empty()
    state.push(99)
    state.then(*steps)
    assert [int(state.pop()) for _ in range(len(steps) + 1)] == [*steps, 99]


@given(some.lists(some.integers(1, 2**60), max_size=40))
def test_the_agenda_grows(steps: list[int]) -> None:
    state = empty()
    for step in steps:
        state.push(step)
    assert state.flat() == [2, len(steps), *steps]
    assert state.top() == (steps[-1] if steps else NO_STEP)


def test_words_forget_what_was_popped() -> None:
    state = empty()
    state.then(5, 6)
    state.pop()
    assert state.flat() == [2, 1, 6]


def test_seats_go_round() -> None:
    state = empty(3)
    assert [int(state.after(seat)) for seat in range(3)] == [1, 2, 0]


def test_events_are_told_to_listeners_only() -> None:
    state = empty()
    state.tell(TOOK, 0, 1)
    heard = state.listen()
    state.tell(TOOK, 1, 2, audience=2)
    assert heard == [Event(TOOK, 1, 2, 0, 0, 2)]
    state.events = None
    state.tell(TOOK, 0, 3)
    assert len(heard) == 1
