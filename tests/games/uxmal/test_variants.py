"""The ends of phases under each option are as written."""

import pytest

from games.uxmal.variants import FOLDER, WORLDS, told


@pytest.mark.parametrize("name", WORLDS)
def test_variants_are_as_written(name: str) -> None:
    written = (FOLDER / name).read_text(encoding="utf-8")
    assert told(WORLDS[name]) == written, "write them anew with games.uxmal.variants"
