"""Tables as strangers see them: who sits there, which seats are free, by which options."""

from dataclasses import dataclass

from ziggurat.server.game.clock import Clock
from ziggurat.server.game.events import INVITED, PERSON, Player
from ziggurat.server.ratings.skill import Skill


@dataclass(frozen=True, slots=True)
class Listed:
    """A table that its maker has opened to anybody."""

    id: str
    game: str
    options: tuple[tuple[str, str], ...]
    created: float
    players: tuple[Player, ...]
    clock: Clock | None = None
    rated: bool = False
    skills: tuple[Skill | None, ...] = ()  # by seat: None where nobody sits yet
    version: int = 0  # of the rules it was made by

    @property
    def free(self) -> int:
        """How many seats wait for whoever comes."""
        return sum(player.is_open for player in self.players)

    @property
    def is_going(self) -> bool:
        """Whether it has begun: on a clock, only once everybody has come."""
        awaited = self.clock and any(player.kind == INVITED for player in self.players)
        return not self.free and not awaited

    @property
    def comes(self) -> int:
        """How many seats somebody sits in, or is awaited in."""
        return len(self.players) - self.free

    @property
    def people(self) -> frozenset[str]:
        """Those known to sit there."""
        return frozenset(player.person for player in self.players if player.person)

    @property
    def names(self) -> list[str]:
        """Those who sit there."""
        return [player.name for player in self.players if player.kind != INVITED]

    @property
    def has_persons(self) -> bool:
        """Whether anybody but bots sits there."""
        return any(player.kind == PERSON for player in self.players)
