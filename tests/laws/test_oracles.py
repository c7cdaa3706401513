"""A second opinion is worth something only if it shares nothing with the first."""

import re
from pathlib import Path

import pytest

ORACLES = sorted((Path(__file__).resolve().parents[1] / "games").glob("*/oracle*.py"))
ENGINE = re.compile(r"^\s*(?:from|import) ziggurat", re.MULTILINE)


@pytest.mark.parametrize("path", ORACLES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_oracle_knows_neither_rules_nor_data_of_the_engine(path: Path) -> None:
    assert not ENGINE.search(path.read_text(encoding="utf-8"))
