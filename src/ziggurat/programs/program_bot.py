"""ProgramBot: a bot whose choices come from an external program."""

import hashlib
import json
import logging
import time
from collections.abc import Callable
from typing import Final

from ziggurat import registry
from ziggurat.bots.bot import Bot, BotView, Lost
from ziggurat.programs.faults import GARBAGE, GIVEN_UP, ILLEGAL, Fault, printable
from ziggurat.programs.process import Process
from ziggurat.programs.program import parse_program

log = logging.getLogger(__name__)

PROTOCOL: Final = 1
START: Final = 20.0  # seconds added for the first answer, as the process has to start
GRACE: Final = 0.5  # seconds added for every answer, for the pipes
MAX_FAULTS_IN_A_ROW: Final = 3  # faults in a row after which it is not asked any more in this game


class ProgramBot(Bot):
    """Runs a program, one process per seat and game; a fault costs it the choice.

    Then the first open choice is played instead. A process with a fault is ended, and a new one
    is started for the next choice.
    """

    def __init__(
        self, spec: str, seed: int = 0, report: Callable[[Lost], None] | None = None
    ) -> None:
        self.program = parse_program(spec)
        self.seed = seed
        self.report = report or log_lost
        self.process: Process | None = None
        self.left = self.program.seconds  # of this turn
        self.starts = 0
        self.in_a_row = 0

    def choose(self, view: BotView) -> int:
        """The program's choice; it is not asked where only one is legal."""
        choice = view.choices[0] if len(view.choices) == 1 else self._asked(view)
        after = view.game.guess(view.seen, view.seat, view.pick)
        view.game.play(after, choice)
        if not view.game.goes_on(after, view.seat):
            self.left = self.program.seconds
        return choice

    def close(self) -> None:
        """End the process, if there is one."""
        if self.process is not None:
            self.process.close()
            self.process = None

    def _asked(self, view: BotView) -> int:
        """The program's answer, or the replacement after a fault."""
        try:
            choice = self._ask(view)
        except Fault as fault:
            self.close()
            self.in_a_row += 1
            last = "; given up for this game" if self.in_a_row == MAX_FAULTS_IN_A_ROW else ""
            self.report(Lost(self.program.name, fault.kind, fault.seen + last))
            return view.choices[0]
        self.in_a_row = 0
        return choice

    def _ask(self, view: BotView) -> int:
        if self.in_a_row >= MAX_FAULTS_IN_A_ROW:
            raise Fault(GIVEN_UP, f"not asked after {MAX_FAULTS_IN_A_ROW} faults in a row")
        asked, free = json_line(question(view, self.left)), GRACE
        if self.process is None:
            self.starts += 1
            self.process = Process(self.program.command)
            asked = json_line(self._greeting(view)) + asked
            free += START
        begun = time.monotonic()
        try:
            return parse_answer(self.process.ask(asked, self.left + free), view)
        finally:
            self.left = max(0.0, self.left - max(0.0, time.monotonic() - begun - free))

    def _greeting(self, view: BotView) -> dict[str, object]:
        """The first line sent to a process."""
        return {
            "protocol": PROTOCOL,
            "game": view.game.key,
            "seat": view.seat,
            "seconds": self.program.seconds,
            "seed": own_seed(self.seed, self.starts),
        }


def question(view: BotView, seconds: float) -> dict[str, object]:
    """The request for a choice: the seat's observation, and the time left."""
    facts = registry.observation(view.game, view.seen, view.seat, view.options)
    return {**facts, "seconds": round(seconds, 6)}


def json_line(told: dict[str, object]) -> bytes:
    """One line of JSON, in plain ASCII."""
    return json.dumps(told, separators=(",", ":")).encode() + b"\n"


def parse_answer(said: bytes, view: BotView) -> int:
    """The choice a line names."""
    try:
        told = json.loads(said)
    except (ValueError, RecursionError):
        told = None
    text = told.get("choice") if isinstance(told, dict) else None
    if not isinstance(text, str):
        raise Fault(GARBAGE, f"no answer: {printable(said)}")
    choice = view.game.catalogue.parse(text)
    if choice is None or choice not in view.choices:
        raise Fault(ILLEGAL, f"not open: {printable(text)}")
    return choice


def own_seed(seed: int, starts: int) -> int:
    """A seed of 32 bits for one process: the same again, and not that of the game's chance."""
    return int.from_bytes(hashlib.sha256(f"program {seed} {starts}".encode()).digest()[:4])


def log_lost(lost: Lost) -> None:
    """Without a report log each lost choice at once, and giving up once per game."""
    if lost.fault != GIVEN_UP:
        log.warning("%s lost a choice, %s: %s", *lost)
