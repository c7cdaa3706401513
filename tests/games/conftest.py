"""Where games are drawn, the toy is drawn too."""

from collections.abc import Iterator

import pytest

from toy.registry import registered


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    """The toy is a game like the others."""
    with registered():
        yield
