"""A record is split into whole turns and whole draws, and nothing is lost."""

from pathlib import Path

import pytest

from toy.registry import registered
from ziggurat.analysis.game_parts import Draw, Turn, course_of, turns_of
from ziggurat.core.errors import RecordError
from ziggurat.core.record import parse_record
from ziggurat.core.steps import CHANCE
from ziggurat.table import blank

RECORDS = Path(__file__).resolve().parents[1] / "records"
SHORT = [
    min(game.glob("*.game"), key=lambda file: file.stat().st_size) for game in RECORDS.iterdir()
]


@pytest.mark.parametrize("path", sorted(SHORT), ids=lambda path: path.parent.name)
def test_the_parts_are_the_record(path: Path) -> None:
    record = parse_record(path.read_text("utf-8"))
    with registered():
        course = course_of(record)
        table = blank(record)
    entries = iter(record.entries)
    assert len(course.states) == len(course.parts) + 1
    for number, part in enumerate(course.parts):
        assert course.states[number].flat() == table.state.flat()
        assert part.at == len(table.record.entries)
        texts = part.choices if isinstance(part, Turn) else part.outcomes
        options = []
        for at, text in enumerate(texts):
            entry = next(entries)
            seat = part.seat if isinstance(part, Turn) else CHANCE
            assert (entry.seat, entry.text) == (seat, text)
            assert at == 0 or isinstance(part, Draw) or not table.game.opens(table.state)
            options.append(len(table.choices()))
            table.follow(entry)
        if isinstance(part, Turn):
            assert part.is_forced == (max(options) == 1)
            assert not course.game.goes_on(table.state, part.seat)
        else:
            assert table.to_move != CHANCE
    assert next(entries, None) is None
    assert course.states[-1].flat() == table.state.flat()


def test_the_draws_of_a_set_up_are_one() -> None:
    record = parse_record((RECORDS / "amytis" / "first-player-ends.game").read_text("utf-8"))
    first, second = course_of(record).parts[:2]
    assert isinstance(first, Draw) and len(first.outcomes) == 17
    assert isinstance(second, Turn) and len(second.choices) > 1


def test_turns_of_a_seat_leave_out_what_was_forced() -> None:
    record = parse_record((RECORDS / "uxmal" / "most-cards.game").read_text("utf-8"))
    parts = course_of(record).parts
    found = [turn for seat in range(3) for turn in turns_of(parts, seat)]
    turns = [part for part in parts if isinstance(part, Turn)]
    assert {part.seat for part in turns_of(parts, 1)} == {1}
    assert sorted(found) == sorted(part for part in turns if not part.is_forced)
    assert any(part.is_forced for part in turns)


def test_a_damaged_record_is_refused() -> None:
    record = parse_record((RECORDS / "uxmal" / "most-cards.game").read_text("utf-8"))
    del record.entries[3]
    with pytest.raises(RecordError):
        course_of(record)
