"""Rows: the stored events of a game, one class per kind; encoded and decoded only here."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar, Final, NamedTuple

NO_DRAWS: Final = "-"


class RowKind(StrEnum):
    """The kinds of rows, by their name in the database."""

    CHOOSE = "choose"
    UNDO = "undo"
    END = "end"
    ASK = "ask"
    OFFER = "offer"
    AGREE = "agree"
    DECLINE = "decline"
    BEGIN = "begin"
    LEAVE = "leave"
    LATE = "late"
    BACK = "back"


KINDS: Final = tuple(kind.value for kind in RowKind)


@dataclass(frozen=True, slots=True)
class Row:
    """One stored event of a game."""

    kind: ClassVar[RowKind]
    seat: int
    at: float = field(default=0.0, compare=False, kw_only=True)  # game time


@dataclass(frozen=True, slots=True)
class Choose(Row):
    """A choice."""

    kind = RowKind.CHOOSE
    text: str


@dataclass(frozen=True, slots=True)
class Undo(Row):
    """The last steps of a turn are taken back."""

    kind = RowKind.UNDO
    steps: int


@dataclass(frozen=True, slots=True)
class End(Row):
    """The end of a turn, with the draws after it."""

    kind = RowKind.END
    draws: tuple[str, ...] | None = None  # None: not stored, they follow from the seed


@dataclass(frozen=True, slots=True)
class Ask(Row):
    """A proposal to take back everything since one's last turn began."""

    kind = RowKind.ASK
    left: int | None = None  # length of the record afterwards, if no other player has to agree


@dataclass(frozen=True, slots=True)
class Offer(Row):
    """A proposal to end the game as it stands."""

    kind = RowKind.OFFER


@dataclass(frozen=True, slots=True)
class Agree(Row):
    """Agreement to a proposal."""

    kind = RowKind.AGREE
    left: int | None = None  # length of the record after the take-back that is agreed with it


@dataclass(frozen=True, slots=True)
class Decline(Row):
    """A proposal is declined, or withdrawn by its author."""

    kind = RowKind.DECLINE


@dataclass(frozen=True, slots=True)
class Begin(Row):
    """The clock starts before the first choice."""

    kind = RowKind.BEGIN


@dataclass(frozen=True, slots=True)
class Departure(Row):
    """A player is replaced by a bot."""

    bot: str  # its name


@dataclass(frozen=True, slots=True)
class Leave(Departure):
    """A player leaves the game."""

    kind = RowKind.LEAVE


@dataclass(frozen=True, slots=True)
class Late(Departure):
    """A player is out of time."""

    kind = RowKind.LATE


@dataclass(frozen=True, slots=True)
class Back(Row):
    """A player returns after a departure."""

    kind = RowKind.BACK


@dataclass(frozen=True, slots=True)
class Damaged(Row):
    """A stored row of a known kind whose body cannot be decoded."""

    stored: "StoredRow"


class StoredRow(NamedTuple):
    """The columns of a row."""

    kind: str
    seat: int
    body: str


def encode_row(row: Row) -> StoredRow:
    """The columns of a row."""
    if isinstance(row, Damaged):
        return row.stored
    return StoredRow(row.kind.value, row.seat, _body(row))


def _body(row: Row) -> str:
    match row:
        case Choose(text=text):
            return text
        case Undo(steps=steps):
            return str(steps)
        case End(draws=draws):
            return "" if draws is None else encode_draws(draws)
        case Ask(left=left) | Agree(left=left):
            return "" if left is None else str(left)
        case Departure(bot=bot):
            return bot
    return ""


def decode_row(kind: str, seat: int, body: str, at: float = 0.0) -> Row:
    """The row of these columns; raises ValueError for an unknown kind."""
    if kind not in KINDS:
        raise ValueError(f"no row is of the kind {kind!r}")
    stored = StoredRow(kind, seat, body)
    try:
        row = _decoded(RowKind(kind), seat, body, at)
    except ValueError:
        return Damaged(seat, stored, at=at)
    return row if encode_row(row) == stored else Damaged(seat, stored, at=at)


def _decoded(kind: RowKind, seat: int, body: str, at: float) -> Row:
    match kind:
        case RowKind.CHOOSE:
            return Choose(seat, body, at=at)
        case RowKind.UNDO:
            return Undo(seat, int(body), at=at)
        case RowKind.END:
            return End(seat, decode_draws(body) if body else None, at=at)
        case RowKind.ASK:
            return Ask(seat, int(body) if body else None, at=at)
        case RowKind.AGREE:
            return Agree(seat, int(body) if body else None, at=at)
        case RowKind.LEAVE:
            return Leave(seat, body, at=at)
        case RowKind.LATE:
            return Late(seat, body, at=at)
    return _PLAIN[kind](seat, at=at)


_PLAIN: Final[dict[RowKind, type[Row]]] = {one.kind: one for one in (Offer, Decline, Begin, Back)}


def encode_draws(draws: Sequence[str]) -> str:
    """Draws as one text; only where none were stored it is empty."""
    return " ".join(draws) or NO_DRAWS


def decode_draws(text: str) -> tuple[str, ...]:
    """The draws of such a text."""
    return () if text == NO_DRAWS else tuple(text.split())
