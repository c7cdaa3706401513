"""Clocks: how much time there is to think, as a table agreed on before the first choice."""

import re
from dataclasses import dataclass
from typing import Final

SECOND: Final = 1.0
MINUTE: Final = 60 * SECOND
DAY: Final = 24 * 60 * MINUTE
MOST: Final = 60 * DAY  # that anybody may take
BACK: Final = 10  # whoever ran out and comes back has at least such a part of it all
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

    def after(self, left: float) -> float:
        """What somebody has after a turn, by what was left of it then."""
        return self.first if self.days else left + self.seconds

    def back(self, left: float) -> float:
        """What somebody has who comes back: enough to be there at all."""
        return self.first if self.days else max(left, self.first / BACK)


def clock_of(text: str) -> Clock | None:
    """The clock such a text stands for: `10m+15s`, `3d`; None for '' and refuses all others."""
    if not text:
        return None
    if (live := _LIVE.fullmatch(text)) and int(live[1]):
        return Clock(minutes=int(live[1]), seconds=int(live[2]))
    if (days := _DAYS.fullmatch(text)) and 0 < int(days[1]) * DAY <= MOST:
        return Clock(days=int(days[1]))
    raise ValueError(f"{text!r} is no clock: 10m+15s and 3d are")
