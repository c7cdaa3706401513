"""Ratings: what a game that counts makes of what was believed of those who played it.

Numbers are rounded after each game, so that whoever folds the same games has the same numbers to
the last digit.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ziggurat.arena.strengths import above_medium
from ziggurat.server.game.events import BOT, PERSON, Player
from ziggurat.server.game.leaving import Attendance
from ziggurat.server.ratings.skill import DIGITS, MEASURED, MODEL, NEW, POINTS, Change, Skill

RULES: Final = 2  # of fair play by which games count now; a game counted before keeps its own
UNFIT: Final = "table"  # a seat without an account, two seats of one, a bot nobody has measured
ADDRESS: Final = "address"  # two accounts took their seats from one address
ABORTED: Final = "aborted"  # the game ended before every seat had ended a turn of its own
AGREED: Final = "agreed"  # the players agreed to end it, and nobody had left


class Stake(NamedTuple):
    """Who plays for a seat: somebody, or a bot with what was measured of it."""

    person: str  # '' for a bot, and for somebody forgotten
    bot: Skill | None = None


class Ended(NamedTuple):
    """How a game ended: the places, none if it was broken off, and who left before, in order."""

    places: tuple[int, ...]
    left: tuple[int, ...] = ()  # seats whose persons did not come back; out of time is left too

    def ranks(self, seats: int) -> list[int]:
        """Who came before whom: who stayed by places, then who left, the last of them first."""
        behind = {seat: seats + at for at, seat in enumerate(reversed(self.left), start=1)}
        return [behind.get(seat, self.places[seat] if self.places else 1) for seat in range(seats)]

    def counts(self, seats: int) -> set[int]:
        """The seats it counts for: of a game broken off who left, and who is left alone."""
        if self.places:
            return set(range(seats))
        if not self.left:
            return set()
        ranks = self.ranks(seats)
        first = [seat for seat in range(seats) if ranks[seat] == min(ranks)]
        return {*self.left, *(first if len(first) == 1 else [])}


def rung(game: str, level: str) -> Skill | None:
    """The fixed skill of a bot: None if nobody has measured that level in that game."""
    points = above_medium(game, level)
    return None if points is None else Skill(round(MODEL.mu + points / POINTS, DIGITS), MEASURED)


def staked(game: str, players: Iterable[Player]) -> list[Stake] | None:
    """Who plays for which seat of a table that may be rated, else None.

    Nobody has two seats, bots are measured, and somebody plays somebody. Of whoever is not known
    any more as little is believed as of somebody new: who stayed has played them all the same.
    """
    stakes = [_stake(game, one) for one in players]
    people = [one.person for one in stakes if one.person]
    if not people or len(stakes) < 2 or len(set(people)) < len(people):
        return None
    return stakes if all(one.person or one.bot for one in stakes) else None


def _stake(game: str, player: Player) -> Stake:
    if player.kind == BOT:
        return Stake("", rung(game, player.level))
    forgotten = player.kind == PERSON and not player.person
    return Stake(player.person, NEW if forgotten else None)


def unrated(stakes: Sequence[Stake] | None, ended: Ended, there: Attendance, shared: bool) -> str:
    """Why a game at a rated table does not count; empty if it does.

    `shared` says whether two accounts at the table have one address.
    """
    if stakes is None:
        return UNFIT
    if shared:
        return ADDRESS
    if not ended.places and len(there.turned) < len(stakes):
        return ABORTED
    return "" if ended.counts(len(stakes)) else AGREED


def rated(
    skills: Sequence[Skill],
    stakes: Sequence[Stake],
    ended: Ended,
    weights: Sequence[float] | None = None,
) -> list[Change]:
    """What a game makes of what was believed of those who played; of a bot the same is believed.

    A seat with a weight below 1 moves only by that part of the way.
    """
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in skills]
    ranks = [float(rank) for rank in ended.ranks(len(skills))]
    counts = ended.counts(len(skills))
    changes = []
    for seat, (one, [told]) in enumerate(zip(skills, MODEL.rate(teams, ranks=ranks), strict=True)):
        weight = weights[seat] if weights else 1.0
        moved = one._replace(
            mu=round(one.mu + weight * (told.mu - one.mu), DIGITS),
            sigma=round(one.sigma + weight * (told.sigma - one.sigma), DIGITS),
            games=one.games + 1,
        )
        stays = stakes[seat].bot is not None or seat not in counts
        changes.append(Change(one, one if stays else moved))
    return changes


def joined(one: Skill, other: Skill) -> Skill:
    """What is believed of two who turn out to be one: of whom more is known, and all games."""
    surer = min(one, other, key=lambda skill: skill.sigma)
    met = max(one.opponents, other.opponents)  # some may be the same
    return surer._replace(games=one.games + other.games, opponents=met)
