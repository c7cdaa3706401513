"""Events, for people: log lines, animation, statistics."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ziggurat.core.steps import NOBODY

EVERYBODY: Final = 255
MOST_NUMBERS: Final = 3


@final
class EventType:
    """One kind of event: its name, in the past tense, and the names of its numbers."""

    def __init__(self, name: str, *numbers: str) -> None:
        if len(numbers) > MOST_NUMBERS or len(set(numbers) | {"event", "seat"}) < len(numbers) + 2:
            raise ValueError(f"an event has up to three numbers of different names: {name}")
        self.name = name
        self.numbers: list[str] = list(numbers)


@final
@mypyc_attr(acyclic=True)  # no reference cycles: the garbage collector can skip it
class Event:
    """Something that happened in the game.

    Attributes:
        seat: The seat it happened to, or NOBODY.
        audience: The seats that may know of it, as a set of bits.

    Example:
        >>> from ziggurat import Table
        >>> event = Table("amytis", seed=7).play("take:pile-3")[0]
        >>> event, event.kind, event["pile"]
        (<Event took seat=0 pile=3 tile=9>, 'took', 3)
    """

    def __init__(
        self, event_type: EventType, seat: i64, a: i64, b: i64, c: i64, audience: i64
    ) -> None:
        self.event_type = event_type
        self.seat: i64 = seat
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.audience: i64 = audience

    @property
    def kind(self) -> str:
        """What happened, in the past tense: `took`."""
        return self.event_type.name

    def __getitem__(self, name: str) -> int:
        """One of its numbers: `event["pile"]`."""
        if name not in self.event_type.numbers:
            numbers = ", ".join(self.event_type.numbers) or "no numbers"
            raise KeyError(f"{self.kind} tells {numbers}, not {name}")
        return (self.a, self.b, self.c)[self.event_type.numbers.index(name)]

    def numbers(self) -> dict[str, int]:
        """The numbers of the event.

        Returns:
            The numbers by name.

        Example:
            >>> from ziggurat import Table
            >>> Table("amytis", seed=7).play("take:pile-3")[0].numbers()
            {'pile': 3, 'tile': 9}
        """
        return {name: self[name] for name in self.event_type.numbers}

    def facts(self) -> dict[str, object]:
        """The event as plain data.

        Returns:
            Its kind (`event`), its seat or None (`seat`), and its numbers.

        Example:
            >>> from ziggurat import Table
            >>> Table("amytis", seed=7).play("take:pile-3")[0].facts()
            {'event': 'took', 'seat': 0, 'pile': 3, 'tile': 9}
        """
        seat = None if self.seat == NOBODY else self.seat
        return {"event": self.kind, "seat": seat, **self.numbers()}

    def seen_by(self, seat: int) -> bool:
        """Whether a seat may know of the event.

        Args:
            seat: The seat, or NOBODY for a spectator.

        Returns:
            True if the seat may see it.

        Example:
            >>> from ziggurat import NOBODY, Table
            >>> Table("amytis", seed=7).play("take:pile-3")[0].seen_by(NOBODY)
            True
        """
        return (self.audience >> seat) & 1 == 1

    def __str__(self) -> str:
        said = {} if self.seat == NOBODY else {"seat": self.seat}
        said.update(self.numbers())
        return " ".join([self.kind, *(f"{name}={number}" for name, number in said.items())])

    def __repr__(self) -> str:
        return f"<Event {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[str, int, int, int, int, int]:
        return (
            self.kind,
            self.seat,
            self.a,
            self.b,
            self.c,
            self.audience,
        )
