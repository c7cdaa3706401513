"""Bots think in other processes, so that no request waits for them and a crash stays theirs."""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NamedTuple, Protocol

from ziggurat.bots import LEVELS, bot_view, make_bot
from ziggurat.core.pick import Pick
from ziggurat.server.errors import ServerError
from ziggurat.table import replay

log = logging.getLogger(__name__)

EASIEST: Final = "easy"


class Question(NamedTuple):
    """What a worker is told: the record, from which it rebuilds what the seat may see."""

    record: str
    seat: int
    level: str
    seed: int


class Thinker(Protocol):
    """Somebody who chooses for bots."""

    async def choose(self, question: Question) -> str:
        """The text of a choice."""

    def close(self) -> None:
        """Stop thinking."""


class BotFailure(ServerError):
    """A bot could not be made to choose; the game waits and nothing is lost."""


def think(question: Question) -> str:
    """Choose for one seat; runs in a worker, and hands the bot only what its seat sees."""
    table = replay(question.record)
    bot = make_bot(LEVELS[question.level], table.game, question.seed)
    view = bot_view(table.game, table.state, question.seat, Pick(question.seed))
    return table.game.catalogue.text(bot.choose(view))


def spawn() -> Executor:
    """A worker process that shares nothing with this one."""
    return ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"))


class Workers:
    """Bots in a pool of processes; a dead worker is replaced, a failing bot gets an easier one."""

    def __init__(
        self,
        executor: Callable[[], Executor] = spawn,
        job: Callable[[Question], str] = think,
    ) -> None:
        self.executor = executor
        self.job = job
        self.pool: Executor | None = None

    async def choose(self, question: Question) -> str:
        """Ask the bot; once more if it failed, then an easier one."""
        seat = question.seat
        for level in (question.level, question.level, EASIEST):
            try:
                return await self._ask(question._replace(level=level))
            except BrokenProcessPool:
                log.error("the worker of bot %s died in seat %d: starting another", level, seat)
                self.close()
            except Exception:
                log.exception("bot %s failed in seat %d", level, seat)
        raise BotFailure(f"no bot could choose for seat {seat}")

    async def _ask(self, question: Question) -> str:
        if self.pool is None:
            self.pool = self.executor()
        return await asyncio.get_running_loop().run_in_executor(self.pool, self.job, question)

    def close(self) -> None:
        """Stop all workers."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
