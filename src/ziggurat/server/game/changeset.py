"""Changeset: the rows a request would write, with the outcomes computed on the way."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ziggurat.core.events import Event
from ziggurat.server.game.rows import Row
from ziggurat.table import Table


class Played(NamedTuple):
    """The state after a row and its events; the state before is unchanged."""

    table: Table
    events: Sequence[Event]


class Step(NamedTuple):
    """One row of a changeset, with its outcome if deciding already computed it."""

    row: Row
    played: Played | None = None


@dataclass(frozen=True, slots=True)
class Changeset:
    """The effect of a request: valid for its revision, falsy if empty.

    Outcomes belong to the changeset only, so they are dropped with it when its rows could not be
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
