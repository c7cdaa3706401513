"""The data files against the component list, and against their own promises."""

from collections import Counter
from importlib.util import module_from_spec, spec_from_file_location
from itertools import combinations
from typing import Any

import pytest

from ziggurat.core import data, is_compiled
from ziggurat.games.origins import components
from ziggurat.games.origins.components import (
    ADVISOR_POINTS,
    ATTACK_GAIN,
    COLOUR_IDS,
    COLOUR_LETTERS,
    DISTRICT_FIRST,
    DISTRICT_IDS,
    DISTRICT_LATER,
    DISTRICT_TOWERS,
    FINAL_SPACE,
    KIND_COLOUR,
    KIND_COPIES,
    KIND_IDS,
    KIND_STONE,
    MARKET_WISDOM,
    PATTERNS,
    PERKS,
    POPULATION_FOOD,
    RECRUIT_WISDOM,
    SIGN_IDS,
    SPACE_IDS,
    SPACES,
    TEMPLE_POINTS,
    TEMPLE_TOP,
    THRESHOLDS,
    provenance,
)
from ziggurat.games.origins.geometry import blocks
from ziggurat.games.origins.verbs import CATALOGUE


def copies(table: str) -> dict[str, int]:
    """How many of each piece the file has."""
    return {row["id"]: row.get("copies", 1) for row in provenance()[table]}


def test_the_component_list() -> None:
    """Matériel."""
    assert copies("piece") == {
        "main-board": 1,
        "population-base": 24,
        "archon": 4,
        "marker": 20,
        "mothership": 5,
        "floor": 60,
        "citizen-die": 45,
        "speaker-die": 4,
        "player-board": 4,
        "building-tile": 75,
        "agora-tile": 4,
        "palace-tile": 4,
        "zodiac-tile": 12,
        "bonus-tile": 5,
        "superiority-token": 20,
        "bastion-tile": 1,
        "resource-token": 80,
        "points-token": 4,
        "district-card": 45,
        "zodiac-card": 12,
        "player-aid": 4,
    }


def test_seventy_five_tiles_of_thirty_kinds() -> None:
    """Fifteen tiles and six kinds of each colour, for one to three stone."""
    assert len(KIND_IDS) == len(set(KIND_IDS)) == 30 and sum(KIND_COPIES) == 75
    for colour in range(len(COLOUR_IDS)):
        own = [n for n in range(30) if KIND_COLOUR[n] == colour]
        assert len(own) == 6 and sum(KIND_COPIES[n] for n in own) == 15
    assert {int(stone) for stone in KIND_STONE} == {1, 2, 3}
    assert KIND_COPIES[KIND_IDS.index("obelisk")] >= 4, "four or more can be scored"


def test_the_constants_name_their_kinds_and_signs() -> None:
    """KIND and SIGN numbers are those of the files."""
    short = {"construction-yard": "YARD", "artists-salon": "SALON", "astronomy-tower": "ASTRONOMY"}
    for n, kind in enumerate(KIND_IDS):
        name = short.get(kind, kind.replace("-", "_").upper())
        assert getattr(components, name) == n
    for n, sign in enumerate(SIGN_IDS):
        assert getattr(components, sign.upper()) == n


def test_forty_five_district_cards_all_different() -> None:
    """No two are the same turned or mirrored; thirty of three colours, fifteen of four."""
    assert len(DISTRICT_IDS) == 45
    assert Counter(pattern.count("*") for pattern in PATTERNS) == {1: 30, 0: 15}
    for one, other in combinations(PATTERNS, 2):
        assert blocks(one) != blocks(other), (one, other)
    for pattern in PATTERNS:
        colours = pattern.replace("*", "")
        assert len(set(colours)) == len(colours)
    assert all(DISTRICT_FIRST[n] > DISTRICT_LATER[n] > 0 for n in range(45))


def test_towers_of_a_card_are_the_colours_of_its_pattern() -> None:
    """Six cards at most never need more floors than there are."""
    for card, pattern in enumerate(PATTERNS):
        towers = [int(n) for n in DISTRICT_TOWERS[5 * card : 5 * card + 5]]
        assert towers == [pattern.count(letter) for letter in COLOUR_LETTERS]
    assert {sum(DISTRICT_TOWERS[5 * card + n] for card in range(45)) for n in range(5)} == {30}
    assert 4 + 1 + 6 <= 60 // 5


def test_the_military_track() -> None:
    """Five thresholds three spaces apart; the fifth space gives a wisdom."""
    assert len(SPACE_IDS) == SPACES == FINAL_SPACE + 1
    assert list(THRESHOLDS) == [0, *[1] * 3, *[2] * 3, *[3] * 3, *[4] * 3, 5]
    bonus = [list(ATTACK_GAIN[PERKS * n : PERKS * n + PERKS]) for n in range(SPACES)]
    assert bonus[5] == [0, 0, 1, 0, 0, 0]
    assert [n for n in range(SPACES) if not any(bonus[n])] == [0, 1, 13]
    assert 4 * THRESHOLDS[FINAL_SPACE] == copies("piece")["superiority-token"]


def test_known_numbers_of_the_tracks() -> None:
    """What the examples of the rulebook say: see the game's spec card."""
    assert {16, 31, 70} <= set(TEMPLE_POINTS) and TEMPLE_POINTS[TEMPLE_TOP] == 70
    assert ADVISOR_POINTS[2] == 6 and MARKET_WISDOM[2] == 2
    assert POPULATION_FOOD[0] == 2 and POPULATION_FOOD[3] == 8


@pytest.mark.skipif(is_compiled(), reason="compiled code reads its data by itself")
def test_longer_tracks_and_tables_need_no_change_of_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last space, the top of the temples and the last Obelisk that counts are in the data."""

    def longer(package: str, name: str, kinds: dict[str, data.Fields]) -> Any:
        found = read(package, name, kinds)
        if name == "tracks.toml":
            found["space"].append({**found["space"][-1], "id": "space-14"})
            next(row for row in found["row"] if row["id"] == "temple-points")["numbers"].append(80)
        if name == "buildings.toml":
            next(row for row in found["building"] if row["id"] == "obelisk")["table"].append(9)
        return found

    read = data.read_components
    monkeypatch.setattr(data, "read_components", longer)
    spec = spec_from_file_location("longer", components.__file__)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    assert (module.SPACES, module.FINAL_SPACE) == (SPACES + 1, FINAL_SPACE + 1)
    assert module.TEMPLE_TOP == TEMPLE_TOP + 1
    assert module.MOST_OBELISKS == components.MOST_OBELISKS + 1


@pytest.mark.parametrize("row", [TEMPLE_POINTS, ADVISOR_POINTS, POPULATION_FOOD, MARKET_WISDOM])
def test_rows_ascend(row: list[int]) -> None:
    """Every step is worth or costs more."""
    assert list(row) == sorted(set(row))
    assert list(RECRUIT_WISDOM) == sorted(set(RECRUIT_WISDOM))


def test_the_size_of_the_catalogue() -> None:
    """As on the spec card."""
    assert len(CATALOGUE) == 1526
