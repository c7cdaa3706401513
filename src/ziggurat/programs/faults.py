"""Faults of programs; each costs a choice."""

from typing import Final

MISSING: Final = "missing"  # it cannot be started
DEAD: Final = "dead"  # it has ended, or closed its output
SLOW: Final = "slow"  # no answer in its time
ENDLESS: Final = "endless"  # a line that does not end
GARBAGE: Final = "garbage"  # a line that is no answer
ILLEGAL: Final = "illegal"  # a choice that is not open
CHATTY: Final = "chatty"  # output without a request
GIVEN_UP: Final = "given-up"  # not asked any more in this game
FAULTS: Final = (MISSING, DEAD, SLOW, ENDLESS, GARBAGE, ILLEGAL, CHATTY, GIVEN_UP)

SHOWN: Final = 80  # characters of what it said


class Fault(Exception):
    """A program did not choose."""

    def __init__(self, kind: str, seen: str) -> None:
        super().__init__(f"{kind}: {seen}")
        self.kind = kind
        self.seen = seen


def printable(said: bytes | str) -> str:
    """A program's output, shortened and safe to print: without line ends and control characters."""
    text = said.decode("utf-8", "replace") if isinstance(said, bytes) else said
    safe = "".join(one if one.isprintable() else "·" for one in text[: SHOWN + 1])
    return safe if len(safe) <= SHOWN else safe[:SHOWN] + "…"
