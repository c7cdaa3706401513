"""Recorded games, one for each way a game can end."""

from pathlib import Path

import pytest

from games.recorded import records_of, replayed
from toy.game import GAME

RECORDS = records_of(GAME)


def test_every_ending_has_a_record() -> None:
    assert [path.stem for path in RECORDS] == [
        "gardens-full",
        "harvest-brought-in",
        "harvest-too-small",
    ]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_record_ends_as_it_says(path: Path) -> None:
    assert replayed(GAME, path).reason == path.stem
