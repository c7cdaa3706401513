"""Keeping: what is drawn from a few fields of a table is drawn again only when one of them differs.

A drawing that says what it is drawn from is shared by all who see the same there: the next
position, the other viewers, other games. It is told from nothing but what its viewer sees, so
nobody is shown what another one knows.
"""

from collections.abc import Callable, Hashable, Sequence
from threading import Lock
from typing import Any, Final, TypeAlias, TypeVar, TypeVarTuple, cast

from ziggurat.core.state import State
from ziggurat.markup.element import Child, Element, written_in_parts

S = TypeVar("S", bound=State)
Values = TypeVarTuple("Values")
Drawing: TypeAlias = Element | Sequence[Child]

MAX_CACHED_DRAWINGS: Final = 256  # of one kind; then the oldest is forgotten


class FieldMemo:
    """Drawings of one kind, by the fields and values they were drawn from."""

    def __init__(self, draw: Callable[..., Drawing], table: str, seat: str) -> None:
        self.draw = draw
        self.table = table.split()
        self.seat = seat.split()
        self.drawn: dict[Hashable, Element] = {}
        self.lock = Lock()  # as in `Once`

    def __call__(self, seen: State, *values: Hashable) -> Element:
        """What was drawn, or is drawn now; it may be changed."""
        key = (values, *self._fields(seen, values))
        found = self.drawn.get(key)
        if found is None:
            found = written_in_parts(together(self.draw(seen, *values)))
            with self.lock:
                if len(self.drawn) >= MAX_CACHED_DRAWINGS:
                    del self.drawn[next(iter(self.drawn))]
                self.drawn[key] = found
        return found.twin()

    def _fields(self, seen: State, values: Sequence[Any]) -> list[Hashable]:
        """What it is drawn from: of the table, and of the seat that is the first of the values."""
        found = [_hashable(getattr(seen, name)) for name in self.table]
        if self.seat:
            owner, seats = values[0], int(seen.seats)
            for name in self.seat:
                row = getattr(seen, name)
                each = len(row) // seats
                found.append(tuple(row[each * owner : each * (owner + 1)]))
        return found


def memoized_by_fields(
    table: str, seat: str = ""
) -> Callable[[Callable[[S, *Values], Drawing]], Callable[[S, *Values], Element]]:
    """Keep what is drawn from these fields and the values it is told, and from nothing else.

    Of the fields of a `seat`, rows with as many places for each, only the share of the seat
    counts that is told first.
    """

    def keep(draw: Callable[[S, *Values], Drawing]) -> Callable[[S, *Values], Element]:
        return cast(Callable[[S, *Values], Element], FieldMemo(draw, table, seat))

    return keep


def together(drawn: Drawing) -> Element:
    """One element, or some as if they were one."""
    return drawn if isinstance(drawn, Element) else Element("", {}, [*drawn])


def _hashable(field: Any) -> Hashable:
    if isinstance(field, int):
        return int(field)
    return tuple(field.flat() if hasattr(field, "flat") else field)
