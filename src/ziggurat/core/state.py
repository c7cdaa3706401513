"""State: the table, and the agenda of what is still to happen."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ziggurat.core.events import EVERYBODY, Event, EventType
from ziggurat.core.steps import NO_STEP

NOTHING_TO_DO: Final = vec[i64]()
OF_THE_CORE: Final = ("seats", "agenda", "depth", "events")


def numbers(size: int, value: int = 0) -> vec[i64]:
    """A row of equal numbers."""
    return vec[i64]([value] * size)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The state of a game: what is on the table, and the steps still to come.

    A game declares its fields in the body of its class: numbers, rows, bags and piles.

    Args:
        seats: The number of players.
        agenda: The steps that wait, as a stack.
        depth: How many steps wait.

    Attributes:
        seats: The number of players.
        events: Where `play` writes events, or None.

    Example:
        >>> from ziggurat import Table
        >>> state = Table("amytis", seed=7).state
        >>> state.seats, state.copy().flat() == state.flat()
        (2, True)
    """

    def __init__(self, seats: i64, agenda: vec[i64] = NOTHING_TO_DO, depth: i64 = 0) -> None:
        self.seats: i64 = seats
        self.agenda: vec[i64] = agenda
        self.depth: i64 = depth
        self.events: list[Event] | None = None

    def copy(self) -> "State":
        """An independent copy, which does not record events.

        Returns:
            The copy.

        Example:
            >>> from ziggurat import Table
            >>> state = Table("amytis", seed=7).state
            >>> state.copy().flat() == state.flat()
            True
        """
        raise NotImplementedError

    def flat(self) -> list[int]:
        """The state as integers: equal lists mean equal states.

        Returns:
            The agenda, the single numbers, then the rows.

        Example:
            >>> from ziggurat import Table
            >>> Table("amytis", seed=7).state.flat()[0]  # the number of players
            2
        """
        singles = [self.seats, self.depth]
        singles += [self.agenda[at] for at in range(self.depth)]
        rows: list[int] = []
        for name in fields(self):
            field = getattr(self, name)
            if isinstance(field, int):
                singles.append(int(field))  # a bool too
            else:
                rows += field.flat() if hasattr(field, "flat") else list(field)
        return singles + rows

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
            _push(self, sixth)
        if fifth != NO_STEP:
            _push(self, fifth)
        if fourth != NO_STEP:
            _push(self, fourth)
        if third != NO_STEP:
            _push(self, third)
        if second != NO_STEP:
            _push(self, second)
        _push(self, first)

    def push(self, step: i64) -> None:
        """Put one step on top."""
        _push(self, step)

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
        """The next seat clockwise.

        Args:
            seat: A seat.

        Returns:
            The seat after it.

        Example:
            >>> from ziggurat import Table
            >>> Table("amytis").state.after(1)
            0
        """
        seat += 1
        return seat if seat < self.seats else 0

    def tell(
        self,
        event_type: EventType,
        seat: i64,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        audience: i64 = EVERYBODY,
    ) -> None:
        """Emit an event, with its numbers in the order declared, if events are recorded."""
        if self.events is not None:
            self.events.append(Event(event_type, seat, a, b, c, audience))

    def listen(self) -> list[Event]:
        """Record events from now on into the returned list."""
        heard: list[Event] = []
        self.events = heard
        return heard


def _push(state: State, step: i64) -> None:
    """Put one step on top: a function, because a method that can be overridden is not inlined."""
    depth = state.depth
    if depth == len(state.agenda):
        state.agenda = append(state.agenda, step)
    else:
        state.agenda[depth] = step
    state.depth = depth + 1


def fields(state: State) -> list[str]:
    """The names of all fields a game has declared, in this order."""
    kind: Any = type(state)  # the first name is what a compiled class has, the second any other
    declared = [*getattr(kind, "__mypyc_attrs__", ()), *kind.__annotations__]
    return [name for name in declared if name not in OF_THE_CORE]
