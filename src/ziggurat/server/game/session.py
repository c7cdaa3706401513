"""Session: state of a running game, folded from its rows; decides, without I/O.

A request has three stages: the session decides (or refuses), the store writes the rows of the
decision, the session applies it. Everything computed on the way belongs to the decision only, so
what was not written has not happened.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any, ClassVar, NamedTuple

from ziggurat.commitment import fingerprint
from ziggurat.core.choices import look
from ziggurat.core.errors import ZigguratError
from ziggurat.core.events import EVERYBODY, Event
from ziggurat.core.record import Record
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.core.state import State
from ziggurat.server.errors import CorruptGame, Refused, Reject
from ziggurat.server.game.clock import Times
from ziggurat.server.game.leaving import AGREED, LEFT, Attendance, Note, comments, cut
from ziggurat.server.game.preview import Imagined, Outlook, Preview, imagined, preview
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
from ziggurat.server.game.setup import Setup, opened, told
from ziggurat.table import Choice, Table, replay
from ziggurat.views.lesson import Cue, lesson_of


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


@dataclass(frozen=True, slots=True)
class Proposal:
    """A proposal to take back everything since the beginning of a turn, or to end the game."""

    seat: int
    turn: int  # 0: end the game
    missing: frozenset[int]  # seats that have not agreed yet
    since: int = field(default=0, compare=False)  # revision of the proposal

    @property
    def ends(self) -> bool:
        """Whether the proposal is to end the game as it stands."""
        return not self.turn


class Played(NamedTuple):
    """The state after a row and its events; the state before is unchanged."""

    table: Table
    events: Sequence[Event]


class Step(NamedTuple):
    """One row of a decision, with its outcome if deciding already computed it."""

    row: Row
    played: Played | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """The effect of a request: valid for its revision, falsy if empty.

    Outcomes belong to the decision only, so they are dropped with it when its rows could not be
    written.
    """

    revision: int
    steps: tuple[Step, ...] = ()

    @property
    def rows(self) -> list[Row]:
        """The rows to write."""
        return [step.row for step in self.steps]

    def __bool__(self) -> bool:
        return bool(self.steps)


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


class Session:
    """A running game: state, history, and the undoable steps of the current turn."""

    def __init__(self, setup: Setup, rows: Iterable[Row] = ()) -> None:
        self.setup = setup
        self._mover: int | None = None  # cached seat to move
        self._open: list[Choice] | None = None  # cached legal choices
        self._reveals: bool | None = None  # whether any of them reveals secrets, cached
        self.table = begun(setup)
        self.revision = 0
        self.position = 0  # revision of the last change of the position
        self.rows_by_seat: Counter[int] = Counter()
        self.proposed: dict[int, int] = {}  # the turn of each seat's last unaccepted proposal
        self.turn = 1
        self.open_turn: int | None = None  # the seat that has chosen and not ended its turn
        self.waits = False  # whether only End turn is missing
        self.before: list[Table] = []  # the state before each undoable step
        self.plea: Proposal | None = None
        self.times = Times(setup.clock, len(setup.players)) if setup.clock else None
        self.ticks = False  # whether the clock has started
        self.attendance = Attendance()
        self.notes: list[Note] = []  # departures, returns and declined proposals
        self.closed = ""  # why the game was closed, if it did not end by its rules
        self.frames: list[Frame] = []
        self.starts = [0]  # the first position of each turn
        self._imagined: Imagined | None = None  # cached determinization for previews
        self._previews: dict[int, Preview] = {}  # cached previews by choice
        self._keep_frame(CHANCE)
        for row in rows:
            self.apply(row)

    # Queries.

    @property
    def table(self) -> Table:
        """The current state."""
        return self._table

    @table.setter
    def table(self, table: Table) -> None:
        self._table = table
        self._invalidate()

    def _invalidate(self) -> None:
        """Invalidate values cached from the state."""
        self._mover = self._open = self._reveals = None

    @property
    def mover(self) -> int:
        """The seat to move; cached because views ask often."""
        if self._mover is None:
            self._mover = self._table.to_move
        return self._mover

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

    def asks(self, *seats: int) -> bool:
        """Whether a human player in one of these seats has to choose or to end the turn."""
        acting = self.acting
        return acting != NOBODY and acting in seats and acting not in self.away

    def choices(self) -> list[Choice]:
        """The legal choices of the acting seat; none while End turn or a player is missing."""
        if self.waits or self.gathers or self.closed:
            return []
        if self._open is None:
            self._open = self._table.choices()
        return self._open

    def preview(self, choice: Choice) -> Preview:
        """The preview of an open choice; cached."""
        if choice.id not in self._previews:
            seat = self.mover
            if self._imagined is None:
                self._imagined = imagined(self.game, self.table.state, seat)
            self._previews[choice.id] = preview(self.game, self._imagined, seat, choice.id)
        return self._previews[choice.id]

    def is_final(self, choice: Choice) -> bool:
        """Whether a choice is irreversible: it draws, or reveals hidden information."""
        ahead = self.preview(choice)
        return ahead.outlook is Outlook.DRAWS or self._shows(ahead.over)

    def _shows(self, over: bool) -> bool:
        """Whether a choice made now reveals secrets, or ends a game that has some."""
        if self._reveals is None:
            self._reveals = self.game.reveals(self.table.state)
        if self._reveals or not over:
            return self._reveals
        state = self.table.state
        return bool(self.table.seen(self.table.to_move).flat() != state.flat())

    def eyes(self, seat: int) -> int:
        """The seat whose observation a player gets: a spectator's until all seats are taken.

        Otherwise players who dislike their cards would leave for another table.
        """
        return NOBODY if self.gathers else seat

    def seen(self, seat: int, at: int | None = None) -> State:
        """The observation of a seat at a position; after the end the past is public too."""
        seat = self.eyes(seat)
        if at is None:
            return self.table.state.copy() if self.closed else self.table.seen(seat)
        past = next(islice(self.past(), at, None))
        shown: State = past if self.over else self.game.hide(past, seat)
        return shown

    def past(self) -> Iterator[State]:
        """All positions so far, replayed, so that long games need no more memory."""
        game, entries = self.game, iter(self.table.record.entries)
        state: State = game.setup(self.table.options, self.table.seats)
        before = 0
        for frame in self.frames:
            for entry in islice(entries, frame.entries - before):
                game.play(state, game.catalogue.parse(entry.text))
            before = frame.entries
            yield state.copy()

    def opened(self) -> Record:
        """The record of a finished game, with the secret its draws follow from."""
        if not self.over:
            raise Refused(Reject.UNFINISHED, "the game is not over")
        record = opened(self.setup, self._told())
        record.notes = comments(self.notes, self.setup.players, self.closed)
        return record

    def _told(self) -> Record:
        """The publishable record so far."""
        record = told(self.setup, self.table.record.copy())
        if self.setup.binds:
            record.closed = self.closed
            record.result = record.result if self.over and not self.closed else None
        return record

    @property
    def fingerprint(self) -> str:
        """Commitment to all finished turns, revealing nothing: '' if not bound.

        The current turn is left out: an undone turn replayed identically would show by its
        fingerprint that it is the same.
        """
        setup, record = self.setup, self._told()
        if setup.secret is None or not setup.binds:
            return ""
        if not self.over:
            del record.entries[self._left(self.turn) :]
        return fingerprint(record, setup.secret)

    def has_secrets(self) -> bool:
        """Whether the state hides anything from any player."""
        whole = self.table.state.flat()
        seats = range(len(self.setup.players))
        return any(self.table.seen(seat).flat() != whole for seat in seats)

    def last_turn(self, seat: int) -> int | None:
        """The last turn in which a seat chose and which it can no longer undo alone."""
        last = len(self.frames) - len(self.before) - 1
        past = (self.frames[number] for number in range(last, 0, -1))
        return next((frame.turn for frame in past if frame.seat == seat), None)

    def cue(self) -> Cue | None:
        """The current step of the tutorial; None if it is over or there is none."""
        if self.setup.learner is None:
            return None
        chosen = [one.text for one in self.table.record.entries if one.seat != CHANCE]
        return lesson_of(self.setup.game).now(chosen, self.waits)

    def held(self) -> list[Choice]:
        """The open choices as the page offers them; a lesson presets a piece's orientation."""
        cue = self.cue()
        wanted = look(cue.choice) if cue else ""
        if not wanted:
            return self.choices()
        return [one for one in self.choices() if look(one.text) in ("", wanted)]

    def scripted(self) -> str:
        """The scripted choice of a lesson opponent: '' if it is free."""
        cue = self.cue()
        return cue.choice if cue and self.acting != self.setup.learner else ""

    # Commands: each returns a decision or refuses; none changes the session.

    def choose(
        self, seats: Collection[int], revision: int, text: str, ends: bool = False
    ) -> Decision:
        """Make a choice; `ends` also ends a turn with nothing left to do.

        A turn in which nothing can be undone needs no End turn.
        """
        self._check(seats, revision)
        if self.waits:
            raise Refused(Reject.ENDED, "the turn is played: end it or undo")
        seat = self.acting
        choice = next((choice for choice in self.choices() if choice.text == text), None)
        if choice is None:
            known = self.game.catalogue.parse(text)
            why = "" if known is None else f": {self.table.why(known)}"
            raise Refused(Reject.ILLEGAL, f"{text!r} is not possible now{why}")
        cue = self.cue()
        if cue and seat == self.setup.learner and cue.choice not in ("", text):
            raise Refused(Reject.LESSON, f"the lesson waits for {cue.choice!r}")
        row = Choose(seat, text)
        played = self._play(row)
        outlook = self.preview(choice).outlook
        final = outlook is Outlook.DRAWS or self._shows(played.table.over)
        commits = final or (ends and outlook is Outlook.ENDS)
        if not commits or self.game.goes_on(played.table.state, seat):
            return Decision(self.revision, (Step(row, played),))
        return Decision(self.revision, (Step(row, played), self._end(played.table, seat)))

    def end(self, seats: Collection[int], revision: int) -> Decision:
        """End the turn: chance is played, and the next seat is to move."""
        self._check(seats, revision)
        if not self.waits:
            raise Refused(Reject.UNFINISHED, "there is still something to choose in this turn")
        return Decision(self.revision, (self._end(self.table, self.acting),))

    def _end(self, table: Table, seat: int) -> Step:
        """The decision that ends a turn, with the draws after it."""
        after = table.copy()
        before = len(after.record.entries)
        events = after.draw()
        texts = [entry.text for entry in after.record.entries[before:]]
        return Step(End(seat, tuple(texts)), Played(after, events))

    def _decision(self, *rows: Row) -> Decision:
        """A decision of rows whose outcome is computed when they are applied."""
        return Decision(self.revision, tuple(Step(row) for row in rows))

    def undo(self, seats: Collection[int], revision: int, to: int | None = None) -> Decision:
        """Undo the last step, or all steps after a position of this turn."""
        self._check(seats, revision)
        last = len(self.frames) - 1
        steps = 1 if to is None else last - to
        if not 1 <= steps <= len(self.before):
            raise Refused(Reject.NO_UNDO, "that cannot be taken back")
        return self._decision(Undo(self.acting, steps))

    def ask(self, seats: Collection[int], revision: int) -> Decision:
        """Propose to take back everything since one's last turn began."""
        seat = self._asker(seats, revision)
        if self.setup.rated:
            raise Refused(Reject.RATED, "no turn of a rated game is taken back")
        if self.plea is not None or self.last_turn(seat) is None:
            raise Refused(Reject.NO_UNDO, "there is nothing to ask for")
        self._check_first_proposal(seat)
        left = None if self.persons - {seat} else self._left(self.last_turn(seat) or 1)
        return self._decision(Ask(seat, left))

    def offer(self, seats: Collection[int], revision: int) -> Decision:
        """Propose to end the game as it stands."""
        seat = self._asker(seats, revision)
        if self.setup.rated and len(self.persons) == 1:
            raise Refused(Reject.RATED, "no bot agrees to end a rated game")
        if self.plea is not None:
            raise Refused(Reject.ASKED, "something is asked already")
        self._check_first_proposal(seat)
        return self._decision(Offer(seat))

    def has_proposed(self, seat: int) -> bool:
        """Whether a seat's proposal in this turn was not accepted."""
        return self.proposed.get(seat) == self.turn

    def _check_first_proposal(self, seat: int) -> None:
        if self.has_proposed(seat):
            raise Refused(Reject.REPEATED, "a seat makes one proposal per turn")

    def _asker(self, seats: Collection[int], revision: int) -> int:
        self._check_game(revision)
        mine = self.persons.intersection(seats)
        if not mine:
            raise Refused(Reject.NOT_YOURS, "only those who play may ask")
        return min(mine)

    def answer(self, seats: Collection[int], revision: int, agrees: bool) -> Decision:
        """Agree to a proposal or decline it; its author may withdraw it."""
        self._check_game(revision, self.plea.since if self.plea else self.position)
        asked = self._answering(agrees).intersection(seats)
        if not asked:
            raise Refused(Reject.NOT_YOURS, "nobody asks this seat")
        if not agrees:
            return self._decision(Decline(min(asked)))  # one is enough
        assert self.plea is not None
        rows = [Agree(seat) for seat in sorted(asked)]
        if asked == self.plea.missing and not self.plea.ends:
            rows[-1] = replace(rows[-1], left=self._left(self.plea.turn))
        return self._decision(*rows)

    def begin(self) -> Decision:
        """Start the clock before the first choice, if there is one that does not run."""
        waits = self.times is None or self.ticks or self.gathers or self.over
        return self._decision() if waits else self._decision(Begin(self.acting))

    def leave(self, seats: Collection[int]) -> Decision:
        """Leave the game, at any time: a bot takes over."""
        self._check_game(self.revision)
        mine = self.persons.intersection(seats)
        if not mine:
            raise Refused(Reject.NOT_YOURS, "nobody sits there who could leave")
        return self._decision(*(Leave(seat, self.setup.bot) for seat in sorted(mine)))

    def late(self, now: float) -> Decision:
        """Replace the player whose time is up."""
        ends = self.times.ends if self.times else None
        if self.times is None or ends is None or now < ends:
            return self._decision()
        return self._decision(Late(self.times.seat, self.setup.bot))

    def back(self, seats: Collection[int]) -> Decision:
        """Return to a seat, once the replacement bot has finished its turn."""
        self._check_game(self.revision)
        mine = sorted(self.away.keys() & set(seats))
        if not mine:
            raise Refused(Reject.NOT_YOURS, "nobody has left who could come back")
        barred = {seat: self.why_not_back(seat) for seat in mine}
        free = [seat for seat in mine if barred[seat] is None]
        why = barred[mine[0]]
        if why is not None and not free:
            raise Refused(why, "this seat cannot be taken again now")
        return self._decision(*(Back(seat) for seat in free))

    def why_not_back(self, seat: int) -> Reject | None:
        """Why an absent player cannot return now; None if possible."""
        late = isinstance(self.away[seat], Late)
        if not self.setup.returns:
            return Reject.LEFT
        if late and self.setup.rated:
            return Reject.FLAG
        if late and self.times and not self.times.after_return(seat):
            return Reject.NO_TIME
        return Reject.BOT_TURN if self.acting == seat else None

    def _left(self, turn: int) -> int:
        """Length of the record after a turn and all later ones are taken back."""
        return self.frames[max(1, self.starts[turn - 1]) - 1].entries

    def _answering(self, agrees: bool) -> frozenset[int]:
        """The seats that may give this answer to the proposal."""
        if self.plea is None:
            return frozenset()
        return self.plea.missing if agrees else self.plea.missing | {self.plea.seat}

    def _check(self, seats: Collection[int], revision: int) -> None:
        self._check_game(revision)
        if self.acting not in seats:
            raise Refused(Reject.NOT_YOURS, "it is another seat's turn")

    def _check_game(self, revision: int, since: int | None = None) -> None:
        """Refuse a request made for another position, or for one before `since`.

        Rows that leave the position as it is, such as proposals, make no request stale.
        """
        first = self.position if since is None else since
        if not first <= revision <= self.revision:
            raise Refused(
                Reject.STALE, f"that was meant for revision {revision}, not {self.revision}"
            )
        if self.over:
            raise Refused(Reject.OVER, "the game is over")
        if self.gathers:
            raise Refused(Reject.GATHERS, "not everybody is there yet")

    # Event fold.

    def apply(self, row: Row) -> None:
        """Apply one written row; its outcome is computed from the row alone."""
        self._advance(row)

    def carry_out(self, decision: Decision, at: float = 0.0) -> None:
        """Apply a decision of this session, once its rows have been written."""
        if decision.revision != self.revision:
            raise ValueError(
                f"decided at revision {decision.revision}, carried out at {self.revision}"
            )
        for row, played in decision.steps:
            self._advance(replace(row, at=at), played)

    def _advance(self, row: Row, played: Played | None = None) -> None:
        try:
            fold, turn, table = self.FOLDS.get(type(row)), self.turn, self._table
            if fold is None:
                raise ValueError("the row is damaged")
            if self.closed:
                raise ValueError("the game is closed")
            fold(self, row) if played is None else fold(self, row, played)
            self._invalidate()
            self._keep_time(row, turn)
        except (ZigguratError, ValueError) as error:
            raise CorruptGame(self.setup.id, self.revision + 1, str(error)) from error
        self.revision += 1
        self.rows_by_seat[row.seat] += 1
        if isinstance(row, (Choose, End, Undo)) or self._table is not table:
            self.position = self.revision
        self._imagined = None
        self._previews = {}

    def _keep_time(self, row: Row, turn: int) -> None:
        """Switch the clock to the seat to move; take-backs restore no time.

        Proposals before the first choice and bots' choices do not start it.
        """
        chosen = isinstance(row, Choose) and row.seat in self.persons
        self.ticks = self.ticks or chosen or isinstance(row, Begin)
        if self.times is None or not self.ticks:
            return
        if self.turn > turn:
            self.times.turned(row.seat, row.at)
        self.times.run(self.acting if self.acting in self.persons else NOBODY, row.at)

    def _begun(self, row: Begin) -> None:
        if self.ticks or self.times is None:
            raise ValueError("time runs already, or never does")

    def _gone(self, row: Departure) -> None:
        if row.seat not in self.persons:
            raise ValueError(f"nobody sits in seat {row.seat} who could leave")
        self.attendance.apply(row)
        self._note(row)
        self.plea = None
        self.closed = self.closed if self.persons else LEFT

    def _back(self, row: Back) -> None:
        if row.seat not in self.away:
            raise ValueError(f"nobody has left seat {row.seat}")
        gone = self.away[row.seat]
        self.attendance.apply(row)
        self._note(row)
        if self.times and isinstance(gone, Late):
            self.times.back(row.seat)
        if self.plea:  # absent players cannot agree
            self.plea = replace(self.plea, missing=self.plea.missing | {row.seat})

    def _note(self, row: Row) -> None:
        self.notes.append(Note(row, self.turn, len(self.table.record.entries)))

    def _chosen(self, row: Choose, played: Played | None = None) -> None:
        if self.waits or row.seat != self.table.to_move:
            raise ValueError(f"seat {row.seat} is not to choose")
        after, events = played or self._play(row)
        self.before = [] if self._shows(after.over) else [*self.before, self.table]
        self.table = after
        self.open_turn = row.seat
        self.waits = not self.game.goes_on(after.state, row.seat)
        if row.seat in self.persons:
            self.plea = None  # playing on declines the proposal
        self._keep_frame(row.seat, events)

    def _play(self, row: Choose) -> Played:
        """Play a choice on a copy of the state, leaving chance pending."""
        after = self.table.copy()
        return Played(after, after.choose(row.text))

    def _ended(self, row: End, played: Played | None = None) -> None:
        if not self.waits or row.seat != self.open_turn:
            raise ValueError(f"seat {row.seat} has no turn to end")
        self.table, events = played or self._draw(row)
        self.before = []
        self.waits = False
        if row.seat in self.persons:
            self.plea = None
        if events:
            self._keep_frame(CHANCE, events)
        if not self.game.goes_on(self.table.state, row.seat):
            self.attendance.apply(row)  # a draw within a turn does not end it
            self.open_turn = None
            self.turn += 1
            self.starts.append(len(self.frames))

    def _draw(self, row: End) -> Played:
        """Apply the stored draws of the end of a turn on a copy of the state."""
        after = self.table.copy()
        return Played(after, after.draw() if row.draws is None else after.deal(row.draws))

    def _undone(self, row: Undo) -> None:
        steps = row.steps
        if row.seat != self.open_turn or not 1 <= steps <= len(self.before):
            raise ValueError(f"seat {row.seat} cannot take back {steps}")
        self.table = self.before[-steps]
        self.waits = False
        del self.before[-steps:]
        del self.frames[-steps:]
        self.notes = cut(self.notes, self.turn, len(self.table.record.entries))

    def _asked(self, row: Ask) -> None:
        turn = self.last_turn(row.seat)
        if self.plea is not None or turn is None:
            raise ValueError(f"seat {row.seat} has nothing to ask for")
        self._propose(Proposal(row.seat, turn, self.persons - {row.seat}, self.revision + 1))

    def _offered(self, row: Offer) -> None:
        if self.plea is not None or row.seat not in self.persons:
            raise ValueError(f"seat {row.seat} cannot ask for an end")
        self._propose(Proposal(row.seat, 0, self.persons - {row.seat}, self.revision + 1))

    def _answered(self, row: Agree | Decline) -> None:
        if self.plea is None or row.seat not in self._answering(isinstance(row, Agree)):
            raise ValueError(f"nobody asks seat {row.seat}")
        if isinstance(row, Agree):
            self._plead(replace(self.plea, missing=self.plea.missing - {row.seat}))
            return
        if row.seat != self.plea.seat:  # unless its author withdrew it
            self._note(row)
        self.plea = None

    def _propose(self, plea: Proposal) -> None:
        self.proposed[plea.seat] = self.turn
        self._plead(plea)

    def _plead(self, plea: Proposal) -> None:
        """Wait for the missing answers; bots always agree."""
        self.plea = plea
        if plea.missing:
            return
        if plea.ends:
            self.closed, self.plea = AGREED, None
        else:
            self._go_back(plea.turn)

    def _go_back(self, turn: int) -> None:
        """Restore the state at the start of a turn; the same draws will follow."""
        self.proposed.clear()  # an accepted proposal may be repeated
        start = self.starts[turn - 1]
        del self.frames[max(1, start) :]
        del self.starts[turn:]
        self.table = replay(str(self.table.record), self.frames[-1].entries)
        self.table.seed, self.table.secret = self.setup.seed, self.setup.secret
        self.notes = cut(self.notes, turn, len(self.table.record.entries))
        self.turn, self.open_turn, self.waits, self.plea, self.before = turn, None, False, None, []

    def _keep_frame(self, seat: int, events: Sequence[Event] = ()) -> None:
        entries = len(self.table.record.entries)
        is_open = all(event.audience == EVERYBODY for event in events)
        self.frames.append(Frame(self.turn, seat, entries, events, is_open))

    FOLDS: ClassVar[dict[type[Row], Callable[..., None]]] = {
        Choose: _chosen,
        End: _ended,
        Undo: _undone,
        Ask: _asked,
        Agree: _answered,
        Decline: _answered,
        Offer: _offered,
        Begin: _begun,
        Leave: _gone,
        Late: _gone,
        Back: _back,
    }
