"""Rating update: the new skills of the players after a counted game.

Numbers are rounded after each game, so that recomputing the same games gives identical numbers.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ziggurat.arena.strengths import above_medium
from ziggurat.server.game.leaving import Attendance
from ziggurat.server.game.players import Player
from ziggurat.server.ratings.skill import (
    BOT_SIGMA,
    MODEL,
    NEW,
    POINTS_PER_MU,
    STORED_DIGITS,
    Change,
    Skill,
)

FAIR_PLAY_VERSION: Final = 2  # current version of the fair play rules; counted games keep their own
UNFIT: Final = "table"  # a seat without an account, two seats of one, or an unmeasured bot
ADDRESS: Final = "address"  # two accounts took their seats from one address
ABORTED: Final = "aborted"  # the game ended before every seat had ended a turn of its own
AGREED: Final = "agreed"  # the players agreed to end it, and none had left


class RatedPlayer(NamedTuple):
    """The rated player of a seat: a user, or a bot with its measured skill."""

    person: str  # '' for bots and deleted users
    bot: Skill | None = None


class GameEnd(NamedTuple):
    """The end of a game: places, none if it was closed early, and earlier departures in order."""

    places: tuple[int, ...]
    left: tuple[int, ...] = ()  # seats of absent players, timeouts included

    def ranks(self, seats: int) -> list[int]:
        """Final ranking: remaining players by places, then absent ones, last departure first."""
        behind = {seat: seats + at for at, seat in enumerate(reversed(self.left), start=1)}
        return [behind.get(seat, self.places[seat] if self.places else 1) for seat in range(seats)]

    def counts(self, seats: int) -> set[int]:
        """The seats it counts for; in a game closed early, those gone and a sole remaining one."""
        if self.places:
            return set(range(seats))
        if not self.left:
            return set()
        ranks = self.ranks(seats)
        first = [seat for seat in range(seats) if ranks[seat] == min(ranks)]
        return {*self.left, *(first if len(first) == 1 else [])}


def rung(game: str, level: str) -> Skill | None:
    """The fixed skill of a bot; None if this level was not measured in that game."""
    points = above_medium(game, level)
    return (
        None
        if points is None
        else Skill(round(MODEL.mu + points / POINTS_PER_MU, STORED_DIGITS), BOT_SIGMA)
    )


def rated_players(game: str, players: Iterable[Player]) -> list[RatedPlayer] | None:
    """The rated players of a table; None if it may not be rated.

    Each user has one seat, bots have a measured skill, and there are at least two players, one of
    them a user. Deleted users count with the skill of a new one, as the others have played them all
    the same.
    """
    stakes = [_stake(game, one) for one in players]
    people = [one.person for one in stakes if one.person]
    if not people or len(stakes) < 2 or len(set(people)) < len(people):
        return None
    return stakes if all(one.person or one.bot for one in stakes) else None


def _stake(game: str, player: Player) -> RatedPlayer:
    if player.is_bot:
        return RatedPlayer("", rung(game, player.bot))
    forgotten = player.is_person and not player.person
    return RatedPlayer(player.person, NEW if forgotten else None)


def unrated(
    stakes: Sequence[RatedPlayer] | None, ended: GameEnd, there: Attendance, shared: bool
) -> str:
    """Why a rated game does not count; empty if it does.

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
    stakes: Sequence[RatedPlayer],
    ended: GameEnd,
    weights: Sequence[float] | None = None,
) -> list[Change]:
    """The players' skills after a game; those of bots are fixed.

    A seat with a weight below 1 gets only that fraction of the change.
    """
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in skills]
    ranks = [float(rank) for rank in ended.ranks(len(skills))]
    counts = ended.counts(len(skills))
    changes = []
    for seat, (one, [told]) in enumerate(zip(skills, MODEL.rate(teams, ranks=ranks), strict=True)):
        weight = weights[seat] if weights else 1.0
        moved = one._replace(
            mu=round(one.mu + weight * (told.mu - one.mu), STORED_DIGITS),
            sigma=round(one.sigma + weight * (told.sigma - one.sigma), STORED_DIGITS),
            games=one.games + 1,
        )
        stays = stakes[seat].bot is not None or seat not in counts
        changes.append(Change(one, one if stays else moved))
    return changes


def merge_skills(one: Skill, other: Skill) -> Skill:
    """The skill of a merged account: the better known one, with all games."""
    surer = min(one, other, key=lambda skill: skill.sigma)
    met = max(one.opponents, other.opponents)  # some opponents may be the same
    return surer._replace(games=one.games + other.games, opponents=met)
