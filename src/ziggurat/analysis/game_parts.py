"""Parts of a game: the turns and the draws a record consists of.

A turn is a run of choices of one seat, as long as `Game.goes_on`. A draw is a run of consecutive
outcomes of chance, taken as one event. Values stand at the boundaries between parts.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from ziggurat.core.game import Game
from ziggurat.core.record import Entry, Record
from ziggurat.core.state import State
from ziggurat.core.steps import CHANCE
from ziggurat.table import blank


class Turn(NamedTuple):
    """A whole turn of a seat.

    Attributes:
        seat: The seat.
        at: The number of lines of the record before it.
        choices: The texts of its choices, in order.
        is_forced: Whether no choice of it had an alternative.
    """

    seat: int
    at: int
    choices: tuple[str, ...]
    is_forced: bool


class Draw(NamedTuple):
    """A run of outcomes of chance: the number of lines before it, and their texts."""

    at: int
    outcomes: tuple[str, ...]


Part = Turn | Draw


class Course(NamedTuple):
    """A game in parts.

    Attributes:
        game: The rules.
        parts: The parts, in order.
        states: The full state at each boundary: before the first part, and after each.
    """

    game: Game[Any]
    parts: tuple[Part, ...]
    states: tuple[State, ...]


def course_of(record: Record) -> Course:
    """Split a record into parts; raises RecordError for a line that does not fit the rules."""
    table = blank(record)
    game = table.game
    parts: list[Part] = []
    states: list[State] = [table.state.copy()]
    lines: list[Entry] = []
    is_forced = True
    for at, entry in enumerate(record.entries, start=1):
        seat = int(game.to_move(table.state))
        if seat != CHANCE and len(game.choices(table.state)) > 1:
            is_forced = False
        table.follow(entry)
        lines.append(entry)
        if seat == CHANCE:
            continues = table.to_move == CHANCE
        else:
            continues = game.goes_on(table.state, seat)
        if not continues or at == len(record.entries):
            texts = tuple(line.text for line in lines)
            before = at - len(lines)
            parts.append(
                Draw(before, texts) if seat == CHANCE else Turn(seat, before, texts, is_forced)
            )
            states.append(table.state.copy())
            lines, is_forced = [], True
    return Course(game, tuple(parts), tuple(states))


def turns_of(parts: Iterable[Part], seat: int) -> list[Turn]:
    """The turns of a seat in which it had something to decide."""
    return [
        part
        for part in parts
        if isinstance(part, Turn) and part.seat == seat and not part.is_forced
    ]
