"""Counts of the faults of programs."""

import logging
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ziggurat.bots import Lost

log = logging.getLogger(__name__)


class Faults(NamedTuple):
    """One kind of fault of one bot: lost choices, games, and the first output."""

    bot: str
    fault: str
    choices: int
    games: int
    first: str


def count_faults(lost: Sequence[Lost]) -> tuple[Faults, ...]:
    """The choices lost in one game, by bot and fault."""
    each = [Faults(one.bot, one.fault, 1, 0, one.seen) for one in lost]
    return tuple(one._replace(games=1) for one in in_all([each]))


def in_all(games: Iterable[Sequence[Faults]]) -> tuple[Faults, ...]:
    """The faults of many games together, by bot and fault."""
    found: dict[tuple[str, str], Faults] = {}
    for one in (one for faults in games for one in faults):
        so_far = found.get(one[:2], one._replace(choices=0, games=0))
        found[one[:2]] = so_far._replace(
            choices=so_far.choices + one.choices, games=so_far.games + one.games
        )
    return tuple(found[key] for key in sorted(found))


def log_faults(faults: Iterable[Faults]) -> None:
    """Log the faults of a game of which only the result is stored."""
    for one in faults:
        log.warning("%s lost %d choices, %s: %s", one.bot, one.choices, one.fault, one.first)
