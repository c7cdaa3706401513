"""What the server's tests share: players, stores that go away, apps without processes."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from connections import all_connections_are_closed, open_connections
from server.asgi import TestClient
from server.play import FirstChoice
from server.postgres import Postgres, programs, running
from toy.registry import registered
from ziggurat.server.app import create_app
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.identity.tokens import hashed
from ziggurat.server.sessions.store import Store

__all__ = ["all_connections_are_closed", "open_connections"]  # pytest finds them here

Serve = Callable[[], TestClient]


@pytest.fixture
def setup() -> Setup:
    """Ada and Balam at Amytis; their tokens are their names."""
    players = tuple(
        Player(PlayerKind.PERSON, name, token=hashed(name)) for name in ("Ada", "Balam")
    )
    return Setup("abc", "amytis", 1, {}, 7, players)


@pytest.fixture
def session(setup: Setup) -> Session:
    return Session(setup)


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/games.sqlite3"


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """What holds for one kind of database holds for the other."""
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        return postgres.fresh()
    return f"sqlite:///{tmp_path}/games.sqlite3"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """PostgreSQL for all tests of this run."""
    found = programs()
    if found is None:
        pytest.skip("no PostgreSQL on this machine: tools/postgres says how to get it")
    pytest.importorskip("psycopg", reason="the group 'postgres' is not installed")
    with running(found) as server:
        yield server


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()


@pytest.fixture
def kept(either: str) -> Iterator[Store]:
    """A store on each kind of database."""
    store = Store(either)
    yield store
    store.close()


@pytest.fixture
def serve(url: str) -> Iterator[Serve]:
    """Starts the app again on the same database, as after a restart."""
    with ExitStack() as stack:

        def start() -> TestClient:
            stack.pop_all().close()
            app = create_app(url, FirstChoice())
            return stack.enter_context(TestClient(app, follow_redirects=False))

        yield start


@pytest.fixture
def client(serve: Serve, store: Store, setup: Setup) -> TestClient:
    """The app, with one game between Ada and Balam."""
    store.create(setup)
    return serve()


@pytest.fixture
def toy_game(setup: Setup) -> Iterator[Setup]:
    """A game with secrets: the toy."""
    with registered():
        yield Setup("toy", "orchard", 1, {"goals": "secret"}, 3, setup.players)
