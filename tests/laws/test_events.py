"""Laws of events: every event was declared, and every declared event occurs."""

from functools import cache
from pathlib import Path

import pytest

from laws.conftest import JOURNEYS
from laws.playing import Journey, journey
from laws.worlds import load
from ziggurat.core.events import Event
from ziggurat.core.record import parse_record
from ziggurat.i18n.messages import LANGUAGES, Words
from ziggurat.views import view_of

NAMES = ["Ada", "Balam", "Chione", "Djer"]
RECORDS = Path(__file__).resolve().parents[1] / "records"


@cache
def told(key: str) -> list[Event]:
    """All events in the random games and the recorded games of a game."""
    journeys = [journey(world, seed) for world, seed in JOURNEYS if world.key == key]
    random = [event for one in journeys for moment in one.moments for event in moment.events]
    return random + [
        event for path in sorted((RECORDS / key).glob("*.game")) for event in replayed(key, path)
    ]


def replayed(key: str, path: Path) -> list[Event]:
    """All events in a recorded game."""
    game, record = load(key), parse_record(path.read_text(encoding="utf-8"))
    state = game.setup(record.options, len(record.players))
    events: list[Event] = state.listen()
    for entry in record.entries:
        choice = game.catalogue.parse(entry.text)
        assert choice is not None
        game.play(state, choice)
    return events


def test_what_is_told_was_declared(played: Journey) -> None:
    """A number without a name is nought."""
    for moment in played.moments:
        for event in moment.events:
            assert event.event_type in played.game.events
            assert not any([event.a, event.b, event.c][len(event.event_type.numbers) :]), event


def test_no_two_events_have_one_name(key: str) -> None:
    names = [event.name for event in load(key).events]
    assert len(set(names)) == len(names)


def test_what_was_declared_is_told(key: str) -> None:
    kinds = {event.kind for event in told(key)}
    assert [event.name for event in load(key).events if event.name not in kinds] == []


def test_no_number_is_always_nought(key: str) -> None:
    """A number that tells nothing has no place in an event."""
    said = {
        (event.kind, name)
        for event in told(key)
        for name, number in event.numbers().items()
        if number
    }
    declared = [(event.name, number) for event in load(key).events for number in event.numbers]
    assert [pair for pair in declared if pair not in said] == []


def test_points_are_scored_by_that_name(key: str) -> None:
    """What a choice earns at once is read from here."""
    assert all(event.numbers[0] == "points" for event in load(key).events if event.name == "scored")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_told_has_its_line_in_the_log(drawn: str, lang: str) -> None:
    words = Words(lang, drawn)
    for event in told(drawn):
        line = view_of(drawn).sentence(event, NAMES, words)
        assert line and "{" not in line, event
