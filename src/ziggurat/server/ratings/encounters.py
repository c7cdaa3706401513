"""Encounters: past opponents in rated games, so that repeated pairings count less and less."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from ziggurat.server.ratings.model import RatedPlayer
from ziggurat.server.ratings.skill import MIN_BOARD_OPPONENTS, NEW, STORED_DIGITS

REPEAT_WINDOW_S: Final = 30 * 24 * 3600.0
UNKNOWN: Final = "?"  # stands for all deleted users
REPEAT_FACTOR: Final = 0.8  # weight factor of each earlier game of a pair


class Encounters:
    """Past games by pair and by player; users are identified by the account that played.

    Merged accounts count as one. Users who deleted their accounts during a game count as a single
    user.
    """

    def __init__(self) -> None:
        self._games: defaultdict[tuple[str, frozenset[str]], dict[str, float]] = defaultdict(dict)
        self._opponents: defaultdict[tuple[str, str], set[str]] = defaultdict(set)

    def weights(self, kind: str, stakes: Sequence[RatedPlayer], when: float) -> list[float]:
        """The weight of a game for each seat, by its most frequent recent opponent."""
        people = [player_key(stake) for stake in stakes]
        return [
            round(REPEAT_FACTOR ** self._most(kind, person, people, when), STORED_DIGITS)
            for person in people
        ]

    def _most(self, kind: str, person: str, people: Sequence[str], when: float) -> int:
        return max((self._often(kind, person, other, when) for other in people), default=0)

    def _often(self, kind: str, person: str, other: str, when: float) -> int:
        """The number of recent games of a pair of users; games against bots never repeat."""
        if not person or not other or person == other:
            return 0
        times = self._games.get((kind, frozenset((person, other))), {}).values()
        return sum(time > when - REPEAT_WINDOW_S for time in times)

    def opponents(self, kind: str, person: str) -> int:
        """The number of different opponents of a player, capped at the leaderboard's minimum."""
        return min(MIN_BOARD_OPPONENTS, len(self._opponents[kind, person]))

    def add(self, kind: str, game: str, stakes: Sequence[RatedPlayer], when: float) -> None:
        """Add a counted game."""
        for seat, one in enumerate(stakes):
            for other in [*stakes[:seat], *stakes[seat + 1 :]]:
                self.meet(kind, game, one.person, other, when)

    def meet(self, kind: str, game: str, person: str, other: RatedPlayer, when: float) -> None:
        """Add an opponent of a player in a game; bots are identified by their strength."""
        if not person or other.person == person:
            return
        bot, name = other.bot, player_key(other)
        self._opponents[kind, person].add(name or (f"{bot.mu} {bot.sigma}" if bot else ""))
        if name:
            self._games[kind, frozenset((person, name))][game] = when

    def join(self, person: str, heir: str) -> None:
        """Merge the games of a user into another's."""
        for kind, pair in [one for one in self._games if person in one[1]]:
            games = self._games.pop((kind, pair))
            for other in pair - {person, heir}:
                self._games[kind, frozenset((heir, other))].update(games)
        for kind, who in [one for one in self._opponents if one[1] == person]:
            self._opponents[kind, heir] |= self._opponents.pop((kind, who))
        for (_, who), opponents in self._opponents.items():
            if person in opponents:
                opponents.remove(person)
                opponents.add(heir)
            if who == heir:
                opponents.discard(heir)


def player_key(stake: RatedPlayer) -> str:
    """The player of a seat: account id, UNKNOWN for a deleted one, '' for a bot."""
    return stake.person or (UNKNOWN if stake.bot == NEW else "")
