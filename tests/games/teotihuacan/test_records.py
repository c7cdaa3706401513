"""Recorded games: one for each way a game can end, and together all there is to reach."""

from functools import cache
from pathlib import Path

import pytest

from ziggurat.core.events import Event
from ziggurat.core.record import read
from ziggurat.games.teotihuacan.components import (
    BONUS_IDS,
    MASK_COLOUR_IDS,
    REWARD_IDS,
    WORSHIP_IDS,
)
from ziggurat.games.teotihuacan.game import GAME

RECORDS = sorted((Path(__file__).parents[2] / "records" / "teotihuacan").glob("*.game"))
ENDINGS = ["most-points", "most-pyramid-tiles", "rival-ahead", "rival-beaten", "shared"]


@cache
def replayed(path: Path) -> tuple[str, list[Event]]:
    """Why a recorded game ended, and all that was told in it."""
    record = read(path.read_text(encoding="utf-8"))
    state = GAME.setup(record.options, len(record.players))
    heard = state.listen()
    for entry in record.entries:
        choice = GAME.catalogue.parse(entry.text)
        assert choice is not None and entry.seat == GAME.to_move(state)
        assert choice in (GAME.choices(state) or [number for number, _ in GAME.outcomes(state)])
        GAME.play(state, choice)
    outcome = GAME.outcome(state)
    assert outcome is not None and record.result == (outcome.scores, outcome.reason)
    return outcome.reason, heard


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


def test_every_worship_tile_is_offered_in_a_record() -> None:
    assert reached("offered", "worship") == set(range(len(WORSHIP_IDS)))


def test_every_bonus_disc_is_used_in_a_record() -> None:
    assert reached("used", "bonus") == set(range(len(BONUS_IDS)))


def test_every_reward_is_taken_in_a_record() -> None:
    assert reached("rewarded", "reward") == set(range(1, len(REWARD_IDS)))


def test_masks_of_every_colour_are_taken_in_a_record() -> None:
    assert {mask // 5 for mask in reached("masked", "mask")} == set(range(len(MASK_COLOUR_IDS)))


def test_both_sides_and_all_numbers_of_seats_have_a_record() -> None:
    records = [read(path.read_text(encoding="utf-8")) for path in RECORDS]
    assert {len(record.players) for record in records} == {1, 2, 3, 4}
    assert {record.options["side"] for record in records} == {"A", "B"}
