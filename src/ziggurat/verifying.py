"""Verify a record: what it proves alone, and with a fingerprint noted during the game.

A record alone shows that its draws follow from the secret, its result from its choices, and its
fingerprint from its lines. Once the secret is published, such a record can be forged: which choices
were played is proved only by a fingerprint noted during the game or stored by the server.
"""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from ziggurat.commitment import Secret, commitment, fingerprints, seal_of
from ziggurat.core.errors import RecordError
from ziggurat.core.record import Record, parse_record
from ziggurat.core.rules import CHANCE
from ziggurat.table import blank


class CheckResult(Enum):
    """What a check has found; the values are words for pages."""

    FITS = "fits"
    DIFFERS = "differs"
    UNTOLD = "untold"  # the record does not say what is needed to check it


class FaultPlace(Enum):
    """Where a text stops to be the record of a game."""

    TEXT = "text"  # it cannot be read
    TABLE = "table"  # there is no such game, version, option or number of seats
    STEP = "step"  # a line that the rules do not allow


class BadRecord(RecordError):
    """A text that is no record of a game of ours; `part` says how far it was one."""

    def __init__(self, part: FaultPlace, fault: RecordError) -> None:
        super().__init__(fault.line, fault.why)
        self.part = part


class Ending(Enum):
    """How far a record goes."""

    ENDED = "ended"  # by its rules
    CLOSED = "closed"  # before that, by its players
    CUT = "cut"  # it does not say how the game ended


class Proved(Enum):
    """What follows from all checks together."""

    CHANGED = "changed"  # something does not fit
    INCOMPLETE = "incomplete"  # the record stops before the end of the game
    ALL = "all"  # the record is, line by line, the game whose fingerprint is known
    DRAWS = "draws"  # the draws follow from the seal; which choices were played is not proved
    NOTHING = "nothing"  # there is no seal, or its secret is not published


class Names(NamedTuple):
    """How many names were bound by the first choice, came later, or are deleted."""

    bound: int = 0
    late: int = 0
    deleted: int = 0


class Wrong(NamedTuple):
    """A draw that does not follow: its line, what came, and what should have come."""

    line: int
    came: str
    due: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was checked of a record, and what was found."""

    record: Record
    seal: CheckResult  # was it made from the secret, and from the game's id, options and seats?
    draws: CheckResult  # do they follow from the secret?
    result: CheckResult  # does it follow from the choices?
    names: CheckResult  # are they those bound before the first choice?
    chain: CheckResult  # is the fingerprint in the record that of its lines?
    noted: CheckResult  # is it the seal noted during the game?
    seen: CheckResult  # is the fingerprint noted during the game one of this record?
    drawn: int  # how many draws there are
    lines: int  # how many lines the fingerprint covers
    fingerprint: str  # of all lines: '' where the first sealing, or none, was used
    ending: Ending
    people: Names
    seen_at: int = 0  # the number of lines when the fingerprint was noted
    stored: CheckResult = CheckResult.UNTOLD  # is it the fingerprint that a server has stored?
    wrong: Wrong | None = None  # the first draw that does not follow
    scores: tuple[int, ...] = ()  # to which the choices lead

    @property
    def proved(self) -> Proved:
        """What follows from all checks together."""
        own = (self.seal, self.draws, self.result, self.names, self.chain)
        if CheckResult.DIFFERS in (*own, self.noted, self.seen, self.stored):
            return Proved.CHANGED
        if self.ending is Ending.CUT:
            return Proved.INCOMPLETE
        if not self.seal is self.draws is CheckResult.FITS:
            return Proved.NOTHING
        return Proved.ALL if self.is_known and self.names is CheckResult.FITS else Proved.DRAWS

    @property
    def is_known(self) -> bool:
        """Whether all lines are those of a fingerprint that does not come from the record."""
        return self.stored is CheckResult.FITS or (
            self.seen is CheckResult.FITS and self.seen_at == self.lines
        )

    @property
    def binds(self) -> bool:
        """Whether the seal binds the game's id, options and seats."""
        return bool(self.record.id)


def verify(text: str, noted: str = "", seen: str = "") -> Verdict:
    """Play a record again and check it; refuses a text that is no record.

    `noted` is the seal and `seen` the fingerprint noted during the game.
    """
    try:
        record = parse_record(text)
    except RecordError as fault:
        raise BadRecord(FaultPlace.TEXT, fault) from fault
    try:
        table = blank(record)
    except RecordError as fault:
        raise BadRecord(FaultPlace.TABLE, fault) from fault
    secret = Secret(record.secret) if record.secret else None
    table.secret, wrong = secret, None
    try:
        for entry in record.entries:
            if secret and not wrong and entry.seat == table.to_move == CHANCE:
                due = table.game.catalogue.text(table.in_store())
                wrong = None if due == entry.text else Wrong(entry.line, entry.text, due)
            table.follow(entry)
    except RecordError as fault:
        raise BadRecord(FaultPlace.STEP, fault) from fault
    ended = table.record.result
    heads = fingerprints(record, secret) if secret and record.id else []
    stated = bool(record.fingerprint and heads)
    names, people = _names(record)
    return Verdict(
        record,
        seal=_found(record.seal == seal_of(secret, record)) if secret else CheckResult.UNTOLD,
        draws=_found(wrong is None) if secret else CheckResult.UNTOLD,
        result=_found(record.result == ended) if record.result else CheckResult.UNTOLD,
        names=names,
        chain=_found(heads[-1] == record.fingerprint) if stated else CheckResult.UNTOLD,
        noted=_found(noted == record.seal) if noted else CheckResult.UNTOLD,
        seen=_found(seen in heads) if seen and (secret or not record.id) else CheckResult.UNTOLD,
        drawn=table.chances,
        lines=len(record.body()),
        fingerprint=heads[-1] if heads else "",
        ending=_ending(record),
        people=people,
        seen_at=heads.index(seen) if seen in heads else 0,
        wrong=wrong,
        scores=ended[0] if ended else (),
    )


def _ending(record: Record) -> Ending:
    if record.result:
        return Ending.ENDED
    return Ending.CLOSED if record.closed else Ending.CUT


def _names(record: Record) -> tuple[CheckResult, Names]:
    """Whether the names are those that were bound, and how many of them were."""
    if not (record.bound and record.salts):
        return CheckResult.UNTOLD, Names()
    seats = list(zip(record.players, record.bound, record.salts, strict=True))
    people = Names(
        bound=sum(bool(bound and salt) for _, bound, salt in seats),
        late=sum(not bound for _, bound, _ in seats),
        deleted=sum(bool(bound) and not salt for _, bound, salt in seats),
    )
    fits = all(commitment(salt, name) == bound for name, bound, salt in seats if bound and salt)
    hidden = all(not name for name, bound, salt in seats if bound and not salt)
    return _found(fits and hidden), people


def _found(fits: bool) -> CheckResult:
    return CheckResult.FITS if fits else CheckResult.DIFFERS
