"""Whether processes are gone."""

import time
from pathlib import Path

LONGEST = 20.0  # seconds


def is_gone(process: int) -> bool:
    """Whether it has ended; one that is dead and not yet missed (Z) has."""
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2]
    except (FileNotFoundError, ProcessLookupError):
        return True
    return state.split()[0] == "Z"


def wait_until_gone(process: int) -> None:
    """Nothing tells us when another's child ends."""
    deadline = time.monotonic() + LONGEST
    while not is_gone(process):
        assert time.monotonic() < deadline, f"{process} lives on"
        time.sleep(0.02)
