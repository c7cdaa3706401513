"""Laws of records: the choices are the game."""

import ziggurat
from laws.playing import Journey
from ziggurat.core.record import parse_record
from ziggurat.core.rules import CHANCE


def test_the_record_replays_to_the_same_state(played: Journey) -> None:
    """Read back from its text, choice by choice, as the table of a stranger would."""
    game = played.game
    record = parse_record(str(played.record))
    state = game.setup(record.options, len(record.players))
    for entry in record.entries:
        assert entry.seat == int(game.to_move(state))
        choice = game.catalogue.parse(entry.text)
        assert choice is not None
        game.play(state, choice)
    assert state.flat() == played.end.flat()
    outcome = game.outcome(state)
    assert outcome is not None and record.result == (outcome.scores, outcome.reason)


def test_the_front_door_replays_it_too(played: Journey) -> None:
    table = ziggurat.replay(str(played.record))
    assert table.state.flat() == played.end.flat()
    assert str(table.record) == str(played.record)
    half = len(played.moments) // 2
    before = ziggurat.replay(str(played.record), upto=half)
    assert before.state.flat() == played.moments[half].flat


def test_the_record_is_plain_text(played: Journey) -> None:
    text = str(played.record)
    assert text.isascii() and text.endswith("\n")
    assert str(parse_record(text)) == text
    chances = [line for line in text.splitlines() if line.startswith("? ")]
    assert len(chances) == sum(moment.mover == CHANCE for moment in played.moments)
