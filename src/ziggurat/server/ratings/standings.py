"""Standings: all skills by game, folded from counted games in order."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from ziggurat.server.game.players import Player
from ziggurat.server.ratings.encounters import Encounters
from ziggurat.server.ratings.model import (
    FAIR_PLAY_VERSION,
    GameEnd,
    RatedPlayer,
    merge_skills,
    rated,
    rung,
)
from ziggurat.server.ratings.skill import NEW, Change, Skill

StandingKey: TypeAlias = tuple[str, str]  # kind of game, user


class CountedGame(NamedTuple):
    """A counted game: id, kind, players by seat, end and time."""

    id: str
    game: str
    stakes: list[RatedPlayer]
    ended: GameEnd
    when: float = 0.0
    rules: int = FAIR_PLAY_VERSION


class Standings:
    """The current skills of all users."""

    def __init__(
        self,
        skills: Mapping[StandingKey, Skill] | None = None,
        encounters: Encounters | None = None,
    ) -> None:
        self.skills = dict(skills or {})
        self.encounters = encounters or Encounters()

    def count(self, one: CountedGame) -> list[Change]:
        """Update the skills of a game's players."""
        places = [(one.game, stake.person) for stake in one.stakes]
        skills = [
            stake.bot or self.skills.get(place, NEW)
            for stake, place in zip(one.stakes, places, strict=True)
        ]
        weights = self.encounters.weights(one.game, one.stakes, one.when)
        changes = rated(
            skills, one.stakes, one.ended, weights if one.rules >= FAIR_PLAY_VERSION else None
        )
        self.encounters.add(one.game, one.id, one.stakes, one.when)
        for place, change in zip(places, changes, strict=True):
            if change.after != change.before:
                self.skills[place] = change.after
            if known := self.skills.get(place):
                met = max(known.opponents, self.encounters.opponents(*place))
                self.skills[place] = known._replace(opponents=met)
        return changes

    def join(self, person: str, heir: str) -> None:
        """Merge the skill of a user into another's."""
        self.encounters.join(person, heir)
        for game in [game for game, who in self.skills if who == person]:
            skill, other = self.skills.pop((game, person)), self.skills.get((game, heir))
            self.skills[game, heir] = merge_skills(skill, other) if other else skill


def seated(
    skills: Mapping[StandingKey, Skill], game: str, players: Sequence[Player]
) -> tuple[Skill | None, ...]:
    """The skills of a table's players, by seat: None for free seats."""
    return tuple(
        skills.get((game, one.person), NEW) if one.person else rung(game, one.bot)
        for one in players
    )
