"""Games with the other options are as written."""

import pytest

from games.origins.variants import FOLDER, WORLDS
from laws.story import told


@pytest.mark.parametrize("name", WORLDS)
def test_variants_are_as_written(name: str) -> None:
    written = (FOLDER / name).read_text(encoding="utf-8")
    assert told(WORLDS[name]) == written, "write them anew with games.origins.variants"
