"""A program by name: `NAME=COMMAND`, as on the command line."""

import re
import shlex
import shutil
from typing import Final, NamedTuple

from ziggurat.core.errors import ZigguratError

SPEC: Final = re.compile(r"([A-Za-z][\w.-]*?(?:-(\d+(?:\.\d+)?)s)?)=(.*)", re.A | re.S)
LONGEST: Final = 20  # characters of a name: it stands on a tile, and in a column of the database
DEFAULT_TURN_TIMEOUT_S: Final = 5.0  # seconds a turn
MAX_TURN_TIMEOUT_S: Final = 30.0  # upper limit for all programs


class BadProgram(ZigguratError):
    """The text does not name a program."""


class Program(NamedTuple):
    """What it is called, how it is started, and how long it may think about a turn."""

    name: str
    command: tuple[str, ...]
    seconds: float = DEFAULT_TURN_TIMEOUT_S


def parse_program(spec: str) -> Program:
    """The program a text names; the command is split as a shell would, but no shell runs it."""
    found = SPEC.fullmatch(spec)
    if found is None:
        raise BadProgram(
            f"give programs as NAME=COMMAND, the name in letters and digits, not {spec!r}"
        )
    name, seconds, words = found.groups()
    if len(name) > LONGEST:
        raise BadProgram(f"a program's name has at most {LONGEST} characters, not {len(name)}")
    try:
        command = tuple(shlex.split(words))
    except ValueError as error:
        raise BadProgram(f"the command of {name} cannot be read: {error}") from error
    if not command:
        raise BadProgram(f"{name} has no command")
    if seconds is not None and not 0 < float(seconds) <= MAX_TURN_TIMEOUT_S:
        raise BadProgram(
            f"the time of {name} must be more than 0 and at most {MAX_TURN_TIMEOUT_S:g} "
            "seconds per turn"
        )
    return Program(name, command, DEFAULT_TURN_TIMEOUT_S if seconds is None else float(seconds))


def parse_installed(spec: str) -> Program:
    """The same, refused if there is nothing to be started."""
    program = parse_program(spec)
    if shutil.which(program.command[0]) is None:
        raise BadProgram(f"command not found for {program.name}: {program.command[0]!r}")
    return program
