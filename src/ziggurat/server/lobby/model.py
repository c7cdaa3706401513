"""Open tables: players, free seats and options."""

from dataclasses import dataclass

from ziggurat.server.game.clock import Clock
from ziggurat.server.game.players import Player
from ziggurat.server.ratings.skill import Skill


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table its creator has opened to everyone."""

    id: str
    game: str
    options: tuple[tuple[str, str], ...]
    created: float
    players: tuple[Player, ...]
    clock: Clock | None = None
    rated: bool = False
    skills: tuple[Skill | None, ...] = ()  # by seat: None where it is free
    version: int = 0  # of the rules it was created by

    @property
    def free(self) -> int:
        """The number of free seats."""
        return sum(player.is_open for player in self.players)

    @property
    def is_going(self) -> bool:
        """Whether it has begun: with a clock, once all seats are taken."""
        awaited = self.clock and any(player.is_invited for player in self.players)
        return not self.free and not awaited

    @property
    def comes(self) -> int:
        """The number of seats that are taken or reserved."""
        return len(self.players) - self.free

    @property
    def people(self) -> frozenset[str]:
        """The known user ids of the players."""
        return frozenset(player.person for player in self.players if player.person)

    @property
    def names(self) -> list[str]:
        """The names of the players."""
        return [player.name for player in self.players if not player.is_invited]

    @property
    def has_persons(self) -> bool:
        """Whether a human player sits there."""
        return any(player.is_person for player in self.players)
