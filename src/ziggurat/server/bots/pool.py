"""Bots think in other processes, so that no request waits for them and a crash stays theirs."""

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from math import inf
from multiprocessing.connection import Connection as Pipe
from typing import Final, NamedTuple, Protocol

from ziggurat.bots import LEVELS, Bot, bot_view, make_bot
from ziggurat.core.rng import Rng
from ziggurat.server.bots.programs import Seated
from ziggurat.server.bots.queue import FairQueue
from ziggurat.server.errors import ServerError
from ziggurat.server.game.events import is_program
from ziggurat.table import Table, replay

log = logging.getLogger(__name__)

EASIEST: Final = "novice"
STAND_IN: Final = "medium"  # for a program that is not there any more
NONE: Final[Mapping[str, str]] = {}
LONG: Final = ("hard", "expert")  # levels that may think until their time is over,
LEAST: Final = 0.1  # which is no less than so many seconds when many wait
LONGEST: Final = 60.0  # seconds after which a process that does not answer is given up
SEATED: Final = Seated()  # of this process, if it is one that thinks


class MoveRequest(NamedTuple):
    """What a worker is told: the record, from which it rebuilds what the seat may see."""

    record: str
    seat: int
    level: str
    seed: int
    asker: str = ""  # who let the bot think: they take turns
    seconds: float = inf  # for the whole turn
    game: str = ""  # at which table a program sits
    program: str = ""  # the command of a level that is a program, as the host has named it


class Thinker(Protocol):
    """Somebody who chooses for bots."""

    async def choose(self, question: MoveRequest) -> list[str]:
        """The texts of choices: those of a turn, as far as nothing is drawn in between."""

    def close(self) -> None:
        """Stop thinking."""


class BotFailure(ServerError):
    """A bot could not be made to choose; the game waits and nothing is lost."""


def think(question: MoveRequest) -> list[str]:
    """Choose for one seat; runs in a worker, and hands the bot only what its seat sees.

    A program, which may use all its time for each choice, is asked for one: it keeps its seat.
    """
    table = replay(question.record)
    game, state, seat = table.game, table.state, question.seat
    bot, pick, texts = _bot(question, table), Rng(question.seed), list[str]()
    while not texts or (not question.program and game.goes_on(state, seat)):
        choice = bot.choose(bot_view(game, state, seat, pick, table.options))
        texts.append(game.catalogue.text(choice))
        game.play(state, choice)
    return texts


def _bot(question: MoveRequest, table: Table) -> Bot:
    """Who is asked: a program that sits there, or a bot made for this turn."""
    if question.program:
        place = question.game, question.seat, question.program
        return SEATED.bot(place, table.game, question.seed)
    return make_bot(question.level, table.game, question.seed, seconds=question.seconds)


Job = Callable[[MoveRequest], list[str]]


def work(pipe: Pipe, job: Job) -> None:
    """Answer questions until nobody is there to ask: the pipe breaks when the server dies."""
    with suppress(EOFError, BrokenPipeError, ConnectionResetError, KeyboardInterrupt):
        while True:
            question = pipe.recv()
            try:
                answer: list[str] | Exception = job(question)
            except Exception as error:
                answer = BotFailure(repr(error))
            pipe.send(answer)


class Worker:
    """A process that shares nothing with this one, and answers one question at a time."""

    def __init__(self, job: Job) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, job), daemon=True)
        self.process.start()
        theirs.close()  # so that the pipe breaks when the process dies

    async def ask(self, question: MoveRequest) -> list[str]:
        """What the bot chooses; fails if it does, or dies, or never answers."""
        self.pipe.send(question)
        loop, readable = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(self.pipe.fileno(), readable.set)
        try:
            async with asyncio.timeout(LONGEST):
                await readable.wait()
        finally:
            if not self.pipe.closed:
                loop.remove_reader(self.pipe.fileno())
        answer: list[str] | Exception = self.pipe.recv()
        if isinstance(answer, Exception):
            raise answer
        return answer

    def close(self) -> None:
        """Stop at once, whatever it thinks about."""
        if not self.pipe.closed:
            self.process.kill()
            self.process.join()
            self.pipe.close()


