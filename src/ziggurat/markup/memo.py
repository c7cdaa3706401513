"""Memoise drawings on named state fields and arguments.

A cached drawing is shared between positions, viewers and games with equal inputs.
Its inputs come only from what its viewer sees,
so the cache leaks no hidden information.
"""

from collections.abc import Callable, Hashable, Sequence
from threading import Lock
from typing import Any, Final, TypeAlias, TypeVar, TypeVarTuple, cast

from ziggurat.core.state import State
from ziggurat.markup.element import Child, Element, serialized_in_parts

S = TypeVar("S", bound=State)
Values = TypeVarTuple("Values")
Drawing: TypeAlias = Element | Sequence[Child]

MAX_CACHED_DRAWINGS: Final = 256  # entries per memo; then the oldest is evicted


class FieldMemo:
    """Memo of one drawing function, by the named fields and its arguments."""

    def __init__(self, draw: Callable[..., Drawing], table: str, seat: str) -> None:
        self.draw = draw
        self.table = table.split()
        self.seat = seat.split()
        self.drawn: dict[Hashable, Element] = {}
        self.lock = Lock()  # guards eviction, as in `Memo`

    def __call__(self, seen: State, *values: Hashable) -> Element:
        """The cached or newly drawn element; the caller may change it."""
        key = (values, *self._fields(seen, values))
        found = self.drawn.get(key)
        if found is None:
            found = serialized_in_parts(together(self.draw(seen, *values)))
            with self.lock:
                if len(self.drawn) >= MAX_CACHED_DRAWINGS:
                    del self.drawn[next(iter(self.drawn))]
                self.drawn[key] = found
        return found.twin()

    def _fields(self, seen: State, values: Sequence[Any]) -> list[Hashable]:
        """The key: the named table fields, and those of the seat that is the first argument."""
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
    """Memoise a drawing on the named state fields and its arguments; it must read nothing else.

    A `seat` field is a row with equally many places for each seat; only the share of the seat
    given as the first argument is part of the key.
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
