"""Bot processes: requests never block on a bot, and a crash stays in its process."""

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from math import inf
from multiprocessing.connection import Connection as Pipe
from typing import Final, NamedTuple, Protocol

from ziggurat.bots import LEVELS, Bot, make_bot
from ziggurat.core.rng import Rng
from ziggurat.runner import bots_choose, moves, play_turn
from ziggurat.server.bots.programs import Seated
from ziggurat.server.config import CONFIG
from ziggurat.server.errors import ServerError
from ziggurat.server.fair_queue import FairQueue
from ziggurat.server.game.players import is_program
from ziggurat.table import Table, replay

log = logging.getLogger(__name__)

EASIEST: Final = "novice"
STAND_IN: Final = "medium"  # replaces an external bot that is not configured any more
NONE: Final[Mapping[str, str]] = {}
SLOW_LEVELS: Final = ("hard", "expert")  # levels that use their whole time budget
SEATED: Final = Seated()  # per-process registry, used in worker processes


class MoveRequest(NamedTuple):
    """A request to a worker: the record from which it rebuilds the seat's observation."""

    record: str
    seat: int
    level: str
    seed: int
    asker: str = ""  # client the request is scheduled for
    seconds: float = inf  # budget for the whole turn
    game: str = ""  # game id, for external bots
    program: str = ""  # command of an external bot, as configured by the operator


class BotRunner(Protocol):
    """Interface of the bot backends."""

    async def choose(self, question: MoveRequest) -> list[str]:
        """The chosen texts: those of a turn, up to the first draw."""

    def close(self) -> None:
        """Stop all work."""


class BotFailure(ServerError):
    """A bot failed to choose; the game waits and nothing is lost."""


def think(question: MoveRequest) -> list[str]:
    """Choose for one seat in a worker; the bot gets only the seat's observation.

    An external bot is asked for one choice at a time: it keeps its state between choices.
    """
    table = replay(question.record)
    game, state, seat = table.game, table.state, question.seat
    bots, picks = {seat: _bot(question, table)}, {seat: Rng(question.seed)}
    ask = bots_choose(game, bots, picks, table.options)
    if question.program:
        choices = [next(moves(game, state, ask)).choice]
    else:
        choices = play_turn(game, state, ask)
    return [game.catalogue.text(choice) for choice in choices]


def _bot(question: MoveRequest, table: Table) -> Bot:
    """The bot to ask: the running external bot of the seat, or a new one for this turn."""
    if question.program:
        place = question.game, question.seat, question.program
        return SEATED.bot(place, table.game, question.seed)
    return make_bot(question.level, table.game, question.seed, seconds=question.seconds)


Job = Callable[[MoveRequest], list[str]]


def work(pipe: Pipe, job: Job) -> None:
    """Answer requests until the pipe closes, which happens when the server exits."""
    with suppress(EOFError, BrokenPipeError, ConnectionResetError, KeyboardInterrupt):
        while True:
            question = pipe.recv()
            try:
                answer: list[str] | Exception = job(question)
            except Exception as error:
                answer = BotFailure(repr(error))
            pipe.send(answer)


class Worker:
    """A worker process; answers one request at a time."""

    def __init__(self, job: Job) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, job), daemon=True)
        self.process.start()
        theirs.close()  # so that the pipe closes when the process dies

    async def ask(self, question: MoveRequest) -> list[str]:
        """The bot's choices; raises if the worker fails, dies or times out."""
        self.pipe.send(question)
        loop, readable = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(self.pipe.fileno(), readable.set)
        try:
            async with asyncio.timeout(CONFIG.bots.answer_timeout_s):
                await readable.wait()
        finally:
            if not self.pipe.closed:
                loop.remove_reader(self.pipe.fileno())
        answer: list[str] | Exception = self.pipe.recv()
        if isinstance(answer, Exception):
            raise answer
        return answer

    def close(self) -> None:
        """Kill the process."""
        if not self.pipe.closed:
            self.process.kill()
            self.process.join()
            self.pipe.close()