class Asked(NamedTuple):
    """A question in the queue, and who waits for its answer."""

    question: MoveRequest
    answer: "asyncio.Future[list[str]]"


def _is_short(one: Asked) -> bool:
    return one.question.level not in LONG and not one.question.program


def usual() -> int:
    """As many processes as there are cores, but one is left to the server."""
    return max(1, (os.cpu_count() or 1) - 1)


class BotPool:
    """Bots in some processes; a dead one is replaced, a failing bot gets an easier one."""

    def __init__(
        self,
        processes: int | None = None,
        job: Job = think,
        start: Callable[[Job], Worker] = Worker,
        programs: Mapping[str, str] = NONE,
    ) -> None:
        self.most = usual() if processes is None else processes
        self.job = job
        self.start = start
        self.programs = programs  # the levels that are programs, with their commands
        self.queue: FairQueue[Asked] = FairQueue(_is_short)
        self.alive: set[Worker] = set()
        self.idle: list[Worker] = []
        self.busy: set[asyncio.Task[None]] = set()

    async def choose(self, question: MoveRequest) -> list[str]:
        """Ask the bot; once more if it failed, then an easier one."""
        seat, usual = question.seat, self._offered(question.level)
        for level in (usual, usual, EASIEST):
            try:
                program = self.programs.get(level, "")
                return await self._ask(question._replace(level=level, program=program))
            except (EOFError, OSError, TimeoutError):
                log.error("the worker of bot %s died in seat %d: starting another", level, seat)
            except Exception:
                log.exception("bot %s failed in seat %d", level, seat)
        raise BotFailure(f"no bot could choose for seat {seat}")

    def _offered(self, level: str) -> str:
        """The level, or another in place of a program that this host does not offer any more."""
        if not is_program(level) or level in self.programs:
            return level
        log.warning("%s is not offered: a bot of ours plays", level)
        return STAND_IN

    async def _ask(self, question: MoveRequest) -> list[str]:
        """Stand in line, and wait for the answer."""
        asked = Asked(question, asyncio.get_running_loop().create_future())
        self.queue.put(question.asker, asked)
        self._serve()
        return await asked.answer

    def _serve(self) -> None:
        """Give those whose turn it is to processes that have nothing to do."""
        while self.queue and len(self.busy) < self.most:
            asked = self.queue.get()
            if asked.answer.done():
                continue  # nobody waits for it any more
            task = asyncio.create_task(self._answer(asked))
            self.busy.add(task)
            task.add_done_callback(self._served)

    def _served(self, task: "asyncio.Task[None]") -> None:
        self.busy.discard(task)
        if not task.cancelled():
            self._serve()

    async def _answer(self, asked: Asked) -> None:
        """Have one question answered; a process that fails to is stopped."""
        try:
            worker = self._worker()
            try:
                seconds = self._seconds(asked.question.level)
                answer = await worker.ask(asked.question._replace(seconds=seconds))
            except BotFailure:
                self.idle.append(worker)  # the bot is to blame
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
        """A process that has nothing to do."""
        if self.idle:
            return self.idle.pop()
        worker = self.start(self.job)
        self.alive.add(worker)
        return worker

    def _seconds(self, level: str) -> float:
        """For how long a level thinks about a turn: less when others wait for the processes."""
        share = self.most / max(self.most, self.queue.waiting_long() + 1)
        return max(LEAST, LEVELS.get(level, inf) * share)

    def close(self) -> None:
        """Stop all processes, also those that think."""
        for task in self.busy:
            task.cancel()
        for worker in self.alive:
            worker.close()
        self.alive.clear()
        self.idle.clear()
