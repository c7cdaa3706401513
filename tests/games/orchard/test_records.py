"""Recorded games, one for each way a game can end."""

from pathlib import Path

import pytest

from toy.game import GAME
from ziggurat.core.record import read

RECORDS = sorted((Path(__file__).parents[2] / "records" / GAME.key).glob("*.game"))


def test_every_ending_has_a_record() -> None:
    assert [path.stem for path in RECORDS] == [
        "gardens-full",
        "harvest-brought-in",
        "harvest-too-small",
    ]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_record_ends_as_it_says(path: Path) -> None:
    record = read(path.read_text(encoding="utf-8"))
    state = GAME.setup(record.options, len(record.players))
    for entry in record.entries:
        choice = GAME.catalogue.parse(entry.text)
        assert choice is not None and entry.seat == GAME.to_move(state)
        GAME.play(state, choice)
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.reason == path.stem
    assert record.result == (outcome.scores, outcome.reason)
