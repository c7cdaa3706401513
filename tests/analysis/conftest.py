"""A budget that is light enough for tests, and a game that is soon over."""

from collections.abc import Iterator

import pytest

from toy.registry import registered
from ziggurat.analysis.judge import BUDGETS, Budget
from ziggurat.arena.match import play_match

TINY = Budget("tiny", ((3, 4), (2, 6)), 6, 3, 6, 4, 1.0, 4, 6, 0)


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a budget that costs next to nothing."""
    monkeypatch.setitem(BUDGETS, TINY.name, TINY)
    return TINY.name


@pytest.fixture(scope="module")
def orchard() -> Iterator[str]:
    """The record of a finished game of Orchard for two, which stays registered."""
    with registered():
        yield str(play_match("orchard", ["random", "random"], 3).record)
