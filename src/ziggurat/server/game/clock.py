"""Game clocks: time controls, and the time left per seat."""

import re
from dataclasses import dataclass
from typing import Final

from ziggurat.core.rules import NOBODY
from ziggurat.server.config import CONFIG

SECOND_S: Final = 1.0
MINUTE_S: Final = 60 * SECOND_S
DAY_S: Final = 24 * 60 * MINUTE_S
_LIVE: Final = re.compile(r"(\d{1,3})m\+(\d{1,3})s", re.ASCII)
_DAYS: Final = re.compile(r"(\d{1,2})d", re.ASCII)


@dataclass(frozen=True, slots=True)
class Clock:
    """A time control: minutes per game with an increment per turn, or days per turn."""

    minutes: int = 0
    seconds: int = 0
    days: int = 0

    def __str__(self) -> str:
        return f"{self.days}d" if self.days else f"{self.minutes}m+{self.seconds}s"

    @property
    def first(self) -> float:
        """The initial time."""
        return self.days * DAY_S or self.minutes * MINUTE_S

    @property
    def warns(self) -> float:
        """The time left at which a player is warned."""
        return self.first / 8 if self.days else min(MINUTE_S, self.first / 5)

    def after(self, left: float) -> float:
        """The time after a turn, given what was left of it."""
        return self.first if self.days else left + self.seconds


def clock_of(text: str) -> Clock | None:
    """Parse a time control such as `10m+15s` or `3d`; None for '', refuses anything else."""
    if not text:
        return None
    if (live := _LIVE.fullmatch(text)) and int(live[1]):
        return Clock(minutes=int(live[1]), seconds=int(live[2]))
    if (days := _DAYS.fullmatch(text)) and 0 < int(days[1]) * DAY_S <= CONFIG.game.max_clock_s:
        return Clock(days=int(days[1]))
    raise ValueError(f"{text!r} is no clock: 10m+15s and 3d are")


def suggested_clocks(minutes: int) -> list[Clock]:
    """Suggested time controls for a typical playing time: fast, slow, and by days."""
    live = [Clock(minutes // 2, 10), Clock(minutes, 15), Clock(2 * minutes, 30)]
    return [*live, *(Clock(days=days) for days in (1, 3, 7))]


class ClockState:
    """Time left per seat, and the running clock.

    Moments are game time, which excludes server downtime.
    """

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.first] * seats
        self.started = False  # by the first choice of a player, or when all were connected
        self.seat = NOBODY
        self.since = 0.0

    @property
    def ends(self) -> float | None:
        """When the running clock expires; None while none runs."""
        return None if self.seat == NOBODY else self.since + self.left[self.seat]

    def of(self, seat: int, now: float) -> float:
        """The time left to a seat at a moment."""
        used = max(0.0, now - self.since) if seat == self.seat else 0.0
        return max(0.0, self.left[seat] - used)

    def state(self, now: float) -> dict[str, object]:
        """Clock state for clients: time left, running seat and warning threshold."""
        left = [round(self.of(seat, now), 1) for seat in range(len(self.left))]
        runs = None if self.seat == NOBODY else self.seat
        return {"left": left, "runs": runs, "warn": self.clock.warns}

    def run(self, seat: int, at: float) -> None:
        """Start the clock of this seat and stop any other; NOBODY stops all."""
        if seat != self.seat:
            self._stop(at)
            self.seat, self.since = seat, at

    def turned(self, seat: int, at: float) -> None:
        """A turn has ended: credit the seat whose clock ran."""
        if seat == self.seat:
            self._stop(at)
            self.left[seat] = self.clock.after(self.left[seat])

    def after_return(self, seat: int) -> float:
        """The time of a player who returns after a timeout: one turn's credit."""
        return self.clock.after(self.left[seat])

    def back(self, seat: int) -> None:
        """A player returns after a timeout."""
        self.left[seat] = self.after_return(seat)

    def _stop(self, at: float) -> None:
        if self.seat != NOBODY:
            self.left[self.seat] = self.of(self.seat, at)
        self.seat = NOBODY
