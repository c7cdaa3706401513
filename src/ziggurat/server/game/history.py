"""History: the positions of a game so far, by turn, and what players did besides choosing."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from ziggurat.core.events import EVERYBODY, Event
from ziggurat.core.state import State
from ziggurat.server.game.leaving import Note, remaining_notes
from ziggurat.server.game.rows import Row
from ziggurat.table import Table


@dataclass(frozen=True, slots=True, eq=False)
class Frame:
    """A past position: its events and the length of the record.

    Compared by identity, because narration is cached per frame object.
    """

    turn: int
    seat: int  # who chose, or CHANCE
    entries: int  # length of the record
    events: Sequence[Event] = ()
    is_open: bool = False  # whether all of it is public


class History:
    """Past positions; the first one comes before the first choice."""

    def __init__(self) -> None:
        self.frames: list[Frame] = []
        self.starts = [0]  # the first position of each turn
        self.notes: list[Note] = []  # departures, returns and declined proposals

    def add(self, turn: int, seat: int, entries: int, events: Sequence[Event] = ()) -> None:
        """Add a position, reached by a seat or by chance."""
        is_open = all(event.audience == EVERYBODY for event in events)
        self.frames.append(Frame(turn, seat, entries, events, is_open))

    def end_turn(self) -> None:
        """The next position begins a turn."""
        self.starts.append(len(self.frames))

    def note(self, row: Row, turn: int, entries: int) -> None:
        """Note a row other than a choice."""
        self.notes.append(Note(row, turn, entries))

    def undo(self, steps: int, turn: int) -> None:
        """Remove the last positions of a turn."""
        del self.frames[-steps:]
        self.notes = remaining_notes(self.notes, turn, self.frames[-1].entries)

    def take_back(self, turn: int) -> None:
        """Remove a turn and all later ones."""
        del self.frames[max(1, self.starts[turn - 1]) :]
        del self.starts[turn:]
        self.notes = remaining_notes(self.notes, turn, self.frames[-1].entries)

    def left(self, turn: int) -> int:
        """Length of the record after a turn and all later ones are taken back."""
        return self.frames[max(1, self.starts[turn - 1]) - 1].entries

    def last_turn(self, seat: int, undoable: int) -> int | None:
        """The last turn in which a seat chose, leaving out the last, undoable positions."""
        last = len(self.frames) - undoable - 1
        past = (self.frames[number] for number in range(last, 0, -1))
        return next((frame.turn for frame in past if frame.seat == seat), None)

    def positions(self, table: Table) -> Iterator[State]:
        """All positions, replayed from a table's record, so that long games need no memory."""
        game: Any = table.game
        entries = iter(table.record.entries)
        state: State = game.setup(table.options, table.seats)
        before = 0
        for frame in self.frames:
            for entry in islice(entries, frame.entries - before):
                game.play(state, game.catalogue.parse(entry.text))
            before = frame.entries
            yield state.copy()
