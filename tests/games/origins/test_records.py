"""Recorded games: one for each way a game can end, and together all there is to reach."""

import pytest

from games.recorded import reached, records_of, replayed
from ziggurat.core.record import parse_record
from ziggurat.core.rules import IS_EFFECT
from ziggurat.games.origins.components import BONUS_IDS, KIND_IDS
from ziggurat.games.origins.game import GAME, RULES

RECORDS = records_of(GAME)
ENDINGS = [
    *("few-floors", "goal-missed", "goal-reached", "last-round"),
    *("no-citizens", "no-gold", "three-temples"),
]


def test_every_ending_has_a_record() -> None:
    assert {path.stem for path in RECORDS} >= set(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_the_record_ends_as_it_says(name: str) -> None:
    (path,) = [path for path in RECORDS if path.stem == name]
    assert replayed(GAME, path).reason == name


def test_every_building_is_used_in_a_record() -> None:
    assert reached(GAME, "used", "tile") == set(range(len(KIND_IDS) + 1)), "the Agora comes last"


def test_every_question_is_asked_in_a_record() -> None:
    """Decisions and chance, by the names of their rules."""
    asked = set().union(*(replayed(GAME, path).asked for path in RECORDS))
    names = {type(rule).__name__ for rule in RULES.values() if rule.kind != IS_EFFECT}
    assert {name.replace("-", "") for name in asked} == {name.lower() for name in names}


def test_every_place_is_visited_in_a_record() -> None:
    assert reached(GAME, "visited", "site") == set(range(len(BONUS_IDS)))


def test_all_numbers_of_seats_have_a_record() -> None:
    records = [parse_record(path.read_text(encoding="utf-8")) for path in RECORDS]
    assert {len(record.players) for record in records} == {1, 2, 3, 4}
