"""Recorded games of one game, played again."""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ziggurat.core.events import Event
from ziggurat.core.game import Game
from ziggurat.core.record import parse_record

FOLDER = Path(__file__).parents[1] / "records"


class Replayed(NamedTuple):
    """Why a recorded game ended, all that was told, and all that was asked in it."""

    reason: str
    told: list[Event]
    asked: set[str]


def records_of(game: Game[Any]) -> list[Path]:
    """The records of a game, by name."""
    return sorted((FOLDER / game.key).glob("*.game"))


@cache
def replayed(game: Game[Any], path: Path) -> Replayed:
    """Play a record again: every choice is open to who made it, and it ends as it says."""
    record = parse_record(path.read_text(encoding="utf-8"))
    state = game.setup(record.options, len(record.players))
    told, asked = state.listen(), set()
    for entry in record.entries:
        asked.add(game.asking(state))
        choice = game.catalogue.parse(entry.text)
        assert choice is not None and entry.seat == game.to_move(state)
        assert choice in (game.choices(state) or [number for number, _ in game.outcomes(state)])
        game.play(state, choice)
    outcome = game.outcome(state)
    assert outcome is not None and record.result == (outcome.scores, outcome.reason)
    return Replayed(outcome.reason, told, asked)


def reached(game: Game[Any], kind: str, number: str) -> set[int]:
    """The numbers told by all events of a kind in all records of a game."""
    events = [event for path in records_of(game) for event in replayed(game, path).told]
    return {event[number] for event in events if event.kind == kind}
