"""Recorded games: one for each way a game can end, and together all there is to reach."""

from functools import cache
from pathlib import Path

import pytest

from ziggurat.core.events import Event
from ziggurat.core.record import read
from ziggurat.core.rules import IS_EFFECT
from ziggurat.games.origins.components import BONUS_IDS, KIND_IDS
from ziggurat.games.origins.game import GAME, RULES

RECORDS = sorted((Path(__file__).parents[2] / "records" / "origins").glob("*.game"))
ENDINGS = [
    *("few-floors", "goal-missed", "goal-reached", "last-round"),
    *("no-citizens", "no-gold", "three-temples"),
]


@cache
def replayed(path: Path) -> tuple[str, list[Event], set[str]]:
    """Why a recorded game ended, all that was told, and all that was asked in it."""
    record = read(path.read_text(encoding="utf-8"))
    state = GAME.setup(record.options, len(record.players))
    heard, asked = state.listen(), set()
    for entry in record.entries:
        asked.add(GAME.asking(state))
        choice = GAME.catalogue.parse(entry.text)
        assert choice is not None and entry.seat == GAME.to_move(state)
        assert choice in (GAME.choices(state) or [number for number, _ in GAME.outcomes(state)])
        GAME.play(state, choice)
    outcome = GAME.outcome(state)
    assert outcome is not None and record.result == (outcome.scores, outcome.reason)
    return outcome.reason, heard, asked


def reached(kind: str, number: str) -> set[int]:
    """The numbers told by all events of a kind in all recorded games."""
    events = [event for path in RECORDS for event in replayed(path)[1]]
    return {event[number] for event in events if event.kind == kind}


def test_every_ending_has_a_record() -> None:
    assert {path.stem for path in RECORDS} >= set(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_the_record_ends_as_it_says(name: str) -> None:
    (path,) = [path for path in RECORDS if path.stem == name]
    assert replayed(path)[0] == name


def test_every_building_is_used_in_a_record() -> None:
    assert reached("used", "tile") == set(range(len(KIND_IDS) + 1)), "the Agora comes last"


def test_every_question_is_asked_in_a_record() -> None:
    """Decisions and chance, by the names of their rules."""
    asked = set().union(*(replayed(path)[2] for path in RECORDS))
    names = {type(rule).__name__ for rule in RULES.values() if rule.kind != IS_EFFECT}
    assert {name.replace("-", "") for name in asked} == {name.lower() for name in names}


def test_every_place_is_visited_in_a_record() -> None:
    assert reached("visited", "site") == set(range(len(BONUS_IDS)))


def test_all_numbers_of_seats_have_a_record() -> None:
    records = [read(path.read_text(encoding="utf-8")) for path in RECORDS]
    assert {len(record.players) for record in records} == {1, 2, 3, 4}
