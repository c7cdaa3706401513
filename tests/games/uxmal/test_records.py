"""Recorded games, one for each way a game can end."""

from pathlib import Path

import pytest

import ziggurat

RECORDS = sorted((Path(__file__).parents[2] / "records" / "uxmal").glob("*.game"))


def test_every_ending_has_a_record() -> None:
    assert [path.stem for path in RECORDS] == ["most-cards", "most-points", "shared"]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_record_ends_as_it_says(path: Path) -> None:
    table = ziggurat.replay(path.read_text(encoding="utf-8"))
    assert table.outcome is not None
    assert table.outcome.reason == path.stem


def test_cards_kept_break_the_tie() -> None:
    """Fifteen points each; the third player kept more cards. (R-22)"""
    table = ziggurat.replay(RECORDS[0].read_text(encoding="utf-8"))
    hands = table.facts()["hands"]
    assert isinstance(hands, list)
    kept = [sum(hand.values()) for hand in hands]
    assert table.outcome is not None
    assert table.outcome.scores == (15, 14, 15) and table.outcome.places == (2, 3, 1)
    assert kept[2] > kept[0]


def test_equal_points_and_cards_share_the_victory() -> None:
    table = ziggurat.replay(RECORDS[2].read_text(encoding="utf-8"))
    assert table.outcome is not None
    assert table.outcome.places == (4, 1, 3, 1)
