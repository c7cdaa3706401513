"""Encounters: who met whom in games that counted, so that repeated pairs count less and less."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from ziggurat.server.play.ratings import Stake
from ziggurat.server.play.skill import BOARD_OPPONENTS, DIGITS, NEW

REPEAT_WINDOW_SECONDS: Final = 30 * 24 * 3600.0
UNKNOWN: Final = "?"  # in place of everybody who has deleted their profile
REPEAT_FACTOR: Final = 0.8  # by which each earlier game of a pair makes the next one count less


class Encounters:
    """Past games by pair and by player; people are told apart by the account that played.

    Whoever was joined is who they were joined with. Players who deleted their profiles during a
    game are taken for one and the same.
    """

    def __init__(self) -> None:
        self._games: defaultdict[tuple[str, frozenset[str]], dict[str, float]] = defaultdict(dict)
        self._opponents: defaultdict[tuple[str, str], set[str]] = defaultdict(set)

    def weights(self, kind: str, stakes: Sequence[Stake], when: float) -> list[float]:
        """How much a game counts for each seat: by the opponent it has met most often lately."""
        people = [named(stake) for stake in stakes]
        return [
            round(REPEAT_FACTOR ** self._most(kind, person, people, when), DIGITS)
            for person in people
        ]

    def _most(self, kind: str, person: str, people: Sequence[str], when: float) -> int:
        return max((self._often(kind, person, other, when) for other in people), default=0)

    def _often(self, kind: str, person: str, other: str, when: float) -> int:
        """How many games two people have played against each other lately; bots never repeat."""
        if not person or not other or person == other:
            return 0
        times = self._games.get((kind, frozenset((person, other))), {}).values()
        return sum(time > when - REPEAT_WINDOW_SECONDS for time in times)

    def opponents(self, kind: str, person: str) -> int:
        """How many different opponents a player has met, up to what a board asks for."""
        return min(BOARD_OPPONENTS, len(self._opponents[kind, person]))

    def add(self, kind: str, game: str, stakes: Sequence[Stake], when: float) -> None:
        """Remember a game that counted."""
        for seat, one in enumerate(stakes):
            for other in [*stakes[:seat], *stakes[seat + 1 :]]:
                self.meet(kind, game, one.person, other, when)

    def meet(self, kind: str, game: str, person: str, other: Stake, when: float) -> None:
        """Remember that a player had an opponent in a game; a bot is known by its strength."""
        if not person or other.person == person:
            return
        bot, name = other.bot, named(other)
        self._opponents[kind, person].add(name or (f"{bot.mu} {bot.sigma}" if bot else ""))
        if name:
            self._games[kind, frozenset((person, name))][game] = when

    def join(self, person: str, heir: str) -> None:
        """Move the games of one account to another; its repeated pairs keep their count."""
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


def named(stake: Stake) -> str:
    """Who plays for a seat: the account, UNKNOWN for one that was deleted, '' for a bot."""
    return stake.person or (UNKNOWN if stake.bot == NEW else "")
