"""Property tests try the same examples every time: a red test stays red."""

import pytest
from hypothesis import settings

from ziggurat.core import steps

settings.register_profile("steady", derandomize=True, deadline=None, max_examples=200)
settings.load_profile("steady")


@pytest.fixture
def interpreted() -> None:
    """Only for sources that run as they are: compiled ones have no asserts and no docstrings."""
    if not str(steps.__file__).endswith(".py"):
        pytest.skip("compiled: no asserts, no docstrings")
