"""Session: state of a running game, folded from its rows; decides, without I/O.

A request has three stages: the session decides (or refuses), the store writes the rows of the
changeset, the session applies it. Everything computed on the way belongs to the changeset only, so
what was not written has not happened.
"""

from collections.abc import Collection
from dataclasses import replace
from itertools import islice

from ziggurat.commitment import fingerprint
from ziggurat.core.choices import look
from ziggurat.core.record import Record
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.core.state import State
from ziggurat.server.errors import Refused, Reject
from ziggurat.server.game.changeset import Changeset, Played, Step
from ziggurat.server.game.folded_game import FoldedGame
from ziggurat.server.game.leaving import comments
from ziggurat.server.game.preview import Outlook
from ziggurat.server.game.rows import (
    Agree,
    Ask,
    Back,
    Begin,
    Choose,
    Decline,
    End,
    Late,
    Leave,
    Offer,
    Row,
    Undo,
)
from ziggurat.server.game.setup import published, with_secrets
from ziggurat.table import Choice, Table
from ziggurat.views.lesson import Cue, lesson_of


class Session(FoldedGame):
    """A running game that decides requests: each yields a changeset or is refused."""

    def asks(self, *seats: int) -> bool:
        """Whether a human player in one of these seats has to choose or to end the turn."""
        acting = self.acting
        return acting != NOBODY and acting in seats and acting not in self.away

    def choices(self) -> list[Choice]:
        """The legal choices of the acting seat; none while End turn or a player is missing."""
        if self.waits or self.gathers or self.closed:
            return []
        return self.current.choices

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
        past = next(islice(self.history.positions(self.table), at, None))
        shown: State = past if self.over else self.game.hide(past, seat)
        return shown

    def opened(self) -> Record:
        """The record of a finished game, with the secret its draws follow from."""
        if not self.over:
            raise Refused(Reject.UNFINISHED, "the game is not over")
        record = with_secrets(self.setup, self._published_record())
        record.notes = comments(self.history.notes, self.setup.players, self.closed)
        return record

    def _published_record(self) -> Record:
        """The publishable record so far."""
        record = published(self.setup, self.table.record.copy())
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
        setup, record = self.setup, self._published_record()
        if setup.secret is None or not setup.binds:
            return ""
        if not self.over:
            del record.entries[self.history.left(self.turn) :]
        return fingerprint(record, setup.secret)

    def has_secrets(self) -> bool:
        """Whether the state hides anything from any player."""
        whole = self.table.state.flat()
        seats = range(len(self.setup.players))
        return any(self.table.seen(seat).flat() != whole for seat in seats)

    def cue(self) -> Cue | None:
        """The current step of the tutorial; None if it is over or there is none."""
        if self.setup.learner is None:
            return None
        chosen = [one.text for one in self.table.record.entries if one.seat != CHANCE]
        return lesson_of(self.setup.game).now(chosen, self.waits)

    def offered_choices(self) -> list[Choice]:
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

    # Commands: each returns a changeset or refuses; none changes the session.

    def choose(
        self, seats: Collection[int], revision: int, text: str, ends: bool = False
    ) -> Changeset:
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
        played = self.play(row)
        outlook = self.current.preview(choice).outlook
        final = outlook is Outlook.DRAWS or self.current.shows(played.table.over)
        commits = final or (ends and outlook is Outlook.ENDS)
        if not commits or self.game.goes_on(played.table.state, seat):
            return Changeset(self.revision, (Step(row, played),))
        return Changeset(self.revision, (Step(row, played), self._end(played.table, seat)))

    def end(self, seats: Collection[int], revision: int) -> Changeset:
        """End the turn: chance is played, and the next seat is to move."""
        self._check(seats, revision)
        if not self.waits:
            raise Refused(Reject.UNFINISHED, "there is still something to choose in this turn")
        return Changeset(self.revision, (self._end(self.table, self.acting),))

    def _end(self, table: Table, seat: int) -> Step:
        """The changeset that ends a turn, with the draws after it."""
        after = table.copy()
        before = len(after.record.entries)
        events = after.draw()
        texts = [entry.text for entry in after.record.entries[before:]]
        return Step(End(seat, tuple(texts)), Played(after, events))

    def _changeset(self, *rows: Row) -> Changeset:
        """A changeset of rows whose outcome is computed when they are applied."""
        return Changeset(self.revision, tuple(Step(row) for row in rows))

    def undo(self, seats: Collection[int], revision: int, to: int | None = None) -> Changeset:
        """Undo the last step, or all steps after a position of this turn."""
        self._check(seats, revision)
        last = len(self.history.frames) - 1
        steps = 1 if to is None else last - to
        if not 1 <= steps <= len(self.before):
            raise Refused(Reject.NO_UNDO, "that cannot be taken back")
        return self._changeset(Undo(self.acting, steps))

    def ask(self, seats: Collection[int], revision: int) -> Changeset:
        """Propose to take back everything since one's last turn began."""
        seat = self._asker(seats, revision)
        if self.setup.rated:
            raise Refused(Reject.RATED, "no turn of a rated game is taken back")
        last = self.last_turn(seat)
        if self.proposals.pending is not None or last is None:
            raise Refused(Reject.NO_UNDO, "there is nothing to ask for")
        self.proposals.check_first(seat, self.turn)
        left = None if self.persons - {seat} else self.history.left(last)
        return self._changeset(Ask(seat, left))

    def offer(self, seats: Collection[int], revision: int) -> Changeset:
        """Propose to end the game as it stands."""
        seat = self._asker(seats, revision)
        if self.setup.rated and len(self.persons) == 1:
            raise Refused(Reject.RATED, "no bot agrees to end a rated game")
        if self.proposals.pending is not None:
            raise Refused(Reject.ASKED, "something is asked already")
        self.proposals.check_first(seat, self.turn)
        return self._changeset(Offer(seat))

    def _asker(self, seats: Collection[int], revision: int) -> int:
        self._check_game(revision)
        mine = self.persons.intersection(seats)
        if not mine:
            raise Refused(Reject.NOT_YOURS, "only those who play may ask")
        return min(mine)

    def answer(self, seats: Collection[int], revision: int, agrees: bool) -> Changeset:
        """Agree to a proposal or decline it; its author may withdraw it."""
        pending = self.proposals.pending
        self._check_game(revision, pending.since if pending else self.position)
        asked = self.proposals.answering(agrees).intersection(seats)
        if not asked:
            raise Refused(Reject.NOT_YOURS, "nobody asks this seat")
        if pending is None or not agrees:
            return self._changeset(Decline(min(asked)))  # one is enough
        rows = [Agree(seat) for seat in sorted(asked)]
        if asked == pending.missing and not pending.ends:
            rows[-1] = replace(rows[-1], left=self.history.left(pending.turn))
        return self._changeset(*rows)

    def begin(self) -> Changeset:
        """Start the clock before the first choice, if there is one that does not run."""
        waits = self.times is None or self.times.started or self.gathers or self.over
        return self._changeset() if waits else self._changeset(Begin(self.acting))

    def leave(self, seats: Collection[int]) -> Changeset:
        """Leave the game, at any time: a bot takes over."""
        self._check_game(self.revision)
        mine = self.persons.intersection(seats)
        if not mine:
            raise Refused(Reject.NOT_YOURS, "nobody sits there who could leave")
        return self._changeset(*(Leave(seat, self.setup.bot) for seat in sorted(mine)))

    def late(self, now: float) -> Changeset:
        """Replace the player whose time is up."""
        ends = self.times.ends if self.times else None
        if self.times is None or ends is None or now < ends:
            return self._changeset()
        return self._changeset(Late(self.times.seat, self.setup.bot))

    def back(self, seats: Collection[int]) -> Changeset:
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
        return self._changeset(*(Back(seat) for seat in free))

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
