"""Leaving: who has left a table or ran out of time, and who plays in their place."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from ziggurat.core.record import written
from ziggurat.server.game.events import BACK, BOT, DELETED, END, LATE, LEAVE, Player, Row

AGREED: Final = "agreed"  # all persons wanted the game to end
LEFT: Final = "left"  # the last person has gone
CLOSED: Final = (AGREED, LEFT)
AFTER_ALL: Final = 1 << 30  # choices: more than any game has
BOT_TURNS_FORGIVEN: Final = 1  # turns a bot may end for a player who still has not left


class Note(NamedTuple):
    """Somebody left, came back or did not agree: in which turn, after how many choices."""

    row: Row
    turn: int
    entries: int


class Attendance:
    """Who was at the table and who ended which turns.

    By rows alone every END counts as the end of a turn; a session leaves out those after which the
    turn goes on, as the rules say.
    """

    def __init__(self, rows: Iterable[Row] = ()) -> None:
        self.away: dict[
            int, Row
        ] = {}  # seats that bots play now: the row by which each player went
        self.turned: set[int] = set()  # seats that have ended a turn without a substitute
        self._bot_turns: Counter[int] = Counter()  # turns ended by a substitute, by seat
        self._left: dict[int, None] = {}  # seats in the order of their departures
        for row in rows:
            self.apply(row)

    @property
    def left(self) -> tuple[int, ...]:
        """The seats whose players count as having left, in the order of their departures."""
        return tuple(self._left)

    def has_left(self, seat: int) -> bool:
        """Whether coming back does not help any more: a bot has played too many turns."""
        return self._bot_turns[seat] > BOT_TURNS_FORGIVEN

    def apply(self, row: Row) -> None:
        """Take in one row; rows of other kinds change nothing."""
        if row.kind in (LEAVE, LATE):
            self.away[row.seat] = row
            self._left.setdefault(row.seat)
        elif row.kind == BACK:
            self.away.pop(row.seat, None)
            if not self.has_left(row.seat):
                self._left.pop(row.seat, None)
        elif row.kind == END and row.seat in self.away:
            self._bot_turns[row.seat] += 1
        elif row.kind == END:
            self.turned.add(row.seat)


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
    called = written("" if name == DELETED else name)
    return WHO[kind].format(seat=seat, name=called, level=level)
