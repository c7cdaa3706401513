"""Incompatible games: stored games that the current rules cannot continue.

They are shown without the rules, from rows and the stored result.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from ziggurat.core.record import Entry, Record
from ziggurat.core.rules import CHANCE
from ziggurat.server.game.leaving import CLOSED, Note, comments, remaining_notes
from ziggurat.server.game.rows import Agree, Ask, Back, Choose, Departure, End, Row, Undo
from ziggurat.server.game.setup import Setup, published, with_secrets


@dataclass(frozen=True, slots=True)
class StoredResult:
    """A stored result: scores, places, reason, and the score breakdown in each language."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    reason: str
    counts: Mapping[str, Sequence[tuple[str, Sequence[int]]]]
    fingerprint: str = ""  # of all moves, where the commitment covers the game

    @property
    def closed(self) -> str:
        """Why it was closed before its end: '' if it ended by its rules."""
        return self.reason if self.reason in CLOSED else ""


@dataclass(frozen=True, slots=True)
class IncompatibleGame:
    """A game the current rules cannot continue: its remains and the reason."""

    setup: Setup
    record: Record
    why: str  # a code of `closed-why`
    step: int = 0  # the first record line that is not valid
    result: StoredResult | None = None


def record_of(setup: Setup, rows: Iterable[Row], result: StoredResult | None = None) -> Record:
    """Record lines of all choices and draws that were not taken back.

    The secret is included for finished games only: another version of the rules may let others
    continue.
    """
    record = Record(setup.game, setup.version, dict(setup.options), list(setup.names))
    record.seal = setup.seal
    published(setup, record)
    entries, notes = record.entries, list[Note]()
    entries += [Entry(CHANCE, text) for text in setup.draws or ()]
    for row in rows:
        match row:
            case Choose(text=text):
                entries.append(Entry(row.seat, text))
            case End(draws=draws):
                entries += [Entry(CHANCE, text) for text in draws or ()]
            case Undo(steps=steps):
                del entries[len(entries) - steps :]
            case Ask(left=int(left)) | Agree(left=int(left)):
                del entries[left:]
            case Departure() | Back():
                notes.append(Note(row, 0, len(entries)))
        notes = remaining_notes(notes, 0, len(entries))
    record.notes = comments(notes, setup.players, result.closed if result else "")
    if result is not None:
        record.result = None if result.closed else (result.scores, result.reason)
        record.closed = result.closed if setup.binds else ""
        with_secrets(setup, record)
    return record
