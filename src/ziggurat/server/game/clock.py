"""Clocks: how much time there is to think, as a table agreed on before the first choice."""

import re
from dataclasses import dataclass
from typing import Final

from ziggurat.core.rules import NOBODY

SECOND: Final = 1.0
MINUTE: Final = 60 * SECOND
DAY: Final = 24 * 60 * MINUTE
MOST: Final = 60 * DAY  # that anybody may take
_LIVE: Final = re.compile(r"(\d{1,3})m\+(\d{1,3})s", re.ASCII)
_DAYS: Final = re.compile(r"(\d{1,2})d", re.ASCII)


@dataclass(frozen=True, slots=True)
class Clock:
    """Minutes for the whole game and seconds more with each turn, or days for each turn."""

    minutes: int = 0
    seconds: int = 0
    days: int = 0

    def __str__(self) -> str:
        return f"{self.days}d" if self.days else f"{self.minutes}m+{self.seconds}s"

    @property
    def first(self) -> float:
        """What everybody has at the beginning."""
        return self.days * DAY or self.minutes * MINUTE

    @property
    def warns(self) -> float:
        """How much is left when somebody is warned."""
        return self.first / 8 if self.days else min(MINUTE, self.first / 5)

    def after(self, left: float) -> float:
        """What somebody has after a turn, by what was left of it then."""
        return self.first if self.days else left + self.seconds


def clock_of(text: str) -> Clock | None:
    """The clock such a text stands for: `10m+15s`, `3d`; None for '' and refuses all others."""
    if not text:
        return None
    if (live := _LIVE.fullmatch(text)) and int(live[1]):
        return Clock(minutes=int(live[1]), seconds=int(live[2]))
    if (days := _DAYS.fullmatch(text)) and 0 < int(days[1]) * DAY <= MOST:
        return Clock(days=int(days[1]))
    raise ValueError(f"{text!r} is no clock: 10m+15s and 3d are")


def usual(minutes: int) -> list[Clock]:
    """Clocks for a game for which so many minutes are enough for most: quick, calm, by days."""
    live = [Clock(minutes // 2, 10), Clock(minutes, 15), Clock(2 * minutes, 30)]
    return [*live, *(Clock(days=days) for days in (1, 3, 7))]


class Times:
    """What everybody has left, and whose time runs since when.

    All moments are seconds somebody served: while nobody does, no time passes.
    """

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.first] * seats
        self.seat = NOBODY
        self.since = 0.0

    @property
    def ends(self) -> float | None:
        """When the time that runs is up: None while nobody's runs."""
        return None if self.seat == NOBODY else self.since + self.left[self.seat]

    def of(self, seat: int, now: float) -> float:
        """What a seat has left at a moment."""
        used = max(0.0, now - self.since) if seat == self.seat else 0.0
        return max(0.0, self.left[seat] - used)

    def told(self, now: float) -> dict[str, object]:
        """What everybody has left, whose time runs, and when to warn: for tabs and scripts."""
        left = [round(self.of(seat, now), 1) for seat in range(len(self.left))]
        runs = None if self.seat == NOBODY else self.seat
        return {"left": left, "runs": runs, "warn": self.clock.warns}

    def run(self, seat: int, at: float) -> None:
        """From now on the time of this seat runs, or nobody's."""
        if seat != self.seat:
            self._stop(at)
            self.seat, self.since = seat, at

    def turned(self, seat: int, at: float) -> None:
        """A turn is over: whoever took time for it has what the clock gives for the next."""
        if seat == self.seat:
            self._stop(at)
            self.left[seat] = self.clock.after(self.left[seat])

    def after_return(self, seat: int) -> float:
        """What a player has who ran out of time and comes back: as after any turn, no more."""
        return self.clock.after(self.left[seat])

    def back(self, seat: int) -> None:
        """A player is back who had run out of time."""
        self.left[seat] = self.after_return(seat)

    def _stop(self, at: float) -> None:
        if self.seat != NOBODY:
            self.left[self.seat] = self.of(self.seat, at)
        self.seat = NOBODY
