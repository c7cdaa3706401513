"""Departures: players who left or timed out, and the bots that replace them."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from ziggurat.core.record import name_word
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.rows import Back, Departure, End, Late, Leave, Row, RowKind
from ziggurat.server.identity.names import DELETED

AGREED: Final = "agreed"  # closed by mutual agreement
LEFT: Final = "left"  # closed because all human players left
CLOSED: Final = (AGREED, LEFT)
AFTER_ALL_CHOICES: Final = 1 << 30  # a choice count larger than in any game
ATTENDANCE: Final = tuple(one.kind.value for one in (Leave, Late, Back, End))  # rows it reads
BOT_TURNS_FORGIVEN: Final = 1  # replacement bot turns before a player counts as having left


class Note(NamedTuple):
    """A departure, return or declined proposal: its turn and number of choices."""

    row: Row
    turn: int
    entries: int


class Attendance:
    """Tracks who is absent and who ended which turns.

    By rows alone every END counts as the end of a turn; a session leaves out those after which the
    turn continues under the rules.
    """

    def __init__(self, rows: Iterable[Row] = ()) -> None:
        self.away: dict[int, Departure] = {}  # by seat, which a bot plays since
        self.turned: set[int] = set()  # seats that ended a turn themselves
        self._bot_turns: Counter[int] = Counter()  # turns ended by a replacement bot, by seat
        self._left: dict[int, None] = {}  # seats in order of departure
        for row in rows:
            self.apply(row)

    @property
    def left(self) -> tuple[int, ...]:
        """The seats whose players count as having left, in order of departure."""
        return tuple(self._left)

    def has_left(self, seat: int) -> bool:
        """Whether returning is too late: a bot has played too many turns."""
        return self._bot_turns[seat] > BOT_TURNS_FORGIVEN

    def apply(self, row: Row) -> None:
        """Process one row; other kinds change nothing."""
        if isinstance(row, Departure):
            self.away[row.seat] = row
            self._left.setdefault(row.seat)
        elif isinstance(row, Back):
            self.away.pop(row.seat, None)
            if not self.has_left(row.seat):
                self._left.pop(row.seat, None)
        elif isinstance(row, End) and row.seat in self.away:
            self._bot_turns[row.seat] += 1
        elif isinstance(row, End):
            self.turned.add(row.seat)


def remaining_notes(notes: Iterable[Note], turn: int, entries: int) -> list[Note]:
    """The notes that remain after a take-back to a turn or a number of choices."""
    return [Note(row, min(then, turn), min(made, entries)) for row, then, made in notes]


WHO: Final[Mapping[PlayerKind | RowKind, str]] = {
    PlayerKind.BOT: "seat {seat}: {name} is bot:{bot}",
    RowKind.LEAVE: "seat {seat}: {name} leaves, bot:{bot} chooses from here on",
    RowKind.LATE: "seat {seat}: {name} is out of time, bot:{bot} chooses from here on",
    RowKind.BACK: "seat {seat}: {name} is back and chooses from here on",
}


def comments(
    notes: Iterable[Note], players: Sequence[Player], closed: str
) -> list[tuple[int, str]]:
    """Record comments that say who made which choices, with the position of each."""
    told = [
        (0, _who(PlayerKind.BOT, seat, one.name, one.bot))
        for seat, one in enumerate(players)
        if one.is_bot
    ]
    for row, _, entries in notes:
        if row.kind in WHO:
            bot = row.bot if isinstance(row, Departure) else ""
            told.append((entries, _who(row.kind, row.seat, players[row.seat].name, bot)))
    return [*told, *([(AFTER_ALL_CHOICES, f"closed: {closed}")] if closed else [])]


def _who(kind: PlayerKind | RowKind, seat: int, name: str, bot: str) -> str:
    called = name_word("" if name == DELETED else name)
    return WHO[kind].format(seat=seat, name=called, bot=bot)
