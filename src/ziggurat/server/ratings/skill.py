"""Skill model: Plackett-Luce as in openskill, with a mean and a deviation."""

from math import sqrt
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from ziggurat.arena.ratings import SCALE

MODEL: Final = PlackettLuce()
STORED_DIGITS: Final = 6
BOT_SIGMA: Final = 1.0  # deviation of bots: their measured skill is nearly certain
POINTS_PER_MU: Final = SCALE / sqrt(2 * (MODEL.beta**2 + BOT_SIGMA**2))
"""Points of Elo for one of the model's mean: exact for two bots at a table for two."""
MIDDLE_POINTS: Final = 1500  # points of a medium bot and of new users
CONFIDENCE_SIGMAS: Final = 2  # deviations to either side: 95 % confidence
SETTLED_GAMES: Final = 10  # games; with fewer a rating is provisional
MIN_BOARD_OPPONENTS: Final = 3  # different opponents required for the leaderboard


class Skill(NamedTuple):
    """Skill estimate of a player in a game, with the number of games."""

    mu: float
    sigma: float
    games: int = 0
    opponents: int = 0  # different ones, capped at the leaderboard's minimum

    @property
    def points(self) -> int:
        """The mean on the displayed scale: 200 points more win three games out of four."""
        return round(MIDDLE_POINTS + POINTS_PER_MU * (self.mu - MODEL.mu))

    @property
    def margin(self) -> int:
        """The margin of error in points."""
        return round(CONFIDENCE_SIGMAS * POINTS_PER_MU * self.sigma)

    @property
    def settled(self) -> bool:
        """Whether the rating is not provisional any more."""
        return self.games >= SETTLED_GAMES


NEW: Final = Skill(MODEL.mu, round(MODEL.sigma, STORED_DIGITS))


class Change(NamedTuple):
    """A rating before and after a game."""

    before: Skill
    after: Skill

    @property
    def points(self) -> int:
        """The change in displayed points."""
        return self.after.points - self.before.points
