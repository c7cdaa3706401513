"""The words of the toy are found beside its view."""

import pytest

from server.conftest import toy_source
from ziggurat.views import words


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until games are registered in one place."""
    monkeypatch.setattr(words, "source", toy_source)
