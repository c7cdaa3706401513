"""Folded game: the state of a running game, computed from its rows; applying has no I/O."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from ziggurat.core.errors import ZigguratError
from ziggurat.core.events import Event
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.server.errors import CorruptGame
from ziggurat.server.game.changeset import Changeset, Played
from ziggurat.server.game.clock import ClockState
from ziggurat.server.game.current import CurrentState
from ziggurat.server.game.history import History
from ziggurat.server.game.leaving import AGREED, LEFT, Attendance
from ziggurat.server.game.proposals import END_OF_GAME, Proposal, Proposals
from ziggurat.server.game.rows import (
    Agree,
    Ask,
    Back,
    Begin,
    Choose,
    Decline,
    Departure,
    End,
    Late,
    Leave,
    Offer,
    Row,
    Undo,
)
from ziggurat.server.game.setup import Setup
from ziggurat.table import Table, replay


def begun(setup: Setup) -> Table:
    """The state before the first choice, after the initial draws."""
    table = Table(
        setup.game,
        seats=len(setup.players),
        seed=setup.seed,
        secret=setup.secret,
        options=setup.options,
        drawn=setup.draws is None,
    )
    table.record.seal = setup.seal
    if setup.draws is not None:
        table.deal(setup.draws)
    return table


class FoldedGame:
    """A running game: state, history, and the undoable steps of the current turn."""

    def __init__(self, setup: Setup, rows: Iterable[Row] = ()) -> None:
        self.setup = setup
        self.current = CurrentState(begun(setup))
        self.revision = 0
        self.position = 0  # revision of the last change of the position
        self.rows_by_seat: Counter[int] = Counter()
        self.proposals = Proposals()
        self.turn = 1
        self.open_turn: int | None = None  # the seat that has chosen and not ended its turn
        self.waits = False  # whether only End turn is missing
        self.before: list[Table] = []  # the state before each undoable step
        self.times = ClockState(setup.clock, len(setup.players)) if setup.clock else None
        self.attendance = Attendance()
        self.closed = ""  # why the game was closed, if it did not end by its rules
        self.history = History()
        self._keep_frame(CHANCE)
        for row in rows:
            self.apply(row)

    @property
    def table(self) -> Table:
        """The current state."""
        return self.current.table

    @property
    def mover(self) -> int:
        """The seat to move."""
        return self.current.mover

    @property
    def game(self) -> Any:
        """The rules of this game."""
        return self.table.game

    @property
    def over(self) -> bool:
        """Whether the game has ended by its rules or was closed."""
        return bool(self.closed) or (self.open_turn is None and self.mover == NOBODY)

    @property
    def acting(self) -> int:
        """The seat that has to choose or to end its turn; NOBODY when the game is over."""
        if self.closed:
            return NOBODY
        return self.mover if self.open_turn is None else self.open_turn

    @property
    def gathers(self) -> bool:
        """Whether the game has not begun because players are missing."""
        return self.revision == 0 and bool(self.setup.awaited)

    @property
    def away(self) -> Mapping[int, Departure]:
        """The departures by seat, for seats played by replacement bots."""
        return self.attendance.away

    @property
    def persons(self) -> frozenset[int]:
        """The seats of human players who play themselves."""
        persons = self.setup.persons
        return persons.difference(self.away) if self.away else persons

    def is_bot(self, seat: int) -> bool:
        """Whether a bot chooses for a seat, as its player or as a replacement."""
        return seat in self.away or self.setup.players[seat].is_bot

    def bot(self, seat: int) -> str:
        """The name of the bot of a seat."""
        return self.away[seat].bot if seat in self.away else self.setup.players[seat].bot

    def last_turn(self, seat: int) -> int | None:
        """The last turn in which a seat chose and which it can no longer undo alone."""
        return self.history.last_turn(seat, undoable=len(self.before))

    def apply(self, row: Row) -> None:
        """Apply one written row; its outcome is computed from the row alone."""
        self._advance(row)

    def carry_out(self, changeset: Changeset, at: float = 0.0) -> None:
        """Apply a changeset of this session, once its rows have been written."""
        if changeset.revision != self.revision:
            raise ValueError(
                f"decided at revision {changeset.revision}, carried out at {self.revision}"
            )
        for row, played in changeset.steps:
            self._advance(replace(row, at=at), played)

    def _advance(self, row: Row, played: Played | None = None) -> None:
        try:
            fold, turn, table = self.FOLDS.get(type(row)), self.turn, self.table
            if fold is None:
                raise ValueError("the row is damaged")
            if self.closed:
                raise ValueError("the game is closed")
            fold(self, row) if played is None else fold(self, row, played)
            self._keep_time(row, turn)
        except (ZigguratError, ValueError) as error:
            raise CorruptGame(self.setup.id, self.revision + 1, str(error)) from error
        self.revision += 1
        self.rows_by_seat[row.seat] += 1
        if isinstance(row, (Choose, End, Undo)) or self.table is not table:
            self.position = self.revision

    def _keep_time(self, row: Row, turn: int) -> None:
        """Switch the clock to the seat to move; take-backs restore no time.

        Proposals before the first choice and bots' choices do not start it.
        """
        if self.times is None:
            return
        chosen = isinstance(row, Choose) and row.seat in self.persons
        self.times.started = self.times.started or chosen or isinstance(row, Begin)
        if not self.times.started:
            return
        if self.turn > turn:
            self.times.turned(row.seat, row.at)
        self.times.run(self.acting if self.acting in self.persons else NOBODY, row.at)

    def _begun(self, row: Begin) -> None:
        if self.times is None or self.times.started:
            raise ValueError("time runs already, or never does")

    def _gone(self, row: Departure) -> None:
        if row.seat not in self.persons:
            raise ValueError(f"nobody sits in seat {row.seat} who could leave")
        self.attendance.apply(row)
        self._note(row)
        self.proposals.drop()
        self.closed = self.closed if self.persons else LEFT

    def _back(self, row: Back) -> None:
        if row.seat not in self.away:
            raise ValueError(f"nobody has left seat {row.seat}")
        gone = self.away[row.seat]
        self.attendance.apply(row)
        self._note(row)
        if self.times and isinstance(gone, Late):
            self.times.back(row.seat)
        self.proposals.await_also(row.seat)  # absent players cannot agree

    def _note(self, row: Row) -> None:
        self.history.note(row, self.turn, len(self.table.record.entries))

    def _chosen(self, row: Choose, played: Played | None = None) -> None:
        if self.waits or row.seat != self.table.to_move:
            raise ValueError(f"seat {row.seat} is not to choose")
        after, events = played or self.play(row)
        self.before = [] if self.current.shows(after.over) else [*self.before, self.table]
        self.current = CurrentState(after)
        self.open_turn = row.seat
        self.waits = not self.game.goes_on(after.state, row.seat)
        if row.seat in self.persons:
            self.proposals.drop()  # playing on declines the proposal
        self._keep_frame(row.seat, events)

    def play(self, row: Choose) -> Played:
        """Play a choice on a copy of the state, leaving chance pending."""
        after = self.table.copy()
        return Played(after, after.choose(row.text))

    def _ended(self, row: End, played: Played | None = None) -> None:
        if not self.waits or row.seat != self.open_turn:
            raise ValueError(f"seat {row.seat} has no turn to end")
        after, events = played or self._draw(row)
        self.current = CurrentState(after)
        self.before = []
        self.waits = False
        if row.seat in self.persons:
            self.proposals.drop()
        if events:
            self._keep_frame(CHANCE, events)
        if not self.game.goes_on(self.table.state, row.seat):
            self.attendance.apply(row)  # a draw within a turn does not end it
            self.open_turn = None
            self.turn += 1
            self.history.end_turn()

    def _draw(self, row: End) -> Played:
        """Apply the stored draws of the end of a turn on a copy of the state."""
        after = self.table.copy()
        return Played(after, after.draw() if row.draws is None else after.deal(row.draws))

    def _undone(self, row: Undo) -> None:
        steps = row.steps
        if row.seat != self.open_turn or not 1 <= steps <= len(self.before):
            raise ValueError(f"seat {row.seat} cannot take back {steps}")
        self.current = CurrentState(self.before[-steps])
        self.waits = False
        del self.before[-steps:]
        self.history.undo(steps, self.turn)

    def _asked(self, row: Ask) -> None:
        turn = self.last_turn(row.seat)
        if self.proposals.pending is not None or turn is None:
            raise ValueError(f"seat {row.seat} has nothing to ask for")
        self._propose(row.seat, turn)

    def _offered(self, row: Offer) -> None:
        if self.proposals.pending is not None or row.seat not in self.persons:
            raise ValueError(f"seat {row.seat} cannot ask for an end")
        self._propose(row.seat, END_OF_GAME)

    def _propose(self, seat: int, turn: int) -> None:
        missing = self.persons - {seat}
        self.proposals.make(Proposal(seat, turn, missing, self.revision + 1), self.turn)
        self._settle()

    def _agreed(self, row: Agree) -> None:
        if row.seat not in self.proposals.answering(agrees=True):
            raise ValueError(f"nobody asks seat {row.seat}")
        self.proposals.agree(row.seat)
        self._settle()

    def _declined(self, row: Decline) -> None:
        pending = self.proposals.pending
        if pending is None or row.seat not in self.proposals.answering(agrees=False):
            raise ValueError(f"nobody asks seat {row.seat}")
        if row.seat != pending.seat:  # unless its author withdrew it
            self._note(row)
        self.proposals.drop()

    def _settle(self) -> None:
        """Carry out a proposal once every person has agreed; bots always agree."""
        accepted = self.proposals.accepted()
        if accepted is None:
            return
        if accepted.ends:
            self.closed = AGREED
        else:
            self._go_back(accepted.turn)

    def _go_back(self, turn: int) -> None:
        """Restore the state at the start of a turn; the same draws will follow."""
        self.history.take_back(turn)
        table = replay(str(self.table.record), self.history.frames[-1].entries)
        table.seed, table.secret = self.setup.seed, self.setup.secret
        self.current = CurrentState(table)
        self.turn, self.open_turn, self.waits, self.before = turn, None, False, []

    def _keep_frame(self, seat: int, events: Sequence[Event] = ()) -> None:
        self.history.add(self.turn, seat, len(self.table.record.entries), events)

    FOLDS: ClassVar[dict[type[Row], Callable[..., None]]] = {
        Choose: _chosen,
        End: _ended,
        Undo: _undone,
        Ask: _asked,
        Agree: _agreed,
        Decline: _declined,
        Offer: _offered,
        Begin: _begun,
        Leave: _gone,
        Late: _gone,
        Back: _back,
    }
