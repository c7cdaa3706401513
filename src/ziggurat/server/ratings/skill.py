"""Skill: what is believed of somebody who plays a game, and how it is told.

The model is that of Plackett and Luce as openskill has it: a mean and a deviation, moved by who
came before whom.
"""

from math import sqrt
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from ziggurat.arena.ratings import SCALE

MODEL: Final = PlackettLuce()
DIGITS: Final = 6
MEASURED: Final = 1.0  # the deviation of a bot: what is measured is hardly in doubt
POINTS: Final = SCALE / sqrt(2 * (MODEL.beta**2 + MEASURED**2))
"""Points of Elo for one of the model's mean: exact for two bots at a table for two."""
MIDDLE: Final = 1500  # points of a medium bot, and of whoever is new
SURE: Final = 2  # deviations to either side: 19 times out of 20
SETTLED: Final = 10  # games; with fewer a rating is provisional
BOARD_OPPONENTS: Final = 3  # different people or bots one has to meet to be listed on a board


class Skill(NamedTuple):
    """What is believed of somebody who plays a game, and from how many games."""

    mu: float
    sigma: float
    games: int = 0
    opponents: int = 0  # different ones, counted up to what a board asks for

    @property
    def points(self) -> int:
        """The mean on a scale people know: 200 more win three games out of four."""
        return round(MIDDLE + POINTS * (self.mu - MODEL.mu))

    @property
    def margin(self) -> int:
        """How many points more or less it may be."""
        return round(SURE * POINTS * self.sigma)

    @property
    def settled(self) -> bool:
        """Whether enough games were played to be compared with others."""
        return self.games >= SETTLED


NEW: Final = Skill(MODEL.mu, round(MODEL.sigma, DIGITS))


class Change(NamedTuple):
    """A rating before and after a game."""

    before: Skill
    after: Skill

    @property
    def points(self) -> int:
        """How many points it brought, or cost, as both are shown."""
        return self.after.points - self.before.points
