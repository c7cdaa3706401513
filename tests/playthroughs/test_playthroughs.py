"""Every game does today what was written down: playthroughs, checksums, perft, recorded games.

`tools/playthroughs.py` writes them again; the diff is the review.
"""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import ziggurat
from laws import perft
from laws.checksums import checksums
from laws.story import stories
from laws.worlds import keys
from ziggurat import registry

TESTS = Path(__file__).resolve().parent.parent
ADVICE = "run tools/playthroughs.py and read the diff"


def written(name: str) -> dict[str, Any]:
    """The numbers written down."""
    return tomllib.loads((TESTS / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("key", keys())
def test_playthroughs_are_as_written(key: str) -> None:
    for name, text in stories(key).items():
        path = TESTS / "playthroughs" / name
        assert path.exists(), f"{name} is missing: {ADVICE}"
        assert path.read_text(encoding="utf-8") == text, f"{name} differs: {ADVICE}"


@pytest.mark.parametrize("key", keys())
def test_checksums_are_as_written(key: str) -> None:
    """Interpreted or compiled: this is where the two are compared."""
    assert written("checksums.toml").get(key) == checksums(key), ADVICE


@pytest.mark.parametrize("key", keys())
def test_perft_is_as_written(key: str) -> None:
    expected = written("perft.toml").get(key)
    assert expected == [count._asdict() for count in perft.counts(key)], ADVICE


@pytest.mark.parametrize("key", registry.keys())
def test_recorded_games_replay(key: str) -> None:
    """At least one for every game; each ends as it says."""
    paths = sorted((TESTS / "records" / key).glob("*.game"))
    assert paths, f"{key} has no recorded game in tests/records/{key}"
    for path in paths:
        table = ziggurat.replay(path.read_text(encoding="utf-8"))
        assert table.over, path.name
