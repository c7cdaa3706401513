"""Proposals: to take a turn back or to end the game, until every human player has agreed."""

from dataclasses import dataclass, field, replace
from typing import Final

from ziggurat.server.errors import Refused, Reject

END_OF_GAME: Final = 0  # instead of a turn: the proposal is to end the game


@dataclass(frozen=True, slots=True)
class Proposal:
    """A proposal to take back everything since the beginning of a turn, or to end the game."""

    seat: int
    turn: int  # or END_OF_GAME
    missing: frozenset[int]  # seats that have not agreed yet
    since: int = field(default=0, compare=False)  # revision of the proposal

    @property
    def ends(self) -> bool:
        """Whether the proposal is to end the game as it stands."""
        return self.turn == END_OF_GAME


class Proposals:
    """The pending proposal, and who has proposed when."""

    def __init__(self) -> None:
        self.pending: Proposal | None = None
        self._turns: dict[int, int] = {}  # the turn of each seat's last unaccepted proposal

    def has_proposed(self, seat: int, turn: int) -> bool:
        """Whether a seat's proposal in this turn was not accepted."""
        return self._turns.get(seat) == turn

    def check_first(self, seat: int, turn: int) -> None:
        """Refuse a second proposal of a seat in a turn."""
        if self.has_proposed(seat, turn):
            raise Refused(Reject.REPEATED, "a seat makes one proposal per turn")

    def answering(self, agrees: bool) -> frozenset[int]:
        """The seats that may give this answer; the author may withdraw a proposal."""
        if self.pending is None:
            return frozenset()
        return self.pending.missing if agrees else self.pending.missing | {self.pending.seat}

    def make(self, proposal: Proposal, turn: int) -> None:
        """Wait for the answers to a proposal made in a turn."""
        self._turns[proposal.seat] = turn
        self.pending = proposal

    def agree(self, seat: int) -> None:
        """A seat agrees."""
        if self.pending is not None:
            self.pending = replace(self.pending, missing=self.pending.missing - {seat})

    def await_also(self, seat: int) -> None:
        """A player has returned, whose agreement is missing too."""
        if self.pending is not None:
            self.pending = replace(self.pending, missing=self.pending.missing | {seat})

    def drop(self) -> None:
        """The proposal is declined or obsolete."""
        self.pending = None

    def accepted(self) -> Proposal | None:
        """Take the proposal if all have agreed; a take-back may then be proposed again."""
        pending = self.pending
        if pending is None or pending.missing:
            return None
        if not pending.ends:
            self._turns.clear()
        self.pending = None
        return pending
