"""Verifying: whether all chance in a record follows from the secret sealed before it."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from ziggurat.core.errors import RecordError
from ziggurat.core.record import Record, read
from ziggurat.core.rules import CHANCE
from ziggurat.sealed import Secret
from ziggurat.table import blank


class Found(Enum):
    """What a check has found; the values are words for pages."""

    FITS = "fits"
    DIFFERS = "differs"
    UNTOLD = "untold"  # the record does not say what is needed to check it


class Part(Enum):
    """Where a text stops to be the record of a game."""

    TEXT = "text"  # it cannot be read
    TABLE = "table"  # there is no such game, version, option or number of seats
    STEP = "step"  # a line that the rules do not allow


class BadRecord(RecordError):
    """A text that is no record of a game of ours; `part` says how far it was one."""

    def __init__(self, part: Part, fault: RecordError) -> None:
        super().__init__(fault.line, fault.why)
        self.part = part


class Wrong(NamedTuple):
    """A draw that does not follow: its line, what came, and what should have come."""

    line: int
    came: str
    due: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was checked of a record, and what was found."""

    record: Record
    seal: Found  # was it made from the secret?
    draws: Found  # do they follow from the secret?
    result: Found  # does it follow from the choices?
    noted: Found  # is the seal the one somebody noted?
    drawn: int  # how many draws there are
    wrong: Wrong | None = None  # the first draw that does not follow
    scores: tuple[int, ...] = ()  # to which the choices lead

    @property
    def holds(self) -> bool:
        """Whether chance was fixed before the first choice, and nothing was changed since."""
        found = (self.seal, self.draws, self.result, self.noted)
        return self.seal is self.draws is Found.FITS and Found.DIFFERS not in found

    @property
    def fails(self) -> bool:
        """Whether something is wrong, and not only untold."""
        return Found.DIFFERS in (self.seal, self.draws, self.result, self.noted)


def verify(text: str, noted: str = "") -> Verdict:
    """Play a record again and check its chance; refuses a text that is no record."""
    try:
        record = read(text)
    except RecordError as fault:
        raise BadRecord(Part.TEXT, fault) from fault
    try:
        table = blank(record)
    except RecordError as fault:
        raise BadRecord(Part.TABLE, fault) from fault
    secret = Secret(record.secret) if record.secret else None
    table.secret, wrong = secret, None
    try:
        for entry in record.entries:
            if secret and not wrong and entry.seat == table.to_move == CHANCE:
                due = table.game.catalogue.text(table.in_store())
                wrong = None if due == entry.text else Wrong(entry.line, entry.text, due)
            table.follow(entry)
    except RecordError as fault:
        raise BadRecord(Part.STEP, fault) from fault
    ended = table.record.result
    return Verdict(
        record,
        seal=_found(record.seal == secret.seal) if secret else Found.UNTOLD,
        draws=_found(wrong is None) if secret else Found.UNTOLD,
        result=_found(record.result == ended) if record.result else Found.UNTOLD,
        noted=_found(noted == record.seal) if noted else Found.UNTOLD,
        drawn=table.chances,
        wrong=wrong,
        scores=ended[0] if ended else (),
    )


def _found(fits: bool) -> Found:
    return Found.FITS if fits else Found.DIFFERS
