"""One worker as it is shipped, on a database of its own, under siege."""

import asyncio
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TypeVar

from database import database
from worker import Worker

from server.proxy import free
from ziggurat.server.sessions.store import Store

Felt = TypeVar("Felt")
SHOWN = 9  # faults


def withstand(
    kind: str, siege: Callable[[Worker, Store], Coroutine[None, None, Felt]], *more: str
) -> tuple[Felt, list[str]]:
    """What others felt of a siege, and the faults in the worker's log, the first of them shown."""
    with tempfile.TemporaryDirectory() as folder, database(kind, Path(folder)) as url:
        store = Store(url)
        worker = Worker(free(), url, Path(folder), *more)
        try:
            felt = asyncio.run(siege(worker, store))
        finally:
            worker.close()
        faults = worker.faults()
        store.close()
    print(*faults[:SHOWN], sep="\n")
    return felt, faults
