"""Background tasks of a worker: held until they end, cancelled when it stops."""

import asyncio
from collections.abc import Coroutine


class BackgroundTasks:
    """Background tasks whose result no caller awaits."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[None, None, None]) -> "asyncio.Task[None]":
        """Run a coroutine in the background."""
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        return task

    async def close(self) -> None:
        """Cancel all tasks and wait for them."""
        tasks = list(self.running)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
