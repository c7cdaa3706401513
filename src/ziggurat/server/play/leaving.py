"""Leaving: who has left a table or ran out of time, and who plays in their place."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from ziggurat.core.record import written
from ziggurat.server.play.rows import BACK, BOT, LATE, LEAVE, Player, Row

AGREED: Final = "agreed"  # all persons wanted the game to end
LEFT: Final = "left"  # the last person has gone
CLOSED: Final = (AGREED, LEFT)
AFTER_ALL: Final = 1 << 30  # choices: more than any game has


class Note(NamedTuple):
    """Somebody left, came back or did not agree: in which turn, after how many choices."""

    row: Row
    turn: int
    entries: int


def gone(rows: Iterable[Row]) -> dict[int, Row]:
    """The seats whose persons are not there after some rows: the row by which each one went."""
    away: dict[int, Row] = {}
    for row in rows:
        if row.kind in (LEAVE, LATE):
            away[row.seat] = row
        elif row.kind == BACK:
            away.pop(row.seat, None)
    return away


def cut(notes: Iterable[Note], turn: int, entries: int) -> list[Note]:
    """Notes of a game of which all after a turn, or after so many choices, was taken back."""
    return [Note(row, min(then, turn), min(made, entries)) for row, then, made in notes]


WHO: Final[Mapping[str, str]] = {
    BOT: "seat {seat}: {name} is bot:{level}",
    LEAVE: "seat {seat}: {name} leaves, bot:{level} chooses from here on",
    LATE: "seat {seat}: {name} is out of time, bot:{level} chooses from here on",
    BACK: "seat {seat}: {name} is back and chooses from here on",
}


def comments(
    notes: Iterable[Note], players: Sequence[Player], closed: str
) -> list[tuple[int, str]]:
    """Who chose what, as comments of a record, each with how many choices go before it."""
    told = [
        (0, _who(BOT, seat, one.name, one.level))
        for seat, one in enumerate(players)
        if one.kind == BOT
    ]
    for row, _, entries in notes:
        if row.kind in WHO:
            told.append((entries, _who(row.kind, row.seat, players[row.seat].name, row.body)))
    return [*told, *([(AFTER_ALL, f"closed: {closed}")] if closed else [])]


def _who(kind: str, seat: int, name: str, level: str) -> str:
    return WHO[kind].format(seat=seat, name=written(name), level=level)
