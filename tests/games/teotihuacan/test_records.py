"""Recorded games: one for each way a game can end, and together all there is to reach."""

import pytest

from games.recorded import reached, records_of, replayed
from ziggurat.core.record import parse_record
from ziggurat.games.teotihuacan.components import (
    BONUS_IDS,
    MASK_COLOUR_IDS,
    REWARD_IDS,
    WORSHIP_IDS,
)
from ziggurat.games.teotihuacan.game import GAME

RECORDS = records_of(GAME)
ENDINGS = ["most-points", "most-pyramid-tiles", "rival-ahead", "rival-beaten", "shared"]


def test_every_ending_has_a_record() -> None:
    assert {path.stem for path in RECORDS} >= set(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_the_record_ends_as_it_says(name: str) -> None:
    (path,) = [path for path in RECORDS if path.stem == name]
    assert replayed(GAME, path).reason == name


def test_every_worship_tile_is_offered_in_a_record() -> None:
    assert reached(GAME, "offered", "worship") == set(range(len(WORSHIP_IDS)))


def test_every_bonus_disc_is_used_in_a_record() -> None:
    assert reached(GAME, "used", "bonus") == set(range(len(BONUS_IDS)))


def test_every_reward_is_taken_in_a_record() -> None:
    assert reached(GAME, "rewarded", "reward") == set(range(1, len(REWARD_IDS)))


def test_masks_of_every_colour_are_taken_in_a_record() -> None:
    assert {mask // 5 for mask in reached(GAME, "masked", "mask")} == set(
        range(len(MASK_COLOUR_IDS))
    )


def test_both_sides_and_all_numbers_of_seats_have_a_record() -> None:
    records = [parse_record(path.read_text(encoding="utf-8")) for path in RECORDS]
    assert {len(record.players) for record in records} == {1, 2, 3, 4}
    assert {record.options["side"] for record in records} == {"A", "B"}
