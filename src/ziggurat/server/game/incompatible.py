"""Closed: a game that outlived the rules it was played by. It is looked at, and does not go on.

Nothing here asks the rules: what was chosen and drawn stands in the rows, how it ended beside them.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from ziggurat.core.record import Entry, Record
from ziggurat.core.rules import CHANCE
from ziggurat.server.game.events import (
    AGREE,
    ASK,
    BACK,
    CHOOSE,
    END,
    LATE,
    LEAVE,
    UNDO,
    Row,
    Setup,
    draws,
    opened,
    told,
)
from ziggurat.server.game.leaving import CLOSED, Note, comments, cut


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: scores, places, why, and the count by source in each language."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    reason: str
    counts: Mapping[str, Sequence[tuple[str, Sequence[int]]]]
    fingerprint: str = ""  # of all that was played, where the seal binds the game

    @property
    def closed(self) -> str:
        """Why it was closed before its end: '' if it ended by its rules."""
        return self.reason if self.reason in CLOSED else ""


@dataclass(frozen=True, slots=True)
class Closed:
    """A game whose rules are others now: what is left of it, and why it is closed."""

    setup: Setup
    record: Record
    why: str  # one of the words of `closed-why`
    step: int = 0  # of the record, that does not fit
    result: Result | None = None


def record_of(setup: Setup, rows: Iterable[Row], result: Result | None = None) -> Record:
    """What was chosen and drawn, line by line, without what was taken back.

    The secret is told of a finished game only: another version of the rules may let others go on.
    """
    record = Record(setup.game, setup.version, dict(setup.options), list(setup.names))
    record.seal = setup.seal
    told(setup, record)
    entries, notes = record.entries, list[Note]()
    entries += [Entry(CHANCE, text) for text in setup.draws or ()]
    for row in rows:
        if row.kind == CHOOSE:
            entries.append(Entry(row.seat, row.body))
        elif row.kind == END:
            entries += [Entry(CHANCE, text) for text in draws(row.body)]
        elif row.kind == UNDO:
            del entries[len(entries) - int(row.body) :]
        elif row.kind in (ASK, AGREE) and row.body:
            del entries[int(row.body) :]
        elif row.kind in (LEAVE, LATE, BACK):
            notes.append(Note(row, 0, len(entries)))
        notes = cut(notes, 0, len(entries))
    record.notes = comments(notes, setup.players, result.closed if result else "")
    if result is not None:
        record.result = None if result.closed else (result.scores, result.reason)
        record.closed = result.closed if setup.binds else ""
        opened(setup, record)
    return record
