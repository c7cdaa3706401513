"""What the server's tests share: a game between two people, and a store that goes away."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ziggurat.server.session import PERSON, Player, Session, Setup
from ziggurat.server.store import Store
from ziggurat.server.tokens import hashed


@pytest.fixture
def setup() -> Setup:
    """Ada and Balam at Amytis; their tokens are their names."""
    players = tuple(
        Player(PERSON, name, token=hashed(name)) for name in ("Ada", "Balam")
    )
    return Setup("abc", "amytis", 1, {}, 7, players)


@pytest.fixture
def session(setup: Setup) -> Session:
    return Session(setup)


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/games.sqlite3"


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()
