"""A PostgreSQL server of the tests' own, on loopback, from Debian's package if it is there."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from sqlalchemy import create_engine, text

INSTALLED = Path("/usr/lib/postgresql")
HOST = "127.0.0.1"
OWNER = "ziggurat"
SERVANT = "postgres"  # the package's own user, for root may not run a database
PATIENCE = 60


def programs() -> Path | None:
    """Where the newest PostgreSQL is installed."""
    return next(iter(sorted(INSTALLED.glob("*/bin"), reverse=True)), None)


class Postgres:
    """A running server, and a database of its own for each who asks."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.numbers = count()

    def url(self, database: str = "postgres") -> str:
        """The address of a database."""
        return f"postgresql+psycopg://{OWNER}@{HOST}:{self.port}/{database}"

    def fresh(self) -> str:
        """The address of a new, empty database."""
        name = f"games_{next(self.numbers)}"
        engine = create_engine(self.url(), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
        engine.dispose()
        return self.url(name)


@contextmanager
def running(bin_: Path) -> Iterator[Postgres]:
    """A server in a folder of its own, gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="ziggurat-postgres-"))
    user = SERVANT if os.geteuid() == 0 else None
    if user is not None:
        shutil.chown(folder, user)
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port = int(probe.getsockname()[1])
    data = folder / "data"
    create = [str(bin_ / "initdb"), "-D", str(data), "-U", OWNER, "-A", "trust", "--no-sync"]
    subprocess.run(create, user=user, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    serve = [str(bin_ / "postgres"), "-D", str(data), "-k", str(folder), "-h", HOST]
    serve += ["-p", str(port)]
    with subprocess.Popen(serve, user=user, cwd=folder, stderr=subprocess.DEVNULL) as server:
        try:
            _await(bin_, port)
            yield Postgres(port)
        finally:
            server.terminate()
    shutil.rmtree(folder)


def _await(bin_: Path, port: int) -> None:
    """Wait until the server answers."""
    ask = [str(bin_ / "pg_isready"), "-q", "-h", HOST, "-p", str(port)]
    deadline = time.monotonic() + PATIENCE
    while subprocess.run(ask, check=False).returncode:
        if time.monotonic() > deadline:
            raise TimeoutError("PostgreSQL did not start")
        time.sleep(0.1)
