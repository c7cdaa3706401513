"""A PostgreSQL server of the tests' own, on loopback, from Debian's package if it is there."""

import os
import shutil
import signal
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
    """A server in a folder of its own, and a database of its own for each test."""

    def __init__(self, bin_: Path, folder: Path) -> None:
        self.bin = bin_
        self.folder = folder
        self.user = SERVANT if os.geteuid() == 0 else None
        self.port = _free()
        self.numbers = count()
        create = [str(bin_ / "initdb"), "-D", self._data(), "-U", OWNER, "-A", "trust", "--no-sync"]
        subprocess.run(create, user=self.user, cwd=folder, check=True, stdout=subprocess.DEVNULL)
        self.start()

    def start(self) -> None:
        """Serve, and be ready."""
        serve = [str(self.bin / "postgres"), "-D", self._data(), "-k", str(self.folder)]
        serve += ["-h", HOST, "-p", str(self.port)]
        self.process = subprocess.Popen(
            serve, user=self.user, cwd=self.folder, stderr=subprocess.DEVNULL
        )
        _await(self.bin, self.port)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it: SIGTERM waits for all clients, SIGINT for none, SIGQUIT is a crash."""
        self.process.send_signal(how)
        self.process.wait()

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

    def _data(self) -> str:
        return str(self.folder / "data")


@contextmanager
def running(bin_: Path) -> Iterator[Postgres]:
    """A server, gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="ziggurat-postgres-"))
    if os.geteuid() == 0:
        shutil.chown(folder, SERVANT)
    server = Postgres(bin_, folder)
    try:
        yield server
    finally:
        server.stop(signal.SIGQUIT)  # its folder goes too: nothing has to be written to disk
    shutil.rmtree(folder)


def _free() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def _await(bin_: Path, port: int) -> None:
    """Wait until the server answers."""
    ask = [str(bin_ / "pg_isready"), "-q", "-h", HOST, "-p", str(port)]
    deadline = time.monotonic() + PATIENCE
    while subprocess.run(ask, check=False).returncode:
        if time.monotonic() > deadline:
            raise TimeoutError("PostgreSQL did not start")
        time.sleep(0.1)
