"""Recorded games: one for every way a game can end. (p. 7)"""

from pathlib import Path

import pytest

import ziggurat
from ziggurat import CHANCE, Table
from ziggurat.core.record import parse_record

RECORDS = Path(__file__).resolve().parents[2] / "records" / "amytis"


def text(name: str) -> str:
    """A recorded game."""
    return (RECORDS / f"{name}.game").read_text(encoding="utf-8")


def trigger(name: str) -> tuple[int, Table]:
    """The seat that emptied the second pile, and the table right after that turn's tile."""
    record = parse_record(text(name))
    table = ziggurat.replay(text(name), upto=0)
    for number, entry in enumerate(record.entries, start=1):
        if entry.text.startswith("take:"):
            table = ziggurat.replay(text(name), upto=number)
            left = [pile["left"] for pile in table.facts()["piles"]]  # type: ignore[attr-defined]  # JSON
            if left.count(0) == 2:
                return entry.seat, table
    raise AssertionError("no second pile was emptied")


@pytest.mark.parametrize("name", ["first-player-ends", "second-player-ends", "shared-victory"])
def test_a_recorded_game_ends_as_it_says(name: str) -> None:
    table = ziggurat.replay(text(name))
    assert table.over and table.outcome is not None
    comment, _, plain = text(name).partition("\n")
    assert comment.startswith("# ") and str(table.record) == plain


def test_the_first_player_ends_and_the_other_has_a_last_turn() -> None:
    seat, table = trigger("first-player-ends")
    entries = parse_record(text("first-player-ends")).entries[len(table.record.entries) :]
    assert seat == 0
    assert [entry.text.partition(":")[0] for entry in entries if entry.seat == 1][:2] == [
        "take",
        "lay",
    ]
    assert entries[-1].seat == 1


def test_the_second_player_ends_and_nobody_goes_on() -> None:
    seat, table = trigger("second-player-ends")
    entries = parse_record(text("second-player-ends")).entries[len(table.record.entries) :]
    assert seat == 1
    assert {entry.seat for entry in entries} <= {1, CHANCE}
    assert all(not entry.text.startswith("take:") for entry in entries)


def test_a_shared_victory() -> None:
    outcome = ziggurat.replay(text("shared-victory")).outcome
    assert outcome is not None
    assert outcome.places == (1, 1) and outcome.scores[0] == outcome.scores[1]