class QueuedRequest(NamedTuple):
    """A queued request and the future of its answer."""

    question: MoveRequest
    answer: "asyncio.Future[list[str]]"


def _is_short(one: QueuedRequest) -> bool:
    return one.question.level not in SLOW_LEVELS and not one.question.program


def default_processes() -> int:
    """Default number of processes: all cores but one."""
    return max(1, (os.cpu_count() or 1) - 1)


class BotPool:
    """Pool of bot processes; replaces dead ones, and falls back to an easier bot after failures."""

    def __init__(
        self,
        processes: int | None = None,
        job: Job = think,
        start: Callable[[Job], Worker] = Worker,
        programs: Mapping[str, str] = NONE,
    ) -> None:
        self.most = default_processes() if processes is None else processes
        self.job = job
        self.start = start
        self.programs = programs  # commands of external bots by level
        self.queue: FairQueue[QueuedRequest] = FairQueue(_is_short)
        self.alive: set[Worker] = set()
        self.idle: list[Worker] = []
        self.busy: set[asyncio.Task[None]] = set()

    async def choose(self, question: MoveRequest) -> list[str]:
        """Ask the bot; retry once, then use an easier one."""
        seat, offered = question.seat, self._offered(question.level)
        for level in (offered, offered, EASIEST):
            try:
                program = self.programs.get(level, "")
                return await self._ask(question._replace(level=level, program=program))
            except (EOFError, OSError, TimeoutError):
                log.error("the worker of bot %s died in seat %d: starting another", level, seat)
            except Exception:
                log.exception("bot %s failed in seat %d", level, seat)
        raise BotFailure(f"no bot could choose for seat {seat}")

    def _offered(self, level: str) -> str:
        """The level, or the stand-in for an external bot that is not configured any more."""
        if not is_program(level) or level in self.programs:
            return level
        log.warning("%s is not offered: a bot of ours plays", level)
        return STAND_IN

    async def _ask(self, question: MoveRequest) -> list[str]:
        """Queue a request and wait for its answer."""
        asked = QueuedRequest(question, asyncio.get_running_loop().create_future())
        self.queue.put(question.asker, asked)
        self._serve()
        return await asked.answer

    def _serve(self) -> None:
        """Assign queued requests to idle processes."""
        while self.queue and len(self.busy) < self.most:
            asked = self.queue.get()
            if asked.answer.done():
                continue  # the caller has gone
            task = asyncio.create_task(self._answer(asked))
            self.busy.add(task)
            task.add_done_callback(self._served)

    def _served(self, task: "asyncio.Task[None]") -> None:
        self.busy.discard(task)
        if not task.cancelled():
            self._serve()

    async def _answer(self, asked: QueuedRequest) -> None:
        """Process one request; a failing process is killed."""
        try:
            worker = self._worker()
            try:
                seconds = self._seconds(asked.question.level)
                answer = await worker.ask(asked.question._replace(seconds=seconds))
            except BotFailure:
                self.idle.append(worker)  # the bot failed, not the process
                raise
            except BaseException:
                self.alive.discard(worker)
                worker.close()
                raise
        except Exception as fault:
            if not asked.answer.done():
                asked.answer.set_exception(fault)
            return
        self.idle.append(worker)
        if not asked.answer.done():
            asked.answer.set_result(answer)

    def _worker(self) -> Worker:
        """An idle process."""
        if self.idle:
            return self.idle.pop()
        worker = self.start(self.job)
        self.alive.add(worker)
        return worker

    def _seconds(self, level: str) -> float:
        """Time budget of a level for a turn: shorter when requests are queued."""
        share = self.most / max(self.most, self.queue.waiting_long() + 1)
        return max(CONFIG.bots.min_think_s, LEVELS.get(level, inf) * share)

    def close(self) -> None:
        """Stop all processes, busy ones included."""
        for task in self.busy:
            task.cancel()
        for worker in self.alive:
            worker.close()
        self.alive.clear()
        self.idle.clear()
