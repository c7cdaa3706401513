"""State: the table, and the agenda of what is still to happen."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ziggurat.core.events import EVERYBODY, Event, Told
from ziggurat.core.steps import NO_STEP

ROOM: Final = 8  # most agendas are shallower; deeper ones grow


def numbers(size: int, value: int = 0) -> vec[i64]:
    """A row of equal numbers."""
    return vec[i64]([value] * size)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What is on the table plus the steps still to come, the next one on top."""

    def __init__(self, seats: i64, agenda: vec[i64], depth: i64) -> None:
        self.seats: i64 = seats
        self.agenda: vec[i64] = agenda
        self.depth: i64 = depth
        self.events: list[Event] | None = None

    def copy(self) -> "State":
        """An equal table that shares nothing mutable; it does not tell events."""
        raise NotImplementedError

    def flat(self) -> list[int]:
        """The whole state as flat numbers: two states are equal when these are."""
        return [int(self.seats), int(self.depth), *(int(self.agenda[i]) for i in range(self.depth))]

    def then(
        self,
        first: i64,
        second: i64 = NO_STEP,
        third: i64 = NO_STEP,
        fourth: i64 = NO_STEP,
        fifth: i64 = NO_STEP,
        sixth: i64 = NO_STEP,
    ) -> None:
        """Put steps on the agenda, written in reading order, before all that waits."""
        if sixth != NO_STEP:
            self.push(sixth)
        if fifth != NO_STEP:
            self.push(fifth)
        if fourth != NO_STEP:
            self.push(fourth)
        if third != NO_STEP:
            self.push(third)
        if second != NO_STEP:
            self.push(second)
        self.push(first)

    def push(self, step: i64) -> None:
        """Put one step on top."""
        if self.depth == len(self.agenda):
            self.agenda = append(self.agenda, step)
        else:
            self.agenda[self.depth] = step
        self.depth += 1

    def top(self) -> i64:
        """The next step, or NO_STEP when the game is over."""
        if self.depth == 0:
            return NO_STEP
        return self.agenda[self.depth - 1]

    def pop(self) -> i64:
        """Take the next step off the agenda."""
        self.depth -= 1
        return self.agenda[self.depth]

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        seat += 1
        return seat if seat < self.seats else 0

    def tell(
        self, told: Told, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, audience: i64 = EVERYBODY
    ) -> None:
        """Say what happened, with its numbers in the order declared, if anybody listens."""
        if self.events is not None:
            self.events.append(Event(told, seat, a, b, c, audience))

    def listen(self) -> list[Event]:
        """From now on events are told into the list returned."""
        heard: list[Event] = []
        self.events = heard
        return heard


def fresh_agenda() -> vec[i64]:
    """An empty agenda with some room."""
    return numbers(ROOM)
