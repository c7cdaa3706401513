"""What just happened, for people: log lines, animation, statistics."""

from typing import Final, final

from mypy_extensions import i64

EVERYBODY: Final = 255


@final
class Event:
    """Something that happened, in the past tense, with up to three numbers and who may know."""

    def __init__(self, kind: str, seat: i64, a: i64, b: i64, c: i64, audience: i64) -> None:
        self.kind = kind
        self.seat: i64 = seat
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.audience: i64 = audience

    def seen_by(self, seat: int) -> bool:
        """Whether that seat (or NOBODY, a spectator) may know of it."""
        return (self.audience >> seat) & 1 == 1

    def __str__(self) -> str:
        return f"{self.kind} {self.seat} {self.a} {self.b} {self.c}"

    def __repr__(self) -> str:
        return f"<Event {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[str, int, int, int, int, int]:
        return (
            self.kind,
            int(self.seat),
            int(self.a),
            int(self.b),
            int(self.c),
            int(self.audience),
        )
